score-title = Valódi játszma pontozása
score-about = Valódi asztalnál játszol? Add meg a végállást, és tételesen látod, kinek miért hány pont jár.
score-players = Játékosok
score-player = { $number }. játékos
score-count = Pontozás
score-result = Végeredmény
score-winners =
    { $count ->
        [one] Győztes: { $names }
       *[other] Győztesek: { $names }
    }
score-link = Link ehhez az álláshoz
score-link-more = A link az egész állást tartalmazza. A szerver semmit sem tárol.
score-code-damaged = A link hiányos vagy megváltozott, ezért az állás nem jeleníthető meg. Másold be újra az egész linket. Amit megadtál, nem veszett el.
score-code-newer = Ezt a linket az oldal újabb változata készítette. Töltsd újra az oldalt, vagy kérd el újra az állást.
score-search = Keresés
score-found = Találatok: { $count }
score-tile-left = { $tile } – maradt: { $count }
score-less = Kevesebb: { $what }
score-more = Több: { $what }
real-by-seat = itt minden játékoshoz kell érték; a játékosok száma: { $seats }.
real-no-seat = nincs ilyen játékos; a játékosok száma: { $seats }.
table-no-real-table = ennek a játéknak a valódi játszmái itt nem pontozhatók: „{ $game }”.
