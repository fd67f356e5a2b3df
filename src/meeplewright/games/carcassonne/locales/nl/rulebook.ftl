### Notities bij de spelregels: wat andere uitgaven zeggen. We spelen volgens het gedrukte Hongaarse boek.

note-small-city = In vroege uitgaven levert een stad van twee tegels maar 2 punten op.
note-farmers = Latere uitgaven kennen deze beperking niet: een stad telt voor elke weide van jou die eraan grenst.
