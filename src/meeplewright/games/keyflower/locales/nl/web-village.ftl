### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Dorpen
kfv-all = Alle dorpen
kfv-own = Jouw dorp
kfv-of = Dorp van { $name }
kfv-open = Openen: { $name }
kfv-built = klaar
kfv-builds = bouwt
kfv-look = Weergave
kfv-nearer = Inzoomen
kfv-farther = Uitzoomen
kfv-fit = Alles tonen

## What is said of a tile, after its name

kfv-upgraded = opgewaardeerd
kfv-usable = je kunt deze tegel gebruiken
kfv-far =
    { $count ->
        [one] op één stap afstand
       *[other] op { $count } stappen afstand
    }

## Building

kfv-to-lay = Te leggen tegels
kfv-pick = Kies een tegel om te leggen.
kfv-where = { $tile }: kies een vakje.
kfv-lay-hint = { $tile }: draai de tegel en leg hem neer.
kfv-lay-one = { $tile }: past maar op één manier. Leggen?
kfv-all-laid = Alle tegels liggen. Rond af, of pak tegels weer op.
kfv-turn-left = Linksom draaien
kfv-turn-right = Rechtsom draaien
kfv-elsewhere = Ander vakje kiezen
kfv-lay = Tegel leggen
kfv-river = Deze tegel zou je rivier blokkeren: er kan dan geen schip meer op aansluiten.
kfv-beside = Naast { $tiles }
kfv-cell =
    { $where }, { $ways ->
        [one] één stand
       *[other] { $ways } standen
    }
kfv-cell-turned = { $where }, stand { $way } van { $ways }
kfv-turned = Stand { $way } van { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] geen stappen meer
        [one] nog één stap
       *[other] nog { $count } stappen
    }
kfv-upgrades-left =
    { $count ->
        [0] geen opwaarderingen meer
        [one] nog één opwaardering
       *[other] nog { $count } opwaarderingen
    }
kfv-carry = Kies een grondstof, of sleep die over de wegen.
kfv-carry-where = Kies een bestemming.
kfv-only-upgrade = Je kunt nog een tegel opwaarderen, of afronden.
kfv-nothing-left = Er valt niets meer te vervoeren of op te waarderen. Rond af, of neem iets terug.
kfv-load = { $what } op { TILE($tile, form: "with-article") }
kfv-upgrade = { TILE($tile) } opwaarderen
kfv-price = { $tile }: kies hoe je betaalt
kfv-no-upgrade = Annuleren

## The winter choice

kfv-winter = Jouw wintertegels
kfv-winter-hint = Kies er minstens één voor de veiling. Niemand komt te weten van wie ze waren.
kfv-winter-chosen-count =
    { $count ->
        [0] nog geen tegel gekozen
        [one] één tegel gekozen
       *[other] { $count } tegels gekozen
    }
kfv-winter-done =
    { $count ->
        [one] Deze tegel laten veilen
       *[other] { $count } tegels laten veilen
    }
kfv-winter-kept = Je hebt gekozen. Jouw tegels in de veiling:
kfv-winter-looking = Alle spelers kiezen in het geheim wintertegels.
kfv-winter-waits = Nog aan het kiezen: { $names }

## Keys

kfv-key-all = Alle dorpen of één dorp
kfv-key-next = Volgend dorp
kfv-key-arrows = Van tegel naar tegel en van vakje naar vakje
kfv-key-turn = Tegel draaien
kfv-key-zoom = Inzoomen, uitzoomen, alles tonen
kfv-key-pan = Dorp verschuiven
