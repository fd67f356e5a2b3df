"""What the Python in `.venv` imports when it starts."""
