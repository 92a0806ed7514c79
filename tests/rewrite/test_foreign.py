"""Functions that nobody wrote for us: each is rewritten or refused with a place, and nothing else happens.

Thousands of functions of Python's library and its tests were tried this way; a few modules are tried here.
"""

from __future__ import annotations

import argparse
import difflib
import fractions
import heapq
import inspect
import json.decoder
import random
import statistics
import textwrap

import pytest

from transpile import config
from transpile.diagnose.diagnostic import CubeSyntaxError
from transpile.rewrite import rewrite

MODULES = (
    argparse,
    difflib,
    fractions,
    heapq,
    json.decoder,
    random,
    statistics,
    textwrap,
)


def functions(module):
    """Yield the functions and methods that a module defines."""
    for holder in (module, *(c for _, c in inspect.getmembers(module, inspect.isclass))):
        for _, member in inspect.getmembers(holder, inspect.isfunction):
            if member.__module__ == module.__name__ and member.__name__ != "<lambda>":
                yield member


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_rewritten_or_refused(module):
    rewritten = 0
    with config.override(cache=False):
        for function in functions(module):
            try:
                twin = rewrite(inspect.unwrap(function))
            except CubeSyntaxError as error:
                span = error.diagnostic.span
                assert span is not None
                assert span.file == function.__code__.co_filename
                continue
            rewritten += 1
            lines = inspect.getsource(function).rstrip("\n").split("\n")
            first = next(i for i, line in enumerate(lines) if line.lstrip().startswith("def "))
            assert twin.text.rstrip("\n").count("\n") == len(lines) - first - 1
    assert rewritten
