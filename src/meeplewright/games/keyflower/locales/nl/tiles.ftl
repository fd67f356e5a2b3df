### The tiles of Keyflower, to look up.

learn-tiles-season = Seizoen
learn-tiles-group-home = Thuistegels
learn-tiles-group-boat = Schepen
learn-tiles-group-turn_order = Volgordetegels
learn-tiles-effect = Effect
learn-tiles-effect-resources = Grondstoffen
learn-tiles-effect-workers = Arbeiders
learn-tiles-effect-skills = Vaardigheden
learn-tiles-effect-transport = Transport
learn-tiles-effect-power = Speciale eigenschap
learn-tiles-effect-points = Punten aan het eind
learn-tiles-single = Eén exemplaar.
learn-tiles-from =
    In het spel vanaf { $players ->
        [one] één speler
       *[other] { $players } spelers
    }.
learn-tiles-edges = Randen: { $edges }
learn-tiles-edge-R = { $count } × weg
learn-tiles-edge-F = { $count } × veld
learn-tiles-edge-W = { $count } × water

## The page of all tiles

learn-part-tiles-keyflower = Alle tegels
learn-part-tiles-more-keyflower = Elke tegel: effect, kosten en punten.
learn-tiles-of-keyflower = Alle tegels van { keyflower }
learn-tiles-more-keyflower = Zoek op naam of effect. Kies een tegel om hem groot te zien.
learn-tiles-search-keyflower = Tegels zoeken
learn-tiles-found-keyflower =
    { $count ->
        [0] Geen tegels gevonden.
        [one] Eén tegel
       *[other] { $count } tegels
    }
learn-tiles-reset-keyflower = Alle tegels tonen
learn-tiles-link-keyflower = Link naar deze tegel
learn-tiles-previous-keyflower = Vorige tegel
learn-tiles-next-keyflower = Volgende tegel
