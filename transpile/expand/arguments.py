"""What a kernel is specialized for: the kind of each argument, the cube, the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from transpile.diagnose.record import Record
from transpile.ir.notes import Validation
from transpile.ir.types import Scalar, Vector, index
from transpile.ops.capabilities import Capabilities


class MemorySpec(Record, frozen=True):
    """An array argument: `dtype` and lanes of an element, number of dimensions, whether it is
    contiguous in row-major order.
    """

    dtype: Scalar
    rank: int
    width: int = 1
    contiguous: bool = True
    units: int = 1
    """Numbers of `dtype` in an element that is a struct."""

    @property
    def element(self) -> Scalar | Vector:
        return Vector(self.dtype, self.width) if self.width > 1 else self.dtype


class ScalarSpec(Record, frozen=True):
    """A number given at each launch."""

    dtype: Scalar


class ComptimeSpec(Record, frozen=True):
    """A value built into the kernel: a ``Comptime[...]`` argument, or the dtype of a
    ``Define[...]``. It must be hashable.
    """

    value: object


class Lanes(tuple[object, ...]):
    """What a kernel makes of the lanes of a vector in a struct's field: that vector."""


class GroupSpec(Record, frozen=True):
    """A struct or tuple: its class, and its fields, each with a spec of its own."""

    cls: type
    fields: tuple[tuple[str, ArgumentSpec], ...]

    @property
    def run_time(self) -> tuple[MemorySpec | ScalarSpec, ...]:
        """The specs of what is passed at each launch."""
        return tuple(_leaves((self,)))

    def values(self, argument: object) -> Iterator[object]:
        """Yield the run-time numbers of an argument, in order."""
        if isinstance(argument, Enum):
            yield list(type(argument)).index(argument)
            return
        for position, (name, spec) in enumerate(self.fields):
            if isinstance(argument, tuple) or self.cls is Lanes:
                value = argument[position]  # type: ignore[index]
            else:
                value = getattr(argument, name)
            if isinstance(spec, GroupSpec):
                yield from spec.values(value)
            elif not isinstance(spec, ComptimeSpec):
                yield value


ArgumentSpec = MemorySpec | ScalarSpec | ComptimeSpec | GroupSpec


class Specialization(Record, frozen=True):
    """One kernel of the many that a function can become; hashable, the key of the in-memory cache.

    `arguments` has one spec for each parameter, in the order of the signature. `generics` are
    those bound by
    ``kernel.specialize(F=...)``, as pairs of type variable and type.
    """

    arguments: tuple[ArgumentSpec, ...]
    capabilities: Capabilities
    cube_dim: tuple[int, int, int] = (1, 1, 1)
    grid_rank: int = 1
    checked: bool = True
    aliased: bool = False
    """Whether two memory arguments may be the same memory: no ``restrict``."""
    generics: tuple[tuple[object, object], ...] = ()
    address: Scalar = index
    """``u64`` where sizes or positions of the launch do not fit 31 bits; else ``index``, which is u32."""
    validate: Validation = False
    """Whether accesses out of bounds, and operations without a result, are reported to the host."""
    folded: Scalar | None = None
    """The type in which cubes are numbered where the device's grid is not the one that was asked for."""

    @property
    def run_time(self) -> tuple[MemorySpec | ScalarSpec, ...]:
        """The specs of what is passed at each launch, fields of structs one by one."""
        return tuple(_leaves(self.arguments))


def _leaves(specs: Iterable[ArgumentSpec]) -> Iterator[MemorySpec | ScalarSpec]:
    for spec in specs:
        if isinstance(spec, GroupSpec):
            yield from _leaves(inner for _, inner in spec.fields)
        elif not isinstance(spec, ComptimeSpec):
            yield spec
