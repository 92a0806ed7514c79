"""One bound, legalized and structured kernel -> one SPIR-V 1.5 module for Vulkan 1.2.

In: a kernel without ``Extent``, ``Block`` and ``Exit``, whose accesses have one unchecked index and a guard where they
need one. Out: the words of a module with one entry point, named like the kernel. Values are SSA ids, slots are
variables of the function (every driver makes values of them again), regions are structured selections and loops.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Space, Vector, element_of, f64
from transpile.ir.values import Constant, Parameter, Value
from transpile.lower.spirv import memory
from transpile.lower.spirv.atomics import write_atomic
from transpile.lower.spirv.casts import cast
from transpile.lower.spirv.customs import CUSTOMS
from transpile.lower.spirv.emitter import SUBGROUP, Emitter, value_type
from transpile.lower.spirv.inputs import BUILT_IN, built_in
from transpile.lower.spirv.loops import write_for
from transpile.lower.spirv.memory import Place, Storage
from transpile.ops.row import Core, Custom, Ext, Spelling
from transpile.ops.table import TABLE

FLOATS = frozenset({"f16", "f32", "f64"})
_WORKGROUP = 2
_ACQUIRE_RELEASE, _UNIFORM_MEMORY, _WORKGROUP_MEMORY = 0x8, 0x40, 0x100


@dataclass(frozen=True, slots=True)
class Loop:
    """The labels of a structured loop."""

    before: int
    header: int
    again: int
    """The continue target."""
    end: int


class Writer(Emitter):
    """Writes one kernel."""

    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__(kernel)
        self.accesses = memory.accesses(kernel)
        self.buffers = memory.declare_buffers(self, self.accesses)
        self.arrays: dict[Value, Storage] = {}
        self.places: dict[Value, Place] = {}
        self.loops: list[Loop] = []
        self.marks: list[tuple[int, Span]] = []
        """Where the code of an op begins, and the op's place in the kernel's source."""
        self.scalars = memory.declare_scalars(self)
        self._spelled: dict[tuple[object, ...], Spelling] = {}

    def write(self) -> bytes:
        void = self.builder.type("OpTypeVoid")
        function_type = self.builder.type("OpTypeFunction", void)
        entry = self.builder.fresh()
        self.name(entry, self.kernel.name)
        self.builder.mode(entry, "LocalSize", *self.kernel.cube_dim)
        if self.region(self.kernel.body):
            self.builder.act("OpReturn")
        self.float_controls(entry)
        for row, found in self.inputs.items():
            self.name(found, row)
        return self.builder.module(entry, self.kernel.name, void, function_type)

    def float_controls(self, entry: int) -> None:
        """Keep drivers from assuming that no float is NaN or infinite: the language promises both.

        Every desktop driver of Vulkan 1.2 has this for 32 bits; for 16 and 64 bits some do not. Those that do are asked
        by a runtime (``runtime/vulkan/compiler.py``), which puts these words beside the ones that it finds.
        """
        if not self._capable.isdisjoint(FLOATS):
            self.builder.capability("SignedZeroInfNanPreserve")
            self.builder.mode(entry, "SignedZeroInfNanPreserve", 32)

    def parameter(self, value: Value) -> int:
        """Load a scalar parameter in the prologue, at its first use."""
        if not isinstance(value, Parameter) or self.scalars is None:
            raise LookupError(f"{value!r} is used before it is defined")
        assert isinstance(value.type, Scalar)
        type = self.type(value.type)
        scalars = self.scalars
        pointer = self.builder.pointer(scalars.storage, type)
        member = self.uint(scalars.member[value])

        def load() -> int:
            return self.builder.load(
                type, self.builder.emit("OpAccessChain", pointer, scalars.variable, member)
            )

        found = self.in_prologue(load)
        self.name(found, value.name)
        return found

    # Regions

    @cached_property
    def used(self) -> set[Value]:
        """Every value that an op takes."""
        return {value for op in core.walk(self.kernel.body) for value in core.operands(op)}

    @cached_property
    def rounded(self) -> set[Value]:
        """Sums and products of f64 whose bits are taken, so that no compiler may take them apart.

        NVIDIA's driver does, where the bits only go through a minimum of 64 bits (``transpile.polyfills.rounded``); it
        leaves those of f32 alone, which may stay parts of fused operations.
        """
        found: set[Value] = set()
        doubles: set[Value] = set()
        for op in core.walk(self.kernel.body):
            if isinstance(op, core.Bitcast) and element_of(value_type(op.value)) is f64:
                found.add(op.value)
            elif isinstance(op, core.Apply) and op.op in ("add", "sub", "mul"):
                doubles.add(op.result)
        return found & doubles

    def region(self, ops: core.Region) -> bool:
        """Write a region; tell whether its end is reached."""
        for op in ops:  # noqa: SIM110 (a generator would cost a frame for each op)
            if not self.write_op(op):
                return False
        return True

    def write_op(self, op: core.Op) -> bool:
        """Write one op; tell whether control goes on after it."""
        if op.span is not None:
            self.marks.append((len(self.builder.code), op.span))
        match op:
            case core.Apply():
                self.set(op.result, self.apply(op))
            case core.Load():
                self.set(op.result, self.load(op))
            case core.Store():
                self.store(op)
            case core.Index():
                self.locate(op)
            case core.Cast():
                self.set(
                    op.result,
                    cast(self, self.id(op.value), value_type(op.value), value_type(op.result)),
                )
            case core.Declare():
                place = self.places[op.result] = memory.declare_slot(self, op.result)
                if op.initial is not None:
                    memory.store(self, place, self.id(op.initial))
            case core.If():
                return self.write_if(op)
            case core.For():
                write_for(self, op)
            case core.While():
                self.write_while(op)
            case core.Break():
                self.jump(self.loops[-1].end)
                return False
            case core.Continue():
                self.jump(self.loops[-1].again)
                return False
            case core.Terminate():
                self.builder.act("OpReturn")
                return False
            case core.Barrier():
                self.barrier(op.op)
            case core.Bitcast():
                new, old = value_type(op.result), value_type(op.value)
                self.set(op.result, self.bitcast(new, old, self.id(op.value)))
            case core.Construct():
                self.construct(op)
            case core.Extract():
                self.set(op.result, self.extract(op))
            case core.Insert():
                self.set(op.result, self.insert(op))
            case core.SharedAlloc() | core.LocalArray():
                self.arrays[op.result] = memory.declare_array(self, op.result)
            case core.Atomic():
                write_atomic(self, op, self.places[op.place])
            case _:
                raise AssertionError(f"{type(op).__name__} is left after legalization")
        return True

    def set(self, value: Value, found: int) -> None:
        self.ids[value] = found
        if value.name and self.computes(value_type(value)):
            self.name(found, value.name)

    # Operations

    def apply(self, op: core.Apply) -> int:
        """Write one row of the table by its spelling."""
        if op.op in BUILT_IN:
            return built_in(self, op.op)
        if op.attributes.get("cut"):
            return CUSTOMS["cut"](self, op)
        # By identity: the kernel keeps its types alive, and hashing them by structure takes longer than all the rest.
        key = (op.op, *[id(arg.type) for arg in op.args])
        spelling = self._spelled.get(key)
        if spelling is None:
            spelling = self._spelled[key] = self.spell(op)
        type = value_type(op.result)
        if isinstance(spelling, Custom):
            return CUSTOMS[spelling.name](self, op)
        args = [self.id(arg) for arg in op.args]
        if isinstance(spelling, Core):
            if not spelling.before:
                found = self.builder.emit(spelling.opcode, self.type(type), *args)
                if op.result in self.rounded or op.attributes.get("rounded"):
                    self.builder.decorate(found, "NoContraction")
                return found
            return self.plane(spelling.opcode, type, *args, group="".join(spelling.before[1:]))
        assert isinstance(spelling, Ext), f"{op.op} of {op.args} is left after legalization"
        return self.glsl(spelling.name, type, *args)

    def spell(self, op: core.Apply) -> Spelling:
        """Look the row up for the types of its operands, and ask for arithmetic of these."""
        types = [value_type(arg) for arg in op.args]
        for type in types:
            self.type(type)
        return TABLE[op.op].spelling("spirv", types, op.attributes.get("fast"))

    def construct(self, op: core.Construct) -> None:
        type = value_type(op.result)
        width = type.width if isinstance(type, Vector) else 1
        parts = op.parts if len(op.parts) > 1 else op.parts * width
        if width == 1:
            self.set(op.result, self.id(parts[0]))
            return
        ids = [self.id(part) for part in parts]
        if all(isinstance(part, Constant) for part in parts):
            self.ids[op.result] = self.builder.constant(
                "OpConstantComposite", self.type(type), *ids
            )
            if len(set(ids)) == 1 and isinstance(parts[0], Constant):
                self.splats[op.result] = parts[0].value
            return
        self.set(op.result, self.builder.emit("OpCompositeConstruct", self.type(type), *ids))

    def extract(self, op: core.Extract) -> int:
        type, value, lane = (
            self.type(value_type(op.result)),
            self.id(op.value),
            self.number(op.lane),
        )
        if not is_vector(op.value):
            return value
        if lane is None:
            return self.builder.emit("OpVectorExtractDynamic", type, value, self.id(op.lane))
        if isinstance(op.result.type, Vector):
            lanes = range(int(lane), int(lane) + op.result.type.width)
            return self.builder.emit_mixed("OpVectorShuffle", type, value, value, *lanes)
        return self.builder.emit_mixed("OpCompositeExtract", type, value, int(lane))

    def insert(self, op: core.Insert) -> int:
        type, lane = self.type(value_type(op.result)), self.number(op.lane)
        value, part = self.id(op.value), self.id(op.part)
        if not is_vector(op.value):
            return part
        if lane is None:
            return self.builder.emit("OpVectorInsertDynamic", type, value, part, self.id(op.lane))
        return self.builder.emit_mixed("OpCompositeInsert", type, part, value, int(lane))

    def barrier(self, row: str) -> None:
        """Write a barrier; its scope and semantics are masks of SPIR-V 3.27 and 3.25."""
        semantics = _ACQUIRE_RELEASE | _WORKGROUP_MEMORY
        if row == "sync_storage":
            semantics |= _UNIFORM_MEMORY
        scope = self.uint(_WORKGROUP)
        if row == "sync_plane":
            self.builder.capability("GroupNonUniform")
            scope = self.uint(SUBGROUP)
        self.builder.act("OpControlBarrier", scope, scope, self.uint(semantics))

    # Memory

    def storage(self, value: Value) -> Storage:
        found = self.arrays.get(value)
        return self.buffers[value] if found is None else found

    def locate(self, op: core.Index) -> None:
        storage, index = self.storage(op.memory), op.indices[0]
        if storage.space is Space.GLOBAL or op.result in self.accesses.addressed:
            self.places[op.result] = memory.locate(self, storage, index)
        else:
            # Guarded loads of arrays make a pointer of their own.
            self.places[op.result] = Place(storage, 0, index)

    def load(self, op: core.Load) -> int:
        place = self.places[op.place]
        if op.guard is None:
            return memory.load_from(self, place.storage, place.pointer)
        storage, guard = place.storage, self.id(op.guard)
        if storage.space is Space.GLOBAL:
            return self.guarded_value(guard, storage.element, partial(memory.load, self, place))
        # An array has a first element, so that no branch is needed.
        assert place.index is not None
        index = value_type(place.index)
        safe = self.select(index, guard, self.id(place.index), self.constant(index, 0))
        found = memory.load_from(self, storage, memory.point(self, storage, safe))
        nothing = self.constant(storage.element, 0)
        return self.select_whole(storage.element, guard, found, nothing)

    def store(self, op: core.Store) -> None:
        place, value = self.places[op.place], self.id(op.value)
        write = partial(memory.store, self, place, value)
        if op.guard is None:
            write()
        else:
            self.guarded(self.id(op.guard), write)

    # Control flow

    def write_if(self, op: core.If) -> bool:
        known = self.number(op.condition)
        if known is not None:
            return self.region(op.then if known else op.otherwise)
        if not op.then and not op.otherwise:
            return True
        end = self.builder.fresh()
        then = self.builder.fresh() if op.then else end
        otherwise = self.builder.fresh() if op.otherwise else end
        self.selection_merge(end)
        self.branch(self.id(op.condition), then, otherwise)
        reached = end in (then, otherwise)
        for label, ops in ((then, op.then), (otherwise, op.otherwise)):
            if label != end:
                self.open(label)
                if self.region(ops):
                    self.jump(end)
                    reached = True
        self.open(end)
        if not reached:
            self.builder.act("OpUnreachable")
        return reached

    def write_while(self, op: core.While) -> None:
        loop = self.begin_loop()
        test = self.builder.fresh()
        self.loop_merge(loop.end, loop.again)
        self.jump(test)
        self.open(test)
        body = self.builder.fresh()
        self.loops.append(loop)
        if self.region(op.test):
            self.branch(self.id(op.condition), body, loop.end)
            self.open(body)
            if self.region(op.body):
                self.jump(loop.again)
        self.loops.pop()
        self.open(loop.again)
        self.end_loop(loop)

    def begin_loop(self) -> Loop:
        """Start the header of a loop; phis may follow."""
        loop = Loop(self.block, self.builder.fresh(), self.builder.fresh(), self.builder.fresh())
        self.jump(loop.header)
        self.open(loop.header)
        return loop

    def loop_body(self, loop: Loop, more: int, ops: core.Region, bound: tuple[Value, int]) -> None:
        """Branch into the body while `more` is true, and write it up to the continue target."""
        body = self.builder.fresh()
        self.loop_merge(loop.end, loop.again)
        self.branch(more, body, loop.end)
        self.open(body)
        self.set(*bound)
        self.loops.append(loop)
        if self.region(ops):
            self.jump(loop.again)
        self.loops.pop()

    def end_loop(self, loop: Loop) -> None:
        self.jump(loop.header)
        self.open(loop.end)


def is_vector(value: Value) -> bool:
    return isinstance(value.type, Vector) and value.type.width > 1
