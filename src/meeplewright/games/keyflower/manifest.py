"""What the rest of the system may ask of Keyflower."""

from meeplewright.core.manifest import Manifest

_HERE = "meeplewright.games.keyflower"

MANIFEST = Manifest(
    game=f"{_HERE}:Keyflower",
    rule_prefix="KF",
    # An expert is as strong on any machine; a master takes the time that people gladly give, and
    # is stronger on a quicker one.
    levels={"club": "heuristic", "expert": "search:300", "master": "search:1s"},
    evaluator=f"{_HERE}.bots.evaluator:KeyflowerEvaluator",
    drawer=f"{_HERE}.art:draw",
    text="meeplewright.terminal.text:state_as_text",
    terminal=f"{_HERE}.terminal.ui:KeyflowerUI",
    draw_kind=f"{_HERE}.draw_kind:draw_kind",
    lesson=f"{_HERE}:data/lesson.json",
    words=f"{_HERE}:locales",
)
