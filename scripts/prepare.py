"""Prepares this checkout for a make target, and does nothing if nothing changed.

    scripts/prepare.sh packages    the packages for playing, and this package, in .venv
    scripts/prepare.sh page        these, and the page
    scripts/prepare.sh rules       these, a compiler, and the compiled rules
    scripts/prepare.sh play        these, the page, and the compiled rules if there is a compiler
    scripts/prepare.sh generated   the packages of the tests, and the page's generated sources
    scripts/prepare.sh dist        the packages of the tests, a compiler, and the page
    scripts/prepare.sh test        the packages of the tests, a compiler, Chromium, page and rules

Everything goes into .venv, build, web/node_modules, web/src/generated and src/meeplewright/web.
Runs on the system's Python, without packages; scripts/prepare.sh finds that Python.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from scripts.steps import STOPPED, only_one, say, step

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
# Python reads this when it starts; see scripts/checkout/meeplewright_checkout.py.
HOOK = f"{ROOT}/scripts/checkout\nimport meeplewright_checkout; meeplewright_checkout.install()\n"
UNFINISHED = VENV / ".unfinished"  # exists while packages are being installed
COVERED = {"play": ("play",), "dev": ("dev", "play")}  # the locks that a group's lock includes
VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"


class CannotPrepare(Exception):
    """One sentence that says what is missing."""


def run(*command: str | Path, **settings: str) -> bool:
    """Runs a command quietly; its output is shown if it fails."""
    try:
        ran = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, **settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            close_fds=False,  # children keep the lock
        )
    except FileNotFoundError:
        return False
    if ran.returncode != 0:
        sys.stderr.buffer.write(ran.stdout[-20_000:])
    return ran.returncode == 0


# -- system packages ------------------------------------------------------------------------------


def apt_install(*packages: str) -> bool:
    """Installs Debian packages if that is possible without asking, as root."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    with step(f"Installing {', '.join(packages)} with apt-get", "finished"):
        run("apt-get", "update", "-qq")
        patient = ("-o", "DPkg::Lock::Timeout=300")  # updates may be running on a new machine
        install = ("apt-get", *patient, "install", "-qq", "-y", *packages)
        return run(*install, DEBIAN_FRONTEND="noninteractive")


def can_compile() -> bool:
    """Whether the compiler this Python was built with, or `cc`, compiles Python's headers."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for compiler in dict.fromkeys((configured, os.environ.get("CC") or "cc")):
        words = shlex.split(compiler)
        if shutil.which(words[0]) is None:
            continue
        include = sysconfig.get_path("include")
        checked = subprocess.run(
            [*words, f"-I{include}", "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
        )
        if checked.returncode == 0:
            return True
    return False


def need_compiler() -> None:
    wanted = ("gcc", "libc6-dev", f"{VERSION}-dev")
    if can_compile() or (apt_install(*wanted) and can_compile()):
        return
    raise CannotPrepare(
        f"This needs a C compiler and Python's headers: install gcc and {VERSION}-dev."
    )


def need_browser() -> None:
    if any(map(shutil.which, ("chromium", "chromium-browser"))) or apt_install("chromium"):
        return
    raise CannotPrepare("The tests of the page need Chromium: install the package chromium.")


# -- .venv ----------------------------------------------------------------------------------------


def prepare_environment(group: str) -> None:
    """`.venv` with the locked packages of a group and this package, editable."""
    with only_one("packages"):
        made_by = f"{sys.version} for {VENV}"  # a checkout that was moved needs a new .venv
        if UNFINISHED.exists() or not is_written("venv", made_by):
            make_venv()
            write("venv", made_by)
        if not is_written(group, digest(lock_of(group))):
            for other in COVERED:  # the other group's versions may change
                (VENV / f".{other}").unlink(missing_ok=True)
            install(lock_of(group))
            for covered in COVERED[group]:
                write(covered, digest(lock_of(covered)))
        facts = [ROOT / name for name in ("pyproject.toml", "src/meeplewright/__init__.py")]
        if not is_written("package", digest(*facts) + HOOK):
            install_package()
            write("package", digest(*facts) + HOOK)


def lock_of(group: str) -> Path:
    return ROOT / "requirements" / f"{group}.lock"


def digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def is_written(name: str, text: str) -> bool:
    """Whether a step of `.venv` was finished with this text."""
    stamp = VENV / f".{name}"
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == text


def write(name: str, text: str) -> None:
    part = VENV / f".{name}.part"
    part.write_text(text)
    part.replace(VENV / f".{name}")


def make_venv() -> None:
    """An empty `.venv`, with uv or pip able to install into it."""
    if VENV.exists():
        shutil.rmtree(VENV)
    uv_venv = ("uv", "venv", "--quiet", "--no-cache", "--python", sys.executable, VENV)
    if shutil.which("uv") and run(*uv_venv):
        return
    if has_module("ensurepip") or apt_install(f"{VERSION}-venv"):
        if run(sys.executable, "-m", "venv", VENV):
            return
    elif has_module("pip") and run(sys.executable, "-m", "venv", "--without-pip", VENV):
        return
    raise CannotPrepare(
        f"{sys.executable} cannot make a virtual environment: install {VERSION}-venv."
    )


def has_module(name: str) -> bool:
    found = subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True)
    return found.returncode == 0


def uv(lock: Path) -> str | Path | None:
    """uv: the system's, or the locked one, installed into `.venv`; None without either."""
    if found := shutil.which("uv"):
        return found
    own = BIN / "uv"
    if own.exists():
        return own
    pin = re.search(r"^uv==.*(?:\n +.*)*", lock.read_text(), re.MULTILINE)
    if pin is None:
        return None
    wanted = VENV / "uv.lock"
    wanted.write_text(pin[0])
    return own if pip_install("--no-deps", "--require-hashes", "-r", wanted) else None


def install(lock: Path) -> None:
    """Installs the locked packages, with uv if possible, otherwise with pip."""
    UNFINISHED.touch()
    with step(f"Installing packages (requirements/{lock.name})", "installed"):
        tool = uv(lock)
        options = ("--no-deps", "--require-hashes", "-r", lock)
        if tool is None or not uv_install(tool, *options):
            say("  uv cannot do it here; pip takes longer.")
            if not pip_install(*options):
                raise CannotPrepare("The packages could not be installed: see above.")
    UNFINISHED.unlink()


def pip_install(*words: str | Path) -> bool:
    """`pip install`, which writes nothing outside this checkout."""
    if any((VENV / "lib" / VERSION / "site-packages").glob("pip-*")):
        pip = [str(PYTHON), "-m", "pip"]
    else:  # the pip of the Python that made .venv
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    options = ("--quiet", "--disable-pip-version-check", "--no-cache-dir")
    return run(*pip, "install", *options, *words)


def uv_install(tool: str | Path, *words: str | Path) -> bool:
    """`uv pip install`, which writes nothing outside this checkout."""
    cache = VENV / ".uv-cache"
    settings = {"UV_CACHE_DIR": os.environ.get("UV_CACHE_DIR", str(cache))}
    worked = run(tool, "pip", "install", "--quiet", "--python", PYTHON, *words, **settings)
    shutil.rmtree(cache, ignore_errors=True)
    return worked


def install_package() -> None:
    """Installs this package, editable, and the hook that finds its compiled modules."""
    editable = ("--no-deps", "--no-build-isolation", "-e", ROOT)
    if not (uv_install(BIN / "uv", *editable) or pip_install(*editable)):
        raise CannotPrepare("The package could not be installed: see above.")
    found = subprocess.run(
        [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    Path(found.stdout.strip(), "meeplewright_checkout.pth").write_text(HOOK)


# -- the page and the rules -----------------------------------------------------------------------


def prepare_side_by_side(*commands: Sequence[str]) -> list[bool]:
    """Runs our scripts in `.venv` in parallel. Returns whether each of them worked."""
    running = [
        subprocess.Popen([PYTHON, "-m", *command], cwd=ROOT, close_fds=False)
        for command in commands
    ]
    try:
        return [process.wait() == 0 for process in running]
    except KeyboardInterrupt:  # they are interrupted too
        for process in running:
            end(process)
        raise


def end(process: subprocess.Popen[bytes]) -> None:
    """Waits for a process that was interrupted."""
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.terminate()
        process.wait()


def need(worked: list[bool]) -> None:
    if not all(worked):
        raise CannotPrepare("The checkout could not be prepared: see above.")


PAGE, GENERATED, RULES = ("scripts.web",), ("scripts.web", "--generate"), ("scripts.build",)


def play() -> None:
    began = time.monotonic()
    prepare_environment("play")
    if not can_compile():
        say(
            f"Without a C compiler and Python's headers (gcc, {VERSION}-dev) the rules run "
            "interpreted: the same game, slower."
        )
        need(prepare_side_by_side(PAGE))
    else:
        os.environ.setdefault("MEEPLEWRIGHT_OPT", "1")  # half the build time, nearly the same speed
        page, rules = prepare_side_by_side(PAGE, (*RULES, "--any-level"))
        need([page])
        if not rules:
            say("The rules could not be compiled; they run interpreted: the same game, slower.")
    if (took := time.monotonic() - began) > 3:
        say(f"Ready after {took:.0f} s.")


def prepare(group: str, *scripts: Sequence[str]) -> None:
    prepare_environment(group)
    need(prepare_side_by_side(*scripts))


def rules() -> None:
    need_compiler()
    prepare("play", RULES)


def dist() -> None:
    need_compiler()
    prepare("dev", PAGE)


def test() -> None:
    need_compiler()
    need_browser()
    prepare("dev", PAGE, RULES)


TARGETS: dict[str, Callable[[], None]] = {
    "packages": partial(prepare, "play"),
    "page": partial(prepare, "play", PAGE),
    "rules": rules,
    "play": play,
    "generated": partial(prepare, "dev", GENERATED),
    "dist": dist,
    "test": test,
}


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in TARGETS:
        say(f"usage: scripts/prepare.sh {' | '.join(TARGETS)}")
        return 2
    try:
        TARGETS[words[0]]()
    except CannotPrepare as fault:
        say(str(fault))
        return 1
    except OSError as fault:
        say(f"The checkout could not be prepared: {fault}")
        return 1
    except KeyboardInterrupt:
        say("Stopped. Run the same command again to go on.")
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
