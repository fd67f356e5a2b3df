### The tiles of Carcassonne, to look up.

# Name of a group of filters.
learn-tiles-feature = Features
# Filter button.
learn-tiles-feature-city = City
# Filter button.
learn-tiles-feature-road = Road
# Filter button.
learn-tiles-feature-cloister = Cloister
# Filter button.
learn-tiles-feature-pennant = Pennant
# Filter button.
learn-tiles-feature-inn = Inn
# Filter button.
learn-tiles-feature-cathedral = Cathedral
# Filter button.
learn-tiles-feature-goods = Goods
# Filter button.
learn-tiles-feature-river = River
# Name of a group of filters: the base game and its expansions.
learn-tiles-set = Game
# How many of the tiles are of this type.
learn-tiles-count = { $count } of { $all }
# $sides is a list: “north, east”.
learn-tiles-city = City: { $sides }
# In the card of a tile.
learn-tiles-city-pennant = City with a pennant: { $sides }
# In the card of a tile.
learn-tiles-city-cathedral = City with a cathedral: { $sides }
# In the card of a tile. $goods is wine, grain or cloth.
learn-tiles-city-goods =
    { $goods ->
        [wine] City with wine
        [grain] City with grain
       *[cloth] City with cloth
    }: { $sides }
# In the card of a tile.
learn-tiles-road = Road: { $sides }
# In the card of a tile.
learn-tiles-road-inn = Road with an inn: { $sides }
# In the card of a tile.
learn-tiles-river = River: { $sides }
# In the card of a tile.
learn-tiles-cloister = Cloister in the middle
# In the card of a tile.
learn-tiles-fields =
    { $count ->
        [0] No fields
        [one] One field
       *[other] { $count } fields
    }

## The page of all tiles

learn-part-tiles-carcassonne = All tiles
learn-part-tiles-more-carcassonne = Every tile and how many there are.
learn-tiles-of-carcassonne = All tiles of { carcassonne }
learn-tiles-more-carcassonne = Search by feature. Select a tile to enlarge it.
learn-tiles-search-carcassonne = Search tiles
learn-tiles-found-carcassonne =
    { $count ->
        [0] No matching tiles.
        [one] One tile
       *[other] { $count } tiles
    }
learn-tiles-reset-carcassonne = Show all tiles
learn-tiles-link-carcassonne = Link to this tile
learn-tiles-previous-carcassonne = Previous tile
learn-tiles-next-carcassonne = Next tile
