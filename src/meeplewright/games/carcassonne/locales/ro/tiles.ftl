### The tiles of Carcassonne, to look up.

learn-tiles-feature = Elemente
learn-tiles-feature-city = Oraș
learn-tiles-feature-road = Drum
learn-tiles-feature-cloister = Mănăstire
learn-tiles-feature-pennant = Blazon
learn-tiles-feature-inn = Han
learn-tiles-feature-cathedral = Catedrală
learn-tiles-feature-goods = Mărfuri
learn-tiles-feature-river = Râu
learn-tiles-set = Joc
learn-tiles-count = { $count } din { $all }
learn-tiles-city = Oraș: { $sides }
learn-tiles-city-pennant = Oraș cu blazon: { $sides }
learn-tiles-city-cathedral = Oraș cu catedrală: { $sides }
learn-tiles-city-goods =
    { $goods ->
        [wine] Oraș cu vin
        [grain] Oraș cu grâu
       *[cloth] Oraș cu postav
    }: { $sides }
learn-tiles-road = Drum: { $sides }
learn-tiles-road-inn = Drum cu han: { $sides }
learn-tiles-river = Râu: { $sides }
learn-tiles-cloister = Mănăstire la mijloc
learn-tiles-fields =
    { $count ->
        [0] Nicio câmpie
        [one] O câmpie
        [few] { $count } câmpii
       *[other] { $count } de câmpii
    }

## The page of all tiles

learn-part-tiles-carcassonne = Toate piesele
learn-part-tiles-more-carcassonne = Fiecare piesă și câte sunt.
learn-tiles-of-carcassonne = { carcassonne }: toate piesele
learn-tiles-more-carcassonne = Caută după elemente. Apasă pe o piesă ca s-o mărești.
learn-tiles-search-carcassonne = Caută printre piese
learn-tiles-found-carcassonne =
    { $count ->
        [0] Nicio piesă găsită.
        [one] O piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
learn-tiles-reset-carcassonne = Arată toate piesele
learn-tiles-link-carcassonne = Link către piesă
learn-tiles-previous-carcassonne = Piesa anterioară
learn-tiles-next-carcassonne = Piesa următoare
