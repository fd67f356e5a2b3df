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
