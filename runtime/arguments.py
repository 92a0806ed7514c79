"""Python objects -> what a launch passes: arrays with their layout, and numbers of the parameters' types.

    bound = Binder(signature).bind(server, args, kwargs)
    bound.key            part of the specialization's key: dtypes, ranks, contiguity, comptime values
    bound.run_time       one `BoundArray` or number for each run-time argument, in the order of the signature

Arguments that overlap while one is written are found here: equal ranges are a part of the key, a partial overlap is an
error.
"""

from __future__ import annotations

import array as array_module
import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy

from runtime.arrays import BoundArray, from_handle, from_host, repeats
from runtime.equality import told_apart
from runtime.geometry import hint_for
from runtime.handed_on import hand_on
from runtime.memory import Handle
from runtime.overlaps import check_itself, is_aliased
from runtime.protocols import Number, Server
from runtime.scalars import scalar_of
from runtime.structures import Structure, Structured, memory_spec
from runtime.widths import declared, vectorized
from transpile.diagnose import given
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.launch import (
    MissingDefine,
    NotAnArray,
    ReadOnlyArgument,
    UnhashableComptime,
    UnknownDtype,
    UnsupportedOption,
    WrongArity,
    WrongComptime,
    WrongDevice,
    WrongDtype,
)
from transpile.diagnose.errors.structs import GroupArgument
from transpile.expand.arguments import ArgumentSpec, ComptimeSpec, GroupSpec
from transpile.expand.comptimes import fitting
from transpile.expand.comptimes import shown as shown_type
from transpile.expand.layouts import is_struct, layout_of
from transpile.ir.host import greatest, round_to
from transpile.ir.types import Scalar, f32, holds, i32, integer_range
from transpile.lang import groups, libraries
from transpile.lang.signature import (
    MISSING,
    Declaration,
    Signature,
    element_scalar,
    element_width,
    memories_of,
)
from transpile.lang.specs import number_spec


class Bound:
    """The arguments of one launch."""

    __slots__ = ("arrays", "given", "is_aliased", "key", "run_time", "values")

    def __init__(
        self,
        given: Sequence[Any],
        key: tuple[Any, ...],
        run_time: list[Any],
        values: list[Any],
        arrays: list[BoundArray],
        is_aliased: bool,
    ) -> None:
        self.given = given
        """The arguments, one for each parameter."""
        self.key = key
        self.run_time = run_time
        self.values = values
        """What each parameter is specialized for, in the order of the signature: `BoundArray.special`, a type, or the
        comptime value."""
        self.arrays = arrays
        self.is_aliased = is_aliased


Taken = tuple[Any, Any, Any]
"""An argument's part of the key, its run-time value or `NOTHING`, and what its parameter is specialized for."""
Take = Callable[[Any, Server], Taken]
NOTHING = object()


class Leaves(list[Any]):
    """The numbers of a struct or tuple, in the place of one run-time value."""


class Binder:
    """Binds the arguments of one kernel; made once."""

    def __init__(self, signature: Signature) -> None:
        self.signature = signature
        self.kernel = signature.kernel
        self.takes = tuple(self._take(d) for d in signature.declarations)
        self.memory_positions = tuple(
            n for n, d in enumerate(signature.declarations) if d.kind == "memory"
        )
        self.memories = memories_of(signature)
        self._named = {each.name: each for each in self.memories}
        self.run_time_declarations = tuple(
            d for d in signature.declarations if d.kind in ("memory", "scalar")
        )
        self.written = tuple(n for n, d in enumerate(self.memories) if d.mutable)
        """Which of the arrays the kernel may write."""
        self._may_alias = len(self.memories) > 1 and bool(self.written)

    def bind(
        self,
        server: Server,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        vectorize: int | str = 1,
        aliasing: str = "forbid",
    ) -> Bound:
        """Check and convert the arguments.

        Raises:
            CubeLaunchError: an argument does not fit its parameter.
        """
        if kwargs or len(args) != len(self.takes) or self.signature.by_name:
            args = self.ordered(args, kwargs)
        key: list[Any] = []
        run_time: list[Any] = []
        values: list[Any] = []
        arrays: list[BoundArray] = []
        for take, argument in zip(self.takes, args):
            try:
                part, value, special = take(argument, server)
            except CubeError:
                hand_on(self.signature.declarations, args)
                raise
            key.append(part)
            values.append(special)
            if type(value) is Leaves:
                run_time += value
                arrays += [leaf for leaf in value if type(leaf) is BoundArray]
            elif value is not NOTHING:
                run_time.append(value)
                if type(value) is BoundArray:
                    arrays.append(value)
        if vectorize != 1:
            if len(self.memories) != len(self.memory_positions):
                reason = (
                    "does not reach arrays in fields of structs: declare these with vector elements"
                )
                raise UnsupportedOption(None, self.kernel, "vectorize", reason).error()
            arrays = vectorized(self.kernel, self.memories, vectorize, arrays, server)
            wide = iter(arrays)
            run_time = [next(wide) if type(v) is BoundArray else v for v in run_time]
            wide = iter(arrays)
            memory = [d.kind == "memory" for d in self.signature.declarations]
            values = [next(wide).special if m else v for m, v in zip(memory, values)]
            key += [bound.width for bound in arrays]
        if aliasing != "allow":
            for number in self.written:
                if not arrays[number].contiguous or arrays[number].home is not None:
                    check_itself(self.kernel, self.memories[number], arrays[number])
        aliased = self._may_alias and is_aliased(self.kernel, self.memories, arrays, aliasing)
        key.append(aliased)
        return Bound(args, tuple(key), run_time, values, arrays, aliased)

    def declaration_of(self, number: int) -> Declaration:
        """Return the parameter behind a run-time argument that is a number of an open type."""
        if "group" not in (d.kind for d in self.signature.declarations):
            return self.run_time_declarations[number]
        return Declaration(f"number {number}", "scalar")  # fields of structs shift the numbers

    def ordered(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Sequence[Any]:
        """Return one value for each parameter: positional, by keyword, or its default."""
        names, declarations = self.signature.names, self.signature.declarations
        if len(args) > len(names):
            raise self._arity(f"takes {len(names)} arguments, {len(args)} were given")
        positional = len(names) - len(self.signature.by_name)
        if len(args) > positional:
            raise self._arity(f"takes `{names[positional]}` by its name only")
        found: dict[str, Any] = dict(zip(names, args))
        for name, value in kwargs.items():
            if name in self.signature.by_position:
                raise self._arity(f"takes `{name}` by its position only")
            if name not in names:
                hint = hint_for(name, names)
                raise self._arity(f"has no parameter `{name}`; {hint}")
            if name in found:
                raise self._arity(f"got `{name}` twice")
            found[name] = value
        missing = [d.name for d in declarations if d.name not in found and d.default is MISSING]
        if missing:
            raise self._arity(f"lacks {', '.join(f'`{name}`' for name in missing)}")
        return [found.get(d.name, d.default) for d in declarations]

    def _arity(self, reason: str) -> CubeError:
        return WrongArity(None, self.kernel, self.signature.text, reason).error()

    def _take(self, declaration: Declaration) -> Take:
        if declaration.kind == "memory":
            return self._array_taker(declaration)
        if declaration.kind == "comptime":
            return lambda argument, server: self._take_comptime(declaration, argument)
        if declaration.kind == "define":
            return lambda argument, server: self._take_define(declaration, argument)
        if declaration.kind == "group":
            return lambda argument, server: self._take_group(declaration, argument, server)
        if isinstance(declaration.element, TypeVar):
            return lambda argument, server: self._take_generic(declaration, argument)
        return self._scalar_taker(declaration)

    # Arrays

    def _bound(self, declaration: Declaration, argument: Any, server: Server) -> BoundArray:
        if type(argument) is not Handle:
            return self._from_outside(declaration, argument, server)
        bound: BoundArray | None = argument.bound
        if argument.block.server is not server:
            raise WrongDevice(
                None, self.kernel, declaration.name, argument.device, server.name
            ).error()
        if bound is None:
            bound = argument.bound = from_handle(argument)
        if argument.block.is_bad:
            argument.check()
        return bound

    def _array_taker(self, declaration: Declaration) -> Take:
        wanted = declaration.element
        if is_struct(wanted):
            return self._structs_taker(declaration)
        width = element_width(wanted)

        def take(argument: Any, server: Server) -> Taken:
            bound = self._bound(declaration, argument, server)
            if wanted is not bound.dtype:
                self._check_element(declaration, bound, argument)
                if width > 1:
                    bound = declared(self.kernel, declaration.name, bound, width)
            return bound.key, bound, bound.special

        return take

    def _structs_taker(self, declaration: Declaration) -> Take:
        layout = layout_of(declaration.element)
        wanted = Structured(layout)

        def take(argument: Any, server: Server) -> Taken:
            bound = self._bound(declaration, argument, server)
            if bound.dtype is not wanted.structure:
                given = f"one of {bound.dtype}"
                raise self._dtype(
                    declaration, f"an array of `{layout.name}`", given, wanted.way_out
                )
            wanted.look(bound)
            return bound.key, bound, bound.special

        return take

    def _from_outside(self, declaration: Declaration, argument: Any, server: Server) -> BoundArray:
        """Bind an array that is no handle: another library's on the same device, else one of the host."""
        if type(argument) is not numpy.ndarray:
            adopt = getattr(server, "adopt", None)
            if adopt is not None:
                try:
                    adopted = adopt(argument)
                except BufferError as error:
                    raise self._not_shared(declaration, argument, error) from error
                except TypeError:
                    dtype = str(getattr(argument, "dtype", type(argument).__name__))
                    raise UnknownDtype(
                        None, self.kernel, declaration.name, dtype,
                        converted=libraries.converted(argument, "numpy.float32"),
                    ).error() from None  # fmt: skip
                if adopted is not None:
                    return self._adopted(declaration, argument, *adopted)
        return self._from_host(declaration, argument)

    def _adopted(
        self, declaration: Declaration, argument: Any, bound: BoundArray, is_read_only: bool
    ) -> BoundArray:
        repeating = bound.strides is not None and any(
            not step and size > 1 for size, step in zip(bound.shape, bound.strides)
        )
        if declaration.mutable and (is_read_only or (repeating and 0 not in bound.shape)):
            raise self._read_only(declaration, argument)
        return bound

    def _read_only(self, declaration: Declaration, argument: Any) -> CubeError:
        text, name = self.signature.text, declaration.name
        copied = libraries.copied(argument, name)
        return ReadOnlyArgument(None, self.kernel, text, name, copied).error()

    def _not_shared(self, declaration: Declaration, argument: Any, error: BufferError) -> CubeError:
        text, name = self.signature.text, declaration.name
        given = f"{type(argument).__name__}, which can't be shared: {error}"
        way_out = libraries.where_not_shared(argument, name)
        return NotAnArray(None, self.kernel, text, name, given, shared_as=way_out).error()

    def _from_host(self, declaration: Declaration, argument: Any) -> BoundArray:
        array = (
            argument if type(argument) is numpy.ndarray else self._imported(declaration, argument)
        )
        if declaration.mutable and (not array.flags.writeable or repeats(array)):
            raise self._read_only(declaration, argument)
        try:
            return from_host(array)
        except TypeError:
            is_swapped = not array.dtype.isnative
            shown = array.dtype.str if is_swapped else str(array.dtype)
            raise UnknownDtype(
                None, self.kernel, declaration.name, shown, declaration.mutable, is_swapped,
                libraries.converted(argument, "numpy.float32"),
            ).error() from None  # fmt: skip

    def _imported(self, declaration: Declaration, argument: Any) -> Any:
        try:
            array = libraries.imported(argument)
        except BufferError as error:
            raise self._not_shared(declaration, argument, error) from error
        if array is None:
            text, given = self.signature.text, described(argument)
            has_buffer = isinstance(argument, (memoryview, array_module.array))
            raise NotAnArray(None, self.kernel, text, declaration.name, given, has_buffer).error()
        return array

    def _check_element(self, declaration: Declaration, bound: BoundArray, argument: Any) -> None:
        wanted = element_scalar(declaration.element)
        given = f"one of {bound.dtype}"
        if isinstance(bound.dtype, Structure) and not isinstance(wanted, Scalar):
            way_out = "declare the parameter as `Array[...]` of the struct's class"
            raise self._dtype(declaration, "an array of numbers", given, way_out)
        given_type = bound.dtype
        if isinstance(wanted, Scalar) and not (
            isinstance(given_type, Scalar) and holds(given_type, wanted)
        ):
            shown = f"an array of {wanted}"
            dtype = libraries.numpy_name(wanted)
            converted = libraries.converted(argument, dtype)
            way_out = f"convert it, for example with `{converted}`"
            if declaration.mutable:
                made = libraries.made_with(argument, dtype)
                method = converted.partition("(")[0]
                way_out = (
                    f"make it with `{made}`: the kernel writes it in place, "
                    f"and `{method}` would give it a copy"
                )
            raise self._dtype(declaration, shown, given, way_out)

    def _dtype(self, declaration: Declaration, wants: str, given: str, way_out: str) -> CubeError:
        text, name = self.signature.text, declaration.name
        if given.startswith("None"):
            way_out = f"use a flag beside it: `has_{name}: Comptime[bool]`"
        return WrongDtype(None, self.kernel, text, name, wants, given, way_out).error()

    # Scalars

    def _scalar_taker(self, declaration: Declaration) -> Take:
        wanted = declaration.element
        if not isinstance(wanted, Scalar):
            raise TypeError(f"{declaration.name}: {wanted!r} is no type of a run-time argument")
        exact = wanted.name in ("f32", "f64")
        most = greatest(wanted) if exact else 0.0

        def take(argument: Any, server: Server) -> Taken:
            # The server rounds to f32 when it packs the number.
            if exact and type(argument) is float and -most <= argument <= most:
                return None, argument, wanted
            return None, self.number(declaration, wanted, argument), wanted

        return take

    def number(self, declaration: Declaration, wanted: Scalar, argument: Any) -> Number:
        """Return a number as `wanted` holds it; refuse what would lose its meaning."""
        if isinstance(argument, numpy.generic | numpy.ndarray) and argument.ndim == 0:
            argument = _item(argument)
        if wanted.is_float and isinstance(argument, int | float):
            return self._rounded(declaration, wanted, argument)
        if isinstance(argument, bool) or (wanted.is_bool and argument in (0, 1)):
            return bool(argument) if wanted.is_bool else int(argument)
        value = _integer(argument) if wanted.is_integer else None
        if value is not None:
            low, high = integer_range(wanted)
            if low <= value <= high:
                return value
            raise self._does_not_fit(declaration, wanted, value, low, high)
        convert = "bool" if wanted.is_bool else "int" if wanted.is_integer else "float"
        way_out = f"convert it, for example with `{convert}(...)`"
        raise self._dtype(declaration, f"a number of {wanted}", described(argument), way_out)

    def _rounded(self, declaration: Declaration, wanted: Scalar, argument: int | float) -> Number:
        try:
            value = float(argument)
        except OverflowError:
            value = None
        rounded = None if value is None else round_to(wanted, value)
        if rounded is None or (math.isinf(rounded) and value not in (math.inf, -math.inf)):
            most = greatest(wanted)
            raise self._does_not_fit(declaration, wanted, argument, -most, most)
        return rounded

    def _does_not_fit(
        self, declaration: Declaration, wanted: Scalar, value: Number, low: Number, high: Number
    ) -> CubeError:
        is_long = isinstance(value, int) and value.bit_length() > 128
        shown = f"an int of {int(value).bit_length()} bits" if is_long else f"{value!r}"
        given = f"{shown}, outside its range {low!r} to {high!r}"
        way_out = "use a wider type in the kernel"
        if wanted.is_float:
            way_out += ", or pass `float('inf')` where infinity is meant"
        return self._dtype(declaration, str(wanted), given, way_out)

    def _take_generic(self, declaration: Declaration, argument: Any) -> Taken:
        """Take a scalar of an open type: NumPy's bring their own, Python's are i32 or f32 unless an array decides."""
        if isinstance(argument, numpy.generic):
            dtype = scalar_of(argument.dtype)
            return dtype.name, self.number(declaration, dtype, argument), dtype
        if not isinstance(argument, int | float):
            raise self._dtype(declaration, "a number", described(argument), "pass a number")
        weak = f32 if isinstance(argument, float) else i32
        return ("weak", weak.name), argument, weak

    def _take_group(self, declaration: Declaration, argument: Any, server: Server) -> Taken:
        """Take a struct or tuple apart: a number for each run-time field, the rest is a part of the key."""
        keys: list[Any] = [type(argument)]
        leaves = Leaves()
        fields: list[tuple[str, ArgumentSpec]] = []
        try:
            for field, annotation, value in groups.parts(declaration.element, argument):
                kind = groups.kind(field, annotation, value)
                name = f"{declaration.name}.{field}"
                if kind == "group":
                    inner = annotation
                    if not groups.is_group(annotation) and groups.vector_type(annotation) is None:
                        inner = type(value)
                    part, numbers, spec = self._take_group(
                        Declaration(name, "group", inner), value, server
                    )
                    leaves += numbers
                elif kind == "memory":
                    if name not in self._named:
                        wanted = "so the parameter must be declared as the struct's own class"
                        raise groups.Misfit(f"has an array in its field `{field}`, {wanted}")
                    part, bound, special = self._array_taker(self._named[name])(value, server)
                    leaves.append(bound)
                    spec = memory_spec(annotation.element, special)
                elif kind == "comptime":
                    part, _, known = self._take_comptime(
                        Declaration(name, "comptime", getattr(annotation, "type", object)), value
                    )
                    spec = ComptimeSpec(known)
                else:
                    open_one = Declaration(name, "scalar", annotation)
                    dtype = groups.dtype_of(annotation, value)
                    if dtype is None:
                        part, number, dtype = self._take_generic(open_one, value)
                    else:
                        dtype = scalar_of(dtype)
                        part, number = dtype.name, self.number(open_one, dtype, value)
                    leaves.append(number)
                    spec = number_spec(annotation, dtype)
                keys.append(part)
                fields.append((field, spec))
        except groups.Misfit as error:
            raise GroupArgument(
                None, kernel=self.kernel, parameter=declaration.name, reason=str(error)
            ).error() from None
        return (
            tuple(keys),
            leaves,
            GroupSpec(groups.class_of(declaration.element, argument), tuple(fields)),
        )

    # What is known when the kernel is built

    def _take_comptime(self, declaration: Declaration, argument: Any) -> Taken:
        try:
            hash(argument)
        except TypeError:
            given = described(argument)
            raise UnhashableComptime(None, self.kernel, declaration.name, given).error() from None
        try:
            argument = fitting(argument, declaration.element)
        except TypeError:
            given, wanted = described(argument), shown_type(declaration.element)
            raise WrongComptime(
                None, self.kernel, declaration.name, wanted, given
            ).error() from None
        return told_apart(argument), NOTHING, argument

    def _take_define(self, declaration: Declaration, argument: Any) -> Taken:
        try:
            dtype = scalar_of(argument)
        except TypeError:
            text, name = self.signature.text, declaration.name
            raise MissingDefine(
                None, self.kernel, text, name, described(argument)
            ).error() from None
        return dtype.name, NOTHING, dtype


def _item(array: Any) -> object:
    """Return the number of an array without dimensions; what is no number stays."""
    if array.dtype.kind in "biuf":
        return array.item()
    if (
        array.dtype.kind != "V"
    ):  # a float of complex numbers, texts and times would lose what they mean
        return array
    try:
        return float(array)  # of types that NumPy got from others, such as bfloat16
    except (TypeError, ValueError):
        return array


def _integer(argument: Any) -> int | None:
    try:
        return operator.index(argument)
    except TypeError:  # arrays of several elements, too, have an `__index__`
        return None


def described(argument: object) -> str:
    """Return an object as a message shows it."""
    try:
        text = repr(argument)
    except ValueError:  # an int of too many digits
        text = "a long int"
    if " at 0x" in text:  # it would be another one in the next process
        return given.described(argument)
    shown = text if len(text) <= 40 else f"{text[:37]}..."
    return f"{shown} ({type(argument).__name__})"
