"""Small tables for tests: created, joined and played over HTTP."""

from random import Random
from typing import Any

from tests.server.http.kit import Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(spec: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": spec}


def table_for(visitor: Visitor, *seats: dict[str, str], **wishes: Any) -> str:
    """The id of a new table of Carcassonne, or of another game."""
    wish = {"game": "carcassonne", "seats": list(seats), **wishes}
    return str(visitor.answer("POST", "/tables", wish, 201)["id"])


def invites(host: Visitor, table: str) -> dict[int, str]:
    listed = host.answer("GET", f"/tables/{table}/invites")["invites"]
    return {invite["seat"]: invite["invite"] for invite in listed}


def table_of_two(host: Visitor, guest: Visitor, **wishes: Any) -> str:
    """A running table: the host on seat 0, the guest on seat 1."""
    table = table_for(host, ME, OPEN, **wishes)
    claim = {"invite": invites(host, table)[1]}
    guest.answer("POST", f"/tables/{table}/seats/claim", claim)
    return table


def state(visitor: Visitor, table: str, seat: int | None = None) -> Any:
    asked = "" if seat is None else f"?seat={seat}"
    return visitor.answer("GET", f"/tables/{table}/state{asked}")


def play_one(visitors: list[Visitor], table: str, rng: Random) -> Any | None:
    """One action of the seat to act; None when the game is over."""
    looked = state(visitors[0], table)
    if not looked["actors"]:
        return None
    seat = looked["actors"][0]
    body = visitors[seat].answer("GET", f"/tables/{table}/legal?seat={seat}")
    action = body["legal"][int(rng.random() * len(body["legal"]))]
    wish = {"seat": seat, "version": body["version"], "do": action}
    return visitors[seat].answer("POST", f"/tables/{table}/act", wish)


def play_out(visitors: list[Visitor], table: str, rng: Random) -> int:
    """Play to the end. Return the number of actions."""
    played = 0
    while play_one(visitors, table, rng) is not None:
        played += 1
    return played
