### The tiles of Carcassonne, to look up.

learn-tiles-feature = Ce se află pe ea
learn-tiles-feature-city = Oraș
learn-tiles-feature-road = Drum
learn-tiles-feature-cloister = Mănăstire
learn-tiles-feature-pennant = Blazon
learn-tiles-count = { $count } din { $all }
# $sides este o listă: „nord, est”.
learn-tiles-city = Oraș: { $sides }
learn-tiles-city-pennant = Oraș cu blazon: { $sides }
learn-tiles-road = Drum: { $sides }
learn-tiles-cloister = O mănăstire la mijloc
learn-tiles-fields =
    { $count ->
        [0] Niciun câmp
        [one] Un câmp
        [few] { $count } câmpuri
       *[other] { $count } de câmpuri
    }
