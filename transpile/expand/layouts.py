"""How a struct lies in memory: ``@cube`` dataclass -> `Layout`, the same bytes on every target and as C has them.

    Particle: mass f32, alive bool_, velocity Vector[f32, 4]  ->  0 mass, 4 alive, 16 velocity; 32 bytes aligned to 16

Each number lies at a multiple of its size, a vector of its own size up to 16 bytes, a struct of the largest alignment
of its fields; so do CUDA's types, and storage buffers of WGSL, SPIR-V and Metal. Kernels see memory as a run of one
scalar type, the `unit`: the type of all numbers where they have one, else an unsigned integer, the largest of up to 32
bits in which no two fields meet, so that no write touches a neighbour.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin

from transpile.diagnose.numerals import shown
from transpile.diagnose.record import Record
from transpile.expand import variants
from transpile.expand.annotations import VectorAnnotation, substituted
from transpile.expand.structs import annotations_of, is_struct_class
from transpile.ir.host import numpy_dtype
from transpile.ir.types import (
    MOST_LANES,
    SCALARS,
    Scalar,
    Vector,
    element_of,
    i32,
    is_width,
    width_of,
)

if TYPE_CHECKING:
    import numpy

MAX_ALIGNMENT = 16
"""Bytes; the widest access of a GPU, and what CUDA's vector types are aligned to."""


class Unfit(Exception):
    """Why objects of a class can't lie in memory."""


class Field(Record, frozen=True):
    """One field: a number, a vector or a struct, `offset` bytes from the start of its struct."""

    name: str
    type: Scalar | Vector | Layout
    offset: int


class Layout(Record, frozen=True):
    """A struct in memory."""

    struct: Any
    """The class, or ``Pair[f32]``."""
    fields: tuple[Field, ...]
    size: int
    alignment: int
    unit: Scalar
    """What memory is made of."""

    @property
    def units(self) -> int:
        """Units of one struct."""
        return self.size // self.unit.bytes

    @property
    def cls(self) -> Any:
        if variants.is_variant(self.struct):
            return variants.carrier_of(self.struct)
        return get_origin(self.struct) or self.struct

    @property
    def variants(self) -> int:
        """How many tags there are: of an enum, or a tagged union; else 0."""
        return len(variants.members(self.struct)) if variants.is_variant(self.struct) else 0

    @property
    def name(self) -> str:
        return named(self.struct)


def named(annotation: Any) -> str:
    """Return a struct type as the user wrote it."""
    if variants.is_variant(annotation):
        return variants.named(annotation)
    arguments = get_args(annotation)
    if not arguments:
        return str(getattr(annotation, "__name__", annotation))
    inner = ", ".join(str(getattr(a, "name", a)) for a in arguments)
    return f"{get_origin(annotation).__name__}[{inner}]"


def is_struct(annotation: Any) -> bool:
    """Whether elements of this type are structs: a marked class, ``Pair[f32]``."""
    return (
        is_struct_class(annotation)
        or is_struct_class(get_origin(annotation))
        or variants.is_variant(annotation)
    )


_LAYOUTS: dict[Any, Layout] = {}


DEEPEST = 64
"""Structs in structs; generic ones can be of ever new types without end."""


def layout_of(annotation: Any, within: tuple[Any, ...] = ()) -> Layout:
    """Lay a struct out.

    `within` are the structs that it is a field of.

    Raises:
        Unfit: a field is not of a kind that memory holds.
    """
    key = variants.ordered(annotation)
    found = _LAYOUTS.get(key)
    if found is None:
        found = _LAYOUTS[key] = _laid_out(annotation, (*within, annotation))
    return found


def _laid_out(annotation: Any, within: tuple[Any, ...]) -> Layout:
    if variants.is_variant(annotation):
        cls = variants.carrier_of(annotation)
    else:
        cls = get_origin(annotation) or annotation
    generics = dict(zip(getattr(cls, "__parameters__", ()), get_args(annotation)))
    known = annotations_of(cls)
    fields = []
    end, alignment = 0, 1
    for field in dataclasses.fields(cls):
        wanted = substituted(known.get(field.name), generics)
        type = _field_type(cls, field.name, wanted, within)
        size, step = _size(type), _alignment(type)
        start = -(-end // step) * step
        fields.append(Field(field.name, type, start))
        end, alignment = start + size, max(alignment, step)
    if not fields:
        raise Unfit(f"`{named(annotation)}` has no fields")
    size = -(-end // alignment) * alignment
    unit = _unit(tuple(fields), size)
    return Layout(annotation, tuple(fields), size, alignment, unit)


def _unit(fields: tuple[Field, ...], size: int) -> Scalar:
    """Choose what memory is made of: the largest word, up to 32 bits, that no two numbers have a part in."""
    numbers = [number for field in fields for number in _numbers(field.type, field.offset)]
    types = {type for type, _ in numbers}
    if len(types) == 1:
        return types.pop()
    least = min(type.bytes for type in types)
    for word in (4, 2):
        cells = [offset // word for type, offset in numbers if type.bytes < word]
        others = {offset // word for type, offset in numbers if type.bytes >= word}
        alone = len(set(cells)) == len(cells) and others.isdisjoint(cells)
        if word > least and alone and size % word == 0:
            return SCALARS[f"u{8 * word}"]
    return SCALARS[f"u{8 * least}"]


def _field_type(
    cls: type, name: str, annotation: Any, within: tuple[Any, ...]
) -> Scalar | Vector | Layout:
    where = f"the field `{cls.__name__}.{name}`"
    if isinstance(annotation, VectorAnnotation):
        element, width = annotation.element, annotation.width
        if isinstance(width, int) and not is_width(width):
            lanes = f"a power of two up to {MOST_LANES}"
            raise Unfit(f"{where} is a vector of {shown(width)} lanes: write {lanes}")
        if isinstance(element, Scalar) and isinstance(width, int):
            annotation = Vector(element, width)
    if isinstance(annotation, (Scalar, Vector)):
        if element_of(annotation).name == "index":
            raise Unfit(f"{where} is an `index`, whose size differs from launch to launch: use u32")
        return annotation
    if is_struct(annotation):
        if annotation in within or len(within) > DEEPEST:
            raise Unfit(f"{where} is a `{named(annotation)}` again, which has no end")
        return layout_of(annotation, within)
    if isinstance(annotation, TypeVar):
        raise Unfit(f"{where} is of an open type: write `{cls.__name__}[f32]`, for example")
    kind = getattr(annotation, "__name__", str(annotation))
    raise Unfit(f"{where} is `{kind}`: a dtype, a vector, an enum or a struct is needed")


def _numbers(type: Scalar | Vector | Layout, offset: int) -> Iterator[tuple[Scalar, int]]:
    """Yield the type and the offset of every number."""
    if isinstance(type, Layout):
        for field in type.fields:
            yield from _numbers(field.type, offset + field.offset)
    else:
        element = element_of(type)
        for lane in range(width_of(type)):
            yield element, offset + lane * element.bytes


def _size(type: Scalar | Vector | Layout) -> int:
    if isinstance(type, Layout):
        return type.size
    return element_of(type).bytes * width_of(type)


def _alignment(type: Scalar | Vector | Layout) -> int:
    if isinstance(type, Layout):
        return type.alignment
    return min(MAX_ALIGNMENT, _size(type)) if isinstance(type, Vector) else type.bytes


def struct_dtype(layout: Layout) -> numpy.dtype[Any]:
    """Return the NumPy dtype of arrays of the struct, with every offset."""
    import numpy as np

    if variants.is_enum(layout.struct):
        return numpy_dtype(i32)
    names = [field.name for field in layout.fields]
    if variants.is_union(layout.struct):
        names[1:] = [named(one) for one in get_args(layout.struct)]
    formats: list[Any] = []
    for field in layout.fields:
        if isinstance(field.type, Layout):
            formats.append(struct_dtype(field.type))
        elif isinstance(field.type, Vector):
            formats.append((numpy_dtype(field.type.element), (field.type.width,)))
        else:
            formats.append(numpy_dtype(field.type))
    found: np.dtype[Any] = np.dtype(
        {
            "names": names,
            "formats": formats,
            "offsets": [field.offset for field in layout.fields],
            "itemsize": layout.size,
        }
    )
    return found
