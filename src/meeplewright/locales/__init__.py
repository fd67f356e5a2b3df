"""Words in five languages: Fluent catalogues, one folder a language, and the choice between them.

The words that every game shares are here; a game keeps its own and names them in its manifest.
Terminal and browser share the files. Reasons and events arrive as data.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from meeplewright.core.registry import game_names, is_built_in, manifest_of

FALLBACK = "en"
# The rules as players read them, and the notes on the printed books beside them: long, read on the
# page alone, and named alike in every game.
RULES = "rules.ftl"
RULEBOOK = "rulebook.ftl"
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

Argument = str | int | float

_LARGEST = 10**18  # Fluent cannot write numbers of 29 digits and more
_DIGITS = 40
_LONGEST = 2000  # Fluent gives up on arguments of more than 2500 characters
_LONGEST_DETAIL = 300


class Reason(Protocol):
    """What `why` needs of a reason: its rule or field, its key, its arguments."""

    @property
    def rule(self) -> str: ...

    @property
    def key(self) -> str: ...

    @property
    def arguments(self) -> Mapping[str, str | int]: ...


class UnknownLanguage(ValueError):
    """Somebody asked for a language that has no catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


@cache
def languages() -> tuple[str, ...]:
    """Every language with a catalogue, English first."""
    found = [folder.name for folder in _home().iterdir() if _catalogue_files(folder)]
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English."""
    if asked is not None:
        if (code := _code(asked)) not in languages():
            raise UnknownLanguage(asked[:40])
        return code
    for code in _environment_codes(environment):
        if code in languages():
            return code
    return FALLBACK


def _environment_codes(environment: Mapping[str, str]) -> list[str]:
    """LANGUAGE lists several and goes first, unless the locale is plain C, as with gettext."""
    values = [environment.get(name, "") for name in _VARIABLES]
    locale = next((value for value in values[1:] if value), "")
    if _code(locale) in ("c", "posix"):
        return []
    return [_code(value) for value in (*values[0].split(":"), locale) if value]


def _code(name: str) -> str:
    """`hu_HU.UTF-8` is `hu`."""
    return re.split(r"[-_.@]", name.strip(), maxsplit=1)[0].lower()


class Catalogue:
    """All words of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: Argument) -> str:
        """The words of this key; KeyError where there are none."""
        return self._format(key, arguments)

    def why(self, reason: Reason) -> str:
        """A reason as one sentence with its rule or field in front."""
        rule = _harmless(reason.rule, _LONGEST_DETAIL)
        return self.text("reason-with-rule", rule=rule, why=self._sentence(reason))

    def why_alone(self, reason: Reason) -> str:
        """The same without the rule or field, so it begins with a capital."""
        sentence = self._sentence(reason)
        return sentence[:1].upper() + sentence[1:]

    def _sentence(self, reason: Reason) -> str:
        told = {name: _told(value, _LONGEST_DETAIL) for name, value in reason.arguments.items()}
        if reason.key in self:
            return self._format(reason.key, told)
        # A game from another package may bring reasons without words for them.
        details = ", ".join(f"{name}={value}" for name, value in told.items())
        return f"{reason.key} ({details})" if details else reason.key

    def _format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        told = {name: _told(value, _LONGEST) for name, value in arguments.items()}
        words, _ = self._bundle.format_pattern(pattern, told)
        return str(words)


@cache
def _bundle(language: str) -> FluentBundle:
    """The words of a language, read once: that takes a quarter of a second."""
    bundle = new_bundle(language)
    # Where two have the same key, the first one stays: no game changes the words of others.
    for text in (_joined(_home() / language), *_words_of_games(language)):
        bundle.add_resource(FluentResource(text))
    return bundle


def new_bundle(language: str) -> FluentBundle:
    """Without words yet. Its messages may call TILE."""
    functions: dict[str, Any] = {"TILE": lambda tile, form="": _tile_name(bundle, tile, form)}
    # Isolation marks are for browsers that mix directions; a terminal shows them as rubbish.
    bundle: FluentBundle = FluentBundle([language], functions=functions, use_isolating=False)
    return bundle


def _tile_name(bundle: FluentBundle, tile: object, form: str) -> object:
    """`TILE($tile, form: "bare")` in a message: the name of a tile by its id, in a form of it.

    A form is an attribute of the name; without it the name itself will do. What is not the id of a
    tile stays as it is.
    """
    if not bundle.has_message(f"tile-{tile}"):
        return tile
    message = bundle.get_message(f"tile-{tile}")
    pattern = message.attributes.get(form, message.value)
    return tile if pattern is None else bundle.format_pattern(pattern)[0]


def words_of(game: str, language: str) -> str | None:
    """A game's own catalogues as one text, in English where it does not have the language.

    None where it brings no words. InvalidSetup where there is no such game.
    """
    named = manifest_of(game).words
    if named is None:
        return None
    package, _, folder = named.partition(":")
    home = files(package) / folder
    spoken = home / language
    return _joined(spoken if spoken.is_dir() else home / FALLBACK)


def _words_of_games(language: str) -> Iterator[str]:
    """Those of our own games come first."""
    for game in sorted(game_names(), key=lambda name: not is_built_in(name)):
        try:
            text = words_of(game, language)
        except Exception:  # a broken package fails where its game is asked for, not here
            continue
        if text is not None:
            yield text


def _told(value: Argument, longest: int) -> Argument:
    """An argument from anywhere, as Fluent and a terminal can take it."""
    if isinstance(value, str):
        return _harmless(value, longest)
    return value if abs(value) <= _LARGEST else _harmless(str(value), _DIGITS)


def _harmless(text: str, longest: int) -> str:
    """No sign that steers a terminal, and not too long."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(letter if _is_plain(letter) else "?" for letter in short)


def _is_plain(letter: str) -> bool:
    """Letters, signs and spaces; some languages write a thousand with a space of their own."""
    return letter.isprintable() or unicodedata.category(letter) == "Zs"


def _home() -> Traversable:
    return files("meeplewright.locales")


def _joined(folder: Traversable) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in _catalogue_files(folder))


def _catalogue_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    shared = (file for file in found if file.name not in (RULES, RULEBOOK))
    return sorted(shared, key=lambda file: file.name)
