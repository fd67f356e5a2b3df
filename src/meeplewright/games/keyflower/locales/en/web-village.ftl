### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

# Name of a region for screen readers.
kfv-villages = Villages
# Button.
kfv-all = All villages
# Button and title of a village.
kfv-own = Your village
# Title of a village.
kfv-of = { $name }’s village
# For screen readers: button. $name is “Your village” or “Ann’s village”.
kfv-open = Open: { $name }
# Under a small village, while players build.
kfv-built = done
# Under a small village, while players build.
kfv-builds = building
# Name of the zoom buttons for screen readers.
kfv-look = View
# Button.
kfv-nearer = Zoom in
# Button.
kfv-farther = Zoom out
# Button.
kfv-fit = Fit to screen

## What is said of a tile, after its name

# For screen readers, after a tile’s name.
kfv-upgraded = upgraded
# For screen readers, after a tile’s name.
kfv-usable = you can use it
# For screen readers, after a tile’s name: how far the resource is moved.
kfv-far =
    { $count ->
        [one] one step away
       *[other] { $count } steps away
    }

## Building

# Heading.
kfv-to-lay = Tiles to place
kfv-pick = Choose a tile to place.
kfv-where = { $tile }: choose a cell.
kfv-lay-hint = { $tile }: rotate, then place it.
kfv-lay-one = { $tile }: only one rotation fits. Place it?
kfv-all-laid = All tiles placed. Finish, or pick tiles up again.
# Button.
kfv-turn-left = Rotate left
# Button.
kfv-turn-right = Rotate right
# Button.
kfv-elsewhere = Choose another cell
# Button.
kfv-lay = Place tile
kfv-river = This tile would block your river: no boat could extend it.
# For screen readers: a cell. $tiles is a list of tiles.
kfv-beside = Next to { $tiles }
# $where is the line above; $ways is how many rotations fit.
kfv-cell =
    { $where }, { $ways ->
        [one] one rotation
       *[other] { $ways } rotations
    }
# For screen readers, while the tile is shown there.
kfv-cell-turned = { $where }, rotation { $way } of { $ways }
# For screen readers, while the tile is being rotated.
kfv-turned = Rotation { $way } of { $ways }

## Transport and upgrades

# In the bar while resources are moved.
kfv-steps-left =
    { $count ->
        [0] no steps left
        [one] one step left
       *[other] { $count } steps left
    }
# In the bar while resources are moved.
kfv-upgrades-left =
    { $count ->
        [0] no upgrades left
        [one] one upgrade left
       *[other] { $count } upgrades left
    }
kfv-carry = Select a resource, or drag it along the roads.
kfv-carry-where = Choose a destination.
kfv-only-upgrade = You can still upgrade a tile, or finish.
kfv-nothing-left = Nothing left to move or upgrade. Finish or undo.
# $what is “2 wood”.
kfv-load = { $what } on { TILE($tile) }
# Button on a tile.
kfv-upgrade = Upgrade { TILE($tile) }
# Heading above several payments.
kfv-price = { $tile }: choose the payment
# Button under the payments: do not upgrade.
kfv-no-upgrade = Cancel

## The winter choice

# Heading.
kfv-winter = Your winter tiles
kfv-winter-hint = Choose at least one to put up for auction. Nobody will know whose they were.
# Next to the button.
kfv-winter-chosen-count =
    { $count ->
        [0] none chosen
        [one] one tile chosen
       *[other] { $count } tiles chosen
    }
# Button.
kfv-winter-done =
    { $count ->
        [one] Offer this tile
       *[other] Offer { $count } tiles
    }
# Above the tiles.
kfv-winter-kept = You have chosen. Your tiles in the auction:
kfv-winter-looking = All players are secretly choosing winter tiles.
# Under the tiles.
kfv-winter-waits = Still choosing: { $names }

## Keys

# Keyboard shortcuts, after the key.
kfv-key-all = All villages or one village
# Keyboard shortcuts, after the key.
kfv-key-next = Next village
# Keyboard shortcuts, after the key.
kfv-key-arrows = Move between tiles and cells
# Keyboard shortcuts, after the key.
kfv-key-turn = Rotate the tile
# Keyboard shortcuts, after the key.
kfv-key-zoom = Zoom in, zoom out, fit to screen
# Keyboard shortcuts, after the key.
kfv-key-pan = Pan
