### The tiles of Carcassonne, to look up.

learn-tiles-feature = What is on it
learn-tiles-feature-city = City
learn-tiles-feature-road = Road
learn-tiles-feature-cloister = Cloister
learn-tiles-feature-pennant = Pennant
learn-tiles-count = { $count } of { $all }
# $sides is a list: “north, east”.
learn-tiles-city = City: { $sides }
learn-tiles-city-pennant = City with a pennant: { $sides }
learn-tiles-road = Road: { $sides }
learn-tiles-cloister = A cloister in the middle
learn-tiles-fields =
    { $count ->
        [0] No field
        [one] One field
       *[other] { $count } fields
    }
