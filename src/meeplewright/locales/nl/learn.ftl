# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Leren spelen
learn-title-more = Tutorial, regels met plaatjes en alle tegels.
learn-open = Leren
learn-part-first = Tutorial
learn-part-first-more = Leer al spelend, tegen een bot.
learn-part-rules = Regels
learn-part-rules-more = Kort en volledig, met plaatjes en voorbeelden.
learn-rules-of = Regels van { $game }
learn-rule = Regel { $rule }
learn-all-rules = Alle regels
learn-note = Over gedrukte spelregels
learn-note-choice = Je kunt de andere regel kiezen als je een tafel aanmaakt.
learn-contents = Inhoud
learn-search = Zoeken in de regels
learn-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén resultaat.
       *[other] { $count } resultaten.
    }
learn-found-none = Probeer een ander of een korter woord.
