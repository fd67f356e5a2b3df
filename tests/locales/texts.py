"""Every text of a language as a reader sees it: the catalogues and the rules pages, rendered.

The checks render a message once for each combination of its choices, with a number or a name where
it takes one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from meeplewright.locales import RULEBOOK, RULES, Argument, new_bundle
from tests.words import catalogue_files

LANGUAGES = ("en", "hu", "nl", "ro", "ru")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
ANYTHING = "⁂"
"""A placeholder for any argument."""


@dataclass(frozen=True)
class Text:
    """The value of a message, or one of its attributes."""

    where: str
    """File and key, such as `keyflower/game.ftl: tile-well`"""
    key: str
    pattern: fluent.Pattern
    bundle: FluentBundle
    attribute: str | None

    @cached_property
    def looked(self) -> "_Looked":
        found = _Looked()
        found.visit(self.pattern)
        return found

    @property
    def choices(self) -> dict[str, list[set[str]]]:
        """By variable: the keys of each choice that depends on it."""
        return self.looked.choices

    @property
    def variables(self) -> set[str]:
        return self.looked.variables

    @property
    def tiles(self) -> set[str]:
        """The variables that take the id of a tile."""
        return self.looked.tiles

    @property
    def selects(self) -> list[fluent.SelectExpression]:
        return self.looked.selects

    def render(self, arguments: Mapping[str, Argument]) -> str:
        message = self.bundle.get_message(self.key)
        pattern = message.attributes[self.attribute] if self.attribute else message.value
        assert pattern is not None
        words, errors = self.bundle.format_pattern(pattern, dict(arguments))
        assert not errors, f"{self.where}: {errors}"
        return str(words)


class _Looked(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, list[set[str]]] = {}
        self.selects: list[fluent.SelectExpression] = []
        self.numbers: set[str] = set()
        self.tiles: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        if (name := chosen_by(node)) is not None:
            keys = {key_of(one) for one in node.variants}
            self.choices.setdefault(name, []).append(keys)
            if any(is_of_a_number(key) for key in keys):
                self.numbers.add(name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        first = node.arguments.positional[0]
        assert isinstance(first, fluent.VariableReference)
        (self.tiles if node.id.name == "TILE" else self.numbers).add(first.id.name)
        self.generic_visit(node)


def chosen_by(select: fluent.SelectExpression) -> str | None:
    """The variable that a choice depends on."""
    selector: fluent.InlineExpression | fluent.Placeable = select.selector
    if isinstance(selector, fluent.FunctionReference):
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, fluent.VariableReference) else None


def key_of(variant: fluent.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, fluent.Identifier) else str(key.value)


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every value and attribute of every catalogue and rules page of a language."""
    games = Path(str(files("meeplewright"))) / "games"
    rules = [
        file
        for name in (RULES, RULEBOOK)
        for file in sorted(games.glob(f"*/locales/{language}/{name}"))
    ]
    assert len(rules) == 4
    together = new_bundle(language)
    found: list[Text] = []
    for file in [*catalogue_files(language), *rules]:
        # All games use the same names for the parts of their rules.
        bundle = new_bundle(language) if file in rules else together
        written = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(written)
        found.extend(_texts_in(written, f"{file.parts[-4]}/{file.name}", bundle))
    return tuple(found)


def _texts_in(written: fluent.Resource, name: str, bundle: FluentBundle) -> Iterator[Text]:
    for entry in written.body:
        if not isinstance(entry, fluent.Message):
            continue
        key = entry.id.name
        if entry.value is not None:
            yield Text(f"{name}: {key}", key, entry.value, bundle, None)
        for one in entry.attributes:
            yield Text(f"{name}: {key}.{one.id.name}", key, one.value, bundle, one.id.name)


@cache
def rendered(language: str) -> tuple[tuple[str, str], ...]:
    """Every text of a language with every combination of its choices, and its place."""
    return tuple(
        (text.where, text.render(arguments))
        for text in texts(language)
        for arguments in ways(text, {})
    )


def is_of_a_number(key: str) -> bool:
    """Whether only a number can choose the variant with this key."""
    return key in PLURALS - {"other"} or key.isdecimal()


@cache
def numbers(key: str) -> frozenset[str]:
    """The variables of a message that are numbers: some language has a plural for them."""
    return frozenset().union(*(_numbers(language).get(key, ()) for language in LANGUAGES))


@cache
def _numbers(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for text in texts(language):
        found.setdefault(text.key, set()).update(text.looked.numbers)
    return found


def ways(text: Text, given: Mapping[str, Argument]) -> Iterator[dict[str, Argument]]:
    """The arguments for every combination of the choices, with the given ones."""
    names = sorted(text.variables - set(given))
    options = [_options(text, name) for name in names]
    for chosen in product(*options):
        yield {**dict(zip(names, chosen, strict=True)), **given}


def _options(text: Text, name: str) -> Sequence[Argument]:
    keys = sorted(set().union(*text.choices.get(name, ())))
    if name in numbers(text.key):
        return [*dict.fromkeys([*(int(key) for key in keys if key.isdecimal()), 1, 2, 5])]
    return keys or [ANYTHING]
