"""Live tables: the hub and its parts, WebSocket sessions, fan-out between processes, and the
auto-player for bots, standing orders and clocks.
"""
