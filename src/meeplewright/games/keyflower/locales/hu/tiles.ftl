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

## The page of all tiles

learn-part-tiles-keyflower = Az összes lapka
learn-part-tiles-more-keyflower = Minden lapka: mit tud, mibe kerül, mennyit ér.
learn-tiles-of-keyflower = { keyflower }: minden lapka
learn-tiles-more-keyflower = Keress név vagy hatás szerint. Egy lapkát megnyomva nagyban is láthatod.
learn-tiles-search-keyflower = Keresés a lapkák között
learn-tiles-found-keyflower =
    { $count ->
        [0] Nincs ilyen lapka.
       *[other] { $count } lapka
    }
learn-tiles-reset-keyflower = Minden lapka mutatása
learn-tiles-link-keyflower = Hivatkozás erre a lapkára
learn-tiles-previous-keyflower = Előző lapka
learn-tiles-next-keyflower = Következő lapka
