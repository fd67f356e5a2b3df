"""Builds the browser client into src/meeplewright/web, from where the server serves it.

Nothing is done when nothing it depends on has changed since the last time. `--generate` stops
after the generated sources (types of the API, pictures of the tiles), which checks and tests need;
`--hand-over` only gives a page that is built already to the compiled copy of the package.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts import web_art

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "generated"
PAGE = ROOT / "src" / "meeplewright" / "web"
COMPILED = ROOT / "build" / "compiled" / "meeplewright"
BIN = Path(sys.executable).parent  # Node lies beside Python
SOURCES = (
    "src/meeplewright",
    "web",
    *sorted(str(script.relative_to(ROOT)) for script in (ROOT / "scripts").glob("web*.py")),
    "requirements/dev.lock",
)
PACKED = (".js", ".css", ".svg", ".html")  # once here instead of at every visit
NOT_SOURCES = {"node_modules", "__pycache__", "generated"}


def ingredients() -> Iterator[Path]:
    """Every file the page depends on."""
    for source in SOURCES:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            made = NOT_SOURCES & set(file.parts) or PAGE in file.parents
            if file.is_file() and not made and file.suffix != ".so":
                yield file


def fingerprint() -> str:
    digest = hashlib.sha256()
    for file in ingredients():
        digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def run(*command: str) -> None:
    """Quietly, unless it fails."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout + ran.stderr)
        sys.exit(ran.returncode)


def install() -> None:
    """The locked packages of the client, once."""
    stamp = WEB / "node_modules" / ".lock-of-last-install"
    lock = (WEB / "package-lock.json").read_text()
    if not stamp.exists() or stamp.read_text() != lock:
        print("Installing the browser client's packages ...", file=sys.stderr, flush=True)
        # Not `npm ci`: it refuses a lock without the binaries of every other platform.
        run(str(BIN / "npm"), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(lock)


def generate() -> None:
    """The API's types and the pictures of the tiles."""
    from meeplewright.server.app import document

    GENERATED.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document(), indent=1, sort_keys=True)
    openapi, types = GENERATED / "openapi.json", GENERATED / "api.ts"
    if not types.exists() or not openapi.exists() or openapi.read_text() != text:
        openapi.write_text(text)
        run(str(BIN / "npm"), "run", "types", "--silent")
    web_art.write(GENERATED)


def build() -> None:
    """The page, whole or not at all."""
    fresh = ROOT / "build" / "page"
    shutil.rmtree(fresh, ignore_errors=True)
    run(str(BIN / "npm"), "run", "build", "--silent", "--", "--outDir", str(fresh), "--emptyOutDir")
    for file in list(fresh.rglob("*")):
        if file.suffix in PACKED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(fresh, PAGE)


def hand_to_compiled() -> None:
    """The compiled copy of the package serves the same page."""
    if COMPILED.exists() and PAGE.exists():
        shutil.rmtree(COMPILED / "web", ignore_errors=True)
        shutil.copytree(PAGE, COMPILED / "web")


def main() -> None:
    if "--hand-over" in sys.argv[1:]:
        hand_to_compiled()
        return
    install()
    stamp = ROOT / "build" / "page.stamp"
    stamp.parent.mkdir(exist_ok=True)
    now = fingerprint()
    if "--generate" in sys.argv[1:]:
        generate()
        return
    if not stamp.exists() or stamp.read_text() != now or not PAGE.exists():
        print("Building the page ...", file=sys.stderr, flush=True)
        generate()
        build()
        stamp.write_text(now)
    hand_to_compiled()


if __name__ == "__main__":
    main()
