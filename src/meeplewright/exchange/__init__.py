"""Exports records as tables for research."""
