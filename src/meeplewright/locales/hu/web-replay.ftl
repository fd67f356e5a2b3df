### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

rp-controls = Lépések
rp-slider = A játszma lépése
rp-turn-of = Kör: { $turn } / { $turns }
rp-step-of = Lépés: { $step } / { $steps }
rp-first = Az elejére
rp-turn-back = Egy körrel vissza
rp-back = Egy lépéssel vissza
rp-play = Lejátszás
rp-pause = Szünet
rp-forward = Egy lépéssel előre
rp-turn-forward = Egy körrel előre
rp-last = A végére
rp-speed = Sebesség
rp-speed-times = { $speed }×
rp-copy = Link másolása ehhez a lépéshez
rp-copied = A lépés linkje a vágólapon van.
rp-copy-failed = A böngésző nem engedi a másolást. A link a címsorban áll.
rp-eyes = Kinek a szemével
rp-eyes-onlooker = Egy néző szemével
rp-eyes-of = { $name } szemével
rp-key-step = Egy lépéssel vissza vagy előre
rp-key-turn = Egy körrel vissza vagy előre
rp-key-ends = Az elejére vagy a végére
rp-key-play = Lejátszás vagy szünet
rp-key-copy = Link másolása ehhez a lépéshez
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Lépések
rp-tab-points = Pontok
rp-tab-analysis = Elemzés
rp-tab-result = Eredmény
rp-result-see = A vége a táblán
# In the list, where a game was played on from a step of another one.
rp-played-on = Innen új játszma folytatódott.
rp-unfinished = Ezt a játszmát nem fejezték be.

## Points over time

rp-graph-kind = Mely pontok
rp-graph-scored = Szerzett
rp-graph-ended = Ha ott vége lenne
# For ears: what the picture shows. $points says how it ended for everybody.
rp-graph-label = A pontok alakulása. A végén: { $points }
rp-graph-seat = { $name } { $points }
# The step that the numbers below tell of.
rp-graph-at = { $turn }. kör, { $step }. lépés
rp-graph-hint = Mutass egy játékosra, és látod, miért járnak a pontjai.
rp-graph-larger = Nagyobban
rp-axis-turns = körök
rp-sources-of = Miért járnak a pontok: { $name }
rp-table = Táblázatban
rp-table-sources = A végén, aszerint, hogy miért járnak
rp-table-for = Miért
rp-table-turns = Minden kör után, amelyben változott valami
rp-table-turn = Kör
# For ears, before the number of a turn that can be jumped to.
rp-table-go = Ugrás ehhez a körhöz:

## Analysis

rp-analysis-about = Egy erős bot végigmegy az egész játékon: ki mikor mennyire állt jól, mit tett a szerencse, és mely lépések lettek volna jobbak.
rp-analysis-start = Elemzés indítása
rp-analysis-again = Újra
rp-analysis-deeper = Alaposabb elemzés
rp-analysis-waiting =
    { $ahead ->
        [0] Mindjárt kezdődik …
        [one] Előbb egy másik játék elemzése van soron.
       *[other] Előbb { $ahead } másik játék elemzése van soron.
    }
rp-analysis-running = { $percent }% kész
rp-analysis-away = Közben el is mehetsz. Az elemzés megmarad, és mindenki látja, aki ezt a játékot nézi.
rp-analysis-stop = Leállítás
rp-analysis-effort = Mennyire alaposan
rp-analysis-effort-quick = Gyorsan
rp-analysis-effort-normal = Rendesen
rp-analysis-effort-deep = Alaposan
rp-analysis-effort-more = Minél tovább gondolkodik, annál apróbb hibákat talál.
# For ears: what the picture shows.
rp-analysis-graph = A győzelem esélye az idő során. A végén: { $chances }
rp-analysis-table = A győzelem esélye minden kör után
rp-analysis-point = { $turn }. kör · { $what }
rp-analysis-better = Jobb
rp-analysis-played = Lépett
# For ears: what is compared.
rp-analysis-compared = Amit { $name } léphetett volna
rp-analysis-seats = Játékosonként
rp-analysis-worst = A legdrágább döntés megtekintése

## Playing on

rp-play-on = Játék innen tovább
rp-play-on-over = Itt vége a játszmának: nincs mit tovább játszani.
rp-play-on-more = Új asztal indul pontosan innen, a { $turn }. kör ({ $step }. lépés) után. Ez a játszma marad, ahogy van. Ki játszik?
# Above the choice of who plays the seat of $name.
rp-play-on-was = { $name } helyett

## A game from a file

rp-open-more = A játszmákat .mwr fájlok őrzik. A tiédet csak megnézzük: nem marad a kiszolgálón.
rp-open-choose = Fájl kiválasztása
rp-open-drop = vagy dobd ide, az oldalon bárhová
rp-open-paste = Inkább a szövegét illesztem be
rp-open-text = A fájl szövege
rp-open-look = Megnézem
rp-open-failed = Ezt nem lehet megnézni.
rp-other = Másik fájl
rp-file-large = a fájl nagyobb { $most } MB-nál; ilyen hosszú játszma nincs.
rp-file-no-text = ez nem szövegfájl, nincs benne játszma.

## What is wrong with a record

rp-fault = Ezzel a naplóval baj van.
rp-fault-step = { $step }. lépés: { $why }
rp-fault-line = { $line }. sor: { $why }
rp-fault-until = Ami előtte van, végignézheted.
rp-torn = A fájl utolsó sora csonka. Ami előtte áll, hiánytalan.
rp-older-rules = Ezt régebbi szabályváltozattal játszották, és a mai szabályokkal látod.
rp-again = Újra
