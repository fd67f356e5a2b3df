### Toate plăcuțele unui joc, de căutat.

learn-tiles-of =
    { $game ->
        [keyflower] { keyflower }: toate plăcuțele
       *[carcassonne] { carcassonne }: toate piesele
    }
learn-tiles-more =
    { $game ->
        [keyflower] Caută după nume sau după ce face o plăcuță. Apasă pe ea ca să o vezi mare.
       *[carcassonne] Caută după ce se află pe o piesă. Apasă pe ea ca să o vezi mare.
    }
learn-tiles-search =
    { $game ->
        [keyflower] Caută printre plăcuțe
       *[carcassonne] Caută printre piese
    }
learn-tiles-found =
    { $game ->
        [keyflower] { $count ->
             [0] Nu există o astfel de plăcuță.
             [one] O plăcuță
             [few] { $count } plăcuțe
            *[other] { $count } de plăcuțe
        }
       *[carcassonne] { $count ->
             [0] Nu există o astfel de piesă.
             [one] O piesă
             [few] { $count } piese
            *[other] { $count } de piese
        }
    }
learn-tiles-reset =
    { $game ->
        [keyflower] Arată toate plăcuțele
       *[carcassonne] Arată toate piesele
    }
learn-tiles-all = Toate
learn-tiles-link =
    { $game ->
        [keyflower] Linkul acestei plăcuțe
       *[carcassonne] Linkul acestei piese
    }
learn-tiles-previous =
    { $game ->
        [keyflower] Plăcuța dinainte
       *[carcassonne] Piesa dinainte
    }
learn-tiles-next =
    { $game ->
        [keyflower] Plăcuța următoare
       *[carcassonne] Piesa următoare
    }
# Înaintea numerelor de reguli.
learn-tiles-rules = Regulile despre ea:

## Keyflower

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

## Carcassonne

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
