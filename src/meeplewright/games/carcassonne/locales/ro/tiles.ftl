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

## The page of all tiles

learn-part-tiles-carcassonne = Toate piesele
learn-part-tiles-more-carcassonne = Fiecare piesă și de câte ori apare.
learn-tiles-of-carcassonne = { carcassonne }: toate piesele
learn-tiles-more-carcassonne = Caută după ce se află pe o piesă. Apasă pe ea ca să o vezi mare.
learn-tiles-search-carcassonne = Caută printre piese
learn-tiles-found-carcassonne =
    { $count ->
        [0] Nu există o astfel de piesă.
        [one] O piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
learn-tiles-reset-carcassonne = Arată toate piesele
learn-tiles-link-carcassonne = Linkul acestei piese
learn-tiles-previous-carcassonne = Piesa dinainte
learn-tiles-next-carcassonne = Piesa următoare
