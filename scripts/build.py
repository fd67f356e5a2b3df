"""Compiles the rules into build/compiled, where the Python in `.venv` finds them.

Nothing is done if the sources, the build settings, the tools and the optimisation level are those
of the last build; `--any-level` accepts a build of any optimisation level.
`scripts/checkout/meeplewright_checkout.py` decides whether a build is used.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from scripts.checkout.meeplewright_checkout import (
    COMPILED,
    RECORD,
    ROOT,
    are_unchanged,
    fingerprints,
    read_record,
    write_record,
)
from scripts.steps import main_of, only_one, step

BUILD = Path(ROOT, "build")
SOURCES = Path(ROOT, "src", "meeplewright")
CACHE = BUILD / "mypyc" / "cache"  # as in setup.py
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
CHANGED = {"setup.py": [-1, 0, ""]}  # as if a source had changed: never up to date


def packages() -> list[str]:
    """The packages with compiled modules."""
    return sorted(runpy.run_path(f"{ROOT}/setup.py")["compiled_modules"]())


def sources(packages: list[str]) -> list[str]:
    """Everything that the compiled modules depend on: these modules and the ones next to them."""
    found = [path for package in packages for path in (SOURCES / package).rglob("*.py")]
    return ["setup.py", *sorted({path.relative_to(ROOT).as_posix() for path in found})]


def settings() -> str:
    """What else affects the binaries; the first word is the optimisation level."""
    level = os.environ.get("MEEPLEWRIGHT_OPT", "3")
    tools = hashlib.sha256(Path(ROOT, "requirements", "play.lock").read_bytes()).hexdigest()
    return f"-O{level} {os.environ.get('CC', '')} {sys.version} {tools}"


def same_settings(recorded: str, any_level: bool) -> bool:
    """Whether a build had the current settings; `any_level` ignores the optimisation level."""
    if any_level:
        return recorded.split()[1:] == settings().split()[1:]
    return recorded == settings()


def binaries() -> Iterator[tuple[str, str]]:
    """The compiled modules, by name, and their files."""
    for path in sorted(Path(COMPILED).rglob(f"*{SUFFIX}")):
        place = path.relative_to(COMPILED).as_posix()
        yield place.removesuffix(SUFFIX).replace("/", "."), place


def is_built(any_level: bool) -> bool:
    """Whether the last build had the same sources and settings."""
    record = read_record(RECORD)
    return (
        record is not None
        and same_settings(record["settings"], any_level)
        and list(record["files"]) == sources(record["packages"])
        and are_unchanged(record["files"])
    )


def build(force: bool) -> int:
    """Runs the build, quietly unless it fails; returns its exit status."""
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    command += ["--build-lib", COMPILED, "--build-temp", str(BUILD / "temp")]
    command += ["--force"] if force else []
    ran = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, close_fds=False
    )
    if ran.returncode != 0:
        sys.stderr.buffer.write(ran.stdout)
    return ran.returncode


def build_if_changed(any_level: bool) -> int:
    """Builds unless the build is up to date; returns the exit status."""
    if is_built(any_level):
        return 0
    last = read_record(RECORD)
    record = {
        "python": sys.implementation.cache_tag,
        "packages": (compiled := packages()),
        "files": fingerprints(sources(compiled)),
        "settings": settings(),
    }
    Path(RECORD).unlink(missing_ok=True)
    # mypyc's cache loses which native integers of a class can be undefined, so modules compiled
    # against a cached class fail. Unchanged C code is still not compiled again.
    shutil.rmtree(CACHE, ignore_errors=True)
    # The build tool notices neither changed compiler flags nor the leftovers of an interrupted
    # compiler.
    force = last is None or last["settings"] != record["settings"]
    with step("Compiling the rules", "compiled"):
        status = build(force)
    if status == 0:
        write_record(RECORD, {**record, "binaries": dict(binaries())})
    else:
        write_record(RECORD, {**record, "files": CHANGED})
    return status


def main() -> int:
    with only_one("rules"):
        return build_if_changed("--any-level" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main_of(main))
