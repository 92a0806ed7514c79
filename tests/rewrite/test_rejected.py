"""What kernels refuse: each construct with its own error, at its own place, with a way out."""

from __future__ import annotations

import sys

import pytest

from transpile import cube
from transpile.diagnose.diagnostic import CubeSyntaxError
from transpile.diagnose.errors import syntax
from transpile.rewrite import function_from_source, rewrite

REFUSED = {
    "try: x()\n    finally: x()": (syntax.TryRefused, "try: x()"),
    "raise ValueError(n)": (syntax.RaiseRefused, "raise ValueError(n)"),
    "with x as y:\n        y()": (syntax.WithRefused, "with x as y:"),
    "n = [(yield n)]": (syntax.YieldRefused, "yield n"),
    "yield from n": (syntax.YieldRefused, "yield from n"),
    "global G, H": (syntax.GlobalRefused, "global G, H"),
    "def f():\n        nonlocal n\n    f()": (syntax.NonlocalRefused, "nonlocal n"),
    "class C: pass": (syntax.ClassRefused, "class C: pass"),
    "import os": (syntax.ImportRefused, "import os"),
    "from os import path": (syntax.ImportRefused, "from os import path"),
    "if n: import os": (syntax.ImportRefused, "import os"),
    "@n\n    def f(): pass": (syntax.DecoratedNestedFunction, "@n"),
    "async def f(): pass": (syntax.AsyncRefused, "async def f(): pass"),
    "f = lambda v: [v := v + i for i in (1, 2)]": (
        syntax.LambdaRebindsParameter,
        "f = lambda v: [v := v + i for i in (1, 2)]",
    ),
    "for n[0] in n: pass": (syntax.LoopTargetRefused, "n[0]"),
    "return [1 for n.a in n]": (syntax.LoopTargetRefused, "n.a"),
    "n[0]: int = 3": (syntax.AnnotatedTargetRefused, "n[0]: int = 3"),
    "if n and (v := n): return lambda: v": (syntax.CapturedWalrus, "v"),
}


def refusal(text: str) -> CubeSyntaxError:
    function = function_from_source(text, {})
    with pytest.raises(CubeSyntaxError) as caught:
        rewrite(function)
    return caught.value


@pytest.mark.parametrize("body", REFUSED)
def test_refused(body):
    kind, marked = REFUSED[body]
    text = f"def k(n, x=None):\n    {body}\n"
    diagnostic = refusal(text).diagnostic
    assert type(diagnostic) is kind
    span = diagnostic.span
    lines = text.splitlines()
    assert span.line == span.end_line
    assert span.function == "k"
    assert lines[span.line - 1][span.column : span.end_column] == marked
    assert diagnostic.help
    assert diagnostic.fill(diagnostic.title + diagnostic.help)


def test_asynchronous_function():
    text = "async def k(n):\n    return n\n"
    assert type(refusal(text).diagnostic) is syntax.AsyncRefused


def test_asynchronous_parts():
    text = "async def k(n):\n    return [await v async for v in n]\n"
    assert type(refusal(text).diagnostic) is syntax.AsyncRefused


def test_yield_in_dead_code_makes_a_generator():
    text = "def k(n):\n    return n\n    yield n\n"
    assert type(refusal(text).diagnostic) is syntax.YieldRefused


def test_lambda():
    with pytest.raises(CubeSyntaxError) as caught:
        cube(launch=True)(lambda n: n)
    assert type(caught.value.diagnostic) is syntax.NotAFunction


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="quotes nest from Python 3.12 on")
def test_format_strings_that_leave_no_quote():
    text = """def k(n):\n    return f"{f'{n in n}'}"\n"""
    assert type(refusal(text).diagnostic) is syntax.NestedFormat


def test_a_message():
    text = "def k(n):\n    try:\n        n()\n    except ValueError:\n        pass\n"
    message = str(refusal(text)).splitlines()
    assert message[0] == "error[CUBE001]: `try` has no meaning in a kernel"
    assert message[3] == " 2 |     try:"
    assert message[4] == "   |     ^^^^"
