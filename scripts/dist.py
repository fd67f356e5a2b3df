"""Builds the packages into dist or the given folder: the sources, and two wheels that are built
from these sources only; with --pure, only one wheel.

One wheel is compiled, for this version of Python on this platform; the other is pure Python and
runs anywhere. All three contain the built page, so installing them does not need Node. The same
commit and tools give the same bytes: the time in the archives is that of the commit, or
SOURCE_DATE_EPOCH.
"""

import argparse
import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "meeplewright" / "web" / "index.html"


def epoch() -> str:
    """The time of all files in the packages."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return os.environ["SOURCE_DATE_EPOCH"]
    return git("log", "-1", "--format=%ct") or str(int(time.time()))


def git(*words: str) -> str:
    """The output of git; empty without git or a repository."""
    try:
        said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""


def build(kind: str, source: Path, into: Path, **settings: str) -> Path:
    """Runs the build tool with the installed packages, quietly unless it fails."""
    command = [sys.executable, "-m", "build", "--no-isolation", kind, "--outdir", str(into)]
    environment = {**os.environ, **settings}
    ran = subprocess.run(
        [*command, str(source)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if ran.returncode != 0:
        sys.stderr.buffer.write(ran.stdout)
        sys.exit(ran.returncode)
    (made,) = into.iterdir()
    return made


def settled(sources: Path, when: int) -> bytes:
    """The same sources packed in order, with one time and no owner."""
    packed = io.BytesIO()
    with (
        tarfile.open(sources) as found,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=when) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as out,
    ):
        for member in sorted(found.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = when, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            out.addfile(member, found.extractfile(member) if member.isfile() else None)
    return packed.getvalue()


def hand_out(scratch: Path, only_pure: bool) -> list[Path]:
    """Builds the files in a temporary folder, the sources first."""
    when = epoch()
    sources = build("--sdist", ROOT, scratch / "sources")
    sources.write_bytes(settled(sources, int(when)))
    made = [sources]
    for name, pure in (("compiled", "0"), ("pure", "1"))[only_pure:]:
        with tarfile.open(sources) as packed:
            packed.extractall(scratch / f"from-{name}", filter="data")
        (source,) = (scratch / f"from-{name}").iterdir()
        settings = {"MEEPLEWRIGHT_PURE": pure, "SOURCE_DATE_EPOCH": when}
        made.append(build("--wheel", source, scratch / name, **settings))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("into", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--pure", action="store_true", help="no compiled wheel")
    asked = parser.parse_args()
    into: Path = asked.into
    if not PAGE.exists():
        sys.exit("There is no page to hand out: build it first (make web).")
    if changes := git("status", "--porcelain"):
        print(f"Not committed, and handed out all the same:\n{changes}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as scratch:
        made = hand_out(Path(scratch), asked.pure)
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        for path in made:
            print(f"{path.stat().st_size / 1e6:6.1f} MB  {into.name}/{path.name}")
            shutil.move(path, into)


if __name__ == "__main__":
    main()
