### Notes beside the rules: what other printed rulebooks say. We play as the printed Hungarian rulebook.

note-small-city = In early printings a city of two tiles scores only 2 points.
note-farmers = Later printings have no such limit: a city scores for each of your fields next to it.
