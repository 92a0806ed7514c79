"""Random valid Python of hypothesmith, as the body of a kernel: ``seed -> texts``."""

from __future__ import annotations

import textwrap
import warnings

import hypothesis
from hypothesis import HealthCheck, Phase

from tests.fuzz.mutate import is_python
from tests.fuzz.seeds import PRELUDE

NODES = ("FunctionDef", "For", "If", "While", "SimpleStatementLine", "With", "Try")
"""Statements that are written; whole modules of it are mostly empty."""
HEAD = f"""\
{PRELUDE}@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
"""


def texts(seed: int, count: int) -> list[str]:
    """Return up to `count` modules, the same for the same seed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the parsers that it uses
        import hypothesmith
        import libcst

        strategy = hypothesmith.from_node(getattr(libcst, NODES[seed % len(NODES)]))
        found: list[str] = []

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(strategy)
        def collect(text: str) -> None:
            found.append(text)

        collect()
    modules = [f"{HEAD}{textwrap.indent(text, '    ')}\n    out[0] = x[0]\n" for text in found]
    return [module for module in modules if is_python(module)]
