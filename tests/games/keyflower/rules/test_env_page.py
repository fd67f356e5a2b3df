"""docs/env-keyflower.md describes every id and every number as the code has them.

Its examples are run in `tests/envs/test_pages.py`.
"""

import re

from meeplewright.games.keyflower.rules import ids
from meeplewright.games.keyflower.rules.actions import Upgrade
from meeplewright.games.keyflower.rules.table import PHASES
from meeplewright.games.keyflower.rules.tiles import GROUPS, SEASONS, TILES, numbers_of
from tests.tracked import ROOT

from .table import GAME, position

PAGE = (ROOT / "docs" / "env-keyflower.md").read_text("utf-8")
ENCODING = GAME.encoding(3)


def table(head: str) -> list[list[str]]:
    """The rows of the table with this first cell in its header, without markup."""
    _, _, rest = PAGE.partition(f"\n| {head} |")
    lines = rest.splitlines()[2:]
    rows = []
    for line in lines[: next(at for at, line in enumerate(lines) if not line.startswith("|"))]:
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    assert rows, f"there is no table of {head}"
    return rows


def test_the_counts_are_those_of_the_page() -> None:
    assert f"\nVersion {ENCODING.version}, for 2 to 6 seats" in PAGE
    assert f"\n## Actions: {ENCODING.actions} ids\n" in PAGE
    assert f"\n## Outcomes of chance: {ENCODING.outcomes} ids\n" in PAGE
    assert f"\n## Observations: {ENCODING.width} numbers\n" in PAGE
    most = [GAME.encoding(seats).bounds.decisions for seats in GAME.seat_counts]
    assert f"has at most {', '.join(str(each) for each in most)} decisions" in PAGE


def test_tiles_are_in_the_order_of_the_page() -> None:
    rows = table("tiles")
    assert [row[1] for row in rows] == list(GROUPS)
    for where, group, names in rows:
        tiles = numbers_of(group)
        assert where == f"{tiles[0]} to {tiles[-1]}"
        assert names.split(", ") == [TILES[tile].name for tile in tiles]
    assert ids.BIDDABLE == (*range(6, 54), *range(60, 64))
    assert ids.USABLE == (*range(26), 39, 40, 41)


def test_the_blocks_of_ids_are_those_of_the_page() -> None:
    documented = {row[0]: (int(row[1]), int(row[2])) for row in table("block")}
    ends = [*list(ids.FIRST.values())[1:], ENCODING.actions]
    firsts = ids.FIRST.items()
    assert documented == {
        word: (first, end - first) for (word, first), end in zip(firsts, ends, strict=True)
    }


def test_upgrades_are_numbered_as_the_page_says() -> None:
    documented: list[tuple[str, int]] = []
    for tile, first, payments, skills in table("tile"):
        every = int(payments) * len(skills.split(", "))
        documented += [(tile, number) for number in range(int(first), int(first) + every)]
        paid = [ids.MEANS[int(first) + place] for place in range(len(skills.split(", ")))]
        types = [each.skill or "none" for each in paid if isinstance(each, Upgrade)]
        assert types == skills.split(", ")
    upgrades = [each for each in enumerate(ids.MEANS) if isinstance(each[1], Upgrade)]
    assert documented == [(each.tile, at) for at, each in upgrades if isinstance(each, Upgrade)]
    (handfuls,) = re.findall(r"for two resources ([\d, \n]+)\.", PAGE)
    of_home = [ids.MEANS[1349 + place] for place in range(10)]
    paid_with = [each.to_text().split(",")[1] for each in of_home if each]
    assert re.split(r",\s+", handfuls) == paid_with


def test_outcomes_are_numbered_as_the_page_says() -> None:
    documented = [
        (word, int(first) + at)
        for word, first, many, _ in table("outcome")
        for at in range(int(many))
    ]
    assert documented == [
        (outcome.to_json().popitem()[0], at) for at, outcome in enumerate(ids.OUTCOMES)
    ]


def test_fields_are_those_of_the_page() -> None:
    assert [row[:4] for row in table("field")] == [
        [field.name, str(field.shape), str(field.low), str(field.high)] for field in ENCODING.fields
    ]


def test_phases_and_seasons_have_the_numbers_of_the_page() -> None:
    meaning = {row[0]: row[4] for row in table("field")}
    for name, words in (("phase", PHASES), ("season", SEASONS)):
        listed = ", ".join(f"{number} {word}" for number, word in enumerate(words))
        assert meaning[name].endswith(listed)


def test_the_example_of_carrying_is_true() -> None:
    carrying = position(villages={0: "stable (0,-1) r0 wood=1 gold=2"}, screens={0: "red 1"})
    carrying.do("use:home_1", "workers:1,red")
    numbers = ENCODING.legal_ids(carrying.state, 0)
    actions = [ENCODING.action_of(carrying.state, 0, number).to_text() for number in numbers]
    assert table("id") == [[str(at), text] for at, text in zip(numbers, actions, strict=True)]
    assert ids.MEANS[177] == GAME.action_from_text("workers:2,red")
    hands = {0: "jeweller scholar windmill", 1: "key_guild", 2: "scribes"}
    choosing = position(season="winter", phase="winter", hands=hands)
    chosen = ENCODING.action_of(choosing.state, 0, 2371).to_text()
    assert f"{2371} is `{chosen}`" in PAGE
