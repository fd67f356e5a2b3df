"""The strict JSON reader: what is always refused, and what a policy decides."""

import gc
import json
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core.strict_json import (
    LARGEST_DOUBLE,
    LARGEST_EXACT,
    JsonFault,
    StrictJson,
    fits_beside_longest_string,
)

EXACT = StrictJson(depth=3, largest=LARGEST_EXACT, digits=20, whole=True, nul=False)
AS_WRITTEN = StrictJson(depth=3, largest=LARGEST_DOUBLE)


@pytest.mark.parametrize("reader", [EXACT, AS_WRITTEN])
@pytest.mark.parametrize(
    ("text", "kind", "place", "value"),
    [
        (b'{"a": "\xff"}', "utf8", "", 7),
        (b"", "json", "", 0),
        (b'{"a": 1,}', "json", "", 8),
        (b"\xef\xbb\xbf1", "json", "", 0),
        (b'{"a": 1, "b": 2, "b": 3}', "duplicate", "", "b"),
        (b'{"a": 1, "\\u0061": 2}', "duplicate", "", "a"),
        (b"[NaN]", "constant", "", "NaN"),
        (b"[-Infinity]", "constant", "", "-Infinity"),
        (b"1e999", "number", "", "1e999"),
        (b"9" * 5000, "number", "", "9" * 40),
        (b'{"a": [0, "\\ud800"]}', "surrogate", "a.1", ""),
        (b'{"a": {"\\udc00": 1}}', "surrogate", "a", ""),
        (b'{"a": [[[1]]]}', "depth", "a.0.0.0", ""),
        (b"[" * 90_000, "depth", "", ""),
    ],
)
def test_what_is_refused_is_named(
    reader: StrictJson, text: bytes, kind: str, place: str, value: str | int
) -> None:
    with pytest.raises(JsonFault) as refused:
        reader.read(text)
    fault = refused.value
    assert (fault.kind, fault.place, fault.value) == (kind, place, value)


def test_depth_counts_objects_and_lists_around_a_value() -> None:
    assert EXACT.read(b"[[[1]]]") == [[[1]]] and EXACT.read(b"[[[[]]]]") == [[[[]]]]
    with pytest.raises(JsonFault):
        EXACT.read(b"[[[[1]]]]")


@pytest.mark.parametrize("text", ["4.0", "-0.0", "1e3"])
def test_a_whole_number_with_a_point_is_whole_or_as_written(text: str) -> None:
    exact, as_written = EXACT.read(text.encode()), AS_WRITTEN.read(text.encode())
    assert type(exact) is int and type(as_written) is float and exact == as_written


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_number_is_the_policys(sign: int) -> None:
    for reader, largest in ((EXACT, LARGEST_EXACT), (AS_WRITTEN, LARGEST_DOUBLE)):
        assert reader.read(str(sign * largest).encode()) == sign * largest
        with pytest.raises(JsonFault):
            reader.read(str(sign * (largest + 1)).encode())
    assert float(LARGEST_DOUBLE) > 1e308
    with pytest.raises(OverflowError):
        float(LARGEST_DOUBLE + 1)


def test_nul_and_long_fractions_are_the_policys() -> None:
    nul, long = b'{"a": "\\u0000"}', b"0." + b"1" * 30
    assert AS_WRITTEN.read(nul) == {"a": "\0"} and 0 < AS_WRITTEN.read(long) < 1
    for text, kind in ((nul, "nul"), (long, "number")):
        with pytest.raises(JsonFault) as refused:
            EXACT.read(text)
        assert refused.value.kind == kind


def test_letters_written_as_pairs_of_escapes_are_whole() -> None:
    assert EXACT.read(b'"\\ud83d\\ude00"') == "\N{GRINNING FACE}"


ESCAPES = [r"\\", r"\"", r"\u0000", r"\ud83d", r"\uD9Ab", r"\ude00", r"\uDFfF", r"\ud7ff"]
LETTERS = ["ud83d", "ude00", "u0000", "a", "\N{GRINNING FACE}"]


@given(st.lists(st.sampled_from(ESCAPES + LETTERS)), st.booleans(), st.booleans())
def test_halves_of_letters_and_nuls_are_found_whatever_is_around_them(
    parts: list[str], allows_nul: bool, is_long: bool
) -> None:
    data = ('["' + "".join(parts) + '"' + ',"x"' * (2_000 * is_long) + "]").encode()
    text = json.loads(data)[0]
    kinds = {"surrogate"} if any("\ud800" <= letter <= "\udfff" for letter in text) else set()
    kinds |= {"nul"} if "\0" in text and not allows_nul else set()
    reader = StrictJson(3, LARGEST_EXACT, nul=allows_nul)
    if not kinds:
        assert reader.read(data)[0] == text
        return
    with pytest.raises(JsonFault) as refused:
        reader.read(data)
    assert refused.value.kind in kinds
    assert refused.value.place == ("" if is_long else "0")


# -- cost -------------------------------------------------------------------------------------


def calls_of(reader: StrictJson, data: bytes) -> int:
    """How many Python functions are called to read this, or to refuse it."""
    calls = 0

    def count(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    gc.disable()  # what others do when garbage is collected does not count
    sys.setprofile(count)
    try:
        reader.read(data)
    except JsonFault:
        pass
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize(
    "data",
    [
        b"[" + b"[]," * 20_000 + b"[]]",
        b"[[" + b"[]," * 20_000 + b"[]]]",
        b'["' + b'","' * 20_000 + b'"]',
        b"[[[[" + b"0," * 20_000 + b"0]]]]",  # too deep
        b'["\\u00e9' + b"x" * 60_000 + b'"]',
        b'["' + b'\\"[' * 20_000 + b'"]',
        b'["\\ud83d\\ude00",' + b"[1]," * 15_000 + b"1]",
        b'["\\ud83d\\ude00",' + b"[[[]]]," * 8_000 + b"1]",
        b'["\\ud800",' + b"[[[]]]," * 8_000 + b"1]",
        b'["\\u0000",' + b"[[[]]]," * 8_000 + b"1]",
        b"[[[[1]]]," + b"[[[]]]," * 8_000 + b"1]",  # too deep
    ],
)
def test_what_is_inside_is_not_looked_at_one_by_one(data: bytes) -> None:
    numbers = data.count(b"0,") + data.count(b"[1]")
    assert calls_of(EXACT, data) < numbers + 50


def test_nested_objects_are_looked_at_once() -> None:
    objects = b'["\\ud83d\\ude00",' + b'{"a":{"b":{}}},' * 4_000 + b"1]"
    assert calls_of(EXACT, objects) < objects.count(b"{") + 50


def test_reading_costs_no_more_for_each_of_many_values() -> None:
    few, many = (b"[" + b"{}," * count + b"{}]" for count in (1_000, 10_000))
    assert calls_of(EXACT, many) < 11 * calls_of(EXACT, few)


def nesting(value: Any) -> int:
    """How many objects and lists are around the innermost value."""
    parts = value.values() if isinstance(value, dict) else value
    if not isinstance(value, (dict, list)) or not parts:
        return 0
    return 1 + max(nesting(part) for part in parts)


TEXTS = st.text('[]{}",:\\ a0') | st.sampled_from(["[[[[", "]]]]", '"', "\\\\", '\\"'])
NESTED = st.recursive(
    st.none() | st.integers(-9, 9) | TEXTS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(TEXTS, inside, max_size=2),
    max_leaves=20,
)


@given(NESTED, st.integers(1, 6), st.sampled_from([None, 1]))
def test_depth_is_that_of_the_value_whatever_its_strings_say(
    value: Any, depth: int, indent: int | None
) -> None:
    data = json.dumps(value, indent=indent).encode()
    reader = StrictJson(depth, LARGEST_EXACT)
    if nesting(value) <= depth:
        assert reader.read(data) == value
        return
    with pytest.raises(JsonFault) as refused:
        reader.read(data)
    assert refused.value.kind == "depth"
    inner = value
    for key in refused.value.place.split(".") if all_plain(value) else ():
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]


def all_plain(value: Any) -> bool:
    """Whether a path through the value can be followed again: no dots, no empty keys."""
    if isinstance(value, dict):
        return all(key and "." not in key and all_plain(part) for key, part in value.items())
    return not isinstance(value, list) or all(map(all_plain, value))


@pytest.mark.parametrize(
    ("text", "most", "fits"),
    [
        (b'{"a":"' + b"x" * 1000 + b'"}', 8, True),
        (b'{"a":"' + b"x" * 1000 + b'"}', 7, False),
        (b'{"a":"' + b'\\"' * 1000 + b'"}', 8, True),
        (b'{"a":"' + b"\\\\" * 1000 + b'","b":"' + b"x" * 100 + b'"}', 15, True),
        (b"[" + b"[]," * 1000 + b"[]]", 100, False),
        (b"[" + b'"",' * 1000 + b'""]', 100, False),
        (b" " * 1000 + b'"x"', 100, False),
        (b"", 0, True),
    ],
)
def test_a_long_text_is_one_long_string(text: bytes, most: int, fits: bool) -> None:
    assert fits_beside_longest_string(text, most) is fits
