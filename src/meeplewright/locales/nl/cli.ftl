### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Bordspellen volgens de exacte regels: speel ze hier, bewaar en bekijk hun verslagen, simuleer ze.
app-more = “meeplewright OPDRACHT --help” legt een opdracht uit. Om te beginnen: meeplewright play { $game }
app-lang = De taal: { $languages }. Anders die van de omgeving.
app-version = Toon het versienummer.
app-help = Toon deze hulp.

help-usage = Gebruik
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Opties
help-examples = Voorbeelden
# $game is the name of a game.
help-game-options = { $game }: keuzes voor --option
help-default = Standaard: { $value }.
help-required = Verplicht.

# Placeholders in the help, in capitals.
meta-command = OPDRACHT
meta-options = [OPTIES]
meta-game = SPEL
meta-record = VERSLAG
meta-file = BESTAND
meta-folder = MAP
meta-number = GETAL
meta-seats = STOELEN
meta-bots = BOTS
meta-option = NAAM=WAARDE
meta-language = TAAL
meta-seed = STARTWAARDE

command-play = Speel een spel hier in de terminal, tegen mensen en bots.
command-play-more = Het verslag wordt tijdens het spelen geschreven; wie stopt verliest niets, en met --resume ga je verder.
play-game = Welk spel: { $games }.
play-seats = Wie er meespelen, met komma's ertussen: de naam van een mens, of een bot ({ $bots }). “bot:” of “person:” ervoor zegt wat je bedoelt.
play-option = Een optie van het spel, zoals farmers=none. Mag vaker voorkomen.
play-record = Waar het verslag komt; anders in je gegevensmap.
play-resume = Ga verder met dit verslag.

command-simulate = Laat bots veel partijen tegen elkaar spelen.
command-simulate-more = Dezelfde startwaarde geeft dezelfde verslagen, byte voor byte, met elk aantal processen.
simulate-seats = Hoeveel spelers.
simulate-bots = Welke bots, met komma's ertussen: één voor alle stoelen, of één per stoel. Kies uit: { $bots }.
simulate-games = Hoeveel partijen.
simulate-seed = Een woord of getal naar keuze; zonder startwaarde verloopt elke keer anders.
simulate-out = De map voor de verslagen 0001.mwr, 0002.mwr …; er wordt niets overschreven.
simulate-processes = Hoeveel processen het werk verdelen.

command-replay = Toon een bewaarde partij bij een van haar stappen.
command-replay-more = Stappen zijn de uitkomsten van het toeval en de zetten, geteld vanaf 1; 0 is vóór de eerste.
replay-record = Het verslag, een bestand dat eindigt op .mwr.
replay-at = Na welke stap; anders na de laatste.
replay-json = Schrijf de hele stelling als JSON.
replay-seat = Met --json: alleen wat deze stoel mag weten (0 is de eerste stoel, “none” een toeschouwer).
replay-svg = Teken het speelveld in dit bestand; “-” schrijft de tekening naar de uitvoer.

command-check = Controleer verslagen: zijn ze heel, en is elke zet toegestaan?
command-check-more = Van elk verslag wordt de eerste foute stap genoemd, met de spelregel die ze overtreedt. De afsluitcode is 2 als een verslag niet deugt.
check-records = De verslagen.

command-notation = Schrijf een verslag als leesbare tekst, of lees zulke tekst weer in.
notation-record = Het verslag dat tekst moet worden.
notation-parse = Lees in plaats daarvan deze tekst en geef het verslag; “-” leest de standaardinvoer.
notation-out = Schrijf in dit nieuwe bestand in plaats van naar de uitvoer.

command-analyse = Zeg wat een bewaarde partij leert: kansen door de tijd, geluk en kunde, keerpunten.
command-analyse-more = Een keuze wordt beoordeeld naar wat de speler kon weten. Hetzelfde verslag en dezelfde inspanning geven hetzelfde antwoord.
analyse-effort = Hoe lang over elke keuze wordt nagedacht: { $efforts }, of een aantal simulaties.
analyse-html = Schrijf een pagina met grafiek en speelvelden in dit bestand.
meta-effort = INSPANNING

command-doctor = Toon wat hier geïnstalleerd is en hoe het draait.

json-output = Schrijf JSON, voor een programma.

## A command line that cannot be understood

usage-no-command = “{ $command }” is geen opdracht; kies uit: { $commands }.
usage-no-option = De optie “{ $option }” bestaat hier niet.
usage-no-value = De optie “{ $option }” heeft een waarde nodig.
usage-no-flag-value = De optie “{ $option }” neemt geen waarde aan.
usage-extra = “{ $value }” is een argument te veel.
usage-missing = { $name } ontbreekt.
usage-not-whole = { $name }: “{ $value }” is geen geheel getal.
usage-out-of-range = { $name }: { $value } kan niet; het moet minstens { $least } zijn.
usage-option-form = --option: “{ $value }” moet eruitzien als NAAM=WAARDE.
usage-option-twice = --option: “{ $option }” staat er twee keer.
usage-seat-empty = --seats: er is een stoel zonder naam.
usage-seat-name = --seats: “{ $name }” is geen naam; een naam heeft hoogstens 40 letters en geen bijzondere tekens.
usage-bots-number =
    --bots: { $bots ->
        [one] één bot
       *[other] { $bots } bots
    } voor { $seats ->
        [one] één stoel
       *[other] { $seats } stoelen
    }; noem er één voor alle, of één per stoel.
usage-no-seat = --seat: “{ $seat }” is hier geen stoel; kies uit: { $known }.
usage-one-of = { $first } en { $second } gaan niet samen.
usage-only-with = { $first } werkt alleen samen met { $second }.
usage-resume-alone = --resume haalt alles uit het verslag; { $option } kan er niet bij.
usage-other-game = Dit is een verslag van { $game }.
usage-no-table = { $game } kan nog niet in de terminal worden gespeeld.
usage-no-drawing = Voor { $game } is er hier geen tekening.
usage-same-file = { $file }: dit is het verslag zelf, dat wordt niet overschreven.
usage-wrong = De opdrachtregel is niet te begrijpen: { $message }
usage-try = “{ $command } --help” vertelt meer.

## Playing: the table

# Stands where names stand, for the only person at the table when nobody was named.
play-you = Jij
play-new = Een nieuwe partij { $game }: { $players }.
play-resumed = De partij gaat verder: { $players }.
play-torn = De laatste regel van het verslag was afgebroken en is weggelaten.
play-kept = Het verslag staat in { $file }
play-how = Typ ? voor hulp, q om te stoppen.
play-thinking = { $name } denkt na …
# The line above the board; $left is one of the next.
play-heading = Aan zet: { $name } · { $left }
play-left =
    { $count ->
        [0] de laatste tegel
        [one] nog één tegel
       *[other] nog { $count } tegels
    }
play-since = Sinds je vorige beurt:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] één horige
       *[other] { $count } horigen
    }
play-now = als het nu afgelopen was: { $points }
play-hand = Jouw tegel: “{ $tile }”
play-more-board = Buiten beeld: { $cells }. Typ m voor een ander deel van het speelveld.

play-ask-cell = Waar? { $cells }
play-ask-turn = Hoe gedraaid? { $numbers }, Enter voor een ander vakje
play-ask-follower = Een horige? { $numbers }, Enter voor geen
play-no-follower-free = Er kan geen horige bij: alles is bezet.
play-no-follower-left = Er kan geen horige bij: je hebt er geen meer.
play-spots = Hier kan een horige staan:

play-what = “{ $text }” is geen van de keuzes. Typ ? voor hulp.
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = “{ $text }” kan hier { $labels } betekenen; typ de Latijnse letter.
play-nothing-to-undo = Er is niets om terug te nemen.
play-undone = Teruggenomen. Tegels die al getrokken waren, komen in dezelfde volgorde terug.
play-stopped = Gestopt. Verder spelen: { $command }
play-tiles-left =
    { $count ->
        [one] Er komt nog één tegel:
       *[other] Er komen nog { $count } tegels:
    }
play-tiles-none = Er komt geen tegel meer.
play-tiles-discarded = Uit het spel, want nergens passend: { $tiles }
play-scores-none = Nog niemand heeft punten.

play-help-cell = Typ wat er in een vakje staat om je tegel daar te leggen. Met nummers kies je hoe hij ligt en waar een horige staat.
play-help-coordinates = Je kunt een vakje ook met zijn coördinaten aangeven, zoals 1,0 of -2,3: eerst opzij, dan omhoog.
play-help-notation = Wie wil, typt de notatie: (1,0):D2 legt een tegel, city:N zet een horige.
play-help-t = de tegels die nog komen
play-help-s = de punten tot nu toe en waarvoor ze waren
play-help-m = een ander deel van een groot speelveld
play-help-u = terugnemen, tot je vorige keuze
play-help-q = stoppen; het verslag blijft bewaard, je kunt later verder
play-help-enter = geen horige; bij het draaien: een ander vakje
play-help-legend = Op het speelveld:
play-legend-city = stad
play-legend-pennant = wapen
play-legend-road = weg
play-legend-village = dorp, waar wegen eindigen
play-legend-field = weide
play-legend-cloister = klooster
play-legend-dead = hier past geen enkele tegel die nog komt
play-legend-follower = horige: { $name }

## The end, and replay

sheet-title = Eindstand
sheet-winner = Winnaar: { $name }!
sheet-winners = Gedeelde winst: { $names }!
sheet-total = Totaal
sheet-player = Speler
sheet-for = Waarvoor
sheet-points = Punten
sheet-during = Tijdens het spel
sheet-final = Eindtelling
sheet-nothing = niets

replay-title = { $game }: { $players }
replay-entry = Stap { $entry } van { $entries }: { $coming }
replay-options = Opties: { $options }
replay-to-act = aan zet: { $name }
replay-luck = nu beslist het toeval
replay-in-hand = In de hand: “{ $tile }”
replay-over = het spel is afgelopen
replay-points = Punten: { $points }
replay-drawn = Het speelveld is getekend in { $file }

## Records checked

check-sound =
    { $count ->
        [one] Eén verslag is in orde.
       *[other] { $count } verslagen zijn in orde.
    }
check-bad =
    { $count ->
        [one] Eén verslag deugt niet.
       *[other] { $count } verslagen deugen niet.
    }
check-older = { $file }: gespeeld met een oudere versie van de spelregels; het klopt nog met die van nu.

notation-written = Geschreven: { $file }

## Games simulated

simulate-running = { $game }: partijen gespeeld
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-shared = Gedeeld
simulate-points = Punten gemiddeld
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } in { $seconds } s, { $rate } per seconde.
simulate-written =
    { $count ->
        [one] Eén verslag staat in { $folder }
       *[other] { $count } verslagen staan in { $folder }
    }
simulate-fault = Partij { $number }: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits =
    { $bot } heeft { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    } verspeeld. De eerste: { $why }
simulate-last-words = Het laatste bericht: { $said }
simulate-stopped =
    Gestopt na { $games ->
        [one] één partij
       *[other] { $games } partijen
    }.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature } heeft pakketten nodig die niet zijn geïnstalleerd: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Spelregels
doctor-compiled = gecompileerd: snel
doctor-interpreted = geïnterpreteerd: trager, maar hetzelfde spel
# Also said by play, simulate, arena and bench, alone on a line.
rules-missing = De spelregels draaien geïnterpreteerd, vele malen trager: ze zijn nog niet gecompileerd. Voer uit: make build
rules-stale = De spelregels draaien geïnterpreteerd, vele malen trager: de broncode is gewijzigd sinds de compilatie. Voer uit: make build
rules-pure = De spelregels draaien geïnterpreteerd, vele malen trager: deze installatie heeft geen gecompileerde regels
doctor-games = Spellen
doctor-bots = Bots
doctor-page = Pagina in de browser
doctor-page-there = aanwezig
doctor-page-missing = niet in deze installatie
doctor-extras = Extra's
doctor-no-extras = geen
doctor-languages = Talen
doctor-language = Taal nu
doctor-records = Jouw verslagen
doctor-terminal = Terminal
doctor-size = { $columns } kolommen en { $lines } regels, { $colours }
doctor-colours =
    { $count ->
        [0] geen kleuren
       *[other] { $count } kleuren
    }
doctor-encoding = Tekstcodering
doctor-compiler = C-compiler (niet verplicht)
doctor-missing = niet gevonden

## Hints and analysis

usage-effort = --effort: “{ $value }” is onbekend; kies uit: { $efforts }, of geef een aantal simulaties van 1 tot { $most }.
analyse-working = { $file } wordt geanalyseerd …
analyse-written = De pagina staat in { $file }
hint-thinking = Goede zetten zoeken …
hint-move = Zet
play-help-hint = de beste paar zetten, met de punten die ze aan het eind beloven (die van jou eerst) en je kans om te winnen
# Where the tile is laid and how: $turns are quarter turns.
move-tile =
    { $turns ->
        [0] { $cell }, niet gedraaid
        [one] { $cell }, een kwartslag
       *[other] { $cell }, { $turns } kwartslagen
    }
move-no-follower = geen horige
