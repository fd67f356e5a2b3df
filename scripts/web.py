"""Builds the page into src/meeplewright/web, where the server finds it.

Nothing is done if nothing it depends on has changed since the last build. `--generate` stops after
the generated sources (types of the API, pictures of the tiles), which checks and tests need.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from scripts.checkout.meeplewright_checkout import (
    are_unchanged,
    fingerprints,
    read_record,
    write_record,
)
from scripts.steps import main_of, only_one, step

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
GENERATED = WEB / "src" / "generated"
PAGE = ROOT / "src" / "meeplewright" / "web"
BUILD = ROOT / "build"
BIN = Path(sys.executable).parent  # Node is next to Python
NPM = str(BIN / "npm")
SOURCES = (
    "src/meeplewright",
    "web",
    "scripts/web.py",
    "scripts/page",
    "requirements/play.lock",
)
PACKED = (".js", ".css", ".svg", ".html")  # compressed once here instead of on every request
MADE = {PAGE, PACKAGES, GENERATED}


def sources() -> Iterator[str]:
    """Every file the page depends on, by its path in the checkout."""
    for source in SOURCES:
        if (ROOT / source).is_file():
            yield source
        for folder, folders, names in os.walk(ROOT / source):
            made = {path.name for path in MADE if str(path.parent) == folder} | {"__pycache__"}
            folders[:] = sorted(set(folders) - made)
            yield from (Path(folder, name).relative_to(ROOT).as_posix() for name in sorted(names))


def run(*command: str) -> None:
    """Run a command, quietly unless it fails."""
    settings = {
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "npm_config_cache": str(BUILD / "npm"),  # nothing is written outside the checkout
    }
    ran = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        close_fds=False,  # children keep the lock
    )
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout + ran.stderr)
        sys.exit(ran.returncode)


def install() -> None:
    """Install the page's locked packages once; an interrupted installation is repeated."""
    stamp = PACKAGES / ".lock-of-last-install"
    lock = (WEB / "package-lock.json").read_text()
    if stamp.exists() and stamp.read_text() == lock:
        return
    shutil.rmtree(PACKAGES, ignore_errors=True)
    with step("Installing the page's packages", "packages installed"):
        # Not `npm ci`: it refuses a lock without the binaries of every other platform.
        run(NPM, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    shutil.rmtree(BUILD / "npm", ignore_errors=True)
    stamp.write_text(lock)


def generate() -> None:
    """Generate the API's types and the pictures of the tiles."""
    from meeplewright.server.app import document
    from scripts import page

    GENERATED.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document(), indent=1, sort_keys=True)
    openapi, types = GENERATED / "openapi.json", GENERATED / "api.ts"
    with step("Drawing the tiles for the page", "tiles drawn"):
        if not types.exists() or not openapi.exists() or openapi.read_text() != text:
            types.unlink(missing_ok=True)
            openapi.write_text(text)
            run(NPM, "run", "types", "--silent")
        page.write(GENERATED)


def build() -> None:
    """Build the page, completely or not at all."""
    fresh, old = BUILD / "page", BUILD / "page.old"
    shutil.rmtree(fresh, ignore_errors=True)
    with step("Building the page", "page built"):
        run(NPM, "run", "build", "--silent", "--", "--outDir", str(fresh), "--emptyOutDir")
    for file in list(fresh.rglob("*")):
        if file.suffix in PACKED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    shutil.rmtree(old, ignore_errors=True)
    if PAGE.exists():
        PAGE.replace(old)
    fresh.replace(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def make(target: Path, stamp: Path, build_it: Callable[[], None]) -> None:
    """Build the target unless it was built from the same files."""
    files = list(sources())
    record = read_record(str(stamp))
    if target.exists() and record and list(record) == files and are_unchanged(record):
        return
    found = fingerprints(files)
    stamp.unlink(missing_ok=True)
    build_it()
    write_record(str(stamp), found)


def main() -> int:
    with only_one("page"):
        install()
        make(GENERATED, BUILD / "generated.json", generate)
        if "--generate" not in sys.argv[1:]:
            make(PAGE, BUILD / "page.json", build)
    return 0


if __name__ == "__main__":
    sys.exit(main_of(main))
