### Counting a game that is played with real pieces.

# For screen readers: a row of players.
kfr-whose = Whose things
# For screen readers: all tiles that nobody has.
kfr-shelf = Tiles to add
# Heading.
kfr-tiles = { $name } – tiles: { $count }
kfr-tiles-none = Tap the tiles of this player above, starting with the home tile.
# Label of a choice of players.
kfr-purple = Purple worker
# Choice: no player has the purple worker.
kfr-purple-nobody = nobody
# Checkbox.
kfr-purple-won = won at auction this winter
kfr-resources-more = All resources that are not on a storage tile, wherever they are.
# Button for screen readers.
kfr-remove = Remove: { $tile }
# For screen readers: choice of the side of a tile.
kfr-face = { $tile }: side that is up
# Label of a number.
kfr-count-turn_order = Tiles next to it
# Label of a number.
kfr-count-loop = Tiles on the best road loop
# Label of a number.
kfr-count-river = Boats in the river
# Above the resources of a storage tile.
kfr-stored = Resources on this tile
# What points are for, in the score breakdown.
item-loop-counted = { $tile }: tiles on the road loop: { $count }
real-tile-twice = { TILE($tile) } is entered more than once, but there is only one.
real-not-used = { TILE($tile) } is not used with this number of players: { $seats }.
real-one-home = player { $seat } must have exactly one home tile.
real-one-boat = player { $seat } has several boats; everyone takes only one.
real-count = { TILE($tile) }: this number is not possible; least: { $least }, most: { $most }.
real-negative = a number cannot be less than 0.
# $thing is “blue”, “saw” or “wood”.
real-too-many-things = { $thing }: the game has only { $most }.
