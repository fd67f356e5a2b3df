### Egy játék összes lapkája, böngészéshez.

learn-tiles-of =
    { $game ->
        [keyflower] { keyflower }: minden lapka
       *[carcassonne] { carcassonne }: minden kártya
    }
learn-tiles-more =
    { $game ->
        [keyflower] Keress név vagy hatás szerint. Egy lapkát megnyomva nagyban is láthatod.
       *[carcassonne] Keress aszerint, mi van a kártyán. Egy kártyát megnyomva nagyban is láthatod.
    }
learn-tiles-search =
    { $game ->
        [keyflower] Keresés a lapkák között
       *[carcassonne] Keresés a kártyák között
    }
learn-tiles-found =
    { $game ->
        [keyflower] { $count ->
             [0] Nincs ilyen lapka.
            *[other] { $count } lapka
        }
       *[carcassonne] { $count ->
             [0] Nincs ilyen kártya.
            *[other] { $count } kártya
        }
    }
learn-tiles-reset =
    { $game ->
        [keyflower] Minden lapka mutatása
       *[carcassonne] Minden kártya mutatása
    }
learn-tiles-all = Mind
learn-tiles-link =
    { $game ->
        [keyflower] Hivatkozás erre a lapkára
       *[carcassonne] Hivatkozás erre a kártyára
    }
learn-tiles-previous =
    { $game ->
        [keyflower] Előző lapka
       *[carcassonne] Előző kártya
    }
learn-tiles-next =
    { $game ->
        [keyflower] Következő lapka
       *[carcassonne] Következő kártya
    }
# Szabályok számai előtt.
learn-tiles-rules = A szabályok róla:
