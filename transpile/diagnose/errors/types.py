"""Types that do not fit."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeTypeError, CubeWarning, Diagnostic, Label
from transpile.diagnose.places import Place, operand_spans, span_text
from transpile.diagnose.span import Span


class _Two(Diagnostic):
    """A diagnostic with a second place."""

    other: Place = None
    phase = CubeTypeError
    other_label = "first here"

    def __init__(self, *args: object, **kwargs: object) -> None:
        other = kwargs.get("other")
        if callable(other):
            kwargs["other"] = other()
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def labels(self) -> tuple[Label, ...]:
        own = super().labels()
        if not isinstance(self.other, Span):
            return own
        return (*own, Label(self.other, self.fill(self.other_label)))


class WeakConflict(_Two):
    first: str = ""
    second: str = ""
    code = "CUBE100"
    title = "a literal is used as `{first}` and as `{second}`"
    label = "`{second}` wanted here"
    other_label = "`{first}` wanted here"
    notes = ("a literal, and a variable that starts from one, takes the first type that it meets",)
    help = "give it a type where it starts, for example `{first}(0)`, and convert where the other is wanted"


class LiteralDoesNotFit(Diagnostic):
    value: str
    dtype: str
    low: float
    high: float
    code = "CUBE101"
    title = "{value} does not fit `{dtype}`"
    label = "`{dtype}` holds {low} to {high}"
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        if self.low != 0 or not self.value.startswith("-"):
            return "use a wider type"
        return (
            "positions, lengths and unsigned numbers don't go below 0: where a negative number meets one,\n"
            "convert it to a signed type first, for example `i32(ABSOLUTE_POS)`"
        )


class MixedSignedness(Diagnostic):
    operator: str
    left: str
    right: str
    cast: str
    code = "CUBE102"
    title = "`{left}` and `{right}` do not mix in `{operator}`"
    label = "`{left}` with `{right}`"
    notes = ("{reason}",)
    help = "convert one side, for example `{example}`"
    phase = CubeTypeError

    @property
    def reason(self) -> str:
        if "index" in (self.left, self.right):
            return "an `index` mixes with u8, u16, u32 and floats; into other integers it goes by a cast"
        return "a signed and an unsigned integer have no common type unless the signed one is wider"

    @property
    def example(self) -> str:
        """The cast to write, around the operand that needs it."""
        pair = None if self.span is None else operand_spans(self.span)
        other = self.right if self.cast == self.left else self.left
        if pair is None or self.cast not in (self.left, self.right):
            return f"{self.cast}(...)"
        return f"{self.cast}({span_text(pair[1] if other == self.right else pair[0])})"

    def labels(self) -> tuple[Label, ...]:
        pair = None if self.span is None else operand_spans(self.span)
        if pair is None:
            return super().labels()
        return Label(pair[1], f"`{self.right}`"), Label(pair[0], f"`{self.left}`")


class OperandKind(Diagnostic):
    operator: str
    dtype: str
    accepted: str
    code = "CUBE103"
    title = "`{operator}` does not take `{dtype}`"
    label = "this operand is `{dtype}`"
    notes = ("it takes {accepted}",)
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        if self.operator == "[]":
            return "`x[i]` is one element: index by all dimensions, `x[i, j]`, or take a row, `x[i, :]`"
        if self.operator.startswith("atomic_") and self.dtype.startswith("vec<"):
            return (
                "leave `vectorize` out, which makes vectors of the elements of all arrays;\n"
                "or declare those that are meant, `x: Array[Vector[f32, 4]]`"
            )
        return "convert the operand first"


class HeldOnly(OperandKind):
    """Arithmetic on a float that is for memory."""

    accepted: str = ""
    code = "CUBE128"
    title = "`{operator}` does not take `{dtype}`, which is for memory"
    notes = ("numbers of `{dtype}` are loaded, stored and converted; nothing computes with them",)
    help = "convert the operand first: `f32(...)`"


class NotANumber(Diagnostic):
    what: str
    where: str
    code = "CUBE104"
    title = "{what} cannot be used as a run-time number"
    label = "in {where}"
    help = "numbers, bools and run-time values can; anything else has to stay comptime"
    phase = CubeTypeError


class StoreKind(_Two):
    source: str = ""
    destination: str = ""
    cast: str = ""
    code = "CUBE105"
    title = "`{source}` cannot be stored as `{destination}`"
    label = "the value is `{source}`"
    other_label = "`{destination}` comes from here"
    notes = ("a store keeps the kind of number and the signedness",)
    help = "convert it: `{cast}(...)`"


class SlotNarrows(_Two):
    name: str = ""
    source: str = ""
    destination: str = ""
    code = "CUBE106"
    title = "`{name}` is `{destination}` and cannot take `{source}`"
    label = "`{source}` is stored here"
    other_label = "`{name}` became `{destination}` here"
    notes = ("a variable keeps the type of its first value; a later store may only widen to it",)
    help = "start `{name}` as `{source}`, or convert here: `{destination}(...)`"


class TruthNeeded(Diagnostic):
    dtype: str
    way_out: str = "test it in the kernel itself, or pass a comptime value"
    code = "CUBE107"
    title = "a run-time value cannot decide ordinary Python code"
    label = "this `{dtype}` is known only on the device"
    notes = (
        "an `if` or `while` of a kernel takes run-time conditions; code called at comptime does not",
    )
    help = "{way_out}"
    phase = CubeTypeError


class ComptimeNeeded(Diagnostic):
    what: str
    way_out: str = "use a literal, a `Comptime[...]` parameter or `comptime(...)`"
    code = "CUBE108"
    title = "{what} must be known at comptime"
    label = "this is known only on the device"
    help = "{way_out}"
    phase = CubeTypeError


class IndexKind(Diagnostic):
    what: str
    code = "CUBE109"
    title = "an index must be an integer, not {what}"
    label = "indexed here"
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        if self.what in ("`None`", "an `ellipsis`"):
            return "give one integer for each dimension, or one for the linear element"
        return "convert it, for example `u32(...)`"


class IndexCount(Diagnostic):
    given: int
    rank: int
    is_argument: bool = False
    code = "CUBE110"
    title = "{given} indices for rank {rank}"
    label = "one index is the linear element, or one index for each dimension"
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        count = "1 index" if self.rank == 1 else f"{self.rank} indices"
        passed = f", or pass an array of {self.given} dimensions" if self.is_argument else ""
        return f"write {count}{passed}"


class NotMutable(_Two):
    name: str = ""
    code = "CUBE111"
    title = "`{name}` is not declared as written"
    label = "written here"
    other_label = "declared here"
    help = "declare the parameter as `Mut[...]`"


class VectorWidths(Diagnostic):
    left: int
    right: int
    operator: str
    code = "CUBE112"
    title = "vectors of {left} and of {right} lanes do not mix in `{operator}`"
    label = "widths differ"
    help = "use vectors of one width; a scalar broadcasts"
    phase = CubeTypeError


class AtomicAccess(Diagnostic):
    name: str
    code = "CUBE113"
    title = "elements of `{name}` are atomic"
    label = "a plain access is not atomic"
    help = "use `.load()`, `.store(v)`, `.add(v)` and the like on the element"
    phase = CubeTypeError


class WrongAttribute(Diagnostic):
    what: str
    name: str
    near: str
    code = "CUBE114"
    title = "{what} has no attribute `{name}`"
    label = "not found"
    help = "{near}"
    phase = CubeTypeError


class LaneRange(Diagnostic):
    lane: int
    width: int
    code = "CUBE115"
    title = "lane {lane} of a vector of {width}"
    label = "lanes count from 0 to {last}"
    help = "use a lane inside the vector"
    phase = CubeTypeError

    @property
    def last(self) -> int:
        return self.width - 1


class NegativeShift(Diagnostic):
    count: int
    code = "CUBE116"
    title = "shift by a negative count"
    label = "the count is {count}"
    help = "shift the other way"
    phase = CubeTypeError


class DivisionOf64(Diagnostic):
    dtype: str
    code = "CUBE117"
    title = "`/` of `{dtype}` needs f64, which the target does not have"
    label = "`{dtype}` here"
    help = "convert first: `f32(...)`, or use `//`"
    phase = CubeTypeError


class UnsignedCountdown(Diagnostic):
    dtype: str
    code = "CUBE118"
    title = "a range of `{dtype}` cannot count down"
    label = "the step is negative"
    help = "count up with `reversed(range(...))`, or convert the bounds to `i32`"
    phase = CubeTypeError


class NotIterable(Diagnostic):
    what: str
    way_out: str = "loop over indices: `for i in range(x.len())`"
    code = "CUBE119"
    title = "{what} cannot be iterated in a kernel"
    label = "not a range and not a comptime iterable"
    help = "{way_out}"
    phase = CubeTypeError


class VectorTruth(Diagnostic):
    width: int
    code = "CUBE120"
    title = "a vector of {width} lanes is neither true nor false"
    label = "one bool is needed here"
    help = "test one lane, `v[0]`, or choose lane by lane: `select(test, a, b)`"
    phase = CubeTypeError


class TextOfRunTime(Diagnostic):
    what: str
    way_out: str = 'give it to `print` as an argument of its own: `print("v =", v)`'
    code = "CUBE121"
    title = "{what} has no text while the kernel is built"
    label = "in this string"
    help = "{way_out}"
    phase = CubeTypeError


class NoTruth(Diagnostic):
    what: str
    way_out: str
    code = "CUBE122"
    title = "{what} is neither true nor false in a kernel"
    label = "a condition is needed here"
    help = "{way_out}"
    phase = CubeTypeError


class RunTimeKey(Diagnostic):
    where: str
    code = "CUBE123"
    title = "a run-time value cannot be {where}"
    label = "which one it is is known only on the device"
    help = "use a list or a tuple, compare in an `if`, or keep a table in `LocalArray[T](n)`"
    phase = CubeTypeError


class SizesAreAsked(Diagnostic):
    name: str
    way_out: str
    code = "CUBE124"
    title = "`{name}` is asked for one dimension"
    label = "not called"
    help = "{way_out}"
    phase = CubeTypeError


class RowOfMemory(Diagnostic):
    element: str
    both: str
    code = "CUBE125"
    title = "`{element}` is one element, not a row"
    label = "indexed again here"
    notes = ("one index is the linear element; several go by the dimensions",)
    help = "write `{both}`"
    phase = CubeTypeError


class SliceAmongIndices(Diagnostic):
    code = "CUBE126"
    title = "only one dimension of an index can stay open"
    label = "several slices"
    notes = (
        "`x[i, a:b]` is a window of one dimension, `x[a:b]` one of the elements as they lie in memory",
    )
    help = "give an integer for all dimensions but one, and loop over the others"
    phase = CubeTypeError


class UnsignedTest(Diagnostic):
    dtype: str
    operator: str
    outcome: str
    code = "CUBE127"
    title = "`{operator} 0` is always {outcome} for `{dtype}`"
    label = "`{dtype}` is never below zero: it wraps"
    help = "compare before subtracting (`i >= 1`), or compute in a signed type: `i32(...)`"
    phase = CubeWarning


class PythonType(Diagnostic):
    dtype: str
    other: str
    near: str
    code = "CUBE129"
    title = "`{dtype}` is compared with Python's `{other}`, which no number of a device is"
    label = "never true"
    notes = ("`{other}` is the type of numbers that are known while the kernel is built",)
    help = "compare with `{near}` or another dtype, or ask `.is_float`, `.is_integer`, `.is_signed`, `.is_bool`"
    phase = CubeTypeError
