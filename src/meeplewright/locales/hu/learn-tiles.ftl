### Egy játék összes lapkája, böngészéshez.

learn-tiles-all = Mind
# Szabályok számai előtt.
learn-tiles-rules = A szabályok róla:
