### Ce trebuie văzut dintr-o privire: cărțile jucătorilor, sfârșitul unui sezon, anunțuri.

## Pe cartea unui jucător

kfg-card-visible = la vedere: { $workers }
kfg-card-hidden =
    în spatele paravanului: { $workers ->
        [one] { $workers } muncitor
        [few] { $workers } muncitori
       *[other] { $workers } de muncitori
    } și { $skills ->
        [one] { $skills } aptitudine
        [few] { $skills } aptitudini
       *[other] { $skills } de aptitudini
    }
kfg-card-order = locul { $number } în ordinea de joc
kfg-card-passed = pas

## Sfârșitul unui sezon

kfg-ending =
    { $season ->
        [spring] Primăvara s-a încheiat
        [summer] Vara s-a încheiat
        [autumn] Toamna s-a încheiat
       *[winter] Iarna s-a încheiat
    }
kfg-ending-won = Plăcuțe câștigate
kfg-ending-back = Înapoi în spatele paravanelor
kfg-ending-none = Nimic
kfg-ending-chooses = nu a ales încă
kfg-ending-next = După bărci, fiecare își așază plăcuțele câștigate.

## Anunțuri

kfg-outbid = Oferta ta pentru { TILE($tile, form: "bare") } a fost întrecută.
kfg-outbid-by = Oferta jucătorului { $name }: { $workers }.
kfg-order-ended-pass = Nu mai spui pas automat.
kfg-order-ended-raise = Oferta ta pentru { TILE($tile, form: "bare") } nu mai este mărită automat.
kfg-order-now = E rândul tău, așa că setarea se aplică imediat: spui pas dacă nu trebuie mărită o ofertă.
kfg-news = Aici s-a întâmplat ceva

## Pe plăcuțe

kfg-worth =
    { $points ->
        [one] Cu ce ai acum, aduce { $points } punct
        [few] Cu ce ai acum, aduce { $points } puncte
       *[other] Cu ce ai acum, aduce { $points } de puncte
    }
kfg-order-boats = La sfârșitul sezonului, câștigătorul ei are locul { $number } la alegerea bărcilor.
kfg-order-purple = Câștigătorul primește și muncitorul mov și începe sezonul următor.
kfg-as-gold = { $boat }: și alte resurse pot înlocui aurul.

## Rânduri din istoric

kfg-raises =
    { $who ->
        [same] mărește oferta pentru { TILE($tile, form: "bare") } la { $total } (+ { $workers })
       *[other] { $name } mărește oferta pentru { TILE($tile, form: "bare") } la { $total } (+ { $workers })
    }
kfg-moves =
    { $who ->
        [same] licitează pentru { TILE($tile, form: "bare") } cu { $total } ({ $workers })
       *[other] { $name } licitează pentru { TILE($tile, form: "bare") } cu { $total } ({ $workers })
    }
kfg-gets =
    { $who ->
        [same] primește { $what }
       *[other] { $name } primește { $what }
    }
