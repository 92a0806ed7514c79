"""Random programs: the twin against CPython, on one input at a time and on four at once under masks."""

from __future__ import annotations

import os

import pytest
from rewrite.concrete import Concrete
from rewrite.lanes import LaneContext, Lanes, lane
from rewrite.programs import Log, program

from transpile import config
from transpile.diagnose.diagnostic import CubeSyntaxError
from transpile.diagnose.errors import syntax
from transpile.rewrite import function_from_source, rewrite

ROWS = ((0, 0), (1, 3), (2, 1), (5, 4))
SHARE = int(os.environ.get("TRANSPILE_FUZZ", "240"))
"""Programs of one test run; 8,000 of each kind were run when the rewriter was written."""


def make(seed, *, tame):
    """Return a program's function, its namespace and its twin; no twin where the rewriter may refuse."""
    namespace = {}
    function = function_from_source(program(seed, tame=tame), namespace)
    with config.override(cache=False):
        try:
            return function, namespace, rewrite(function)
        except CubeSyntaxError as error:
            if not isinstance(error.diagnostic, syntax.CapturedWalrus):
                raise
            return function, namespace, None


def run(function, namespace, row):
    log = Log()
    namespace |= {"f": log.f, "t": log.t}
    memory = [1, 2, 3, 4]
    try:
        result = ("value", function(*row, memory))
    except NameError:  # unbound locals are a kind of it
        result = ("unbound",)
    return result, memory, log.seen


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(8))
def test_one_input_at_a_time(block):
    refused = 0
    seeds = range(block * SHARE // 8, (block + 1) * SHARE // 8)
    for seed in seeds:
        function, namespace, twin = make(seed, tame=False)
        if twin is None:
            refused += 1
            continue
        for row in ROWS:
            expected = run(function, namespace, row)
            got = run(lambda *a, t=twin: Concrete(t).run(*a), namespace, row)
            assert got == expected, f"seed {seed}, arguments {row}"
    assert refused <= len(seeds) // 2


class Logged(LaneContext):
    """Gives `f` and `t` the number of the run that calls them."""

    def call(self, function, /, *arguments, **keywords):
        if getattr(function, "takes_run", False):
            arguments = (*arguments, Lanes(self, list(range(self.count))))
        return super().call(function, *arguments, **keywords)


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(4))
def test_both_arms_in_text_order(block):
    compared = 0
    seeds = range(block * SHARE // 8, (block + 1) * SHARE // 8)
    for seed in seeds:
        function, namespace, twin = make(seed, tame=True)
        expected = [run(function, namespace, row) for row in ROWS]
        if twin is None or any(result == ("unbound",) for result, _, _ in expected):
            continue
        compared += 1
        logs = [Log() for _ in ROWS]
        memories = [[1, 2, 3, 4] for _ in ROWS]

        def f(value, index, logs=logs):
            return logs[index].f(value)

        def t(index, logs=logs):
            return logs[index].t()

        f.takes_run = t.takes_run = True
        namespace |= {"f": f, "t": t}
        cx = Logged(twin, len(ROWS))
        result = cx.run(*[Lanes(cx, list(column)) for column in (*zip(*ROWS), memories)])
        got = [(("value", lane(result, i)), memories[i], logs[i].seen) for i in range(len(ROWS))]
        assert got == expected, f"seed {seed}"
    assert compared > len(seeds) // 2
