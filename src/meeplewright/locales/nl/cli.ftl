### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Speel, bewaar, bekijk en simuleer bordspellen volgens de exacte regels.
app-more = Typ “meeplewright OPDRACHT --help” voor hulp bij een opdracht. Om te beginnen: meeplewright play { $game }
app-lang = Taal: { $languages }. Standaard: die van de omgeving.
app-version = Toon de versie en stop.
app-help = Toon deze hulp en stop.

help-usage = Gebruik
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Opties
help-examples = Voorbeelden
help-game-options = { $game }: waarden voor --option
help-default = Standaard: { $value }.
help-required = Verplicht.

meta-command = OPDRACHT
meta-options = [OPTIES]
meta-game = SPEL
meta-record = VERSLAG
meta-file = BESTAND
meta-folder = MAP
meta-number = GETAL
meta-seats = PLAATSEN
meta-bots = BOTS
meta-option = NAAM=WAARDE
meta-language = TAAL
meta-seed = SEED

command-play = Speel in de terminal tegen mensen en bots.
command-play-more = De partij wordt tijdens het spelen opgeslagen; met --resume ga je verder.
play-game = Het spel: { $games }.
play-seats = Spelers, gescheiden door komma’s: de naam van een persoon of een bot ({ $bots }). Zet er zo nodig “bot:” of “person:” voor.
play-option = Een speloptie, bijvoorbeeld farmers=none, of gedrukte spelregels, bijvoorbeeld hungarian. Mag meerdere keren worden opgegeven.
play-record = Waar het verslag wordt opgeslagen. Standaard: je gegevensmap.
play-resume = Ga verder met dit verslag.

command-simulate = Simuleer veel partijen tussen bots.
command-simulate-more = Dezelfde seed geeft met elk aantal processen tot op de byte dezelfde verslagen.
simulate-seats = Aantal spelers.
simulate-bots = Bots, gescheiden door komma’s: één voor alle plaatsen, of één per plaats. Beschikbaar: { $bots }.
simulate-games = Aantal partijen.
simulate-seed = Een willekeurig woord of getal. Zonder seed verloopt elke run anders.
simulate-out = Uitvoermap voor 0001.mwr, 0002.mwr … Bestaande bestanden worden nooit overschreven.
simulate-workers = Aantal processen.

command-replay = Toon een partij uit een verslag, op elk gewenst punt.
command-replay-more = Stappen zijn zetten en trekkingen, genummerd vanaf 1; 0 is de beginsituatie.
replay-record = Het verslag (.mwr-bestand).
replay-at = Toon de situatie na deze stap. Standaard: de laatste.
replay-json = Schrijf de volledige spelsituatie als JSON.
replay-seat = Met --json: alleen wat deze plaats kan weten (0 is de eerste plaats, “none” een toeschouwer).
replay-svg = Schrijf het bord als SVG naar dit bestand (“-” voor de standaarduitvoer).
replay-if-over = Toon ook hoeveel punten iedereen zou hebben als de partij daar eindigde.

command-check = Controleer of verslagen volledig zijn en elke zet is toegestaan.
command-check-more = Meldt van elk verslag de eerste foute stap en de spelregel die daar wordt overtreden. De afsluitcode is 2 als een verslag ongeldig is.
check-records = Verslagen om te controleren.

command-notation = Zet een verslag om in leesbare tekst, of zulke tekst weer in een verslag.
notation-record = Het verslag dat wordt omgezet.
notation-parse = Zet in plaats daarvan deze tekst om in een verslag (“-” leest de standaardinvoer).
notation-out = Schrijf naar dit nieuwe bestand in plaats van naar de standaarduitvoer.

command-analyse = Analyseer een verslag: winkans in de loop van de partij, geluk en kunde, keerpunten.
command-analyse-more = Keuzes worden beoordeeld op wat de speler kon weten. Hetzelfde verslag en dezelfde diepte geven hetzelfde resultaat.
analyse-effort = Diepte per keuze: { $efforts }, of een aantal simulaties.
analyse-html = Schrijf een HTML-rapport met grafiek en borden naar dit bestand.
meta-effort = DIEPTE

command-doctor = Toon diagnostische informatie over deze installatie.

json-output = Schrijf JSON.

## A command line that cannot be understood

usage-no-command = Onbekende opdracht “{ $command }”. Beschikbaar: { $commands }.
usage-no-option = Onbekende optie “{ $option }”.
usage-no-value = De optie “{ $option }” heeft een waarde nodig.
usage-no-flag-value = Bij de optie “{ $option }” hoort geen waarde.
usage-extra = Onverwacht argument “{ $value }”.
usage-missing = { $name } ontbreekt.
usage-not-whole = { $name }: “{ $value }” is geen geheel getal.
usage-out-of-range = { $name } moet minstens { $least } zijn, niet { $value }.
usage-option-form = --option: verwacht: NAAM=WAARDE, gevonden: “{ $value }”.
usage-option-twice = --option: “{ $option }” is twee keer opgegeven.
usage-seat-empty = --seats: één plaats heeft geen naam.
usage-seat-name = --seats: “{ $name }” is geen geldige naam (hoogstens 40 tekens, geen speciale tekens).
usage-bots-number =
    --bots: { $bots ->
        [one] één bot
       *[other] { $bots } bots
    } opgegeven voor { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }; geef er één op, of één per plaats.
usage-no-seat = --seat: er is geen plaats “{ $seat }”; kies uit: { $known }.
usage-one-of = { $first } en { $second } kunnen niet samen worden gebruikt.
usage-only-with = { $first } werkt alleen met { $second }.
usage-resume-alone = --resume haalt alle instellingen uit het verslag en kan niet met { $option } worden gecombineerd.
usage-other-game = Dit is een verslag van { $game }.
usage-no-table = { $game } kan nog niet in de terminal worden gespeeld.
usage-no-drawing = Het bord van { $game } kan nog niet worden getekend.
usage-same-file = { $file } is het verslag zelf en wordt niet overschreven.
usage-wrong = Ongeldige opdrachtregel: { $message }
usage-try = Zie “{ $command } --help”.

## Playing: the table

play-you = Jij
play-new = Nieuwe partij { $game }: { $players }.
play-resumed = Partij hervat: { $players }.
play-torn = De laatste regel van het verslag was onvolledig en is verwijderd.
play-kept = Opgeslagen in { $file }
play-how = Typ ? voor hulp, q om te stoppen.
play-thinking = { $name } denkt na …
play-heading = Aan de beurt: { $name } · { $left }
play-left =
    { $count ->
        [0] laatste tegel
        [one] nog één tegel
       *[other] nog { $count } tegels
    }
play-heading-second = Aan de beurt: { $name }, tweede tegel · { $left }
play-river-left =
    { $count ->
        [one] nog één riviertegel
       *[other] nog { $count } riviertegels
    }
play-since = Sinds je vorige beurt:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] één horige
       *[other] { $count } horigen
    }
play-goods = Goederen: { $goods }
play-goods-of = { $name } { $goods }
play-now = als de partij nu zou eindigen: { $points }
play-hand = Jouw tegel: “{ $tile }”
play-more-board = Buiten beeld: { $cells }. Typ m om het beeld te verschuiven.

play-ask-cell = Waar? { $cells }
play-ask-turn = Welke stand? { $numbers }, Enter voor een ander vakje
play-ask-follower = Horige? { $numbers }, Enter voor geen
play-ask-figure = Figuur? { $numbers }, Enter voor geen
play-no-follower-free = Je kunt geen horige zetten: alles is bezet.
play-no-follower-left = Je kunt geen horige zetten: je hebt er geen meer.
play-spots = Vrije plekken voor een horige:
play-spots-figures = Wat je hier kunt zetten:

play-what = “{ $text }” is geen geldige keuze. Typ ? voor hulp.
play-which-letter = “{ $text }” kan hier { $labels } betekenen; typ de Latijnse letter.
play-nothing-to-undo = Er is niets om terug te nemen.
play-undone = Teruggenomen. Dezelfde tegels worden in dezelfde volgorde opnieuw getrokken.
play-stopped = Gestopt. Verder spelen: { $command }
play-tiles-left =
    { $count ->
        [one] Nog één tegel:
       *[other] Nog { $count } tegels:
    }
play-tiles-none = Geen tegels meer.
play-tiles-discarded = Uit het spel (nergens aan te leggen): { $tiles }
play-scores-none = Nog niemand heeft punten gescoord.

play-help-cell = Typ het label van een vakje om je tegel daar te leggen. Met nummers kies je de stand van de tegel en de plek van de horige.
play-help-coordinates = Je kunt ook de coördinaten van een vakje typen, bijvoorbeeld 1,0 of -2,3: eerst opzij, dan omhoog.
play-help-notation = Je kunt ook de notatie typen: (1,0):D2 legt een tegel, city:N zet een horige.
play-help-figures = In de notatie is big:city:N een grote horige, builder:road:E een bouwmeester en pig:field:NL een varken.
play-help-t = resterende tegels
play-help-s = de punten tot nu toe, en waarvoor
play-help-m = toon een ander deel van een groot bord
play-help-u = neem terug tot je vorige keuze
play-help-q = stop; de partij is opgeslagen en je kunt later verder
play-help-enter = geen horige; bij de vraag naar de stand: een ander vakje
play-help-legend = Op het bord:
play-legend-city = stad
play-legend-pennant = wapenschild
play-legend-road = weg
play-legend-village = dorp, waar wegen eindigen
play-legend-field = weide
play-legend-cloister = klooster
play-legend-river = rivier
play-legend-inn = herberg
play-legend-cathedral = kathedraal
play-legend-wine = wijn
play-legend-grain = graan
play-legend-cloth = laken
play-legend-big = grote horige
play-legend-builder = bouwmeester
play-legend-pig = varken
play-legend-dead = hier past geen enkele resterende tegel
play-legend-follower = horige: { $name }

## The end, and replay

sheet-title = Eindstand
sheet-winner = Winnaar: { $name }!
sheet-winners = Gelijkspel: { $names }!
sheet-total = Totaal
sheet-player = Speler
sheet-for = Bron
sheet-points = Punten
sheet-during = Tijdens het spel
sheet-final = Eindtelling
sheet-nothing = niets

replay-title = { $game }: { $players }
replay-entry = Stap { $entry } van { $entries }: { $coming }
replay-options = Opties: { $options }
replay-to-act = aan de beurt: { $name }
replay-luck = hierna: een trekking
replay-in-hand = Getrokken tegel: “{ $tile }”
replay-over = de partij is afgelopen
replay-points = Punten: { $points }
replay-points-now = Punten als de partij hier eindigde: { $points }
replay-ended-resignation = Geëindigd door opgave. Winnaar: { $names }
replay-ended-time = Geëindigd door tijdsoverschrijding. Winnaar: { $names }
replay-ended-aborted = De partij is afgebroken.
replay-ended-points = Gewonnen: { $names }. Verloren door opgave of tijdsoverschrijding: { $lost }
replay-drawn = Bord geschreven naar { $file }

## Records checked

check-sound =
    { $count ->
        [one] Eén geldig verslag.
       *[other] { $count } geldige verslagen.
    }
check-bad =
    { $count ->
        [one] Eén ongeldig verslag.
       *[other] { $count } ongeldige verslagen.
    }
check-older = { $file }: gespeeld met een oudere versie van de spelregels; nog steeds geldig.

notation-written = Geschreven naar { $file }

## Games simulated

simulate-running = { $game }: partijen gespeeld
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-shared = Gelijk
simulate-points = Gemiddelde score
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } in { $seconds } s ({ $rate }/s).
simulate-written =
    { $count ->
        [one] Eén verslag geschreven naar { $folder }
       *[other] { $count } verslagen geschreven naar { $folder }
    }
simulate-fault = Partij { $number }: { $why }
simulate-forfeits =
    { $bot } heeft { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    } verspeeld. Eerste reden: { $why }
simulate-last-words = Laatste uitvoer: { $said }
simulate-stopped =
    Gestopt na { $games ->
        [one] één partij
       *[other] { $games } partijen
    }.

extra-missing = { $feature } heeft pakketten nodig die niet zijn geïnstalleerd: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Spelregels
doctor-compiled = gecompileerd (snel)
doctor-interpreted = geïnterpreteerd (trager)
rules-missing = De spelregels zijn nog niet gecompileerd en draaien vele malen trager. Voer uit: make build
rules-stale = De broncode is gewijzigd sinds de spelregels zijn gecompileerd; ze draaien nu vele malen trager. Voer uit: make build
rules-pure = Deze installatie heeft geen gecompileerde spelregels; ze draaien vele malen trager.
doctor-games = Spellen
doctor-bots = Bots
doctor-page = Webinterface
doctor-page-there = geïnstalleerd
doctor-page-missing = niet geïnstalleerd
doctor-extras = Extra’s
doctor-no-extras = geen
doctor-languages = Talen
doctor-language = Huidige taal
doctor-records = Jouw verslagen
doctor-terminal = Terminal
doctor-size =
    { $columns ->
        [one] één kolom
       *[other] { $columns } kolommen
    }, { $lines ->
        [one] één regel
       *[other] { $lines } regels
    }, { $colours }
doctor-colours =
    { $count ->
        [0] geen kleuren
        [one] één kleur
       *[other] { $count } kleuren
    }
doctor-encoding = Tekstcodering
doctor-compiler = C-compiler (optioneel)
doctor-missing = niet gevonden

## Hints and analysis

analyse-working = { $file } analyseren …
analyse-written = Rapport geschreven naar { $file }
hint-thinking = Goede zetten zoeken …
hint-move = Zet
play-help-hint = de beste zetten, met de verwachte eindstand (die van jou eerst) en de winkans
move-tile =
    { $turns ->
        [0] { $cell }, niet gedraaid
        [1] { $cell }, 90° gedraaid
        [2] { $cell }, 180° gedraaid
       *[other] { $cell }, 270° gedraaid
    }
move-no-follower = geen horige
