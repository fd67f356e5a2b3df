### Alle tegels van een spel, om op te zoeken.

learn-tiles-all = Alle
learn-tiles-rules = Regels:
