from __future__ import annotations

import libcst as cst

from transpile.diagnose.span import Span
from transpile.rewrite.offsets import offsets
from transpile.rewrite.statements import Statements

# Python before 3.12 does not compile this, so the walk is run on the text.
TEXT = """\
def kernel(x, out):
    type Number = float
"""


def locate(start, end):
    line = TEXT.count("\n", 0, start) + 1
    at = TEXT.rfind("\n", 0, start) + 1
    return Span("kernel.py", line, start - at, line, end - at, "kernel")


def trigger():
    module = cst.parse_module(TEXT)
    Statements(TEXT, offsets(module), locate).top(module.body[0])
