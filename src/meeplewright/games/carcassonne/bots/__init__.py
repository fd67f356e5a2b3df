"""Carcassonne played well: evaluation, one ply, search."""
