"""`meeplewright import jcz`: a record, or one sentence that names the file and the field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meeplewright.cli import main
from meeplewright.core.records import Record
from meeplewright.core.replay import check
from tests.games.carcassonne.exchange.saved_games import saved
from tests.games.carcassonne.exchange.test_jcz import a_game, moves
from tests.installing import offer


def test_a_saved_game_is_written_as_a_record_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "game.jcz"
    given.write_text(json.dumps(saved(a_game(5))), encoding="utf-8")
    assert main(["--lang", "en", "import", "jcz", str(given)]) == 0
    record = Record.read(tmp_path / "game.mwr")
    assert check(record).sound and moves(record) == moves(a_game(5))
    assert "game.mwr" in capsys.readouterr().out


def test_a_record_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    given = tmp_path / "game.jcz"
    given.write_text(json.dumps(saved(a_game(5))), encoding="utf-8")
    (tmp_path / "game.mwr").write_text("precious")
    assert main(["import", "jcz", str(given)]) == 2
    assert (tmp_path / "game.mwr").read_text() == "precious"
    assert main(["import", "jcz", str(given), "--out", str(tmp_path / "other.mwr")]) == 0


@pytest.mark.parametrize("language", ["en", "hu", "nl", "ro", "ru"])
def test_what_it_cannot_read_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    given = tmp_path / "game.jcz"
    form = saved(a_game(5))
    form["setup"]["sets"]["tower"] = 1
    given.write_text(json.dumps(form), encoding="utf-8")
    assert main(["--lang", language, "import", "jcz", str(given)]) == 2
    said = capsys.readouterr().err
    assert "game.jcz" in said and "tower" in said and "setup.sets" in said
    assert not (tmp_path / "game.mwr").exists()


def test_a_move_against_the_rules_names_message_and_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "game.jcz"
    form = saved(a_game(5))
    form["replay"] = form["replay"][:1]
    form["replay"][0]["payload"]["position"] = [9, 9]
    given.write_text(json.dumps(form), encoding="utf-8")
    assert main(["--lang", "en", "import", "jcz", str(given)]) == 2
    said = capsys.readouterr().err
    assert "replay[" in said and "CA 4" in said


GAME = """
from meeplewright.core.manifest import Manifest

MANIFEST = Manifest(
    game="meeplewright.games.carcassonne:Carcassonne", importers={"hearsay": "hearsay:read"}
)


def read(text):
    from meeplewright.core.errors import InvalidJson, Reason

    raise InvalidJson(Reason(text.strip(), "jcz-not-json"))
"""


def test_a_game_of_another_package_brings_its_own_format(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hearsay.py").write_text(GAME, encoding="utf-8")
    offer(tmp_path, "meeplewright.games", "hearsay", "hearsay:MANIFEST")
    monkeypatch.syspath_prepend(tmp_path)
    given = tmp_path / "game.txt"
    given.write_text("what the file says", encoding="utf-8")
    assert main(["--lang", "en", "import", "hearsay", str(given)]) == 2
    error = capsys.readouterr().err
    assert str(given) in error and "what the file says" in error
