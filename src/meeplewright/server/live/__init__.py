"""Live tables: the hub that holds them, WebSocket sessions, fan-out between processes, and the
keeper that plays bots, standing orders and clock flags.
"""
