"""The documentation is correct: links work, named files exist, the examples of commands run."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meeplewright
from meeplewright.cli import main
from meeplewright.core.compiled import is_compiled

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "bench/README.md",
    ROOT / "examples/pig/README.md",
]
COMMAND = (ROOT / "docs" / "command.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")

FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
"""Of fields, as GitHub knows them"""

# Folders in which a page can mean a file by its name alone.
OF_SOURCES = ("", "/core", "/games/*", "/games/*/rules", "/games/*/bots", "/server")
FOLDERS = ("", *(f"src/meeplewright{folder}" for folder in OF_SOURCES))
OF_TESTS = ("tests", "tests/games/carcassonne/rules")


LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")


def links(page: Path) -> Iterator[str]:
    for link, _ in LINK.findall(page.read_text("utf-8")):
        if link and "://" not in link:
            yield link


def anchors(page: Path) -> set[str]:
    """Of the headings of a page, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    found: list[str] = []
    for heading in re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE):
        words = re.sub(r"\[(.+?)\]\(.*?\)", r"\1", heading).strip().lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        before = sum(re.fullmatch(rf"{anchor}(-\d+)?", other) is not None for other in found)
        found.append(f"{anchor}-{before}" if before else anchor)
    return set(found)


def files_named(text: str) -> set[str]:
    return set(re.findall(r"`([\w./*]+\.(?:py|json|md|svg)|[\w/]+/)`", text))


def is_there(name: str) -> bool:
    return any(any(ROOT.glob(f"{folder}/{name}".strip("/"))) for folder in (*FOLDERS, *OF_TESTS))


def commands(kind: str) -> list[list[str]]:
    """The arguments of the commands that docs/command.md shows in blocks of this kind: `console`
    for those that run here, `sh` for those that need a person or more time.
    """
    blocks = re.findall(rf"```{kind}\n(.*?)```", COMMAND, flags=re.DOTALL)
    words = [line.split() for block in blocks for line in block.splitlines()]
    assert words and all(program == "meeplewright" for program, *_ in words)
    return [arguments for _, *arguments in words]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    assert not [link for link in links(page) if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_anchor_leads_to_a_heading(page: Path) -> None:
    """mkdocs cannot check those of files outside docs, which are on GitHub."""
    named = [
        (page.parent / link if link else page, anchor)
        for link, anchor in LINK.findall(page.read_text("utf-8"))
        if anchor and "://" not in link
    ]
    assert not [(str(to), anchor) for to, anchor in named if anchor not in anchors(to)]


def test_the_anchors_of_a_page_are_those_of_github(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One: `two` & [three](x)\n## One\n```\n# no\n```\n### One\n", "utf-8")
    assert anchors(page) == {"one-two--three", "one", "one-1"}


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = files_named(ARCHITECTURE) - {"build/compiled/"}
    assert len(named) > 30
    assert not [name for name in named if not is_there(name)]


def test_the_readme_leads_to_every_page_of_the_documents() -> None:
    pages = {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}
    assert pages <= set(links(ROOT / "README.md"))


def test_the_commands_run_and_draw_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in commands("console"):
        assert main(arguments) == 0, arguments
    picture = (ROOT / "docs" / "board.svg").read_text("utf-8")
    assert (tmp_path / "board.svg").read_text("utf-8") == picture, "run scripts/pictures.py"


def test_the_other_commands_and_their_options_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for name, *arguments in commands("sh"):
        assert main([name, "--help"]) == 0
        described = capsys.readouterr().out
        options = [word for word in arguments if word.startswith("--")]
        assert not [option for option in options if f"{option} " not in described], name


def test_the_page_of_the_command_lists_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    listed = re.findall(r"^  ([a-z]+) {2,}", capsys.readouterr().out, flags=re.MULTILINE)
    assert sorted(listed) == sorted(re.findall(r"^\| `(\w+)` \|", COMMAND, flags=re.MULTILINE))


def test_the_page_about_bots_quotes_the_example_whole() -> None:
    example = (ROOT / "examples" / "own_bot.py").read_text("utf-8").strip()
    assert f"```python\n{example}\n```" in (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_is_one_that_github_accepts(form: Path) -> None:
    found = pytest.importorskip("yaml").safe_load(form.read_text("utf-8"))
    if form.stem == "config":
        assert all(link.keys() == {"name", "url", "about"} for link in found["contact_links"])
        return
    assert found["name"] and found["description"]
    fields = found["body"]
    assert {field["type"] for field in fields} <= KINDS
    asked = [field for field in fields if field["type"] != "markdown"]
    assert asked and all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\S+?),? ", changes, flags=re.MULTILINE)
    assert newest is not None and newest[1] == meeplewright.__version__


def test_the_changelog_has_the_speeds_of_the_page_about_batches() -> None:
    changes, page = ((ROOT / name).read_text("utf-8") for name in ("CHANGELOG.md", "docs/batch.md"))
    speeds = [
        number
        for said in re.findall(r"One H200 plays (.*)", changes)
        for number in re.findall(r"\d[\d,.]* M\b|\d+,\d{3}", said)
    ]
    assert len(speeds) > 4 and not [number for number in speeds if number not in page]


# -- Python -----------------------------------------------------------------------------------

PYTHON = re.compile(r"^```(?:python|pycon)\b.*?\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
TESTED: dict[str, tuple[int, str]] = {
    "README.md": (1, "tests/test_examples.py"),
    "docs/add-a-game.md": (13, "tests/test_pig.py"),
    "docs/analysis.md": (1, "tests/test_docs.py"),
    "docs/batch.md": (2, "tests/games/carcassonne/jax/test_pgx.py"),
    "docs/bots.md": (2, "tests/test_docs.py"),
    "docs/dataset.md": (4, "tests/exchange/test_dataset_doc.py"),
    "docs/env-carcassonne.md": (3, "tests/envs/test_pages.py"),
    "docs/env-keyflower.md": (2, "tests/envs/test_pages.py"),
    "docs/envs.md": (4, "tests/envs/test_pages.py"),
    "docs/install.md": (1, "tests/test_docs.py"),
    "docs/openspiel.md": (1, "tests/envs/test_openspiel.py"),
    "docs/records.md": (1, "tests/core/test_records_doc.py"),
    "docs/tutorials/bot.md": (4, "tests/test_site.py"),
    "docs/tutorials/research.md": (3, "tests/test_site.py"),
}
"""How many blocks of Python a page has, and the test that runs them or compares them with files."""


def python_of(page: str) -> list[str]:
    return PYTHON.findall((ROOT / page).read_text("utf-8"))


def test_every_block_of_python_is_tested() -> None:
    found = {str(page.relative_to(ROOT)): len(python_of(str(page))) for page in PAGES}
    assert {page: number for page, number in found.items() if number} == {
        page: number for page, (number, _) in TESTED.items()
    }
    assert all((ROOT / test).is_file() for _, test in TESTED.values())


def test_python_is_always_in_a_block_that_says_so() -> None:
    """Neither indented nor without its name: such code would not be tested."""
    for page in PAGES:
        text = re.sub(
            r"^```\w.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL
        )
        found = re.findall(
            r"^ {0,4}(?:import \w+|from [\w.]+ import .*|>>> .*)$", text, re.MULTILINE
        )
        assert not found, (page, found)


def test_the_page_about_bots_shows_the_method_of_a_bot() -> None:
    (shown, _) = python_of("docs/bots.md")
    method = ast.parse(inspect.cleandoc(shown)).body[0]
    assert isinstance(method, ast.FunctionDef)
    source = (ROOT / "src/meeplewright/core/player.py").read_text("utf-8")
    (written,) = [
        one
        for one in ast.walk(ast.parse(source))
        if isinstance(one, ast.FunctionDef) and one.name == method.name
    ]
    assert ast.dump(method.args) == ast.dump(written.args)


def test_the_analysis_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the first turns of a game, because a whole game takes long."""
    monkeypatch.chdir(tmp_path)
    golden = (ROOT / "tests/golden/carcassonne-2.mwr").read_text("utf-8")
    Path("game.mwr").write_text("".join(golden.splitlines(keepends=True)[:6]), "utf-8")
    (block,) = python_of("docs/analysis.md")
    exec(compile(block, "docs/analysis.md", "exec"), {})
    assert "5 of 5\n" in capsys.readouterr().out


def test_the_question_whether_the_rules_are_compiled_is_answered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (block,) = python_of("docs/install.md")
    exec(compile(block, "docs/install.md", "exec"), {})
    assert capsys.readouterr().out == f"{is_compiled()}\n"


def test_both_batched_games_have_the_same_example() -> None:
    """The test of Carcassonne runs it."""
    carcassonne, keyflower = python_of("docs/batch.md")
    assert keyflower == carcassonne.replace("carcassonne-4", "keyflower-6").replace(
        "four players", "six players"
    ).replace("carcassonne", "keyflower")
