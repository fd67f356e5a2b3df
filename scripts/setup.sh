#!/bin/sh
# Prepares this checkout, and does nothing where nothing changed since the last time.
#
#   scripts/setup.sh environment   .venv with the locked requirements and the package, editable
#   scripts/setup.sh compiler      a C compiler and Python's headers, for mypyc
#   scripts/setup.sh browser       Chromium, for the tests of the page
#
# PYTHON=… chooses the interpreter. What is missing is installed where that can be done without
# asking (root, apt-get); otherwise one sentence names the package.
set -eu
cd "$(dirname "$0")/.."
bin=.venv/bin

say() { printf '%s\n' "$*" >&2; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        if is_new_enough "$PYTHON"; then echo "$PYTHON"; return; fi
        say "PYTHON=$PYTHON is not a Python 3.11 or newer."
        return 1
    fi
    for candidate in python3 python3.11 python3.12 python3.13 python3.14 python; do
        if is_new_enough "$candidate"; then echo "$candidate"; return; fi
    done
    say "Meeplewright needs Python 3.11 or newer: install python3, or name one with PYTHON=…"
    return 1
}

# "3.11" of the interpreter named, as in the names of its system packages.
version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }

# Installs system packages quietly; fails where that is not ours to do.
apt_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "Installing $* ..."
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@" >/dev/null 2>&1 && return
    apt-get update -qq >/dev/null 2>&1
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@" >/dev/null 2>&1
}

make_venv() {
    python=$(find_python)
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        package="python$(version_of "$python")-venv"
        if ! apt_install "$package"; then
            say "$python cannot make a virtual environment: install the package $package."
            return 1
        fi
    fi
    say "Making .venv with $("$python" --version) ..."
    "$python" -m venv .venv
}

# `remembered NAME FILE…`: true when the files are as they were at `remember NAME FILE…`.
remembered() {
    name=$1; shift
    [ -e ".venv/.$name" ] && [ "$(cksum "$@")" = "$(cat ".venv/.$name")" ]
}
remember() {
    name=$1; shift
    cksum "$@" >".venv/.$name"
}

environment() {
    "$bin/python" -c '' 2>/dev/null || { rm -rf .venv; make_venv; }
    if ! remembered lock requirements/dev.lock; then
        say "Installing the locked requirements ..."
        "$bin/python" -m pip install -q --disable-pip-version-check --require-hashes --no-deps \
            -r requirements/dev.lock
        remember lock requirements/dev.lock
    fi
    if ! remembered package pyproject.toml setup.py src/meeplewright/__init__.py; then
        "$bin/python" -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps \
            -e .
        remember package pyproject.toml setup.py src/meeplewright/__init__.py
    fi
}

# The compiler this Python was built with, or another one, if it compiles Python's headers.
can_compile() {
    configured=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')
    include=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    for cc in "${CC:-$configured}" ${CC:-cc}; do
        command -v "${cc%% *}" >/dev/null || continue
        # Unquoted: a compiler's name may come with options.
        printf '#include <Python.h>\n' | $cc -I"$include" -fsyntax-only -x c - 2>/dev/null && return
    done
    return 1
}

compiler() {
    can_compile && return
    dev="python$(version_of "$bin/python")-dev"
    apt_install gcc libc6-dev "$dev" && can_compile && return
    say "The rules cannot be compiled here: install a C compiler (gcc, libc6-dev) and $dev."
    return 1
}

browser() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
        apt_install chromium || {
        say "The page cannot be tested here: install Chromium (the package chromium)."
        return 1
    }
}

case "${1:-}" in
    environment | compiler | browser) "$1" ;;
    *) say "usage: scripts/setup.sh environment | compiler | browser"; exit 2 ;;
esac
