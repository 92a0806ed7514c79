"""What ``inspect`` and its relatives are asked for: stages and options, checked before anything is built."""

from __future__ import annotations

from typing import Any

from transpile.diagnose import given
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.usage import near
from transpile.ir.types import MOST_LANES
from transpile.ops.capabilities import Platform
from transpile.ops.row import OVERLAYS

TEXT_STAGES: dict[str, Platform] = {
    "cuda": "cuda",
    "hip": "hip",
    "metal": "metal",
    "wgsl": "wgsl",
    "spirv": "spirv",
    "spirv_binary": "spirv",
    "mlir": "mlir",
}
"""What `inspect` calls a target's text -> the platform."""


def is_width(lanes: object) -> bool:
    """Tell whether ``vectorize`` can be this."""
    return type(lanes) is int and 1 <= lanes <= MOST_LANES and lanes & (lanes - 1) == 0


def check_stage(stage: object) -> None:
    """Raise when there is no such stage."""
    known = ("expand", "ir", *TEXT_STAGES, *OVERLAYS)
    if isinstance(stage, str) and stage in known:
        return
    way_out = near(stage, known) if isinstance(stage, str) else "give the stage's name"
    raise WrongArguments(
        None,
        function="inspect",
        signature=f"inspect(stage, ...): {' '.join(known)}",
        problem=f"no stage {given.described(stage)}",
        way_out=way_out,
    ).error()


def check_options(
    kernel: str, grid_rank: Any, checked: Any, vectorize: Any, folded: Any, validate: Any
) -> None:
    """Raise when an option of a text has a value that means nothing."""
    if grid_rank is not None and not (type(grid_rank) is int and 1 <= grid_rank <= 3):
        wants = "1, 2 or 3: the dimensions in which the grid may have several cubes"
        raise given.wrong(kernel, "grid_rank", grid_rank, wants)
    if not is_width(vectorize):
        wants = f"a power of two up to {MOST_LANES}: the lanes of an element"
        raise given.wrong(kernel, "vectorize", vectorize, wants)
    if type(validate) is not bool and not (type(validate) is str and validate == "writes"):
        wants = '`True`, `False`, or `"writes"` to leave reads out'
        raise given.wrong(kernel, "validate", validate, wants)
    for option, value in (("checked", checked), ("folded", folded)):
        if type(value) is not bool:
            raise given.wrong(kernel, option, value, "`True` or `False`")
