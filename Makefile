# What a person types here. `make` alone lists it.
# PYTHON=… chooses the interpreter, JOBS=… the number of test processes.

.DEFAULT_GOAL := help
.PHONY: help play test test-full check build bench golden lock clean environment

BIN := .venv/bin

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 18

environment: ## .venv with the locked requirements and the package, editable
	@scripts/setup.sh environment
