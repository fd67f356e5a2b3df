"""Export records as tables for research."""
