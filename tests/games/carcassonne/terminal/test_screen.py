"""What the screen shows, in every language and in a narrow terminal too."""

import pytest
from rich.cells import cell_len

from meeplewright.core.errors import Reason
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    Started,
    TileDiscarded,
    TilePlaced,
)
from meeplewright.games.carcassonne.terminal.screen import Screen, position_now
from meeplewright.games.carcassonne.terminal.sheet import standings
from meeplewright.games.carcassonne.terminal.words import event_lines, tile_names
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import seat_letters
from tests.words import english, says

FIVE = ("Анна", "Борис", "Владимир", "greedy", "Екатерина")


def terminal(language: str) -> Terminal:
    return Terminal(Catalogue(language))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [30, 51, 71, 91, 200])
def test_standings_fit_and_cut_no_player_in_two(language: str, columns: int) -> None:
    position = position_now(Carcassonne().start(5))
    text = standings(terminal(language), FIVE, seat_letters(FIVE), position, columns)
    lines = text.plain.split("\n")
    assert all(cell_len(line) <= columns for line in lines)
    assert [name for line in lines for name in FIVE if f" {name} 0 (7" in line] == list(FIVE)


def test_standings_say_followers_in_words_where_there_is_room() -> None:
    followers = english("play-followers", count=7)
    position = position_now(Carcassonne().start(2))
    text = standings(terminal("en"), ("You", "greedy"), ("Y", "G"), position, 71)
    assert text.plain == f" Y  You 0 ({followers})    G  greedy 0 ({followers})"


def test_a_board_leaves_room_for_what_stands_above_and_below_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    position = position_now(Carcassonne().start(2))
    labels = {(0, y): str(abs(y)) for y in range(-9, 10) if y}
    for above, tiles in ((2, 5), (3, 5), (4, 4), (20, 4)):
        screen = Screen(terminal("en"), ("Ann", "Ben"))
        screen.show_board(position, labels, frozenset(), frozenset(), 0, above)
        shown = capsys.readouterr().out.splitlines()
        assert len(shown) == 1 + 3 * tiles + 1 and says(shown[-1], "play-more-board")


EVENTS = [Started(0), TilePlaced(0, "D", 0, 1, 2), FollowerPlaced(0, 0, 1, "city", "N")]
EVENTS += [TilePlaced(1, "U", 1, 1, 0), TileDiscarded("C")]


def tile(letter: str) -> str:
    return english(f"tile-{letter}")


def test_events_read_right_with_any_name() -> None:
    assert event_lines(terminal("en"), ("You", "greedy"), EVENTS, you=0) == [
        "You start",
        f"You place “{tile('D')}” at (0,1) with a knight in the city",
        f"greedy places “{tile('U')}” at (1,1)",
        english("event-tile_discarded", tile=tile("C")),
    ]
    assert event_lines(terminal("en"), ("Ann", "greedy"), EVENTS)[0] == "Ann starts"


@pytest.mark.parametrize("language", languages())
def test_names_of_tiles_stand_in_quotes(language: str) -> None:
    here = terminal(language)
    names = tile_names(here, "CD").split("; ")
    assert len(names) == 2 and all(name[0] in "“„«" and name[-1] in "”»" for name in names)
    placed = event_lines(here, ("You", "greedy"), EVENTS)
    assert names[1] in placed[1] and names[0] in placed[-1]
    assert names[1] in here.text("play-hand", tile=here.text("tile-D"))


@pytest.mark.parametrize("language", languages())
def test_a_cloister_that_is_not_there_has_no_side(language: str) -> None:
    reason = Reason("CA 5.2", "why-no-such-spot", {"on": "cloister", "at": "-"})
    assert "-" not in Catalogue(language).why(reason)
