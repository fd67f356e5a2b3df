"""The page's data of Carcassonne: pictures, cover, examples of the rules, facts of tiles."""

from scripts.page.carcassonne import examples
from scripts.page.carcassonne.cover import cover
from scripts.page.carcassonne.tiles import facts, pictures

__all__ = ["cover", "examples", "facts", "pictures"]
