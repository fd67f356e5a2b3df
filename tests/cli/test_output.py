"""Output that cannot be written: a closed pipe, a full disk, a closed stream."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.conftest import FULL, only_in_full
from tests.words import english

MEEPLEWRIGHT = [sys.executable, "-m", "meeplewright", "--lang", "en"]


@pytest.mark.parametrize(
    "arguments", [["--help"], ["doctor"], ["doctor", "--json"]] if FULL else [["--help"]]
)
def test_a_pipe_that_nobody_reads_ends_the_command_without_a_word(arguments: list[str]) -> None:
    command = [*MEEPLEWRIGHT, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == -signal.SIGPIPE


@pytest.mark.parametrize("arguments", [["--help"], ["doctor", "--json"]] if FULL else [["--help"]])
def test_output_that_finds_no_room_is_said_so(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [*MEEPLEWRIGHT, *arguments]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == english("file-disk-full", file=english("file-output")) + "\n"


@only_in_full
def test_a_closed_output_is_no_trouble() -> None:
    command = ["sh", "-c", 'exec "$@" >&-', "sh", *MEEPLEWRIGHT, "doctor", "--json"]
    ran = subprocess.run(command, stderr=subprocess.PIPE, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_trouble_with_a_drawing_names_the_drawing(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    drawing = tmp_path / ("long" * 70 + ".svg")
    answer = command("replay", finished, "--svg", drawing)
    assert answer.code == 2
    assert str(drawing) in answer.err and ".part" not in answer.err
