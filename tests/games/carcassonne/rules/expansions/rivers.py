"""Whole rivers for the tests, tile by tile."""

FULL_RIVER = (
    "(1,0):RB0",
    "(2,0):RC0",
    "(3,0):RD1",
    "(4,0):RD1",
    "(5,0):RH0",
    "(6,0):RK1",
    "(7,0):RG0",
    "(7,1):RG2",
    "(8,1):RI2",
    "(8,2):RE3",
)
"""All ten tiles between spring and lake; the bends take turns, so every rule allows it"""

BESIDE_THE_SPRING = (
    "(1,0):RG3",
    "(1,-1):RD0",
    "(1,-2):RG0",
    "(0,-2):RD1",
    "(-1,-2):RI3",
    "(-1,-1):RK0",
)
"""KR5: the next tile goes on (-1,0), beside the meadow of the spring"""

NO_PLACE_FOR_THE_LAKE = (
    "(1,0):RD1",
    "(2,0):RH2",
    "(3,0):RD1",
    "(4,0):RI1",
    "(4,-1):RB3",
    "(4,-2):RE2",
    "(5,-2):RC0",
    "(6,-2):RG0",
    "(6,-1):RK0",
    "(6,0):RG3",
)
"""All ten tiles; the open end, (5,0), lies beside a road"""

CITY_MET_AGAIN = (
    "(1,0):RB2",
    "(2,0):RK1",
    "(3,0):RG3",
    "(3,-1):RD0",
    "(3,-2):RG0",
    "(2,-2):RD1",
    "(1,-2):RI3",
)
"""The next tile, on (1,-1), lies beside the city cap of the first one"""

TENTH_TILE_MEETS_THE_FIRST = (
    "(1,0):RE0",
    "(1,-1):RD0",
    "(1,-2):RG0",
    "(0,-2):RK1",
    "(-1,-2):RG1",
    "(-1,-1):RC1",
    "(-1,0):RD0",
    "(-1,1):RI0",
    "(0,1):RH2",
)
"""The tenth tile, on (1,1), lies beside the city of the first one"""
