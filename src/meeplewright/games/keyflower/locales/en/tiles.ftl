### The tiles of Keyflower, to look up.

# Name of a group of filters.
learn-tiles-season = Season
# Filter button.
learn-tiles-group-home = Home tiles
# Filter button.
learn-tiles-group-boat = Boats
# Filter button.
learn-tiles-group-turn_order = Turn order
# Name of a group of filters.
learn-tiles-effect = Effect
# Filter button.
learn-tiles-effect-resources = Resources
# Filter button.
learn-tiles-effect-workers = Workers
# Filter button.
learn-tiles-effect-skills = Skills
# Filter button.
learn-tiles-effect-transport = Transport
# Filter button.
learn-tiles-effect-power = Special power
# Filter button.
learn-tiles-effect-points = End-game points
# In the card of a tile.
learn-tiles-single = One copy.
# $players: the smallest number of players the tile is used with.
learn-tiles-from = Used with { $players } or more players.
# What its edges show: “Edges: 4 × road, 2 × field”.
learn-tiles-edges = Edges: { $edges }
# Part of “learn-tiles-edges”.
learn-tiles-edge-R = { $count } × road
# Part of “learn-tiles-edges”.
learn-tiles-edge-F = { $count } × field
# Part of “learn-tiles-edges”.
learn-tiles-edge-W = { $count } × water

## The page of all tiles

learn-part-tiles-keyflower = All tiles
learn-part-tiles-more-keyflower = Every tile: effect, cost and scoring.
learn-tiles-of-keyflower = All tiles of { keyflower }
learn-tiles-more-keyflower = Search by name or effect. Select a tile to enlarge it.
learn-tiles-search-keyflower = Search tiles
learn-tiles-found-keyflower =
    { $count ->
        [0] No matching tiles.
        [one] One tile
       *[other] { $count } tiles
    }
learn-tiles-reset-keyflower = Show all tiles
learn-tiles-link-keyflower = Link to this tile
learn-tiles-previous-keyflower = Previous tile
learn-tiles-next-keyflower = Next tile
