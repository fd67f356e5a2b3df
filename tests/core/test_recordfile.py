"""A record on disk while its game is played: complete after every line, whatever happens."""

import errno
import fcntl
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meeplewright.core import Entry, InvalidRecord, Meta, Record, RecordFile, replay
from meeplewright.core.recordfile import write_whole
from tests.core.samples import HEADER, OPENING, opening, random_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.mwr"


def write_opening(path: Path, lines: int = 8) -> RecordFile:
    made = RecordFile.create(path, opening().header)
    for line in opening().lines[:lines]:
        made.append(line)
    return made


def test_every_line_is_in_the_file_at_once(path: Path) -> None:
    with RecordFile.create(path, opening().header) as file:
        assert path.read_text("utf-8") == HEADER
        for count, line in enumerate(opening().lines, start=1):
            file.append(line)
            assert len(path.read_bytes().splitlines()) == count + 1
    assert path.read_text("utf-8") == OPENING


def test_a_finished_game_is_written_byte_for_byte(path: Path) -> None:
    record = random_game()
    outcome = replay(record).outcome()
    assert outcome is not None
    with RecordFile.create(path, record.header) as file:
        for line in record.entries:
            file.append(line)
        file.finish(outcome)
        assert file.record == record
    assert path.read_text("utf-8") == record.dumps()


def test_an_existing_file_is_not_written_over(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        RecordFile.create(path, opening().header)
    assert path.read_text() == "mine"


def test_a_name_that_cannot_be_written_leaves_no_file(path: Path) -> None:
    header = Record.loads(HEADER.replace("Zsófi", "?")).header
    object.__setattr__(header.seats[0], "name", "\udcff")
    with pytest.raises(UnicodeEncodeError):
        RecordFile.create(path, header)
    assert not path.exists()


def test_a_second_writer_is_kept_out(path: Path) -> None:
    with write_opening(path), pytest.raises(BlockingIOError):
        RecordFile.resume(path)
    RecordFile.resume(path).close()


def test_after_the_result_only_remarks_may_follow(path: Path) -> None:
    record = random_game()
    outcome = replay(record).outcome()
    assert outcome is not None
    with RecordFile.create(path, record.header) as file:
        for line in record.entries:
            file.append(line)
        file.finish(outcome)
        for wrong in (Entry(0, {"follower": None}), record.lines[-1]):
            with pytest.raises(InvalidRecord) as caught:
                file.append(wrong)
            assert caught.value.reason.key == "record-after-result"
        file.append(Meta({"note": "again?"}))
        assert file.record.result == record.result
    assert path.read_text("utf-8") == record.dumps() + '{"meta":{"note":"again?"}}\n'


# -- taking back ------------------------------------------------------------------------------


def test_lines_can_be_taken_back_and_others_written(path: Path) -> None:
    with write_opening(path) as file:
        file.take_back(6)
        assert file.record.lines == opening().lines[:6]
        assert Record.read(path) == file.record
        file.append(Meta({"takeback": 5}))
    assert path.read_text("utf-8").splitlines()[-1] == '{"meta":{"takeback":5}}'
    assert len(Record.read(path).lines) == 7


def test_all_lines_can_be_taken_back(path: Path) -> None:
    with write_opening(path) as file:
        file.take_back(0)
    assert path.read_text("utf-8") == HEADER


def test_a_result_can_be_taken_back(path: Path) -> None:
    path.write_text(OPENING, "utf-8")
    with RecordFile.resume(path) as file:
        file.append(random_game().lines[-1])
        file.take_back(8)
        assert file.record.result is None
    assert path.read_text("utf-8") == OPENING


def test_taking_back_counts_the_bytes_of_another_writer(path: Path) -> None:
    spaced = [json.dumps(json.loads(line)) + " \r\n" for line in OPENING.splitlines()]
    path.write_bytes("".join(spaced).encode())
    with RecordFile.resume(path) as file:
        file.append(Meta({"note": 1}))
        file.take_back(7)
    assert path.read_bytes() == "".join(spaced[:8]).encode()


def test_a_remark_takes_the_place_of_what_is_taken_back(path: Path) -> None:
    with write_opening(path) as file:
        file.take_back(6, Meta({"takeback": 5}))
        file.append(Meta({"note": 1}))
        assert Record.read(path) == file.record
        file.take_back(7)
    assert Record.read(path).lines == (*opening().lines[:6], Meta({"takeback": 5}))
    assert list(path.parent.iterdir()) == [path]


def test_what_cannot_be_taken_back_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with write_opening(path) as file:
        for room in (0, 1, 300):
            with monkeypatch.context() as patched:
                patched.setattr(os, "write", FullDisk(room).write)
                with pytest.raises(OSError, match="No space") as caught:
                    file.take_back(6, Meta({"takeback": 5}))
            assert caught.value.filename == str(path)
            assert path.read_text("utf-8") == OPENING
        file.append(Meta({"note": 1}))
        assert Record.read(path) == file.record
    assert list(path.parent.iterdir()) == [path]


def test_taking_back_keeps_the_second_writer_out(path: Path) -> None:
    with write_opening(path) as file:
        file.take_back(6)
        with pytest.raises(BlockingIOError):
            RecordFile.resume(path)


def test_whoever_opened_what_was_just_replaced_is_kept_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_opening(path)

    def replaced_meanwhile(handle: int, how: int) -> None:
        monkeypatch.undo()
        file.take_back(6)
        file.close()

    monkeypatch.setattr(fcntl, "flock", replaced_meanwhile)
    with pytest.raises(BlockingIOError):
        RecordFile.resume(path)


def test_taking_back_leaves_links_and_permissions_as_they_are(path: Path) -> None:
    write_opening(path).close()
    path.chmod(0o600)
    link = path.with_name("link.mwr")
    link.symlink_to(path)
    with RecordFile.resume(link) as file:
        file.take_back(0)
    assert link.is_symlink() and path.read_text("utf-8") == HEADER
    assert path.stat().st_mode & 0o777 == 0o600


# -- resuming ---------------------------------------------------------------------------------


def test_a_resumed_record_goes_on_where_it_stood(path: Path) -> None:
    write_opening(path, lines=5).close()
    with RecordFile.resume(path) as file:
        assert file.record.lines == opening().lines[:5]
        for line in opening().lines[5:]:
            file.append(line)
    assert path.read_text("utf-8") == OPENING


@pytest.mark.parametrize("last", [3, 4, 8])
def test_a_line_torn_anywhere_is_cut_off_on_resuming(path: Path, last: int) -> None:
    lines = OPENING.encode().splitlines(keepends=True)
    whole = b"".join(lines[:last])
    for cut in range(1, len(lines[last]) - 1):
        path.write_bytes(whole + lines[last][:cut])
        with RecordFile.resume(path) as file:
            assert path.read_bytes() == whole
            assert not file.record.torn
            file.append(opening().lines[last - 1])
        assert path.read_bytes() == whole + lines[last]


@pytest.mark.parametrize("lines", range(9))
def test_a_missing_end_of_the_last_line_is_added_on_resuming(path: Path, lines: int) -> None:
    text = "".join(OPENING.splitlines(keepends=True)[: lines + 1])
    path.write_text(text.removesuffix("\n"), "utf-8")
    with RecordFile.resume(path) as file:
        assert path.read_text("utf-8") == text
        file.append(Meta({"note": "here"}))
        file.take_back(lines)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-empty"),
        (OPENING.replace('"turn":1', '"turn":0') + '{"chance":{"dr', "why-terrain-differs"),
        (OPENING + "?\n", "record-not-json"),
        (HEADER.replace('"rules":1', '"rules":9').strip(), "record-newer-rules"),
        (HEADER.replace("carcassonne", "chess").strip(), "setup-game"),
        (random_game().dumps().strip(), "record-is-finished"),
    ],
)
def test_what_cannot_be_resumed_is_not_changed(path: Path, text: str, key: str) -> None:
    path.write_text(text, "utf-8")
    with pytest.raises(InvalidRecord) as caught:
        RecordFile.resume(path)
    assert caught.value.reason.key == key
    assert path.read_text("utf-8") == text
    with pytest.raises(InvalidRecord):  # and it does not stay locked
        RecordFile.resume(path)


# -- writes that fail halfway -----------------------------------------------------------------


class FullDisk:
    """Accepts some bytes and then no more."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._write = os.write

    def write(self, handle: int, data: bytes) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._write(handle, data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 10, 23])
def test_a_full_disk_leaves_the_file_whole_and_playable(
    path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    with write_opening(path, lines=5) as file:
        before = path.read_bytes()
        with monkeypatch.context() as patched:
            patched.setattr(os, "write", FullDisk(room).write)
            with pytest.raises(OSError, match="No space"):
                file.append(opening().lines[5])
        assert path.read_bytes() == before
        assert file.record == Record.loads(before)
        for line in opening().lines[5:]:
            file.append(line)
    assert path.read_text("utf-8") == OPENING


def test_a_line_that_is_not_safe_on_the_disk_is_not_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with write_opening(path, lines=5) as file:
        before = path.read_bytes()
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", fail)
            with pytest.raises(OSError, match="error"):
                file.append(opening().lines[5])
        assert path.read_bytes() == before


def test_an_interrupted_line_is_not_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(handle: int, data: bytes) -> int:
        raise KeyboardInterrupt

    with write_opening(path, lines=5) as file:
        before = path.read_bytes()
        with monkeypatch.context() as patched:
            patched.setattr(os, "write", interrupt)
            with pytest.raises(KeyboardInterrupt):
                file.append(opening().lines[5])
        assert path.read_bytes() == before


def test_a_full_disk_leaves_no_new_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", FullDisk(20).write)
        with pytest.raises(OSError, match="No space"):
            RecordFile.create(path, opening().header)
    assert not path.exists()
    write_opening(path).close()


AT_THE_LIMIT = """
import resource, signal, sys
from pathlib import Path
from meeplewright.core import Meta, RecordFile

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path = Path(sys.argv[1])
none = resource.getrlimit(resource.RLIMIT_FSIZE)
with RecordFile.resume(path) as file:
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 12, none[1]))
    try:
        file.append(Meta({"note": "too long for the file"}))
    except OSError as fault:
        print(fault.strerror)
    resource.setrlimit(resource.RLIMIT_FSIZE, none)
    file.append(Meta({"note": "short"}))
"""


def test_a_file_that_may_not_grow_is_left_whole_and_playable(path: Path) -> None:
    write_opening(path).close()
    command = [sys.executable, "-c", AT_THE_LIMIT, str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == os.strerror(errno.EFBIG) + "\n"
    assert path.read_text("utf-8") == OPENING + '{"meta":{"note":"short"}}\n'


# -- whole files ------------------------------------------------------------------------------


def test_a_file_is_replaced_at_once_and_nothing_is_left_lying_about(path: Path) -> None:
    write_whole(path, "old\n")
    write_whole(path, "új\n")
    assert path.read_bytes() == "új\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_be_replaced_keeps_its_text(path: Path) -> None:
    write_whole(path, "old\n")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "\udcff")
    assert path.read_text() == "old\n"
    assert list(path.parent.iterdir()) == [path]


def test_trouble_with_a_whole_file_names_the_file_itself(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old\n")
    for path in (tmp_path / "none" / "new", tmp_path / "file" / "new"):
        with pytest.raises(OSError) as caught:
            write_whole(path, "new\n")
        assert (caught.value.filename, caught.value.filename2) == (str(path), None)
    with pytest.raises(IsADirectoryError) as caught:
        write_whole(tmp_path, "new\n")
    assert (caught.value.filename, caught.value.filename2) == (str(tmp_path), None)
