#!/bin/sh
# Finds a Python that is new enough and runs scripts/prepare.py with it. PYTHON=… chooses another.
set -eu
cd "$(dirname "$0")/.."

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# The Python that made .venv, if there is one.
made_by() { .venv/bin/python -c 'import sys; print(sys._base_executable)' 2>/dev/null || true; }

for python in ${PYTHON:-$(made_by) python3 python3.11 python3.12 python3.13 python3.14 python}; do
    if is_new_enough "$python"; then exec "$python" -m scripts.prepare "$@"; fi
done
if [ -n "${PYTHON:-}" ]; then
    echo "PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
else
    echo "Meeplewright needs Python 3.11 or newer: install python3, or name one with PYTHON=…" >&2
fi
exit 1
