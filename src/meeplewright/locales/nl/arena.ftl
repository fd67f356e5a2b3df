### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = GETAL|ray
meta-clock = wall|processor
command-arena = Laat bots elkaar treffen met dezelfde delingen vanaf elke plaats, en zeg welke beter is en hoe zeker dat is.
command-arena-more = Elke deling wordt in elke rotatie van de bots gespeeld. De resultaten worden onder het spelen bewaard: na een afbreking gaat dezelfde opdracht verder waar die stopte.
arena-bots = Welke bots: { $bots }. Meer dan er plaatsen zijn: elke keuze eruit speelt. Minder: de laatste vult de overige plaatsen.
arena-deals = Hoeveel delingen. Leg het vast voordat je resultaten ziet.
arena-seed = Een willekeurig woord of getal: een ander geeft verse delingen.
arena-workers = Hoeveel processen spelen, anders één per kern; “ray” speelt op een Ray-cluster.
arena-clock = Wat een seconde van het budget van een bot is: tijd op de klok, of tijd van de processor, wat op een drukke machine eerlijker is.
arena-out = Het bestand voor de resultaten; staan er al in, dan gaat het daarmee verder. Anders een bestand in je gegevensmap.
arena-html = Schrijf het verslag met grafieken als één HTML-pagina in dit bestand.
arena-audit = Meet niet: deel voor elke beslissing opnieuw wat een bot niet kan zien, en meld een fout als die anders kiest. Budgetten in tijd tellen in blikken op de klok, elk een halve milliseconde.

## The report

arena-title =
    { $game }, { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, { $deals ->
        [one] één hele deling
       *[other] { $deals } hele delingen
    }, seed { $seed }
arena-pairs = Paren
arena-every-bot = Elke bot
arena-cross-title = Kruistabel
arena-pair = Paar
arena-margin = Verschil
arena-wins = Winst
arena-interval = 95%
arena-fair = Gelijk deel
arena-ahead = Voor
arena-cross = Rij tegen kolom
arena-rating = Rating
arena-openskill = openskill
arena-simulations = simulaties per beurt
arena-turn = ms per beurt
arena-longest = langste
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Resultaten: { $file }
arena-no-ratings = Voor ratings is de extra “{ $extra }” nodig: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } brak de partij van deling { $deal } af (seed { $seed }, plaats { $seat }, regel { $entry }): { $error }
arena-forfeits =
    { $bot } verspeelde { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }. De eerste: { $why }
arena-stopped = Gestopt. Dezelfde opdracht gaat van hier verder.
arena-plot-scores = Scores
arena-plot-ratings = Ratings met 95%-intervallen
arena-plot-sources = Waar de punten voor zijn
arena-plot-points = Punten
arena-plot-seats = Plaatsen
arena-plot-rating = Rating
arena-source-city = steden
arena-source-road = wegen
arena-source-field = velden
arena-source-cloister = kloosters
arena-source-printed = op tegels gedrukt
arena-source-turn_order = beurtvolgorde
arena-source-transport = transport
arena-source-river = rivier
arena-source-loop = wegenlus
arena-source-gold = goud
arena-source-store = opslag
arena-source-sets = sets

## The audit

audit-sound =
    { $decisions ->
        [one] Eén beslissing is
       *[other] { $decisions } beslissingen zijn
    } twee keer gevraagd in { $games ->
        [one] één partij
       *[other] { $games } partijen
    }: niets veranderde toen al het ongeziene opnieuw werd gedeeld.
audit-difference = { $bot } koos { $choice }, maar { $other } toen alles wat die niet kan zien opnieuw werd gedeeld (deling { $deal }, seed { $seed }, plaats { $seat }, na regel { $entry }).
audit-record = De partij tot daar: { $command }

## What cannot be played

arena-no-bots = er is geen bot om te spelen.
arena-no-deals = { $deals } delingen kunnen niet gespeeld worden; één is het minste.
arena-not-results = dit is geen bestand met resultaten van de arena.
arena-not-a-result = dit is geen resultaat van deze wedstrijd.
arena-other-setting = het bestand bevat een wedstrijd met “{ $there }”, niet met “{ $here }”; noem een ander bestand.
arena-other-code = het bestand is begonnen door een andere versie van de regels of bots ({ $there }, nu { $here }); noem een ander bestand.
