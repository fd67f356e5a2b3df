# What a person types here; `make` alone lists it. Each target prepares what it needs, once.
#   PYTHON=python3.12   which interpreter makes .venv
#   JOBS=2              how many processes run the tests

.DEFAULT_GOAL := help
.PHONY: help play test test-full check build bench golden lock clean environment compiler

BIN := .venv/bin
COMPILED := $(CURDIR)/build/compiled
JOBS ?= 2
TYPED := $(wildcard setup.py src tests bench scripts examples)
PYTEST := $(BIN)/pytest -q -n $(JOBS)

# What never touches compiled code need not be tested against it a second time.
INTERPRETED_ONLY := tests/test_house.py tests/art tests/locales
COMPILED_TESTS = MEEPLEWRIGHT_MODE=compiled PYTHONPATH=$(COMPILED) $(PYTEST) \
	$(INTERPRETED_ONLY:%=--ignore=%)

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 20

play: environment ## play Carcassonne against a bot, here in the terminal
	@if scripts/setup.sh compiler && $(BIN)/python scripts/build.py; then \
		export PYTHONPATH=$(COMPILED); \
	else echo "The rules run interpreted: slower, but the same game."; fi; \
	if [ -t 0 ]; then $(BIN)/meeplewright play carcassonne; \
	else echo "All is ready. In a terminal this starts: meeplewright play carcassonne"; fi

test: check build ## check, then all tests interpreted and the rules compiled
	MEEPLEWRIGHT_MODE=interpreted $(PYTEST)
	$(COMPILED_TESTS)

test-full: check build ## the same, with the long sweeps where they are quick: compiled
	MEEPLEWRIGHT_MODE=interpreted $(PYTEST)
	MEEPLEWRIGHT_FULL=1 $(COMPILED_TESTS)

check: environment ## style (ruff) and types (mypy --strict)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(TYPED)

build: environment compiler ## compile the rules into build/compiled (MEEPLEWRIGHT_OPT=1: quickly)
	@$(BIN)/python scripts/build.py

bench: build ## measure the rules, compiled and interpreted, and the server under load
	$(BIN)/python bench/run.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/table.py

golden: environment ## write the golden records anew
	$(BIN)/python scripts/golden.py

lock: environment ## refresh requirements.lock from pyproject.toml
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev \
		--generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make lock" --output-file requirements.lock pyproject.toml

clean: ## remove all that was made here
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

environment:
	@scripts/setup.sh environment

compiler: environment
	@scripts/setup.sh compiler
