### The tiles of Carcassonne, to look up.

learn-tiles-feature = Wat erop staat
learn-tiles-feature-city = Stad
learn-tiles-feature-road = Weg
learn-tiles-feature-cloister = Klooster
learn-tiles-feature-pennant = Wapen
learn-tiles-count = { $count } van { $all }
# $sides is een opsomming: “noord, oost”.
learn-tiles-city = Stad: { $sides }
learn-tiles-city-pennant = Stad met wapen: { $sides }
learn-tiles-road = Weg: { $sides }
learn-tiles-cloister = Een klooster in het midden
learn-tiles-fields =
    { $count ->
        [0] Geen veld
        [one] Eén veld
       *[other] { $count } velden
    }
