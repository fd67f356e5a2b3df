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
