### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Társasjátékok pontos szabályokkal: játék, jegyzőkönyv, visszajátszás és szimuláció.
app-more = Egy parancs súgója: „meeplewright PARANCS --help”. Kezdésnek: meeplewright play { $game }
app-lang = Nyelv: { $languages }. Alapértelmezés: a környezet nyelve.
app-version = A verzió kiírása.
app-help = A súgó kiírása.

help-usage = Használat
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-examples = Példák
help-game-options = { $game }: az --option lehetséges értékei
help-default = Alapértelmezés: { $value }.
help-required = Kötelező.

meta-command = PARANCS
meta-options = [KAPCSOLÓK]
meta-game = JÁTÉK
meta-record = JEGYZŐKÖNYV
meta-file = FÁJL
meta-folder = MAPPA
meta-number = SZÁM
meta-seats = HELYEK
meta-bots = BOTOK
meta-option = NÉV=ÉRTÉK
meta-language = NYELV
meta-seed = MAG

command-play = Játék a terminálban emberek és botok ellen.
command-play-more = A játszmát játék közben folyamatosan elmentjük; a --resume kapcsolóval folytathatod.
play-game = A játék: { $games }.
play-seats = Játékosok vesszővel elválasztva: egy ember neve vagy egy bot ({ $bots }). Ha nem egyértelmű, tedd elé: „bot:” vagy „person:”.
play-option = Játékbeállítás, például farmers=none, vagy egy szabálykönyv, például hungarian. Többször is megadható.
play-record = Hová mentse a jegyzőkönyvet. Alapértelmezés: az adatmappád.
play-resume = Ennek a jegyzőkönyvnek a folytatása.

command-simulate = Sok játszma szimulálása botok között.
command-simulate-more = Ugyanaz a mag bájtra pontosan ugyanazokat a jegyzőkönyveket adja, akárhány folyamattal.
simulate-seats = Játékosok száma.
simulate-bots = Botok vesszővel elválasztva: egy az összes helyre, vagy helyenként egy. Választható: { $bots }.
simulate-games = Játszmák száma.
simulate-seed = Bármilyen szó vagy szám. Mag nélkül minden futás más.
simulate-out = A 0001.mwr, 0002.mwr … fájlok mappája. Meglévő fájlt sosem ír felül.
simulate-workers = Folyamatok száma.

command-replay = Egy rögzített játszma bármelyik állásának megjelenítése.
command-replay-more = Lépésnek számít a játékosok minden lépése és minden véletlen húzás, 1-től számozva; a 0 a kezdőállás.
replay-record = A jegyzőkönyv (.mwr fájl).
replay-at = Az e lépés utáni állást mutatja. Alapértelmezés: az utolsó lépés.
replay-json = A teljes állás kiírása JSON formátumban.
replay-seat = A --json mellett: csak amit ezen a helyen tudni lehet (0 az első hely, „none” egy néző).
replay-svg = A játéktér kiírása SVG-ként ebbe a fájlba („-”: szabványos kimenet).
replay-if-over = Azt is mutatja, kinek hány pontja lenne, ha a játszma ott véget érne.

command-check = Annak ellenőrzése, hogy a jegyzőkönyvek teljesek-e, és minden lépés szabályos-e.
command-check-more = Minden jegyzőkönyvnél kiírja az első hibás lépést és a megsértett szabályt. Ha bármelyik érvénytelen, a kilépési kód 2.
check-records = Az ellenőrizendő jegyzőkönyvek.

command-notation = Jegyzőkönyv átalakítása olvasható szöveggé, vagy szöveg visszaalakítása jegyzőkönyvvé.
notation-record = Az átalakítandó jegyzőkönyv.
notation-parse = Ehelyett ezt a szöveget alakítja jegyzőkönyvvé („-”: szabványos bemenet).
notation-out = Szabványos kimenet helyett ebbe az új fájlba ír.

command-analyse = Rögzített játszma elemzése: a győzelmi esély alakulása, szerencse és tudás, fordulópontok.
command-analyse-more = A döntéseket annak alapján értékeli, amit a játékos tudhatott. Ugyanaz a jegyzőkönyv és mélység ugyanazt az eredményt adja.
analyse-effort = Mélység döntésenként: { $efforts }, vagy a szimulációk száma.
analyse-html = HTML-jelentés írása ebbe a fájlba, grafikonnal és a játéktér képeivel.
meta-effort = MÉLYSÉG

command-doctor = Diagnosztikai adatok erről a telepítésről.

json-output = Kimenet JSON formátumban.

## A command line that cannot be understood

usage-no-command = Ismeretlen parancs: „{ $command }”. Választható: { $commands }.
usage-no-option = Ismeretlen kapcsoló: „{ $option }”.
usage-no-value = Ehhez a kapcsolóhoz érték kell: „{ $option }”.
usage-no-flag-value = Ennek a kapcsolónak nem adható érték: „{ $option }”.
usage-extra = Fölösleges argumentum: „{ $value }”.
usage-missing = Hiányzik: { $name }.
usage-not-whole = { $name }: „{ $value }” nem egész szám.
usage-out-of-range = { $name } nem lehet { $value }; legalább { $least } kell.
usage-option-form = --option: a várt alak NÉV=ÉRTÉK, a kapott „{ $value }”.
usage-option-twice = --option: „{ $option }” kétszer szerepel.
usage-seat-empty = --seats: az egyik helynek nincs neve.
usage-seat-name = --seats: „{ $name }” nem érvényes név (legfeljebb 40 karakter, különleges karakterek nélkül).
usage-bots-number =
    --bots: { $bots ->
        [one] egy
       *[other] { $bots }
    } bot van megadva { $seats ->
        [one] egy
       *[other] { $seats }
    } helyre; adj meg egyet, vagy helyenként egyet.
usage-no-seat = --seat: nincs ilyen hely: „{ $seat }”; választható: { $known }.
usage-one-of = { $first } és { $second } nem használható együtt.
usage-only-with = { $first } csak ezzel együtt használható: { $second }.
usage-resume-alone = A --resume minden beállítást a jegyzőkönyvből vesz; nem adható meg mellette: { $option }.
usage-other-game = Ez egy másik játék jegyzőkönyve: { $game }.
usage-no-table = { $game } a terminálban még nem játszható.
usage-no-drawing = { $game }: a játéktér még nem rajzolható ki.
usage-same-file = { $file } maga a jegyzőkönyv, ezért nem írjuk felül.
usage-wrong = Érvénytelen parancssor: { $message }
usage-try = Lásd: „{ $command } --help”.

## Playing: the table

play-you = Te
play-new = Új { $game }-játszma: { $players }.
play-resumed = A játszma folytatódik: { $players }.
play-torn = A jegyzőkönyv utolsó sora hiányos volt, ezért töröltük.
play-kept = Mentve ide: { $file }
play-how = Súgó: ?, kilépés: q.
play-thinking = { $name } gondolkodik…
play-heading = Soron: { $name } · { $left }
play-left =
    { $count ->
        [0] az utolsó kártya
        [one] még egy kártya
       *[other] még { $count } kártya
    }
play-heading-second = Soron: { $name }, második kártya · { $left }
play-river-left =
    { $count ->
        [one] még egy folyókártya
       *[other] még { $count } folyókártya
    }
play-since = A legutóbbi köröd óta:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] egy
       *[other] { $count }
    } alattvaló
play-goods = Áruk: { $goods }
play-goods-of = { $name } { $goods }
play-now = ha most lenne vége: { $points }
play-hand = A kártyád: „{ $tile }”
play-more-board = Nem látszik: { $cells }. Az m billentyűvel mozgathatod a nézetet.

play-ask-cell = Hová? { $cells }
play-ask-turn = Hogyan forgatva? { $numbers }, Enter: másik hely
play-ask-follower = Alattvaló? { $numbers }, Enter: alattvaló nélkül
play-ask-figure = Figura? { $numbers }, Enter: figura nélkül
play-no-follower-free = Nem tehetsz le alattvalót: minden foglalt.
play-no-follower-left = Nem tehetsz le alattvalót: elfogytak.
play-spots = Szabad helyek az alattvalónak:
play-spots-figures = Ezeket teheted ide:

play-what = „{ $text }” nem választható. Súgó: ?
play-which-letter = „{ $text }” itt többet is jelenthet: { $labels }; írd be a latin betűt.
play-nothing-to-undo = Nincs mit visszavonni.
play-undone = Visszavonva. Ugyanazokat a kártyákat húzzátok újra, ugyanabban a sorrendben.
play-stopped = Leállítva. Folytatás: { $command }
play-tiles-left =
    { $count ->
        [one] Még egy kártya van hátra:
       *[other] Még { $count } kártya van hátra:
    }
play-tiles-none = Nincs több kártya.
play-tiles-discarded = Sehová sem illett, ezért kikerült a játékból: { $tiles }
play-scores-none = Még senki sem szerzett pontot.

play-help-cell = Írd be egy hely jelét, hogy oda tedd a kártyádat. Számokkal választod ki a forgatást és az alattvaló helyét.
play-help-coordinates = A hely koordinátáit is beírhatod, például 1,0 vagy -2,3: előbb vízszintesen, aztán felfelé.
play-help-notation = A lépést jelöléssel is megadhatod: (1,0):D2 letesz egy kártyát, city:N egy alattvalót.
play-help-figures = A jelölésben big:city:N nagy alattvalót, builder:road:E építőmestert, pig:field:NL disznót tesz le.
play-help-t = hátralévő kártyák
play-help-s = eddigi pontok, és hogy miért jártak
play-help-m = egy nagy játéktér másik részének mutatása
play-help-u = visszavonás az utolsó döntésedig
play-help-q = kilépés; a játszmát elmentjük, később folytathatod
play-help-enter = nem teszel le alattvalót; forgatásnál: másik hely
play-help-legend = A játéktéren:
play-legend-city = város
play-legend-pennant = címer
play-legend-road = út
play-legend-village = kereszteződés, ahol az utak véget érnek
play-legend-field = rét
play-legend-cloister = kolostor
play-legend-river = folyó
play-legend-inn = fogadó
play-legend-cathedral = katedrális
play-legend-wine = bor
play-legend-grain = gabona
play-legend-cloth = szövet
play-legend-big = nagy alattvaló
play-legend-builder = építőmester
play-legend-pig = disznó
play-legend-dead = ide egyik hátralévő kártya sem illik
play-legend-follower = alattvaló: { $name }

## The end, and replay

sheet-title = Végeredmény
sheet-winner = A győztes: { $name }!
sheet-winners = Megosztott győzelem: { $names }!
sheet-total = Összesen
sheet-player = Játékos
sheet-for = Forrás
sheet-points = Pont
sheet-during = Játék közben
sheet-final = Záró értékelés
sheet-nothing = semmi

replay-title = { $game }: { $players }
replay-entry = Lépés: { $entry }/{ $entries }, { $coming }
replay-options = Beállítások: { $options }
replay-to-act = soron: { $name }
replay-luck = véletlen húzás következik
replay-in-hand = A húzott kártya: „{ $tile }”
replay-over = a játszma véget ért
replay-points = Pontok: { $points }
replay-points-now = Pontok, ha a játszma itt véget érne: { $points }
replay-ended-resignation = Feladással ért véget. Győztes: { $names }
replay-ended-time = Időtúllépéssel ért véget. Győztes: { $names }
replay-ended-aborted = A játszmát megszakították.
replay-ended-points = Győztes: { $names }. Feladás vagy időtúllépés miatt nem nyerhetett: { $lost }
replay-drawn = A játéktér képe elmentve: { $file }

## Records checked

check-sound =
    { $count ->
        [one] Egy érvényes jegyzőkönyv.
       *[other] { $count } érvényes jegyzőkönyv.
    }
check-bad =
    { $count ->
        [one] Egy érvénytelen jegyzőkönyv.
       *[other] { $count } érvénytelen jegyzőkönyv.
    }
check-older = { $file }: a szabályok régebbi verziójával készült, de érvényes.

notation-written = Elmentve: { $file }

## Games simulated

simulate-running = { $game }: lejátszott játszmák
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Győzelem
simulate-shared = Megosztott győzelem
simulate-points = Átlagpontszám
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] Egy
       *[other] { $games }
    } játszma { $seconds } s alatt ({ $rate }/s).
simulate-written =
    { $count ->
        [one] Egy jegyzőkönyv elmentve: { $folder }
       *[other] { $count } jegyzőkönyv elmentve: { $folder }
    }
simulate-fault = { $number }. játszma: { $why }
simulate-forfeits =
    { $bot } { $count ->
        [one] egy lépést
       *[other] { $count } lépést
    } mulasztott el. Az első ok: { $why }
simulate-last-words = Utolsó kimenete: { $said }
simulate-stopped =
    Leállítva { $games ->
        [one] egy
       *[other] { $games }
    } játszma után.

extra-missing = { $feature } használatához további csomagok kellenek: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Szabályok
doctor-compiled = lefordítva (gyors)
doctor-interpreted = értelmezve (lassabb)
rules-missing = A szabályok még nincsenek lefordítva, ezért sokszorta lassabban futnak. Futtasd: make build
rules-stale = A forráskód megváltozott a szabályok lefordítása óta, ezért sokszorta lassabban futnak. Futtasd: make build
rules-pure = Ebben a telepítésben nincsenek lefordított szabályok, ezért sokszorta lassabban futnak.
doctor-games = Játékok
doctor-bots = Botok
doctor-page = Webes felület
doctor-page-there = telepítve
doctor-page-missing = nincs telepítve
doctor-extras = Kiegészítők
doctor-no-extras = nincs
doctor-languages = Nyelvek
doctor-language = Jelenlegi nyelv
doctor-records = Jegyzőkönyveid
doctor-terminal = Terminál
doctor-size = { $columns } oszlop, { $lines } sor, { $colours }
doctor-colours =
    { $count ->
        [0] színek nélkül
       *[other] { $count } szín
    }
doctor-encoding = Szövegkódolás
doctor-compiler = C-fordító (nem kötelező)
doctor-missing = nem található

## Hints and analysis

analyse-working = Elemzés: { $file } …
analyse-written = Jelentés elmentve: { $file }
hint-thinking = Jó lépések keresése…
hint-move = Lépés
play-help-hint = a legjobb lépések, a várható végső pontszámokkal (elöl a tiéd) és a győzelmi eséllyel
move-tile =
    { $turns ->
        [0] { $cell }, elforgatás nélkül
        [1] { $cell }, 90°-kal elforgatva
        [2] { $cell }, 180°-kal elforgatva
       *[other] { $cell }, 270°-kal elforgatva
    }
move-no-follower = alattvaló nélkül
