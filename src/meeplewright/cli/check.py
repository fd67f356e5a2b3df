"""`meeplewright check` and `meeplewright notation`: verify records, convert them to text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from meeplewright.cli.replay import torn_sentence, warn_of_record
from meeplewright.core.errors import InvalidRecord
from meeplewright.core.game import Json
from meeplewright.core.records import Record
from meeplewright.core.replay import Verdict, check
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.errors import (
    BAD_INPUT,
    UserError,
    concerning,
    file_sentence,
    record_sentence,
)

_STANDARD_INPUT = "-"


@dataclass(frozen=True)
class Finding:
    """The result for one file; `trouble` is the sentence for a bad one, `remark` for another."""

    path: Path
    verdict: Verdict | None = None
    fault: InvalidRecord | None = None
    trouble: str | None = None
    remark: str | None = None

    def to_json(self) -> Json:
        form: Json = {"record": str(self.path), "sound": self.trouble is None}
        if self.verdict is not None:
            form["entries"] = self.verdict.entries
            form["finished"] = self.verdict.finished
            form["torn"] = self.verdict.torn
            form["older_rules"] = self.verdict.older_rules
        if self.trouble is not None:
            form["trouble"] = self.trouble
        if self.fault is not None:
            form["line"] = self.fault.line
            form["entry"] = self.fault.entry
            form["reason"] = self.fault.reason.to_json()
        return form


def check_records(terminal: Terminal, paths: list[Path], as_json: bool) -> int:
    """Verify every record; returns the exit code."""
    findings = [_examine(terminal, path) for path in paths]
    bad = [finding for finding in findings if finding.trouble is not None]
    if as_json:
        sound = len(findings) - len(bad)
        records = [finding.to_json() for finding in findings]
        terminal.json({"sound": sound, "bad": len(bad), "records": records})
    else:
        _report(terminal, findings, len(bad))
    return BAD_INPUT if bad else 0


def _report(terminal: Terminal, findings: list[Finding], bad: int) -> None:
    for finding in findings:
        for sentence in (finding.trouble, finding.remark):
            if sentence is not None:
                terminal.warn(sentence)
        if finding.trouble is None and finding.verdict and finding.verdict.older_rules:
            terminal.say("check-older", file=str(finding.path))
    terminal.say("check-sound", count=len(findings) - bad)
    if bad:
        terminal.say("check-bad", count=bad)


def _examine(terminal: Terminal, path: Path) -> Finding:
    try:
        record = Record.read(path)
    except InvalidRecord as fault:
        return Finding(path, None, fault, record_sentence(path, fault, terminal))
    except OSError as trouble:
        trouble.filename = str(path)
        return Finding(path, None, None, file_sentence(trouble, terminal))
    verdict = check(record)
    if verdict.fault is not None:
        sentence = record_sentence(path, verdict.fault, terminal)
        return Finding(path, verdict, verdict.fault, sentence)
    return Finding(
        path, verdict, remark=torn_sentence(terminal, path, record) if record.torn else None
    )


# -- notation ---------------------------------------------------------------------------------


def notation_of(terminal: Terminal, path: Path | None, out: Path | None) -> None:
    """Print a record as text."""
    if path is None:
        raise UserError("usage-missing", name=terminal.text("meta-record"))
    with concerning(path):
        record = Record.read(path)
        text = record.to_text()
    warn_of_record(terminal, path, record)
    _give(terminal, text, out)


def record_of(terminal: Terminal, record: Path | None, source: Path, out: Path | None) -> None:
    """Convert text to a record."""
    if record is not None:
        raise UserError("usage-one-of", first=terminal.text("meta-record"), second="--parse")
    with concerning(source):
        if str(source) == _STANDARD_INPUT:
            text = sys.stdin.buffer.read().decode("utf-8")
        else:
            text = source.read_bytes().decode("utf-8")
        made = Record.from_text(text)
    _give(terminal, made.dumps(), out)


def _give(terminal: Terminal, text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
        return
    with concerning(out):
        write_new(out, text)
    terminal.say("notation-written", file=str(out))


def write_new(path: Path, text: str) -> None:
    """Write a new file, completely or not at all; FileExistsError if it exists."""
    with _only_whole(path):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


@contextmanager
def _only_whole(path: Path) -> Iterator[None]:
    existed = os.path.lexists(path)
    try:
        yield
    except BaseException:
        if not existed:
            path.unlink(missing_ok=True)
        raise
