"""Make the parameters those of a launch: ``Kernel -> Kernel`` without Extent of arguments and without ``index``.

    kernel k(%a: f16, %x: tensor<f32, 2>)         kernel k(%x: tensor<f32, 2> from 1, %a: f32 from 0,
        %n: index = shape %x, 0:index        ->            %x_shape_0: u32 from shape(1, 0))
                                                      %a.1: f16 = cast %a

- Memories come first, then scalars of 64 bits, then those of 32; in each group the user's order, then metadata.
- Scalars narrower than 32 bits are passed as i32, u32 or f32 and converted at the top of the body.
- ``index`` becomes u32, or u64 where the kernel's addresses are.
- A dimension that is only known at run time selects from the shapes or strides of all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from transpile.diagnose.record import replaced
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Scalar,
    Type,
    bool_,
    f32,
    i32,
    index,
    u32,
)
from transpile.ir.values import Coined, Constant, Parameter, Source, Value, is_better
from transpile.passes.rebuild import Rebuilder, with_fields

ORDER = ("length", "extent", "shape", "stride")


def bind(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with what a launch passes as its parameters."""
    return _Bind(kernel).bound()


class _Bind(Rebuilder):
    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.source = kernel
        self.address = u32 if kernel.address == index else kernel.address
        self.metadata: dict[Source, Parameter] = {}
        self.names = {p.name for p in kernel.parameters}
        self.fresh: set[Value] = set()
        """Values that this pass made."""

    def bound(self) -> core.Kernel:
        kernel = self.source
        memories: list[Parameter] = []
        scalars: list[Parameter] = []
        for parameter in kernel.parameters:
            passed = self.passed(parameter)
            (memories if passed.is_memory else scalars).append(passed)
        body = (*self.written, *self.region(kernel.body))
        scalars += sorted(self.metadata.values(), key=_position)
        wide = [p for p in scalars if _bits(p) == 64]
        narrow = [p for p in scalars if _bits(p) != 64]
        return replace(
            kernel, parameters=(*memories, *wide, *narrow), body=body, address=self.address
        )

    def passed(self, parameter: Parameter) -> Parameter:
        """Return what is passed for a parameter of the user, and write its conversion."""
        if isinstance(parameter.type, Scalar):
            wide = self.widened(parameter.type)
            if wide == parameter.type:
                return parameter
            passed = Parameter(wide, parameter.name, parameter.source)
            value: Value = passed
            if parameter.type != index:
                value = Value(parameter.type, parameter.name)
                self.emit(core.Cast(passed, value, self.source.span))
            self.replace(parameter, value)
            return passed
        kind = self.bound_type(parameter.type)
        if kind == parameter.type:
            return parameter
        passed = Parameter(kind, parameter.name, parameter.source)
        self.replace(parameter, passed)
        return passed

    def widened(self, type: Scalar) -> Scalar:
        if type == index:
            return self.address
        if type.bits >= 32:
            return type
        return f32 if type.is_float else i32 if type.is_signed else u32

    # index

    def bound_type(self, type: Type) -> Type:
        """Return `type` with ``index`` replaced."""
        if isinstance(type, Scalar):
            return self.address if type is index else type
        element = self.bound_type(type.element)
        return type if element is type.element else replaced(type, element=element)

    def value(self, value: Value) -> Value:
        value = super().value(value)
        if isinstance(value, Constant) and value.type is index:
            return Constant(self.address, value.value)
        return value

    def inline(self, region: Iterable[core.Op]) -> None:
        for op in region:
            self.visit(self.substituted(op))  # constants are replaced too

    def substituted(self, op: core.Op) -> core.Op:
        if isinstance(op, core.While):
            return op
        mapping = self.mapping
        for value in op.args if type(op) is core.Apply else op.uses():
            if (value.type is index and value.__class__ is Constant) or value in mapping:
                break
        else:
            return op
        changed: dict[str, object] = {}
        for name in op.OPERANDS:
            old = getattr(op, name)
            if old is not None:
                changed[name] = (
                    tuple([self.value(v) for v in old]) if type(old) is tuple else self.value(old)
                )
        return with_fields(op, changed)

    def visit(self, op: core.Op) -> None:
        if (
            type(op) is core.Apply
            and type(op.result.type) is Scalar
            and op.result.type is not index
        ):
            self.written.append(op)
            return
        if isinstance(op, core.Extent):
            self.replace(op.result, self.extent(op))
            return
        for name in op.RESULTS:
            old = getattr(op, name)
            if type(old.type) is Scalar and old.type is not index:
                continue
            kind = self.bound_type(old.type)
            if kind is not old.type:
                new = Value(kind, old.name)
                self.fresh.add(new)
                self.replace(old, new)
                op = with_fields(op, {name: new})
        if type(op) is core.Cast and op.value.type == op.result.type:
            if op.value in self.fresh and is_better(op.result.name, op.value.name):
                op.value.name = op.result.name
            self.replace(op.result, op.value)
            return
        self.written.append(self.rebuilt(op) if op.REGIONS else op)

    # Extents

    def extent(self, op: core.Extent) -> Value:
        kind = op.memory.type
        assert isinstance(kind, Memory)
        if kind.length is not None:
            return Constant(self.address, kind.length)
        assert isinstance(op.memory, Parameter)
        if op.dimension is None:
            return self.parameter(op.memory, op.what, 0)
        if isinstance(op.dimension, Constant):
            return self.parameter(op.memory, op.what, int(op.dimension.value))
        return self.selected(op, op.memory, op.dimension, kind.rank or 1)

    def selected(self, op: core.Extent, memory: Parameter, dimension: Value, rank: int) -> Value:
        """Choose by the dimension; one out of range gives the last."""
        found: Value = self.parameter(memory, op.what, rank - 1)
        kind = dimension.type
        assert isinstance(kind, Scalar)
        for candidate in reversed(range(rank - 1)):
            is_it = self.apply("eq", dimension, Constant(kind, candidate), type=bool_, span=op.span)
            one = self.parameter(memory, op.what, candidate)
            found = self.apply("select", is_it, one, found, type=self.address, span=op.span)
        return found

    def parameter(self, memory: Parameter, what: str, dimension: int) -> Parameter:
        source = Source(memory.source.argument, what, dimension)
        known = self.metadata.get(source)
        if known is None:
            name = f"{memory.name}_{what}"
            if what in ("shape", "stride"):
                name = f"{name}_{dimension}"
            while name in self.names:
                name += "_"
            self.names.add(name)
            known = self.metadata[source] = Parameter(self.address, Coined(name), source)
        return known


def _bits(parameter: Parameter) -> int:
    assert isinstance(parameter.type, Scalar)
    return parameter.type.bits


def _position(parameter: Parameter) -> tuple[int, int, int]:
    source = parameter.source
    return source.argument, ORDER.index(source.what), source.dimension
