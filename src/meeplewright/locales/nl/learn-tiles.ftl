### Alle tegels van een spel, om op te zoeken.

learn-tiles-all = Alle
# Voor de nummers van regels.
learn-tiles-rules = De regels erover:
