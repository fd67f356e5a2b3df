### The tiles of Carcassonne, to look up.

learn-tiles-feature = Mi van rajta
learn-tiles-feature-city = Város
learn-tiles-feature-road = Út
learn-tiles-feature-cloister = Kolostor
learn-tiles-feature-pennant = Címer
learn-tiles-feature-inn = Fogadó
learn-tiles-feature-cathedral = Katedrális
learn-tiles-feature-goods = Áru
learn-tiles-feature-river = Folyó
learn-tiles-set = Játék
learn-tiles-count = { $count } / { $all }
learn-tiles-city = Város: { $sides }
learn-tiles-city-pennant = Város címerrel: { $sides }
learn-tiles-city-cathedral = Város katedrálissal: { $sides }
learn-tiles-city-goods =
    { $goods ->
        [wine] Város borral
        [grain] Város gabonával
       *[cloth] Város szövettel
    }: { $sides }
learn-tiles-road = Út: { $sides }
learn-tiles-road-inn = Út fogadóval: { $sides }
learn-tiles-river = Folyó: { $sides }
learn-tiles-cloister = Kolostor középen
learn-tiles-fields =
    { $count ->
        [0] Nincs rét
        [one] Egy rét
       *[other] { $count } rét
    }

## The page of all tiles

learn-part-tiles-carcassonne = Összes kártya
learn-part-tiles-more-carcassonne = Az összes területkártya, és hogy melyikből hány van.
learn-tiles-of-carcassonne = { carcassonne } – összes kártya
learn-tiles-more-carcassonne = Keress aszerint, hogy mi van a kártyán. Ha kiválasztasz egyet, nagyban is láthatod.
learn-tiles-search-carcassonne = Keresés a kártyák között
learn-tiles-found-carcassonne =
    { $count ->
        [0] Nincs ilyen kártya.
        [one] Egy kártya
       *[other] { $count } kártya
    }
learn-tiles-reset-carcassonne = Összes kártya mutatása
learn-tiles-link-carcassonne = Link ehhez a kártyához
learn-tiles-previous-carcassonne = Előző kártya
learn-tiles-next-carcassonne = Következő kártya
