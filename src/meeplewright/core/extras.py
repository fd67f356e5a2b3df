"""Optional packages: which extra contains them, and the error if they are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package of this extra is not installed. `feature` is what needs it, if that is known."""

    def __init__(self, extra: str, package: str, feature: str | None = None) -> None:
        how = f"pip install 'meeplewright[{extra}]'"
        super().__init__(f"no module named {package!r}; it comes with: {how}", name=package)
        self.extra = extra
        self.feature = feature


def is_installed(*modules: str) -> bool:
    """Whether all these modules could be imported. Imports none of them."""
    return all(find_spec(name) is not None for name in modules)


def require(extra: str, *modules: str, feature: str | None = None) -> None:
    """Raise MissingExtra unless all these modules of the extra could be imported."""
    for name in modules:
        if not is_installed(name):
            raise MissingExtra(extra, name, feature)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Wrap imports of packages from this extra: MissingExtra if one is not installed."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.startswith("meeplewright"):
            raise  # a bug of ours
        raise MissingExtra(extra, fault.name) from fault
