"""The stub ``transpile/__init__.pyi``, made from the op table: what type checkers and editors see.

In the stub a dtype is the Python number it stands for, so that kernels check as the Python they are;
``Mut``, ``Comptime`` and ``Define`` are ``Annotated``.

    python -m transpile.lang.stub > transpile/__init__.pyi
"""

from __future__ import annotations

import ast
import builtins
import textwrap
from collections.abc import Iterator

from transpile.expand.symbols import Intrinsic, Topology
from transpile.lang import topology
from transpile.lang.functions import FUNCTIONS
from transpile.ops.table import TABLE

HEADER = '''"""What kernels and their hosts import; made by ``transpile.lang.stub``."""

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
'''


def stub() -> str:
    """Return the stub's text."""
    parts = [HEADER]
    symbols = {n: s for n, s in vars(topology).items() if isinstance(s, Topology)}
    parts.append("".join(f"{name}: int\n" for name in sorted(symbols)))
    names = sorted(n for n in FUNCTIONS if not hasattr(builtins, n))
    parts.append("\n".join(_function(FUNCTIONS[name]) for name in names))
    text = "\n".join(parts)
    quoted = ", ".join(f'"{name}"' for name in sorted(_public(text)))
    listed = textwrap.fill(quoted, 96, initial_indent="    ", subsequent_indent="    ")
    return f"{text}\n__all__ = [\n{listed},\n]  # fmt: skip\n"


def _public(text: str) -> Iterator[str]:
    """Yield the names that a stub's text gives to its users."""
    for node in ast.parse(text).body:
        found: list[str] = []
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.append(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith(
            ("TypeVar(", "ParamSpec(")
        ):
            found += [ast.unparse(target) for target in node.targets]
        elif isinstance(node, ast.ImportFrom):
            found += [alias.asname for alias in node.names if alias.asname]
        yield from (name for name in found if not name.startswith("_"))


def _function(function: Intrinsic) -> str:
    name = function.__name__
    row = TABLE.get(name)
    names = function.signature[len(name) + 1 : -1].split(", ") if row is None else row.sig.names
    parameters = ", ".join(f"{n.split('=')[0].replace(' ', '_')}: Any" for n in names if n)
    slash = ", /" if parameters else ""
    result = "None" if name.startswith("sync_") or name == "terminate" else "Any"
    doc = textwrap.indent(f'"""{" ".join((function.__doc__ or "").split())}"""', "    ")
    return f"def {name}({parameters}{slash}) -> {result}:\n{doc}\n"


if __name__ == "__main__":
    print(stub(), end="")
