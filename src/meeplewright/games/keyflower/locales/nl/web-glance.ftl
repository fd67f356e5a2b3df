### Wat in één oogopslag te zien moet zijn: kaarten van spelers, einde van een seizoen, meldingen.

## Op de kaart van een speler

kfg-card-visible = zichtbaar: { $workers }
kfg-card-hidden =
    achter het scherm: { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    } en { $skills ->
        [one] { $skills } vaardigheid
       *[other] { $skills } vaardigheden
    }
kfg-card-order = nummer { $number } in de volgorde
kfg-card-passed = gepast

## Het einde van een seizoen

kfg-ending =
    { $season ->
        [spring] De lente is voorbij
        [summer] De zomer is voorbij
        [autumn] De herfst is voorbij
       *[winter] De winter is voorbij
    }
kfg-ending-won = Gewonnen tegels
kfg-ending-back = Terug achter de schermen
kfg-ending-none = Niets
kfg-ending-chooses = heeft nog niet gekozen
kfg-ending-next = Als de schepen zijn gekozen, legt iedereen de gewonnen tegels.

## Meldingen

kfg-outbid = Je bent overboden op { TILE($tile, form: "with-article") }.
kfg-outbid-by = { $name } heeft { $workers } geboden.
kfg-order-ended-pass = Je past niet meer automatisch.
kfg-order-ended-raise = Je bod op { TILE($tile, form: "with-article") } wordt niet meer automatisch verhoogd.
kfg-order-now = Je bent aan de beurt, dus automatisch spelen begint meteen: je past, tenzij er een bod verhoogd moet worden.
kfg-news = Hier is iets gebeurd

## Op tegels

kfg-worth =
    { $points ->
        [one] Met wat je nu hebt { $points } punt waard
       *[other] Met wat je nu hebt { $points } punten waard
    }
kfg-order-boats = Wie deze tegel wint, kiest aan het eind van het seizoen als nummer { $number } een schip.
kfg-order-purple = De winnaar krijgt ook de paarse arbeider en begint het volgende seizoen.
kfg-as-gold = { $boat }: andere grondstoffen tellen als goud.

## Regels van het spelverloop

kfg-raises =
    { $who ->
        [same] verhoogt het bod op { TILE($tile, form: "with-article") } tot { $total } (+ { $workers })
       *[other] { $name } verhoogt het bod op { TILE($tile, form: "with-article") } tot { $total } (+ { $workers })
    }
kfg-moves =
    { $who ->
        [same] biedt { $total } op { TILE($tile, form: "with-article") } ({ $workers })
       *[other] { $name } biedt { $total } op { TILE($tile, form: "with-article") } ({ $workers })
    }
kfg-gets =
    { $who ->
        [same] krijgt { $what }
       *[other] { $name } krijgt { $what }
    }
