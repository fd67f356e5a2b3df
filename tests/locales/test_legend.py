"""The legend on the rules page of Keyflower explains every icon that is drawn on a tile."""

import re

from scripts.page.keyflower.examples import LEGEND, pictures

from meeplewright.games.keyflower.art import keyflower_tile_svg
from meeplewright.games.keyflower.art.facts import faces
from meeplewright.games.keyflower.art.icons import ICONS
from tests.locales.test_rules_texts import outlined

USED = re.compile(r'<use href="#mw-kf-([a-z-]+)"')


def icons_of(drawing: str) -> set[str]:
    """The icons that a drawing places, without those that are only parts of another icon."""
    placed = drawing.split("</defs>")[-1]
    return {name for name in USED.findall(placed) if name in ICONS}


def test_every_icon_of_a_tile_is_in_the_legend() -> None:
    on_tiles = {
        icon
        for tile, sides in faces().items()
        for face in sides
        for icon in icons_of(keyflower_tile_svg(tile, face))
    }
    explained = {icon for name, svg in pictures() if name[:-4] in LEGEND for icon in icons_of(svg)}
    assert {"cart", "seal", "worker-any", "tray"} <= on_tiles
    assert sorted(on_tiles) == sorted(explained)


def test_every_picture_belongs_to_an_example() -> None:
    named = {name for examples in outlined("keyflower").values() for name in examples}
    assert {name.removesuffix(".svg") for name, _ in pictures()} == named
