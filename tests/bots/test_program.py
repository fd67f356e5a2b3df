"""Programs as bots: the questions they get, how their answers are used, and that they end."""

import gc
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.bots import Bot, make_bot, split_specs
from meeplewright.bots.program import STARTS
from meeplewright.bots.program_limits import ProgramError, WallLimit
from meeplewright.bots.program_pool import keeping_programs, playing
from meeplewright.bots.program_process import ProgramProcess
from meeplewright.core import CHANCE, Action, Event, Game, InvalidSetup, State, play
from meeplewright.core.player import seen_entry
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import random_position

GAME = Carcassonne()
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "line_bot.py"
IN_C = EXAMPLE.with_suffix(".c")
MISBEHAVING = Path(__file__).with_name("misbehaving.py")
LISTENER = """
import json, os, sys, time
heard = open(sys.argv[1], "a")
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({**asked, "pid": os.getpid()}), file=heard, flush=True)
    time.sleep(0.001)
    if asked.get("id") == int(sys.argv[2]):
        sys.exit()
    if asked["type"] != "end":
        do = int(asked.get("luck", 0) * len(asked.get("legal", [])))
        print(json.dumps({"type": "ready", "id": asked.get("id"), "do": do}), flush=True)
"""
"""Plays at random and notes what it hears; crashes at the question of this number."""

PONDERER = """
import json, sys, time
heard = open(sys.argv[1], "a")
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(asked), file=heard, flush=True)
    if asked["type"] != "end":
        print(json.dumps({"type": "ready", "id": asked.get("id"), "do": 0}), flush=True)
    if asked["type"] == "choose":
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass
        print(json.dumps({"type": "pondered"}), file=heard, flush=True)
"""
"""Uses 0.3 seconds of CPU time after every answer."""


def program(*arguments: object, seconds: str = "20s") -> str:
    """The spec of a program in Python."""
    return f"program:{seconds}:" + shlex.join([sys.executable, "-IS", *map(str, arguments)])


def listener(heard: Path, crash: int = 0) -> str:
    return program("-c", LISTENER, heard, crash)


def messages(heard: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in heard.read_text().splitlines()]


def play_with(game: Game, *specs: str, seed: object = 4) -> tuple[list[Bot], list[list[Any]]]:
    """Play a game. The bots, and what each seat may know of every entry."""
    bots = [make_bot(spec, game, seat, programs=True) for seat, spec in enumerate(specs)]
    seen: list[list[Any]] = [[] for _ in bots]

    def watch(state: State, seat: int, action: Action, events: list[Event]) -> None:
        for observer, known in enumerate(seen):
            known.append(seen_entry(observer, seat, action, events).to_json())

    try:
        play(game, bots, seed=str(seed), watch=watch)
    finally:
        for bot in bots:
            bot.close()
    return bots, seen


class Seated:
    """A program that has to place a tile."""

    def __init__(self, spec: str, state: CarcassonneState | None = None) -> None:
        self.state = state or random_position(5, tiles=20)
        self.seat = int(self.state.player)
        self.legal = list(self.state.legal(self.seat))
        self.bot = make_bot(spec, GAME, self.seat, programs=True)

    def choose(self) -> Action:
        return self.bot.choose(self.state.view(self.seat), self.legal, None, Random(1))

    def go_on_to_its_next_turn(self) -> None:
        """Everybody plays at random until it has to place a tile again."""
        rng, laid = Random(2), self.state.board.laid
        while self.state.player != self.seat or self.state.board.laid <= laid + 1:
            seat = self.state.to_act
            assert seat is not None
            if seat == CHANCE:
                self.state.apply(seat, self.state.draw(rng))
            else:
                self.state.apply(seat, self.state.random_action(rng))
        while self.state.to_act == CHANCE:
            self.state.apply(CHANCE, self.state.draw(rng))
        self.legal = list(self.state.legal(self.seat))

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
    (bot, _), _ = play_with(game, program(EXAMPLE), "random")
    assert (bot.faults, list(bot.complaints)) == (0, [])


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_example_in_c_plays_as_the_one_in_python(tmp_path: Path) -> None:
    """Both games, one process for all of them; every warning of the compiler is an error."""
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]
    subprocess.run(["cc", *strict, "-o", tmp_path / "line_bot", IN_C], check=True)
    in_c = f"program:20s:{tmp_path}/line_bot"
    for game in (GAME, Keyflower()):
        with keeping_programs():
            played = [play_with(game, in_c, "random", seed=seed) for seed in (1, 2)]
        assert [bots[0].faults for bots, _ in played] == [0, 0]
        assert played[1][1] == play_with(game, program(EXAMPLE), "random", seed=2)[1]


def test_the_same_seed_gives_the_same_game() -> None:
    spec = program(EXAMPLE)
    assert play_with(GAME, spec, spec, seed="a")[1] == play_with(GAME, spec, spec, seed="a")[1]


def test_a_program_is_told_the_game_then_asked(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    table = Seated(listener(heard))
    table.state.apply(table.seat, table.choose())
    follower = table.state.legal(table.seat)
    table.bot.choose(table.state.view(table.seat), follower, None, Random(1))
    table.bot.close()
    hello, first, second = messages(heard)
    assert hello == {
        "type": "hello",
        "protocol": 2,
        "game": "carcassonne",
        "rules": GAME.rules,
        "seat": table.seat,
        "seats": 2,
        "options": table.state.to_json()["options"],
        "entries": [],
        "pid": hello["pid"],
    }
    asked = ["type", "id", "seconds", "simulations", "luck", "entries", "view", "legal", "pid"]
    assert list(first) == asked
    assert (first["type"], first["id"], first["seconds"]) == ("choose", 1, 20.0)
    assert first["legal"] == [action.to_json() for action in table.legal]
    assert first["view"]["seat"] == table.seat
    assert second["id"] == 2
    assert second["seconds"] < 20.0  # the time is for the whole turn


# -- what they are told --------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, Keyflower()], ids=lambda game: str(game.name))
def test_a_program_is_told_every_entry_once_and_no_secret(game: Game, tmp_path: Path) -> None:
    """Its own forced moves, the others' moves and the draws, as far as its seat may know them."""
    heard = tmp_path / "heard"
    _, seen = play_with(game, "random", listener(heard), "random")
    told = messages(heard)
    assert [entry for message in told for entry in message["entries"]] == seen[1]
    assert [message["type"] for message in told if message["type"] != "choose"] == ["hello", "end"]
    secrets = [one for one in seen[1] if one.get("do", one.get("chance")) is None]
    assert bool(secrets) == game.has_secrets
    own = [one for one in seen[1] if one.get("seat") == 1]
    asked = [message for message in told if message["type"] == "choose"]
    assert len(own) > len(asked)  # forced moves are told, but not asked about


def test_at_every_question_a_program_knows_as_many_entries_as_its_view(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    play_with(GAME, "random", listener(heard))
    known = 0
    for message in messages(heard):
        known += len(message["entries"])
        assert message.get("view", {}).get("entry", known) == known


def test_a_program_is_told_the_result(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    game = Keyflower()
    bots = [make_bot(listener(heard), game, 0, programs=True), make_bot("random", game, 1)]
    outcome = play(game, bots, seed=4).outcome()
    bots[0].close()
    assert outcome is not None
    assert messages(heard)[-1]["result"] == outcome.to_json()


def test_after_a_crash_the_new_process_is_told_the_game_so_far(tmp_path: Path) -> None:
    """One crash costs one move: the program goes on as if nothing had happened."""
    heard = tmp_path / "heard"
    (bot, _), seen = play_with(GAME, listener(heard, crash=20), "random")
    assert [reason.key for reason in bot.complaints] == ["program-ended"] and bot.faults == 1
    told = messages(heard)
    crash = next(at for at, message in enumerate(told) if message.get("id") == 20)
    again = told[crash + 1]
    assert again["type"] == "hello" and again["pid"] != told[crash]["pid"]
    before = [entry for message in told[: crash + 1] for entry in message["entries"]]
    assert again["entries"][: len(before)] == before
    after = [entry for message in told[crash + 1 :] for entry in message["entries"]]
    assert after == seen[0]


def test_a_program_that_answers_now_and_then_is_not_given_up() -> None:
    """It crashes at every second question: half of its moves are forfeited, not all."""
    table = Seated(program(MISBEHAVING, "crash", 1))
    chosen = [table.choose() for _ in range(4 * STARTS)]
    table.bot.close()
    assert chosen == [table.legal[1], table.legal[0]] * (2 * STARTS)
    assert {*table.keys()} == {"program-ended"}


# -- many games ----------------------------------------------------------------------------------


def test_one_process_plays_many_games(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with keeping_programs():
        games = [play_with(GAME, listener(heard), "random", seed=seed)[1] for seed in (1, 2)]
    told = messages(heard)
    assert len({message["pid"] for message in told}) == 1
    second = [at for at, message in enumerate(told) if message["type"] == "hello"][1]
    for messages_of, seen in zip((told[:second], told[second:]), games, strict=True):
        assert messages_of[-1]["type"] == "end"
        assert [entry for message in messages_of for entry in message["entries"]] == seen[0]
        asked = [message["id"] for message in messages_of if message["type"] == "choose"]
        assert asked == list(range(1, len(asked) + 1))


def test_two_seats_of_one_game_are_two_processes(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with keeping_programs():
        play_with(GAME, listener(heard), listener(heard))
        play_with(GAME, listener(heard), listener(heard))
    assert len({message["pid"] for message in messages(heard)}) == 2


def test_no_process_plays_two_games_of_one_deal(tmp_path: Path) -> None:
    """It would know from the first what is drawn in the second."""
    heard = tmp_path / "heard"
    with keeping_programs():
        for deal in ("1", "1", "2", "2", "3"):
            with playing(deal):
                play_with(GAME, listener(heard), "random", seed=deal)
    begun = [message["pid"] for message in messages(heard) if message["type"] == "hello"]
    assert len({*begun}) == 2
    assert begun[0] != begun[1] and begun[2] != begun[3]


def test_a_program_that_leaves_after_a_game_is_started_again_without_a_fault() -> None:
    with keeping_programs():
        for seed in (1, 2):
            (bot, _), _ = play_with(GAME, program(MISBEHAVING, "leave"), "random", seed=seed)
            assert bot.faults == 0


def test_a_program_of_a_game_that_was_not_finished_plays_no_other(tmp_path: Path) -> None:
    """It would not know that the game is over."""
    heard = tmp_path / "heard"
    with keeping_programs():
        for _ in range(2):
            table = Seated(listener(heard))
            table.choose()
            table.bot.close()
    assert len({message["pid"] for message in messages(heard)}) == 2


# -- CPU time ------------------------------------------------------------------------------------

on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")


@on_linux
@pytest.mark.parametrize("how", ["burn", "burning child"])
def test_cpu_time_is_counted_with_that_of_children(how: str) -> None:
    table = Seated(program(MISBEHAVING, how))
    assert table.bot.processor_time() == 0
    assert table.choose() == table.legal[1]
    table.bot.close()
    used = table.bot.processor_time()
    assert used is not None and 0.25 < used < 3


@on_linux
@pytest.mark.parametrize(("how", "faults"), [("burn", 1), ("burning child", 1), ("sleep", 0)])
def test_by_cpu_time_only_a_program_that_uses_it_runs_out_of_it(
    how: str, faults: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEEPLEWRIGHT_CLOCK", "processor")
    table = Seated(program(MISBEHAVING, how, seconds="100ms"))
    assert table.choose() == table.legal[0 if faults else 1]
    table.bot.close()
    assert table.keys() == ["program-processor"] * faults


@on_linux
@pytest.mark.parametrize(("clock", "least", "most"), [("processor", 0.25, 2), ("wall", 0, 0)])
def test_by_cpu_time_thinking_while_others_think_counts_for_the_next_turn(
    clock: str, least: float, most: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEEPLEWRIGHT_CLOCK", clock)
    heard = tmp_path / "heard"
    table = Seated(program("-c", PONDERER, heard))
    table.choose()
    while messages(heard)[-1]["type"] != "pondered":
        time.sleep(0.01)
    table.go_on_to_its_next_turn()
    table.choose()
    table.bot.close()
    begun = [asked["seconds"] for asked in messages(heard) if asked["type"] == "choose"]
    assert begun[0] == 20 and least <= 20 - begun[1] <= most


@on_linux
def test_by_cpu_time_a_program_that_sleeps_is_not_waited_for_forever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MEEPLEWRIGHT_CLOCK", "processor")
    monkeypatch.setattr("meeplewright.bots.program_limits.ASLEEP", 0.2)
    table = Seated(program(MISBEHAVING, "silence", seconds="1s"))
    assert table.choose() == table.legal[0]
    assert table.keys() == ["program-silent"]


def test_where_cpu_time_is_not_told_it_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meeplewright.bots.processor_time._PROCESSES", Path("/no/such/folder"))
    table = Seated(program(MISBEHAVING, "3"))
    assert table.choose() == table.legal[3]
    table.bot.close()
    assert table.bot.processor_time() is None


# -- answers ------------------------------------------------------------------------------------


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
    bot._process = ProgramProcess(bot._command)  # type: ignore[attr-defined]
    return bot._process  # type: ignore[attr-defined]


def test_a_program_that_has_ended_does_not_end_the_command() -> None:
    """The command line lets a broken pipe end it, for `| head`."""
    before = signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        process = ProgramProcess([sys.executable, "-ISc", "pass"])
        process._process.wait()
        with pytest.raises(ProgramError):
            process.ask(b"hello\n", WallLimit(20))
        with suppress(ProgramError):
            process.tell(b"end\n")
        process.kill()
        assert signal.getsignal(signal.SIGPIPE) == signal.SIG_DFL
    finally:
        signal.signal(signal.SIGPIPE, before)


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
