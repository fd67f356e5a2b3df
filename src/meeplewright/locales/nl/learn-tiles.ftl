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

## Keyflower

learn-tiles-season = Seizoen
learn-tiles-group-home = Thuis
learn-tiles-group-boat = Schepen
learn-tiles-group-turn_order = Volgorde
learn-tiles-effect = Wat hij geeft
learn-tiles-effect-resources = Grondstoffen
learn-tiles-effect-workers = Arbeiders
learn-tiles-effect-skills = Vaardigheden
learn-tiles-effect-transport = Transport
learn-tiles-effect-power = Een vermogen
learn-tiles-effect-points = Punten aan het eind
learn-tiles-single = Er is er één van.
# $players: het kleinste aantal spelers waarmee hij meedoet.
learn-tiles-from = In het spel vanaf { $players } spelers.
# Wat de randen tonen: “Randen: 4 × weg, 2 × veld”.
learn-tiles-edges = Randen: { $edges }
learn-tiles-edge-R = { $count } × weg
learn-tiles-edge-F = { $count } × veld
learn-tiles-edge-W = { $count } × water

## Carcassonne

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
