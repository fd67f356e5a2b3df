"""What the Python in `.venv` imports at startup."""
