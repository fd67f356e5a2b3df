"""A player that was taught by games against itself: features, a small network, and its weights."""
