"""Calls: wrong arguments, callees that kernels cannot call, names of the language used outside kernels."""

from __future__ import annotations

import re

from transpile.diagnose.diagnostic import (
    CubeBindingError,
    CubeSyntaxError,
    CubeTypeError,
    CubeUsageError,
    CubeWarning,
    Diagnostic,
)


class WrongArguments(Diagnostic):
    function: str
    signature: str
    problem: str
    way_out: str = "pass what the signature asks for"
    code = "CUBE180"
    title = "wrong arguments for `{function}`: {problem}"
    label = "in this call"
    notes = ("its signature is `{signature}`",)
    help = "{way_out}"
    phase = CubeTypeError


class NotCallable(Diagnostic):
    what: str
    code = "CUBE181"
    title = "{what} cannot be called in a kernel"
    label = "called here"
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        if self.what == "a memory type without its element type":
            return "name the type first: `SharedMemory[f32](64)`, `LocalArray[f32]((4, 4))`"
        if self.what == "a memory type":
            return "an array is a parameter; a kernel's own memory is `SharedMemory[f32](64)` or `LocalArray[f32](4)`"
        return (
            "call a function: kernel-language helpers, built-ins such as `min`, or comptime Python"
        )


class NotCalled(Diagnostic):
    name: str
    code = "CUBE163"
    title = "`{name}` is named here, and not called"
    label = "this does nothing"
    help = "write the parentheses: `{name}()`"
    phase = CubeTypeError


class HostValue(Diagnostic):
    function: str
    code = "CUBE165"
    title = "`{function}` is called once, while the kernel is built"
    label = "its value is one constant, for all units and all later launches"
    help = "pass the number as an argument; `comptime(...)` around the call says that one constant is meant"
    phase = CubeWarning


class RuntimeToHost(Diagnostic):
    function: str
    reason: str
    code = "CUBE182"
    title = "`{function}` cannot take run-time values"
    label = "this is called with a value known only on the device"
    notes = (
        "a Python function is expanded from its source when it has one; this one has none or is not a function",
    )
    help = "{reason}"
    phase = CubeTypeError


class OutsideKernel(Diagnostic):
    name: str
    code = "CUBE183"
    title = "`{name}` has a value only inside a kernel"
    label = ""
    help = "use it in a function decorated with `@cube`"
    phase = CubeUsageError


class AssertionFailed(Diagnostic):
    message: str
    code = "CUBE185"
    title = "assertion failed at comptime: {message}"
    label = "false for this specialization"
    help = "change the arguments, or the condition"
    phase = CubeTypeError


class ComptimeFailure(Diagnostic):
    exception: str
    code = "CUBE186"
    title = "{exception}"
    label = "raised here, at comptime"
    help = "{way_out}"
    phase = CubeTypeError

    @property
    def way_out(self) -> str:
        found = _OPERATOR.search(self.exception)
        if found and "memory" in found[0]:
            operator = next(part for part in found.groups() if part).removesuffix("()")
            return (
                f"write `{operator}` for one element, `x[i]` with `i = ABSOLUTE_POS`: a kernel says what one unit\n"
                "does, not what becomes of whole arrays"
            )
        if found and found[1] == "@":
            return "a product of matrices is a loop over what both have in common; of two vectors it is `dot(v, w)`"
        if self.exception.startswith("TypeError: a memory type "):
            return "call the type with a length or a shape: `SharedMemory[f32](256)`, `LocalArray[f32]((4, 4))`"
        return "this is ordinary Python that runs while the kernel is built"


_OPERATOR = re.compile(
    r"unsupported operand type\(s\) for (\S+): .*$"
    r"|bad operand type for (?:unary )?(\S+): .*$"
    r"|'(\S+)' not supported between .*$"
)
"""What Python says of operands that an operator does not take."""


class UserError(Diagnostic):
    message: str
    code = "CUBE187"
    title = "{message}"
    label = "reported by the kernel"
    help = "the kernel's author wrote this check"
    phase = CubeTypeError


class UnboundGeneric(Diagnostic):
    name: str
    code = "CUBE188"
    title = "the type variable `{name}` has no type here"
    label = "used here"
    help = "bind it by an argument's type, a `Define[{name}]` parameter or `kernel.specialize({name}=...)`"
    phase = CubeTypeError


class GenericConflict(Diagnostic):
    name: str
    first: str
    second: str
    code = "CUBE189"
    title = "the type variable `{name}` is `{first}` and `{second}`"
    label = "in this call"
    help = "convert one argument, or use two type variables"
    phase = CubeTypeError


class GenericBound(Diagnostic):
    name: str
    dtype: str
    bound: str
    code = "CUBE190"
    title = "`{dtype}` is not a `{bound}`, which `{name}` is bound to"
    label = "in this call"
    help = "pass a `{bound}` type"
    phase = CubeTypeError


class UnknownAnnotation(Diagnostic):
    name: str
    annotation: str
    code = "CUBE191"
    title = "{annotation} is not a type that {name} can have in a kernel"
    label = "declared here"
    help = "{way_out}"
    phase = CubeSyntaxError

    @property
    def way_out(self) -> str:
        held = self.annotation.removeprefix("an array of ")
        for kind, words in PYTHON_TYPES.items():
            if held == f"the class `{kind}`":
                return words if held is self.annotation else _ELEMENTS.get(kind, _OF_DTYPES)
        if held is not self.annotation:
            return _DIMENSIONS if "," in held else _OF_DTYPES
        if self.annotation in (
            "a memory type without its element type",
            "`Mut`",
            "`Mut[Array]`",
            "`Mut[Tensor]`",
        ):
            return _HELD
        if self.annotation.startswith("`Mut["):
            return "a kernel writes arrays: `Mut[Array[f32]]`; a number is `f32`, and is not given back"
        if self.annotation == "`Comptime`":
            return "say the type of the value: `Comptime[int]`"
        if self.annotation.startswith("`list["):
            return PYTHON_TYPES["list"]
        if self.annotation == "a vector type":
            return "pass its lanes in an array, `Array[Vector[f32, 4]]`, or in a field of a struct"
        if self.annotation.startswith(("a vector of", "`Vector[")):
            return "a vector has numbers, and a power of two of them up to 256: `Vector[f32, 4]`"
        missing = re.search(r"\(name '(\w+)' is not defined\)", self.annotation)
        if missing:
            return f"import or define `{missing[1]}` at the top of the module"
        return "use a dtype, `Vector`, `Tensor`, `Array`, `Comptime[...]` or `Define[...]`"


_HELD = "say what it holds: `Array[f32]`, `Tensor[f32]`, and `Mut[...]` around it if the kernel writes it"
_OF_DTYPES = "elements are of a dtype, a `Vector`, an `Atomic` or a `@cube` dataclass: `Array[f32]`"
_DIMENSIONS = (
    "only the elements' type is written, `Tensor[f32]`: how many dimensions there are is the argument's matter,\n"
    "and their sizes are `x.shape(d)`"
)
_ELEMENTS = {
    "int": "say the width: `Array[i32]`, or `Array[i64]` as NumPy's default is",
    "float": "say the width: `Array[f32]`, or `Array[f64]` as NumPy's default is",
    "bool": "write `Array[bool_]`",
}
PYTHON_TYPES = {
    "int": "say the width, `i32` or `u32`; or `Comptime[int]` for one that is known when the kernel is built",
    "float": "say the width, `f32`; or `Comptime[float]` for one that is known when the kernel is built",
    "bool": "write `bool_`; or `Comptime[bool]` for one that is known when the kernel is built",
    "ndarray": _HELD,
    "Tensor": _HELD,
    "list": "pass an array, `Array[f32]`; or a tuple, as `Comptime[tuple]`",
    "str": "a string is comptime: `Comptime[str]`",
}
"""What to write in the place of a class of Python or NumPy."""


class NotSupportedYet(Diagnostic):
    what: str
    way_out: str
    code = "CUBE192"
    title = "{what} is not supported yet"
    label = "used here"
    help = "{way_out}"
    phase = CubeSyntaxError


class MissingAnnotation(Diagnostic):
    name: str
    function: str
    code = "CUBE193"
    title = "the parameter `{name}` of the kernel `{function}` has no annotation"
    label = "declared here"
    help = "say what a launch passes: `{name}: Tensor[f32]`, `{name}: f32`, `{name}: Comptime[int]`"
    phase = CubeBindingError


class NoLauncher(Diagnostic):
    code = "CUBE194"
    title = "no runtime is installed"
    label = ""
    notes = (
        "launching needs the package `runtime`, which the distribution registers when it is installed",
    )
    help = 'install the distribution: `python3 -m pip install "transpile[cpu]"`'
    phase = CubeUsageError


class DeviceAssert(Diagnostic):
    message: str
    unit: str
    code = "CUBE195"
    title = "assertion failed in a kernel: {message}"
    label = "false for unit {unit}"
    help = "run this unit alone: `kernel.eager(count, dim, ..., unit=(cube, unit))`"
    phase = CubeTypeError


class TooManyShown(Diagnostic):
    words: int
    most: int
    code = "CUBE197"
    title = (
        "the message of this `assert` shows {words} words of run-time values, and {most} are kept"
    )
    label = "in this message"
    notes = ("a lane takes a word, one of 64 bits two",)
    help = "show fewer of them, or `print` the rest under an `if`"
    phase = CubeTypeError


class NoneParameter(Diagnostic):
    """A parameter of a kernel that may be ``None`` without being comptime."""

    name: str
    inner: str
    code = "CUBE198"
    title = "`{name}` of a kernel is there at every launch, and cannot be None"
    label = "declared here"
    help = (
        "use a flag: `{name}: {inner}` and `has_{name}: Comptime[bool]` beside it; "
        "what Python knows at the launch may be `Comptime[int | None]`"
    )
    phase = CubeSyntaxError


class WrongReturn(Diagnostic):
    function: str
    wanted: str
    given: str
    code = "CUBE196"
    title = "`{function}` returns {given}, and its annotation says {wanted}"
    label = "returned here"
    help = "return {wanted}, or change the annotation"
    phase = CubeTypeError
