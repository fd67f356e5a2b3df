score-title = Valódi játszma pontozása
score-about = Valódi asztalnál játszol? Add meg a játszma végét, és látod mindenki pontjait, indoklással.
score-players = Játékosok
score-player = { $number }. játékos
score-count = Pontozás
score-result = Végső pontszám
score-winners =
    { $count ->
        [one] Győztes: { $names }
       *[other] Győztesek: { $names }
    }
score-link = Hivatkozás erre az állásra
score-link-more = A hivatkozás tartalmazza az egész állást. A szerver semmit sem tárol.
score-code-damaged = A hivatkozás hiányos vagy megváltozott, ezért az állása nem jeleníthető meg. Másold be újra az egészet. Amit megadtál, nem veszett el.
score-code-newer = Ezt a hivatkozást az oldal újabb változata készítette. Töltsd újra az oldalt, vagy kérd el újra az állást.
score-search = Keresés
score-found = Találatok: { $count }
score-tile-left = { $tile } – maradt: { $count }
score-less = Kevesebb: { $what }
score-more = Több: { $what }
real-by-seat = itt minden játékoshoz kell érték; a játékosok száma: { $seats }.
real-no-seat = nincs ilyen játékos; a játékosok száma: { $seats }.
table-no-real-table = itt nem pontozható valódi játszma ebből: „{ $game }”.
