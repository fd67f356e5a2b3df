"""JSON of requests and messages: read as Python reads it, or refused with a reason."""

import json

from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core.strict_json import LARGEST_EXACT
from meeplewright.server.errors import TableError
from meeplewright.server.reading import read_json

LETTERS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
WHOLE = st.integers(-LARGEST_EXACT, LARGEST_EXACT)
VALUES = st.recursive(
    st.none() | st.booleans() | WHOLE | st.floats(allow_nan=False, allow_infinity=False) | LETTERS,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(LETTERS, inside, max_size=4),
    max_leaves=12,
)


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
