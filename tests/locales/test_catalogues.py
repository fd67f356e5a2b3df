"""The catalogues are complete: every key of the code, in every language, with its variables."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from meeplewright.core.registry import find_game, game_names
from meeplewright.locales import Catalogue, languages
from tests.words import catalogue_files

ROOT = Path(__file__).resolve().parents[2] / "src" / "meeplewright"
HOME = ROOT / "locales"
SERVER = ROOT / "server"
PAGE = ROOT.parents[1] / "web" / "src"
WANTED = ("en", "hu", "nl", "ro", "ru")
OTHERS = WANTED[1:]

# How the code uses a key: `text("key")` and similar calls, or a Reason's second argument.
SPEAKERS = {
    "text": 0,
    "say": 0,
    "say_whole": 0,
    "UserError": 0,
    "Reason": 1,
    "because": 1,
    "TurnReason": 0,
}
# The server's shortcuts to a Reason, and the arguments that they add.
SHORT_WAYS = {"wrong": 1, "_wrong": 1, "wrong_backup": 0}
ADDED = {"wrong": {"setting", "value"}}
# `because` uses these for the error; the Reason does not get them.
NOT_TOLD = {"version", "retry_after"}
# What a key of the server looks like: in a call, a dictionary, a choice.
SERVER_KEY = re.compile("(table|form|setup)(-[a-z0-9]+)+")
# A key in the page's code, where ${…} can be a part of it.
PAGE_KEY = re.compile(r"""["'`]([a-z]+-(?:[\w-]|\$\{[^{}`]*\})+)["'`]""")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """Every message of a language by its key; junk and duplicate keys fail."""
    found: dict[str, fluent.Message] = {}
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class _TileCalls(Visitor):
    """The arguments that a message passes to TILE, and the forms it uses."""

    def __init__(self) -> None:
        self.tiles: set[str] = set()
        self.forms: set[str] = set()

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        assert node.id.name in ("TILE", "NUMBER", "DATETIME"), node.id.name
        if node.id.name == "TILE":
            (tile,) = node.arguments.positional
            assert isinstance(tile, fluent.VariableReference)
            self.tiles.add(tile.id.name)
            self.forms.update(named.value.value for named in node.arguments.named)


def tile_calls(message: fluent.Message) -> _TileCalls:
    visitor = _TileCalls()
    visitor.visit(message)
    return visitor


def variables(message: fluent.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def trees(home: Path = ROOT) -> Iterator[ast.AST]:
    for path in sorted(home.rglob("*.py")):
        yield tree(path)


@cache
def tree(path: Path) -> ast.AST:
    """The syntax tree of a file of the package, parsed once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls() -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call that uses a key, with the expression of its key."""
    yield from calls_of(SPEAKERS, ROOT)
    yield from calls_of(SHORT_WAYS, SERVER)


def calls_of(speakers: dict[str, int], home: Path) -> Iterator[tuple[ast.Call, ast.expr]]:
    for tree in trees(home):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                if name_of(node) == "text" and isinstance(node.func, ast.Name):
                    continue  # the server's queries, which are not texts
                place = speakers.get(name_of(node))
                if place is not None and len(node.args) > place:
                    yield node, node.args[place]


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def handed(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a call passes to its message; None: not readable here."""
    if name_of(call) == "Reason":
        return names_in(call.args[2]) if len(call.args) > 2 else set()
    if name_of(call) == "TurnReason":
        return None  # tests/bots/test_reasons.py compares them
    names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    if len(names) < len(call.keywords):
        return None
    if name_of(call) == "because":
        return names - NOT_TOLD
    return names | ADDED.get(name_of(call), set())


def names_in(expression: ast.expr) -> set[str] | None:
    """The keys of a dictionary literal."""
    if not isinstance(expression, ast.Dict):
        return None
    keys = [key.value for key in expression.keys if isinstance(key, ast.Constant)]
    return {str(key) for key in keys} if len(keys) == len(expression.keys) else None


def literals(expression: ast.expr) -> list[str]:
    """The literal keys that an expression can be."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return [expression.value]
    if isinstance(expression, ast.IfExp):
        return literals(expression.body) + literals(expression.orelse)
    return []


def used_keys() -> set[str]:
    """Keys written in the code, or matched by a pattern such as f"tile-{letter}"."""
    used: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                used.update(matching(node))
    return used | page_keys() | option_keys() | {"carcassonne"}


def option_keys() -> set[str]:
    """The names of all options and of their values, which can have several words."""
    games = [find_game(name) for name in game_names()]
    options = [option for game in games for option in game.options]
    values = {f"option-{one.name}-{value}" for one in options for value in one.values}
    return values | {f"option-{one.name}" for one in options}


def page_keys() -> set[str]:
    """The catalogue keys that the page uses."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    written = {key for path in files for key in PAGE_KEY.findall(path.read_text(encoding="utf-8"))}
    parts = [re.split(r"\$\{[^{}`]*\}", key) for key in written if "${" in key]
    whole = "|".join(r"\w+".join(re.escape(part) for part in some) for some in parts)
    return {key for key in messages("en") if key in written or re.fullmatch(whole, key)}


def matching(pattern: ast.JoinedStr) -> set[str]:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
        for part in pattern.values
    ]
    if not re.match(r"[a-z]+\\-", parts[0]):
        return set()
    return {key for key in messages("en") if re.fullmatch("".join(parts), key)}


def test_every_language_is_there() -> None:
    assert languages() == WANTED


def test_every_key_the_code_speaks_is_in_the_catalogue() -> None:
    spoken = {key for _, expression in calls() for key in literals(expression)}
    assert len(spoken) > 100
    assert sorted(spoken - set(messages("en"))) == []


@cache
def server_keys() -> set[str]:
    """Every string of the server that looks like a key."""
    return {
        node.value
        for tree in trees(SERVER)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and SERVER_KEY.fullmatch(node.value)
    }


def test_every_key_of_the_server_is_in_the_catalogue() -> None:
    assert len(server_keys()) > 50
    assert sorted(server_keys() - set(messages("en"))) == []


def test_the_server_uses_every_key_of_its_own_file() -> None:
    file = FluentParser().parse((HOME / "en" / "server.ftl").read_text(encoding="utf-8"))
    own = {entry.id.name for entry in file.body if isinstance(entry, fluent.Message)}
    assert sorted(own - server_keys()) == []


def test_no_key_of_the_catalogue_is_unused() -> None:
    assert sorted(set(messages("en")) - used_keys() - helps_with_more()) == []


def helps_with_more() -> set[str]:
    """The help of a command continues under the same key with `-more`."""
    commands = {key for key in messages("en") if re.fullmatch("command-.*-more", key)}
    return {key for key in commands if key.removesuffix("-more") in messages("en")} | {"app-more"}


def test_every_variable_of_a_sentence_is_handed_to_it() -> None:
    wrong = []
    for call, expression in calls():
        if (given := handed(call)) is None:
            continue
        for key in literals(expression):
            if lacking := variables(messages("en")[key]) - given:
                wrong.append(f"{key} lacks {lacking}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_keys_of_english(language: str) -> None:
    assert sorted(set(messages("en")) ^ set(messages(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_exactly_the_variables_of_english(language: str) -> None:
    theirs = messages(language)
    assert [
        key for key in messages("en") if variables(messages("en")[key]) != variables(theirs[key])
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_names_tiles_by_their_ids_where_english_does(language: str) -> None:
    theirs = messages(language)
    wrong = [
        key
        for key in messages("en")
        if tile_calls(messages("en")[key]).tiles != tile_calls(theirs[key]).tiles
    ]
    assert wrong == []


@pytest.mark.parametrize("language", WANTED)
def test_a_form_of_a_tile_that_is_asked_for_is_an_attribute_of_some_tile(language: str) -> None:
    tiles = [message for key, message in messages(language).items() if key.startswith("tile-")]
    known = {attribute.id.name for tile in tiles for attribute in tile.attributes}
    asked = set().union(*(tile_calls(one).forms for one in messages(language).values()))
    assert asked <= known


def test_a_tile_is_named_in_the_form_that_the_language_needs() -> None:
    text = Catalogue("ro").text("why-no-auction", tile="stable")
    assert "Grajd" in text and "Grajdul" not in text
    assert "Mina de aur" in Catalogue("ro").text("why-no-auction", tile="gold_mine")
    assert "het Key-bos" in Catalogue("nl").text("why-no-auction", tile="keywood")


@pytest.mark.parametrize("language", WANTED)
def test_every_sentence_can_be_formed(language: str) -> None:
    catalogue = Catalogue(language)
    for key, message in messages("en").items():
        arguments = dict.fromkeys(variables(message), 3)
        words = catalogue.text(key, **arguments)
        assert words.strip() and "{" not in words and "\u2068" not in words, key
