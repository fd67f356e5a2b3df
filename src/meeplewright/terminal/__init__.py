"""What games share at a terminal: console, keyboard, questions, a game on this machine."""
