### The tiles of Keyflower, to look up.

learn-tiles-season = Sezon
learn-tiles-group-home = Plăcuțe-casă
learn-tiles-group-boat = Bărci
learn-tiles-group-turn_order = Ordinea de joc
learn-tiles-effect = Efect
learn-tiles-effect-resources = Resurse
learn-tiles-effect-workers = Muncitori
learn-tiles-effect-skills = Aptitudini
learn-tiles-effect-transport = Transport
learn-tiles-effect-power = Abilitate specială
learn-tiles-effect-points = Puncte la sfârșit
learn-tiles-single = Un singur exemplar.
learn-tiles-from =
    Se folosește de la { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    } în sus.
learn-tiles-edges = Margini: { $edges }
learn-tiles-edge-R = { $count } × drum
learn-tiles-edge-F = { $count } × câmp
learn-tiles-edge-W = { $count } × apă

## The page of all tiles

learn-part-tiles-keyflower = Toate plăcuțele
learn-part-tiles-more-keyflower = Fiecare plăcuță: efect, cost și puncte.
learn-tiles-of-keyflower = { keyflower }: toate plăcuțele
learn-tiles-more-keyflower = Caută după nume sau efect. Apasă pe o plăcuță ca s-o mărești.
learn-tiles-search-keyflower = Caută printre plăcuțe
learn-tiles-found-keyflower =
    { $count ->
        [0] Nicio plăcuță găsită.
        [one] O plăcuță
        [few] { $count } plăcuțe
       *[other] { $count } de plăcuțe
    }
learn-tiles-reset-keyflower = Arată toate plăcuțele
learn-tiles-link-keyflower = Link către plăcuță
learn-tiles-previous-keyflower = Plăcuța anterioară
learn-tiles-next-keyflower = Plăcuța următoare
