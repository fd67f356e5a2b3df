### Looking at a finished game again, step by step, and playing on from any step.

rp-title = { $game }: { $names }

## Stepping

rp-controls = Lépések
rp-slider = A játszma lépése
rp-turn-of = Kör: { $turn }/{ $turns }
rp-step-of = Lépés: { $step }/{ $steps }
rp-first = Ugrás az elejére
rp-turn-back = Előző kör
rp-back = Előző lépés
rp-play = Lejátszás
rp-pause = Szünet
rp-forward = Következő lépés
rp-turn-forward = Következő kör
rp-last = Ugrás a végére
rp-speed = Sebesség
rp-speed-times = { $speed }×
rp-copy = Link másolása ehhez a lépéshez
rp-copied = A lépés linkje a vágólapra került.
rp-copied-file = A lépés linkje a vágólapra került. Csak a fájllal együtt használható: mindkettőt küldd el.
rp-copy-failed = A másolás nem sikerült. A link a címsorban van.
rp-eyes = Nézőpont
rp-eyes-onlooker = Néző
rp-eyes-of = { $name }
rp-key-step = Előző vagy következő lépés
rp-key-turn = Előző vagy következő kör
rp-key-ends = Ugrás az elejére vagy a végére
rp-key-play = Lejátszás vagy szünet
rp-key-copy = Link másolása ehhez a lépéshez
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Lépések
rp-tab-points = Pontok
rp-tab-analysis = Elemzés
rp-tab-result = Eredmény
rp-result-see = Végállás megtekintése
rp-played-on = Innen új játszmaként folytatták.
rp-unfinished = Ezt a játszmát nem fejezték be.

## Points over time

rp-graph-kind = Megjelenítés
rp-graph-scored = Megszerzett
rp-graph-ended = Ha itt lenne vége
rp-graph-label = A pontok alakulása. A végén: { $points }
rp-graph-caption = Pontok minden kör után, ha ott ért volna véget a játszma
rp-graph-seat = { $name } { $points }
rp-graph-at = { $turn }. kör, { $step }. lépés
rp-graph-hint = Válassz ki egy játékost, hogy lásd, miből származnak a pontjai.
rp-graph-larger = Nagyítás
rp-axis-turns = körök
rp-axis-points = pontok
rp-sources-of = { $name }: pontok forrás szerint
rp-table = Táblázatként
rp-table-sources = Végső pontok forrás szerint
rp-table-for = Forrás
rp-table-turns = Körök, amelyekben változott a pontszám
rp-table-turn = Kör
rp-table-go = Ugrás ehhez a körhöz:

## Analysis

rp-analysis-about = Egy erős bot végignézi az egész játszmát: ki mikor vezetett, mennyire kedveztek a húzások, és mely lépések lettek volna jobbak.
rp-analysis-start = Játszma elemzése
rp-analysis-again = Újra
rp-analysis-deeper = Alaposabb elemzés
rp-analysis-waiting =
    { $ahead ->
        [0] Indítás…
        [one] Egy játszma van előtte a sorban.
       *[other] { $ahead } játszma van előtte a sorban.
    }
rp-analysis-running = { $percent }% kész
rp-analysis-away = Közben elhagyhatod az oldalt. Az elemzést elmentjük, és mindenki látja, aki megnézi ezt a játszmát.
rp-analysis-stop = Leállítás
rp-analysis-effort = Mélység
rp-analysis-effort-quick = Gyors
rp-analysis-effort-normal = Normál
rp-analysis-effort-deep = Alapos
rp-analysis-effort-more = A hosszabb elemzés kisebb hibákat is megtalál.
rp-analysis-graph = A győzelmi esély alakulása. A végén: { $chances }
rp-analysis-table = Győzelmi esély az egyes körök után
rp-analysis-point = { $turn }. kör · { $what }
rp-analysis-better = Jobb lépés
rp-analysis-played = Megtett lépés
rp-analysis-compared = Amit { $name } léphetett volna
rp-analysis-before = A döntés előtt, annak alapján, amit { $name } tudhatott.
rp-analysis-seats = Játékosonként
rp-analysis-worst = Legnagyobb hiba

## Playing on

rp-play-on = Folytatás innen
rp-play-on-over = Itt a játszma már véget ért.
rp-play-on-more = Innen egy új asztalnál folytatódik a játszma ({ $turn }. kör, { $step }. lépés után). Az eredeti játszma nem változik. Ki játszik?
rp-play-on-was = { $name } helyett

## A game from a file

rp-open-more = A játszmákat .mwr fájlokban tároljuk. A fájlodat a szerver nem őrzi meg.
rp-open-step = Ez a link egy fájlban lévő játszma { $step }. lépéséhez vezet. Nyisd meg itt azt a fájlt.
rp-open-choose = Fájl kiválasztása
rp-open-drop = vagy húzd bárhová az oldalra
rp-open-paste = Szöveg beillesztése
rp-open-text = A fájl szövege
rp-open-look = Megnyitás
rp-open-failed = Ez a fájl nem nyitható meg.
rp-other = Másik fájl megnyitása
rp-file-large = a fájl nagyobb { $most } MB-nál; ez túl nagy egy játszmához.
rp-file-no-text = ez nem szövegfájl, így nincs benne játszma.

## What is wrong with a record

rp-fault = Hiba van ebben a jegyzőkönyvben.
rp-fault-step = { $step }. lépés: { $why }
rp-fault-line = { $line }. sor: { $why }
rp-fault-until = Az előtte lévő részt megnézheted.
rp-torn = A fájl utolsó sora hiányos. Ami előtte van, az ép.
rp-older-rules = A szabályok régebbi verziójával játszották; itt a mostani verzió szerint látod.
rp-again = Újra
