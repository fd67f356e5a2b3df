### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Lay tiles, build cities, roads and fields, and place your followers well. Half an hour, two to five players.

## The table, for eyes and ears

cc-board = The table
cc-tools = Tools of the table
cc-followers = Followers on the table
# $tile is the name of a type of tile; $x and $y are numbers with a sign.
cc-tile-at = { $tile }, column { $x }, row { $y }
# $role is city, road, field or cloister.
cc-follower-at =
    { $name }: { $role ->
        [city] knight in the city
        [road] thief on the road
        [field] farmer in the field
       *[cloister] monk in the cloister
    }, column { $x }, row { $y }
# A cell where the tile fits, and in how many ways.
cc-cell =
    Column { $x }, row { $y }, { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
# The same while the tile is shown there in one of these ways.
cc-cell-turned = Column { $x }, row { $y }, way { $way } of { $ways }
# Said while it is turned.
cc-turned = Way { $way } of { $ways }

## The tile in hand

cc-hand = The tile in hand
cc-your-tile = Your tile
cc-left =
    { $left ->
        [0] No tile left
        [one] One tile left
       *[other] { $left } tiles left
    }
# The same in little room.
cc-left-short = { $left } left

## What is to be done

cc-your-move = What to do now
cc-lay-hint = Choose a cell for your tile.
cc-turn-hint = Turn the tile until you like it.
cc-one-way = It fits in this way only.
cc-turn-left = Turn to the left
cc-turn-right = Turn to the right
cc-cancel = Choose another cell
cc-lay = Lay the tile
cc-follower-hint = Put a follower on the tile?
cc-follower-none-left = All your followers are on the table.
cc-follower-nowhere = No place for a follower on this tile.
cc-role-city = Knight
cc-role-road = Thief
cc-role-field = Farmer
cc-role-cloister = Monk
cc-farmer-stays = A farmer stays in the field until the end of the game.
cc-pass = No follower
# Advice: the tile in hand on this cell; who stands on it follows.
cc-way-tile = The tile at { $cell }
cc-confirm = Confirm
cc-end-turn = End the turn
cc-take-back = Take the tile back
# Points: if the game ended now, and when the feature is finished.
cc-worth = { $now } now, { $finished }+ finished
cc-worth-now = { $now } at once
cc-worth-field = { $now } at the end
cc-waits-tile = { $name } is looking for a place for the tile.
cc-waits-follower = { $name } may put a follower on the tile.
cc-luck = A tile is being drawn.
cc-over = The game is over.

## Tools and panels

cc-tiles = Tiles left
cc-fields = Fields and their owners
cc-points = Points
cc-nearer = Nearer
cc-farther = Farther
cc-fit = Show all of the table
cc-close = Close
cc-tiles-point = Point at an empty cell, or tap it, to see which tiles fit there.
cc-tiles-fit =
    { $number ->
        [one] One tile fits
       *[other] { $number } tiles fit
    } column { $x }, row { $y }.
cc-tiles-none-fit = No tile left fits column { $x }, row { $y }.
cc-tiles-of = { $left } of { $count }

## A road, city, cloister or field that is looked at

cc-feature-city = City
cc-feature-road = Road
cc-feature-cloister = Cloister
cc-feature-field = Field
cc-feature-city-finished = Finished city
cc-feature-road-finished = Finished road
cc-feature-cloister-finished = Finished cloister
cc-size =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
cc-size-city =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $pennants ->
        [one] one pennant
       *[other] { $pennants } pennants
    }
# A cloister and the tiles round it, 9 when it is finished.
cc-size-cloister = { $tiles } of 9 tiles
cc-size-field =
    { $cities ->
        [0] no city
        [one] one city
       *[other] { $cities } cities
    }, { $complete } finished
cc-nobodys = Nobody’s
cc-worth-if-ended = If the game ended now
cc-worth-if-finished = Finished, at least
cc-worth-was = Worth
cc-worth-at-end = By the finished cities
cc-worth-all-cities = With all of its cities

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = under 1%
cc-odds-above-ninety-nine = over 99%
cc-odds-round = Can be finished within a round: { $chance }
cc-odds-never = No tile left can finish it.
cc-odds-far =
    Far from finished: { $cells ->
        [one] one open cell
       *[other] { $cells } open cells
    }.
cc-odds-seats = Draws the tiles for it before the end:

## Points

cc-total = Total
cc-no-points = Nobody has scored yet.
cc-every-point = { $name }: every point
cc-source-city = Cities
cc-source-road = Roads
cc-source-cloister = Cloisters
cc-source-field = Fields
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
cc-sum-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × 1 = { $points }
cc-sum-city =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × { $each }{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 pennant × { $each }
       *[other] {" "}+ { $pennants } pennants × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 pennant × 1
       *[other] {" "}+ { $pennants } pennants × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } × { $each } = { $points }
# Several cities that one field feeds. $farmer is the cell of the farmer.
cc-item-field =
    field of the farmer at { $farmer }: { $cities ->
        [one] one city
       *[other] { $cities } cities
    }
cc-gained =
    { $names }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }

## The history. $name is a player, or “you”, so that no verb agrees with it.

cc-event-follower =
    { $name }: { $role ->
        [city] a knight in the city
        [road] a thief on the road
        [field] a farmer in the field
       *[cloister] a monk in the cloister
    }
cc-event-ended =
    The game is over. Most points: { $names }, { $points ->
        [one] one point
       *[other] { $points } points
    }

## Keys

cc-key-cells = From cell to cell
cc-key-turn = Turn the tile
cc-key-stand = Choose a place for the follower
cc-key-pass = No follower
cc-key-confirm = Choose, confirm
cc-key-back = One step back
cc-key-undo = Take back
cc-key-look = Roads, cities, cloisters and fields one by one: what they are worth, and whose they are
cc-key-tiles = Tiles left, and which of them fit
cc-key-fields = Fields and their owners
cc-key-points = Points and what they are for
cc-key-zoom = Nearer, farther, all of the table
cc-key-pan = Move the table
