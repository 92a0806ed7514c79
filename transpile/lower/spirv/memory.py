"""Where values live: storage buffers, push constants, shared and local memory, slots; and loads and stores of them.

The interface is the one the runtime binds by: memories are storage buffers of set 0, numbered in the order of the
parameters; scalars are one block of push constants, or a uniform buffer at the next binding where they exceed what
every Vulkan device takes (128 bytes).
"""

from __future__ import annotations

from dataclasses import dataclass

from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    element_of,
    u8,
    u32,
    width_of,
    with_element,
)
from transpile.ir.values import Parameter, Value
from transpile.lower.spirv.emitter import Element, Emitter, memory_type

PUSH_CONSTANTS = 128
"""Bytes of push constants that every device has (Vulkan 1.2, table 53, maxPushConstantsSize)."""


@dataclass(frozen=True, slots=True)
class Storage:
    """A variable that holds elements."""

    variable: int
    pointer: int
    """Type of a pointer to one element."""
    type: int
    """Type of an element as it is stored."""
    element: Element
    """Type of an element as the kernel sees it."""
    members: tuple[int, ...] = ()
    """Constants that lead from the variable to the run of elements."""
    space: Space | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """One element of a variable."""

    storage: Storage
    pointer: int
    index: Value | None = None


@dataclass(slots=True)
class Accesses:
    """What a kernel does with each of its memories."""

    read: set[Value]
    written: set[Value]
    addressed: set[Value]
    """Places that something but a guarded load uses."""
    barriers: set[str]


def accesses(kernel: core.Kernel) -> Accesses:
    """Find which memories are read and written, and how."""
    found = Accesses(set(), set(), set(), set())
    memories: dict[Value, Value] = {}
    for op in core.walk(kernel.body):
        if isinstance(op, core.Apply):
            continue
        match op:
            case core.Load():
                if op.place in memories:
                    found.read.add(memories[op.place])
                    if op.guard is None:
                        found.addressed.add(op.place)
            case core.Store():
                if op.place in memories:
                    found.written.add(memories[op.place])
                    found.addressed.add(op.place)
            case core.Index():
                memories[op.result] = op.memory
            case core.Atomic():
                memory = memories[op.place]
                found.addressed.add(op.place)
                if op.op != "atomic_store":
                    found.read.add(memory)
                if op.op != "atomic_load":
                    found.written.add(memory)
            case core.Barrier():
                found.barriers.add(op.op)
            case _:
                pass
    return found


def stored(type: Memory) -> Element:
    """Return the type that elements have in memory: a bool is a byte where the host can see it."""
    is_byte = element_of(type.element).is_bool and type.space is Space.GLOBAL
    return with_element(type.element, u8) if is_byte else type.element


def declare_buffers(cx: Emitter, used: Accesses) -> dict[Value, Storage]:
    """Declare a storage buffer for every memory of the kernel, used or not: the bindings are its interface."""
    found: dict[Value, Storage] = {}
    shared_storage = "sync_storage" in used.barriers
    for binding, parameter in enumerate(cx.kernel.memories):
        type = memory_type(parameter)
        held = stored(type)
        cx.storage_capability(held)
        item = cx.storage_type(held)
        stride = element_of(held).bytes * width_of(held)
        if cx.plain(element_of(held)).bits == 64:
            stride = 8 * width_of(held)
        block = _block(cx, item, stride, (parameter in used.read, parameter in used.written))
        variable = cx.builder.global_variable(
            cx.builder.pointer("StorageBuffer", block), "StorageBuffer"
        )
        cx.name(variable, parameter.name)
        cx.builder.decorate(variable, "DescriptorSet", 0)
        cx.builder.decorate(variable, "Binding", binding)
        cx.builder.decorate(variable, "Aliased" if cx.kernel.aliased else "Restrict")
        if parameter not in used.written:
            cx.builder.decorate(variable, "NonWritable")
        elif parameter not in used.read:
            cx.builder.decorate(variable, "NonReadable")
        elif shared_storage:
            # Without it the GLSL450 memory model lets a unit keep what it read before the barrier.
            cx.builder.decorate(variable, "Coherent")
        pointer = cx.builder.pointer("StorageBuffer", item)
        found[parameter] = Storage(
            variable, pointer, item, type.element, (cx.uint(0),), Space.GLOBAL
        )
    return found


def _block(cx: Emitter, item: int, stride: int, use: tuple[bool, bool]) -> int:
    """Return the struct of one run-time array, shared by the buffers whose elements have one type.

    They must be read and written alike: NVIDIA's driver (580) takes ``NonWritable`` of one for all of its type, and
    then lets a unit read what was there before its own write.
    """
    found = cx.blocks.get((item, *use))
    if found is None:
        run = cx.builder.own_type("OpTypeRuntimeArray", item)
        cx.builder.decorate(run, "ArrayStride", stride)
        found = cx.blocks[item, *use] = cx.builder.own_type("OpTypeStruct", run)
        cx.builder.decorate(found, "Block")
        cx.builder.decorate_member(found, 0, "Offset", 0)
    return found


@dataclass(frozen=True, slots=True)
class Scalars:
    """The block of scalar parameters."""

    variable: int
    storage: str
    member: dict[Value, int]


def offsets(scalars: tuple[Parameter, ...]) -> tuple[tuple[int, ...], int]:
    """Lay the scalars out as C does; return their offsets and the size of the block."""
    found: list[int] = []
    end = 0
    for parameter in scalars:
        assert isinstance(parameter.type, Scalar)
        size = parameter.type.bytes
        end = -(-end // size) * size
        found.append(end)
        end += size
    return tuple(found), end


def declare_scalars(cx: Emitter) -> Scalars | None:
    """Declare the block of scalar parameters, if there are any."""
    scalars = cx.kernel.scalars
    if not scalars:
        return None
    places, size = offsets(scalars)
    kinds = [p.type for p in scalars if isinstance(p.type, Scalar)]
    block = cx.builder.own_type("OpTypeStruct", *(cx.storage_type(kind) for kind in kinds))
    cx.builder.name(block, "Scalars")
    cx.builder.decorate(block, "Block")
    for member, (parameter, offset) in enumerate(zip(scalars, places, strict=True)):
        cx.builder.member_name(block, member, parameter.name)
        cx.builder.decorate_member(block, member, "Offset", offset)
    storage = "PushConstant" if size <= PUSH_CONSTANTS else "Uniform"
    variable = cx.builder.global_variable(cx.builder.pointer(storage, block), storage)
    cx.builder.name(variable, "scalars")
    if storage == "Uniform":
        cx.builder.decorate(variable, "DescriptorSet", 0)
        cx.builder.decorate(variable, "Binding", len(cx.kernel.memories))
    return Scalars(variable, storage, {p: member for member, p in enumerate(scalars)})


def declare_array(cx: Emitter, value: Value) -> Storage:
    """Declare shared memory of the cube, or a unit's local array."""
    type = memory_type(value)
    assert type.length is not None
    item = cx.type(type.element)
    run = cx.builder.type("OpTypeArray", item, cx.uint(type.length))
    if type.space is Space.SHARED:
        variable = cx.builder.global_variable(cx.builder.pointer("Workgroup", run), "Workgroup")
        pointer = cx.builder.pointer("Workgroup", item)
    else:
        variable = cx.builder.local_variable(cx.builder.pointer("Function", run))
        pointer = cx.builder.pointer("Function", item)
        cx.builder.store(variable, cx.null(run))
    cx.name(variable, value.name)
    return Storage(variable, pointer, item, type.element, (), type.space)


def declare_slot(cx: Emitter, value: Value) -> Place:
    assert isinstance(value.type, Reference)
    element = value.type.element
    item = cx.type(element)
    pointer = cx.builder.pointer("Function", item)
    variable = cx.builder.local_variable(pointer)
    cx.name(variable, value.name)
    return Place(Storage(variable, pointer, item, element), variable)


def locate(cx: Emitter, storage: Storage, index: Value) -> Place:
    """Return the place of one element."""
    return Place(storage, point(cx, storage, cx.id(index)), index)


def point(cx: Emitter, storage: Storage, index: int) -> int:
    """Return a pointer to one element."""
    return cx.builder.emit(
        "OpAccessChain", storage.pointer, storage.variable, *storage.members, index
    )


def load(cx: Emitter, place: Place) -> int:
    """Load an element as the kernel's type."""
    return load_from(cx, place.storage, place.pointer)


def load_from(cx: Emitter, storage: Storage, pointer: int) -> int:
    raw = cx.builder.load(storage.type, pointer)
    if storage.space is Space.GLOBAL and element_of(storage.element).is_bool:
        words = with_element(storage.element, u32)
        wide = cx.builder.emit("OpUConvert", cx.storage_type(words), raw)
        return cx.truth("OpINotEqual", words, wide, cx.constant(words, 0))
    return raw


def store(cx: Emitter, place: Place, value: int) -> None:
    """Store a value of the kernel's type."""
    cx.builder.store(place.pointer, as_stored(cx, place.storage, value))


def as_stored(cx: Emitter, storage: Storage, value: int) -> int:
    """Convert a value to what memory holds."""
    if storage.space is Space.GLOBAL and element_of(storage.element).is_bool:
        words = with_element(storage.element, u32)
        wide = cx.select(words, value, cx.constant(words, 1), cx.constant(words, 0))
        return cx.builder.emit("OpUConvert", storage.type, wide)
    return value
