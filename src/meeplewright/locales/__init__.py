"""Texts in five languages: Fluent catalogues, one folder per language, and the choice of language.

The texts that all games share are here; a game has its own and names them in its manifest. Terminal
and browser share the files. Reasons and events arrive as data.
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
# The rules for players, and the notes on the printed books: long, shown only on the page, with the
# same file names in every game.
RULES = "rules.ftl"
RULEBOOK = "rulebook.ftl"
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

Argument = str | int | float

_LARGEST = 10**18  # Fluent cannot format numbers of 29 digits and more
_DIGITS = 40
_LONGEST = 2000  # Fluent fails for arguments of more than 2500 characters
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
    """The requested language has no catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language


@cache
def languages() -> tuple[str, ...]:
    """Every language with a catalogue, English first."""
    found = [folder.name for folder in _home().iterdir() if _catalogue_files(folder)]
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The requested language, else that of the environment, else English."""
    if asked is not None:
        if (code := _code(asked)) not in languages():
            raise UnknownLanguage(asked[:40])
        return code
    for code in _environment_codes(environment):
        if code in languages():
            return code
    return FALLBACK


def _environment_codes(environment: Mapping[str, str]) -> list[str]:
    """LANGUAGE can list several and has priority, unless the locale is plain C, as in gettext."""
    values = [environment.get(name, "") for name in _VARIABLES]
    locale = next((value for value in values[1:] if value), "")
    if _code(locale) in ("c", "posix"):
        return []
    return [_code(value) for value in (*values[0].split(":"), locale) if value]


def _code(name: str) -> str:
    """`hu_HU.UTF-8` is `hu`."""
    return re.split(r"[-_.@]", name.strip(), maxsplit=1)[0].lower()


class Catalogue:
    """All texts of one language, or only those of one shared file, which is read much faster."""

    def __init__(self, language: str, file: str | None = None) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _bundle(language) if file is None else _bundle_of_file(language, file)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: Argument) -> str:
        """The text of this key; KeyError if there is none."""
        return self._format(key, arguments)

    def why(self, reason: Reason) -> str:
        """A reason as one sentence that starts with its rule or field."""
        rule = _harmless(reason.rule, _LONGEST_DETAIL)
        return self.text("reason-with-rule", rule=rule, why=self._sentence(reason))

    def why_alone(self, reason: Reason) -> str:
        """The same without the rule or field, so it starts with a capital letter."""
        sentence = self._sentence(reason)
        return sentence[:1].upper() + sentence[1:]

    def _sentence(self, reason: Reason) -> str:
        arguments = {
            name: _safe(value, _LONGEST_DETAIL) for name, value in reason.arguments.items()
        }
        if "game" in arguments:
            arguments["game"] = self._title(str(arguments["game"]))
        if reason.key in self:
            return self._format(reason.key, arguments)
        # A game from another package may have reasons without a text.
        details = ", ".join(f"{name}={value}" for name, value in arguments.items())
        return f"{reason.key} ({details})" if details else reason.key

    def _title(self, game: str) -> str:
        """The display name of a game. Other keys are not for this: a reason may name any word."""
        return self.text(game) if game in self and game in game_names() else game

    def _format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        safe = {name: _safe(value, _LONGEST) for name, value in arguments.items()}
        words, _ = self._bundle.format_pattern(pattern, safe)
        return str(words)


@cache
def _bundle(language: str) -> FluentBundle:
    """The texts of a language, read once, because that takes a quarter of a second."""
    bundle = new_bundle(language)
    # If two games have the same key, the first one wins: no game changes the texts of others.
    for text in (_joined(_home() / language), *_words_of_games(language)):
        bundle.add_resource(FluentResource(text))
    return bundle


def _bundle_of_file(language: str, file: str) -> FluentBundle:
    bundle = new_bundle(language)
    bundle.add_resource(FluentResource((_home() / language / file).read_text("utf-8")))
    return bundle


def new_bundle(language: str) -> FluentBundle:
    """A bundle without texts. Its messages can call TILE."""
    functions: dict[str, Any] = {"TILE": lambda tile, form="": _tile_name(bundle, tile, form)}
    # Isolation marks are for browsers that mix directions; terminals show them as garbage.
    bundle: FluentBundle = FluentBundle([language], functions=functions, use_isolating=False)
    return bundle


def _tile_name(bundle: FluentBundle, tile: object, form: str) -> object:
    """`TILE($tile, form: "bare")` in a message: the name of a tile by its id, in one of its forms.

    A form is an attribute of the name; without it, the name itself is used. Anything that is not
    the id of a tile is returned unchanged.
    """
    if not bundle.has_message(f"tile-{tile}"):
        return tile
    message = bundle.get_message(f"tile-{tile}")
    pattern = message.attributes.get(form, message.value)
    return tile if pattern is None else bundle.format_pattern(pattern)[0]


def words_of(game: str, language: str) -> str | None:
    """A game's own catalogues as one text, in English if it does not have the language.

    None if it has no catalogues. InvalidSetup if there is no such game.
    """
    named = manifest_of(game).words
    if named is None:
        return None
    package, _, folder = named.partition(":")
    home = files(package) / folder
    spoken = home / language
    return _joined(spoken if spoken.is_dir() else home / FALLBACK)


def _words_of_games(language: str) -> Iterator[str]:
    """Built-in games come first."""
    for game in sorted(game_names(), key=lambda name: not is_built_in(name)):
        try:
            text = words_of(game, language)
        except Exception:  # a broken package fails when its game is used, not here
            continue
        if text is not None:
            yield text


def _safe(value: Argument, longest: int) -> Argument:
    """An argument from anywhere, in a form that is safe for Fluent and a terminal."""
    if isinstance(value, str):
        return _harmless(value, longest)
    return value if abs(value) <= _LARGEST else _harmless(str(value), _DIGITS)


def _harmless(text: str, longest: int) -> str:
    """Without control characters, and not too long."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(letter if _is_plain(letter) else "?" for letter in short)


def _is_plain(letter: str) -> bool:
    """Letters, symbols and spaces; some languages have a special space between thousands."""
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
