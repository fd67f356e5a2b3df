"""The rules of Keyflower: compiled, and without words or pictures."""
