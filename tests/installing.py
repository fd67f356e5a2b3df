"""Third-party packages as an installer leaves them: modules, and their entry point."""

from pathlib import Path

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def offer(folder: Path, group: str, name: str, place: str) -> None:
    """Make `place`, for example `module:Class`, available to processes with this folder on the
    path.
    """
    package = place.partition(":")[0].replace(".", "_")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(METADATA.format(name=package), "utf-8")
    (facts / "entry_points.txt").write_text(f"[{group}]\n{name} = {place}\n", "utf-8")
