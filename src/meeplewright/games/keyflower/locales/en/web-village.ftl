### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Villages
kfv-all = All villages
kfv-own = Your village
kfv-of = Village of { $name }
# $name is “Your village” or “Village of Ann”.
kfv-open = { $name }: look closely
kfv-built = done
kfv-builds = building
kfv-look = View
kfv-nearer = Closer
kfv-farther = Farther
kfv-fit = Show the whole village

## What is said of a tile, after its name

kfv-upgraded = upgraded
kfv-usable = you can use it
kfv-far =
    { $count ->
        [one] one step away
       *[other] { $count } steps away
    }

## Building

kfv-to-lay = Tiles to lay
kfv-pick = Choose the tile you lay next.
kfv-where = { $tile }: choose a place.
kfv-lay-hint = { $tile }: turn it until it is right, then lay it.
kfv-lay-one = { $tile }: it fits here only so. Lay it?
kfv-all-laid = Everything is laid. Finish, or take tiles up again.
kfv-turn-left = Turn left
kfv-turn-right = Turn right
kfv-elsewhere = Choose another place
kfv-lay = Lay the tile
kfv-river = Laid here, this tile closes your home's river: no boat could carry it on.
# $tiles is a list of tiles.
kfv-beside = Beside { $tiles }
# $where is the line above; $ways is how many turns fit.
kfv-cell =
    { $where }, { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
kfv-cell-turned = { $where }, way { $way } of { $ways }
kfv-turned = Way { $way } of { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] no steps left
        [one] one step left
       *[other] { $count } steps left
    }
kfv-upgrades-left =
    { $count ->
        [0] no upgrades left
        [one] one upgrade left
       *[other] { $count } upgrades left
    }
kfv-carry = Take up a resource, or drag it along the roads.
kfv-carry-where = Choose where it goes.
kfv-only-upgrade = You can still upgrade a tile, or finish.
kfv-nothing-left = Nothing more can be carried or upgraded. Finish, or take something back.
# $what is “2 wood”.
kfv-load = { $what } on { $tile }
kfv-upgrade = Upgrade { $tile }
kfv-price = { $tile }: what do you pay?
kfv-no-upgrade = Do not upgrade

## The winter choice

kfv-winter = Your winter tiles
kfv-winter-hint = Choose which of them come into the game: at least one. Nobody learns whose they were.
kfv-winter-chosen-count =
    { $count ->
        [0] none chosen
        [one] one tile chosen
       *[other] { $count } tiles chosen
    }
kfv-winter-done =
    { $count ->
        [one] Bring this tile into the game
       *[other] Bring { $count } tiles into the game
    }
kfv-winter-kept = Your choice is made. These of your tiles come into the game:
kfv-winter-looking = Everybody secretly chooses winter tiles.
kfv-winter-waits = Still choosing: { $names }

## Keys

kfv-key-all = All villages, or one
kfv-key-next = The next village
kfv-key-arrows = From tile to tile, from place to place
kfv-key-turn = Turn the tile
kfv-key-zoom = Closer, farther, the whole village
kfv-key-pan = Move the village
