"""English text by its key: tests use keys, so that rewording a message does not break them.

`says(answer.err, "usage-missing", name="GAME")` asks whether a text contains a message. Arguments
that are left out can be anything.
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from meeplewright.locales import RULEBOOK, RULES, Argument, Catalogue

ANYTHING = "⁂"
english = Catalogue("en").text


def catalogue_files(language: str) -> list[Path]:
    """The files with the messages of a language: the shared ones, then those of our own games."""
    home = Path(str(files("meeplewright")))
    folders = [home / "locales", *sorted(home.glob("games/*/locales"))]
    found = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    return [file for file in found if file.name not in (RULES, RULEBOOK)]


def rule_text(game: str, key: str) -> str:
    """A paragraph of the rules page in English, without the marks for bold."""
    home = Path(str(files("meeplewright"))) / "games" / game / "locales" / "en"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((home / RULES).read_text("utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    words, _ = bundle.format_pattern(pattern)
    return str(words).replace("**", "")


@cache
def _any_arguments() -> dict[str, Argument]:
    """Every argument that any message takes."""
    texts = [file.read_text("utf-8") for file in catalogue_files("en")]
    return dict.fromkeys(re.findall(r"\$(\w+)", "\n".join(texts)), ANYTHING)


def draft(key: str, /, **arguments: Argument) -> str:
    """The text of a key with a sign for what can be anything, as an argument of another text."""
    return english(key, **{**_any_arguments(), **arguments})


def said(key: str, /, **arguments: Argument) -> re.Pattern[str]:
    """A pattern that finds the text of a key. Its first letter may be a capital."""
    text = draft(key, **arguments)
    first = re.escape(text[:1])
    pattern = f"({first}|{first.upper()}){re.escape(text[1:])}"
    # A terminal may have wrapped the line.
    return re.compile(pattern.replace(ANYTHING, ".*").replace(r"\ ", r"\s+"))


def says(text: str, key: str, /, **arguments: Argument) -> bool:
    """Whether the text contains that of the key."""
    return said(key, **arguments).search(text) is not None


def any_of(key: str, /, **numbers: tuple[int, ...]) -> re.Pattern[str]:
    """A pattern for the text of a key with any of these numbers."""
    [(name, choices)] = numbers.items()
    return re.compile("|".join(said(key, **{name: number}).pattern for number in choices))
