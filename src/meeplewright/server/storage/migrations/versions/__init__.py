"""One module per step, named by its number. A released step is never edited."""
