# Partijen uit andere programma's, en wat er voor onderzoek uitgaat.

command-import = Zet partijen uit andere programma’s om in verslagen.
command-import-jcz = Zet een opgeslagen partij van JCloisterZone (.jcz) om in een verslag.
command-import-jcz-more = Versies 4 en 5 worden ondersteund: het basisspel, De Rivier, Herbergen en Kathedralen, Kooplieden en Bouwmeesters. Partijen met andere uitbreidingen worden geweigerd, met de namen van die uitbreidingen.
import-saved = De opgeslagen partij.
import-out = Waar het verslag wordt opgeslagen. Standaard: naast de opgeslagen partij, als .mwr.
import-written = Verslag geschreven naar { $file }
import-fault = { $file }: bericht { $field }: { $why }
jcz-not-json = geen JSON.
jcz-expansions = niet ondersteund, maar in deze partij gebruikt: { $expansions }.
jcz-follower = er is een horige gezet zonder dat er in dezelfde beurt een tegel is gelegd.
jcz-tile = onbekende tegel: { $tile }.
jcz-position = verwacht: twee gehele getallen.
jcz-meeple = onbekende figuur: { $meeple }.
jcz-elsewhere = de horige staat niet op de tegel die net is gelegd.
jcz-location = onbekende plek op een tegel: { $location }.
jcz-fits-nowhere = deze tegel paste nergens toen hij werd gelegd.
jcz-player = speler { $seat } was aan de beurt.
jcz-sets = er wordt maar één set tegels van het basisspel ondersteund; deze partij heeft er { $count }.
jcz-followers = in het basisspel heeft elke speler 7 horigen; in deze partij { $count }.
jcz-start = alleen partijen die met de gewone starttegel of met de bron van De Rivier beginnen, worden ondersteund.
jcz-sets-expansion = van elke uitbreiding wordt maar één set tegels ondersteund; deze partij heeft er { $count } van { $set }.
jcz-without = een uitbreiding wordt gebruikt zonder een deel van de bijbehorende regels, en dat wordt niet ondersteund: { $missing }.
jcz-river = JCloisterZone haalde riviertegel { $tile } uit het spel, maar volgens de regels hier paste die wel.
jcz-text = ongeldige Unicode (half surrogaatpaar).

command-dataset = Zet een map met verslagen om in Parquet-tabellen.
command-dataset-more = Eén map per spel en aantal spelers, één bestand per tabel. Kolommen: zie docs/dataset.md.
meta-tables = TABELLEN
dataset-folder = Map met verslagen (.mwr), inclusief alle submappen.
dataset-out = Uitvoermap; die moet nieuw of leeg zijn.
dataset-tables = Tabellen om te schrijven, gescheiden door komma’s: games, moves, positions, outcomes, views. Standaard: alle behalve views.
dataset-views = Schrijf ook wat de speler die aan de beurt was bij elke keuze kon zien (groot).
dataset-skip-bad = Meld ongeldige verslagen en sla ze over in plaats van te stoppen.
dataset-reading = { $folder }: verslagen gelezen
dataset-no-table = --tables: onbekende tabel “{ $table }”; kies uit: { $tables }.
dataset-no-records = { $folder }: geen leesbare verslagen.
dataset-bad-record = { $trouble } Er is niets geschreven; gebruik --skip-bad om ongeldige verslagen over te slaan.
dataset-no-numbers = { $game } heeft geen actiecodering en dus geen tabel positions.
dataset-left-out =
    { $count ->
        [one] Eén ongeldig verslag overgeslagen.
       *[other] { $count } ongeldige verslagen overgeslagen.
    }
dataset-written =
    { $count ->
        [one] Tabellen van één verslag geschreven naar { $folder }
       *[other] Tabellen van { $count } verslagen geschreven naar { $folder }
    }

command-bench = Meet de prestaties op deze machine.
command-bench-rules = Meet de snelheid van de regels van elk spel: hele willekeurige partijen, en een omgeving stap voor stap.
command-bench-batch = Meet de batch-engine van een spel: hele willekeurige partijen, en één aanroep per actie.
command-bench-batch-more = De gewone spelengine wordt ter vergelijking in dezelfde run gemeten. Zie docs/batch.md.
meta-numbers = GETALLEN
bench-option-games = Batchgroottes, gescheiden door komma’s. Standaard: hangt af van het apparaat.
bench-option-players = Spelers per partij.
bench-option-seconds = Hoe lang elke meting ongeveer duurt, in seconden.
bench-option-compact = Gebruik het compacte bord; een enkele partij past daar niet op.
bench-games = --games: “{ $value }” is geen getal van 1 tot en met { $most }.
bench-seconds = --seconds: “{ $value }” moet meer dan 0 en hoogstens 600 zijn.
bench-no-engine = Voor { $game } is er geen batch-engine.
bench-measuring =
    Batch van { $count ->
        [one] één partij
       *[other] { $count } partijen
    } meten op { $device } …
bench-title =
    { $game }, { $device }, { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
bench-column-games = batchgrootte
bench-column-playouts = willekeurige partijen/s
bench-column-actions = acties/s met maskers
bench-column-seen = met waarnemingen
bench-column-choosing = keuzes/s
bench-column-compiling = compileertijd, s
bench-column-bytes = bytes/partij
bench-column-observation = bytes/waarneming
bench-column-game = spel
bench-column-steps = stappen/s met maskers en waarnemingen
bench-rules-compiled = regels, gecompileerd
bench-rules-interpreted = regels, geïnterpreteerd
bench-legend = Acties zijn willekeurige toegestane acties; “keuzes/s” is de snelheid van het kiezen alleen.
