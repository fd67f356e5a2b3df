"""JSON of states with changes, as somebody who edits it by hand might make them."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

from meeplewright.core import CHANCE
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules.table import PHASES
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SEASONS, SKILLS, TILES

Json = dict[str, Any]
KEYFLOWER = Keyflower()
FAULTS = (KeyError, IndexError, TypeError, ValueError, AttributeError)

WORDS = (
    PHASES,
    SEASONS,
    COLOURS,
    SKILLS,
    RESOURCES,
    tuple(tile.name for tile in TILES),
    ("front", "back", "a", "b"),
    ("season", "turn", "villages"),
    ("bid", "use"),
    ("home", "seat_worker", "boat_worker", "seat_skill", "boat_skill", "season_tile", "boat_face"),
)


def states(rng: Random, seats: int, apart: int) -> Iterator[KeyflowerState]:
    """Some states of a random game."""
    state = KEYFLOWER.start(seats)
    next_one = rng.randrange(apart)
    while state.to_act is not None:
        if state.entry >= next_one:
            yield state
            next_one = state.entry + 1 + rng.randrange(apart)
        seat = state.to_act
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    yield state


# -- any field --------------------------------------------------------------------------------


def places(form: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of the JSON: its container, and its key or index there."""
    keys = form.keys() if isinstance(form, dict) else range(len(form))
    for key in keys:
        yield form, key
        if isinstance(form[key], (dict, list)):
            yield from places(form[key])


def another(value: Any, rng: Random) -> Any:
    """Another value in place of a number, a string, a boolean or null."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value - 1, value + 1, 0, 1, 2, rng.randrange(8), 99])
    if isinstance(value, str):
        known = [words for words in WORDS if value in words]
        return rng.choice([None, rng.choice(known[-1] if known else COLOURS)])
    return rng.choice([0, 1, TILES[rng.randrange(64)].name, rng.choice(COLOURS)])


def change_a_part(form: Json, rng: Random) -> None:
    holder, key = rng.choice(list(places(form)))
    value = holder[key]
    if isinstance(value, list):
        change_a_list(value, rng)
    elif isinstance(value, dict):
        swap_two(value, list(value), rng)
    else:
        holder[key] = another(value, rng)


def change_a_list(value: list[Any], rng: Random) -> None:
    if not value:
        return
    how = rng.randrange(4)
    if how == 0:
        value.clear()
    elif how == 1:
        value.pop(rng.randrange(len(value)))
    elif how == 2:
        value.append(deepcopy(rng.choice(value)))
    else:
        swap_two(value, list(range(len(value))), rng)


def swap_two(value: Any, keys: list[Any], rng: Random) -> None:
    if keys:
        one, other = rng.choice(keys), rng.choice(keys)
        value[one], value[other] = value[other], value[one]


# -- several fields that belong together ------------------------------------------------------


def take_all_boats(form: Json, rng: Random) -> None:
    for boat in form["boats"]:
        boat["taken_by"] = rng.randrange(form["seats"])


def lose_a_boat(form: Json, rng: Random) -> None:
    if form["boats"]:
        lost = form["boats"].pop(rng.randrange(len(form["boats"])))
        for colour, number in lost["workers"].items():
            form["bag"][colour] += number
        for skill, number in lost["skills"].items():
            form["pile"][skill] += number
        if rng.random() < 0.5:
            form["box"].append(lost["tile"])


def empty_hands(form: Json, rng: Random) -> None:
    for winter in form["winter"]:
        if rng.random() < 0.7:
            winter.update(dealt_tiles=[], chosen_tiles=[], has_chosen=False, chosen=0)


def ask_for_draws(form: Json, rng: Random) -> None:
    name = rng.choice(WORDS[-1])
    targets = [rng.randrange(8) for _ in range(rng.randrange(1, 5))]
    form["draws"]["queue"] = [[name, target] for target in targets]
    form["draws"]["then"] = rng.choice(["season", "turn", "villages"])
    form["phase"] = "draw"


def empty_a_stock(form: Json, rng: Random) -> None:
    """Everything from the bag or the pile behind a screen."""
    screen = rng.choice(form["screens"])
    stock, own = rng.choice([("bag", "own_workers"), ("pile", "own_skills")])
    for kind in form[stock]:
        screen[own][kind] += form[stock][kind]
        form[stock][kind] = 0


def be_elsewhere(form: Json, rng: Random) -> None:
    form["phase"] = rng.choice(PHASES)
    form["season"] = rng.choice(SEASONS)


def build_on(form: Json, rng: Random) -> None:
    form["phase"] = "village"
    for village in form["villages"]:
        village["built"] = rng.random() < 0.5
        own = [*village["waiting"], *village["aside"], *village["tiles"]]
        if rng.random() < 0.5 and own:
            village["laying"] = rng.choice(own)["tile"]


def move_a_tile(form: Json, rng: Random) -> None:
    """Move a tile to another place."""
    lists = [form["auction"], form["turn_order"]]
    for village in form["villages"]:
        lists += [village["tiles"], village["waiting"], village["aside"]]
    full = [one for one in lists if one]
    if full:
        source, target = rng.choice(full), rng.choice(lists)
        tile = source.pop(rng.randrange(len(source)))
        tile.update(q=rng.randrange(-3, 4), r=rng.randrange(-3, 4), turn=rng.randrange(6))
        target.append(tile)
        target.sort(key=lambda one: [known.name for known in TILES].index(one["tile"]))


def begin_a_placement(form: Json, rng: Random) -> None:
    none = dict.fromkeys(COLOURS, 0)
    form["placement"] = {
        "act": rng.choice(["bid", "use"]),
        "tile": TILES[rng.randrange(64)].name,
        "moving": dict(none),
        "last_group": None,
        "next_colour": rng.choice(COLOURS),
        "aside_workers": dict(none),
        "aside_skill": None,
    }
    form["phase"] = rng.choice(PHASES[2:6])
    form["transport"] = {"steps": rng.randrange(4), "upgrades": rng.randrange(3)}


def order_the_boats(form: Json, rng: Random) -> None:
    form["phase"] = "boat"
    form["boat_order"] = [rng.randrange(form["seats"]) for _ in range(form["seats"])]
    form["boat_turn"] = rng.randrange(form["seats"] + 1)


CHANGES: tuple[Callable[[Json, Random], None], ...] = (
    change_a_part,
    take_all_boats,
    lose_a_boat,
    empty_hands,
    ask_for_draws,
    empty_a_stock,
    be_elsewhere,
    build_on,
    move_a_tile,
    begin_a_placement,
    order_the_boats,
)


def mutated(state: KeyflowerState, rng: Random) -> Json:
    """One or two changes; derived values are corrected in most of them."""
    form = deepcopy(state.to_json())
    for _ in range(rng.choice([1, 1, 2])):
        change = change_a_part if rng.random() < 0.4 else rng.choice(CHANGES)
        with suppress(*FAULTS):  # a first change may have left nothing for the second
            change(form, rng)
    if rng.random() < 0.9:
        _put_right(form)
    return form


def _put_right(form: Json) -> None:
    """Correct totals, and who acts next."""
    with suppress(*FAULTS):  # some JSON cannot be corrected
        form["bag_count"] = sum(form["bag"].values())
        form["pile_count"] = sum(form["pile"].values())
        for screen in form["screens"]:
            screen["workers"] = sum(screen["own_workers"].values())
            screen["skills"] = sum(screen["own_skills"].values())
        form["to_act"] = _to_act(form)


def _to_act(form: Json) -> int | None:
    seats = range(form["seats"])
    phase = form["phase"]
    if phase == "over":
        return None
    if phase == "draw":
        return -1
    if phase == "village":
        return min([seat for seat in seats if not form["villages"][seat]["built"]])
    if phase == "winter":
        return min([seat for seat in seats if not form["winter"][seat]["has_chosen"]])
    if phase == "boat":
        return int(form["boat_order"][form["boat_turn"]])
    return int(form["player"])
