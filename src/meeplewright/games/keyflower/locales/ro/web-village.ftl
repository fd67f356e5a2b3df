### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Sate
kfv-all = Toate satele
kfv-own = Satul tău
kfv-of = Satul lui { $name }
# $name is “Your village” or “Village of Ann”.
kfv-open = { $name }: privește de aproape
kfv-built = gata
kfv-builds = construiește
kfv-look = Vedere
kfv-nearer = Mai aproape
kfv-farther = Mai departe
kfv-fit = Arată tot satul

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
kfv-pick = Alege plăcuța pe care o așezi acum.
kfv-where = { $tile }: alege un loc.
kfv-lay-hint = { $tile }: rotește plăcuța până stă cum vrei, apoi așaz-o.
kfv-lay-one = { $tile }: aici se potrivește numai așa. O așezi?
kfv-all-laid = Totul este așezat. Încheie sau ia plăcuțe înapoi.
kfv-turn-left = Rotește spre stânga
kfv-turn-right = Rotește spre dreapta
kfv-elsewhere = Alege alt loc
kfv-lay = Așază plăcuța
kfv-river = Așezată aici, plăcuța închide râul casei tale: nicio barcă nu l-ar mai putea continua.
# $tiles is a list of tiles.
kfv-beside = Lângă { $tiles }
# $where is the line above; $ways is how many turns fit.
kfv-cell =
    { $where }, { $ways ->
        [one] un singur fel
        [few] { $ways } feluri
       *[other] { $ways } de feluri
    }
kfv-cell-turned = { $where }, felul { $way } din { $ways }
kfv-turned = Felul { $way } din { $ways }

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
kfv-carry = Ia o resursă sau trage-o de-a lungul drumurilor.
kfv-carry-where = Alege unde ajunge.
kfv-only-upgrade = Mai poți dezvolta o plăcuță sau poți încheia.
kfv-nothing-left = Nu mai e nimic de dus sau de dezvoltat. Încheie sau ia ceva înapoi.
# $what is “2 wood”.
kfv-load = { $what } pe { $tile }
kfv-upgrade = Dezvoltă: { $tile }
kfv-price = { $tile }: cu ce plătești?
kfv-no-upgrade = Nu dezvolta

## The winter choice

kfv-winter = Plăcuțele tale de iarnă
kfv-winter-hint = Alege care dintre ele intră în joc: cel puțin una. Nimeni nu află ale cui au fost.
kfv-winter-chosen-count =
    { $count ->
        [0] niciuna aleasă
        [one] o plăcuță aleasă
        [few] { $count } plăcuțe alese
       *[other] { $count } de plăcuțe alese
    }
kfv-winter-done =
    { $count ->
        [one] Adu această plăcuță în joc
        [few] Adu { $count } plăcuțe în joc
       *[other] Adu { $count } de plăcuțe în joc
    }
kfv-winter-kept = Ai ales. Aceste plăcuțe ale tale intră în joc:
kfv-winter-looking = Toți aleg în secret plăcuțe de iarnă.
kfv-winter-waits = Încă alege: { $names }

## Keys

kfv-key-all = Toate satele sau unul
kfv-key-next = Satul următor
kfv-key-arrows = Din plăcuță în plăcuță, din loc în loc
kfv-key-turn = Rotește plăcuța
kfv-key-zoom = Mai aproape, mai departe, tot satul
kfv-key-pan = Mută satul
