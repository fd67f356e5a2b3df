"""The manifest of Keyflower."""

from meeplewright.core.manifest import Manifest

_HERE = "meeplewright.games.keyflower"

MANIFEST = Manifest(
    game=f"{_HERE}:Keyflower",
    rule_prefix="KF",
    # Only the master is stronger on a faster machine. docs/bots.md says how far apart they are.
    levels={
        "novice": "beginner:46",
        "casual": "beginner:74",
        "club": "heuristic",
        "expert": "champion:2",
        "master": "champion:200ms",
    },
    # With more opponents the master's search gains less, so the expert must be weaker.
    levels_of_more={"expert": "careless:86"},
    bots={
        "tutor": "meeplewright.bots.tutor:TutorBot",
        "zero": f"{_HERE}.bots.zero.bot:ZeroBot",
    },
    styles=("bidder", "saver", "upgrader"),
    evaluator=f"{_HERE}.bots.evaluator:KeyflowerEvaluator",
    champion=f"{_HERE}.bots.champion:evaluator",
    reasons=f"{_HERE}.reasons:reasons_of",
    notices=f"{_HERE}.notices:notices",
    notice_holds=f"{_HERE}.notices:still_outbid",
    drawer=f"{_HERE}.art:draw",
    text="meeplewright.terminal.text:state_as_text",
    terminal=f"{_HERE}.terminal.ui:KeyflowerUI",
    draw_kind=f"{_HERE}.draw_kind:draw_kind",
    batch=f"{_HERE}.jax.speed:Bench",
    batch_env=f"{_HERE}.jax.env:Keyflower",
    tokens=f"{_HERE}.observation_tokens:FORM",
    real_table=f"{_HERE}.real_table:score",
    puzzles=f"{_HERE}.puzzles:PUZZLES",
    lesson=f"{_HERE}:data/lesson.json",
    strengths=f"{_HERE}:data/strengths.json",
    words=f"{_HERE}:locales",
)
