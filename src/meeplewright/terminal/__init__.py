"""What the terminal tables of every game share: console, keyboard, a game on this machine."""
