"""What the rest of the system may ask of Carcassonne."""

from meeplewright.core.manifest import Manifest

_HERE = "meeplewright.games.carcassonne"

MANIFEST = Manifest(
    game=f"{_HERE}:Carcassonne",
    rule_prefix="CA",
    # An expert is as strong on any machine; a master takes the time that people gladly give, and
    # is stronger on a quicker one.
    levels={"club": "heuristic", "expert": "search:100", "master": "search:1s"},
    bots={"zero": f"{_HERE}.bots.zero.bot:ZeroBot"},
    evaluator=f"{_HERE}.bots.evaluator:CarcassonneEvaluator",
    drawer=f"{_HERE}.art:draw",
    text="meeplewright.terminal.text:state_as_text",
    terminal=f"{_HERE}.terminal.ui:CarcassonneUI",
    batch=f"{_HERE}.jax.speed:Bench",
    importers={"jcz": f"{_HERE}.exchange.jcz:read_saved_game"},
    lesson=f"{_HERE}:data/lesson.json",
    words=f"{_HERE}:locales",
)
