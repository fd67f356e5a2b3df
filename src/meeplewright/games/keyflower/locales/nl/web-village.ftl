### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Dorpen
kfv-all = Alle dorpen
kfv-own = Jouw dorp
kfv-of = Dorp van { $name }
# $name is “Your village” or “Village of Ann”.
kfv-open = { $name }: van dichtbij bekijken
kfv-built = klaar
kfv-builds = bouwt
kfv-look = Beeld
kfv-nearer = Dichterbij
kfv-farther = Verder weg
kfv-fit = Het hele dorp tonen

## What is said of a tile, after its name

kfv-upgraded = opgewaardeerd
kfv-usable = je kunt hem gebruiken
kfv-far =
    { $count ->
        [one] één stap ver
       *[other] { $count } stappen ver
    }

## Building

kfv-to-lay = Te leggen tegels
kfv-pick = Kies de tegel die je nu legt.
kfv-where = { $tile }: kies een plek.
kfv-lay-hint = { $tile }: draai de tegel tot hij goed ligt en leg hem dan neer.
kfv-lay-one = { $tile }: hier past hij alleen zo. Leggen?
kfv-all-laid = Alles ligt. Rond af, of neem tegels weer op.
kfv-turn-left = Naar links draaien
kfv-turn-right = Naar rechts draaien
kfv-elsewhere = Andere plek kiezen
kfv-lay = Tegel leggen
kfv-river = Hier sluit deze tegel de rivier van je thuis af: geen schip kan hem dan nog voortzetten.
# $tiles is a list of tiles.
kfv-beside = Naast { $tiles }
# $where is the line above; $ways is how many turns fit.
kfv-cell =
    { $where }, { $ways ->
        [one] één manier
       *[other] { $ways } manieren
    }
kfv-cell-turned = { $where }, manier { $way } van { $ways }
kfv-turned = Manier { $way } van { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] geen stappen meer
        [one] nog één stap
       *[other] nog { $count } stappen
    }
kfv-upgrades-left =
    { $count ->
        [0] geen opwaardering meer
        [one] nog één opwaardering
       *[other] nog { $count } opwaarderingen
    }
kfv-carry = Pak een grondstof op, of sleep hem over de wegen.
kfv-carry-where = Kies waar het heen gaat.
kfv-only-upgrade = Je kunt nog een tegel opwaarderen, of afronden.
kfv-nothing-left = Er valt niets meer te vervoeren of op te waarderen. Rond af, of neem iets terug.
# $what is “2 wood”.
kfv-load = { $what } op { $tile }
kfv-upgrade = { $tile } opwaarderen
kfv-price = { $tile }: waarmee betaal je?
kfv-no-upgrade = Toch niet opwaarderen

## The winter choice

kfv-winter = Jouw wintertegels
kfv-winter-hint = Kies welke ervan in het spel komen: minstens één. Niemand komt te weten van wie ze waren.
kfv-winter-chosen-count =
    { $count ->
        [0] nog geen gekozen
        [one] één tegel gekozen
       *[other] { $count } tegels gekozen
    }
kfv-winter-done =
    { $count ->
        [one] Deze tegel in het spel brengen
       *[other] { $count } tegels in het spel brengen
    }
kfv-winter-kept = Je hebt gekozen. Deze tegels van jou komen in het spel:
kfv-winter-looking = Iedereen kiest in het geheim wintertegels.
kfv-winter-waits = Kiest nog: { $names }

## Keys

kfv-key-all = Alle dorpen, of één
kfv-key-next = Het volgende dorp
kfv-key-arrows = Van tegel naar tegel, van plek naar plek
kfv-key-turn = De tegel draaien
kfv-key-zoom = Dichterbij, verder weg, het hele dorp
kfv-key-pan = Het dorp verschuiven
