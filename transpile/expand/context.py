"""``cx``: what a twin calls to build IR. The methods are the forms listed in ``transpile.rewrite``.

The context owns the insertion point, the names and the frames; the rules live beside it:
``arithmetic`` (types), ``control`` (regions),
``logic`` (short circuits), ``calls`` (what a callee is), ``in_place`` (functions expanded where they are called),
``containers`` (memory).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.binding import TooManyOps, Unbound
from transpile.diagnose.errors.types import RunTimeKey
from transpile.diagnose.frames import span_here
from transpile.diagnose.span import Span
from transpile.expand import (
    arithmetic,
    assertions,
    calls,
    construct,
    control,
    copies,
    displays,
    logic,
    matching,
    number_types,
    operators,
    rebinding,
    returns,
    structs,
    texts,
    variants,
    words,
)
from transpile.expand.containers import Container
from transpile.expand.displays import Inplace
from transpile.expand.frames import Frame
from transpile.expand.regions import Regions, Scope
from transpile.expand.slices import Slice
from transpile.expand.slots import Slot, make_holder, reference
from transpile.expand.value import Value
from transpile.expand.vectors import VectorRead, VectorVariable, kept, named_copy
from transpile.expand.weak import Weak
from transpile.ir.core import Declare, Op, SharedAlloc, Store
from transpile.ir.notes import Validation
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Constant
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.diagnose.diagnostic import CubeError, Diagnostic
    from transpile.expand.services import Services
    from transpile.ops.capabilities import Capabilities


class Context:
    """The state of one expansion."""

    def __init__(
        self,
        services: Services,
        capabilities: Capabilities,
        cube_dim: tuple[int, int, int],
        checked: bool,
        validate: Validation = False,
    ) -> None:
        self.services = services
        self.capabilities = capabilities
        self.cube_dim = cube_dim
        self.cluster_dim: tuple[int, int, int] = (1, 1, 1)
        self.checked = checked
        self.validate = validate
        self.regions = Regions()
        self.frames: list[Frame] = []
        self.weak_values: list[tuple[IRValue, Weak, Span | None]] = []
        self.shared: list[Op] = []
        self.known: dict[IRValue, bool | int | float] = {}
        """Numbers of run-time values that were computed from constants; ``comptime(...)`` and
        sizes may read them.
        """
        self.used: dict[int, object] = {}
        """Functions expanded so far, by identity: their free names are guarded."""
        self.notes: dict[tuple[object, ...], IRValue] = {}
        """What got which type, by place in the source: the eager context takes the types of weak
        literals from here.
        """
        self.unions: list[object] = []
        """The unions whose methods are being chosen from: what they give is of the union too."""
        self.vector_stores: Counter[IRValue] = Counter()
        """How often the variables of vectors were stored to."""
        self.lane_writes: Counter[IRValue] = Counter()
        """How often lanes of them were."""
        self.choices: set[IRValue] = set()
        """Vectors that are one of two others."""
        self.parts: set[IRValue] = set()
        """Vectors that were read from structs in memory."""
        self.field_places: dict[IRValue, str] = {}
        """Slots of the fields of structs, with a name that is not the user's; those that are never written again become
        values.
        """
        self.texts: list[list[tuple[Any, str]]] = []
        self.formats: list[tuple[Any, str, Span | None]] = []
        """What the strings that are being formatted have of run-time values."""
        self.lifted: dict[int, tuple[object, object]] = {}
        """Structs that were made outside, and the kernel's view of each, by identity."""
        self.decided: dict[IRValue, Weak] = {}
        """The open type that a value's type was chosen for: a message can say where."""
        self.outputs: dict[str, IRValue] = {}
        """The arrays that the kernel may write, by name."""
        self.rebound: dict[str, Diagnostic] = {}
        """Those whose name was bound to a number."""
        self.baked: dict[Span, Diagnostic] = {}
        """Calls of the host whose value is another one each time."""
        self.unheard: CubeError | None = None
        """What was raised where Python asked a run-time value for an index: NumPy puts an error of
        its own in its place.
        """
        self.count = 0
        self.max_ops = services.max_ops()
        self._spans: dict[tuple[Span, int], Span] = {}

    def note_called(self, *called: Any) -> None:
        """Record Python functions that run at comptime: what they read is guarded as what kernels read."""
        for one in called:
            if isinstance(one, MethodType):
                one = one.__func__
            elif isinstance(one, type):
                one = getattr(one, "__init__", None)
            elif callable(one) and not isinstance(one, FunctionType):
                one = getattr(one, "__wrapped__", None) or vars(type(one)).get("__call__")
            if isinstance(one, FunctionType):
                self.used.setdefault(id(one), one)

    # Places

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    @property
    def scope(self) -> Scope:
        return self.frames[-1].scopes[-1]

    def span(self) -> Span:
        """Return the user's place that runs now, with the chain of calls."""
        here = span_here()
        site = self.frames[-1].call_site if self.frames else None
        if site is None:
            return here
        key = (here, id(site))
        found = self._spans.get(key)
        if found is None:
            found = self._spans[key] = here.called_from(site)
        return found

    def share(self, op: SharedAlloc) -> None:
        """Add memory of the cube, at the top of the kernel."""
        self.shared.append(op)

    def emit(self, op: Op) -> None:
        """Add an op at the insertion point."""
        self.count += 1
        if self.count > self.max_ops:
            raise TooManyOps(self.span(), limit=self.max_ops).error()
        self.regions.ops.append(op)

    def count_trip(self) -> None:
        """Count one trip of an unrolled loop, so that one without ops ends too."""
        self.count += 1
        if self.count > self.max_ops:
            raise TooManyOps(self.span(), limit=self.max_ops).error()

    # IR values

    def fresh(self, type: Scalar | Vector | Weak, name: str = "") -> IRValue:
        """Make an IR value, whose type may still be open."""
        if isinstance(type, Weak):
            now = type.current()
            if isinstance(now, Scalar):
                value = IRValue(now, name)
                self.decided[value] = type
                return value
            value = IRValue(now, name)  # type: ignore[arg-type]
            span = self.span()
            self.weak_values.append((value, now, span))
            self.notes["weak", span, now.kind] = value
            return value
        return IRValue(type, name)

    def slot_type(self, slot: Slot, type: Scalar | Vector | Weak) -> Scalar | Vector | Weak:
        """Return the type of a new slot; the eager context knows it from the expansion."""
        return type

    def note_slot(self, slot: Slot, place: IRValue) -> None:
        self.notes["slot", self.frame.call_site, self.frame.name, slot.name] = place

    def fresh_place(self, type: Scalar | Vector | Weak, name: str) -> IRValue:
        """Make the IR value of a slot."""
        if isinstance(type, Weak):
            now = type.current()
            if isinstance(now, Scalar):
                return IRValue(reference(now), name)
            value = IRValue(now, name)  # type: ignore[arg-type]
            self.frame.weak_places.append((value, now))
            return value
        return IRValue(reference(type), name)

    def constant(self, scalar: Scalar, number: bool | int | float) -> Constant:
        return Constant(scalar, number)

    def weak_constant(self, number: bool | int | float, weak: Weak, span: Span | None) -> IRValue:
        if isinstance(number, float) and weak.root().kind == "int":
            weak.root().kind = "float"
        value = Constant(weak, number)  # type: ignore[arg-type]
        self.weak_values.append((value, weak, span))
        return value

    def wrap(self, value: IRValue) -> Value:
        return Value(self, value)

    # What an object is

    def is_runtime(self, value: object) -> bool:
        """A number, or something that holds memory, known only on the device."""
        return isinstance(value, Value)

    def is_memory(self, value: object) -> bool:
        return isinstance(value, (Container, Slice))

    def is_struct(self, value: object) -> bool:
        return isinstance(value, structs.Struct)

    def is_literal(self, value: object) -> bool:
        return isinstance(value, (bool, int, float))

    def is_number(self, value: object) -> bool:
        return isinstance(value, (Value, bool, int, float))

    def is_explicit_comptime(self, value: object) -> bool:
        return isinstance(value, (displays.ComptimeInt, displays.ComptimeFloat))

    def describe(self, value: object) -> str:
        """Say what an object is, for messages."""
        return words.describe(value)

    def literal_type(self, value: object, span: Span | None) -> Scalar | Weak:
        if isinstance(value, bool):
            from transpile.ir.types import bool_

            return bool_
        return Weak("float" if isinstance(value, float) else "int", span)

    def variable_type(self, value: object, span: Span | None) -> Scalar | Vector | Weak:
        """Return the type of a variable that starts from `value`; a weak one gets an open type of
        its own.
        """
        assert isinstance(value, Value)
        element = value.element
        if isinstance(element, Weak):
            return Weak(element.kind, span)
        return Vector(element, value.width) if value.width > 1 else element

    def known_number(self, value: object) -> bool | int | float | None:
        """Return the number of a value computed from constants, or ``None``."""
        if isinstance(value, Value):
            if value.exact is not None:
                return value.exact
            ir = value.ir
            return ir.value if isinstance(ir, Constant) else self.known.get(ir)
        return value if isinstance(value, (bool, int, float)) else None

    def element_of(self, value: object) -> Scalar | Weak:
        return arithmetic.element_of(self, value)

    def convert(self, value: object, target: Scalar | Vector | Weak, span: Span | None) -> IRValue:
        return arithmetic.convert(self, value, target)

    def store_weak(
        self, target: Weak, value: object, source: Scalar | Weak, span: Span | None
    ) -> IRValue:
        """Convert for a store into a slot whose type is open: the first demand decides it."""
        if isinstance(source, Scalar):
            if not source.is_bool:
                target.demand(source, span)
            return arithmetic.convert(self, value, target)
        if source.kind == "float" and target.kind == "int":
            target.kind = "float"
        if isinstance(value, Value):
            if source is target or source.root() is target.root():
                return value.ir
            result = self.fresh(target)
            from transpile.ir.core import Cast

            self.emit(Cast(value.ir, result, span=span))
            return result
        return arithmetic.convert(self, value, target)

    # Names

    def let(self, name: str, value: object, ann: object = None) -> object:
        """Bind a value: give it the user's name."""
        value = displays.unwrap(value)
        if name in self.outputs:
            rebinding.note(self, name, value)
        if ann is not None and variants.is_variant(ann):
            value = variants.running(self, ann, value)
        if isinstance(value, VectorRead):
            return VectorVariable.declare(self, value, name)
        if isinstance(value, (tuple, list)):
            value = kept(self, value)
        if isinstance(value, Value):
            if value.width > 1:
                return named_copy(self, value, name)
            ir = value.ir
            if not ir.name and not isinstance(ir, Constant):
                ir.name = name
        elif isinstance(value, Container):
            value.named(name)
        elif structs.holds_struct(value):
            return copies.settle(self, construct.lift(self, value), self.span(), name)
        return value

    def var(self, name: str, value: object, up: int = 0, ann: object = None) -> Slot:
        """Store into a slot, declaring it at the first store."""
        scope = self.frame.scopes[-1 - up]
        span = self.span()
        value = construct.lift(self, displays.unwrap(value))
        if isinstance(value, Slot):
            value = self.get(value)
        if isinstance(value, list):
            value = kept(self, value)
        if name in self.outputs:
            rebinding.note(self, name, value)
        slot = scope.slots.get(name)
        if slot is None:
            slot = scope.slots[name] = Slot(name, span)
        self.store_slot(slot, value, scope, span, ann)
        return slot

    def store_slot(
        self, slot: Slot, value: object, scope: Scope, span: Span | None, ann: object = None
    ) -> None:
        if ann is not None and variants.is_variant(ann):
            value, declared = variants.running(self, ann, value), None
        elif ann is not None:
            declared = number_types.declared_type(self, ann, span)
            if declared is not None:
                value = self.wrap(arithmetic.convert_for_store(self, value, declared, span))
        else:
            declared = None
        if slot.holder is None:
            slot.holder = make_holder(self, slot, value, scope, span, declared)
            copies.hold_slot(self, slot.holder, span)
        else:
            value = variants.stored(self, slot, value, scope)
            slot.holder.store(self, slot, value, span)
        if self.regions.assigned is not None:
            self.regions.assigned.add(slot)

    def get(self, slot: object) -> object:
        """Read a slot now; other objects come back as they are."""
        if not isinstance(slot, Slot):
            return slot
        assigned = self.regions.assigned
        if assigned is not None and slot not in assigned and not self.regions.ended:
            raise Unbound(self.span(), name=slot.name.split(".")[0], bound=slot.span).error()
        if slot.holder is None:
            raise Unbound(self.span(), name=slot.name.split(".")[0], bound=slot.span).error()
        return slot.holder.load(self)

    def at(self, name: str) -> object:
        """Read the slot of a web by name, innermost scope first."""
        for scope in reversed(self.frame.scopes):
            if name in scope.slots:
                return self.get(scope.slots[name])
        raise Unbound(self.span(), name=name.split(".", maxsplit=1)[0]).error()

    def inplace(self, slot: object) -> object:
        value = self.get(slot)
        return value if self.is_number(value) or isinstance(value, (tuple, str)) else Inplace(value)

    __iter__ = None  # else Python would iterate by asking for item 0, 1, 2 without end

    def __getitem__(self, value: object) -> object:
        """A free name read as a value."""
        return calls.free(self, value)

    # Operators

    def binary(self, name: str, left: object, right: object) -> object:
        return operators.binary(self, name, left, right)

    def unary(self, name: str, value: Value) -> object:
        return operators.unary(self, name, value)

    def extract(self, vector: Value, lane: object) -> object:
        return operators.extract(self, vector, lane)

    def and_(self, left: object, right: Callable[[], object], test: bool = False) -> object:
        return logic.and_(self, left, right, test)

    def or_(self, left: object, right: Callable[[], object], test: bool = False) -> object:
        return logic.or_(self, left, right, test)

    def chain(
        self, word: str, left: object, *rest: Callable[[], object], test: bool = False
    ) -> object:
        """Combine a long chain of ``and`` or ``or``, from the left."""
        combine = self.and_ if word == "and" else self.or_
        for right in rest:
            left = combine(left, right, test=test)
        return left

    def not_(self, value: object, test: bool = False) -> object:
        return logic.not_(self, value)

    def cond(
        self,
        then: Callable[[], object],
        condition: object,
        otherwise: Callable[[], object],
        test: bool = False,
    ) -> object:
        return logic.cond(self, then, condition, otherwise, test)

    def compare(self, left: object, *rest: object, test: bool = False) -> object:
        return logic.compare(self, left, rest)

    # Control flow

    @property
    def live(self) -> object:
        """``True``, or ``()`` where the path from here is dead."""
        if self.regions.alive:
            return True
        control.skip_head(self)
        return ()

    def enter(self, suites: Iterable[object]) -> tuple[object, ...]:
        """What a `for` does first with a head that yields once: what it yields, and the head; nothing if it has no
        suite. Twins with more suites in each other than Python has blocks call this and `leave`.
        """
        head = iter(suites)
        for item in head:
            return item, head
        return ()

    def leave(self, entered: tuple[object, Iterator[object]]) -> None:
        """What a `for` does after the suite."""
        for _ in entered[1]:
            raise AssertionError("a head that is entered has one suite")

    def if_(self, test: object) -> Iterator[None]:
        return control.if_(self, test)

    def elif_(self, test: Callable[[], object]) -> Iterator[None]:
        return control.elif_(self, test)

    def else_(self) -> Iterator[None]:
        return control.else_(self)

    def while_(self, test: Callable[[], object]) -> Iterator[None]:
        return control.while_(self, test)

    def for_(self, items: object, target: object = None) -> Iterator[object]:
        return control.for_(self, items, target)

    def match(self, subject: object) -> Iterator[None]:
        return matching.match(self, subject)

    def case(
        self, pattern: Any, target: object = None, guard: Callable[..., object] | None = None
    ) -> Iterator[object]:
        return matching.case(self, pattern, target, guard)

    def loop_else(self) -> Iterator[None]:
        return control.loop_else(self)

    def break_(self) -> None:
        control.break_(self)

    def continue_(self) -> None:
        control.continue_(self)

    def return_(self, value: object = None) -> None:
        returns.return_(self, displays.unwrap(value))

    def assert_(self, test: object, message: object, *, never: bool = False) -> None:
        assertions.assert_(self, test, message, never)

    # Calls and displays

    @property
    def mark(self) -> None:
        """A string begins that may hold run-time values."""
        self.texts.append([])

    def text(self, mark: None, text: str) -> object:
        """It is complete."""
        return texts.finish(self, text)

    def call(self, function: object, /, *args: object, **kwargs: object) -> object:
        return construct.lift(self, calls.call(self, function, args, kwargs))

    def shown(self, value: Value) -> str:
        """Return what a person sees of a value that the device will have."""
        lanes = f" x {value.width}" if value.width > 1 else ""
        return f"<run-time {value.element}{lanes}>"

    def looks(self, memory: Container, part: tuple[object, object] | None = None) -> str:
        """Return what a person sees of memory, or of `part` of it: a start and a length."""
        shown = f"<{memory._type} {memory._name}>"
        return shown if part is None else f"<slice of {shown}>"

    def named(self, value: object) -> None:
        """A name stands alone, as a statement."""
        calls.refuse_uncalled(self, value)

    def breakpoint(self) -> None:
        """Nothing to stop at while a kernel is built; the eager context stops."""

    def def_(self, name: str, up: int = 0) -> None:
        """A nested function is bound here, in a name that is bound elsewhere too: the choice must
        be comptime.
        """
        displays.define(self, name, up)

    def iter(self, items: object) -> Iterable[object]:
        return displays.iterate(self, items)

    def static(self, test: object) -> bool:
        return displays.static(self, test)

    def list(self, items: list[object]) -> object:
        return displays.RegionList(self, [self.keep(item) for item in items])

    def dict(self, items: dict[object, object]) -> object:
        if any(self.is_runtime(key) for key in items):
            raise RunTimeKey(self.span(), where="a key of a dict").error()
        return displays.RegionDict(self, {k: self.keep(v) for k, v in items.items()})

    def lift(self, value: object) -> object:
        """Return the kernel's view of a struct that was made outside; other objects as they are."""
        return construct.lift(self, value)

    def keep(self, item: object) -> object:
        """A list, a dict or a host function takes an object: structs in it have one more place, vectors a name."""
        item = kept(self, item)
        if not structs.holds_struct(item):
            return item
        return copies.settle(self, construct.lift(self, item), self.span())

    def set(self, items: set[object]) -> object:
        if any(self.is_runtime(item) for item in items):
            raise RunTimeKey(self.span(), where="an item of a set").error()
        return displays.RegionSet(self, items)

    # Helpers of the rules

    def declare(self, type: Scalar | Vector | Weak, initial: IRValue | None, name: str) -> IRValue:
        """Declare an anonymous slot at the insertion point."""
        place = self.fresh_place(type, name)
        self.emit(Declare(place, initial, span=self.span()))
        return place

    def declare_slot(
        self, scope: Scope, place: IRValue, initial: IRValue, span: Span | None
    ) -> None:
        """Declare a slot in its scope's region and store its first value here."""
        here = self.regions.ops
        if scope.ops is here:
            here.append(Declare(place, initial, span=span))
            return
        scope.ops.append(Declare(place, span=span))
        here.append(Store(place, initial, span=span))
