"""What is on Keyflower's tiles: workers, resources, bids, cargo, and small chips.

Every worker and every resource is one <use>; groups have a title with the plain facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meeplewright.art.geometry import Point, number
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.effects import SPACE, Item, Line, skill, worker
from meeplewright.games.keyflower.art.facts import RESOURCES, SKILLS, WORKERS, Json
from meeplewright.games.keyflower.art.icons import icon
from meeplewright.games.keyflower.art.lines import fitting_sizes, line_width, numeral, set_lines
from meeplewright.games.keyflower.art.signs import SEAT_SIGNS, hexagon

CHIP = (104.0, 44.0)
_STACKS: dict[str, Point] = {
    "wood": (-62, 34),
    "stone": (-47, 61),
    "iron": (47, 61),
    "gold": (62, 34),
}


def resources_svg(resources: Mapping[str, int]) -> str:
    """A stack for each kind of resource on the tile, each kind at its own place."""
    return "".join(_stack(kind, resources.get(kind, 0)) for kind in RESOURCES)


def _stack(kind: str, count: int) -> str:
    if not count:
        return ""
    x, y = _STACKS[kind]
    step = min(6.0, 20 / max(count - 1, 1))
    pieces = "".join(icon(kind, x, y - step * piece, 31) for piece in range(count))
    towards_middle = 12 if x < 0 else -12
    disc = _count(count, x + towards_middle, y + 9)
    return f"<g><title>{kind} {count:d}</title>{pieces}{disc}</g>"


def _count(count: int, x: float, y: float) -> str:
    """The number on a small disc; none for a single piece."""
    if count < 2:
        return ""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="9.5" fill="{k.CREAM}" stroke="{k.INK}" '
        f'stroke-width="1.3"/>' + numeral(f"{count:d}", x, y, 14)
    )


def workers_svg(workers: Mapping[str, int], colour: str | None) -> str:
    """The workers that use the tile, in a row; those of another colour lie (KF C7)."""
    figures = [one for one in WORKERS for _ in range(workers.get(one, 0))]
    if not figures:
        return ""
    title = " ".join(f"{one} {workers[one]:d}" for one in WORKERS if workers.get(one, 0))
    lying = [colour is not None and one != colour for one in figures]
    return f"<g><title>{title}</title>{_row(figures, lying, (0, -50), 38, 96)}</g>"


def _row(
    colours: Sequence[str],
    lying: Sequence[bool],
    at: Point,
    size: float,
    wide: float,
) -> str:
    """Figures side by side around a point, closer together if there are many."""
    x, y = at
    step = min(size * 0.66, wide / max(len(colours) - 1, 1))
    first = x - step * (len(colours) - 1) / 2
    return "".join(
        icon(f"worker-{colour}", first + step * place, y, size, lying=lies)
        for place, (colour, lies) in enumerate(zip(colours, lying, strict=True))
    )


def colour_svg(tile: Json) -> str:
    """The tile's colour as a ring inside its edge; without a worker it has none (KF C1)."""
    colour = tile.get("colour")
    if colour is None or not (tile.get("bids") or any(tile.get("workers", {}).values())):
        return ""
    if colour not in WORKERS:
        raise ValueError(f"unknown colour {colour!r}: expected one of {' '.join(WORKERS)}")
    return (
        f'<path class="mw-kf-colour" d="{hexagon(96)}" fill="none" stroke="{k.WORKERS[colour]}" '
        'stroke-width="4"/>'
    )


def seat_sign(seat: int, x: float, y: float, size: float) -> str:
    """The pennant of a seat."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(SEAT_SIGNS):
        raise ValueError(f"seat must be 0 to {len(SEAT_SIGNS) - 1}, not {seat!r}")
    return icon(SEAT_SIGNS[seat], x, y, size)


def bid_svg(bid: Json, at: Point, winning: bool) -> str:
    """A seat's bid: its pennant, every worker, their number; the winning one has a golden edge."""
    x, y = at
    wide, high = CHIP
    count, colour, lying = bid["count"], bid["colour"], bool(bid.get("lying"))
    edge, line = (k.FRAME, 4.5) if winning else (k.INK, 1.3)
    title = f"{bid['seat']:d}: {count:d} {colour}" + (" lying" if lying else "")
    return (
        f"<g><title>{title}</title>"
        f'<rect x="{number(x - wide / 2)}" y="{number(y - high / 2)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="12" fill="{k.PAPER}" stroke="{edge}" stroke-width="{line}"/>'
        f"{seat_sign(bid['seat'], x - 37, y, 25)}{_bidders(colour, count, lying, (x, y))}"
        f"{numeral(f'{count:d}', x + 38, y, 22 if count < 10 else 17)}</g>"
    )


def _bidders(colour: str, count: int, lying: bool, at: Point) -> str:
    """The workers of a bid; more than three are in two rows, and lying ones need more space."""
    x, y = at
    if count <= (1 if lying else 3):
        return _row([colour] * count, [lying] * count, at, 30, 28)
    behind = count // 2
    before = count - behind
    wide = 26 if lying else 38
    return _row([colour] * behind, [lying] * behind, (x + 1, y - 9), 21, wide) + _row(
        [colour] * before, [lying] * before, (x - 1, y + 10), 21, wide
    )


def strip_svg(line: Line, left: float, top: float, *, edge: str = k.INK, bold: bool = False) -> str:
    """A line of icons and numbers on a strip of parchment."""
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(strip_width(line))}" '
        f'height="48" rx="14" fill="{k.PAPER}" stroke="{edge}" '
        f'stroke-width="{"5" if bold else "1.5"}"/>'
        + set_lines((line,), (34.0,), left + strip_width(line) / 2, top + 24)
    )


def strip_width(line: Line) -> float:
    return line_width(line) * 34 + 24


def counted(icon_name: str, count: int) -> Line:
    """An icon and its number, after a space."""
    return (SPACE, Item(icon_name), Item("", f"{count:d}"))


def screen_line(screen: Json) -> Line:
    """What is known about a screen: counts, or the contents by kind (KF H12)."""
    return (
        *_known(screen.get("own_workers", screen["workers"]), WORKERS, "worker-"),
        *_known(screen.get("own_skills", screen["skills"]), SKILLS, ""),
    )


def _known(held: Any, kinds: Sequence[str], prefix: str) -> Line:
    if not isinstance(held, Mapping):
        return counted("worker-any" if prefix else "skill-any", held)
    line: Line = ()
    for kind in kinds:
        if held.get(kind, 0):
            line += counted(prefix + kind, held[kind])
    return line


def cargo_svg(boat: Json, x: float, y: float) -> str:
    """The cargo of a boat, every worker and every skill (KF H8)."""
    workers, skills = boat.get("workers", {}), boat.get("skills", {})
    line: Line = tuple(worker(one) for one in WORKERS for _ in range(workers.get(one, 0)))
    line += tuple(skill(one) for one in SKILLS for _ in range(skills.get(one, 0)))
    if not line:
        return ""
    sizes = fitting_sizes((line,), 190, 32, 32)
    half = line_width(line) * sizes[0] / 2 + 8
    title = " ".join(
        f"{kind} {held[kind]:d}" for held in (workers, skills) for kind in held if held[kind]
    )
    return (
        f'<g><title>{title}</title><rect x="{number(x - half)}" y="{number(y - 21)}" '
        f'width="{number(2 * half)}" height="42" rx="12" fill="{k.TRAY}" stroke="{k.TRAY_EDGE}" '
        f'stroke-width="1.6"/>{set_lines((line,), sizes, x, y)}</g>'
    )
