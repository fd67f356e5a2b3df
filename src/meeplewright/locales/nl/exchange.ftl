# Partijen uit andere programma's, en wat er voor onderzoek uitgaat.

command-import = Partijen van andere programma's inlezen als verslag.
command-import-jcz = Lees een bewaarde partij van JCloisterZone (.jcz) van het basisspel en schrijf het verslag.
command-import-jcz-more = Versies 4 en 5 worden gelezen. Wat een uitbreiding gebruikt, wordt geweigerd, met de naam van de uitbreidingen.
import-saved = de bewaarde partij
import-out = waar het verslag komt (standaard: naast de bewaarde partij, als .mwr)
import-written = Het verslag staat in { $file }
import-fault = { $file }: bericht { $field }: { $why }
jcz-not-json = dit is geen JSON.
jcz-expansions = hier kan alleen het basisspel gelezen worden; deze partij gebruikt ook: { $expansions }.
jcz-follower = een horige zonder dat er in deze beurt een tegel is gelegd.
jcz-tile = het basisspel heeft geen tegel met de naam { $tile }.
jcz-position = hier horen twee gehele getallen.
jcz-meeple = het basisspel heeft zo'n figuur niet: { $meeple }.
jcz-elsewhere = de horige staat niet op de tegel die net gelegd is.
jcz-location = zo'n plaats op een tegel is onbekend: { $location }.
jcz-fits-nowhere = deze tegel paste nergens toen hij gelegd werd.
jcz-player = speler { $seat } was aan de beurt.
jcz-sets = hier kunnen de tegels van het basisspel één keer voorkomen; in deze partij { $count } keer.
jcz-followers = in het basisspel heeft elke speler 7 horigen; in deze partij { $count }.
jcz-start = hier kunnen alleen partijen gelezen worden die met de starttegel van het basisspel beginnen.
jcz-text = een halve letter die niet geschreven kan worden.

# Verslagen als tabellen
command-dataset = Maak van een map met verslagen Parquet-tabellen.
command-dataset-more = Eén map voor elk spel en aantal spelers, één bestand per tabel. docs/dataset.md zegt wat elke kolom betekent.
meta-tables = TABELLEN
dataset-folder = De map met de verslagen (.mwr); die in mappen daaronder tellen mee.
dataset-out = De map voor de tabellen; ze moet nieuw of leeg zijn.
dataset-tables = Welke tabellen, met komma's ertussen: games, moves, positions, outcomes, views. Zonder deze optie alle behalve views.
dataset-views = Schrijf ook op wat de speler aan zet bij elke beslissing kon zien; dit is groot.
dataset-skip-bad = Noem verslagen die niet deugen en laat ze weg, in plaats van te stoppen.
dataset-reading = { $folder }: verslagen gelezen
dataset-no-table = --tables: er is geen tabel “{ $table }”; kies uit: { $tables }.
dataset-no-records = { $folder }: hier is geen verslag dat gelezen kon worden.
dataset-bad-record = { $trouble } Er is niets geschreven; --skip-bad laat zulke verslagen weg.
dataset-no-numbers = { $game } heeft geen nummering van zetten, dus er zijn geen stellingen (positions) van.
dataset-left-out =
    { $count ->
        [one] Eén verslag deugt niet en is weggelaten.
       *[other] { $count } verslagen deugen niet en zijn weggelaten.
    }
dataset-written =
    { $count ->
        [one] De tabellen van één verslag staan in { $folder }
       *[other] De tabellen van { $count } verslagen staan in { $folder }
    }

# Hoe snel reeksen zijn
command-bench = Meet hoe snel iets op deze machine is.
command-bench-batch = Meet de batch-engine van een spel: hele willekeurige partijen, en één aanroep per actie.
command-bench-batch-more = Daarnaast de regels zelf, in dezelfde meting. docs/batch.md zegt wat de getallen betekenen.
meta-numbers = GETALLEN
bench-option-games = Hoeveel spellen tegelijk, met komma's tussen de getallen. Zonder deze optie wat bij het apparaat past.
bench-option-players = Hoeveel spelers een spel heeft.
bench-option-seconds = Ongeveer hoe lang elk getal gemeten wordt.
bench-option-compact = Tafels van het kleine formaat, waar een zeldzaam spel uit groeit.
bench-games = --games: “{ $value }” is geen getal van 1 tot { $most }.
bench-seconds = --seconds: “{ $value }” moet meer dan 0 en hoogstens 600 zijn.
bench-measuring = { $count } spellen tegelijk op { $device } ...
bench-title = { $device }, { $count } spelers
bench-column-games = spellen tegelijk
bench-column-playouts = willekeurige spellen/s
bench-column-actions = acties/s met maskers
bench-column-seen = met waarnemingen
bench-column-choosing = keuzes/s
bench-column-compiling = compileren, s
bench-column-bytes = bytes per spel
bench-column-observation = bytes per waarneming
bench-rules-compiled = regels, gecompileerd
bench-rules-interpreted = regels, geïnterpreteerd
bench-legend = Een beurt is twee acties: een tegel en een horige. Acties worden willekeurig uit de maskers gekozen; “keuzes/s” is wat dat alleen zou halen.
