### The tiles of Keyflower, to look up.

learn-tiles-season = Évszak
learn-tiles-group-home = Otthonlapkák
learn-tiles-group-boat = Hajók
learn-tiles-group-turn_order = Forduló sorrend
learn-tiles-effect = Mit ad
learn-tiles-effect-resources = Erőforrás
learn-tiles-effect-workers = Munkás
learn-tiles-effect-skills = Jártasság
learn-tiles-effect-transport = Szállítás
learn-tiles-effect-power = Képesség
learn-tiles-effect-points = Pont a végén
learn-tiles-single = Egy van belőle.
# $players: ennyi játékostól szerepel.
learn-tiles-from = { $players } játékostól van játékban.
# Mit mutatnak az élei: „Élek: 4 × út, 2 × mező”.
learn-tiles-edges = Élek: { $edges }
learn-tiles-edge-R = { $count } × út
learn-tiles-edge-F = { $count } × mező
learn-tiles-edge-W = { $count } × víz
