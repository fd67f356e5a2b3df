"""What happens around the play: people, tables, invitations, the lobby, notes and rematches.

Plain functions over the store and the hub. Nothing here knows HTTP.
"""
