### The tiles of Carcassonne, to look up.

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

## The page of all tiles

learn-part-tiles-carcassonne = Az összes kártya
learn-part-tiles-more-carcassonne = Minden területkártya, és hogy hány van belőle.
learn-tiles-of-carcassonne = { carcassonne }: minden kártya
learn-tiles-more-carcassonne = Keress aszerint, mi van a kártyán. Egy kártyát megnyomva nagyban is láthatod.
learn-tiles-search-carcassonne = Keresés a kártyák között
learn-tiles-found-carcassonne =
    { $count ->
        [0] Nincs ilyen kártya.
       *[other] { $count } kártya
    }
learn-tiles-reset-carcassonne = Minden kártya mutatása
learn-tiles-link-carcassonne = Hivatkozás erre a kártyára
learn-tiles-previous-carcassonne = Előző kártya
learn-tiles-next-carcassonne = Következő kártya
