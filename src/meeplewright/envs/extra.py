"""What is said where a library of the extra `research` is missing."""

from __future__ import annotations

EXTRA = "research"


def missing(fault: ImportError) -> ImportError:
    """The same error with what to do about it."""
    return ImportError(f"{fault}; it comes with: pip install 'meeplewright[{EXTRA}]'")
