"""Structs and texts: what a dataclass may hold in a kernel, objects that may be the same, formats of numbers."""

from __future__ import annotations

from transpile.diagnose.diagnostic import (
    CubeBindingError,
    CubeLaunchError,
    CubeSyntaxError,
    CubeTypeError,
    Diagnostic,
    Label,
)
from transpile.diagnose.span import Span


class SharedStruct(Diagnostic):
    struct: str
    name: str
    other: Span | None
    code = "CUBE216"
    title = "a `{struct}` is written that may also be held under another name"
    notes = (
        "a name that is bound again under run-time control holds a copy, where Python would share one object",
    )
    help = "copy it where it gets its second name: `other = dataclasses.replace(this)`"
    phase = CubeBindingError

    def labels(self) -> tuple[Label, ...]:
        found = [] if self.span is None else [Label(self.span, "written here")]
        if self.other is not None:
            found.append(Label(self.other, "the other name gets it here"))
        return tuple(found)


class SharedVector(Diagnostic):
    name: str
    other: Span | None
    used: Span | None
    code = "CUBE245"
    title = "a lane of `{name}` is written, whose vector may also be held under another name"
    notes = (
        "a name that is bound again holds a copy of a vector, where Python would share one object",
    )
    help = "give the other name a vector of its own: `other = Vector[f32, 4](this)`"
    phase = CubeBindingError

    def labels(self) -> tuple[Label, ...]:
        found = [*SharedStruct.labels(self)]  # type: ignore[arg-type]
        if self.used is not None:
            found.append(Label(self.used, "used here, without the new lane"))
        return tuple(found)


class LentVector(Diagnostic):
    name: str
    function: str
    code = "CUBE257"
    title = "`{name}` gets another vector in a loop of `{function}`, which has the old one as an argument"
    label = "bound here"
    help = "give the function a vector of its own: `{function}(Vector[f32, 4](...))`"
    phase = CubeBindingError


class PlainDataclass(Diagnostic):
    name: str
    code = "CUBE217"
    title = "the dataclass `{name}` is not marked for kernels"
    label = "built here with a run-time value"
    help = "write `@cube` above `@dataclass` of `{name}`"
    phase = CubeTypeError


class NotADataclass(Diagnostic):
    name: str
    code = "CUBE218"
    title = "the class `{name}` is not a dataclass"
    label = "decorated here"
    help = "write `@dataclass` below `@cube`"
    phase = CubeSyntaxError


class FieldType(Diagnostic):
    struct: str
    field: str
    wanted: str
    given: str
    code = "CUBE219"
    title = "the field `{field}` of `{struct}` is a `{wanted}`, not {given}"
    label = "stored here"
    help = "store a `{wanted}`, or change the annotation of the field"
    phase = CubeTypeError


class ElementType(FieldType):
    """Something else is stored into memory of structs."""

    code = "CUBE248"
    title = "an element of `{struct}` is a `{wanted}`, not {given}"
    help = "store a `{wanted}`"


class NotAVariant(Diagnostic):
    """Something that an enum or a union does not have."""

    wanted: str
    given: str
    code = "CUBE246"
    title = "{given} is no `{wanted}`"
    label = "used as one here"
    help = "use a member of the enum, or an object of one of the union's classes, whose fields have types of run time"
    phase = CubeTypeError


class UnknownValue(Diagnostic):
    """The value of a run-time enum whose members are no numbers."""

    enum: str
    code = "CUBE247"
    title = "the value of a `{enum}` of run time is not known: not all members have numbers"
    label = "asked here"
    help = "compare it with the members, or `match` it"
    phase = CubeTypeError


class FrozenStruct(Diagnostic):
    struct: str
    field: str
    why: str
    code = "CUBE226"
    title = "the field `{field}` of `{struct}` cannot be written: {why}"
    label = "written here"
    help = "make a changed copy: `dataclasses.replace(this, {field}=...)`"
    phase = CubeBindingError


class NoSuchField(Diagnostic):
    struct: str
    field: str
    near: str
    code = "CUBE227"
    title = "`{struct}` has no field or method `{field}`"
    label = "used here"
    help = "{near}"
    phase = CubeTypeError


class UnknownIdentity(Diagnostic):
    other: Span | None = None
    what: str = "structs"
    way_out: str = "compare fields with `==`"
    code = "CUBE228"
    title = "whether two {what} are one object is not known in a kernel"
    help = "{way_out}"
    phase = CubeTypeError

    def labels(self) -> tuple[Label, ...]:
        found = [] if self.span is None else [Label(self.span, "compared here")]
        if self.other is not None:
            found.append(Label(self.other, "one of the names gets it here"))
        return tuple(found)


class FormatOfRunTime(Diagnostic):
    format: str
    number: str = "a run-time number"
    way_out: str = "use a width, `0`, `+`, `<`, `>`, a precision and one of `d x X o f e g`"
    code = "CUBE229"
    title = "the format `{format}` is not available for {number}"
    label = "in this string"
    help = "{way_out}"
    phase = CubeTypeError


class GroupArgument(Diagnostic):
    kernel: str
    parameter: str
    reason: str
    code = "CUBE233"
    title = "{kernel}: `{parameter}` {reason}"
    notes = (
        "fields of a struct argument are numbers, vectors, arrays, enums, structs, or comptime",
    )
    help = "pass an object of the class that the parameter names"
    phase = CubeLaunchError


class StructElements(Diagnostic):
    name: str
    reason: str
    code = "CUBE234"
    title = "the elements of `{name}` can't lie in memory: {reason}"
    label = "declared here"
    help = "give every field of the struct a dtype, a vector type or such a struct, or pass one array for each field"
    phase = CubeSyntaxError
