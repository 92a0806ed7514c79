"""What kernels and their hosts import; made by ``transpile.lang.stub``."""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Generic, Literal, ParamSpec, TypeVar, overload

from transpile.diagnose.diagnostic import (
    CubeBindingError as CubeBindingError,
    CubeCompileError as CubeCompileError,
    CubeError as CubeError,
    CubeLaunchError as CubeLaunchError,
    CubeMemoryError as CubeMemoryError,
    CubeSyntaxError as CubeSyntaxError,
    CubeTargetError as CubeTargetError,
    CubeTypeError as CubeTypeError,
    CubeUsageError as CubeUsageError,
    DeviceLost as DeviceLost,
    CubeWarning as CubeWarning,
)
from transpile.ir.types import Scalar as Scalar
from transpile.lang.arguments import ArraySpec as ArraySpec
from transpile.lang.geometry import CubeCount as CubeCount
from transpile.lang.geometry import CubeDim as CubeDim

__version__: str

T = TypeVar("T")
N = TypeVar("N")
P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=Callable[..., Any])
S = TypeVar("S")

f16 = float
bf16 = float
tf32 = float
flex32 = float
e4m3 = float
e5m2 = float
ue8m0 = float
e2m1 = float
f32 = float
f64 = float
i8 = int
i16 = int
i32 = int
i64 = int
u8 = int
u16 = int
u32 = int
u64 = int
index = int
bool_ = bool

Float = Any
Int = Any
Numeric = Any
CubePrimitive = Any

class _Mut: ...
class _Comptime: ...
class _Define: ...

Mut = Annotated[T, _Mut]
Comptime = Annotated[T, _Comptime]
Define = Annotated[type[T], _Define]

class _Memory(Generic[T]):
    @property
    def dtype(self) -> type[T]:
        """The type of the elements."""
    @property
    def vector_width(self) -> int:
        """Lanes of an element; comptime."""
    def len(self) -> int:
        """Number of elements: the product of the shape."""
    def __len__(self) -> int: ...
    def __getitem__(self, position: Any, /) -> T: ...
    def __setitem__(self, position: Any, value: Any, /) -> None: ...

class _Rank(int):
    def __call__(self) -> int: ...

class Tensor(_Memory[T]):
    """An array argument with shape and strides."""
    @property
    def rank(self) -> _Rank:
        """Number of dimensions; comptime. Read or called."""
    def buffer_len(self) -> int:
        """Elements that the view reaches over."""
    def shape(self, dimension: int, /) -> int:
        """Size of one dimension, in elements."""
    def stride(self, dimension: int, /) -> int:
        """Distance of neighbours in one dimension, in elements."""
    def slice(self, start: int, stop: int, /) -> Slice[T]: ...

class Array(_Memory[T]):
    """An array argument with a length."""
    def slice(self, start: int, stop: int, /) -> Slice[T]: ...

class Slice(_Memory[T]):
    """A window of an array or tensor."""

class SharedMemory(_Memory[T]):
    """Memory of one cube; undefined until written."""
    def __init__(self, size: int | tuple[int, ...], /) -> None: ...
    @classmethod
    def zeros(cls, size: int | tuple[int, ...], /) -> SharedMemory[T]:
        """Allocate, write zeros with all units, and synchronize the cube."""

class LocalArray(_Memory[T]):
    """An array of one unit; zero at first."""
    def __init__(self, size: int | tuple[int, ...], /) -> None: ...

class Atomic(Generic[T]):
    """An element that is accessed atomically; each method returns the old value."""
    def load(self) -> T: ...
    def store(self, value: Any, /) -> None: ...
    def exchange(self, value: Any, /) -> T: ...
    def add(self, value: Any, /) -> T: ...
    def sub(self, value: Any, /) -> T: ...
    def min(self, value: Any, /) -> T: ...
    def max(self, value: Any, /) -> T: ...
    def and_(self, value: Any, /) -> T: ...
    def or_(self, value: Any, /) -> T: ...
    def xor(self, value: Any, /) -> T: ...
    def compare_exchange(self, expected: Any, value: Any, /) -> tuple[T, bool]: ...

class Vector(Generic[T, N]):
    """`N` lanes of `T`; in annotations `N` is ``Literal[4]``."""
    def __init__(self, *lanes: Any) -> None: ...
    def __getitem__(self, lane: int, /) -> T: ...
    def __setitem__(self, lane: int, value: Any, /) -> None: ...
    def __add__(self, other: Any, /) -> Vector[T, N]: ...
    def __lt__(self, other: Any, /) -> Vector[bool, N]: ...
    def __le__(self, other: Any, /) -> Vector[bool, N]: ...
    def __gt__(self, other: Any, /) -> Vector[bool, N]: ...
    def __ge__(self, other: Any, /) -> Vector[bool, N]: ...
    def __radd__(self, other: Any, /) -> Vector[T, N]: ...
    def __sub__(self, other: Any, /) -> Vector[T, N]: ...
    def __rsub__(self, other: Any, /) -> Vector[T, N]: ...
    def __mul__(self, other: Any, /) -> Vector[T, N]: ...
    def __rmul__(self, other: Any, /) -> Vector[T, N]: ...
    def __truediv__(self, other: Any, /) -> Vector[T, N]: ...

f32x2 = Vector[f32, Literal[2]]
f32x4 = Vector[f32, Literal[4]]
i32x2 = Vector[i32, Literal[2]]
i32x4 = Vector[i32, Literal[4]]
u32x2 = Vector[u32, Literal[2]]
u32x4 = Vector[u32, Literal[4]]

class Kernel(Generic[P, R]):
    """What ``@cube`` makes of a function."""
    __name__: str
    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...
    def __getitem__(self, geometry: Any, /) -> Callable[..., None]:
        """``kernel[count, dim](...)``: launch on the default device."""
    @property
    def expanded_source(self) -> str:
        """The twin as text."""
    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None: ...
    def launch_unchecked(
        self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any
    ) -> None: ...
    def over(self, shape: Any, **options: Any) -> Any: ...
    def with_options(self, **options: Any) -> Any: ...
    def prepare(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> Any: ...
    def specialize(self, **generics: Any) -> Kernel[P, R]: ...
    def inspect(self, stage: str, *args: Any, **options: Any) -> Any: ...
    def interface(self, stage: Any, *args: Any, **options: Any) -> Any: ...
    def artifact(self, capabilities: Any, *args: Any, **options: Any) -> Any: ...
    def eager(self, count: Any, dim: Any, /, *args: Any, **options: Any) -> None: ...
    def debug(self, count: Any, dim: Any, /, *args: Any, **options: Any) -> None: ...

class _Cube:
    @overload
    def __call__(self, cls: type[S], /) -> type[S]: ...  # type: ignore[overload-overlap]
    @overload
    def __call__(self, function: Callable[P, R], /) -> Kernel[P, R]: ...
    @overload
    def __call__(
        self, *, launch: bool = ..., **options: Any
    ) -> Callable[[Callable[P, R]], Kernel[P, R]]: ...
    def from_source(
        self, text: str, names: dict[str, Any] | None = None, *, launch: bool = ..., **options: Any
    ) -> Kernel[..., Any]: ...

cube: _Cube

class _Comptime_:
    @overload
    def __call__(self, value: C, /) -> C: ...
    @overload
    def __call__(self, value: T, /) -> T: ...

comptime: _Comptime_

def unroll(items: Iterable[T], enabled: bool = True) -> Iterable[T]:
    """Expand a loop's body once for each item."""

def static_assert(test: bool, message: str = "") -> None:
    """Refuse a specialization whose condition is false."""

def comptime_error(message: str) -> None:
    """Refuse a specialization with a message."""

def spec(dtype: Any, shape: int | Sequence[int], strides: Sequence[int] | None = None) -> ArraySpec:
    """Describe an array argument for ``inspect``."""

def as_dtype(dtype: Any) -> Scalar:
    """Return the scalar type for a dtype of ours, of NumPy, of torch, or a name."""

def numpy_dtype(type: Any) -> Any:
    """Return the NumPy dtype of arrays of a scalar type or of a ``@cube`` dataclass, with every offset."""

class _Target:
    plane_size: int
    max_vector_width: Any
    max_cube_dim: tuple[int, int, int]
    max_cube_units: int
    max_cube_count: tuple[int, int, int]
    max_shared_memory: int
    features: frozenset[str]
    forgets_nan: bool
    name: str

target: _Target

ABSOLUTE_POS: int
ABSOLUTE_POS_X: int
ABSOLUTE_POS_Y: int
ABSOLUTE_POS_Z: int
CUBE_CLUSTER_DIM: int
CUBE_CLUSTER_DIM_X: int
CUBE_CLUSTER_DIM_Y: int
CUBE_CLUSTER_DIM_Z: int
CUBE_COUNT: int
CUBE_COUNT_X: int
CUBE_COUNT_Y: int
CUBE_COUNT_Z: int
CUBE_DIM: int
CUBE_DIM_X: int
CUBE_DIM_Y: int
CUBE_DIM_Z: int
CUBE_POS: int
CUBE_POS_CLUSTER: int
CUBE_POS_CLUSTER_X: int
CUBE_POS_CLUSTER_Y: int
CUBE_POS_CLUSTER_Z: int
CUBE_POS_X: int
CUBE_POS_Y: int
CUBE_POS_Z: int
PLANE_DIM: int
PLANE_POS: int
UNIT_POS: int
UNIT_POS_PLANE: int
UNIT_POS_X: int
UNIT_POS_Y: int
UNIT_POS_Z: int

def acos(x: Any, /) -> Any:
    """Angle in radians whose cosine is `x`; NaN beyond -1 and 1."""

def acosh(x: Any, /) -> Any:
    """Number, not below 0, whose hyperbolic cosine is `x`; NaN below 1."""

def asin(x: Any, /) -> Any:
    """Angle in radians whose sine is `x`; NaN beyond -1 and 1."""

def asinh(x: Any, /) -> Any:
    """Number whose hyperbolic sine is `x`."""

def assume_uniform(x: Any, /) -> Any:
    """`x`, which the author knows to be the same in every unit of the cube. Conditions on it count as uniform."""

def atan(x: Any, /) -> Any:
    """Angle in radians whose tangent is `x`."""

def atan2(y: Any, x: Any, /) -> Any:
    """Angle in radians of the point ``(x, y)``, in its quadrant. `y` comes first."""

def atanh(x: Any, /) -> Any:
    """Number whose hyperbolic tangent is `x`; infinite at -1 and 1, NaN beyond."""

def bitcast(value: Any, type: Any, /) -> Any:
    """The same bits as another type, of each lane of a vector or of all."""

def bits(type: Any, /) -> Any:
    """Bits of a type; comptime."""

def cbrt(x: Any, /) -> Any:
    """Cube root, of negative numbers too."""

def ceil(x: Any, /) -> Any:
    """The least integer not below `x`, as a float."""

def clamp(x: Any, low: Any, high: Any, /) -> Any:
    """`x`, or the bound that it is beyond, ``min(max(x, low), high)``; NaN if one is NaN."""

def clz(x: Any, /) -> Any:
    """Number of zero bits above the highest 1; the width for 0."""

def cos(x: Any, /) -> Any:
    """Cosine of an angle in radians."""

def cosh(x: Any, /) -> Any:
    """Hyperbolic cosine."""

def ctz(x: Any, /) -> Any:
    """Number of zero bits below the lowest 1; the width for 0."""

def degrees(x: Any, /) -> Any:
    """Radians in degrees, ``x * (180 / pi)``."""

def div_ceil(x: Any, y: Any, /) -> Any:
    """Quotient of integers rounded up; by zero 0."""

def div_trunc(x: Any, y: Any, /) -> Any:
    """Quotient of integers rounded toward zero, as the target divides: any number by zero, no trap."""

def dot(x: Any, y: Any, /) -> Any:
    """Sum of the products of lanes, added from the first lane on."""

def erf(x: Any, /) -> Any:
    """Error function."""

def exp(x: Any, /) -> Any:
    """``e ** x``."""

def exp2(x: Any, /) -> Any:
    """``2 ** x``."""

def expm1(x: Any, /) -> Any:
    """``e ** x - 1``, accurate near 0."""

def find_first_set(x: Any, /) -> Any:
    """Position of the lowest 1, counted from 1; 0 for 0."""

def floor(x: Any, /) -> Any:
    """The greatest integer not above `x`, as a float."""

def fma(a: Any, b: Any, c: Any, /) -> Any:
    """``a * b + c`` with one rounding. WGSL and Vulkan allow two."""

def fmax(x: Any, y: Any, /) -> Any:
    """The greater of two floats; the number if the other is NaN. Either zero, of zeros of different sign."""

def fmin(x: Any, y: Any, /) -> Any:
    """The smaller of two floats; the number if the other is NaN. Either zero, of zeros of different sign."""

def hypot(x: Any, y: Any, /) -> Any:
    """``sqrt(x * x + y * y)``, without overflow on the way; an infinity if either is one."""

def is_finite(x: Any, /) -> Any:
    """`x` is neither NaN nor an infinity, by its bits."""

def is_inf(x: Any, /) -> Any:
    """`x` is an infinity, by its bits."""

def is_multiple_of(x: Any, y: Any, /) -> Any:
    """``x % y == 0``, of integers; of 0 only 0 is one."""

def is_nan(x: Any, /) -> Any:
    """`x` is NaN, by its bits."""

def log(x: Any, /) -> Any:
    """Natural logarithm."""

def log10(x: Any, /) -> Any:
    """Logarithm to base 10."""

def log1p(x: Any, /) -> Any:
    """``log(1 + x)``, accurate near 0."""

def log2(x: Any, /) -> Any:
    """Logarithm to base 2."""

def magnitude(x: Any, /) -> Any:
    """Length of a vector, the root of the sum of squares."""

def max_value(type: Any, /) -> Any:
    """The greatest finite value of a type."""

def min_value(type: Any, /) -> Any:
    """The least finite value of a type."""

def mul_hi(x: Any, y: Any, /) -> Any:
    """The upper half of the product of two integers."""

def normalize(x: Any, /) -> Any:
    """The vector divided by its magnitude."""

def plane_all(value: Any, /) -> Any:
    """True if the value is true in every unit of the plane."""

def plane_any(value: Any, /) -> Any:
    """True if the value is true in one unit of the plane."""

def plane_ballot(value: Any, /) -> Any:
    """One bit for each unit of the plane, the first in the lowest bit of lane 0."""

def plane_broadcast(value: Any, lane: Any, /) -> Any:
    """The value of one unit of the plane, in every unit; `lane` is the same in all."""

def plane_elect() -> Any:
    """True in the first unit of the plane alone."""

def plane_exclusive_prod(value: Any, /) -> Any:
    """Product over the units before this one; 1 in the first."""

def plane_exclusive_sum(value: Any, /) -> Any:
    """Sum over the units before this one; 0 in the first."""

def plane_inclusive_prod(value: Any, /) -> Any:
    """Product over the units up to this one, itself included."""

def plane_inclusive_sum(value: Any, /) -> Any:
    """Sum over the units up to this one, itself included."""

def plane_max(value: Any, /) -> Any:
    """The greatest over the plane, in every unit."""

def plane_min(value: Any, /) -> Any:
    """The least over the plane, in every unit."""

def plane_prod(value: Any, /) -> Any:
    """Product over the plane, in every unit."""

def plane_shuffle(value: Any, lane: Any, /) -> Any:
    """The value of the unit whose number in the plane is `lane`."""

def plane_shuffle_down(value: Any, delta: Any, /) -> Any:
    """The value of the unit `delta` places after."""

def plane_shuffle_up(value: Any, delta: Any, /) -> Any:
    """The value of the unit `delta` places before."""

def plane_shuffle_xor(value: Any, mask: Any, /) -> Any:
    """The value of the unit whose number differs in the bits of `mask`."""

def plane_sum(value: Any, /) -> Any:
    """Sum over the plane, in every unit."""

def popcount(x: Any, /) -> Any:
    """Number of bits that are 1."""

def radians(x: Any, /) -> Any:
    """Degrees in radians, ``x * (pi / 180)``."""

def recip(x: Any, /) -> Any:
    """Reciprocal, ``1 / x``."""

def rem_trunc(x: Any, y: Any, /) -> Any:
    """Remainder with the sign of the dividend: of integers as `div_trunc`, of floats exact (C's ``fmod``)."""

def reverse_bits(x: Any, /) -> Any:
    """The bits in the opposite order."""

def rhypot(x: Any, y: Any, /) -> Any:
    """``1 / hypot(x, y)``; an infinity if both are 0, and 0 if either is infinite."""

def rsqrt(x: Any, /) -> Any:
    """Reciprocal square root, ``1 / sqrt(x)``; an infinity at zero."""

def saturating_add(x: Any, y: Any, /) -> Any:
    """Sum that stops at the ends of the type's range."""

def saturating_sub(x: Any, y: Any, /) -> Any:
    """Difference that stops at the ends of the type's range."""

def select(condition: Any, x: Any, y: Any, /) -> Any:
    """`x` where the condition is true, else `y`; both are evaluated. Lane by lane if the condition is a vector."""

def shl_masked(x: Any, count: Any, /) -> Any:
    """Shift left by the count modulo the width, as hardware does."""

def shr_masked(x: Any, count: Any, /) -> Any:
    """Shift right by the count modulo the width, as hardware does; arithmetic if signed."""

def sign(x: Any, /) -> Any:
    """-1, 0 or 1 by the sign of `x`; NaN and zeros stay what they are."""

def sin(x: Any, /) -> Any:
    """Sine of an angle in radians."""

def sinh(x: Any, /) -> Any:
    """Hyperbolic sine."""

def sqrt(x: Any, /) -> Any:
    """Square root; NaN below zero."""

def sync_cube() -> None:
    """Wait for every unit of the cube; what they wrote to shared memory is seen afterwards."""

def sync_plane() -> None:
    """Wait for every unit of the plane."""

def sync_storage() -> None:
    """Wait for every unit of the cube; what they wrote to global and shared memory is seen by the cube afterwards."""

def tan(x: Any, /) -> Any:
    """Tangent of an angle in radians."""

def tanh(x: Any, /) -> Any:
    """Hyperbolic tangent."""

def terminate() -> None:
    """End this unit, from anywhere."""

def trunc(x: Any, /) -> Any:
    """`x` without its fraction."""

def vector_sum(x: Any, /) -> Any:
    """Sum of the lanes of a vector, added from the first lane on."""

__all__ = [
    "ABSOLUTE_POS", "ABSOLUTE_POS_X", "ABSOLUTE_POS_Y", "ABSOLUTE_POS_Z", "Array", "ArraySpec",
    "Atomic", "CUBE_CLUSTER_DIM", "CUBE_CLUSTER_DIM_X", "CUBE_CLUSTER_DIM_Y",
    "CUBE_CLUSTER_DIM_Z", "CUBE_COUNT", "CUBE_COUNT_X", "CUBE_COUNT_Y", "CUBE_COUNT_Z",
    "CUBE_DIM", "CUBE_DIM_X", "CUBE_DIM_Y", "CUBE_DIM_Z", "CUBE_POS", "CUBE_POS_CLUSTER",
    "CUBE_POS_CLUSTER_X", "CUBE_POS_CLUSTER_Y", "CUBE_POS_CLUSTER_Z", "CUBE_POS_X",
    "CUBE_POS_Y", "CUBE_POS_Z", "Comptime", "CubeBindingError", "CubeCompileError", "CubeCount",
    "CubeDim", "CubeError", "CubeLaunchError", "CubeMemoryError", "CubePrimitive",
    "CubeSyntaxError", "CubeTargetError", "CubeTypeError", "CubeUsageError", "CubeWarning",
    "Define", "DeviceLost", "Float", "Int", "Kernel", "LocalArray", "Mut", "Numeric",
    "PLANE_DIM", "PLANE_POS", "Scalar", "SharedMemory", "Slice", "Tensor", "UNIT_POS",
    "UNIT_POS_PLANE", "UNIT_POS_X", "UNIT_POS_Y", "UNIT_POS_Z", "Vector", "acos", "acosh",
    "as_dtype", "asin", "asinh", "assume_uniform", "atan", "atan2", "atanh", "bf16", "bitcast",
    "bits", "bool_", "cbrt", "ceil", "clamp", "clz", "comptime", "comptime_error", "cos",
    "cosh", "ctz", "cube", "degrees", "div_ceil", "div_trunc", "dot", "e2m1", "e4m3", "e5m2",
    "erf", "exp", "exp2", "expm1", "f16", "f32", "f32x2", "f32x4", "f64", "find_first_set",
    "flex32", "floor", "fma", "fmax", "fmin", "hypot", "i16", "i32", "i32x2", "i32x4", "i64",
    "i8", "index", "is_finite", "is_inf", "is_multiple_of", "is_nan", "log", "log10", "log1p",
    "log2", "magnitude", "max_value", "min_value", "mul_hi", "normalize", "numpy_dtype",
    "plane_all", "plane_any", "plane_ballot", "plane_broadcast", "plane_elect",
    "plane_exclusive_prod", "plane_exclusive_sum", "plane_inclusive_prod",
    "plane_inclusive_sum", "plane_max", "plane_min", "plane_prod", "plane_shuffle",
    "plane_shuffle_down", "plane_shuffle_up", "plane_shuffle_xor", "plane_sum", "popcount",
    "radians", "recip", "rem_trunc", "reverse_bits", "rhypot", "rsqrt", "saturating_add",
    "saturating_sub", "select", "shl_masked", "shr_masked", "sign", "sin", "sinh", "spec",
    "sqrt", "static_assert", "sync_cube", "sync_plane", "sync_storage", "tan", "tanh", "target",
    "terminate", "tf32", "trunc", "u16", "u32", "u32x2", "u32x4", "u64", "u8", "ue8m0",
    "unroll", "vector_sum",
]  # fmt: skip
