# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

# Title of the page.
learn-title = Learn to play
learn-title-more = Tutorial, illustrated rules and every tile.
# Link at the top of every page.
learn-open = Learn
# Heading of a card, and tab.
learn-part-first = Tutorial
learn-part-first-more = Learn while playing a bot.
# Heading of a card, and tab.
learn-part-rules = Rules
# Under the heading of the card.
learn-part-rules-more = Short and complete, with pictures and examples.
# Title of the rules page.
learn-rules-of = Rules of { $game }
# A rule by its number: “Rule CA 4.2”.
learn-rule = Rule { $rule }
# Link to the whole rules page, from a single rule.
learn-all-rules = All rules
# For screen readers: the name of a note beside a rule.
learn-note = Note on printed rulebooks
# At the end of a note beside a rule that a table can play differently.
learn-note-choice = You can choose the other rule when you create a table.
# Heading above the table of contents.
learn-contents = Contents
# Label of the search field.
learn-search = Search the rules
# Under the search field.
learn-found =
    { $count ->
        [0] No matches.
        [one] One match.
       *[other] { $count } matches.
    }
learn-found-none = Try a different or shorter word.
