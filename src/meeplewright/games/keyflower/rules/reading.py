"""Read actions, outcomes and events of Keyflower from JSON and text."""

from __future__ import annotations

from typing import Final

from meeplewright.core.errors import InvalidAction, InvalidJson, Reason
from meeplewright.core.game import Action, Event
from meeplewright.core.reading import (
    a_list,
    a_text,
    a_whole,
    an_entry,
    an_object,
    one_of,
    the_fields,
)
from meeplewright.games.keyflower.rules import actions, events
from meeplewright.games.keyflower.rules.actions import (
    Carry,
    Contribute,
    Drawn,
    Lay,
    Upgrade,
    Workers,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SKILLS, TILES

_TILE_NAMES: Final = tuple([tile.name for tile in TILES])
_OF_A_TILE: Final = ("bid", "use", "bring", "pay_group", "boat", "pick")
_WORDS: Final = (
    *_OF_A_TILE, "pass", "workers", "pay_worker", "pay_skill", "choose", "carry", "upgrade",
    "finish", "lay", "winter",
)  # fmt: skip
_DRAWN: Final = {
    "home": _TILE_NAMES,
    "worker": COLOURS,
    "skill": SKILLS,
    "tile": _TILE_NAMES,
    "winter_tile": _TILE_NAMES,
    "face": ("a", "b"),
}


def action_from_json(form: object) -> Action:
    word, value = an_entry(form, "do", _WORDS, InvalidAction)
    if word in ("pass", "finish"):
        if value is not True:
            raise InvalidAction(
                Reason(
                    word, "form-type", {"field": word, "wanted": "true", "found": str(value)[:40]}
                )
            )
        return actions.Pass() if word == "pass" else actions.Finish()
    if word in _OF_A_TILE:
        return _of_a_tile(word, one_of(value, word, _TILE_NAMES, InvalidAction))
    if word == "pay_worker":
        return actions.PayWorker(one_of(value, word, COLOURS, InvalidAction))
    if word == "pay_skill":
        return actions.PaySkill(one_of(value, word, SKILLS, InvalidAction))
    if word == "choose":
        return actions.Choose(one_of(value, word, RESOURCES, InvalidAction))
    if word == "workers":
        form_of = the_fields(value, word, ("colour", "number"), InvalidAction)
        colour = one_of(form_of["colour"], "workers.colour", COLOURS, InvalidAction)
        return Workers(colour, _number(form_of["number"], "workers.number"))
    return _longer(word, value)


def _of_a_tile(word: str, tile: str) -> Action:
    if word == "bid":
        return actions.Bid(tile)
    if word == "use":
        return actions.Use(tile)
    if word == "bring":
        return actions.Bring(tile)
    if word == "pay_group":
        return actions.PayGroup(tile)
    return actions.TakeBoat(tile) if word == "boat" else actions.Pick(tile)


def _longer(word: str, value: object) -> Action:
    if word == "carry":
        form = the_fields(value, word, ("resource", "from", "to"), InvalidAction)
        return Carry(
            one_of(form["resource"], "carry.resource", RESOURCES, InvalidAction),
            one_of(form["from"], "carry.from", _TILE_NAMES, InvalidAction),
            one_of(form["to"], "carry.to", _TILE_NAMES, InvalidAction),
        )
    if word == "lay":
        form = the_fields(value, word, ("q", "r", "turn"), InvalidAction)
        q = _coordinate(form["q"], "lay.q")
        r = _coordinate(form["r"], "lay.r")
        return Lay(q, r, _number(form["turn"], "lay.turn"))
    if word == "winter":
        names = a_list(value, word, InvalidAction)
        return Contribute(tuple([one_of(name, word, _TILE_NAMES, InvalidAction) for name in names]))
    form = the_fields(value, word, ("tile", "resources", "skill"), InvalidAction)
    paid = an_object(form["resources"], "upgrade.resources", InvalidAction)
    for key in paid:
        one_of(key, "upgrade.resources", RESOURCES, InvalidAction)
    skill = form["skill"]
    return Upgrade(
        one_of(form["tile"], "upgrade.tile", _TILE_NAMES, InvalidAction),
        tuple([_number(paid.get(kind, 0), f"upgrade.resources.{kind}") for kind in RESOURCES]),
        None if skill is None else one_of(skill, "upgrade.skill", SKILLS, InvalidAction),
    )


def _number(value: object, name: str) -> int:
    number = a_whole(value, name, InvalidAction)
    if not 0 <= number < 1000:
        raise InvalidAction(
            Reason(
                name, "form-not-known", {"field": name, "value": str(number)[:40], "known": "0-999"}
            )
        )
    return number


def _coordinate(value: object, name: str) -> int:
    number = a_whole(value, name, InvalidAction)
    if not -39 <= number <= 39:
        raise InvalidAction(
            Reason(
                name,
                "form-not-known",
                {"field": name, "value": str(number)[:40], "known": "-39-39"},
            )
        )
    return number


def chance_from_json(form: object) -> Action:
    word, value = an_entry(form, "chance", tuple(_DRAWN), InvalidAction)
    return Drawn(word, one_of(value, word, _DRAWN[word], InvalidAction))


# -- text -------------------------------------------------------------------------------------


def action_from_text(text: str) -> Action:
    """One token: `bid:keywood`, `workers:2,red`, `lay:1,-1,3`, `upgrade:stable,1010,-`, `pass`."""
    word, _, rest = text.partition(":")
    parts = rest.split(",")
    if word in ("pass", "finish") and not rest and text == word:
        return action_from_json({word: True})
    if word in _OF_A_TILE or word in ("pay_worker", "pay_skill", "choose"):
        return action_from_json({word: rest})
    if word == "winter":
        return action_from_json({word: parts})
    if word == "workers" and len(parts) == 2:
        return action_from_json({word: {"colour": parts[1], "number": _digits(parts[0], text)}})
    if word == "carry" and len(parts) == 3:
        form = {"resource": parts[0], "from": parts[1], "to": parts[2]}
        return action_from_json({word: form})
    if word == "lay" and len(parts) == 3:
        q, r, turn = [_digits(part, text) for part in parts]
        return action_from_json({word: {"q": q, "r": r, "turn": turn}})
    if word == "upgrade" and len(parts) == 3 and len(parts[1]) == 4:
        paid = {kind: _digits(parts[1][at], text) for at, kind in enumerate(RESOURCES)}
        skill = None if parts[2] == "-" else parts[2]
        return action_from_json({word: {"tile": parts[0], "resources": paid, "skill": skill}})
    raise _not_notation(text)


def _digits(part: str, text: str) -> int:
    bare = part.removeprefix("-")
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 4):
        raise _not_notation(text)
    return int(part)


def chance_from_text(text: str) -> Action:
    word, _, thing = text.partition(":")
    if word not in _DRAWN:
        raise _not_notation(text)
    return chance_from_json({word: thing})


def _not_notation(text: str) -> InvalidAction:
    return InvalidAction(Reason("notation", "action-no-notation", {"text": text[:40]}))


# -- events -----------------------------------------------------------------------------------


def event_from_json(value: object) -> Event:
    form = an_object(value, "event", InvalidJson)
    name = a_text(form.get("event"), "event.event", InvalidJson)
    if name == "done":
        keys: tuple[str, ...] = ("event", "seat", "do")
        if "hidden" in form:
            keys = (*keys, "hidden")
        the_fields(form, "event", keys, InvalidJson)
        seat = a_whole(form["seat"], "event.seat", InvalidJson)
        done = dict(an_object(form["do"], "event.do", InvalidJson))
        hidden = form.get("hidden")
        if hidden is not None:
            hidden = dict(an_object(hidden, "event.hidden", InvalidJson))
        return events.ActionTaken(seat, done, hidden)
    if name == "came":
        the_fields(form, "event", ("event", "what", "thing", "seat", "boat"), InvalidJson)
        return events.PieceDrawn(
            a_text(form["what"], "event.what", InvalidJson),
            _text_or_none(form["thing"], "event.thing"),
            _whole_or_none(form["seat"], "event.seat"),
            _text_or_none(form["boat"], "event.boat"),
        )
    if name == "began":
        the_fields(form, "event", ("event", "phase", "season"), InvalidJson)
        phase = a_text(form["phase"], "event.phase", InvalidJson)
        return events.PhaseStarted(phase, a_text(form["season"], "event.season", InvalidJson))
    if name == "settled":
        the_fields(form, "event", ("event", "tile", "seat", "price"), InvalidJson)
        tile = a_text(form["tile"], "event.tile", InvalidJson)
        price = a_whole(form["price"], "event.price", InvalidJson)
        return events.AuctionResolved(tile, _whole_or_none(form["seat"], "event.seat"), price)
    if name == "took":
        the_fields(form, "event", ("event", "seat", "workers", "tile"), InvalidJson)
        seat = a_whole(form["seat"], "event.seat", InvalidJson)
        workers = _counted(form["workers"], "event.workers", COLOURS)
        return events.WorkersReceived(seat, workers, _text_or_none(form["tile"], "event.tile"))
    if name == "opened":
        the_fields(form, "event", ("event", "seat", "workers", "skills"), InvalidJson)
        seat = a_whole(form["seat"], "event.seat", InvalidJson)
        workers = _counted(form["workers"], "event.workers", COLOURS)
        return events.ScreenOpened(seat, workers, _counted(form["skills"], "event.skills", SKILLS))
    if name == "revealed":
        the_fields(form, "event", ("event", "tiles", "numbers"), InvalidJson)
        tiles = a_list(form["tiles"], "event.tiles", InvalidJson)
        names = tuple([one_of(tile, "event.tiles", _TILE_NAMES, InvalidJson) for tile in tiles])
        return events.WinterTilesRevealed(names, _wholes(form["numbers"], "numbers"))
    if name == "ended":
        the_fields(form, "event", ("event", "points", "winners"), InvalidJson)
        return events.GameEnded(
            _wholes(form["points"], "points"), _wholes(form["winners"], "winners")
        )
    raise InvalidJson(Reason("event", "form-event", {"event": name[:40]}))


def _counted(value: object, name: str, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """The number of each kind; kinds that are not named have zero."""
    form = an_object(value, name, InvalidJson)
    for kind in form:
        one_of(kind, name, kinds, InvalidJson)
    return tuple([a_whole(form.get(kind, 0), f"{name}.{kind}", InvalidJson) for kind in kinds])


def _text_or_none(value: object, name: str) -> str | None:
    return None if value is None else a_text(value, name, InvalidJson)


def _whole_or_none(value: object, name: str) -> int | None:
    return None if value is None else a_whole(value, name, InvalidJson)


def _wholes(value: object, name: str) -> tuple[int, ...]:
    return tuple([a_whole(one, name, InvalidJson) for one in a_list(value, name, InvalidJson)])
