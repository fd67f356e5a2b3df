"""`python -m meeplewright` is the command `meeplewright`."""

import sys

from meeplewright.cli import main

if __name__ == "__main__":
    sys.exit(main())
