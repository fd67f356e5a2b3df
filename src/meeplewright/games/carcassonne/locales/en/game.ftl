### Carcassonne: its words, its rules' reasons, its events, its points.

# Name of the game.
carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = the game is over.
why-not-your-turn = it is not player { $seat }’s turn.
why-luck-decides = this step is a random draw, not a player’s choice.
why-tile-is-placed = the tile has already been placed; now place a follower or skip.
why-other-tile = the drawn tile is { $hand }, not { $tile }.
why-no-such-turn = rotation must be 0, 1, 2 or 3 quarter turns, not { $turn }.
why-no-neighbour = cell ({ $x },{ $y }) is not next to a tile.
why-cell-taken = cell ({ $x },{ $y }) already has a tile.
# $turn and $smallest are numbers of quarter turns, as in the notation.
why-same-turn =
    { $turn ->
        [one] one quarter turn looks
       *[other] { $turn } quarter turns look
    } the same as { $smallest }; use { $smallest }.
# $side is N, E, S or W; $here and $there are city, road or field, $there also river.
why-terrain-differs =
    the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } side would join { $here ->
        [city] city
        [road] road
       *[field] field
    } to { $there ->
        [city] city
        [road] road
        [river] river
       *[field] field
    }.
why-place-tile-first = place the tile before the follower.
# $on is city, road, field or cloister; $at is a side or half-edge such as N or NL.
why-no-such-spot =
    this tile has { $on ->
        [city] no city there ({ $at })
        [road] no road there ({ $at })
        [field] no field there ({ $at })
       *[cloister] no cloister
    }.
setup-batch-expansions = the batched engine plays the base game only, without expansions.
real-no-expansions = enter the base game only: a real table does not know expansions.
why-no-farmers = this game is played without farmers.
why-no-follower-left = you have no followers left.
why-same-spot = { $at } and { $first } are the same { $on ->
        [city] city
        [road] road
        [field] field
       *[cloister] cloister
    }; use { $first }.
why-occupied =
    player { $seat } already has a follower on this { $on ->
        [city] city
        [road] road
        [field] field
       *[cloister] cloister
    }, at ({ $x },{ $y }).
# A river tile was put elsewhere than where the river ends.
why-river-end = a river tile must continue the river, and cell ({ $x },{ $y }) is not where it ends.
why-river-closed = the river ends at this cell; no tile can be placed there.
why-u-turn = this bend would turn the river the same way as the bend before it.
# $side is N, E, S or W.
why-river-meets-land =
    on the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } side, river would meet land.
why-no-big-left = your big follower is already on the board.
why-no-builder-left = your builder is already on the board.
why-no-pig-left = your pig is already on the board.
# $on is city or road.
why-builder-needs-follower =
    you have no follower { $on ->
        [city] in this city
       *[road] on this road
    }; your builder needs one there.
# $on is city or road.
why-builder-complete =
    this { $on ->
        [city] city
       *[road] road
    } is complete; your builder would have nothing to do.
# $on is field or cloister.
why-builder-place =
    a builder stands on a road or in a city, not { $on ->
        [field] in a field
       *[cloister] in a cloister
    }.
why-pig-needs-farmer = you have no farmer in this field; your pig needs one there.
# $on is city, road or cloister.
why-pig-place =
    a pig stands in a field, not { $on ->
        [city] in a city
        [road] on a road
       *[cloister] in a cloister
    }.
# $figure is big, builder or pig.
why-figure-not-in-game =
    this game is played without { $figure ->
        [big] big followers
        [builder] builders
       *[pig] pigs
    }.
action-no-spot =
    a follower cannot be placed { $on ->
        [city] in a city
        [road] on a road
        [field] in a field
       *[cloister] in a cloister
    } at “{ $at }”.

## Words

# Where a follower is. $where is one or more of the sides or places below.
spot-city = knight in the city: { $where }
# A spot in the list of choices.
spot-road = thief on the road: { $where }
# A spot in the list of choices.
spot-field = farmer in the field: { $where }
# A spot in the list of choices.
spot-cloister = monk in the cloister
# A spot in the list of choices: a field between city walls that does not leave the tile.
spot-field-enclosed = farmer in the enclosed field
# A spot in the list of choices. $spot is one of those above, such as “knight in the city: north”.
spot-big = { $spot } (big follower)
# A spot in the list of choices.
spot-builder-city = builder in the city: { $where }
# A spot in the list of choices.
spot-builder-road = builder on the road: { $where }
# A spot in the list of choices.
spot-pig = pig in the field: { $where }

# After a spot in the list of choices: $now if the game ended now, $finished when the feature is completed.
spot-worth = { $now ->
        [one] one point
       *[other] { $now } points
    } now, at least { $finished } when completed
# After the spot of a monk: a cloister is worth exactly $finished when it is completed.
spot-worth-cloister = { $now ->
        [one] one point
       *[other] { $now } points
    } now, { $finished } when completed
# After a spot in the list of choices.
spot-worth-complete = { $now ->
        [one] one point
       *[other] { $now } points
    } immediately
# After a spot in the list of choices.
spot-worth-field = { $now ->
        [one] one point
       *[other] { $now } points
    } at the end

# After the spot of a builder in the list of choices.
spot-worth-builder = a second tile when you extend it
# After the spot of a pig in the list of choices: its points besides those of the farmers.
spot-worth-pig = { $now ->
        [one] one more point
       *[other] { $now } more points
    } at the end

# A figure in a player’s supply: “5 followers, big follower, pig”.
figure-big = big follower
# A figure in a player’s supply: “5 followers, big follower, pig”.
figure-builder = builder
# A figure in a player’s supply: “5 followers, big follower, pig”.
figure-pig = pig

# Side of a tile, also inside “knight in the city: north”.
side-N = north
# Side of a tile, also inside “knight in the city: north”.
side-E = east
# Side of a tile, also inside “knight in the city: north”.
side-S = south
# Side of a tile, also inside “knight in the city: north”.
side-W = west

# The half of a side: “north side, west half”.
half-NL = north side, west half
# Half of a side of a tile, in “farmer in the field: …”.
half-NR = north side, east half
# Half of a side of a tile, in “farmer in the field: …”.
half-EL = east side, north half
# Half of a side of a tile, in “farmer in the field: …”.
half-ER = east side, south half
# Half of a side of a tile, in “farmer in the field: …”.
half-SL = south side, east half
# Half of a side of a tile, in “farmer in the field: …”.
half-SR = south side, west half
# Half of a side of a tile, in “farmer in the field: …”.
half-WL = west side, south half
# Half of a side of a tile, in “farmer in the field: …”.
half-WR = west side, north half

# Seats by number; the same colours as in the drawn board.
colour-0 = red
# Colour of a player’s followers.
colour-1 = blue
# Colour of a player’s followers.
colour-2 = yellow
# Colour of a player’s followers.
colour-3 = purple
# Colour of a player’s followers.
colour-4 = black
# Colour of a player’s followers.
colour-5 = turquoise

# A kind of goods: in lists such as “2 × wine, 1 × cloth”.
goods-wine = wine
# A kind of goods: in lists such as “2 × wine, 1 × cloth”.
goods-grain = grain
# A kind of goods: in lists such as “2 × wine, 1 × cloth”.
goods-cloth = cloth

## The 24 types of tile, as they lie unturned

tile-A = cloister with a road
tile-B = cloister
tile-C = city on all sides, pennant
tile-D = city, straight road
tile-E = city on one side
tile-F = city through the middle, pennant
tile-G = city through the middle
tile-H = two cities on opposite sides
tile-I = two cities on adjacent sides
tile-J = city, road bend to the right
tile-K = city, road bend to the left
tile-L = city, three roads
tile-M = city corner, pennant
tile-N = city corner
tile-O = city corner, pennant, road bend
tile-P = city corner, road bend
tile-Q = city on three sides, pennant
tile-R = city on three sides
tile-S = city on three sides, pennant, road
tile-T = city on three sides, road
tile-U = straight road
tile-V = road bend
tile-W = three roads
tile-X = four roads

## The tiles of The River

tile-RA = spring
tile-RB = river, city, road over a bridge
tile-RC = river between two cities
tile-RD = straight river
tile-RE = river bend, city corner
tile-RG = river bend
tile-RH = river, cloister, road over a bridge
tile-RI = river bend, road bend
tile-RK = river, straight road over a bridge
tile-RL = lake

## The tiles of Inns & Cathedrals

tile-IA = road bend with an inn
tile-IB = straight road with an inn
tile-IC = three roads, one with an inn
tile-ID = cloister between two roads
tile-IE = two road bends
tile-IF = city corner, road from its gate
tile-IG = city on one side, wall across the tile
tile-IH = four cities
tile-II = two cities on opposite sides, two roads
tile-IJ = city, road from its gate
tile-IK = cathedral, city on all sides
tile-IL = city corner, pennant, road bend with an inn
tile-IM = city, road bend with an inn
tile-IN = city corner, road with an inn from its gate
tile-IO = three cities
tile-IP = city corner, pennant, second city
tile-IQ = city through the middle, pennant, two roads

## The tiles of Traders & Builders

tile-TA = city, road from its gate to the right
tile-TB = two roads, one on a bridge over the other
tile-TC = city, two roads at a bridge
tile-TD = city corner, grain, second city, road
tile-TE = city through the middle, grain, road
tile-TF = city corner, grain, road
tile-TG = city corner, grain
tile-TH = city on three sides, grain
tile-TI = city corner, grain, road, wall across the tile
tile-TJ = cloister with three roads
tile-TK = city corner, cloth, road
tile-TL = city corner, cloth, second city, road
tile-TM = city corner, cloth, two more cities
tile-TN = city through the middle, cloth, second city
tile-TO = city corner, cloth, two roads, wall across the tile
tile-TP = city through the middle, wine, second city
tile-TQ = city through the middle, wine
tile-TR = city through the middle, wine, two roads
tile-TS = city through the middle, wine, road
tile-TT = city corner, wine
tile-TU = city corner, wine, two roads
tile-TV = city on three sides, wine, road
tile-TW = city corner, wine, road, wall across the tile
tile-TX = two cities at corners, wine

## Options and their values, after “=”

# Name of an option: heading in the new-table form, and in --help after “--option”.
option-farmers = farmers
# A value of the option “farmers”.
option-farmers-per_field_3_once = 3 points per completed city, counted once (2nd edition)
# A value of the option “farmers”.
option-farmers-per_field_3 = 3 points per completed city, for each field touching it (3rd edition)
# A value of the option “farmers”.
option-farmers-per_city_4 = 4 points per completed city, for most farmers around it (1st edition)
# A value of the option “farmers”.
option-farmers-none = none
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-small_city = two-tile city
# A value of the option “two-tile city”.
option-small_city-4 = 4 points (later editions)
# A value of the option “two-tile city”.
option-small_city-2 = 2 points (early editions)
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-expansions = expansions
# A value of the option “expansions”.
option-expansions-none = none
# Name of an expansion, also a value of the option “expansions”.
option-expansions-river = The River
# Name of an expansion, also a value of the option “expansions”.
option-expansions-inns_and_cathedrals = Inns & Cathedrals
# Name of an expansion, also a value of the option “expansions”.
option-expansions-traders_and_builders = Traders & Builders
# A value of the option “expansions”.
option-expansions-river-inns_and_cathedrals = The River, Inns & Cathedrals
# A value of the option “expansions”.
option-expansions-river-traders_and_builders = The River, Traders & Builders
# A value of the option “expansions”.
option-expansions-inns_and_cathedrals-traders_and_builders = Inns & Cathedrals, Traders & Builders
# A value of the option “expansions”.
option-expansions-river-inns_and_cathedrals-traders_and_builders = The River, Inns & Cathedrals, Traders & Builders
# Under the name of the expansion in the new-table form.
option-expansions-river-more = 12 tiles. The game starts with a river, which separates the fields.
# Under the name of the expansion in the new-table form.
option-expansions-inns_and_cathedrals-more = 18 tiles, and a big follower for each player. Inns and cathedrals raise the points of a road or city, but leave nothing if it is not completed. Up to 6 players.
# Under the name of the expansion in the new-table form.
option-expansions-traders_and_builders-more = 24 tiles, and a builder and a pig for each player. The builder gives you second tiles, the pig more points for a field, and goods from cities points at the end.
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-river_start_tile = start tile in a game with the river
# A value of the option “start tile in a game with the river”.
option-river_start_tile-in_stock = shuffled into the other tiles
# A value of the option “start tile in a game with the river”.
option-river_start_tile-out = removed from the game
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-river_turns = bends of the river
# A value of the option “bends of the river”.
option-river_turns-no_u_turn = two bends in a row must not turn the same way
# A value of the option “bends of the river”.
option-river_turns-alternate = bends turn left and right alternately

## What happened

# First line of the game log. $who is you where the reader is meant, else other.
event-started =
    { $who ->
        [you] You start
       *[other] { $name } starts
    }
event-tile_discarded = “{ $tile }” fits nowhere and is discarded.
# Line of the game log; see event-started.
event-tile_placed =
    { $who ->
        [you] You place “{ $tile }” at { $cell }
       *[other] { $name } places “{ $tile }” at { $cell }
    }
# Line of the game log; see event-started.
event-tile_placed-with =
    { $who ->
        [you] You place “{ $tile }” at { $cell }
       *[other] { $name } places “{ $tile }” at { $cell }
    } with { $role ->
        [city] a knight in the city
        [road] a thief on the road
        [field] a farmer in the field
       *[cloister] a monk in the cloister
    }
# Line of the game log; see event-started. $figure is big, builder or pig.
event-tile_placed-figure =
    { $who ->
        [you] You place “{ $tile }” at { $cell }
       *[other] { $name } places “{ $tile }” at { $cell }
    } with { $figure ->
        [big] the big follower
        [builder] the builder
       *[pig] the pig
    }
# Line of the game log; see event-started. $goods is a list such as “2 × wine, 1 × cloth”.
event-goods_taken =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } goods: { $goods }
# Line of the game log; see event-started.
event-second_tile =
    { $who ->
        [you] Your builder gives you a second tile
       *[other] { $name } gets a second tile from the builder
    }
# Line of the game log. $who is you, other, several (they get the points each) or you-several (the reader is one of them).
# $item is one of the “item-” lines below.
event-scored =
    { $who ->
        [you] You score
        [several] { $names } each score
        [you-several] { $names } each score
       *[other] { $names } scores
    } { $points ->
        [one] one point
       *[other] { $points } points
    }: { $item }

## What points are for. $cell is a tile of it, such as (0,1).

# What points are for, in the score breakdown and the game log.
item-city =
    completed city at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] , one pennant
       *[other] , { $pennants } pennants
    }
# What points are for, in the score breakdown and the game log.
item-city-open =
    incomplete city at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] , one pennant
       *[other] , { $pennants } pennants
    }
# What points are for, in the score breakdown and the game log.
item-road =
    completed road at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# What points are for, in the score breakdown and the game log.
item-road-open =
    incomplete road at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# What points are for, in the score breakdown and the game log.
item-cloister = completed cloister at { $cell }
# What points are for, in the score breakdown and the game log.
item-cloister-open =
    incomplete cloister at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# $city is a tile of the completed city, $farmer the tile of the farmer.
item-field = farmer at { $farmer }: city at { $city }
# $city is a tile of the completed city, $farmer the tile that names the field.
item-pig = pig in the field at { $farmer }: city at { $city }
# What points are for, in the score breakdown and the game log.
item-city-cathedral =
    completed city with a cathedral at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] , one pennant
       *[other] , { $pennants } pennants
    }
# What points are for, in the score breakdown and the game log.
item-city-cathedral-open = incomplete city with a cathedral at { $cell }
# What points are for, in the score breakdown and the game log.
item-road-inn =
    completed road with an inn at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# What points are for, in the score breakdown and the game log.
item-road-inn-open = incomplete road with an inn at { $cell }
# What points are for, in the score breakdown and the game log. $goods is wine, grain or cloth.
item-goods =
    most { $goods ->
        [wine] wine
        [grain] grain
       *[cloth] cloth
    }, { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
