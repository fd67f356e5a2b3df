### De tafel van Keyflower in de browser: wat er gebeurde, wat bekend is, punten, vaste opdrachten.

## Het verloop

kfs-laid-out = Nieuwe tegels: { $tiles }
kfs-winter-dealt =
    { $who ->
        [same] krijgt wintertegels: { $tiles }
       *[other] { $name } krijgt wintertegels: { $tiles }
    }
kfs-home =
    { $who ->
        [same] krijgt { TILE($tile) }
       *[other] { $name } krijgt { TILE($tile) }
    }
kfs-lays =
    { $who ->
        [same] legt { TILE($tile, form: "with-article") }
       *[other] { $name } legt { TILE($tile, form: "with-article") }
    }
kfs-ended =
    De partij is afgelopen. De meeste punten: { $names }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Het scoreblad

kfs-every-point = Puntenoverzicht: { $name }
kfs-total = Totaal
kfs-source-printed = Gedrukte punten
kfs-source-store = Opslagtegels
kfs-source-sets = Sets
kfs-source-gold = Ongebruikt goud
kfs-source-boat = Schepen
kfs-source-turn_order = Volgordetegels
kfs-kind-worker = Arbeiders
kfs-kind-skill = Vaardigheden
kfs-kind-resource = Grondstoffen
kfs-loose-gold = Ongebruikt goud
kfs-left = Ongebruikt: { $things }
kfs-best = Elke arbeider, vaardigheid en grondstof telt één keer. Dit is de best mogelijke verdeling.
kfs-each =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } per { $what }.
kfs-why-less =
    { TILE($place) }: voor deze { $kind ->
        [worker] arbeiders
        [skill] vaardigheden
       *[resource] grondstoffen
    } maar { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
kfs-why-level =
    { TILE($place) }: voor deze { $kind ->
        [worker] arbeiders
        [skill] vaardigheden
       *[resource] grondstoffen
    } evenveel punten.
kfs-why-only =
    Deze { $kind ->
        [worker] arbeiders
        [skill] vaardigheden
       *[resource] grondstoffen
    } leveren nergens anders punten op.
kfs-why-short =
    Niet genoeg { $kind ->
        [worker] arbeiders
        [skill] vaardigheden
       *[resource] grondstoffen
    } voor één set.
kfs-why-bare = Niets op deze tegel levert hier punten op.
kfs-why-dear =
    Niet gebruikt: deze { $kind ->
        [worker] arbeiders
        [skill] vaardigheden
       *[resource] grondstoffen
    } leveren elders minstens evenveel op.

## Wat je kunt opzoeken

kfs-panels = Info
kfs-panel-season = Seizoen
kfs-panel-hidden = Verborgen
kfs-panel-tiles = Op komst
kfs-panel-points = Punten
kfs-panel-orders = Automatisch

kfs-turn-order = Beurtvolgorde
kfs-boat-order = Volgorde bij het kiezen van schepen
kfs-start-player = begint het seizoen
kfs-acts = aan de beurt
kfs-passed = heeft gepast
kfs-built = klaar
kfs-chosen = heeft gekozen
kfs-order-tiles = Volgordetegels
kfs-no-bid = geen bod
kfs-supply = Voorraad
kfs-bag-and-pile =
    In het zakje: { $bag ->
        [one] { $bag } arbeider
       *[other] { $bag } arbeiders
    }. In de stapel: { $pile ->
        [one] { $pile } vaardigheid
       *[other] { $pile } vaardigheden
    }.
kfs-bag = Zakje
kfs-pile = Stapel vaardigheden
kfs-number = Totaal
kfs-unseen = Alles wat verborgen is
kfs-hidden-about = 2–5 betekent minstens twee en hoogstens vijf. Berekend uit wat openbaar is en uit wat je zelf hebt getrokken en betaald.
kfs-hidden-no-aid = Aan deze tafel worden alleen totalen getoond.
kfs-in-hand = in je hand
kfs-to-come =
    Van deze { $number } { $least ->
        [one] komt er één
       *[other] komen er { $least }
    } in het spel.
kfs-to-come-up-to = Van deze { $number } komen er { $least } tot en met { $most } in het spel.
kfs-none-to-come = Alle tegels zijn in het spel.
kfs-points-about = De stand als iedereen nu zou passen. Wat achter de schermen van anderen ligt, telt niet mee; ≥ betekent minstens.

## Vaste opdrachten

kfs-order-pass = Passen tot ik overboden word
kfs-order-raise = Als ik op { TILE($tile, form: "with-article") } overboden word, mijn bod verhogen tot
kfs-order-give = Instellen
kfs-order-cancel = Annuleren
kfs-order-passing = Je past tot je overboden wordt.
kfs-order-raising =
    Word je overboden op { TILE($tile, form: "with-article") }, dan wordt je bod verhoogd tot hoogstens { $most ->
        [one] { $most } arbeider
       *[other] { $most } arbeiders
    }; anders pas je.
kfs-order-about = Dit wordt automatisch gespeeld, alleen met arbeiders van achter je scherm. Het stopt aan het eind van het seizoen, of als je overboden wordt en je bod niet meer verhoogd kan worden. Andere spelers zien het niet.

## Wat op een tegel gedrukt staat

kfs-printed =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
