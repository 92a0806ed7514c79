"""Failures are handed on: what a launch should have made of memory that is bad is bad as well.

A launch on such memory is refused where the host knows by then that it is bad. Its outputs hold what they held before,
and must not be taken for results by a program that goes on after the error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runtime.memory import Handle, trouble
from transpile.diagnose.diagnostic import CubeError
from transpile.lang.signature import Declaration


def hand_on(declarations: Sequence[Declaration], args: Sequence[Any]) -> None:
    """Mark what a refused launch should have written, if one of its arrays is bad."""
    blocks = [argument.block for argument in args if type(argument) is Handle]
    failure = next((block.reason for block in blocks if block.reason is not None), None)
    if failure is None:
        return
    for declaration, argument in zip(declarations, args):
        if type(argument) is not Handle or declaration.kind != "memory" or not declaration.mutable:
            continue
        block = argument.block
        if block.reason is None and not block.is_free:
            block.failure = failure
            block.forget()
            trouble.count += 1


def check(declarations: Sequence[Declaration], args: Sequence[Any], blocks: Iterable[Any]) -> None:
    """Raise when what a prepared launch uses is bad or gone; what it should have written is bad then as well."""
    try:
        for block in blocks:
            if getattr(block, "is_bad", False):
                block.check()
    except CubeError:
        hand_on(declarations, args)
        raise
