"""Which modules mypyc compiles, and how. Everything else about the package is in pyproject.toml."""

from setuptools import setup

setup()
