"""Programs as bots: the questions they get, how their answers are used, and that they end."""

import gc
import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meeplewright.bots import Bot, make_bot, split_specs
from meeplewright.bots.program import STARTS
from meeplewright.core import Action, Game, InvalidSetup, play
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import random_position

GAME = Carcassonne()
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "line_bot.py"
MISBEHAVING = Path(__file__).with_name("misbehaving.py")


def program(*arguments: object, seconds: str = "20s") -> str:
    """The spec of a program in Python."""
    return f"program:{seconds}:" + shlex.join([sys.executable, "-IS", *map(str, arguments)])


class Seated:
    """A program that has to place a tile."""

    def __init__(self, spec: str, state: CarcassonneState | None = None) -> None:
        self.state = state or random_position(5, tiles=20)
        self.seat = int(self.state.player)
        self.legal = list(self.state.legal(self.seat))
        self.bot = make_bot(spec, GAME, self.seat, programs=True)

    def choose(self) -> Action:
        return self.bot.choose(self.state.view(self.seat), self.legal, None, Random(1))

    def keys(self) -> list[str]:
        return [reason.key for reason in self.bot.complaints]


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No test leaves a pipe or a process behind."""
    before = len(os.listdir("/dev/fd"))
    others = children()
    yield
    gc.collect()
    assert len(os.listdir("/dev/fd")) == before
    assert children() <= others


def children() -> set[str]:
    """The child processes of this one, including zombies, on Linux.

    Other tests in the same run may have their own.
    """
    return {stat.parent.name for stat in Path("/proc").glob("[0-9]*/stat") if is_ours(stat)}


def is_ours(stat: Path) -> bool:
    try:
        behind_name = stat.read_text().rpartition(")")[2].split()
    except OSError:
        return False  # it ended while we looked
    return int(behind_name[1]) == os.getpid()


def ended(pid: int) -> bool:
    """Whether a process is gone. An orphan is reaped by the system after a while."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
            stat = Path(f"/proc/{pid}/stat")
            if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# -- programs that behave ------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, Keyflower()], ids=lambda game: str(game.name))
def test_the_example_plays_whole_games(game: Game) -> None:
    bots = [make_bot(program(EXAMPLE), game, 0, programs=True), make_bot("random", game, 1)]
    over = play(game, bots, seed=4)
    bots[0].close()
    assert over.outcome() is not None
    assert (bots[0].faults, list(bots[0].complaints)) == (0, [])


def test_the_same_seed_gives_the_same_game() -> None:
    def points() -> list[int]:
        bots: list[Bot] = [make_bot(program(EXAMPLE), GAME, at, programs=True) for at in range(2)]
        try:
            return play(GAME, bots, seed="again").points_now()
        finally:
            for bot in bots:
                bot.close()

    assert points() == points()


def test_a_program_is_told_the_game_then_asked(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    listener = (
        "import json, sys, time\n"
        f"heard = open({str(heard)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=heard, flush=True)\n"
        "    asked = json.loads(line)\n"
        "    time.sleep(0.01)\n"
        "    print(json.dumps({'type': 'ready', 'id': asked.get('id'), 'do': 0}), flush=True)\n"
    )
    table = Seated(program("-c", listener, seconds="5s"))
    assert table.choose() == table.legal[0]
    table.state.apply(table.seat, table.legal[0])
    follower = table.state.legal(table.seat)
    table.bot.choose(table.state.view(table.seat), follower, None, Random(1))
    table.bot.close()
    hello, first, second = map(json.loads, heard.read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "carcassonne",
        "rules": GAME.rules,
        "seat": table.seat,
        "seats": 2,
        "options": dict(table.state.options),
    }
    assert list(first) == ["type", "id", "seconds", "simulations", "luck", "view", "legal"]
    assert (first["type"], first["id"], first["seconds"]) == ("choose", 1, 5.0)
    assert first["legal"] == [action.to_json() for action in table.legal]
    assert first["view"]["seat"] == table.seat
    assert second["id"] == 2
    assert second["seconds"] < 5.0  # the time is for the whole turn


def test_a_choice_is_a_number_or_an_action() -> None:
    table = Seated(program(MISBEHAVING, "3"))
    assert table.choose() == table.legal[3]
    table.bot.close()
    table = Seated(program(MISBEHAVING, json.dumps(table.legal[2].to_json())))
    assert table.choose() == table.legal[2]
    table.bot.close()
    assert table.bot.faults == 0


def test_an_action_may_be_written_in_an_equivalent_way() -> None:
    """Tile B looks the same in every rotation; legal actions use turn 0."""
    state = next(
        state
        for state in (random_position(seed, tiles=12) for seed in range(1000))
        if state.to_json()["in_hand"] == "B"
    )
    written = state.legal(int(state.player))[0].to_json()
    written["place"]["turn"] += 2
    table = Seated(program(MISBEHAVING, json.dumps(written)), state)
    assert table.choose() == table.legal[0]
    table.bot.close()
    assert table.bot.faults == 0


# -- programs that do not ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("crash", "program-ended"),
        ("silence", "program-silent"),
        ("deaf", "program-ended"),
        ("text", "program-nonsense"),
        ("list", "program-nonsense"),
        ("deep", "program-nonsense"),
        ("other", "program-other-question"),
        ("long", "program-too-long"),
    ],
)
def test_a_fault_forfeits_the_move_and_starts_the_program_anew(how: str, key: str) -> None:
    table = Seated(program(MISBEHAVING, how, 1, seconds="2s"))
    chosen = [table.choose() for _ in range(3)]
    table.bot.close()
    assert chosen == [table.legal[number] for number in (1, 0, 1)]
    assert (table.bot.faults, table.keys()) == (1, [key])


def test_a_second_answer_does_not_pass_for_the_next_one() -> None:
    table = Seated(program(MISBEHAVING, "twice"))
    assert [table.choose(), table.choose()] == [table.legal[1], table.legal[0]]
    table.bot.close()
    assert table.keys() == ["program-other-question"]


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("-1", "bot"),
        ("1000", "bot"),
        ("true", "do"),
        ("null", "do"),
        ('"pass"', "do"),
        ('{"pass": true}', "do"),
        ('{"follower": null}', "CA 3"),
        ('{"place": {"tile": "A", "x": 60, "y": 60, "turn": 0}}', "CA "),
    ],
)
def test_a_choice_that_is_not_legal_forfeits_the_move_and_names_the_rule(
    choice: str, rule: str
) -> None:
    table = Seated(program(MISBEHAVING, choice, 1))
    chosen = [table.choose() for _ in range(2)]
    table.bot.close()
    assert chosen == [table.legal[1], table.legal[0]]
    (complaint,) = table.bot.complaints
    assert complaint.rule.startswith(rule)


def test_what_it_says_on_its_standard_error_is_kept_for_the_report() -> None:
    table = Seated(program(MISBEHAVING, "crash"))
    table.choose()
    assert table.bot.complaints[0].arguments == {"code": 1, "said": "out of ideas"}
    table.bot.close()


def test_much_noise_on_its_standard_error_harms_nobody() -> None:
    table = Seated(program(MISBEHAVING, "noise"))
    assert table.choose() == table.legal[1]
    table.bot.close()
    assert table.bot.faults == 0


def test_a_program_that_never_gets_ready_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meeplewright.bots.program.START_SECONDS", 0.1)
    table = Seated(program(MISBEHAVING, "busy"))
    assert {table.choose() for _ in range(STARTS + 2)} == {table.legal[0]}
    assert table.keys() == [*["program-silent"] * STARTS, *["program-given-up"] * 2]


def test_a_question_that_is_not_read_holds_up_nobody() -> None:
    """The question is larger than the pipe's buffer."""
    table = Seated(program(MISBEHAVING, "busy", seconds="100ms"))
    table.bot._start = lambda form: _unready(table.bot)  # type: ignore[attr-defined]
    table.legal *= 2000
    assert table.choose() == table.legal[0]
    assert table.keys() == ["program-silent"]


def _unready(bot: Bot) -> object:
    """A connection to a program that was not asked whether it is ready."""
    from meeplewright.bots.program_process import ProgramProcess

    bot._process = ProgramProcess(bot._command)  # type: ignore[attr-defined]
    return bot._process  # type: ignore[attr-defined]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["stay", "child"])
def test_a_program_that_would_stay_is_ended_with_all_it_started(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meeplewright.bots.program_process.FAREWELL", 0.1)
    pids: list[int] = []
    monkeypatch.setattr("meeplewright.bots.program.json.loads", _noting(pids))
    table = Seated(program(MISBEHAVING, how, 1000))
    assert table.choose() == table.legal[1]
    table.bot.close()
    assert len(pids) == 1 and ended(pids[0])


def _noting(pids: list[int]) -> object:
    read = json.loads

    def loads(line: bytes) -> object:
        answer = read(line)
        pids.extend([answer["pid"]] if "pid" in answer else [])
        return answer

    return loads


def test_a_bot_that_is_forgotten_takes_its_program_along() -> None:
    table = Seated(program(MISBEHAVING, "stay", 1000))
    assert table.choose() == table.legal[1]
    del table


def test_a_bot_that_was_never_asked_has_nothing_to_end() -> None:
    before = children()
    bot = Seated(program(EXAMPLE)).bot
    assert children() == before  # the first question starts it
    bot.close()
    assert bot.faults == 0 and not bot.complaints


# -- specs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec", ["program:no-such-program-here", "program:'", "program: ", "program:5s:"]
)
def test_a_command_that_cannot_be_run_is_refused_before_the_game(spec: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, GAME, 0, programs=True)
    assert caught.value.reason.key == "setup-bot-program"


def test_a_turn_needs_some_time() -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot("program:0s:ls", GAME, 0, programs=True)
    assert caught.value.reason.key == "setup-bot-budget"


def test_nothing_is_run_unless_it_is_allowed() -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot("program:ls", GAME, 0)
    assert caught.value.reason.key == "setup-bot-local"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    table = Seated(program(MISBEHAVING, "3") + f" ; touch {tmp_path}/made $(touch {tmp_path}/too)")
    table.choose()
    table.bot.close()
    assert not list(tmp_path.iterdir())


def test_commas_in_quotation_marks_belong_to_the_command() -> None:
    assert split_specs("greedy, program:bot 'a,b' ,\"c,d\"") == [
        "greedy",
        "program:bot 'a,b'",
        '"c,d"',
    ]
    assert split_specs("greedy") == ["greedy"]
    assert split_specs("a,,b") == ["a", "", "b"]
