### Toate plăcuțele unui joc, de căutat.

learn-tiles-all = Toate
# Înaintea numerelor de reguli.
learn-tiles-rules = Regulile despre ea:
