### The tiles of Keyflower, to look up.

learn-tiles-season = Évszak
learn-tiles-group-home = Otthonlapkák
learn-tiles-group-boat = Hajók
learn-tiles-group-turn_order = Fordulósorrend
learn-tiles-effect = Hatás
learn-tiles-effect-resources = Erőforrások
learn-tiles-effect-workers = Munkások
learn-tiles-effect-skills = Jártasságok
learn-tiles-effect-transport = Szállítás
learn-tiles-effect-power = Képesség
learn-tiles-effect-points = Pont a játék végén
learn-tiles-single = Egy van belőle.
learn-tiles-from = Legalább { $players } játékos esetén használjuk.
learn-tiles-edges = Élek: { $edges }
learn-tiles-edge-R = { $count } × út
learn-tiles-edge-F = { $count } × mező
learn-tiles-edge-W = { $count } × víz

## The page of all tiles

learn-part-tiles-keyflower = Összes lapka
learn-part-tiles-more-keyflower = Az összes lapka hatása, költsége és pontjai.
learn-tiles-of-keyflower = { keyflower } – összes lapka
learn-tiles-more-keyflower = Keress név vagy hatás szerint. Ha kiválasztasz egyet, nagyban is láthatod.
learn-tiles-search-keyflower = Keresés a lapkák között
learn-tiles-found-keyflower =
    { $count ->
        [0] Nincs ilyen lapka.
        [one] Egy lapka
       *[other] { $count } lapka
    }
learn-tiles-reset-keyflower = Összes lapka mutatása
learn-tiles-link-keyflower = Link ehhez a lapkához
learn-tiles-previous-keyflower = Előző lapka
learn-tiles-next-keyflower = Következő lapka
