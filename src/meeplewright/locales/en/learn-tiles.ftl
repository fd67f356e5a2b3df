### Every tile of a game, to look up.

learn-tiles-of =
    { $game ->
        [keyflower] All tiles of { keyflower }
       *[carcassonne] All tiles of { carcassonne }
    }
learn-tiles-more =
    { $game ->
        [keyflower] Search by name or by what a tile does. Press a tile to see it large.
       *[carcassonne] Search by what is on a tile. Press a tile to see it large.
    }
# Other languages have a word of its own for the tiles of each game.
learn-tiles-search =
    { $game ->
       *[other] Search the tiles
    }
learn-tiles-found =
    { $game ->
       *[other] { $count ->
            [0] No tile is like that.
            [one] One tile
           *[other] { $count } tiles
        }
    }
learn-tiles-reset =
    { $game ->
       *[other] Show all tiles
    }
learn-tiles-all = All
learn-tiles-link =
    { $game ->
       *[other] Link to this tile
    }
learn-tiles-previous =
    { $game ->
       *[other] Previous tile
    }
learn-tiles-next =
    { $game ->
       *[other] Next tile
    }
# Before the numbers of rules.
learn-tiles-rules = The rules about it:

## Keyflower

learn-tiles-season = Season
learn-tiles-group-home = Homes
learn-tiles-group-boat = Boats
learn-tiles-group-turn_order = Turn order
learn-tiles-effect = What it brings
learn-tiles-effect-resources = Resources
learn-tiles-effect-workers = Workers
learn-tiles-effect-skills = Skills
learn-tiles-effect-transport = Transport
learn-tiles-effect-power = A power
learn-tiles-effect-points = Points at the end
learn-tiles-single = There is one of it.
# $players: the fewest players with whom it takes part.
learn-tiles-from = In the game from { $players } players on.
# What its edges show: “Edges: 4 × road, 2 × field”.
learn-tiles-edges = Edges: { $edges }
learn-tiles-edge-R = { $count } × road
learn-tiles-edge-F = { $count } × field
learn-tiles-edge-W = { $count } × water

## Carcassonne

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
