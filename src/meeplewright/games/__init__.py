"""One package per game, with the same folders in each. Games never import each other.

Loading a game also makes errors say English sentences: the texts are above the core, which raises
them, and below the games.
"""

from meeplewright.core.errors import Reason, use_explainer


def _explain(reason: Reason) -> str:
    from meeplewright.locales import FALLBACK, Catalogue  # slow to import: only for an error

    return Catalogue(FALLBACK).why(reason)


use_explainer(_explain)
