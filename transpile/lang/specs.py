"""What a kernel is specialized for, from what its arguments are; for launches and for ``inspect`` alike.

    (x: Array[F], a: F, pair: tuple[F, f32]),  MemorySpec(f16, 1), f32, GroupSpec(open f32, f32)
        ->  MemorySpec(f16, 1), ScalarSpec(f16), GroupSpec(f16, f32)

A number of an open type takes the one that an array, a dtype or ``specialize`` gives its variable, else its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from transpile.diagnose.record import RecordType
from transpile.expand.arguments import ArgumentSpec, ComptimeSpec, GroupSpec, MemorySpec, ScalarSpec
from transpile.ir.types import Scalar
from transpile.lang.signature import Declaration, open_types, settled


class OpenSpec(ScalarSpec, metaclass=RecordType, frozen=True):
    """A number in a struct or tuple, whose type is that of a variable, or else `dtype`."""

    variable: object


def number_spec(annotation: object, own: Scalar) -> ScalarSpec:
    """Return the spec of a number in a struct or tuple that is declared so and has a type of its own."""
    return OpenSpec(own, annotation) if isinstance(annotation, TypeVar) else ScalarSpec(own)


def specs_of(
    declarations: Sequence[Declaration], values: Sequence[Any], generics: Mapping[object, object]
) -> tuple[tuple[ArgumentSpec, ...], tuple[tuple[int, Scalar], ...]]:
    """Return one spec for each parameter, and the run-time numbers that took the type of a variable.

    Args:
        declarations: the parameters.
        values: of an array its `MemorySpec`, of a struct or tuple a `GroupSpec`, of a number its own type, of a
            ``Define[...]`` the dtype, of a ``Comptime[...]`` the value.
        generics: what type variables were bound to before.
    """
    pairs = list(zip(declarations, values, strict=True))
    dtypes = [(d, value.dtype if d.kind == "memory" else value) for d, value in pairs]
    types = open_types(dtypes, generics)
    specs: list[ArgumentSpec] = []
    for declaration, value in pairs:
        if declaration.kind in ("comptime", "define"):
            specs.append(ComptimeSpec(value))
        elif isinstance(value, (MemorySpec, GroupSpec)):
            specs.append(value)
        else:
            specs.append(OpenSpec(value, declaration.element))
    weak: list[tuple[int, Scalar]] = []
    number = 0
    for spec in specs:
        for leaf in _run_time(spec):
            if isinstance(leaf, OpenSpec):
                scalar = settled(leaf.variable, leaf.dtype, types)
                if scalar is not leaf.dtype:
                    weak.append((number, scalar))
            number += 1
    return tuple(_closed(spec, types) for spec in specs), tuple(weak)


def _run_time(spec: ArgumentSpec) -> Iterator[ArgumentSpec]:
    if isinstance(spec, GroupSpec):
        yield from spec.run_time
    elif not isinstance(spec, ComptimeSpec):
        yield spec


def _closed(spec: ArgumentSpec, types: Mapping[object, object]) -> ArgumentSpec:
    if isinstance(spec, OpenSpec):
        return ScalarSpec(settled(spec.variable, spec.dtype, types))
    if isinstance(spec, GroupSpec):
        return GroupSpec(spec.cls, tuple((name, _closed(one, types)) for name, one in spec.fields))
    return spec
