"""The pages for people tell the truth: links lead somewhere, named files exist, the tour runs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meeplewright
from meeplewright.cli import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "bench/README.md",
]
README = (ROOT / "README.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")

# Where a page may mean a file by its bare name.
OF_SOURCES = ("", "/carcassonne", "/core", "/keyflower", "/server")
FOLDERS = ("", *(f"src/meeplewright{folder}" for folder in OF_SOURCES))
OF_TESTS = ("tests", "tests/carcassonne")


def links(page: Path) -> Iterator[str]:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in link:
            yield link


def files_named(text: str) -> set[str]:
    return set(re.findall(r"`([\w./*]+\.(?:py|json|md|svg)|[\w/]+/)`", text))


def is_there(name: str) -> bool:
    return any(any((ROOT / folder).glob(name)) for folder in (*FOLDERS, *OF_TESTS))


def tour() -> list[str]:
    """The commands of the README, but those that need a person."""
    blocks = re.findall(r"```console\n(.*?)```", README, flags=re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    assert not [link for link in links(page) if not (page.parent / link).exists()]


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = files_named(ARCHITECTURE) - {"build/compiled/"}
    assert len(named) > 30
    assert not [name for name in named if not is_there(name)]


def test_the_readme_leads_to_every_page_of_the_documents() -> None:
    pages = {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}
    assert pages <= set(links(ROOT / "README.md"))


def test_the_tour_of_the_readme_runs_and_draws_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in tour():
        program, *arguments = line.split()
        assert program == "meeplewright"
        assert main(arguments) == 0, line
    picture = (ROOT / "docs" / "board.svg").read_text("utf-8")
    assert (tmp_path / "board.svg").read_text("utf-8") == picture, "run scripts/pictures.py"


def test_the_page_about_bots_quotes_the_example_whole() -> None:
    example = (ROOT / "examples" / "own_bot.py").read_text("utf-8").strip()
    assert f"```python\n{example}\n```" in (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\S+?),? ", changes, flags=re.MULTILINE)
    assert newest is not None and newest[1] == meeplewright.__version__
