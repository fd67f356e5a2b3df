"""The actions and outcomes of chance of Keyflower, as small values.

A turn is Pass, or Bid or Use, then Bring for each outbid group, then Workers. A use can continue
with Pay…, Choose, or Carry, Upgrade and Finish. Boats, village and winter have their own actions.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.game import Action, Json
from meeplewright.games.keyflower.rules.tiles import RESOURCES


@mypyc_attr(acyclic=True)
class Named(Action):
    """An action with a word and usually one argument."""

    def __init__(self, word: str, thing: str) -> None:
        self.word: Final = word
        self.thing: Final = thing

    def to_json(self) -> Json:
        return {self.word: self.thing}

    def to_text(self) -> str:
        return f"{self.word}:{self.thing}"

    def parts(self) -> tuple[Any, ...]:
        return (self.thing,)


@final
@mypyc_attr(acyclic=True)
class Pass(Action):
    """KF T4"""

    def to_json(self) -> Json:
        return {"pass": True}

    def to_text(self) -> str:
        return "pass"


@final
@mypyc_attr(acyclic=True)
class Bid(Named):
    """KF B: place workers at the player's side of this auction or turn order tile."""

    def __init__(self, tile: str) -> None:
        super().__init__("bid", tile)


@final
@mypyc_attr(acyclic=True)
class Use(Named):
    """KF U: place workers on this tile."""

    def __init__(self, tile: str) -> None:
        super().__init__("use", tile)


@final
@mypyc_attr(acyclic=True)
class Bring(Named):
    """KF B6: bring along the whole outbid group from this tile."""

    def __init__(self, tile: str) -> None:
        super().__init__("bring", tile)


@final
@mypyc_attr(acyclic=True)
class Workers(Action):
    """KF T3: place this many workers of this colour from behind the screen."""

    def __init__(self, colour: str, number: int) -> None:
        self.colour: Final = colour
        self.number: Final = number

    def parts(self) -> tuple[Any, ...]:
        return (self.colour, self.number)

    def to_json(self) -> Json:
        return {"workers": {"colour": self.colour, "number": self.number}}

    def to_text(self) -> str:
        return f"workers:{self.number},{self.colour}"


@final
@mypyc_attr(acyclic=True)
class PayWorker(Named):
    """KF E6: one worker of this colour from behind the screen goes into the bag."""

    def __init__(self, colour: str) -> None:
        super().__init__("pay_worker", colour)


@final
@mypyc_attr(acyclic=True)
class PayGroup(Named):
    """KF B7: the whole outbid group from this tile goes into the bag as one payment."""

    def __init__(self, tile: str) -> None:
        super().__init__("pay_group", tile)


@final
@mypyc_attr(acyclic=True)
class PaySkill(Named):
    """KF E5: one skill tile of this type goes face down to the pile."""

    def __init__(self, skill: str) -> None:
        super().__init__("pay_skill", skill)


@final
@mypyc_attr(acyclic=True)
class Choose(Named):
    """KF E7: choose this resource of those that the tile offers."""

    def __init__(self, resource: str) -> None:
        super().__init__("choose", resource)


@final
@mypyc_attr(acyclic=True)
class Carry(Action):
    """KF G2: move one resource from a tile of the player's village to an adjacent one."""

    def __init__(self, resource: str, start: str, end: str) -> None:
        self.resource: Final = resource
        self.start: Final = start
        self.end: Final = end

    def parts(self) -> tuple[Any, ...]:
        return (self.resource, self.start, self.end)

    def to_json(self) -> Json:
        return {"carry": {"resource": self.resource, "from": self.start, "to": self.end}}

    def to_text(self) -> str:
        return f"carry:{self.resource},{self.start},{self.end}"


@final
@mypyc_attr(acyclic=True)
class Upgrade(Action):
    """KF G5 to G7: flip a tile for these resources (wood, stone, iron, gold) and a skill."""

    def __init__(self, tile: str, resources: tuple[int, ...], skill: str | None) -> None:
        self.tile: Final = tile
        self.resources: Final = resources
        self.skill: Final = skill

    def parts(self) -> tuple[Any, ...]:
        return (self.tile, self.resources, self.skill)

    def to_json(self) -> Json:
        lying = zip(RESOURCES, self.resources, strict=False)
        paid = {kind: number for kind, number in lying if number}
        return {"upgrade": {"tile": self.tile, "resources": paid, "skill": self.skill}}

    def to_text(self) -> str:
        paid = "".join([str(number) for number in self.resources])
        return f"upgrade:{self.tile},{paid},{self.skill or '-'}"


@final
@mypyc_attr(acyclic=True)
class Finish(Action):
    """KF G3: no more steps or upgrades; or KF V1: the village is built."""

    def to_json(self) -> Json:
        return {"finish": True}

    def to_text(self) -> str:
        return "finish"


@final
@mypyc_attr(acyclic=True)
class TakeBoat(Named):
    """KF Z5: take the workers and skills of this boat, in winter the boat itself."""

    def __init__(self, boat: str) -> None:
        super().__init__("boat", boat)


@final
@mypyc_attr(acyclic=True)
class Pick(Named):
    """KF V1: place this tile next."""

    def __init__(self, tile: str) -> None:
        super().__init__("pick", tile)


@final
@mypyc_attr(acyclic=True)
class Lay(Action):
    """KF V2: place the picked tile on this cell with this rotation."""

    def __init__(self, q: int, r: int, turn: int) -> None:
        self.q: Final = q
        self.r: Final = r
        self.turn: Final = turn

    def parts(self) -> tuple[Any, ...]:
        return (self.q, self.r, self.turn)

    def to_json(self) -> Json:
        return {"lay": {"q": self.q, "r": self.r, "turn": self.turn}}

    def to_text(self) -> str:
        return f"lay:{self.q},{self.r},{self.turn}"


@final
@mypyc_attr(acyclic=True)
class Contribute(Action):
    """KF W1: put these winter tiles of the player into the game."""

    def __init__(self, tiles: tuple[str, ...]) -> None:
        self.tiles: Final = tiles

    def parts(self) -> tuple[Any, ...]:
        return (self.tiles,)

    def to_json(self) -> Json:
        return {"winter": list(self.tiles)}

    def to_text(self) -> str:
        return "winter:" + ",".join(self.tiles)


@final
@mypyc_attr(acyclic=True)
class Drawn(Named):
    """An outcome of chance: home tile, worker, skill, tile, winter tile or side of a boat."""

    def parts(self) -> tuple[Any, ...]:
        return (self.word, self.thing)
