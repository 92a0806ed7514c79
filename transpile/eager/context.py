"""``cx`` on concrete numbers: conditions decide which suites run, ops compute at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import DeviceAssert
from transpile.diagnose.frames import twin_frame
from transpile.diagnose.printed import say
from transpile.diagnose.span import Span
from transpile.eager.cube import Cube
from transpile.eager.looks import text
from transpile.eager.memory import Element, Number, Storage, own, zero
from transpile.eager.planes import plane_op, rounded
from transpile.eager.stepping import stop_in
from transpile.expand import arithmetic, assertions, control, logic
from transpile.expand.context import Context
from transpile.expand.displays import ComptimeInt, unwrap
from transpile.expand.ranges import Mapped, Unrolled
from transpile.expand.regions import Scope
from transpile.expand.slots import Slot
from transpile.expand.value import Value
from transpile.expand.weak import Weak
from transpile.ir import core
from transpile.ir.host import Shown, round_to, same_bits, spelled
from transpile.ir.types import Memory, Reference, Scalar, Vector, element_of
from transpile.ir.values import Constant, Parameter
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.arguments import Specialization
    from transpile.expand.containers import Container
    from transpile.expand.services import Services

Notes = Mapping[tuple[object, ...], IRValue]


class Terminated(BaseException):
    """The unit has ended by ``terminate()`` or a return."""


class EagerContext(Context):
    """One unit of one cube."""

    def __init__(
        self,
        services: Services,
        specialization: Specialization,
        notes: Notes,
        cube: Cube,
        unit: tuple[int, int, int],
    ) -> None:
        super().__init__(
            services, specialization.capabilities, specialization.cube_dim, specialization.checked
        )
        self.types = notes
        self.cube = cube
        self.unit = unit
        self.numbers: dict[IRValue, Any] = {}
        self.shared_at: dict[Span | None, int] = {}
        """How often this unit made shared memory, by place."""
        self.max_ops = 10**9
        self.is_shown = True
        """Whether this unit prints and stops."""

    @property
    def unit_pos(self) -> int:
        x, y, z = self.unit
        return (z * self.cube.dim[1] + y) * self.cube.dim[0] + x

    # Types that were open in the expansion

    def fresh(self, type: Scalar | Vector | Weak, name: str = "") -> IRValue:
        if isinstance(type, Weak):
            now = type.current()
            if isinstance(now, Weak):
                known = self.types.get(("weak", self.span(), now.kind))
                now.scalar = (
                    known.type if known is not None and isinstance(known.type, Scalar) else None
                )
                now = now.settle()
            return IRValue(now, name)
        return IRValue(type, name)

    def weak_constant(self, number: Number, weak: Weak, span: Span | None) -> IRValue:
        type = self.fresh(weak).type
        assert isinstance(type, Scalar)
        return Constant(type, round_to(type, number))

    def slot_type(self, slot: Slot, type: Scalar | Vector | Weak) -> Scalar | Vector | Weak:
        known = self.types.get(("slot", self.frame.call_site, self.frame.name, slot.name))
        if known is None or not isinstance(known.type, Reference):
            return type.settle() if isinstance(type, Weak) else type
        return known.type.element

    def note_slot(self, slot: Slot, place: IRValue) -> None:
        type = place.type
        assert isinstance(type, Reference)
        slot.shown = lambda: f"{type.element}({self.numbers[place][0]})"

    def shown(self, value: Value) -> str:
        return f"{value.ir.type}({self.number(value.ir)})"

    def looks(self, memory: Container, part: tuple[object, object] | None = None) -> str:
        is_there = isinstance(memory._ir, Parameter) or memory._ir in self.numbers
        if self.texts or not is_there:
            return super().looks(memory, part)
        storage = self.memory(memory._ir)
        if part is None:
            return text(storage, memory)
        start, length = (int(p if isinstance(p, int) else self.number(p.ir)) for p in part)  # type: ignore[attr-defined]
        if len(storage.shape) != 1:
            return super().looks(memory, part)
        return text(storage, memory, (start, start + length))

    def breakpoint(self) -> None:
        if not self.is_shown:
            return
        frame = twin_frame()
        assert frame is not None, "kernels run as twins"
        stop_in(frame)

    def declare_slot(
        self, scope: Scope, place: IRValue, initial: IRValue, span: Span | None
    ) -> None:
        self.numbers[place] = [self.number(initial)]

    # Numbers

    def number(self, value: IRValue) -> Any:
        """Return what an IR value is now."""
        return value.value if isinstance(value, Constant) else self.numbers[value]

    def concrete(self, value: object) -> object:
        """Return the truth of a run-time test; other objects as they are."""
        value = logic.tested(self, value)
        if isinstance(value, Value):
            return bool(self.number(logic.truth(self, value).ir))
        return value

    # Control flow: every condition is known

    def if_(self, test: object) -> Iterator[None]:
        return control.if_(self, self.concrete(test))

    def elif_(self, test: Callable[[], object]) -> Iterator[None]:
        return control.elif_(self, lambda: self.concrete(test()))

    def while_(self, test: Callable[[], object]) -> Iterator[None]:
        return control.while_(self, lambda: ComptimeInt(bool(self.concrete(test()))))

    def for_(self, items: object, target: object = None) -> Iterator[object]:
        # A generator, as in the expansion: its first step runs at the place by which types were noted.
        items = unwrap(items)
        mapped = Mapped.of(self, items)
        yield from control.for_(self, items if mapped is None else self._trips(mapped), target)

    def _trips(self, mapped: Mapped) -> object:
        items = mapped.range
        span = self.span()
        known = self.types.get(("for", span))
        values, element, _ = arithmetic.promote(
            self, (items.start, items.stop, items.step), "range"
        )
        type = known.type if known is not None and isinstance(known.type, Scalar) else element
        if isinstance(type, Weak):
            type = type.settle()
        start, stop, step = (int(self.number(v)) for v in values)
        trips = range(start, stop, step) if step else range(0)
        return Unrolled(_Lazy(self, type, trips, mapped.item))

    def and_(self, left: object, right: Callable[[], object], test: bool = False) -> object:
        return self._short(left, right, test, conjunction=True)

    def or_(self, left: object, right: Callable[[], object], test: bool = False) -> object:
        return self._short(left, right, test, conjunction=False)

    def _short(
        self, left: object, right: Callable[[], object], test: bool, *, conjunction: bool
    ) -> object:
        left = unwrap(left)
        result = unwrap(right()) if bool(self.concrete(left)) == conjunction else left
        if test:
            return self.concrete(result)
        return self._chosen(result)

    def not_(self, value: object, test: bool = False) -> object:
        value = unwrap(value)
        return logic.not_(self, value)

    def cond(
        self,
        then: Callable[[], object],
        condition: object,
        otherwise: Callable[[], object],
        test: bool = False,
    ) -> object:
        result = unwrap(then() if self.concrete(condition) else otherwise())
        return self.concrete(result) if test else self._chosen(result)

    def _chosen(self, value: object) -> object:
        """Give one arm the type that both have together."""
        known = self.types.get(("choice", self.span()))
        if known is None or not self.is_number(value):
            return value
        type = known.type
        assert isinstance(type, (Scalar, Vector))
        return self.wrap(arithmetic.convert(self, value, type))

    def assert_(self, test: object, message: object, *, never: bool = False) -> None:
        # The expansion has refused what is false at comptime, so this is a run-time test, also where it is a `bool`.
        test = self.concrete(test)
        if not self.checked or logic.decide(self, test):
            return
        text, values = assertions.told(self, message)
        text = text.format(*self._shown(values))
        raise DeviceAssert(self.span(), message=text, unit=str(self.unit)).error()

    def compare(self, left: object, *rest: object, test: bool = False) -> object:
        return logic.compare(self, left, rest)

    # Ops compute at once

    def emit(self, op: core.Op) -> None:
        match op:
            case core.Apply():
                self.numbers[op.result] = self._apply(op)
            case core.Declare():
                self.numbers[op.result] = [None if op.initial is None else self.number(op.initial)]
            case core.Load():
                self.numbers[op.result] = self._load(op.place)
            case core.Store():
                self._store(op.place, self.number(op.value))
            case core.Index():
                self.numbers[op.result] = self._index(op)
            case core.Extent():
                self.numbers[op.result] = self._extent(op)
            case core.Cast():
                self.numbers[op.result] = _cast(self.number(op.value), op.result)
            case core.Bitcast():
                self.numbers[op.result] = _bitcast(self.number(op.value), op.value, op.result)
            case core.Construct():
                parts = tuple(self.number(p) for p in op.parts)
                type = op.result.type
                assert isinstance(type, Vector)
                self.numbers[op.result] = parts if len(parts) > 1 else parts * type.width
            case core.Extract():
                self.numbers[op.result] = _lane(self.number(op.value), int(self.number(op.lane)))
            case core.Insert():
                lanes = list(self.number(op.value))
                lane = int(self.number(op.lane))
                if 0 <= lane < len(lanes):
                    lanes[lane] = self.number(op.part)
                self.numbers[op.result] = tuple(lanes)
            case core.LocalArray():
                assert isinstance(op.result.type, Memory)
                self.numbers[op.result] = own(op.result.type, poisoned=False)
            case core.Atomic():
                self.numbers[op.result] = self._atomic(op)
            case core.Barrier():
                self.cube.meet(self.unit_pos, "plane" if op.op == "sync_plane" else "cube", None)
            case core.Terminate():
                raise Terminated
            case core.Assert():
                if not self.number(op.condition):
                    text = op.message.format(*self._shown(op.args))
                    raise DeviceAssert(op.span, message=text, unit=str(self.unit)).error()
            case core.Print():
                if self.is_shown:
                    # Units that run side by side don't mix their lines: one write has the line's end too.
                    say(op.message.format(*self._shown(op.args)) + "\n")
            case _:
                pass  # exits and blocks: the liveness of the path says it all

    def _shown(self, values: Sequence[IRValue]) -> list[object]:
        return [_shown(value.type, self.number(value)) for value in values]

    def _apply(self, op: core.Apply) -> Any:
        args = [self.number(a) for a in op.args]
        row = TABLE[op.op]
        if row.effect == "topology":
            return self._topology(op.op)
        if row.effect == "plane":
            return plane_op(self, op, args)
        if op.op == "assume_uniform":
            return args[0]
        return lanewise(op, args)

    def _topology(self, name: str) -> int:
        cube = self.cube
        sizes = tuple(c * d for c, d in zip(cube.count, cube.dim, strict=True))
        absolute = tuple(
            p * d + u for p, d, u in zip(cube.position, cube.dim, self.unit, strict=True)
        )
        clustered = tuple(p % c for p, c in zip(cube.position, self.cluster_dim, strict=True))
        groups: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
            "unit_pos": (self.unit, cube.dim),
            "cube_pos": (cube.position, cube.count),
            "cube_pos_cluster": (clustered, self.cluster_dim),
            "absolute_pos": (absolute, sizes),
        }  # fmt: skip
        for prefix, (position, size) in groups.items():
            if name == prefix:
                return position[0] + size[0] * (position[1] + size[1] * position[2])
            if name.startswith(prefix + "_") and name[-1] in "xyz" and len(name) == len(prefix) + 2:
                return position["xyz".index(name[-1])]
        if name == "cube_count":
            return cube.count[0] * cube.count[1] * cube.count[2]
        if name.startswith("cube_count_"):
            return cube.count["xyz".index(name[-1])]
        return {
            "plane_dim": cube.plane,
            "plane_pos": self.unit_pos // cube.plane,
            "unit_pos_plane": self.unit_pos % cube.plane,
        }[name]

    # Memory

    def share(self, op: core.SharedAlloc) -> None:
        """Find the memory that all units of the cube mean by this place in the source.

        Units may come by places in another order, or not at all, so a place and how often a unit came by it name the
        memory: a loop that is unrolled makes some at one place.
        """
        type = op.result.type
        assert isinstance(type, Memory)
        times = self.shared_at[op.span] = self.shared_at.get(op.span, 0) + 1
        with self.cube.lock:
            name = (op.span, times)
            if name not in self.cube.shared:
                self.cube.shared[name] = own(type, poisoned=True)
            self.numbers[op.result] = self.cube.shared[name]

    def memory(self, value: IRValue) -> Storage:
        found: Storage = self.numbers[value]
        return found

    def _index(self, op: core.Index) -> tuple[Storage, int | None]:
        storage = self.memory(op.memory)
        positions = [int(self.number(i)) for i in op.indices]
        if len(positions) == 1:
            inside, offset = 0 <= positions[0] < storage.extent, positions[0]
        else:
            inside = all(0 <= p < size for p, size in zip(positions, storage.shape, strict=True))
            offset = sum(p * s for p, s in zip(positions, storage.strides, strict=True))
        assert isinstance(op.memory.type, Memory)
        return storage, offset * op.memory.type.units + op.part if inside else None

    def _extent(self, op: core.Extent) -> int:
        storage = self.memory(op.memory)
        if op.what == "length":
            return storage.length
        if op.what == "extent":
            return storage.extent
        assert op.dimension is not None
        dimension = int(self.number(op.dimension))
        return (storage.shape if op.what == "shape" else storage.strides)[dimension]

    def _load(self, place: IRValue) -> Any:
        where = self.numbers[place]
        if isinstance(where, list):
            return where[0]
        storage, offset = where
        return zero(storage.element) if offset is None else storage.load(offset)

    def _store(self, place: IRValue, value: Element) -> None:
        where = self.numbers[place]
        if isinstance(where, list):
            where[0] = value
            return
        storage, offset = where
        if offset is not None:
            storage.store(offset, value)

    def _atomic(self, op: core.Atomic) -> Any:
        storage, offset = self.numbers[op.place]
        element = storage.element
        assert isinstance(element, Scalar)
        if offset is None:
            return zero(element)
        args = [self.number(a) for a in op.args]
        with self.cube.lock:
            old = storage.load(offset)
            new = _atomic(op.op, element, old, args)
            if new is not None:
                storage.store(offset, round_to(element, new))
        return args[0] if op.op == "atomic_store" else old


class _Lazy:
    """The items of a run-time range, one at a time."""

    def __init__(
        self, cx: EagerContext, type: Scalar, trips: range, item: Callable[[object], object]
    ) -> None:
        self.item = item
        self.cx = cx
        self.type = type
        self.trips = trips

    def __iter__(self) -> Iterator[object]:
        for number in self.trips:
            value = IRValue(self.type)
            self.cx.numbers[value] = number
            yield self.item(self.cx.wrap(value))


def lanewise(op: core.Apply, args: list[Any]) -> Any:
    """Compute a pure row, lane by lane on vectors."""
    result = op.result.type
    assert isinstance(result, (Scalar, Vector))
    if op.op in ("dot", "vector_sum", "magnitude", "normalize"):
        return _across(op.op, element_of(result), args)
    fold = TABLE[op.op].fold
    assert fold is not None, op.op
    first = element_of(op.args[-1].type) if op.args else element_of(result)  # type: ignore[arg-type]
    if op.op == "select":
        first = element_of(result)
    width = max((len(a) for a in args if isinstance(a, tuple)), default=1)
    scalar = element_of(result)
    # What is undefined gives zero, as on the devices that are software: integers that are truncated by zero.
    if width == 1:
        number = fold(first, *args)
        return zero(scalar) if number is None else _rounded(scalar, number)
    lanes = [[a[lane] if isinstance(a, tuple) else a for a in args] for lane in range(width)]
    numbers = [fold(first, *lane) for lane in lanes]
    return tuple(zero(scalar) if n is None else rounded(scalar, n) for n in numbers)


def _across(name: str, scalar: Scalar, args: list[Any]) -> Any:
    """Compute a row across lanes from its parts, rounded after each as on the targets."""

    def part(row: str, *numbers: Number) -> Any:
        fold = TABLE[row].fold
        number = None if fold is None else fold(scalar, *numbers)
        assert number is not None, row
        return round_to(scalar, number)

    lanes = [a if isinstance(a, tuple) else (a,) for a in (args[0], args[-1])]
    if name == "vector_sum":
        total, *products = lanes[0]
    else:
        total, *products = [part("mul", x, y) for x, y in zip(*lanes, strict=True)]
    for product in products:
        total = part("add", total, product)
    if name in ("dot", "vector_sum"):
        return total
    length = part("sqrt", total)
    return length if name == "magnitude" else tuple(part("div", x, length) for x in lanes[0])


def _rounded(scalar: Scalar, value: Any) -> Any:
    return (
        tuple(round_to(scalar, v) for v in value)
        if isinstance(value, tuple)
        else round_to(scalar, value)
    )


def _shown(type: object, value: Any) -> Shown:
    assert isinstance(type, (Scalar, Vector))
    return Shown(spelled(type, value), value)


def _cast(value: Any, result: IRValue) -> Any:
    type = result.type
    assert isinstance(type, (Scalar, Vector))
    scalar = element_of(type)
    if isinstance(value, tuple):
        return tuple(_cast_one(v, scalar) for v in value)
    return _cast_one(value, scalar)


def _cast_one(value: Number, scalar: Scalar) -> Number:
    return value != 0 if scalar.is_bool else round_to(scalar, value)


def _bitcast(value: Any, source: IRValue, result: IRValue) -> Any:
    import numpy as np

    from transpile.ir.host import numpy_dtype

    before, after = element_of(source.type), element_of(result.type)  # type: ignore[arg-type]
    lanes = value if isinstance(value, tuple) else (value,)
    bits = np.array(lanes, numpy_dtype(before)).view(numpy_dtype(after))
    numbers = tuple(float(b) if after.is_float else int(b) for b in bits)
    return numbers if isinstance(value, tuple) else numbers[0]


def _lane(value: tuple[Number, ...], lane: int) -> Number:
    return value[lane] if 0 <= lane < len(value) else type(value[0])(0)


def _atomic(name: str, element: Scalar, old: Any, args: list[Any]) -> Any:
    if name == "atomic_load":
        return None
    if name in ("atomic_store", "atomic_exchange"):
        return args[0]
    if name == "atomic_compare_exchange":
        return args[1] if same_bits(old, args[0]) else None
    row = {"and": "bit_and", "or": "bit_or", "xor": "bit_xor"}.get(
        name.removeprefix("atomic_"), name.removeprefix("atomic_")
    )
    fold = TABLE[row].fold
    assert fold is not None
    return fold(element, old, args[0])
