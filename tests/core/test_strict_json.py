"""The strict JSON reader: what is always refused, and what a policy decides."""

import pytest

from meeplewright.core.strict_json import (
    LARGEST_DOUBLE,
    LARGEST_EXACT,
    JsonFault,
    StrictJson,
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
