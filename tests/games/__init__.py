"""Tests of one game each."""
