### Alle tegels van een spel, om op te zoeken.

learn-tiles-of =
    { $game ->
        [keyflower] Alle tegels van { keyflower }
       *[carcassonne] Alle tegels van { carcassonne }
    }
learn-tiles-more =
    { $game ->
        [keyflower] Zoek op naam of op wat een tegel doet. Druk op een tegel om hem groot te zien.
       *[carcassonne] Zoek op wat er op een tegel staat. Druk op een tegel om hem groot te zien.
    }
# Andere talen hebben voor de tegels van elk spel een eigen woord.
learn-tiles-search =
    { $game ->
       *[other] Zoek in de tegels
    }
learn-tiles-found =
    { $game ->
       *[other] { $count ->
            [0] Zo'n tegel is er niet.
            [one] Eén tegel
           *[other] { $count } tegels
        }
    }
learn-tiles-reset =
    { $game ->
       *[other] Alle tegels tonen
    }
learn-tiles-all = Alle
learn-tiles-link =
    { $game ->
       *[other] Link naar deze tegel
    }
learn-tiles-previous =
    { $game ->
       *[other] Vorige tegel
    }
learn-tiles-next =
    { $game ->
       *[other] Volgende tegel
    }
# Voor de nummers van regels.
learn-tiles-rules = De regels erover:
