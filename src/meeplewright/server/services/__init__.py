"""What people do outside of play: identities, tables, seats, notes, replays, analyses.

Plain functions over the store and the hub. Nothing here knows HTTP.
"""
