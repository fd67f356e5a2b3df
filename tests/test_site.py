"""The documentation builds as a site without a warning, and the programs of its tutorials run."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from scripts.docs_links import on_page_markdown

from tests.conftest import only_in_full

ROOT = Path(__file__).resolve().parent.parent
NAMED = {
    "core": (
        "State.legal",
        "Game",
        "Action",
        "Event",
        "View",
        "Outcome",
        "Encoding",
        "Field",
        "play",
        "Player.choose",
    ),
    "adding": ("Manifest", "Option", "StandingOrder", "Value", "check_game"),
    "records": ("Record.states", "RecordLines.read", "Header", "Entry", "check", "replay"),
    "bots": ("Bot", "make_bot", "levels_for", "Evaluator"),
    "arena": ("Plan", "play_seating", "report_on", "Report"),
    "envs": ("VectorEnv.step", "SingleAgentEnv", "aec_env", "make", "register"),
    "exchange": ("write_dataset", "Column"),
    "games": ("Carcassonne", "CarcassonneState", "KeyflowerState", "Follower"),
    "analysis": ("analyse", "Effort.named", "Decision"),
}
"""What a researcher looks for, by page of the reference."""
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
REFERENCE = sorted((ROOT / "docs" / "reference").glob("*.md"))


@only_in_full
def test_the_site_is_built_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    """mkdocs is strict: a broken link, a page outside the menu or a missing module is an error."""
    site = tmp_path / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(site)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert built.returncode == 0 and built.stderr == "", built.stderr
    for page in REFERENCE:
        text = (site / "reference" / page.stem / "index.html").read_text("utf-8")
        for name in NAMED[page.stem]:
            assert re.search(rf'id="meeplewright[.\w]*\.{re.escape(name)}"', text), name
    command_page = (site / "command" / "index.html").read_text("utf-8")
    assert ">Installing Meeplewright</a>" in command_page and ">install.md<" not in command_page
    assert (site / "search" / "search_index.json").stat().st_size > 100_000


def test_a_link_shows_the_title_of_a_page_or_leads_to_the_repository() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="envs.md"))
    config = {"docs_dir": str(ROOT / "docs"), "repo_url": "https://host/us"}
    links = {
        "[install.md](install.md#extras)": "[Installing Meeplewright](install.md#extras)",
        "[what to install](install.md)": "[what to install](install.md)",
        "[bench](../bench/README.md)": "[bench](https://host/us/blob/main/bench/README.md)",
        "[README.md](../README.md)": "[README.md](https://host/us/blob/main/README.md)",
    }
    for written, shown in links.items():
        assert on_page_markdown(written, page=page, config=config) == shown
    page.file.src_uri = "tutorials/bot.md"
    text = on_page_markdown("[bots.md](../bots.md)", page=page, config=config)
    assert text == "[Bots](../bots.md)"


@pytest.mark.parametrize("page", REFERENCE, ids=lambda page: str(page.stem))
def test_the_reference_has_what_people_look_for(page: Path) -> None:
    """In the modules that it names; the full run looks at the site itself."""
    modules = [import_module(name) for name in re.findall(r"^::: (\S+)$", page.read_text(), re.M)]
    for name in NAMED[page.stem]:
        owner, _, member = name.partition(".")
        found = [getattr(module, owner) for module in modules if hasattr(module, owner)]
        assert found and (not member or hasattr(found[0], member)), name


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: str(page.stem))
def test_the_programs_of_a_tutorial_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(page), "exec"), names)


def test_the_tutorials_for_programmers_have_programs() -> None:
    shown = {page.stem: page.read_text("utf-8").count("```python") for page in TUTORIALS}
    assert shown["bot"] >= 3 and shown["research"] >= 3
