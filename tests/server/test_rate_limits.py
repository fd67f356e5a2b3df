"""Rates, strict JSON and inert text: the small tools at the door, by themselves."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.server.errors import TableError, TooMuch
from meeplewright.server.rate_limits import RateLimit, client_address
from meeplewright.server.reading import LATEST, read_json
from meeplewright.server.text import one_line, some_lines

LETTERS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
WHOLE = st.integers(-LATEST, LATEST)
VALUES = st.recursive(
    st.none() | st.booleans() | WHOLE | st.floats(allow_nan=False, allow_infinity=False) | LETTERS,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(LETTERS, inside, max_size=4),
    max_leaves=12,
)


def test_a_bucket_empties_at_once_and_fills_slowly() -> None:
    now = 100.0
    rate = RateLimit(0.5, 3, lambda: now)
    for _ in range(3):
        rate.spend("ada")
    with pytest.raises(TooMuch) as refused:
        rate.spend("ada")
    assert refused.value.retry_after == 2
    rate.spend("bob")
    now += 2
    rate.spend("ada")
    with pytest.raises(TooMuch):
        rate.spend("ada")
    now += 1000
    for _ in range(3):
        rate.spend("ada")
    with pytest.raises(TooMuch):
        rate.spend("ada")


def test_whoever_was_quiet_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meeplewright.server.rate_limits._MOST_KEYS", 2)
    rate = RateLimit(0.001, 1, lambda: 0.0)
    rate.spend("a")
    rate.spend("b")
    rate.spend("c")
    rate.spend("a")  # forgotten, so new again
    with pytest.raises(TooMuch):
        rate.spend("c")


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, "198.51.100.1", "203.0.113.9"),
        (1, "198.51.100.1", "198.51.100.1"),
        (1, "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        (2, "6.6.6.6, 198.51.100.1, 10.0.0.1", "198.51.100.1"),
        (2, "198.51.100.1", "198.51.100.1"),
        (1, "::ffff:198.51.100.1", "198.51.100.1"),
        (1, "nonsense", "nonsense"),
        (1, "", "203.0.113.9"),
    ],
)
def test_an_address_is_what_the_trusted_proxies_saw(
    proxies: int, forwarded: str, address: str
) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())]
    scope = {"type": "http", "client": ("203.0.113.9", 1), "headers": headers}
    assert client_address(scope, proxies) == address


@given(VALUES)
def test_sound_json_is_read_as_python_reads_it(value: object) -> None:
    assert read_json(json.dumps(value).encode(), 100) == value
    assert read_json(json.dumps(value, ensure_ascii=False).encode(), 100) == value


@given(st.binary())
def test_any_bytes_are_read_or_refused(body: bytes) -> None:
    try:
        value = read_json(body, 5)
    except TableError as error:
        refused = error
    else:
        assert read_json(json.dumps(value).encode(), 5) == value
        return
    assert refused.status == 400 and refused.reason.rule


@given(st.text() | st.text("a\u0301\u202e \r\n"))
def test_text_that_was_made_inert_stays_as_it_is(text: str) -> None:
    clean = one_line(text, "name", 1000, may_be_empty=True)
    assert one_line(clean, "name", 1000, may_be_empty=True) == clean
    assert not any(letter < " " or "\u202a" <= letter <= "\u202e" for letter in clean)
    lines = some_lines(text, "note", 1000)
    assert some_lines(lines, "note", 1000) == lines
