### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Társasjátékok pontos szabályokkal: játék a terminálban, naplózás, visszajátszás, szimuláció.
app-more = A „meeplewright PARANCS --help” elmagyaráz egy parancsot. Kezdésnek: meeplewright play { $game }
app-lang = A nyelv: { $languages }. Ha nincs megadva, a rendszeré.
app-version = A verziószám kiírása.
app-help = Ennek a súgónak a megjelenítése.

help-usage = Használat
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-examples = Példák
# $game is the name of a game.
help-game-options = { $game }: mi állhat az --option után
help-default = Alapérték: { $value }.
help-required = Kötelező.

# Placeholders in the help, in capitals.
meta-command = PARANCS
meta-options = [KAPCSOLÓK]
meta-game = JÁTÉK
meta-record = NAPLÓ
meta-file = FÁJL
meta-folder = MAPPA
meta-number = SZÁM
meta-seats = HELYEK
meta-bots = BOTOK
meta-option = NÉV=ÉRTÉK
meta-language = NYELV
meta-seed = MAG

command-play = Játék itt a terminálban, emberek és botok ellen.
command-play-more = A napló játék közben készül; ha abbahagyod, semmi sem vész el, és a --resume folytatja.
play-game = Melyik játék: { $games }.
play-seats = Kik játszanak, vesszővel elválasztva: egy ember neve vagy egy bot ({ $bots }). Kétség esetén tedd elé: „bot:” vagy „person:”.
play-option = A játék egy beállítása, például farmers=none. Többször is megadható.
play-record = Hová kerüljön a napló; ha nincs megadva, az adatmappádba.
play-resume = Ennek a naplónak a folytatása.

command-simulate = Sok játszma botok között.
command-simulate-more = Ugyanaz a mag bájtra pontosan ugyanazokat a naplókat adja, akárhány folyamattal.
simulate-seats = Hány játékos.
simulate-bots = Melyik botok, vesszővel elválasztva: egy az összes helyre, vagy minden helyre egy. Választható: { $bots }.
simulate-games = Hány játszma.
simulate-seed = Bármilyen szó vagy szám; nélküle minden futás más.
simulate-out = A 0001.mwr, 0002.mwr … naplók mappája; semmit sem ír felül benne.
simulate-processes = Hány folyamat osztozzon a munkán.

command-replay = Egy naplózott játszma állása bármelyik bejegyzésénél.
command-replay-more = Bejegyzés minden sorsolás és minden lépés, 1-től számozva; a 0 az első előtti állás.
replay-record = A napló, egy .mwr végű fájl.
replay-at = Melyik bejegyzés után; ha nincs megadva, az utolsó után.
replay-json = A teljes állás kiírása JSON-ként.
replay-seat = A --json mellett: csak amit erről a helyről tudni lehet (0 az első hely, „none” egy néző).
replay-svg = A tábla rajza ebbe a fájlba; „-” esetén a kimenetre.

command-check = Naplók ellenőrzése: épek-e, és szabályos-e minden lépés?
command-check-more = Minden naplónál az első hibás bejegyzést nevezi meg a megsértett szabállyal. Ha bármelyik napló hibás, a kilépési kód 2.
check-records = A naplók.

command-notation = Napló kiírása olvasható szövegként, vagy ilyen szöveg visszaolvasása.
notation-record = A napló, amelyből szöveg lesz.
notation-parse = Napló készítése ebből a szövegből; „-” esetén a bemenetről olvas.
notation-out = Kiírás helyett írás ebbe az új fájlba.

command-analyse = Mit tanít egy naplózott játszma: esélyek az idő során, szerencse és tudás, fordulópontok.
command-analyse-more = Egy döntést az alapján ítél meg, amit a játékosa tudhatott. Ugyanaz a napló és ráfordítás ugyanazt a választ adja.
analyse-effort = Mennyit gondolkodjon egy-egy döntésen: { $efforts }, vagy a szimulációk száma.
analyse-html = Lap írása grafikonnal és táblákkal ebbe a fájlba.
meta-effort = RÁFORDÍTÁS

command-doctor = Mi van itt telepítve, és hogyan fut.

json-output = Kimenet JSON-ként, programok számára.

## A command line that cannot be understood

usage-no-command = „{ $command }” nem parancs; választható: { $commands }.
usage-no-option = Itt nincs „{ $option }” kapcsoló.
usage-no-value = Ehhez a kapcsolóhoz érték kell: „{ $option }”.
usage-no-flag-value = Ennek a kapcsolónak nem lehet értéke: „{ $option }”.
usage-extra = Egy argumentummal több a kelleténél: „{ $value }”.
usage-missing = Hiányzik: { $name }.
usage-not-whole = { $name }: „{ $value }” nem egész szám.
usage-out-of-range = { $name }: { $value } nem lehet; legalább { $least } kell.
usage-option-form = --option: „{ $value }” nem NÉV=ÉRTÉK alakú.
usage-option-twice = --option: „{ $option }” kétszer szerepel.
usage-seat-empty = --seats: az egyik helynek nincs neve.
usage-seat-name = --seats: „{ $name }” nem jó név; egy név legfeljebb 40 betű, különleges jelek nélkül.
usage-bots-number = --bots: { $bots } bot van megadva { $seats } helyre; adj meg egyet az összesre, vagy mindegyikre egyet.
usage-no-seat = --seat: „{ $seat }” itt nem hely; választható: { $known }.
usage-one-of = { $first } és { $second } nem adható meg együtt.
usage-only-with = { $first } csak ezzel együtt használható: { $second }.
usage-resume-alone = A --resume mindent a naplóból vesz; mellette nem adható meg: { $option }.
usage-other-game = Ez a napló másik játéké: { $game }.
usage-no-table = { $game } a terminálban még nem játszható.
usage-no-drawing = Ehhez a játékhoz itt nincs rajz: { $game }.
usage-same-file = { $file }: ez maga a napló, és nem írjuk felül.
usage-wrong = A parancssor nem érthető: { $message }
usage-try = További tudnivalók: „{ $command } --help”.

## Playing: the table

# Stands where names stand, for the only person at the table when nobody was named.
play-you = Te
play-new = Új { $game }-játszma: { $players }.
play-resumed = A játszma folytatódik: { $players }.
play-torn = A napló utolsó, csonka sora kimaradt.
play-kept = A napló helye: { $file }
play-how = Súgó: ?, abbahagyás: q.
play-thinking = { $name } gondolkodik …
# The line above the board; $left is one of the next.
play-heading = Soron: { $name } · { $left }
play-left =
    { $count ->
        [0] az utolsó területkártya
        [one] még egy területkártya
       *[other] még { $count } területkártya
    }
play-since = A legutóbbi lépésed óta:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers = { $count } alattvaló
play-now = ha most vége lenne: { $points }
play-hand = A területkártyád: „{ $tile }”
play-more-board = Nem látszik: { $cells }. Az m a tábla más részét mutatja.

play-ask-cell = Hová? { $cells }
play-ask-turn = Melyik állásban? { $numbers }, Enter: másik hely
play-ask-follower = Alattvaló? { $numbers }, Enter: egy sem
play-no-follower-free = Nem tehetsz le alattvalót: minden foglalt.
play-no-follower-left = Nem tehetsz le alattvalót: nincs több.
play-spots = Alattvaló állhat itt:

play-what = Nincs ilyen választás: „{ $text }”. Súgó: ?
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = „{ $text }” itt többet is jelenthet: { $labels }; írd latin betűvel.
play-nothing-to-undo = Nincs mit visszavonni.
play-undone = Visszavonva. A már kihúzott területkártyák ugyanabban a sorrendben jönnek újra.
play-stopped = Abbahagyva. Így folytathatod: { $command }
play-tiles-left =
    { $count ->
        [one] Még egy területkártya van hátra:
       *[other] Még { $count } területkártya van hátra:
    }
play-tiles-none = Nincs hátra több területkártya.
play-tiles-discarded = Kikerült a játékból, mert sehová sem illett: { $tiles }
play-scores-none = Még senki sem szerzett pontot.

play-help-cell = Írd be egy hely betűjelét, hogy oda tedd a területkártyádat. Számmal választod ki, hogyan feküdjön, és hol álljon az alattvaló.
play-help-coordinates = A hely koordinátákkal is megadható, például 1,0 vagy -2,3: előbb jobbra, aztán felfelé.
play-help-notation = Aki szereti, jelöléssel is léphet: (1,0):D2 letesz egy területkártyát, city:N egy alattvalót.
play-help-t = a hátralévő területkártyák
play-help-s = az eddigi pontok, és hogy mire jártak
play-help-m = a nagy tábla egy másik része
play-help-u = visszavonás a legutóbbi döntésedig
play-help-q = abbahagyás; a napló megmarad, később folytathatod
play-help-enter = nem teszel alattvalót; az állás választásakor: másik hely
play-help-legend = A táblán:
play-legend-city = város
play-legend-pennant = címer
play-legend-road = út
play-legend-village = kereszteződés, itt véget érnek az utak
play-legend-field = rét (mező)
play-legend-cloister = kolostor
play-legend-dead = ide egyetlen hátralévő területkártya sem illik
play-legend-follower = alattvaló: { $name }

## The end, and replay

sheet-title = Végeredmény
sheet-winner = A győztes: { $name }!
sheet-winners = Holtverseny, a győztesek: { $names }!
sheet-total = Összesen
sheet-player = Játékos
sheet-for = Miért
sheet-points = Pont
sheet-during = Játék közben
sheet-final = Záró értékelés
sheet-nothing = semmi

replay-title = { $game }: { $players }
replay-entry = { $entry }/{ $entries }. bejegyzés: { $coming }
replay-options = Beállítások: { $options }
replay-to-act = soron: { $name }
replay-luck = sorsolás következik
replay-in-hand = A húzott területkártya: „{ $tile }”
replay-over = a játéknak vége
replay-points = Pontok: { $points }
replay-drawn = A tábla rajza: { $file }

## Records checked

check-sound =
    { $count ->
        [one] Egy napló hibátlan.
       *[other] { $count } napló hibátlan.
    }
check-bad =
    { $count ->
        [one] Egy napló hibás.
       *[other] { $count } napló hibás.
    }
check-older = { $file }: a szabályok régebbi változatával készült, de a maival is egyezik.

notation-written = Kiírva: { $file }

## Games simulated

simulate-running = { $game }: lejátszott játszmák
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Győzelem
simulate-shared = Megosztott győzelem
simulate-points = Átlagos pontszám
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done = { $games } játszma { $seconds } s alatt, másodpercenként { $rate }.
simulate-written = { $count } napló ebben a mappában: { $folder }
simulate-fault = { $number }. játszma: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits = { $bot } { $count } lépést veszített el. Az első: { $why }
simulate-last-words = Utolsó üzenete: { $said }
simulate-stopped = Megállítva { $games } játszma után.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature }: ehhez még nem telepített csomagok kellenek: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Szabályok
doctor-compiled = lefordítva: gyors
doctor-interpreted = értelmezve: lassabb, de ugyanaz a játék
# Also said by play, simulate, arena and bench, alone on a line.
rules-missing = A szabályok így futnak: értelmezve, sokszor lassabban: még nincsenek lefordítva. Futtasd: make build
rules-stale = A szabályok így futnak: értelmezve, sokszor lassabban: a forrás megváltozott a fordítás óta. Futtasd: make build
rules-pure = A szabályok így futnak: értelmezve, sokszor lassabban: ebben a telepítésben nincsenek lefordított szabályok
doctor-games = Játékok
doctor-bots = Botok
doctor-page = Oldal a böngészőben
doctor-page-there = megvan
doctor-page-missing = nincs ebben a telepítésben
doctor-extras = Kiegészítők
doctor-no-extras = nincs
doctor-languages = Nyelvek
doctor-language = Mostani nyelv
doctor-records = A naplóid
doctor-terminal = Terminál
doctor-size = { $columns } oszlop és { $lines } sor, { $colours }
doctor-colours =
    { $count ->
        [0] színek nélkül
       *[other] { $count } szín
    }
doctor-encoding = Szövegkódolás
doctor-compiler = C-fordító (nem kötelező)
doctor-missing = nem található

## Hints and analysis

usage-effort = --effort: „{ $value }” ismeretlen; választható: { $efforts }, vagy a szimulációk száma 1 és { $most } között.
analyse-working = Elemzés: { $file } …
analyse-written = A lap helye: { $file }
hint-thinking = Jó lépések keresése …
hint-move = Lépés
play-help-hint = a legjobb néhány lépés, a végére várható pontokkal (elöl a tieid) és a győzelmi esélyeddel
# Where the tile is laid and how: $turns are quarter turns.
move-tile =
    { $turns ->
        [0] { $cell }, elforgatás nélkül
        [one] { $cell }, egy negyed fordulat
       *[other] { $cell }, { $turns } negyed fordulat
    }
move-no-follower = alattvaló nélkül
