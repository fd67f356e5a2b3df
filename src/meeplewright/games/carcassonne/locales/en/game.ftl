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
# $side is N, E, S or W; $here and $there are city, road or field.
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
