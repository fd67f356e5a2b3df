"""The files that belong to the project, without generated ones."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE_HERE = {".git", ".venv", "build", "dist", "__pycache__", ".hypothesis", "node_modules"} | {
    f".{tool}_cache" for tool in ("mypy", "pytest", "ruff")
}


def tracked_files() -> list[Path]:
    """The files tracked by git; in a copy without git, all that were not generated."""
    if shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
        if listed.returncode == 0:
            return [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in ROOT.rglob("*") if not MADE_HERE & set(path.parts)]
