"""The page's data of Keyflower: pictures, cover, examples of the rules, facts of tiles."""

from scripts.page.keyflower import examples
from scripts.page.keyflower.cover import cover
from scripts.page.keyflower.tiles import facts, pictures

__all__ = ["cover", "examples", "facts", "pictures"]
