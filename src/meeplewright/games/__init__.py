"""One package per game, with the same folders in each. Games never import each other."""
