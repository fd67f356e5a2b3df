"""`python -m meeplewright` is the command `meeplewright`.

Without the packages that the command needs, `bench batch` works nevertheless.
"""

import sys
from importlib.util import find_spec

_OF_THE_COMMAND = ("typer", "rich", "fluent", "mypy_extensions", "librt")


def main() -> int:
    if sys.argv[1:3] == ["bench", "batch"] and None in map(find_spec, _OF_THE_COMMAND):
        from meeplewright.bare import bench_batch

        return bench_batch(sys.argv[3:])
    from meeplewright.cli import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
