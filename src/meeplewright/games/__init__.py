"""One package a game, with the same folders in each. Games never import each other."""
