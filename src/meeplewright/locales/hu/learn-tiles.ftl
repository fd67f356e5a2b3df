### Egy játék összes lapkája, böngészéshez.

learn-tiles-all = Összes
learn-tiles-rules = Szabályok:
