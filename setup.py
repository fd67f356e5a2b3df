"""Which modules mypyc compiles, and how. Everything else about the package is in pyproject.toml.

`scripts/build.py` builds into build/compiled for development; a wheel is compiled where a C
compiler is at hand and pure Python otherwise. An editable install never compiles: the sources
in src stay what they are.

Environment: MEEPLEWRIGHT_PURE=1 compiles nothing; MEEPLEWRIGHT_OPT=1 compiles quickly (-O1).
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/meeplewright")
SCRATCH = Path("build/mypyc")  # generated C and mypyc's own cache

# Of a game's rules every module is compiled, except `forms.py` and `aid_forms.py` (TypedDicts must
# stay interpreted) and `__init__.py` (a package's face need not be fast).
RULES = ("carcassonne", "keyflower")

# Elsewhere only what is listed.
COMPILED: dict[str, tuple[str, ...]] = {
    "core": ("encoding", "game", "luck", "options", "orders", "player", "reading", "values"),
    "bots": (
        *(
            f"carcassonne/{name}"
            for name in (
                *("closing", "evaluation", "prospects", "searching"),
                *("tree", "turns", "weights"),
            )
        ),
        *(
            f"keyflower/{name}"
            for name in (
                *("bidding", "boats", "evaluation", "turns", "upgrading", "villages", "winter"),
                *("carrying", "habits", "leads", "moves", "playing", "positions", "remembering"),
                *("searching", "tree", "worths"),
            )
        ),
    ),
}


def compiled_modules() -> dict[str, list[str]]:
    """The files to compile, by package; a package without any is left out."""
    groups = {
        package: [str(PACKAGE / package / f"{name}.py") for name in names]
        for package, names in COMPILED.items()
    }
    groups |= {package: rules_modules(package) for package in RULES}
    return {package: files for package, files in groups.items() if files}


def rules_modules(package: str) -> list[str]:
    """The compiled modules of a game's rules."""
    return [
        str(path)
        for path in sorted((PACKAGE / package).rglob("*.py"))
        if path.name not in ("__init__.py", "forms.py", "aid_forms.py")
    ]


def compiler_found() -> bool:
    """Whether a C compiler and Python's headers are here. (Elsewhere than on Unix: try and see.)"""
    if os.name != "posix":
        return True
    configured = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if "CC" not in os.environ and not shutil.which(configured) and shutil.which("cc"):
        os.environ["CC"] = configured = "cc"  # this Python was built elsewhere, with another one
    return (
        bool(shutil.which(configured)) and Path(sysconfig.get_path("include"), "Python.h").exists()
    )


def compiling() -> bool:
    """Whether this run builds something that should hold compiled modules."""
    if os.environ.get("MEEPLEWRIGHT_PURE") == "1" or not compiler_found():
        return False
    return not {"build", "build_ext", "bdist_wheel"}.isdisjoint(sys.argv)


def extensions() -> list[Any]:
    """One shared library a package, and one thin extension for each of its modules."""
    groups = compiled_modules()
    if not compiling() or not groups:
        return []
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        [
            f"--cache-dir={SCRATCH / 'cache'}",
            *(file for files in groups.values() for file in files),
        ],
        # Top-level names: mypyc works out each module's __file__ from where its library lies.
        separate=[(files, f"meeplewright_{package}") for package, files in groups.items()],
        target_dir=str(SCRATCH / "c"),
        opt_level=os.environ.get("MEEPLEWRIGHT_OPT", "3"),
    )
    for extension in made:
        extension.optional = "bdist_wheel" in sys.argv
        if os.name == "posix":
            extension.extra_compile_args.append("-w")  # nobody reads warnings about generated C
    return made


class CopySources(build_py):
    """Copies every source every time: by its time alone an old copy put back would be missed."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.force = True


class AllOrNothing(build_ext):
    """Half a compiled package cannot be imported: where one module fails, the wheel is pure."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)


class BuildExactly(build):
    """Leaves nothing in the build whose source is gone: a stale binary would still be imported."""

    def run(self) -> None:
        super().run()
        wanted: set[Path] = set()
        for name in self.get_sub_commands():
            command: Any = self.get_finalized_command(name)
            wanted.update(map(Path, command.get_outputs()))
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


def longest_first(extensions: list[Any]) -> list[Any]:
    """Compilers that run beside each other end together if the longest task begins first."""
    return sorted(
        extensions,
        key=lambda extension: sum(Path(source).stat().st_size for source in extension.sources),
        reverse=True,
    )


setup(
    ext_modules=longest_first(extensions()),
    cmdclass={"build": BuildExactly, "build_ext": AllOrNothing, "build_py": CopySources},
)
