"""Compiles the rules into build/compiled, a whole copy of the package with the binaries beside.

Put that folder first on PYTHONPATH to run compiled. Nothing is done when the sources, the build
recipe, the tools and the optimisation level are those of the last build.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
STAMP = ROOT / "build" / "compiled.stamp"
KEPT = ROOT / "build" / "mypyc" / "cache"  # as setup.py has it
SOURCE_KINDS = (".py", ".json", ".ftl", ".npz", ".typed")


def ingredients() -> Iterator[bytes]:
    """Everything the build depends on."""
    yield sys.version.encode()
    yield os.environ.get("MEEPLEWRIGHT_OPT", "3").encode()
    for name in ("setup.py", "pyproject.toml", "requirements/dev.lock"):
        yield (ROOT / name).read_bytes()
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in SOURCE_KINDS:
            yield path.relative_to(ROOT).as_posix().encode()
            yield path.read_bytes()


def fingerprint() -> str:
    """One line for all ingredients; the last word is the optimisation level."""
    digest = hashlib.sha256()
    for ingredient in ingredients():
        digest.update(len(ingredient).to_bytes(8))
        digest.update(ingredient)
    return f"{digest.hexdigest()} -O{os.environ.get('MEEPLEWRIGHT_OPT', '3')}"


def build(force: bool) -> int:
    """Runs the build, quietly unless it fails; returns its exit status."""
    command = [sys.executable, "setup.py", "-q", "build"]
    command += ["--build-lib", str(COMPILED), "--build-temp", str(ROOT / "build" / "temp")]
    command += ["--force"] if force else []
    ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if ran.returncode != 0:
        sys.stderr.buffer.write(ran.stdout)
    return ran.returncode


def build_if_changed() -> int:
    """Builds unless the last build had the same ingredients; returns the exit status."""
    now = fingerprint()
    last = STAMP.read_text() if STAMP.exists() else ""
    if now == last:
        return 0
    print("Compiling the rules ...", file=sys.stderr, flush=True)
    STAMP.write_text(f"unfinished {now.split()[-1]}")
    # What mypyc keeps of a class loses which of its native integers may be undefined, so modules
    # compiled against a kept one fail. C that comes out as it was is not compiled again.
    shutil.rmtree(KEPT, ignore_errors=True)
    # The C compiler's flags are no dependency the build tool sees.
    status = build(force=last.split()[-1:] != now.split()[-1:])
    if status == 0:
        STAMP.write_text(now)
    return status


def main() -> int:
    """Builds one at a time: whoever comes second waits and finds it done."""
    STAMP.parent.mkdir(exist_ok=True)
    with STAMP.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build_if_changed()


if __name__ == "__main__":
    sys.exit(main())
