# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Ismerd meg a játékokat
learn-title-more = Bevezető játszma, szabályok képekkel, az összes kártya és lapka.
learn-open = Tanulás
learn-part-first = Bevezető játszma
learn-part-first-more = Tanulj játék közben, egy bot ellen.
learn-part-rules = Szabályok
learn-part-rules-more = Röviden és hiánytalanul, képekkel és példákkal.
learn-rules-of = { $game } – szabályok
learn-rule = { $rule } szabály
learn-all-rules = Összes szabály
learn-note = Megjegyzés a nyomtatott szabálykönyvekről
learn-note-choice = A másik szabályt is választhatod, amikor asztalt hozol létre.
learn-contents = Tartalom
learn-search = Keresés a szabályokban
learn-found =
    { $count ->
        [0] Nincs találat.
        [one] Egy találat.
       *[other] { $count } találat.
    }
learn-found-none = Próbálj másik vagy rövidebb szót.
