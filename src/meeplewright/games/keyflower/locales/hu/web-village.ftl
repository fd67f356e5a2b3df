### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Falvak
kfv-all = Összes falu
kfv-own = A falud
kfv-of = { $name } faluja
kfv-open = Megnyitás: { $name }
kfv-built = kész
kfv-builds = építkezik
kfv-look = Nézet
kfv-nearer = Nagyítás
kfv-farther = Kicsinyítés
kfv-fit = Teljes nézet

## What is said of a tile, after its name

kfv-upgraded = fejlesztve
kfv-usable = használhatod
kfv-far =
    { $count ->
        [one] egy
       *[other] { $count }
    } lépésre

## Building

kfv-to-lay = Lehelyezendő lapkák
kfv-pick = Válaszd ki, melyik lapkát helyezed le.
kfv-where = { $tile }: válassz neki helyet.
kfv-lay-hint = { $tile }: forgasd a megfelelő irányba, majd helyezd le.
kfv-lay-one = { $tile }: ide csak így illik. Lehelyezed?
kfv-all-laid = Minden lapka a helyén van. Fejezd be, vagy vegyél fel újra lapkákat.
kfv-turn-left = Forgatás balra
kfv-turn-right = Forgatás jobbra
kfv-elsewhere = Másik hely
kfv-lay = Lehelyezés
kfv-river = Ez a lapka elzárná a folyódat: egyetlen hajó sem folytathatná többé.
kfv-beside = Szomszédok: { $tiles }
kfv-cell =
    { $where }, { $ways ->
        [one] egyféleképpen illik
       *[other] { $ways }-féleképpen illik
    }
kfv-cell-turned = { $where }, forgatás: { $way }/{ $ways }
kfv-turned = Forgatás: { $way }/{ $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] nincs több lépés
        [one] még egy lépés
       *[other] még { $count } lépés
    }
kfv-upgrades-left =
    { $count ->
        [0] nincs több fejlesztés
        [one] még egy fejlesztés
       *[other] még { $count } fejlesztés
    }
kfv-carry = Válassz ki egy erőforrást, vagy húzd végig az utakon.
kfv-carry-where = Válaszd ki, hová szállítod.
kfv-only-upgrade = Még fejleszthetsz egy lapkát, vagy befejezheted.
kfv-nothing-left = Nincs több szállítani- vagy fejlesztenivaló. Fejezd be, vagy vonj vissza valamit.
kfv-load = { $what } itt: { TILE($tile) }
kfv-upgrade = { TILE($tile) } fejlesztése
kfv-price = { $tile }: mivel fizetsz?
kfv-no-upgrade = Mégse

## The winter choice

kfv-winter = A téllapkáid
kfv-winter-hint = Válassz legalább egyet, amelyet árverésre bocsátasz. Senki sem tudja meg, kié volt.
kfv-winter-chosen-count =
    { $count ->
        [0] nincs kiválasztva lapka
        [one] egy lapka kiválasztva
       *[other] { $count } lapka kiválasztva
    }
kfv-winter-done =
    { $count ->
        [one] Lapka árverésre bocsátása
       *[other] { $count } lapka árverésre bocsátása
    }
kfv-winter-kept = Kiválasztottad őket. A lapkáid az árverésen:
kfv-winter-looking = Minden játékos titokban téllapkákat választ.
kfv-winter-waits = Még választ: { $names }

## Keys

kfv-key-all = Összes falu vagy egy falu
kfv-key-next = Következő falu
kfv-key-arrows = Lépkedés a lapkák és a helyek között
kfv-key-turn = A lapka forgatása
kfv-key-zoom = Nagyítás, kicsinyítés, teljes nézet
kfv-key-pan = A nézet mozgatása
