"""The river of the slow game, read off the board: its open end, its bends, where a tile can go."""

from ..slow_board import ALL, OPPOSITE, SIDES, Board, Cell, beside, fits

NO_U_TURN, ALTERNATE = RIVER_TURNS = ("no_u_turn", "alternate")


def is_river(tile: str) -> bool:
    return bool(ALL[tile].get("river"))


def river_sides(tile: str, turn: int) -> list[str]:
    """The sides at which the river leaves the rotated tile."""
    river = ALL[tile].get("river")
    edges = river["edges"] if river else []
    return [SIDES[(SIDES.index(edge) + turn) % 4] for edge in edges]


def spring(board: Board) -> Cell | None:
    return next((cell for cell, (tile, _) in board.items() if tile == "RA"), None)


def course(board: Board) -> tuple[list[str | None], tuple[Cell, str] | None]:
    """Follow the river from the spring: the bend of every tile, and the open end.

    The open end is the empty cell and the side of that cell where the river comes in.
    """
    bends: list[str | None] = []
    cell = spring(board)
    if cell is None:
        return bends, None
    (leaves,) = river_sides(*board[cell])
    while beside(cell, leaves) in board:
        cell, enters = beside(cell, leaves), OPPOSITE[leaves]
        onward = [side for side in river_sides(*board[cell]) if side != enters]
        if not onward:  # the lake
            return bends, None
        (leaves,) = onward
        bends.append(bend(enters, leaves))
    return bends, (beside(cell, leaves), OPPOSITE[leaves])


def bend(enters: str, leaves: str) -> str | None:
    """Which way a river turns that comes in at one side and leaves at another."""
    quarter_turns = (SIDES.index(leaves) - SIDES.index(OPPOSITE[enters])) % 4
    return {0: None, 1: "right", 3: "left"}[quarter_turns]


def last_bend(board: Board, river_turns: str) -> str | None:
    """R7: the bend that the next one must not repeat; the spring counts as straight (KR3)."""
    bends, _ = course(board)
    if river_turns == ALTERNATE:
        bends = [way for way in bends if way]
    return bends[-1] if bends else None


def river_placements(board: Board, tile: str, river_turns: str) -> set[tuple[int, int, int]]:
    """R5 to R7: only the cell at the open end, and no bend that repeats the last one."""
    _, end = course(board)
    if end is None:
        return set()
    cell, enters = end
    found = set()
    for turn in range(ALL[tile]["distinct_rotations"]):
        if not fits(board, tile, cell, turn):
            continue
        onward = [side for side in river_sides(tile, turn) if side != enters]
        way = bend(enters, onward[0]) if onward else None
        if way is None or way != last_bend(board, river_turns):
            found.add((*cell, turn))
    return found
