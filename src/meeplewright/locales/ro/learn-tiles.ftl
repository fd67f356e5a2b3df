### Toate plăcuțele unui joc, de căutat.

learn-tiles-all = Toate
learn-tiles-rules = Reguli:
