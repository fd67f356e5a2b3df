"""Rate limits and inert text, by themselves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.server.errors import InvalidRequest, TooManyRequests
from meeplewright.server.rate_limits import RateLimit, client_address
from meeplewright.server.text import multiline, one_line, person_name


def test_a_bucket_empties_at_once_and_fills_slowly() -> None:
    now = 100.0
    rate = RateLimit(0.5, 3, lambda: now)
    for _ in range(3):
        rate.spend("ada")
    with pytest.raises(TooManyRequests) as refused:
        rate.spend("ada")
    assert refused.value.retry_after == 2
    rate.spend("bob")
    now += 2
    rate.spend("ada")
    with pytest.raises(TooManyRequests):
        rate.spend("ada")
    now += 1000
    for _ in range(3):
        rate.spend("ada")
    with pytest.raises(TooManyRequests):
        rate.spend("ada")


def test_whoever_was_quiet_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meeplewright.server.rate_limits._MOST_KEYS", 2)
    rate = RateLimit(0.001, 1, lambda: 0.0)
    rate.spend("a")
    rate.spend("b")
    rate.spend("c")
    rate.spend("a")  # forgotten, so it starts again
    with pytest.raises(TooManyRequests):
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


@given(st.text() | st.text("a\u0301\u202e \r\n"))
def test_text_that_was_made_inert_stays_as_it_is(text: str) -> None:
    clean = one_line(text, "name", 1000, may_be_empty=True)
    assert one_line(clean, "name", 1000, may_be_empty=True) == clean
    assert not any(letter < " " or "\u202a" <= letter <= "\u202e" for letter in clean)
    lines = multiline(text, "note", 1000)
    assert multiline(lines, "note", 1000) == lines


INVISIBLE = [
    "\u200b",
    "\u200d\u200c",
    "\u2060 \u2061",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\u00ad",
    "\u034f",
    "\u180e",
    "\ufe0f",
    "\U000e0041\U000e007f",
    "\U000e0100",
    "\u17b4",
    "\u2003\u3000",
    "\ufeff",
    "\u200e",
    "\u0301\u0302",
    "\u0903",
    "\u20dd",
    "\ufffc \ufffc",
    "\ue000",
    "\U0001d159",
    "\U00013441",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_of_nothing_visible_is_refused(name: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        person_name(name, 40)
    assert refused.value.reason.key == "table-empty"
    assert one_line(name, "title", 40, may_be_empty=True) == ""


@pytest.mark.parametrize("mark", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_a_name_that_turns_the_direction_is_refused(mark: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        person_name(f"Ada{mark}nnA", 40)
    assert refused.value.reason.key == "table-direction"
    assert one_line(f"so{mark}me", "text", 40) == "some"


@pytest.mark.parametrize(
    "name",
    ["Ada", "Ős Ödön", "Йозеф", "한글", "עדה", "می\u200cخواهم", "👩\u200d💻", "⠓⠊", "e\u0301", "."],
)
def test_names_of_every_script_are_names(name: str) -> None:
    assert person_name(name, 40)
