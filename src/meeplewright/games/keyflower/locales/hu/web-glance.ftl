### Amit egy pillantással látni kell: a játékosok kártyái, az évszak vége, értesítések.

## A játékosok kártyáin

kfg-card-visible = látható: { $workers }
kfg-card-hidden =
    a paraván mögött: { $workers ->
        [one] 1
       *[other] { $workers }
    } munkás és { $skills ->
        [one] 1
       *[other] { $skills }
    } jártasság
kfg-card-order = helye a fordulósorrendben: { $number }.
kfg-card-passed = passzolt

## Az évszak vége

kfg-ending =
    { $season ->
        [spring] Vége a tavasznak
        [summer] Vége a nyárnak
        [autumn] Vége az ősznek
       *[winter] Vége a télnek
    }
kfg-ending-won = Elnyert lapkák
kfg-ending-back = Visszakerült a paravánok mögé
kfg-ending-none = Semmi
kfg-ending-chooses = még nem választott
kfg-ending-next = A hajóválasztás után mindenki lehelyezi az elnyert lapkáit.

## Értesítések

kfg-outbid = Túllicitáltak ezen a lapkán: { TILE($tile) }.
kfg-outbid-by = { $name } licitje: { $workers }.
kfg-order-ended-pass = Már nem passzolsz automatikusan.
kfg-order-ended-raise = Ez a licited már nem emelkedik automatikusan: { TILE($tile) }.
kfg-order-now = Te következel, ezért az automatikus játék azonnal elindul: passzolsz, hacsak nem kell licitet emelni.
kfg-news = Itt történt valami

## A lapkákon

kfg-worth =
    Azzal, amid most van, { $points ->
        [one] 1
       *[other] { $points }
    } pontot érne
kfg-order-boats = Aki elnyeri, az évszak végén a sorban { $number }. helyen választ hajót.
kfg-order-purple = A lila munkást is ő kapja, és ő kezdi a következő évszakot.
kfg-as-gold = { $boat }: más erőforrás is aranynak számít.

## A napló sorai

kfg-raises =
    { $who ->
        [same] licitet emel: { TILE($tile) }, összesen { $total } (+ { $workers })
       *[other] { $name } licitet emel: { TILE($tile) }, összesen { $total } (+ { $workers })
    }
kfg-moves =
    { $who ->
        [same] erre licitál: { TILE($tile) }, összesen { $total } ({ $workers })
       *[other] { $name } erre licitál: { TILE($tile) }, összesen { $total } ({ $workers })
    }
kfg-gets =
    { $who ->
        [same] ezt kapja: { $what }
       *[other] { $name } ezt kapja: { $what }
    }
