# `make` alone lists the targets. Each one first prepares what it needs, once.
#   PYTHON=python3.12   the interpreter for .venv
#   JOBS=2              the number of test processes

.DEFAULT_GOAL := help
.PHONY: help play quick test test-full check build web dist docs bench learning golden lock clean \
	check-python check-page quick-page quick-rules

BIN := .venv/bin
PREPARE := @scripts/prepare.sh
JOBS ?= 2
TYPED := $(wildcard setup.py src tests bench scripts examples)
# Tests of one file stay together and share fixtures; idle workers take tests from busy ones.
PYTEST := $(BIN)/pytest -q --dist worksteal -n
# Many of the compiled tests wait for servers and browsers: twice as many processes keep the cores busy.
TWICE_AS_MANY := $(shell expr $(JOBS) \* 2)

# pytest rewrites tests before they run; keep the result for the next process.
unexport PYTHONDONTWRITEBYTECODE
# It could put another copy of the package before the prepared one.
unexport PYTHONPATH
# Nothing is written outside this checkout.
export npm_config_cache := $(CURDIR)/build/npm

# The rules are tested interpreted and compiled. Tests of code that is not compiled run only once:
# interpreted if they do not use the rules, otherwise compiled, which is faster.
INTERPRETED_ONLY := tests/test_sources.py tests/art tests/locales $(wildcard tests/core/test_conformance*.py) \
	$(wildcard tests/games/*/art tests/games/*/rules/test_slow*.py)
COMPILED_ONLY := tests/arena tests/analysis tests/browser tests/cli tests/envs tests/exchange tests/puzzles \
	tests/server tests/core/test_puzzles.py tests/core/test_schemas.py \
	tests/test_bench.py tests/test_dist.py tests/test_docs.py tests/test_examples.py tests/test_handed_out.py tests/test_pig.py \
	tests/test_site.py \
	$(wildcard tests/games/*/terminal tests/games/*/exchange tests/games/*/test_notices.py) \
	$(wildcard tests/games/*/bots/test_practice.py tests/games/*/bots/test_training.py)
# Bots and whole random games are slow when interpreted: only the full run tests them both ways.
COMPILED_DAILY := tests/bots tests/conformance tests/properties tests/core/test_many.py \
	$(wildcard tests/games/*/bots tests/games/*/rules/test_forms.py tests/games/*/rules/*/test_against_slow.py)
# JAX starts threads, and a process with threads must not fork: tests with JAX run in their own
# processes.
WITH_JAX := $(wildcard tests/games/*/jax)
INTERPRETED_TESTS = MEEPLEWRIGHT_MODE=interpreted $(PYTEST) $(JOBS) \
	$(addprefix --ignore=,$(COMPILED_ONLY) $(WITH_JAX))
# Tests that need no compiler, browser, JAX or database server.
QUICK := tests/core $(wildcard tests/games/*/rules) tests/golden tests/test_sources.py \
	tests/server/tablegame tests/server/live/test_moves.py tests/server/test_settings.py
NOT_QUICK := $(wildcard tests/games/*/rules/test_*against_slow.py tests/games/*/rules/test_slow*.py) \
	$(wildcard tests/games/*/rules/*/test_against_slow.py) \
	tests/core/test_schemas.py
# `list` only collects the tests of the page.
VITEST_SCRIPT ?= test
# Vitest keeps a token among the user's data, which is outside this checkout.
PAGE_TESTS = PATH="$(CURDIR)/$(BIN):$$PATH" XDG_DATA_HOME="$(CURDIR)/build/share" npm --prefix web run --silent $(VITEST_SCRIPT)
QUICK_TESTS = MEEPLEWRIGHT_MODE=interpreted $(PYTEST) $(JOBS) $(QUICK) $(addprefix --ignore=,$(NOT_QUICK))
ON_COMPILED = MEEPLEWRIGHT_MODE=compiled $(PYTEST)
COMPILED_TESTS = $(ON_COMPILED) $(TWICE_AS_MANY) $(addprefix --ignore=,$(INTERPRETED_ONLY) $(WITH_JAX))
JAX_TESTS = $(ON_COMPILED) $(JOBS) $(WITH_JAX)

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 20

play: ## open the tables here and in the browser: play against bots and friends
	$(PREPARE) play
	@if [ -t 0 ]; then $(BIN)/meeplewright serve; \
	else echo "All is ready. In a terminal this starts: meeplewright serve"; fi

quick: ## the rules, the server's logic and the page's own tests, in two minutes
	$(PREPARE) generated
	@$(MAKE) --no-print-directory -j $(JOBS) --output-sync quick-page quick-rules

quick-page:
	$(PAGE_TESTS)

quick-rules:
	$(QUICK_TESTS)

test: ## check, then the rules both ways, the server, a game in a browser
	$(PREPARE) test
	@$(MAKE) --no-print-directory check
	$(INTERPRETED_TESTS) $(addprefix --ignore=,$(COMPILED_DAILY))
	$(COMPILED_TESTS)
	$(JAX_TESTS)

test-full: ## the same with the long sweeps, and the set-up in clean clones
	$(PREPARE) test
	@$(MAKE) --no-print-directory check
	$(INTERPRETED_TESTS) $(addprefix --ignore=,$(INTERPRETED_ONLY))
	MEEPLEWRIGHT_FULL=1 MEEPLEWRIGHT_MODE=interpreted $(PYTEST) $(JOBS) $(INTERPRETED_ONLY)
	MEEPLEWRIGHT_FULL=1 $(COMPILED_TESTS)
	MEEPLEWRIGHT_FULL=1 $(JAX_TESTS)
	$(BIN)/python -m scripts.try_setup

check: ## style (ruff, prettier), imports (import-linter), types (mypy --strict, svelte-check), the page's own tests
	$(PREPARE) generated
	@$(MAKE) --no-print-directory -j $(JOBS) check-python check-page

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/mypy $(TYPED)

check-page:
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent check
	$(PAGE_TESTS)

web: ## build the browser client into the package
	$(PREPARE) page

build: ## compile the rules into build/compiled (MEEPLEWRIGHT_OPT=1: quickly)
	$(PREPARE) rules

dist: ## build what is handed out into dist: the sources, a compiled wheel, a pure one
	$(PREPARE) dist
	@$(BIN)/python scripts/dist.py

docs: ## build the documentation as a site into build/site
	$(PREPARE) packages
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

bench: ## measure the rules, both ways, the server under load, the page
	$(PREPARE) test
	$(BIN)/python bench/run.py
	$(BIN)/python -m bench.plain_c
	$(BIN)/python bench/envs.py
	$(BIN)/python -m bench.table
	$(BIN)/python bench/page.py

# PyTorch is not in the lock, because its build depends on the machine. TORCH=… chooses another version.
LEARNING := build/learning
TORCH ?= torch==2.13.0
# The package as .venv has it: the sources, and the compiled rules if they are built from these.
HOOKS = $(BIN)/../lib/python*/site-packages/*meeplewright*.pth

learning: ## test the environments with other people's programs that learn, in build/learning
	$(PREPARE) packages
	test -x $(LEARNING)/bin/python || $(BIN)/python -m venv $(LEARNING)
	$(LEARNING)/bin/pip install --quiet --no-deps --require-hashes -r requirements/learning.lock
	$(LEARNING)/bin/pip install --quiet "$(TORCH)"
	cp $(HOOKS) $(LEARNING)/lib/python*/site-packages/
	$(LEARNING)/bin/python -m pytest -v -rs tests/envs/test_other_libraries.py tests/test_examples.py \
		-k "other_libraries or ppo or pytorch"

golden: ## write the golden records again
	$(PREPARE) packages
	$(BIN)/python scripts/golden.py

LOCK := UV_CACHE_DIR=build/uv $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock"
EXTRAS := $(addprefix --extra ,host arena cluster research train)

lock: ## refresh the locks in requirements from pyproject.toml
	$(PREPARE) packages
	$(LOCK) $(EXTRAS) --group dev --output-file requirements/dev.lock pyproject.toml
	$(LOCK) --extra server --group play --constraint requirements/dev.lock \
		--output-file requirements/play.lock pyproject.toml
	$(LOCK) --extra research --group learning --constraint requirements/dev.lock \
		--override requirements/learning.overrides --output-file requirements/learning.lock pyproject.toml

clean: ## remove all that was made here
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules web/src/generated src/meeplewright/web
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
