### The tiles of Keyflower, to look up.

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

## The page of all tiles

learn-part-tiles-keyflower = All tiles
learn-part-tiles-more-keyflower = Every tile: what it does, what it costs, how it scores.
learn-tiles-of-keyflower = All tiles of { keyflower }
learn-tiles-more-keyflower = Search by name or by what a tile does. Press a tile to see it large.
learn-tiles-search-keyflower = Search the tiles
learn-tiles-found-keyflower =
    { $count ->
        [0] No tile is like that.
        [one] One tile
       *[other] { $count } tiles
    }
learn-tiles-reset-keyflower = Show all tiles
learn-tiles-link-keyflower = Link to this tile
learn-tiles-previous-keyflower = Previous tile
learn-tiles-next-keyflower = Next tile
