# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Leer spelen
learn-title-more = Een eerste partij met hulp, de regels met plaatjes, en alle tegels.
# The way here, from the top of every page.
learn-open = Leren
learn-part-first = Eerste partij
learn-part-first-more = De tafel vertelt wat je kunt doen, tegen een vriendelijke tegenstander.
learn-part-rules = Regels
learn-part-rules-more = Kort en volledig, met plaatjes en voorbeelden.
learn-rules-of = De regels van { $game }
# A rule by its number: “Rule CA 4.2”.
learn-rule = Regel { $rule }
learn-all-rules = Alle regels
learn-contents = Inhoud
learn-search = Zoek in de regels
learn-found =
    { $count ->
        [0] Dat staat in geen enkele alinea.
        [one] Dat staat in één alinea.
       *[other] Dat staat in { $count } alinea’s.
    }
learn-found-none = Probeer een ander of een korter woord.
