"""Records and other programs: what comes in from elsewhere, and what goes out for research."""
