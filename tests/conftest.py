"""Reports which rules the tests run against, and stops if they are not the requested ones.

MEEPLEWRIGHT_MODE is `interpreted` (the sources in src) or `compiled` (the binaries in
build/compiled); without it, what Python finds: the binaries if they match the sources.
MEEPLEWRIGHT_FULL=1 asks for the long sweeps.
"""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import meeplewright.core.values
from meeplewright.core.compiled import is_compiled

ROOT = Path(__file__).resolve().parent.parent
HOMES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
MODE = os.environ.setdefault("MEEPLEWRIGHT_MODE", "compiled" if is_compiled() else "interpreted")
FULL = os.environ.get("MEEPLEWRIGHT_FULL") == "1"
only_in_full = pytest.mark.skipif(not FULL, reason="takes long: only `make test-full` runs it")

LONGEST = ("test_handed_out.py", "test_durability.py", "test_pig.py")

# The daily run is the same every time; the full one tries more. Interpreted rules are many times
# slower, and the compiled run finds most of what a property can find, so it tries more examples.
EXAMPLES = 30 if MODE == "compiled" else 15
settings.register_profile("daily", derandomize=True, deadline=None, max_examples=EXAMPLES)
# A property about one step of the turn applies to a third of all positions. In hundreds of
# examples, hypothesis would complain about so many rejected ones, or about slowness.
SUPPRESSED_CHECKS = (HealthCheck.filter_too_much, HealthCheck.too_slow)
settings.register_profile(
    "full", deadline=None, max_examples=200, suppress_health_check=SUPPRESSED_CHECKS
)
settings.load_profile("full" if FULL else "daily")

# Batches are tested on the CPU with little optimisation, where they compile fastest.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault(
    "XLA_FLAGS",
    "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true",
)
# They spend most of their time compiling. The results are cached until JAX or the code changes.
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(ROOT / "build" / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.5")
# Libraries keep caches and settings in the home folder, unless these say otherwise. IPython warns
# if the folder above its own is missing.
HOME = ROOT / "build" / "home"
HOME.mkdir(parents=True, exist_ok=True)
for name, place in {
    "MPLCONFIGDIR": "matplotlib",
    "IPYTHONDIR": "ipython",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
}.items():
    os.environ.setdefault(name, str(HOME / place))


def pytest_configure() -> None:
    """Refuses to start with the wrong rules: a stale binary must never be taken for the sources."""
    if MODE not in HOMES:
        raise pytest.UsageError(f"MEEPLEWRIGHT_MODE is interpreted or compiled, not {MODE!r}")
    found = Path(meeplewright.core.values.__file__).resolve()
    is_source = found.suffix == ".py"
    if not found.is_relative_to(HOMES[MODE]) or is_source != (MODE == "interpreted"):
        raise pytest.UsageError(f"asked for {MODE} rules in {HOMES[MODE]}, but found {found}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with what takes longest. At the end one process would do it while the others wait; and
    as idle processes take the last tests of busy ones, the first ones share their fixtures.
    """
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """What was imported so far stays: spare the garbage collector from looking at half a million
    objects again and again.
    """
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    """One line above the results."""
    return f"meeplewright: {MODE}{', with the long sweeps' if FULL else ''}"
