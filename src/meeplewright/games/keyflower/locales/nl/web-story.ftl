### De tafel van Keyflower in de browser: wat er gebeurde, wat bekend is, punten, vaste opdrachten.

## Het verloop

# $tiles is a list of tiles.
kfs-laid-out = Op tafel: { $tiles }
kfs-winter-dealt = wintertegels: { $tiles }
# Part of a line that begins with the player's name and a colon.
kfs-lays = legt { $tile }
kfs-ended =
    Het spel is afgelopen. De meeste punten: { $names }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Het scoreblad

kfs-every-point = Elk punt van { $name }
kfs-total = Totaal
kfs-source-printed = Gedrukt op tegels
kfs-source-store = Op opslagtegels
kfs-source-sets = Sets
kfs-source-gold = Los goud
kfs-source-boat = Schepen
kfs-source-turn_order = Volgorde-tegels
kfs-kind-worker = Arbeiders
kfs-kind-skill = Vaardigheden
kfs-kind-resource = Grondstoffen
kfs-loose-gold = Los goud
# Things that were counted nowhere.
kfs-left = Over: { $things }
kfs-best = Elke arbeider, vaardigheid en grondstof telt één keer. Alle verdelingen zijn geprobeerd: geen enkele levert meer punten op dan deze.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor elk: { $what }.
# $place is a tile or “Loose gold”.
kfs-why-less =
    { $place } zou er maar { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor geven.
kfs-why-level = { $place } zou er evenveel voor geven.
kfs-why-only = Nergens anders tellen ze.
kfs-why-short = Er was zelfs voor één niet genoeg.
kfs-why-bare = Er ligt niets op wat hier telt.
kfs-why-dear = Niet gebruikt: wat ervoor nodig is, levert elders minstens evenveel op.

## Wat je kunt opzoeken

kfs-panels = Opzoeken
kfs-panel-season = Seizoen
kfs-panel-hidden = Verborgen
kfs-panel-tiles = Nog te komen
kfs-panel-points = Punten
kfs-panel-orders = Opdrachten

kfs-turn-order = Volgorde van de beurten
kfs-boat-order = In deze volgorde worden schepen gekozen
kfs-start-player = begint het seizoen
kfs-acts = aan zet
kfs-passed = heeft gepast
kfs-built = is klaar
kfs-chosen = heeft gekozen
kfs-order-tiles = Volgorde-tegels
kfs-no-bid = geen bod
kfs-supply = Voorraad
kfs-bag-and-pile =
    In de zak: { $bag ->
        [one] { $bag } arbeider
       *[other] { $bag } arbeiders
    }. In de stapel: { $pile ->
        [one] { $pile } vaardigheid
       *[other] { $pile } vaardigheden
    }.
kfs-bag = Zak
kfs-pile = Stapel vaardigheden
kfs-number = Aantal
kfs-unseen = Alles uit het zicht
kfs-hidden-about = 2–5: minstens twee, hoogstens vijf. Dat volgt uit wat iedereen kon zien en uit wat je zelf hebt getrokken en betaald.
kfs-hidden-no-aid = Aan deze tafel worden alleen de aantallen verteld.
kfs-in-hand = in je hand
# So many tiles will be laid out; $number is how many may be among them.
kfs-to-come = Van deze { $number } komen er { $least } op tafel.
kfs-to-come-up-to = Van deze { $number } komen er { $least } tot { $most } op tafel.
kfs-none-to-come = Alle tegels liggen op tafel.
kfs-points-about = Als iedereen nu paste en er geteld werd. Wat achter andere schermen ligt, telt niet mee: ≥ betekent minstens zoveel.

## Vaste opdrachten

kfs-order-pass = Passen tot ik overboden word
kfs-order-raise = Mijn bod op { $tile } verhogen zodra het overboden is, tot hoogstens
kfs-order-give = Opdracht achterlaten
kfs-order-cancel = Intrekken
kfs-order-passing = Je past tot een van je biedingen overboden wordt.
kfs-order-raising =
    Je bod op { $tile } wordt verhoogd zodra het overboden is, tot hoogstens { $most ->
        [one] { $most } arbeider
       *[other] { $most } arbeiders
    }; anders pas je.
kfs-order-about = De tafel speelt dit voor je, alleen met arbeiders van achter je scherm. Het eindigt met het seizoen, of als een bod overboden wordt dat niet verhoogd mag worden. Niemand anders krijgt het te horen.

## Wat op een tegel gedrukt staat

kfs-printed =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
