### Egy játék összes lapkája, böngészéshez.

learn-tiles-all = Mind
learn-tiles-rules = Szabályok:
