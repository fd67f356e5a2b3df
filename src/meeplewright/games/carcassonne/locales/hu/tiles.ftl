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
