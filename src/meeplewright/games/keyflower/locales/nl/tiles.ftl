### The tiles of Keyflower, to look up.

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

## The page of all tiles

learn-part-tiles-keyflower = Alle tegels
learn-part-tiles-more-keyflower = Elke tegel: wat hij doet, wat hij kost, wat hij oplevert.
learn-tiles-of-keyflower = Alle tegels van { keyflower }
learn-tiles-more-keyflower = Zoek op naam of op wat een tegel doet. Druk op een tegel om hem groot te zien.
learn-tiles-search-keyflower = Zoek in de tegels
learn-tiles-found-keyflower =
    { $count ->
        [0] Zo'n tegel is er niet.
        [one] Eén tegel
       *[other] { $count } tegels
    }
learn-tiles-reset-keyflower = Alle tegels tonen
learn-tiles-link-keyflower = Link naar deze tegel
learn-tiles-previous-keyflower = Vorige tegel
learn-tiles-next-keyflower = Volgende tegel
