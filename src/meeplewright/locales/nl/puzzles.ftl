## De opdrachtregel

command-puzzles = Maak, controleer en toon puzzels.
command-puzzles-make = Zoek puzzels in partijen van bots of in verslagen.
command-puzzles-make-more = Puzzels komen een voor een in het bestand. Voer je de opdracht opnieuw uit, dan gaat het zoeken verder waar het was gebleven.
command-puzzles-check = Controleer of de opgegeven oplossing van elke puzzel klopt.
command-puzzles-check-more = Zonder bestand worden de puzzels gecontroleerd die bij de spellen horen.
command-puzzles-list = Toon hoeveel puzzels er bij de spellen horen.
meta-kinds = SOORTEN
puzzles-make-game = Het spel.
puzzles-make-out = Het bestand voor de puzzels; een bestaand bestand wordt aangevuld.
puzzles-make-kinds = Alleen deze soorten, gescheiden door komma’s.
puzzles-make-count = Hoeveel puzzels van deze soorten het bestand moet bevatten.
puzzles-make-seed = Met dezelfde seed spelen de bots dezelfde partijen.
puzzles-make-bots = De bots die spelen, één per plaats.
puzzles-make-records = Gebruik in plaats daarvan een map met verslagen; de spelers moeten daarmee akkoord zijn gegaan.
puzzles-check-file = Een bestand met puzzels.
puzzles-check-search = Herhaal ook de lange zoekacties.
puzzles-list-game = Alleen dit spel.
puzzles-none = { $game } heeft geen puzzels.
puzzles-kind = “{ $kind }” is geen puzzelsoort van dit spel. Bekende soorten: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Puzzels van deze soorten in { $file }: { $count }.
puzzles-checked = Gecontroleerde puzzels: { $count }; fout: { $wrong }.
puzzles-game = spel
puzzles-kind-name = soort
puzzles-count = puzzels
puzzles-ratings = rating

## Fouten in een bestand

puzzle-format = Deze puzzel heeft een ander formaat; alleen formaat { $format } is bekend.
puzzle-field = Het veld “{ $field }” ontbreekt, is onbekend of heeft het verkeerde type (regel { $line }).
puzzle-line = Regel { $line } is geen puzzel.
puzzle-moves = In puzzel { $id } is stap { $entry } vóór de spelsituatie niet te lezen.
puzzle-kind = Er is geen puzzelsoort “{ $kind }”.
puzzle-answer = De oplossingen van puzzel { $id } hebben niet de waarde { $best }.

## Foutmeldingen van de server

table-no-puzzle = er is geen puzzel “{ $puzzle }”.
table-puzzle-board = puzzel { $puzzle } los je op het bord op.
table-puzzle-task = in puzzel { $puzzle } doe je geen zetten: je geeft een antwoord.

## De pagina

pz-title = Puzzels
pz-about = Spelsituaties met één beste beurt. Vind die beurt: je eerste poging telt voor je rating.
pz-open = Puzzels oplossen
pz-today = Puzzel van de dag
pz-all = Alle puzzels
pz-your-rating = Je rating: { $rating }
pz-rating-after = Je rating: { $rating } ({ $change })
pz-your-results = Opgelost: { $solved } van { $tried }. Alleen in deze browser bewaard.
pz-rating = Rating: { $rating }
pz-kind = Soort
pz-kind-all = Alle soorten
pz-kind-last_two = De laatste twee tegels
pz-kind-close_city = Voltooi de stad
pz-kind-find_turn = Vind de beurt
pz-kind-allocate = Verdeel alles
pz-kind-win_auction = Win de veiling
pz-ask-last_two = Jij hebt een tegel, je tegenstander krijgt de laatste. Welke beurt geeft het beste resultaat, wat je tegenstander ook doet?
pz-ask-close_city = In deze beurt kan een stad worden voltooid. Vind de beste beurt.
pz-ask-find_turn = Eén beurt is duidelijk beter dan alle andere. Vind die beurt.
pz-ask-allocate = De partij is afgelopen. Elke arbeider, vaardigheid en grondstof telt één keer. Hoe vaak levert elke plek punten op?
pz-ask-win_auction = De beste beurt is een bod. Op welke tegel, en met hoeveel arbeiders?
pz-fresh = Alleen puzzels die ik nog niet heb geprobeerd
pz-none = Hier zijn geen puzzels.
pz-more = Alle puzzels tonen ({ $count })
pz-you = Jij
pz-opponent = Tegenstander
pz-solved = opgelost
pz-failed = niet opgelost
pz-question = Vraag
pz-hint = Hint
pz-solution = Oplossing tonen
pz-again = Opnieuw proberen
pz-next = Volgende puzzel
pz-step-back = Vorige stap
pz-step-forward = Volgende stap
pz-step = { $step } van { $steps }
pz-hint-cost = Met een hint telt de puzzel niet als opgelost.
pz-right = Goed!
pz-right-hinted = Goed, maar met een hint: dit telt niet als opgelost.
pz-wrong = Niet de beste beurt.
pz-less = Het kan beter. Gemiste punten: { $less }.
pz-impossible = Daarvoor heb je niet genoeg.
pz-final = Eindstand: { $scores }.
pz-hint-gap = Verschil in punten tussen de beste beurt en de op één na beste: { $gap }.
pz-hint-points = Het beste antwoord is { $best } { $best ->
        [one] punt
       *[other] punten
    } waard.
pz-hint-first = De eerste stap van de beste beurt is op het bord gemarkeerd met A.
pz-solution-is = Dit is de oplossing. Je kunt die stap voor stap bekijken.
pz-solution-answer = Dit is het beste antwoord: { $best } { $best ->
        [one] punt
       *[other] punten
    }.
pz-best-turn = Dit is je beste beurt.
pz-over = De puzzel is afgelopen.
