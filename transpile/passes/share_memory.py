"""Let shared memory that is not in use at the same time lie in the same place: ``Kernel -> Kernel``.

Before, where ``passes.lifetimes`` found that ``tile`` and ``counts`` need not lie apart::

    %tile: shared<f32, 256> = shared
    %counts: shared<u32, 64> = shared

After, where memory is bytes::

    %tile: shared<f32, 256> = shared at 0
    %counts: shared<u32, 64> = shared at 0

Where memory has a type (WGSL, SPIR-V), only allocations of one type share, and become one array::

    %first: shared<f32, 256> = shared              %first_or_second: shared<f32, 256> = shared
    %second: shared<f32, 64> = shared         ->
    %p: ref<f32, shared> = index %second[%i]       %p: ref<f32, shared> = index %first_or_second[%i]

Nothing is added to make it possible, no barrier either. A kernel in which it would save nothing stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from transpile.diagnose.errors.target import SharedMemoryTooLarge
from transpile.ir import core
from transpile.ir.shared import end_of_common, size, size_of
from transpile.ir.types import Memory, Scalar, Space
from transpile.ir.values import Constant, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.lifetimes import must_lie_apart
from transpile.passes.rebuild import Rebuilder, with_fields

LONGEST_NAME = 3
"""So many names become one with ``or``; more memories have none."""


def share_memory(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with shared memory where it lies.

    Raises:
        CubeTargetError: it is more than the target has.
    """
    allocations = _allocations(kernel)
    if len(allocations) > 1:
        apart = must_lie_apart(kernel)
        if any(len(others) < len(allocations) - 1 for others in apart.values()):
            share = _in_bytes if capabilities.shares_bytes else _in_arrays
            kernel = share(kernel, [op.result for op in allocations], apart)
    _check_size(kernel, capabilities)
    return kernel


def _allocations(kernel: core.Kernel) -> list[core.SharedAlloc]:
    return [op for op in kernel.body if isinstance(op, core.SharedAlloc)]


def type_of(memory: Value) -> Memory:
    assert isinstance(memory.type, Memory)
    return memory.type


def _check_size(kernel: core.Kernel, capabilities: Capabilities) -> None:
    own, common = 0, []
    for op in _allocations(kernel):
        kind = type_of(op.result)
        if op.offset is None:
            own += size_of(kind)
        else:
            common.append((kind, op.offset))
        used, limit = own + end_of_common(common), capabilities.max_shared_memory
        if used > limit:
            raise SharedMemoryTooLarge(op.span, capabilities.name, used, limit).error()


# Where they lie


def placed(sizes: Mapping[Value, int], apart: Mapping[Value, set[Value]]) -> dict[Value, int]:
    """Return the offsets of those memories that lie where others do; empty if that saves nothing."""
    found, shared = _first_fit(sizes, apart), dict(sizes)
    while True:
        overlap = {
            one: shared[one]
            for one, at in found.items()
            if any(
                one is not other and at < begin + shared[other] and begin < at + shared[one]
                for other, begin in found.items()
            )
        }
        if len(overlap) == len(found):
            break
        # What overlaps nothing is memory of its own, and may have left a gap.
        found, shared = _first_fit(overlap, apart), overlap
    end = max((at + sizes[one] for one, at in found.items()), default=0)
    return found if end < sum(shared.values()) else {}


def _first_fit(sizes: Mapping[Value, int], apart: Mapping[Value, set[Value]]) -> dict[Value, int]:
    """Return offsets, the largest memory first, each as low as those allow that it must lie apart from."""
    found: dict[Value, int] = {}
    for one in sorted(sizes, key=lambda memory: -sizes[memory]):
        taken = sorted(
            (at, at + sizes[other]) for other, at in found.items() if other in apart[one]
        )
        offset = 0
        for begin, end in taken:
            if offset + sizes[one] <= begin:
                break
            offset = max(offset, end)
        found[one] = offset
    return {one: found[one] for one in sizes}


# Memory that is bytes


def _in_bytes(
    kernel: core.Kernel, memories: Sequence[Value], apart: Mapping[Value, set[Value]]
) -> core.Kernel:
    offsets = placed({memory: size(type_of(memory)) for memory in memories}, apart)
    return _Move(offsets).kernel(kernel) if offsets else kernel


class _Move(Rebuilder):
    VISITS = frozenset({core.SharedAlloc})

    def __init__(self, offsets: Mapping[Value, int]) -> None:
        super().__init__()
        self.offsets = offsets

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.SharedAlloc):
            op = with_fields(op, {"offset": self.offsets.get(op.result)})
        self.keep(op)


# Memory that has a type


def _in_arrays(
    kernel: core.Kernel, memories: Sequence[Value], apart: Mapping[Value, set[Value]]
) -> core.Kernel:
    alike: dict[tuple[object, bool], list[Value]] = {}
    for memory in memories:
        kind = type_of(memory)
        alike.setdefault((kind.element, kind.atomic), []).append(memory)
    arrays: dict[Value, Value] = {}
    offsets: dict[Value, int] = {}
    for group in alike.values():
        sizes = {memory: type_of(memory).length or 0 for memory in group}
        found = placed(sizes, apart)
        if found:
            length = max(at + sizes[memory] for memory, at in found.items())
            kind = type_of(group[0])
            common = Memory(kind.element, Space.SHARED, None, length, True, kind.atomic)
            arrays |= dict.fromkeys(found, Value(common, _name(found)))
            offsets |= found
    return _Join(arrays, offsets).kernel(kernel) if arrays else kernel


def _name(memories: Mapping[Value, int]) -> str:
    names = list(dict.fromkeys(memory.name for memory in memories if memory.name))
    return "_or_".join(names) if len(names) <= LONGEST_NAME else ""


class _Join(Rebuilder):
    VISITS = frozenset({core.SharedAlloc, core.Index})

    def __init__(self, arrays: Mapping[Value, Value], offsets: Mapping[Value, int]) -> None:
        super().__init__()
        self.arrays = arrays
        self.offsets = offsets
        self.made: set[Value] = set()

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.SharedAlloc) and op.result in self.arrays:
            array = self.arrays[op.result]
            if array not in self.made:
                self.made.add(array)
                self.emit(with_fields(op, {"result": array}))
        elif isinstance(op, core.Index) and op.memory in self.arrays:
            (position,) = op.indices
            indices = (self.moved(position, self.offsets[op.memory], op),)
            self.emit(with_fields(op, {"memory": self.arrays[op.memory], "indices": indices}))
        else:
            self.keep(op)

    def moved(self, position: Value, offset: int, op: core.Index) -> Value:
        kind = position.type
        assert isinstance(kind, Scalar)
        if not offset:
            return position
        if isinstance(position, Constant):
            return Constant(kind, int(position.value) + offset)
        return self.apply("add", position, Constant(kind, offset), type=kind, span=op.span)
