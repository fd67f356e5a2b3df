"""What the bots know of Keyflower."""
