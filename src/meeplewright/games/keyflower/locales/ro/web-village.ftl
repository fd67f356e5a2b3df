### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Sate
kfv-all = Toate satele
kfv-own = Satul tău
kfv-of = Satul jucătorului { $name }
kfv-open = Deschide: { $name }
kfv-built = gata
kfv-builds = construiește
kfv-look = Vizualizare
kfv-nearer = Mărește
kfv-farther = Micșorează
kfv-fit = Încadrează în ecran

## What is said of a tile, after its name

kfv-upgraded = dezvoltată
kfv-usable = o poți folosi
kfv-far =
    { $count ->
        [one] la un pas
        [few] la { $count } pași
       *[other] la { $count } de pași
    }

## Building

kfv-to-lay = Plăcuțe de așezat
kfv-pick = Alege o plăcuță de așezat.
kfv-where = { $tile }: alege un loc.
kfv-lay-hint = { $tile }: rotește plăcuța, apoi așaz-o.
kfv-lay-one = { $tile }: se potrivește doar așa. O așezi?
kfv-all-laid = Toate plăcuțele sunt așezate. Încheie sau ridică-le din nou.
kfv-turn-left = Rotește spre stânga
kfv-turn-right = Rotește spre dreapta
kfv-elsewhere = Alege alt loc
kfv-lay = Așază plăcuța
kfv-river = Plăcuța ți-ar bloca râul: nicio barcă nu l-ar mai putea prelungi.
kfv-beside = Lângă: { $tiles }
kfv-cell =
    { $where }, { $ways ->
        [one] o orientare
        [few] { $ways } orientări
       *[other] { $ways } de orientări
    }
kfv-cell-turned = { $where }, orientarea { $way } din { $ways }
kfv-turned = Orientarea { $way } din { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] niciun pas rămas
        [one] un pas rămas
        [few] { $count } pași rămași
       *[other] { $count } de pași rămași
    }
kfv-upgrades-left =
    { $count ->
        [0] nicio dezvoltare rămasă
        [one] o dezvoltare rămasă
        [few] { $count } dezvoltări rămase
       *[other] { $count } de dezvoltări rămase
    }
kfv-carry = Alege o resursă sau trage-o de-a lungul drumurilor.
kfv-carry-where = Alege destinația.
kfv-only-upgrade = Mai poți dezvolta o plăcuță sau poți încheia.
kfv-nothing-left = Nu mai e nimic de mutat sau de dezvoltat. Încheie sau anulează.
kfv-load = { $what } pe { TILE($tile, form: "bare") }
kfv-upgrade = Dezvoltă { TILE($tile) }
kfv-price = { $tile }: alege plata
kfv-no-upgrade = Renunță

## The winter choice

kfv-winter = Plăcuțele tale de iarnă
kfv-winter-hint = Alege cel puțin una pentru licitație. Nimeni nu va ști ale cui au fost.
kfv-winter-chosen-count =
    { $count ->
        [0] niciuna aleasă
        [one] o plăcuță aleasă
        [few] { $count } plăcuțe alese
       *[other] { $count } de plăcuțe alese
    }
kfv-winter-done =
    { $count ->
        [one] Scoate-o la licitație
        [few] Scoate { $count } plăcuțe la licitație
       *[other] Scoate { $count } de plăcuțe la licitație
    }
kfv-winter-kept = Ai ales. Plăcuțele tale scoase la licitație:
kfv-winter-looking = Toți jucătorii aleg în secret plăcuțe de iarnă.
kfv-winter-waits = Se mai așteaptă: { $names }

## Keys

kfv-key-all = Toate satele sau unul
kfv-key-next = Satul următor
kfv-key-arrows = Treci de la o plăcuță sau un loc la altul
kfv-key-turn = Rotește plăcuța
kfv-key-zoom = Mărește, micșorează, încadrează în ecran
kfv-key-pan = Deplasează satul
