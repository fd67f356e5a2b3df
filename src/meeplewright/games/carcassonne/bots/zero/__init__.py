"""A bot trained by self-play: features, a small network, and its weights."""
