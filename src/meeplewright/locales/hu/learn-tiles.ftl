### Egy játék összes lapkája, böngészéshez.

learn-tiles-of =
    { $game ->
        [keyflower] { keyflower }: minden lapka
       *[carcassonne] { carcassonne }: minden kártya
    }
learn-tiles-more =
    { $game ->
        [keyflower] Keress név vagy hatás szerint. Egy lapkát megnyomva nagyban is láthatod.
       *[carcassonne] Keress aszerint, mi van a kártyán. Egy kártyát megnyomva nagyban is láthatod.
    }
learn-tiles-search =
    { $game ->
        [keyflower] Keresés a lapkák között
       *[carcassonne] Keresés a kártyák között
    }
learn-tiles-found =
    { $game ->
        [keyflower] { $count ->
             [0] Nincs ilyen lapka.
            *[other] { $count } lapka
        }
       *[carcassonne] { $count ->
             [0] Nincs ilyen kártya.
            *[other] { $count } kártya
        }
    }
learn-tiles-reset =
    { $game ->
        [keyflower] Minden lapka mutatása
       *[carcassonne] Minden kártya mutatása
    }
learn-tiles-all = Mind
learn-tiles-link =
    { $game ->
        [keyflower] Hivatkozás erre a lapkára
       *[carcassonne] Hivatkozás erre a kártyára
    }
learn-tiles-previous =
    { $game ->
        [keyflower] Előző lapka
       *[carcassonne] Előző kártya
    }
learn-tiles-next =
    { $game ->
        [keyflower] Következő lapka
       *[carcassonne] Következő kártya
    }
# Szabályok számai előtt.
learn-tiles-rules = A szabályok róla:

## Keyflower

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

## Carcassonne

learn-tiles-feature = Mi van rajta
learn-tiles-feature-city = Város
learn-tiles-feature-road = Út
learn-tiles-feature-cloister = Kolostor
learn-tiles-feature-pennant = Címer
learn-tiles-count = { $count } / { $all }
# $sides felsorolás: „észak, kelet”.
learn-tiles-city = Város: { $sides }
learn-tiles-city-pennant = Város címerrel: { $sides }
learn-tiles-road = Út: { $sides }
learn-tiles-cloister = Kolostor középen
learn-tiles-fields =
    { $count ->
        [0] Nincs mező
       *[other] { $count } mező
    }
