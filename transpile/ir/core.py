"""The structural ops. Everything else is ``Apply`` of a row of ``transpile.ops``.

Grammar of the printed form (`printer`, `parser`)::

    kernel   ::= "kernel" name "(" {"%p: type"} ")" "cube(x, y, z)" region
    region   ::= "{" {op} "}"
    op       ::= [%r ": " type " ="] row args [attributes]                Apply
               | %s ": slot<T> = declare" [init]                         Declare     a variable of
               one unit
               | %v " = load" place ["if" guard]                         Load        zero when the
               guard is false
               | "store" place "," value ["if" guard]                    Store       nothing when
               the guard is false
               | %p " = index" memory "[" i {"," i} "]" ["part" n] ["unchecked"]    Index
               one index: the physical element offset
               | %n " =" ("length" | "extent") memory                    Extent      product of
               the shape; reach in memory
               | %n " =" ("shape" | "stride") memory "," dimension       Extent
               | "if" c region ["else" region]                           If
               | "for" %i "in" start "," stop "," step region            For         Python's range
               | "while" region "test" c region                          While       the first
               region computes c
               | "block" @label region                                   Block       a forward
               target
               | "exit" @label                                           Exit        go to the end
               of the block
               | "break" | "continue"                                    of the innermost loop;
               only after `structure`
               | "terminate"                                             Terminate   ends the unit
               | "barrier" row                                           Barrier
               | %r " =" ("cast" | "bitcast") v                          Cast, Bitcast
               | %r " = construct" v {"," v}                             Construct   lanes of a
               vector; one value: splat
               | %r " = extract" v "," lane                              Extract
               | %r " = insert" v "," lane "," value                     Insert
               | %m " =" ("shared" ["at" offset] | "local")              SharedAlloc, LocalArray
               | %old " = atomic" row place {"," v} ["if" guard]         Atomic      0 when the
               guard is false
               | "assert" c "," text {"," v}  |  "print" text {"," v}    Assert, Print

Values are in SSA form; what changes lives in slots. Ops are immutable by convention: a pass
builds new ones. Each class names
its operands, regions and results, so that `passes.rebuild` and the verifier need no case per op.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeVar

from transpile.diagnose.record import Record, RecordType
from transpile.diagnose.span import Span
from transpile.ir.notes import Note, Validation
from transpile.ir.types import Scalar, index
from transpile.ir.values import Label, Parameter, Value

Attribute = bool | int | float | str
Region = tuple["Op", ...]
T = TypeVar("T")


class Op(Record, eq=False):
    """Base of the structural ops."""

    OPERANDS: ClassVar[tuple[str, ...]] = ()
    """Fields that hold a value, ``None`` or a tuple of values."""
    REGIONS: ClassVar[tuple[str, ...]] = ()
    RESULTS: ClassVar[tuple[str, ...]] = ()
    """Fields that hold a value which this op defines; loop variables count."""
    uses: ClassVar[Callable[[Op], tuple[Value, ...]]]
    """Return every value that the op itself uses (not its regions); compiled for each class."""
    makes: ClassVar[Callable[[Op], tuple[Value, ...]]]
    """Return every value that the op defines."""
    inside: ClassVar[Callable[[Op], tuple[Region, ...]]]
    """Return the regions inside."""
    if TYPE_CHECKING:

        @property
        def span(self) -> Span | None:
            """The user's code; the last field of every op."""

    def __init_subclass__(cls, **options: object) -> None:
        super().__init_subclass__()
        cls.uses = _reader(cls, cls.OPERANDS)
        cls.makes = _reader(cls, cls.RESULTS)
        cls.inside = _reader(cls, cls.REGIONS)


def _nothing(op: Op) -> tuple[T, ...]:
    return ()


def _reader(cls: type[Op], names: tuple[str, ...]) -> Callable[[Op], tuple[T, ...]]:
    """Compile the function that gives what is in some fields; passes call it for every op."""
    if not names:
        return _nothing
    parts = []
    for name in names:
        kind = cls.__annotations__[name]
        if kind.startswith("tuple["):
            parts.append(f"*op.{name}")
        elif kind.endswith("| None"):
            parts.append(f"*(() if op.{name} is None else (op.{name},))")
        else:
            parts.append(f"op.{name}")
    optional = [n for n in names if cls.__annotations__[n].endswith("| None")]
    if len(parts) == 1 and parts[0].startswith("*op"):
        body = parts[0][1:]
    elif len(optional) == 1 and names[-1] == optional[0]:
        # Quicker than to unpack nothing: loads and stores are most of what has operands.
        before = "".join(f"{part}, " for part in parts[:-1])
        body = f"({before}) if op.{optional[0]} is None else ({before}op.{optional[0]},)"
    else:
        body = f"({''.join(f'{part}, ' for part in parts)})"
    made: Callable[[Op], tuple[T, ...]] = eval(f"lambda op: {body}")  # noqa: S307 (names of fields alone)
    return made


class Apply(Op, metaclass=RecordType):
    """One row of the op table, by name. Rows without a result (none today) leave `result`
    ``None``.
    """

    op: str
    args: tuple[Value, ...]
    result: Value
    attributes: dict[str, Attribute] = field(default_factory=dict)
    span: Span | None = None
    OPERANDS = ("args",)
    RESULTS = ("result",)


class Declare(Op, metaclass=RecordType):
    result: Value
    initial: Value | None = None
    span: Span | None = None
    OPERANDS = ("initial",)
    RESULTS = ("result",)


class Load(Op, metaclass=RecordType):
    place: Value
    result: Value
    guard: Value | None = None
    span: Span | None = None
    OPERANDS = ("place", "guard")
    RESULTS = ("result",)


class Store(Op, metaclass=RecordType):
    place: Value
    value: Value
    guard: Value | None = None
    span: Span | None = None
    OPERANDS = ("place", "value", "guard")


class Index(Op, metaclass=RecordType):
    """An element of memory. One index is the physical element offset, several go through the
    strides.

    While `checked`, loads give zero and stores do nothing out of bounds; `passes.bounds` turns
    that into guards, and several indices into one. Where memory holds structs (`Memory.units`), the indices count
    these and `part` is the element of the struct; afterwards the one index counts elements.
    """

    memory: Value
    indices: tuple[Value, ...]
    result: Value
    checked: bool = True
    part: int = 0
    span: Span | None = None
    OPERANDS = ("memory", "indices")
    RESULTS = ("result",)


class Extent(Op, metaclass=RecordType):
    """``length``, ``extent``, ``shape`` or ``stride`` of memory, in elements."""

    what: str
    memory: Value
    result: Value
    dimension: Value | None = None
    span: Span | None = None
    OPERANDS = ("memory", "dimension")
    RESULTS = ("result",)


class If(Op, metaclass=RecordType):
    condition: Value
    then: Region
    otherwise: Region = ()
    span: Span | None = None
    OPERANDS = ("condition",)
    REGIONS = ("then", "otherwise")


class For(Op, metaclass=RecordType):
    """Python's ``for variable in range(start, stop, step)``; all four have one integer type, a
    step of 0 makes no trips.
    """

    variable: Value
    start: Value
    stop: Value
    step: Value
    body: Region
    span: Span | None = None
    OPERANDS = ("start", "stop", "step")
    REGIONS = ("body",)
    RESULTS = ("variable",)


class While(Op, metaclass=RecordType):
    """Run `test`, which computes `condition`; while it is true run `body`. Values of `test` are
    visible in `body`.
    """

    test: Region
    condition: Value
    body: Region
    span: Span | None = None
    OPERANDS = ("condition",)
    REGIONS = ("test", "body")


class Block(Op, metaclass=RecordType):
    """A region whose end can be reached early by ``Exit(label)`` from anywhere inside."""

    label: Label
    body: Region
    span: Span | None = None
    REGIONS = ("body",)


class Exit(Op, metaclass=RecordType):
    label: Label
    span: Span | None = None


class Break(Op, metaclass=RecordType):
    span: Span | None = None


class Continue(Op, metaclass=RecordType):
    span: Span | None = None


class Terminate(Op, metaclass=RecordType):
    span: Span | None = None


class Barrier(Op, metaclass=RecordType):
    op: str
    span: Span | None = None


class Cast(Op, metaclass=RecordType):
    """Convert by value: integers wrap, floats round, float to integer saturates and gives 0 for
    NaN, to bool tests ``!= 0``.
    """

    value: Value
    result: Value
    span: Span | None = None
    OPERANDS = ("value",)
    RESULTS = ("result",)


class Bitcast(Op, metaclass=RecordType):
    value: Value
    result: Value
    span: Span | None = None
    OPERANDS = ("value",)
    RESULTS = ("result",)


class Construct(Op, metaclass=RecordType):
    """A vector of lanes, or of one in all lanes. After ``passes.vector_split``, parts may be vectors: their lanes."""

    parts: tuple[Value, ...]
    result: Value
    span: Span | None = None
    OPERANDS = ("parts",)
    RESULTS = ("result",)


class Extract(Op, metaclass=RecordType):
    """One lane. After ``passes.vector_split``, the result may be a vector: lanes from a known one on."""

    value: Value
    lane: Value
    result: Value
    span: Span | None = None
    OPERANDS = ("value", "lane")
    RESULTS = ("result",)


class Insert(Op, metaclass=RecordType):
    value: Value
    lane: Value
    part: Value
    result: Value
    span: Span | None = None
    OPERANDS = ("value", "lane", "part")
    RESULTS = ("result",)


class SharedAlloc(Op, metaclass=RecordType):
    """Memory of the cube, undefined until written. It stands at the top of the kernel's body."""

    result: Value
    offset: int | None = None
    """Where it begins, in bytes, in a piece of memory that several share; ``None`` for memory of
    its own. Only after ``passes.share_memory``.
    """
    span: Span | None = None
    RESULTS = ("result",)


class LocalArray(Op, metaclass=RecordType):
    """An array of one unit, zero at first."""

    result: Value
    span: Span | None = None
    RESULTS = ("result",)


class Atomic(Op, metaclass=RecordType):
    """An atomic row on one element of atomic memory; `result` is the old value (``atomic_store``
    gives the value stored).
    """

    op: str
    place: Value
    args: tuple[Value, ...]
    result: Value
    guard: Value | None = None
    span: Span | None = None
    OPERANDS = ("place", "args", "guard")
    RESULTS = ("result",)


class Assert(Op, metaclass=RecordType):
    """`message` holds one ``{}`` for each argument, as in a ``Print``."""

    condition: Value
    message: str
    args: tuple[Value, ...] = ()
    span: Span | None = None
    OPERANDS = ("condition", "args")


class Print(Op, metaclass=RecordType):
    """`message` holds one ``{}`` for each argument."""

    message: str
    args: tuple[Value, ...]
    span: Span | None = None
    OPERANDS = ("args",)


@dataclass(slots=True, eq=False)
class Kernel:
    """One kernel, specialized: comptime values are gone, the cube's dimensions are fixed.

    `address` is what ``index`` stands for. With `checked` accesses are bounds-checked. After
    ``passes.bind`` there is no ``Extent`` of an argument left: what they need are scalar
    parameters.
    """

    name: str
    parameters: tuple[Parameter, ...]
    body: Region
    cube_dim: tuple[int, int, int] = (1, 1, 1)
    grid_rank: int = 1
    """How many of the counts of cubes may exceed 1 (x, then y, then z): 1, 2 or 3. Part of the
    specialization.
    """
    cluster_dim: tuple[int, int, int] = (1, 1, 1)
    """How many cubes are in a cluster. Once legalized, other than (1, 1, 1) only where the hardware has clusters."""
    address: Scalar = index
    folded: Scalar | None = None
    """The type in which cubes are numbered where the grid is larger than the device counts: what it counts are
    then cubes of another grid, and ``passes.grid`` finds those of this one.
    """
    checked: bool = True
    contiguous: frozenset[int] = frozenset()
    """Arguments (`Source.argument`) bound to row-major memory without gaps: their extent is their
    length, strides follow from shapes.
    """
    aliased: bool = False
    """Whether two memory arguments may be the same memory, so that nothing is promised about
    overlap.
    """
    notes: tuple[Note, ...] = ()
    """What the buffer ``notes`` may tell the host, by its number - 1, once passes have made writes of asserts, prints
    and checks.
    """
    validate: Validation = False
    """Whether accesses out of bounds and operations without a result are reported to the host."""
    plane_dim: int | None = None
    """Plane size if the kernel was specialized for one, else ``None``."""
    span: Span | None = None

    @property
    def memories(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.parameters if p.is_memory)

    @property
    def scalars(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.parameters if not p.is_memory)

    @property
    def units(self) -> int:
        """Units in a cube."""
        return self.cube_dim[0] * self.cube_dim[1] * self.cube_dim[2]


def operands(op: Op) -> tuple[Value, ...]:
    """Return every value that `op` itself uses (not its regions)."""
    return op.uses()


def results(op: Op) -> tuple[Value, ...]:
    """Return every value that `op` defines."""
    return op.makes()


def regions(op: Op) -> tuple[Region, ...]:
    return op.inside()


def walk(region: Region) -> list[Op]:
    """Return every op of `region` and of the regions inside, in text order.

    Without recursion: a chain of ``elif`` may be a thousand deep.
    """
    found: list[Op] = []
    waiting = [iter(region)]
    while waiting:
        for op in waiting[-1]:
            found.append(op)
            if op.REGIONS:
                waiting += [iter(inner) for inner in reversed(op.inside()) if inner]
                break
        else:
            waiting.pop()
    return found
