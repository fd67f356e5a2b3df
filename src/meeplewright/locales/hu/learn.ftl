# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Tanulj meg játszani
learn-title-more = Első játszma segítséggel, a szabályok képekkel, és minden lapka egy helyen.
# The way here, from the top of every page.
learn-open = Tanulás
learn-part-first = Első játszma
learn-part-first-more = Az asztal megmondja, mi a teendőd, barátságos ellenfél ellen.
learn-part-rules = Szabályok
learn-part-rules-more = Röviden és hiánytalanul, képekkel és példákkal.
learn-rules-of = { $game }: a szabályok
# A rule by its number: “Rule CA 4.2”.
learn-rule = { $rule } szabály
learn-all-rules = Az összes szabály
learn-contents = Tartalom
learn-search = Keresés a szabályokban
learn-found =
    { $count ->
        [0] Egyik bekezdésben sincs ilyen.
       *[other] { $count } bekezdésben van ilyen.
    }
learn-found-none = Próbálj másik vagy rövidebb szót.
