"""The manifest of Carcassonne."""

from meeplewright.core.manifest import Manifest

_HERE = "meeplewright.games.carcassonne"

MANIFEST = Manifest(
    game=f"{_HERE}:Carcassonne",
    rule_prefix="CA",
    # Only the master is stronger on a faster machine. docs/bots.md says how far apart they are.
    levels={
        "novice": "beginner:31",
        "casual": "beginner:60",
        "club": "heuristic",
        "expert": "search:100",
        "master": "champion:200ms",
    },
    # With more opponents luck counts more, so the steps between bots must be larger.
    levels_of_more={
        "novice": "beginner:13",
        "casual": "beginner:28",
        "club": "beginner:55",
        "expert": "heuristic",
    },
    bots={"zero": f"{_HERE}.bots.zero.bot:ZeroBot"},
    styles=("knight", "farmer", "saver"),
    evaluator=f"{_HERE}.bots.evaluator:CarcassonneEvaluator",
    champion=f"{_HERE}.bots.champion:evaluator",
    reasons=f"{_HERE}.reasons:reasons_of",
    drawer=f"{_HERE}.art:draw",
    text="meeplewright.terminal.text:state_as_text",
    terminal=f"{_HERE}.terminal.ui:CarcassonneUI",
    batch=f"{_HERE}.jax.speed:Bench",
    batch_env=f"{_HERE}.jax.env:Carcassonne",
    planes=f"{_HERE}.observation_planes:FORM",
    importers={"jcz": f"{_HERE}.exchange.jcz:read_saved_game"},
    real_table=f"{_HERE}.real_table:score",
    puzzles=f"{_HERE}.puzzles:PUZZLES",
    lesson=f"{_HERE}:data/lesson.json",
    strengths=f"{_HERE}:data/strengths.json",
    rated_options={"expansions": "none"},
    words=f"{_HERE}:locales",
)
