### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Falvak
kfv-all = Az összes falu
kfv-own = A te falud
kfv-of = { $name } faluja
# $name is “Your village” or “Village of Ann”.
kfv-open = { $name }: megnézem közelről
kfv-built = kész
kfv-builds = építkezik
kfv-look = Nézet
kfv-nearer = Közelebb
kfv-farther = Távolabb
kfv-fit = Az egész falu

## What is said of a tile, after its name

kfv-upgraded = fejlesztve
kfv-usable = használhatod
kfv-far = { $count } lépésre

## Building

kfv-to-lay = Lerakandó lapkák
kfv-pick = Válaszd ki, melyik lapkát rakod le.
kfv-where = { $tile }: válassz neki helyet.
kfv-lay-hint = { $tile }: forgasd, amíg jó nem lesz, aztán tedd le.
kfv-lay-one = { $tile }: ide csak így illik. Leteszed?
kfv-all-laid = Minden lapkád a helyén van. Fejezd be, vagy vegyél vissza belőlük.
kfv-turn-left = Forgatás balra
kfv-turn-right = Forgatás jobbra
kfv-elsewhere = Másik hely
kfv-lay = Leteszem
kfv-river = Ha ide teszed, a lapka elzárja az otthonod folyóját: hajó nem folytathatja többé.
# $tiles is a list of tiles.
kfv-beside = Szomszédok: { $tiles }
# $where is the line above; $ways is how many turns fit.
kfv-cell = { $where }, { $ways }-féleképpen
kfv-cell-turned = { $where }, { $way }. állás, összesen { $ways }
kfv-turned = { $way }. állás, összesen { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] nincs több lépés
       *[other] még { $count } lépés
    }
kfv-upgrades-left =
    { $count ->
        [0] nincs több fejlesztés
       *[other] még { $count } fejlesztés
    }
kfv-carry = Vegyél fel egy erőforrást, vagy húzd végig az utakon.
kfv-carry-where = Válaszd ki, hová viszed.
kfv-only-upgrade = Még fejleszthetsz egy lapkát, vagy befejezheted.
kfv-nothing-left = Nincs több szállítani- vagy fejlesztenivaló. Fejezd be, vagy vonj vissza valamit.
# $what is “2 wood”.
kfv-load = { $what } itt: { $tile }
kfv-upgrade = { $tile } fejlesztése
kfv-price = { $tile }: mivel fizetsz?
kfv-no-upgrade = Mégsem fejlesztem

## The winter choice

kfv-winter = A téli lapkáid
kfv-winter-hint = Válaszd ki, melyek kerüljenek a játékba: legalább egy. Senki sem tudja meg, kié volt.
kfv-winter-chosen-count =
    { $count ->
        [0] még egy sincs kiválasztva
       *[other] { $count } lapka kiválasztva
    }
kfv-winter-done = { $count } lapkát viszek a játékba
kfv-winter-kept = Választottál. Ezek a lapkáid kerülnek a játékba:
kfv-winter-looking = Mindenki titokban téli lapkákat választ.
kfv-winter-waits = Még választ: { $names }

## Keys

kfv-key-all = Az összes falu vagy csak egy
kfv-key-next = A következő falu
kfv-key-arrows = Lapkáról lapkára, helyről helyre
kfv-key-turn = A lapka forgatása
kfv-key-zoom = Közelebb, távolabb, az egész falu
kfv-key-pan = A falu mozgatása
