"""What ``inspect`` and its relatives are asked for: stages and options, checked before anything is built."""

from __future__ import annotations

from collections.abc import Container, Set
from typing import Any

from transpile.diagnose import given
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.usage import near
from transpile.ir.notes import Validation
from transpile.ir.types import MOST_LANES, is_width
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


OPTIONS = "`dim`, `grid_rank`, `checked`, `vectorize`, `folded`, `validate`"
"""The options of a text."""
DEFAULT_DIM = 256
UNSAID: Any = object()
"""A dim that was not given."""


def dim_of(kernel: str, parameters: Container[str], dim: Any, kwargs: dict[str, Any]) -> Any:
    """Return the dim of a text's cubes.

    The options are keywords among the kernel's own arguments. Where one of these is called `dim` it gets what is given,
    and the dim of the cubes has its longer name, which means the same elsewhere.
    """
    if "dim" in parameters and dim is not UNSAID:
        kwargs["dim"], dim = dim, UNSAID
    if "cube_dim" in kwargs and "cube_dim" not in parameters:
        longer = kwargs.pop("cube_dim")
        if dim is not UNSAID:
            raise given.wrong(
                kernel, "cube_dim", longer, "one of `dim` and `cube_dim`, which mean the same"
            )
        dim = longer
    return DEFAULT_DIM if dim is UNSAID else dim


def way_out(error: str, keywords: Set[str]) -> str:
    """Say what to pass to ``inspect`` in place of arguments that don't fit."""
    if "unexpected keyword" not in error:
        return "pass what the signature asks for"
    if not keywords.isdisjoint({"count", "cube_count"}):
        return "leave it out: a text has no count; `grid_rank=` tells in how many dimensions there are cubes"
    return f"pass what the signature asks for; options of a text are {OPTIONS}"


DEVICES = {"cpu": "mlir", "vulkan": "spirv", "webgpu": "wgsl"}
"""Devices that go by another name than their text."""
LANGUAGES = {
    "nvcc": "cuda", "cu": "cuda", "rocm": "hip", "msl": "metal", "spv": "spirv_binary",
    "spvasm": "spirv", "llvm": "mlir",
}  # fmt: skip
"""Texts by other names."""
_COMPILED = "compilers make it of `cuda`: `nvcc {} kernel.cu`"
INSTEAD = {
    "ptx": _COMPILED.format("--ptx"),
    "cubin": _COMPILED.format("--cubin"),
    "sass": _COMPILED.format("--cubin") + ", and `cuobjdump --dump-sass` shows it",
    "glsl": "`spirv` is what Vulkan takes of GLSL, `wgsl` the nearest in looks",
    "hlsl": "tools such as naga and SPIRV-Cross make it of `wgsl` and `spirv`",
    "opencl": "`examples/opencl/target.py` is a target for it; once imported, its stage is there",
}
"""What no stage is, and where it comes from."""


def check_stage(stage: object) -> None:
    """Raise when there is no such stage."""
    known = ("expand", "ir", *TEXT_STAGES, *OVERLAYS)
    if isinstance(stage, str) and stage in known:
        return
    way_out = near(stage, known) if isinstance(stage, str) else "give the stage's name"
    if isinstance(stage, str) and stage in DEVICES:
        way_out = f"the text of the device `{stage}` is the stage `{DEVICES[stage]}`"
    elif isinstance(stage, str):
        word = stage.lower()
        near_one = word if word in known else LANGUAGES.get(word)
        way_out = f"write `{near_one}`" if near_one else INSTEAD.get(word, way_out)
    raise WrongArguments(
        None,
        function="inspect",
        signature=f"inspect(stage, ...): {' '.join(known)}",
        problem=f"no stage {given.described(stage)}",
        way_out=way_out,
    ).error()


def check_options(
    kernel: str, grid_rank: Any, checked: Any, vectorize: Any, folded: Any, validate: Any
) -> tuple[int | None, bool, int, bool, Validation]:
    """Return the options of a text in Python's own types.

    Raises:
        CubeUsageError: one has a value that means nothing.
    """
    rank, lanes = given.plain(grid_rank), given.plain(vectorize)
    reports = given.plain(validate)
    if rank is not None and not (type(rank) is int and 1 <= rank <= 3):
        wants = "1, 2 or 3: the dimensions in which the grid may have several cubes"
        raise given.wrong(kernel, "grid_rank", grid_rank, wants)
    if not is_width(lanes):
        wants = f"a power of two up to {MOST_LANES}: the lanes of an element"
        raise given.wrong(kernel, "vectorize", vectorize, wants)
    if not (isinstance(reports, bool) or (isinstance(reports, str) and reports == "writes")):
        wants = '`True`, `False`, or `"writes"` to leave reads out'
        raise given.wrong(kernel, "validate", validate, wants)
    flags = []
    for option, value in (("checked", checked), ("folded", folded)):
        flags.append(given.plain(value))
        if type(flags[-1]) is not bool:
            raise given.wrong(kernel, option, value, "`True` or `False`")
    found: Validation = reports if isinstance(reports, bool) else "writes"
    return rank, flags[0], lanes, flags[1], found
