"""The documentation is correct: links work, named files exist, the examples of commands run."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meeplewright
from meeplewright.cli import main

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
