"""A bot trained by self-play: its inputs, its network, and the weights."""
