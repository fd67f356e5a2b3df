### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Place tiles to build cities, roads and fields, and claim them with your followers. 30 minutes.

## The table, for eyes and ears

# Name of the board for screen readers.
cc-board = Board
# Name of the row of buttons for screen readers.
cc-tools = Board tools
# Name of a list for screen readers.
cc-followers = Followers on the board
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
# $figure is big, builder or pig; $role is city, road, field or cloister.
cc-figure-at =
    { $name }: { $figure ->
        [big] big follower
        [builder] builder
       *[pig] pig
    } { $role ->
        [city] in the city
        [road] on the road
        [field] in the field
       *[cloister] in the cloister
    }, column { $x }, row { $y }
# For screen readers: a cell where the tile fits, and in how many rotations.
cc-cell =
    Column { $x }, row { $y }, { $ways ->
        [one] one rotation
       *[other] { $ways } rotations
    }
# The same while the tile is shown there in one of these rotations.
cc-cell-turned = Column { $x }, row { $y }, rotation { $way } of { $ways }
# For screen readers: a cell that gives a second tile. $cell is one of the two messages above.
cc-cell-second = { $cell }, gives a second tile
# On the board, where the next river tile goes.
cc-river-end = The river continues here
# For screen readers, while the tile is being rotated.
cc-turned = Rotation { $way } of { $ways }

## The tile in hand

# Name of a region for screen readers.
cc-hand = Drawn tile
# Caption above the drawn tile.
cc-your-tile = Your tile
# Under the drawn tile.
cc-left =
    { $left ->
        [0] No tiles left
        [one] One tile left
       *[other] { $left } tiles left
    }
# The same where space is short.
cc-left-short = { $left } left
# Under the drawn tile, while the river is built.
cc-river-left =
    { $left ->
        [0] Last river tile
        [one] One river tile left
       *[other] { $left } river tiles left
    }
# The same where space is short.
cc-river-left-short = river: { $left }
# Above the drawn tile, during the second part of a turn.
cc-second-tile = Second tile

# In every player’s card: the followers that can still be placed.
cc-supply =
    { $followers ->
        [0] No followers in supply
        [one] One follower in supply
       *[other] { $followers } followers in supply
    }
# In every player’s card: whether the big follower can still be placed.
cc-supply-big =
    { $left ->
        [0] Big follower on the board
       *[other] Big follower in supply
    }
# In every player’s card: whether the builder can still be placed.
cc-supply-builder =
    { $left ->
        [0] Builder on the board
       *[other] Builder in supply
    }
# In every player’s card: whether the pig can still be placed.
cc-supply-pig =
    { $left ->
        [0] Pig on the board
       *[other] Pig in supply
    }
# In every player’s card: tokens of a kind of goods. $goods is wine, grain or cloth.
cc-goods-held =
    { $goods ->
        [wine] Wine
        [grain] Grain
       *[cloth] Cloth
    }: { $tokens }
# The same where nobody has more of them.
cc-goods-most =
    { $goods ->
        [wine] Wine
        [grain] Grain
       *[cloth] Cloth
    }: { $tokens }, the most

## What is to be done

# Name of the bar under the board for screen readers.
cc-your-move = Your move
cc-lay-hint = Choose a cell for your tile.
cc-river-hint = Continue the river with your tile.
cc-second-hint = Your builder gives you a second tile. Choose a cell for it.
cc-turn-hint = Rotate the tile, then place it.
cc-one-way = Only one rotation fits.
# Button.
cc-turn-left = Rotate left
# Button.
cc-turn-right = Rotate right
# Button: give up the cell that was chosen.
cc-cancel = Choose another cell
# Button.
cc-lay = Place tile
# Question above the spots.
cc-follower-hint = Place a follower?
cc-follower-none-left = You have no followers left.
cc-follower-nowhere = No free spot for a follower here.
# Question above the figures and their spots.
cc-figure-hint = Place a figure?
cc-figure-nowhere = No figure can be placed here.
# Name of a group of buttons for screen readers.
cc-figures = Which figure
# Button that chooses the figure to place.
cc-figure-follower = Follower
# Button that chooses the figure to place.
cc-figure-big = Big follower
# Button that chooses the figure to place.
cc-figure-builder = Builder
# Button that chooses the figure to place.
cc-figure-pig = Pig
# The same button for screen readers. $figure is its name.
cc-figure-choice = { $figure }, in supply: { $left }
# Button that places a follower in this role.
cc-role-city = Knight
# Button that places a follower in this role.
cc-role-road = Thief
# Button that places a follower in this role.
cc-role-field = Farmer
# Button that places a follower in this role.
cc-role-cloister = Monk
# Button that places the builder there.
cc-spot-city = In the city
# Button that places the builder there.
cc-spot-road = On the road
# Button that places the pig there.
cc-spot-field = In the field
cc-farmer-stays = A farmer stays in the field until the end of the game.
cc-pig-stays = The pig stays in the field until the end of the game.
# Below the question whether to place a figure.
cc-second-due = You get a second tile after this one.
# Below “Choose a cell for your tile”: what the builders drawn on cells mean.
cc-second-cells = Cells with a builder extend its road or city: you get a second tile.
# Tooltip of such a cell.
cc-second-here = A tile here extends your builder’s road or city: you get a second tile.
# Button, and part of a hint: place no follower.
cc-pass = No follower
# The same in a game with other figures.
cc-pass-figure = No figure
# Part of a hint: the tile on this cell; the follower’s spot comes after it.
cc-way-tile = Tile at { $cell }
# Button: take the tile off the board again.
cc-take-back = Undo
# On the button of a spot, after the role. Points: if the game ended now, and when the feature is completed.
cc-worth = { $now } now, { $finished }+ completed
# The same for a cloister, which is worth exactly 9 points.
cc-worth-cloister = { $now } now, { $finished } when completed
# On the button of a spot, after the role: points.
cc-worth-now = { $now } immediately
# On the button of a spot, after the role: points.
cc-worth-field = { $now } at the end
# On the button that places the builder.
cc-worth-builder = a second tile when you extend it
# On the button that places the pig.
cc-worth-pig = one more point per completed city
cc-waits-tile = { $name } is placing a tile.
cc-waits-second = { $name } is placing a second tile.
cc-waits-follower = { $name } may place a follower.
cc-luck = Drawing a tile …
cc-over = The game is over.

## Tools and panels

# Button and title of a panel.
cc-tiles = Remaining tiles
# Button: show whose fields are where.
cc-fields = Fields
# Button and title of a panel.
cc-points = Points
# Button.
cc-nearer = Zoom in
# Button.
cc-farther = Zoom out
# Button: show the whole board.
cc-fit = Fit to screen
# Button that closes a panel.
cc-close = Close
cc-tiles-point = Hover over or tap an empty cell to see which tiles fit.
cc-tiles-fit =
    { $number ->
        [one] One tile fits
       *[other] { $number } tiles fit
    } column { $x }, row { $y }.
cc-tiles-none-fit = No remaining tile fits column { $x }, row { $y }.
# Under a tile type in the panel of remaining tiles.
cc-tiles-of = { $left } of { $count }
# Heading above the tiles of the base game.
cc-set-base = Base game

## A road, city, cloister or field that is looked at

# Title of the card of a feature.
cc-feature-city = City
# Title of the card of a feature.
cc-feature-road = Road
# Title of the card of a feature.
cc-feature-cloister = Cloister
# Title of the card of a feature.
cc-feature-field = Field
# Title of the card of a feature.
cc-feature-city-finished = Completed city
# Title of the card of a feature.
cc-feature-road-finished = Completed road
# Title of the card of a feature.
cc-feature-cloister-finished = Completed cloister
# Under the title of the card of a feature.
cc-size =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# Under the title of the card of a feature.
cc-size-city =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $pennants ->
        [one] one pennant
       *[other] { $pennants } pennants
    }
# A cloister and the tiles around it, 9 when it is completed.
cc-size-cloister = { $tiles } of 9 tiles
# Under the title of the card of a feature.
cc-size-field =
    { $cities ->
        [0] no cities
        [one] one city
       *[other] { $cities } cities
    }, { $complete } completed
# In place of owners in the card of a feature.
cc-nobodys = Unclaimed
# In the card of a feature, where a big follower is among them.
cc-weight =
    counts as { $followers ->
        [one] one follower
       *[other] { $followers } followers
    }
# In the card of a road.
cc-inn = Inn: 2 points per tile, 0 if not completed
# In the card of a city.
cc-cathedral = Cathedral: 3 points per tile and pennant, 0 if not completed
# In the card of a city. $goods is a list such as “2 × wine, 1 × cloth”.
cc-goods-in = Goods: { $goods }
# In the card of a road or city: whose builder is there.
cc-builder-of = Builder: { $name }
# In the card of a field: whose pig is there.
cc-pig-of = Pig: { $name }
# Under whose pig is there: its points are in the numbers below.
cc-pig-counted = one more point per completed city, included below
# Under whose pig is there, if its owner does not own the field.
cc-pig-idle = scores nothing while others have more farmers here
# Label before a number of points in the card of a feature.
cc-worth-if-ended = If the game ended now
# Label before a number of points in the card of a feature.
cc-worth-if-finished = When completed, at least
# The same for a cloister.
cc-worth-if-finished-cloister = When completed
# Label before a number of points in the card of a completed feature.
cc-worth-was = Worth
# Label before a number of points in the card of a field.
cc-worth-at-end = From completed cities
# The same, with the points that the owner’s pig adds.
cc-worth-at-end-pig = From completed cities, with the pig
# The same for some of several owners. $names are those whose pigs are in the field.
cc-worth-pig-of = With the pig ({ $names })
# Label before a number of points in the card of a field.
cc-worth-all-cities = If all its cities are completed

## How likely it is finished

# A chance; $percent is a whole number.
cc-odds-percent = { $percent }%
# A chance.
cc-odds-below-one = under 1%
# A chance.
cc-odds-above-ninety-nine = over 99%
# In the card of a feature. $kind is road, city or cloister.
cc-odds-round =
    Chance to complete this { $kind ->
        [city] city
        [cloister] cloister
       *[road] road
    } within a round: { $chance }
# In the card of a feature. $kind is road, city or cloister.
cc-odds-never =
    This { $kind ->
        [city] city
        [cloister] cloister
       *[road] road
    } cannot be completed with the remaining tiles.
# In the card of a feature. $kind is road, city or cloister.
cc-odds-far =
    This { $kind ->
        [city] city
        [cloister] cloister
       *[road] road
    } is far from complete: { $cells ->
        [one] one open cell
       *[other] { $cells } open cells
    }.
# Above one bar per player with that player’s chance.
cc-odds-seats = Chance to draw the needed tiles before the end:

## Points

# Last row of the score breakdown.
cc-total = Total
cc-no-points = Nobody has scored yet.
# Title: all points of one player.
cc-every-point = { $name }: score breakdown
# Row of the score breakdown.
cc-source-city = Cities
# Row of the score breakdown.
cc-source-road = Roads
# Row of the score breakdown.
cc-source-cloister = Cloisters
# Row of the score breakdown.
cc-source-field = Fields
# Row of the score breakdown.
cc-source-goods = Goods
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
cc-sum-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × 1 = { $points }
# How points of a road with an inn add up, in the score breakdown.
cc-sum-inn =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × { $each } = { $points }
# How points add up, in the score breakdown: a road with an inn or a city with a cathedral.
cc-sum-nothing = not completed = 0
# How points add up, in the score breakdown: the most tokens of a kind of goods.
cc-sum-goods =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, the most = { $points }
# How points add up, in the score breakdown.
cc-sum-city =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × { $each }{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 pennant × { $each }
       *[other] {" "}+ { $pennants } pennants × { $each }
    } = { $points }
# How points add up, in the score breakdown.
cc-sum-city-single =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 pennant × 1
       *[other] {" "}+ { $pennants } pennants × 1
    } = { $points }
# How points add up, in the score breakdown.
cc-sum-field =
    { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } × { $each } = { $points }
# Several cities that one field supplies. $farmer is the cell of the farmer.
cc-item-field =
    farmer at { $farmer }: { $cities ->
        [one] one city
       *[other] { $cities } cities
    }
# Several cities next to the field of a pig. $farmer is a cell of the field.
cc-item-pig =
    pig in the field at { $farmer }: { $cities ->
        [one] one city
       *[other] { $cities } cities
    }
# Short notice on the board when points are scored.
cc-gained =
    { $names }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }

## The history

# Line of the game log.
cc-event-follower =
    { $name } places { $role ->
        [city] a knight in the city
        [road] a thief on the road
        [field] a farmer in the field
       *[cloister] a monk in the cloister
    }
# Line of the game log. $figure is big, builder or pig.
cc-event-figure =
    { $name } places { $figure ->
        [big] a big follower
        [builder] the builder
       *[pig] the pig
    } { $role ->
        [city] in the city
        [road] on the road
        [field] in the field
       *[cloister] in the cloister
    }
# Line of the game log.
cc-event-ended =
    The game is over. Most points: { $names }, { $points ->
        [one] one point
       *[other] { $points } points
    }

## Keys

# Keyboard shortcuts, after the key.
cc-key-cells = Move between cells
# Keyboard shortcuts, after the key.
cc-key-turn = Rotate the tile
# Keyboard shortcuts, after the key.
cc-key-stand = Choose a spot for the follower
# Keyboard shortcuts, after the key.
cc-key-figure = Choose another figure
# Keyboard shortcuts, after the key.
cc-key-pass = No follower
# Keyboard shortcuts, after the key.
cc-key-confirm = Select / confirm
# Keyboard shortcuts, after the key.
cc-key-back = Back
# Keyboard shortcuts, after the key.
cc-key-look = Cycle through roads, cities, cloisters and fields: value and owner
# Keyboard shortcuts, after the key.
cc-key-tiles = Remaining tiles, and which of them fit
# Keyboard shortcuts, after the key.
cc-key-fields = Fields
# Keyboard shortcuts, after the key.
cc-key-points = Score breakdown
# Keyboard shortcuts, after the key.
cc-key-zoom = Zoom in, zoom out, fit to screen
# Keyboard shortcuts, after the key.
cc-key-pan = Pan

## Styles of bots

# A bot’s style, in “Style: …” and after its name.
style-carcassonne-knight = knight
# About a style, under the choice in the new-table form.
style-carcassonne-knight-more = Likes cities and joins yours.
# A bot’s style, in “Style: …” and after its name.
style-carcassonne-farmer = farmer
# About a style, under the choice in the new-table form.
style-carcassonne-farmer-more = Places farmers early and often.
# A bot’s style, in “Style: …” and after its name.
style-carcassonne-saver = saver
# About a style, under the choice in the new-table form.
style-carcassonne-saver-more = Keeps followers in supply.
