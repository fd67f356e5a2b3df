"""Which modules mypyc compiles, and how. Everything else about the package is in pyproject.toml.

`scripts/build.py` builds into build/compiled for development, `scripts/dist.py` builds wheels for
release. An editable install never compiles: the sources in src do not change.

Environment: a wheel is compiled if possible and pure Python otherwise, unless MEEPLEWRIGHT_PURE is
1 (never compile) or 0 (compile or fail); MEEPLEWRIGHT_OPT=1 compiles faster (-O1).
"""

import ast
import os
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/meeplewright")
SCRATCH = Path("build/mypyc")  # generated C and mypyc's own cache
DOCUMENTED = SCRATCH / "documented"  # the generated C, with docstrings
PURE = os.environ.get("MEEPLEWRIGHT_PURE")

# The compiled modules that all games share. In a game, every module of the packages `rules` and
# `bots` is compiled, unless the package lists it as INTERPRETED in its `__init__.py`.
COMPILED: dict[str, tuple[str, ...]] = {
    "core": (
        *("actions", "encoding", "game", "luck", "many", "options", "orders", "player"),
        *("reading", "rows", "values"),
    ),
    "bots": ("margins",),
}


def compiled_modules() -> dict[str, list[str]]:
    """The files to compile, by package."""
    groups = {
        package: [str(PACKAGE / package / f"{name}.py") for name in names]
        for package, names in COMPILED.items()
    }
    folders = [path for part in ("bots", "rules") for path in PACKAGE.glob(f"games/*/{part}")]
    for folder in sorted(folders):
        if files := game_modules(folder):
            groups[folder.relative_to(PACKAGE).as_posix()] = files
    return groups


def game_modules(folder: Path) -> list[str]:
    """The compiled modules of a game's package; `__init__.py` is never worth compiling."""
    left_out = {"__init__", *interpreted(folder / "__init__.py")}
    found = sorted(folder.rglob("*.py"))
    return [
        str(path)
        for path in found
        if left_out.isdisjoint(path.relative_to(folder).with_suffix("").parts)
    ]


def interpreted(package: Path) -> tuple[str, ...]:
    """The modules and packages that a package lists as INTERPRETED, found without importing it."""
    for node in ast.parse(package.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="INTERPRETED")], value=value):
                return tuple(ast.literal_eval(value))
    return ()


def compiler_found() -> bool:
    """Whether a C compiler and Python's headers are installed. (Assumed if this is not Unix.)"""
    if sys.implementation.name != "cpython":
        return False
    if os.name != "posix":
        return True
    configured = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if "CC" not in os.environ and not shutil.which(configured) and shutil.which("cc"):
        os.environ["CC"] = configured = "cc"  # Python was built with another compiler
    return (
        bool(shutil.which(configured)) and Path(sysconfig.get_path("include"), "Python.h").exists()
    )


def compiling() -> bool:
    """Whether this run builds something with compiled modules."""
    if {"build", "build_ext", "bdist_wheel"}.isdisjoint(sys.argv) or PURE == "1":
        return False
    return compiler_found() or not may_be_pure()


def may_be_pure() -> bool:
    """Whether modules that cannot be compiled stay interpreted, instead of being an error."""
    return PURE != "0" and "bdist_wheel" in sys.argv


def extensions() -> list[Any]:
    """The extensions made by mypyc; none if it fails and the wheel may be pure."""
    if not compiling():
        return []
    try:
        return translated()
    except (ImportError, SystemExit) as fault:  # no mypyc, or one that reports type errors
        if not may_be_pure():
            raise
        print(f"This wheel is pure Python, because mypyc failed: {fault!r}", file=sys.stderr)
        return []


def group_name(package: str) -> str:
    """The name of a package's shared library: `meeplewright_<game>_rules`."""
    return "meeplewright_" + package.removeprefix("games/").replace("/", "_")


def translated() -> list[Any]:
    """One shared library per package, and one thin extension for each of its modules."""
    from mypyc.build import mypycify

    groups = compiled_modules()
    made: list[Any] = mypycify(
        [
            f"--cache-dir={SCRATCH / 'cache'}",
            # Other modules may import packages that are not installed where pip builds.
            "--follow-imports=silent",
            *(file for files in groups.values() for file in files),
        ],
        # Top-level names: mypyc derives each module's __file__ from the location of its library.
        separate=[(files, group_name(package)) for package, files in groups.items()],
        target_dir=str(SCRATCH / "c"),
        multi_file=True,  # one C file per module: several compilers can work in parallel
        opt_level=os.environ.get("MEEPLEWRIGHT_OPT", "3"),
    )
    docs = docstrings([file for files in groups.values() for file in files])
    for extension in made:
        extension.sources = [with_docstrings(source, docs) for source in extension.sources]
        extension.optional = may_be_pure()
        if os.name == "posix":
            # Warnings about generated C are not useful. Debugging information would take a quarter
            # of the compiler's time, and would name this machine in the packages.
            # mypyc defines what libraries export in each C file: `-fcommon` merges the definitions.
            extension.extra_compile_args += ["-w", "-g0", "-fcommon"]
    return made


# -- docstrings -----------------------------------------------------------------------------------
#
# mypyc drops them: for a function or a class it keeps the signature, for a property or a module
# nothing. They are added to the generated C, where CPython looks for them. mypyc itself cannot
# be patched, because it is compiled. If a later mypyc generates different C, the patterns find
# nothing and the build continues without docstrings; tests/test_docstrings.py fails then.

_TEXT = r'NULL|"(?:[^"\\]|\\.)*"'
PLACES = [  # for each: the C name of the documented object, and the text to extend
    re.compile(rf"\(PyCFunction\)(\w+),\s+[\w |]+, PyDoc_STR\(({_TEXT})\)"),
    re.compile(rf"PyTypeObject (\w+)_template_ = {{[^{{}}]*\.tp_doc = PyDoc_STR\(({_TEXT})\)"),
    re.compile(r"\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+(NULL), NULL}"),
    re.compile(r'PyModuleDef (\w+) = {\s+PyModuleDef_HEAD_INIT,\s+"[\w.]+",\s+(NULL),'),
]


def docstrings(files: list[str]) -> dict[str, str]:
    """The docstrings of these modules, by the names that mypyc gives in C."""
    found: dict[str, str] = {}
    for file in files:
        name = c_name(".".join(Path(file).with_suffix("").relative_to(PACKAGE.parent).parts))
        tree = ast.parse(Path(file).read_text("utf-8"))
        documented = {f"{name}module": tree, **dict(documented_in(tree, name))}
        for place, node in documented.items():
            if text := ast.get_docstring(node):
                found[place] = text
    return found


def documented_in(
    tree: ast.Module | ast.ClassDef, name: str
) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes and functions in a module, then those in its classes, each with its C name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield f"CPyType_{name}___{c_name(node.name)}", node
            yield from documented_in(node, f"{name}___{c_name(node.name)}")
        elif isinstance(node, ast.FunctionDef):
            if any(isinstance(by, ast.Name) and by.id == "property" for by in node.decorator_list):
                yield f"{name}_get_{c_name(node.name)}", node
            else:
                yield f"CPyPy_{name}___{c_name(node.name)}", node


def c_name(name: str) -> str:
    """A dotted name as mypyc writes it."""
    return name.replace("___", "___3_").replace(".", "___")


def with_docstrings(source: str, docs: dict[str, str]) -> str:
    """The C file with the docstrings; not rewritten if it has not changed."""
    if not Path(source).is_relative_to(SCRATCH / "c"):
        return source  # not generated by mypyc in this build
    text = Path(source).read_text("utf-8")
    for place in PLACES:
        text = place.sub(lambda match: documented_match(match, docs), text)
    out = DOCUMENTED / Path(source).relative_to(SCRATCH / "c")
    if not out.exists() or out.read_text("utf-8") != text:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, "utf-8")
    return str(out)


def documented_match(match: re.Match[str], docs: dict[str, str]) -> str:
    """The same C with the docstring after the signature, if there is one."""
    doc = docs.get(match[1])
    if doc is None:
        return match[0]
    signature = "" if match[2] == "NULL" else match[2][1:-1]
    start, end = (at - match.start() for at in match.span(2))
    return f'{match[0][:start]}"{signature}{c_string(doc)}"{match[0][end:]}'


def c_string(text: str) -> str:
    """The content of a C string literal."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


# -- building -------------------------------------------------------------------------------------


class CopySources(build_py):
    """Always copies every source: modification times alone would miss a restored old copy."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.force = True


def usable_cores() -> int:
    """The number of cores this process can use; a container can have fewer than the machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def compile_in_parallel(compiler: Any) -> None:
    """Let the compiler of setuptools work on several files of an extension at once."""
    one_by_one = compiler.compile
    processes = ThreadPoolExecutor(usable_cores())

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        made = processes.map(lambda source: one_by_one([source], **settings), sources)
        return [path for paths in made for path in paths]

    compiler.compile = compile_all


class AllOrNothing(build_ext):
    """An incomplete compiled package cannot be imported: if one module fails, the wheel is pure."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or usable_cores()

    def build_extensions(self) -> None:
        """In parallel, and without the folders of Python's own libraries, which are not needed."""
        compile_in_parallel(self.compiler)
        linker: list[str] | None = getattr(self.compiler, "linker_so", None)
        if linker is not None and "bdist_wheel" in sys.argv:
            wanted = [word for word in linker if not word.startswith("-Wl,-rpath")]
            self.compiler.set_executables(linker_so=wanted)
        super().build_extensions()

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            self.distribution.ext_modules = self.extensions = []
            wheel: Any = self.get_finalized_command("bdist_wheel")
            wheel.root_is_pure = True  # and its name says so
        self.remove_stale(set(built))

    def remove_stale(self, built: set[Path]) -> None:
        """A binary whose module is no longer compiled would still be imported."""
        for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path not in built:
                path.unlink()


class BuildExactly(build):
    """Removes everything whose source is gone: a stale binary would still be imported."""

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
    """Parallel compilers finish together if the longest task starts first."""
    return sorted(
        extensions,
        key=lambda extension: sum(Path(source).stat().st_size for source in extension.sources),
        reverse=True,
    )


if __name__ == "__main__":
    setup(
        ext_modules=longest_first(extensions()),
        cmdclass={"build": BuildExactly, "build_ext": AllOrNothing, "build_py": CopySources},
    )
