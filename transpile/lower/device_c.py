"""What CUDA and HIP alone share: the kernel's frame, shared memory, and reading bits as another type."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Memory, Scalar, Space, Vector, i64, u64
from transpile.ir.values import Parameter, Value
from transpile.lower.expression import POSTFIX, Expression
from transpile.lower.shared import STATIC_LIMIT, end_of_common, offsets, size
from transpile.lower.wrap import wrap

if TYPE_CHECKING:
    from transpile.lower.c_family import CFamily
    from transpile.lower.text import Body


def reinterpret(
    writer: CFamily,
    table: Mapping[tuple[str, str], str],
    body: Body,
    value: Expression,
    source: Scalar | Vector,
    result: Scalar | Vector,
) -> Expression:
    """Return the bits of a value as another type: by an intrinsic, or by a helper that copies through a union."""
    if isinstance(source, Scalar) and isinstance(result, Scalar):
        pair = (
            "u32" if source.name == "index" else source.name,
            "u32" if result.name == "index" else result.name,
        )
        if pair in table:
            return Expression(f"{table[pair]}({value.text})", POSTFIX, value.reads)
        if source.bits == 64 and result.bits == 64:
            # Only the signed integer has intrinsics.
            if source == u64:
                return reinterpret(writer, table, body, writer.cast_text(value, i64), i64, result)
            if result == u64:
                return writer.cast_text(reinterpret(writer, table, body, value, source, i64), u64)
    for type in (source, result):
        if isinstance(type, Vector):
            writer.declared(body, type)
    old, new = writer.type_name(source), writer.type_name(result)
    name = re.sub(r"\W+", "_", f"{old}_as_{new}")
    lines = [
        f"{writer.function} {new} {name}({old} value) {{",
        f"    static_assert(sizeof({old}) == sizeof({new}));",
        f"    {new} result;",
        "    memcpy(&result, &value, sizeof(result));",
        "    return result;",
        "}",
    ]
    return Expression(f"{body.helper(name, lines)}({value.text})", POSTFIX, value.reads)


STRAIGHT = (
    core.Apply,
    core.Bitcast,
    core.Cast,
    core.Construct,
    core.Extent,
    core.Extract,
    core.If,
    core.Index,
    core.Load,
    core.Store,
)
"""What a kernel that goes one way consists of."""


def parameter(writer: CFamily, body: Body, parameter: Parameter, *, is_plain: bool) -> str:
    """Return the declaration of a kernel's parameter; `is_plain` is said of what nobody writes."""
    name = body.values[parameter].text
    type = parameter.type
    if isinstance(type, Memory):
        constant = "" if type.mutable or type.atomic else "const "
        is_shared = body.kernel.aliased or (constant and is_plain)
        restrict = "" if is_shared else "__restrict__ "
        return f"{constant}{writer.type_name(type.element)}* {restrict}{name}"
    assert isinstance(type, (Scalar, Vector))
    return f"{writer.type_name(type)} {name}"


def _reads_written(kernel: core.Kernel) -> bool:
    """Whether a kernel reads memory that it writes; NVIDIA's compiler may take that for memory that nobody writes.

    It makes one load of ``c ? x[i] : out[j]``, and keeps for it that `x`, a ``const T* __restrict__``, never changes.
    The load of `out` then comes before the store that it is to see, or from a cache that has not heard of it. Without
    the word it finds out by itself that nothing changes `x`, but later, when loads are what they will be.
    """
    ops = core.walk(kernel.body)
    written = {op.result for op in ops if isinstance(op, core.Index) and _is_written(op.memory)}
    return any(isinstance(op, core.Load) and op.place in written for op in ops)


def _goes_one_way(region: core.Region) -> bool:
    """Whether a kernel chooses nothing but to go on, so that no load can stand for another."""
    branches = [op for op in region if isinstance(op, core.If)]
    returns = [op for op in branches if op.then and isinstance(op.then[-1], core.Terminate)]
    rest = [op for op in branches if op not in returns]
    return (
        all(isinstance(op, STRAIGHT) for op in region)
        and not any(isinstance(op, core.Apply) and op.op == "select" for op in region)
        and not any(op.otherwise for op in branches)
        and all(len(op.then) == 1 for op in returns)
        and len(rest) <= 1
        and all(_goes_one_way(op.then) for op in rest)
    )


def _is_written(memory: Value) -> bool:
    kind = memory.type
    return isinstance(kind, Memory) and kind.space is Space.GLOBAL and kind.mutable


def assemble(
    writer: CFamily, body: Body, headers: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """Return includes, helpers and the head of the kernel, and its end."""
    kernel = body.kernel
    shared = [*(type for _, type in body.shared), *(type for _, type, _ in body.common)]
    for memory in [*kernel.memories, *shared]:
        type = memory.type if isinstance(memory, Parameter) else memory
        if isinstance(type, Memory) and isinstance(type.element, Vector):
            writer.declared(body, type.element)
    bounds = f"__launch_bounds__({kernel.units})"
    if kernel.cluster_dim != (1, 1, 1):
        bounds += f" __cluster_dims__({', '.join(map(str, kernel.cluster_dim))})"
    head = f'extern "C" __global__ void {bounds} {body.entry}'
    is_plain = writer.target == "cuda" and _reads_written(kernel) and not _goes_one_way(kernel.body)
    parameters = [parameter(writer, body, p, is_plain=is_plain) for p in kernel.parameters]
    frame = writer.signature(head, parameters)
    frame += _shared(writer, body)
    frame += [f"    {line}" for line in body.top]
    text = "\n".join(line for lines in body.prelude.values() for line in lines)
    text += "\n".join([*frame, *body.lines])
    before = [f"#include <{header}>" for word, header in headers.items() if _is_used(word, text)]
    if before:
        before.append("")
    for lines in body.prelude.values():
        before += [*(part for line in lines for part in wrap(line)), ""]
    return [*before, *frame], ["}"]


def _is_used(word: str, text: str) -> bool:
    """Whether the text has a type, or one of the functions that convert to and from it, such as ``__float2half``."""
    stem = word.removeprefix("__nv_").removeprefix("__hip_")
    return stem in text and bool(re.search(rf"\b{word}\d?\b|\b__\w*{stem}", text))


def _shared(writer: CFamily, body: Body) -> list[str]:
    """Declare shared memory: arrays, and pointers into bytes where several lie in the same.

    Beyond the static limit all are pointers into what the launch reserves.
    """
    common = end_of_common((type, offset) for _, type, offset in body.common)
    pieces, arrays = list(body.common), body.shared
    types = [type for _, type in arrays]
    if writer.target == "cuda" and common + sum(map(size, types)) > STATIC_LIMIT:
        lines = ["    extern __shared__ __align__(16) unsigned char shared_bytes[];"]
        pieces += [(*own, at) for own, at in zip(arrays, offsets(types, common), strict=True)]
        arrays = []
    elif common:
        lines = [f"    alignas(16) __shared__ unsigned char shared_bytes[{common}];"]
    else:
        lines = []
    for name, type, offset in pieces:
        element = writer.type_name(type.element)
        lines.append(f"    {element}* const {name} = {_at(element, offset)};")
    for name, type in arrays:
        lines.append(f"    __shared__ {writer.type_name(type.element)} {name}[{type.length}];")
    return lines


def _at(element: str, offset: int) -> str:
    place = f"shared_bytes + {offset}" if offset else "shared_bytes"
    return f"reinterpret_cast<{element}*>({place})"
