### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = the game is over.
why-not-your-turn = it is not the turn of player { $seat }.
why-luck-decides = luck decides here, not a player.
why-tile-is-placed = the tile is placed already; now comes the follower.
why-other-tile = tile { $hand } is in hand, not tile { $tile }.
why-no-such-turn = a tile has 0, 1, 2 or 3 quarter turns, not { $turn }.
why-no-neighbour = cell ({ $x },{ $y }) does not share a side with a tile.
why-cell-taken = a tile lies on cell ({ $x },{ $y }) already.
why-same-turn =
    { $turn ->
        [one] one quarter turn gives
       *[other] { $turn } quarter turns give
    } the same tile as { $smallest }.
# $side is N, E, S or W; $here and $there are city, road or field.
why-terrain-differs =
    the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } side would put { $here ->
        [city] city
        [road] road
       *[field] field
    } against { $there ->
        [city] city
        [road] road
       *[field] field
    }.
why-place-tile-first = place the tile first; then comes the follower.
# $on is city, road, field or cloister; $at is a side or half-edge such as N or NL.
why-no-such-spot =
    this tile has { $on ->
        [city] no city there ({ $at })
        [road] no road there ({ $at })
        [field] no field there ({ $at })
       *[cloister] no cloister
    }.
why-no-farmers = this game is played without farmers.
why-no-follower-left = you have no follower left.
why-same-spot = { $at } and { $first } are the same { $on ->
        [city] city
        [road] road
        [field] field
       *[cloister] cloister
    }; say { $first }.
why-occupied =
    a follower of player { $seat } stands on this { $on ->
        [city] city
        [road] road
        [field] field
       *[cloister] cloister
    } already, at ({ $x },{ $y }).
action-no-spot =
    a follower cannot be put { $on ->
        [city] on a city
        [road] on a road
        [field] on a field
       *[cloister] on a cloister
    } at “{ $at }”.

## Words

# Where a follower stands. $where is one or more of the sides or places below.
spot-city = knight in the city: { $where }
spot-road = thief on the road: { $where }
spot-field = farmer in the field: { $where }
spot-cloister = monk in the cloister

# What a follower there would bring: $now if the game ended, $finished when the feature is finished.
spot-worth = worth { $now } now, at least { $finished } finished
spot-worth-complete = worth { $now } at once
spot-worth-field = worth { $now } at the end

side-N = north
side-E = east
side-S = south
side-W = west

# The half of a side: “north side, west half”.
half-NL = north side, west half
half-NR = north side, east half
half-EL = east side, north half
half-ER = east side, south half
half-SL = south side, east half
half-SR = south side, west half
half-WL = west side, south half
half-WR = west side, north half

# Seats by number; the same colours as in the drawn board.
colour-0 = red
colour-1 = blue
colour-2 = yellow
colour-3 = purple
colour-4 = black

## The 24 types of tile, as they lie unturned

tile-A = cloister with a road
tile-B = cloister
tile-C = city on all sides, pennant
tile-D = city, straight road
tile-E = city on one side
tile-F = city across, pennant
tile-G = city across
tile-H = two cities, opposite
tile-I = two cities, side by side
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

option-farmers = farmers
option-farmers-per_field_3_once = 3 points for each finished city, once for the city
option-farmers-per_field_3 = 3 points for each finished city, for every field at it
option-farmers-per_city_4 = 4 points for each finished city, to the most farmers around it
option-farmers-none = none
option-small_city = a city of two tiles
option-small_city-4 = 4 points
option-small_city-2 = 2 points

## What happened. $name is a player, or “you”, so that no verb agrees with it.

event-started = To begin: { $name }
event-tile_discarded = “{ $tile }” fits nowhere and leaves the game.
event-tile_placed = { $name }, { $cell }: “{ $tile }”
event-tile_placed-with =
    { $name }, { $cell }: “{ $tile }”, { $role ->
        [city] a knight in the city
        [road] a thief on the road
        [field] a farmer in the field
       *[cloister] a monk in the cloister
    }
event-scored =
    { $names }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }, { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    finished city at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] , one pennant
       *[other] , { $pennants } pennants
    }
item-city-open =
    unfinished city at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] , one pennant
       *[other] , { $pennants } pennants
    }
item-road =
    finished road at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
item-road-open =
    unfinished road at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
item-cloister = finished cloister at { $cell }
item-cloister-open =
    unfinished cloister at { $cell }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# $city is a tile of the finished city, $farmer the tile of the farmer.
item-field = field of the farmer at { $farmer }: the city at { $city }
