### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = GETAL|ray
meta-clock = wall|processor
command-arena = Laat bots met dezelfde startsituaties vanaf elke plaats tegen elkaar spelen, en meld welke sterker is en hoe zeker dat is.
command-arena-more = Elke startsituatie wordt één keer gespeeld in elke opstelling van de bots. Resultaten worden steeds opgeslagen; geef dezelfde opdracht opnieuw om verder te gaan.
arena-bots = Bots om te vergelijken: { $bots }. Zijn er meer bots dan plaatsen, dan speelt elke combinatie; zijn het er minder, dan vult de laatste de overige plaatsen.
arena-deals = Aantal startsituaties. Leg het vast voordat je resultaten bekijkt.
arena-seed = Een willekeurig woord of getal. Een andere seed geeft andere startsituaties.
arena-workers = Aantal processen (standaard: één per kern), of “ray” voor een Ray-cluster.
arena-clock = Hoe tijdbudgetten worden gemeten: kloktijd, of processortijd (eerlijker op een drukke machine).
arena-out = Bestand met resultaten. Bestaande resultaten worden aangevuld. Standaard: een bestand in je gegevensmap.
arena-records = Map voor de verslagen van alle partijen: 0001-1.mwr (startsituatie 1, eerste partij) enzovoort.
arena-extend = Voeg startsituaties toe aan een wedstrijd: bij een hogere waarde voor --deals worden alleen de ontbrekende partijen gespeeld.
arena-html = Schrijf het rapport met grafieken naar dit HTML-bestand.
arena-audit = Controleer in plaats van te meten: schud voor elke keuze alles wat de bot niet kan zien opnieuw, en meld een fout als de keuze verandert. Tijdbudgetten worden gesimuleerd: elke aflezing van de klok telt als een halve milliseconde.

## The report

arena-title =
    { $game }, { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, { $deals ->
        [one] één volledig gespeelde startsituatie
       *[other] { $deals } volledig gespeelde startsituaties
    }, seed { $seed }
arena-pairs = Paren
arena-every-bot = Alle bots
arena-times = Tijd per beurt
arena-cross-title = Kruistabel
arena-pair = Paar
arena-margin = Verschil
arena-wins = Gewonnen
arena-interval = 95%
arena-fair = Verwacht aandeel
arena-ahead = Hoger geëindigd
arena-cross = Rij tegen kolom
arena-rating = Rating
arena-openskill = openskill
arena-simulations = simulaties/beurt
arena-turn = ms/beurt
arena-longest = max. ms
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Resultaten: { $file }
arena-extended =
    Deze wedstrijd was gepland met { $first ->
        [one] één startsituatie
       *[other] { $first } startsituaties
    } en is uitgebreid tot { $deals }. Als die uitbreiding afhing van de resultaten, zijn de intervallen te smal.
arena-records-kept = Verslagen: { $folder }
arena-without-record =
    { $games ->
        [one] Eén partij heeft geen verslag, omdat die zonder --records is gespeeld.
       *[other] { $games } partijen hebben geen verslag, omdat ze zonder --records zijn gespeeld.
    }
arena-no-ratings = Voor ratings is de extra “{ $extra }” nodig: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } veroorzaakte een fout in startsituatie { $deal } (seed { $seed }, plaats { $seat }, stap { $entry }): { $error }
arena-forfeits =
    { $bot } heeft in { $games ->
        [one] één partij
       *[other] { $games } partijen
    } { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } verspeeld. Eerste reden: { $why }
arena-stopped = Gestopt. Geef dezelfde opdracht om verder te gaan.
arena-plot-scores = Scores
arena-plot-ratings = Ratings met 95%-intervallen
arena-plot-sources = Punten per bron
arena-plot-points = Punten
arena-plot-seats = Plaatsen
arena-plot-rating = Rating
arena-source-city = steden
arena-source-road = wegen
arena-source-field = weiden
arena-source-cloister = kloosters
arena-source-goods = goederen
arena-source-printed = gedrukte punten
arena-source-turn_order = volgordetegels
arena-source-transport = transport
arena-source-river = rivier
arena-source-loop = rondweg
arena-source-gold = goud
arena-source-store = opslagtegels
arena-source-sets = sets

## The rating list

meta-seat-counts = GETAL[,GETAL…]
command-ratings = Maak een ratinglijst van alle bots en niveaus, per spel en aantal plaatsen.
command-ratings-more = In elke startsituatie speelt elke bot tegen bots van vergelijkbare sterkte, vanaf elke plaats. Resultaten worden steeds opgeslagen; geef dezelfde opdracht opnieuw om verder te gaan.
ratings-of-games = Spellen (standaard: alle).
ratings-seats = Aantallen plaatsen, gescheiden door komma’s; elk aantal krijgt een eigen lijst.
ratings-bots = Bots voor de lijst, van zwak naar sterk, gescheiden door komma’s. Standaard: alle bots en niveaus.
ratings-deals = Aantal startsituaties per lijst. Leg het vast voordat je resultaten bekijkt.
ratings-out = Map voor de bestanden met resultaten. Bestaande resultaten worden aangevuld. Standaard: je gegevensmap.
ratings-markdown = Schrijf de lijsten naar dit Markdown-bestand.
ratings-title = Ratings
ratings-level = Niveau
ratings-games = Partijen

## The audit

audit-sound =
    { $decisions ->
        [one] Eén keuze
       *[other] { $decisions } keuzes
    } gecontroleerd in { $games ->
        [one] één partij
       *[other] { $games } partijen
    }. Geen enkele veranderde toen de verborgen informatie opnieuw werd geschud.
audit-difference = { $bot } koos { $choice }, maar { $other } toen de verborgen informatie opnieuw werd geschud (startsituatie { $deal }, seed { $seed }, plaats { $seat }, na stap { $entry }).
audit-record = Partij tot dat punt: { $command }

## What cannot be played

arena-no-bots = geen bots opgegeven.
arena-no-deals = het aantal startsituaties moet minstens 1 zijn, niet { $deals }.
arena-not-results = geen bestand met arena-resultaten.
arena-not-a-result = geen resultaat van deze wedstrijd.
arena-other-setting = dit bestand bevat een wedstrijd met “{ $there }”, niet met “{ $here }”; kies een ander bestand.
arena-other-deals = het aantal startsituaties van de wedstrijd in dit bestand is { $there }, niet { $here }. Gebruik --extend om de wedstrijd uit te breiden, of kies een ander bestand.
arena-other-records = deze map bevat verslagen die niet bij deze wedstrijd horen; kies een andere map.
arena-no-processor-time = dit systeem meldt de processortijd van “{ $bot }” niet. Gebruik --clock wall.
arena-other-code = dit bestand is gemaakt met andere regels of bots ({ $there }; nu: { $here }); kies een ander bestand.
