# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Learn to play
learn-title-more = A first game with a guide at your side, the rules with pictures, and every tile.
# The way here, from the top of every page.
learn-open = Learn
learn-part-first = First game
learn-part-first-more = The table tells you what to do, against a friendly opponent.
learn-part-rules = Rules
learn-part-rules-more = Short and complete, with pictures and examples.
learn-rules-of = The rules of { $game }
# A rule by its number: “Rule CA 4.2”.
learn-rule = Rule { $rule }
learn-all-rules = All the rules
learn-contents = Contents
learn-search = Search the rules
learn-found =
    { $count ->
        [0] No paragraph has that.
        [one] One paragraph has that.
       *[other] { $count } paragraphs have that.
    }
learn-found-none = Try another word, or a shorter one.
