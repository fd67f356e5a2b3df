### The tiles of Carcassonne, to look up.

learn-tiles-feature = Wat erop staat
learn-tiles-feature-city = Stad
learn-tiles-feature-road = Weg
learn-tiles-feature-cloister = Klooster
learn-tiles-feature-pennant = Wapenschild
learn-tiles-feature-inn = Herberg
learn-tiles-feature-cathedral = Kathedraal
learn-tiles-feature-goods = Goederen
learn-tiles-feature-river = Rivier
learn-tiles-set = Spel
learn-tiles-count = { $count } van { $all }
learn-tiles-city = Stad: { $sides }
learn-tiles-city-pennant = Stad met wapenschild: { $sides }
learn-tiles-city-cathedral = Stad met kathedraal: { $sides }
learn-tiles-city-goods =
    { $goods ->
        [wine] Stad met wijn
        [grain] Stad met graan
       *[cloth] Stad met laken
    }: { $sides }
learn-tiles-road = Weg: { $sides }
learn-tiles-road-inn = Weg met herberg: { $sides }
learn-tiles-river = Rivier: { $sides }
learn-tiles-cloister = Klooster in het midden
learn-tiles-fields =
    { $count ->
        [0] Geen weiden
        [one] Eén weide
       *[other] { $count } weiden
    }

## The page of all tiles

learn-part-tiles-carcassonne = Alle tegels
learn-part-tiles-more-carcassonne = Elke tegel en hoe vaak hij voorkomt.
learn-tiles-of-carcassonne = Alle tegels van { carcassonne }
learn-tiles-more-carcassonne = Zoek tegels aan de hand van wat erop staat. Kies een tegel om hem groot te zien.
learn-tiles-search-carcassonne = Tegels zoeken
learn-tiles-found-carcassonne =
    { $count ->
        [0] Geen tegels gevonden.
        [one] Eén tegel
       *[other] { $count } tegels
    }
learn-tiles-reset-carcassonne = Alle tegels tonen
learn-tiles-link-carcassonne = Link naar deze tegel
learn-tiles-previous-carcassonne = Vorige tegel
learn-tiles-next-carcassonne = Volgende tegel
