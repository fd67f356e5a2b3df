### A Keyflower asztala a böngészőben: mi történt, mi tudható, pontok, állandó utasítások.

## Az események

kfs-laid-out = Új lapkák: { $tiles }
kfs-winter-dealt =
    { $who ->
        [same] téllapkákat kap: { $tiles }
       *[other] { $name } téllapkákat kap: { $tiles }
    }
kfs-home =
    { $who ->
        [same] ezt kapja: { TILE($tile) }
       *[other] { $name } ezt kapja: { TILE($tile) }
    }
kfs-lays =
    { $who ->
        [same] ezt helyezi le: { TILE($tile) }
       *[other] { $name } ezt helyezi le: { TILE($tile) }
    }
kfs-ended =
    A játszma véget ért. A legtöbb pont: { $names }, { $points ->
        [one] 1
       *[other] { $points }
    } pont

## A pontlap

kfs-every-point = { $name }: pontok részletesen
kfs-total = Összesen
kfs-source-printed = Lapkákra nyomtatott pontok
kfs-source-store = Raktárlapkák
kfs-source-sets = Csoportok
kfs-source-gold = Fel nem használt arany
kfs-source-boat = Hajók
kfs-source-turn_order = Fordulósorrend-lapkák
kfs-kind-worker = Munkások
kfs-kind-skill = Jártasságok
kfs-kind-resource = Erőforrások
kfs-loose-gold = Fel nem használt arany
kfs-left = Kimaradt: { $things }
kfs-best = Minden munkás, jártasság és erőforrás egyszer számít. Ez a lehető legjobb elosztás.
kfs-each =
    { $points ->
        [one] 1
       *[other] { $points }
    } pont minden ilyenért: { $what }.
kfs-why-less =
    Ezek { $kind ->
        [worker] a munkások
        [skill] a jártasságok
       *[resource] az erőforrások
    } máshol ({ TILE($place) }) csak { $points ->
        [one] 1
       *[other] { $points }
    } pontot érnének.
kfs-why-level =
    Ezek { $kind ->
        [worker] a munkások
        [skill] a jártasságok
       *[resource] az erőforrások
    } máshol ({ TILE($place) }) ugyanennyit érnének.
kfs-why-only =
    Ezek { $kind ->
        [worker] a munkások
        [skill] a jártasságok
       *[resource] az erőforrások
    } máshol nem érnek pontot.
kfs-why-short =
    Egyetlen csoporthoz sincs elég { $kind ->
        [worker] munkás
        [skill] jártasság
       *[resource] erőforrás
    }.
kfs-why-bare = Nincs rajta semmi, ami itt pontot érne.
kfs-why-dear =
    Nincs kihasználva: ezek { $kind ->
        [worker] a munkások
        [skill] a jártasságok
       *[resource] az erőforrások
    } máshol legalább ennyit érnek.

## Amit meg lehet nézni

kfs-panels = Infó
kfs-panel-season = Évszak
kfs-panel-hidden = Rejtett
kfs-panel-tiles = Várható
kfs-panel-points = Pontok
kfs-panel-orders = Automatikus

kfs-turn-order = Játékosok sorrendje
kfs-boat-order = A hajóválasztás sorrendje
kfs-start-player = az évszak kezdőjátékosa
kfs-acts = ő következik
kfs-passed = passzolt
kfs-built = kész
kfs-chosen = választott
kfs-order-tiles = Fordulósorrend-lapkák
kfs-no-bid = nincs licit
kfs-supply = Készlet
kfs-bag-and-pile =
    A zsákban: { $bag ->
        [one] 1
       *[other] { $bag }
    } munkás. A pakliban: { $pile ->
        [one] 1
       *[other] { $pile }
    } jártasság.
kfs-bag = Zsák
kfs-pile = Jártasságpakli
kfs-number = Összesen
kfs-unseen = Összes rejtett
kfs-hidden-about = 2–5: legalább kettő, legfeljebb öt. A nyilvános információkból és abból számoljuk, amit te húztál és fizettél.
kfs-hidden-no-aid = Ennél az asztalnál csak az összesítés látható.
kfs-in-hand = a kezedben
kfs-to-come = { $number } lapka közül { $least } kerül játékba.
kfs-to-come-up-to = { $number } lapka közül { $least }–{ $most } kerül játékba.
kfs-none-to-come = Minden lapka játékban van.
kfs-points-about = Pontszám, ha most mindenki passzolna. Ami a többi játékos paravánja mögött van, nem számít bele; a ≥ jelentése: legalább ennyi.

## Állandó utasítások

kfs-order-pass = Passz, amíg túl nem licitálnak
kfs-order-raise = { TILE($tile) }: ha túllicitálnak, emelés legfeljebb eddig
kfs-order-give = Beállítás
kfs-order-cancel = Leállítás
kfs-order-passing = Passzolsz, amíg túl nem licitálnak.
kfs-order-raising =
    { TILE($tile) }: ha túllicitálnak, a licited legfeljebb { $most ->
        [one] 1
       *[other] { $most }
    } munkásig emelkedik; egyébként passzolsz.
kfs-order-about = A program lép helyetted, csak a paravánod mögötti munkásokkal. Az évszak végén leáll, vagy akkor, ha túllicitálnak, és már nem tud emelni. A többi játékos nem látja.

## Ami a lapkára van nyomtatva

kfs-printed =
    { $points ->
        [one] 1
       *[other] { $points }
    } pont
