### The tiles of Keyflower, to look up.

learn-tiles-season = Sezon
learn-tiles-group-home = Căsuțe
learn-tiles-group-boat = Bărci
learn-tiles-group-turn_order = Ordinea de joc
learn-tiles-effect = Ce aduce
learn-tiles-effect-resources = Resurse
learn-tiles-effect-workers = Muncitori
learn-tiles-effect-skills = Aptitudini
learn-tiles-effect-transport = Transport
learn-tiles-effect-power = O putere
learn-tiles-effect-points = Puncte la sfârșit
learn-tiles-single = Există una singură.
# $players: cel mai mic număr de jucători cu care intră în joc.
learn-tiles-from = În joc de la { $players } jucători în sus.
# Ce arată marginile: „Margini: 4 × drum, 2 × câmp”.
learn-tiles-edges = Margini: { $edges }
learn-tiles-edge-R = { $count } × drum
learn-tiles-edge-F = { $count } × câmp
learn-tiles-edge-W = { $count } × apă

## The page of all tiles

learn-part-tiles-keyflower = Toate plăcuțele
learn-part-tiles-more-keyflower = Fiecare plăcuță: ce face, cât costă, câte puncte aduce.
learn-tiles-of-keyflower = { keyflower }: toate plăcuțele
learn-tiles-more-keyflower = Caută după nume sau după ce face o plăcuță. Apasă pe ea ca să o vezi mare.
learn-tiles-search-keyflower = Caută printre plăcuțe
learn-tiles-found-keyflower =
    { $count ->
        [0] Nu există o astfel de plăcuță.
        [one] O plăcuță
        [few] { $count } plăcuțe
       *[other] { $count } de plăcuțe
    }
learn-tiles-reset-keyflower = Arată toate plăcuțele
learn-tiles-link-keyflower = Linkul acestei plăcuțe
learn-tiles-previous-keyflower = Plăcuța dinainte
learn-tiles-next-keyflower = Plăcuța următoare
