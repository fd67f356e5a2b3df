### The tiles of Carcassonne, to look up.

learn-tiles-feature = What is on it
learn-tiles-feature-city = City
learn-tiles-feature-road = Road
learn-tiles-feature-cloister = Cloister
learn-tiles-feature-pennant = Pennant
learn-tiles-count = { $count } of { $all }
# $sides is a list: “north, east”.
learn-tiles-city = City: { $sides }
learn-tiles-city-pennant = City with a pennant: { $sides }
learn-tiles-road = Road: { $sides }
learn-tiles-cloister = A cloister in the middle
learn-tiles-fields =
    { $count ->
        [0] No field
        [one] One field
       *[other] { $count } fields
    }

## The page of all tiles

learn-part-tiles-carcassonne = All tiles
learn-part-tiles-more-carcassonne = Every tile, and how often there is one.
learn-tiles-of-carcassonne = All tiles of { carcassonne }
learn-tiles-more-carcassonne = Search by what is on a tile. Press a tile to see it large.
learn-tiles-search-carcassonne = Search the tiles
learn-tiles-found-carcassonne =
    { $count ->
        [0] No tile is like that.
        [one] One tile
       *[other] { $count } tiles
    }
learn-tiles-reset-carcassonne = Show all tiles
learn-tiles-link-carcassonne = Link to this tile
learn-tiles-previous-carcassonne = Previous tile
learn-tiles-next-carcassonne = Next tile
