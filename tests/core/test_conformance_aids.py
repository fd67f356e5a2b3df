"""Variants of the tiny game with broken aids, orders or JSON: each is caught."""

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest
from typing_extensions import TypedDict

from meeplewright.core import Action, Game, InvalidJson, Reason, StandingOrder, View
from meeplewright.core.schemas import AIDS, ALWAYS, ORDER, form_types, schemas_of
from tests.core.broken import broken_promise
from tests.core.tiny_game import Call, CallLowest, Tiny, TinyState, TinyView

PLAIN_AID = Tiny.aid


def test_an_aid_that_knows_more_than_the_view_says_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = TinyState.view

    def leaky(self: TinyState, seat: int | None) -> TinyView:
        made = view(self, seat)
        vars(made)["leaked"] = list(self.cards)
        return made

    def telling(self: Tiny, name: str, view: TinyView) -> dict[str, Any]:
        return {**PLAIN_AID(self, name, view), "leaked": getattr(view, "leaked", [])}

    monkeypatch.setattr(TinyState, "view", leaky)
    monkeypatch.setattr(Tiny, "aid", telling)
    fault = broken_promise()
    assert fault.promise == "aids tell what the view holds"
    assert "leaked" in fault.found


def test_an_aid_that_is_not_plain_json_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unplain(self: Tiny, name: str, view: View) -> dict[str, Any]:
        return {"cards": tuple(PLAIN_AID(self, name, view)["cards"])}

    monkeypatch.setattr(Tiny, "aid", unplain)
    fault = broken_promise()
    assert fault.promise == "aids tell what the view holds"
    assert "plain JSON" in fault.found


def test_an_aid_that_changes_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Tiny, name: str, view: TinyView) -> dict[str, Any]:
        answer = PLAIN_AID(self, name, view)
        bonus, cards, choices, calls = view.table
        view.table = (8 - bonus, cards, choices, calls)
        return answer

    monkeypatch.setattr(Tiny, "aid", careless)
    fault = broken_promise()
    assert fault.promise == "aids tell what the view holds"
    assert "bonus" in fault.found


def test_an_aid_that_nobody_named_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "aid", lambda self, name, view: {})
    assert broken_promise().promise == "other aids are refused"


@pytest.mark.parametrize("names", [("left", "left"), ("what is left",), ("",)])
def test_a_name_twice_or_of_two_words_is_caught(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "aids", names)
    assert broken_promise().promise == "aids and orders are named"


def test_an_order_that_makes_an_illegal_step_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CallLowest, "step", lambda self, view, legal: Call(1))
    fault = broken_promise()
    assert fault.promise == "orders make legal steps"
    assert "not legal" in fault.found


def test_an_order_that_remembers_by_itself_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def forgetful(self: CallLowest, view: View, legal: Sequence[Action]) -> Action | None:
        asked.append(view)
        return legal[len(asked) % len(legal)]

    monkeypatch.setattr(CallLowest, "step", forgetful)
    fault = broken_promise()
    assert fault.promise == "orders make legal steps"
    assert "asked again" in fault.found


def test_an_order_that_takes_from_the_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(self: CallLowest, view: View, legal: list[Action]) -> Action | None:
        first = legal[0]
        legal[1:] = []
        return first

    monkeypatch.setattr(CallLowest, "step", greedy)
    fault = broken_promise()
    assert fault.promise == "orders make legal steps"
    assert "list" in fault.found


def test_an_order_that_is_read_as_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(CallLowest):
        pass

    monkeypatch.setattr(Tiny, "order_from_json", lambda self, form: Other())
    fault = broken_promise()
    assert fault.promise == "orders travel"
    assert "by JSON" in fault.found


def test_an_order_of_a_kind_that_nobody_named_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CallLowest, "to_json", lambda self: {"order": "call_highest"})
    assert broken_promise().promise == "orders travel"


def test_an_order_read_from_nonsense_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Tiny, form: Any) -> StandingOrder:
        if not isinstance(form, dict):
            raise InvalidJson(Reason("order", "form-type"))
        return CallLowest()

    monkeypatch.setattr(Tiny, "order_from_json", careless)
    assert broken_promise().promise == "other orders are refused"


def test_a_spectator_who_is_offered_orders_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "orders_for", lambda self, view: (CallLowest(),))
    fault = broken_promise()
    assert fault.promise == "orders travel"
    assert "spectator" in fault.found


# Forms


class Left(TypedDict):
    cards: list[int]


class Answers(TypedDict):
    left: Left


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module with a type for every JSON form of the tiny game."""
    module = ModuleType("tiny_forms")
    for name in (*ALWAYS, ORDER):
        setattr(module, name, dict[str, str])
    setattr(module, AIDS, Answers)
    monkeypatch.setitem(sys.modules, "tiny_forms", module)
    monkeypatch.setattr(Tiny, "forms", ("tiny_forms",))
    return module


def test_a_game_that_lacks_the_type_of_a_form_is_caught(described: ModuleType) -> None:
    assert set(form_types(Tiny())) == {*ALWAYS, AIDS, ORDER}
    del described.ViewForm
    fault = broken_promise()
    assert fault.promise == "aids and orders are named"
    assert "ViewForm" in fault.found


def test_aids_without_a_type_for_their_answer_are_caught(described: ModuleType) -> None:
    setattr(described, AIDS, Left)
    fault = broken_promise()
    assert fault.promise == "aids and orders are named"
    assert "left" in fault.found


def test_schemas_are_named_after_the_game_and_take_no_other_keys(described: ModuleType) -> None:
    schemas = schemas_of(Tiny())
    assert schemas["tiny.AidsForm"]["properties"]["left"] == {
        "$ref": "#/components/schemas/tiny.Left"
    }
    assert schemas["tiny.Left"]["additionalProperties"] is False
    assert schemas["tiny.ActionForm"]["type"] == "object"


def test_a_game_that_describes_no_forms_has_no_schemas() -> None:
    assert schemas_of(Tiny()) == {}


# A game with neither


def test_a_game_without_aids_and_orders_refuses_them() -> None:
    game, view = Game(), View()
    assert (game.aids, game.orders, game.forms, game.orders_for(view)) == ((), (), (), ())
    with pytest.raises(InvalidJson) as caught:
        game.aid("left", view)
    assert caught.value.reason.rule == "aid"
    with pytest.raises(InvalidJson) as caught:
        game.order_from_json({"order": "call_lowest"})
    assert caught.value.reason.rule == "order.order"


def test_an_order_is_kept_as_it_is_unless_it_says_otherwise() -> None:
    order = CallLowest()
    assert order.given(View()) is order
    with pytest.raises(TypeError):
        StandingOrder().step(View(), [])
