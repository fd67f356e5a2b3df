### Counting a game that is played with real tiles.

# For screen readers: an empty cell.
ccs-lay = Place the tile at ({ $x },{ $y })
# $tile describes a type of tile; $cell is “(2,−1)”.
ccs-tile-at = { $cell }: { $tile }
# Button: take the tile off the board.
ccs-remove = Remove tile
# For screen readers: a row of players.
ccs-whose = Whose follower
# For screen readers: a row of spots on the tile.
ccs-where = Where the follower stands
# Button: $role is knight, thief or farmer; $side is “north”, or “north side, west half”.
ccs-spot = { $role } ({ $side })
ccs-start = Choose a tile, then tap the cell where it lies.
ccs-where-lay = Tap the cell where the tile lies.
ccs-base-only = Only the base game can be counted here, not its expansions.
# For screen readers: all types of tiles.
ccs-shelf = Tiles
# Heading.
ccs-points = Points on the score track
ccs-points-more = The points that were scored during the game.
# Heading of a list.
ccs-entered = Tiles entered: { $count }
# Row of the score: points that were on the score track.
ccs-before = Score track
# Heading.
ccs-fields = Fields
ccs-field-at = Field at { $cell }
# $names is a list of $count players.
ccs-majority =
    { $count ->
        [one] most followers: { $names }
       *[other] most followers (tied): { $names }
    }
# $cities is a list of cells.
ccs-complete = Completed cities: { $cities }.
ccs-complete-none = No completed city.
# After the completed cities; $cities is a list of cells.
ccs-not-complete = Incomplete cities: { $cities }.
# Heading of a list of roads, cities and cloisters.
ccs-incomplete = Incomplete roads, cities and cloisters: { $count }
ccs-open-city = City at { $cell }, tiles: { $tiles }
ccs-open-road = Road at { $cell }, tiles: { $tiles }
ccs-open-cloister = Cloister at { $cell }
# Below a road, city or cloister without followers.
ccs-nobody = unclaimed
real-points = points cannot be negative or more than { $most }.
real-too-many-tiles = too many tiles; the game has: { $most }.
# $tile is the letter of a type.
real-too-many = tile at ({ $x },{ $y }): there are not that many tiles of type { $tile }; the game has { $most }.
real-cell-taken = several tiles are at ({ $x },{ $y }).
real-unconnected = the tile at ({ $x },{ $y }) shares no side with the others.
# $side is N, E, S or W; $here and $there are city, road or field.
real-terrain-differs =
    tile at ({ $x },{ $y }): its { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } side joins { $here ->
        [city] city
        [road] road
       *[field] field
    } to { $there ->
        [city] city
        [road] road
       *[field] field
    }.
real-no-tile = there is no tile under the follower at ({ $x },{ $y }).
real-two-followers = several followers are on the tile at ({ $x },{ $y }); only the player who places a tile can place a follower on it.
real-followers = player { $seat } has too many followers on the board (the last one at ({ $x },{ $y })); the most is { $most }.
# $on is city, road, field or cloister.
real-no-spot =
    the tile at ({ $x },{ $y }) has { $on ->
        [city] no city there
        [road] no road there
        [field] no field there
       *[cloister] no cloister
    }.
real-no-farmers = the follower at ({ $x },{ $y }) is a farmer, but this game is played without farmers.
