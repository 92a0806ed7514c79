"""What a target can do, as data: `Capabilities`, and the one named profile of each target.

``passes.legalize`` is the only place that branches on it; inside a kernel it is the comptime symbol ``target``
(``target.plane_size``, ``target.max_vector_width[f32]``, ``target.features`` ...). Without a device, goldens and
``inspect`` use `PROFILES`, never the host; a runtime derives its own with ``dataclasses.replace`` from what the
device reports.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from transpile.ir.types import (
    EVERY_SCALAR,
    SCALARS,
    Scalar,
    Space,
    Vector,
    bf16,
    bool_,
    element_of,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    index,
    u8,
    u16,
    u32,
    u64,
)

Platform = str
"""A key of `PROFILES`."""
AtomicUse = Literal["load_store", "exchange", "add", "min_max", "bitwise", "compare_exchange"]

ATOMIC_USE: dict[str, AtomicUse] = {
    "atomic_load": "load_store",
    "atomic_store": "load_store",
    "atomic_exchange": "exchange",
    "atomic_add": "add",
    "atomic_sub": "add",
    "atomic_min": "min_max",
    "atomic_max": "min_max",
    "atomic_and": "bitwise",
    "atomic_or": "bitwise",
    "atomic_xor": "bitwise",
    "atomic_compare_exchange": "compare_exchange",
}
"""Which capability each atomic row needs."""


@dataclass(frozen=True, slots=True)
class VectorWidths:
    """The widest vector of each scalar type: at most `lanes` lanes and `bytes` bytes."""

    lanes: int
    bytes: int

    def __getitem__(self, type: Scalar) -> int:
        return max(1, min(self.lanes, self.bytes // type.bytes))


NVIDIA = 0x10DE
"""The PCI vendor whose compilers forget negations (``forgets_negation``)."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What one target, or one device, can do. Sizes are in units, cubes and bytes."""

    name: Platform
    profile: str
    """The hardware or version that the numbers belong to, for messages: ``sm_80``."""
    arithmetic: frozenset[Scalar]
    """Scalar types that can be computed with."""
    storage: frozenset[Scalar]
    """Scalar types that memory can hold."""
    max_vector_width: VectorWidths
    vector_arithmetic: bool
    """Whether elementwise rows work on vectors; if not, vectors are only loaded, stored, built and taken apart."""
    plane_size: int
    """Units in a plane; what ``comptime(PLANE_DIM)`` gives."""
    plane_size_varies: bool
    """Whether the size is only known when the kernel runs, unless it is pinned."""
    max_cube_dim: tuple[int, int, int]
    max_cube_units: int
    max_cube_count: tuple[int, int, int]
    max_shared_memory: int
    max_bindings: int
    """Arrays of a kernel, with the one that asserts and prints write to."""
    atomics: frozenset[tuple[Space, Scalar, AtomicUse]]
    has_break: bool
    """Whether loops can be left early; if not, structuring makes flags and loop conditions of it."""
    has_callbacks: bool
    """Whether a kernel can call the host, to print; if not, prints go through a buffer."""
    packed: frozenset[Scalar]
    """Types that memory holds in words of 32 bits, and that are computed in 32 bits (``passes.pack``, ``widen``)."""
    paired: frozenset[Scalar]
    """64-bit integers that are pairs of words (``passes.formulas.pairs``)."""
    half_rows: frozenset[tuple[Scalar, str]]
    """Rows that work on a half as it is where `arithmetic` lacks it; all others are computed in f32 and rounded."""
    features: frozenset[str]
    """For ``"plane" in target.features``: ``plane clusters fast_math fused_fma indirect print`` and names of dtypes.

    With ``clusters`` the hardware has them: the cubes of one run at the same time, near each other.
    """
    max_nesting: int = 0
    """Blocks inside blocks that the platform's compilers take; 0 where they take what Python does."""
    excess: frozenset[Scalar] = frozenset()
    """Floats that it neither computes with nor converts to: what leaves arithmetic is rounded (``passes.excess``)."""
    rounds_by_sums: bool = False
    """Whether two sums are its quickest way from f32 to bf16 (``passes.round_by_sums``)."""
    rounds_twice: frozenset[tuple[Scalar, Scalar]] = frozenset()
    """Conversions to halves that round to f32 or f64 on the way (``passes.round_once``)."""
    judges_barriers: bool = False
    """Whether its compilers refuse barriers by an analysis that takes a ``continue`` for the end of uniformity."""
    converts: frozenset[Scalar] = frozenset()
    """Floats of 8 bits that it converts by itself, from f32 and to f16 and f32 (``passes.small_floats``)."""
    forgets_negation: bool = False
    """Whether its compiler loses the minus of what goes into several minima or maxima at once (``passes.opaque``)."""
    marks_negations: bool = False
    """Whether its texts have a word that hides a negation; else one subtracts from a 0 that the launch passes."""
    forgets_nan: bool = False
    """Whether its compilers may take comparisons for granted that only a NaN makes false; bits tell them nothing."""
    divides_roughly: bool = False
    """Whether a quotient may be a product with the reciprocal, which is 0 for divisors beyond ``2**126``."""
    cuts_negations: frozenset[Scalar] = frozenset()
    """Narrow integers whose negation its compilers widen without cutting it (``passes.cut_negations``)."""
    shares_bytes: bool = False
    """Whether shared memory of different types can lie in the same bytes; else that of one type shares an array."""
    binds_scalars: bool = False
    """Whether a kernel's numbers, its own and the sizes of arrays, take one of the bindings."""
    ends_loops: bool = False
    """Whether loops end where the number after the last leaves their type; else they count trips (``passes.trips``)."""

    def computes(self, type: Scalar | Vector) -> bool:
        return element_of(type) in self.arithmetic

    def stores(self, type: Scalar | Vector) -> bool:
        return element_of(type) in self.storage

    def has_atomic(self, space: Space, type: Scalar, row: str) -> bool:
        return (space, type, ATOMIC_USE[row]) in self.atomics

    @property
    def title(self) -> str:
        """The name for messages: ``cuda (sm_80)``."""
        return f"{self.name} ({self.profile})"


MAX_NESTING = 64
"""WGSL's grammar allows 127 levels. Mesa's llvmpipe computes nonsense from 80 on, without a word, and its stack ends at
90; checks of bounds and loops that are left early take levels of their own.
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _rows(type: Scalar, names: str) -> frozenset[tuple[Scalar, str]]:
    return frozenset((type, name) for name in names.split())


def _atomics(
    *groups: tuple[str, str], shared: bool = True
) -> frozenset[tuple[Space, Scalar, AtomicUse]]:
    """Read groups such as ``("i32 u32", "all")`` and ``("f32", "load_store exchange add")``."""
    everything: tuple[AtomicUse, ...] = tuple(dict.fromkeys(ATOMIC_USE.values()))
    spaces = (Space.GLOBAL, Space.SHARED) if shared else (Space.GLOBAL,)
    return frozenset(
        (space, SCALARS[name], use)
        for space in spaces
        for types, uses in groups
        for name in types.split()
        for use in everything
        if uses == "all" or use in uses.split()
    )


_WORDS = frozenset({bool_, i32, u32, f32, index})
_NARROW = frozenset({i8, i16, u8, u16})
_WIDE = frozenset({i64, u64})
_NO_TYPES: frozenset[Scalar] = frozenset()
_NO_ROWS: frozenset[tuple[Scalar, str]] = frozenset()
_INTEGERS_TO_BF16 = frozenset((type, bf16) for type in (i32, u32, i64, u64))
_OPERATORS = "add sub mul neg eq ne lt le gt ge"
_GRID = (2**31 - 1, 65535, 65535)

_ATOMICS = _atomics(
    ("i32 u32", "all"),
    ("u64", "all"),
    ("i64", "load_store exchange min_max bitwise compare_exchange add"),
    ("f32", "load_store exchange add compare_exchange"),
    ("f64", "load_store add compare_exchange"),
    ("f16 bf16", "load_store compare_exchange"),
)
"""CUDA's and HIP's."""
HALF_ADDITIONS = {type: _atomics((type.name, "add")) for type in (f16, bf16)}
"""CUDA's, of `atomicAdd`; HIP's header adds pairs of halves only."""

CUDA = Capabilities(
    name="cuda",
    profile="sm_80",
    arithmetic=_WORDS | _NARROW | _WIDE | {f64},
    storage=_WORDS | _NARROW | _WIDE | {f16, bf16, f64},
    max_vector_width=VectorWidths(lanes=16, bytes=16),
    vector_arithmetic=False,
    plane_size=32,
    plane_size_varies=False,
    max_cube_dim=(1024, 1024, 64),
    max_cube_units=1024,
    max_cube_count=_GRID,
    max_shared_memory=163 * 1024,
    max_bindings=1024,
    atomics=_ATOMICS | HALF_ADDITIONS[f16] | HALF_ADDITIONS[bf16],
    has_break=True,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_rows(f16, f"{_OPERATORS} fma min max") | _rows(bf16, f"{_OPERATORS} fma min max"),
    has_callbacks=False,
    features=_words("plane fast_math fused_fma indirect print f16 bf16 f64 i8 i16 i64 u8 u16 u64"),
    cuts_negations=frozenset({i16}),
    marks_negations=True,
    shares_bytes=True,
)

CUDA_CONVERTS = frozenset({EVERY_SCALAR["e4m3"], EVERY_SCALAR["e5m2"]})
"""What GPUs of compute capability 8.9 and later convert by themselves; the profile is an older one."""

HIP = Capabilities(
    name="hip",
    profile="gfx942",
    arithmetic=CUDA.arithmetic,
    storage=CUDA.storage,
    max_vector_width=CUDA.max_vector_width,
    vector_arithmetic=False,
    plane_size=64,
    plane_size_varies=False,
    max_cube_dim=(1024, 1024, 1024),
    max_cube_units=1024,
    max_cube_count=_GRID,
    max_shared_memory=64 * 1024,
    max_bindings=1024,
    atomics=_ATOMICS,
    has_break=True,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_rows(f16, _OPERATORS),
    has_callbacks=False,
    features=CUDA.features,
    rounds_twice=_INTEGERS_TO_BF16 | {(f64, bf16)},
    shares_bytes=True,
)

METAL = Capabilities(
    name="metal",
    profile="metal 3",
    arithmetic=_WORDS | _NARROW | _WIDE | {f16},
    storage=_WORDS | _NARROW | _WIDE | {f16, bf16},
    max_vector_width=VectorWidths(lanes=4, bytes=32),
    vector_arithmetic=True,
    plane_size=32,
    plane_size_varies=False,
    max_cube_dim=(1024, 1024, 1024),
    max_cube_units=1024,
    max_cube_count=_GRID,
    max_shared_memory=32 * 1024,
    max_bindings=31,
    # MSL has float atomics in device memory only (Metal 3, section 6.15), and no 64-bit ones but min and max.
    atomics=_atomics(("i32 u32", "all"))
    | _atomics(("f32", "load_store exchange add"), shared=False),
    has_break=True,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_NO_ROWS,
    has_callbacks=False,
    features=_words("plane fused_fma indirect print f16 bf16 i8 i16 i64 u8 u16 u64"),
    rounds_twice=_INTEGERS_TO_BF16,
    shares_bytes=True,
    binds_scalars=True,
)

WGSL = Capabilities(
    name="wgsl",
    profile="subgroups and f16",
    arithmetic=_WORDS | _NARROW | _WIDE | {f16},
    storage=_WORDS | _NARROW | _WIDE | {f16, bf16},
    max_vector_width=VectorWidths(lanes=4, bytes=16),
    vector_arithmetic=True,
    plane_size=32,
    plane_size_varies=True,
    max_cube_dim=(256, 256, 64),
    max_cube_units=256,
    max_cube_count=(65535, 65535, 65535),
    max_shared_memory=16 * 1024,
    max_bindings=8,
    atomics=_atomics(("i32 u32", "all")),
    has_break=True,
    packed=_NARROW | {bool_, bf16},
    paired=_WIDE,
    half_rows=_NO_ROWS,
    has_callbacks=False,
    max_nesting=MAX_NESTING,
    features=_words("plane indirect print f16"),
    excess=frozenset({bf16}),
    rounds_twice=_INTEGERS_TO_BF16,
    judges_barriers=True,
    forgets_nan=True,
    divides_roughly=True,
)

SPIRV = Capabilities(
    name="spirv",
    profile="vulkan1.2",
    arithmetic=_WORDS | _NARROW | _WIDE | {f16, f64},
    storage=_WORDS | _NARROW | _WIDE | {f16, bf16, f64},
    # Vectors of more than 4 lanes need the capability Vector16, which Vulkan does not have.
    max_vector_width=VectorWidths(lanes=4, bytes=32),
    vector_arithmetic=True,
    plane_size=32,
    plane_size_varies=True,
    max_cube_dim=(1024, 1024, 64),
    max_cube_units=1024,
    max_cube_count=(65535, 65535, 65535),
    max_shared_memory=32 * 1024,
    max_bindings=64,
    atomics=_atomics(("i32 u32", "all")),
    has_break=True,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_NO_ROWS,
    has_callbacks=False,
    max_nesting=MAX_NESTING,
    features=_words("plane indirect print f16 bf16 f64 i8 i16 i64 u8 u16 u64"),
    excess=frozenset({bf16}),
    rounds_twice=_INTEGERS_TO_BF16 | {(f64, f16), (f64, bf16)},
    ends_loops=True,
    divides_roughly=True,
    cuts_negations=frozenset({i8, i16}),
)

CPU = Capabilities(
    name="mlir",
    profile="cpu, width 8",
    arithmetic=_WORDS | _NARROW | _WIDE | {f64},
    storage=_WORDS | _NARROW | _WIDE | {f16, bf16, f64},
    max_vector_width=VectorWidths(lanes=64, bytes=32),
    vector_arithmetic=True,
    plane_size=1,
    plane_size_varies=False,
    max_cube_dim=(1024, 1024, 1024),
    max_cube_units=1024,
    max_cube_count=(2**31 - 1, 2**31 - 1, 2**31 - 1),
    max_shared_memory=1024 * 1024,
    max_bindings=1024,
    atomics=_atomics(
        ("i8 i16 i32 i64 u8 u16 u32 u64", "all"),
        ("f32 f64", "load_store exchange add min_max"),
    ),
    has_break=False,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_NO_ROWS,
    has_callbacks=True,
    features=_words("plane fused_fma print f16 bf16 f64 i8 i16 i64 u8 u16 u64"),
    rounds_twice=frozenset({(i64, bf16), (u64, bf16)}),
    shares_bytes=True,
    ends_loops=True,
)

REFERENCE = Capabilities(
    name="reference",
    profile="interpreter",
    arithmetic=frozenset(SCALARS.values()),
    storage=frozenset(SCALARS.values()),
    max_vector_width=VectorWidths(lanes=1024, bytes=8192),
    vector_arithmetic=True,
    plane_size=32,
    plane_size_varies=False,
    max_cube_dim=(1024, 1024, 1024),
    max_cube_units=1024,
    max_cube_count=(2**31 - 1, 2**31 - 1, 2**31 - 1),
    max_shared_memory=1024 * 1024,
    max_bindings=1024,
    atomics=_atomics((" ".join(s for s in SCALARS if s != "bool_"), "all")),
    has_break=True,
    packed=_NO_TYPES,
    paired=_NO_TYPES,
    half_rows=_NO_ROWS,
    has_callbacks=True,
    features=_words("plane fused_fma print f16 bf16 f64 i8 i16 i64 u8 u16 u64"),
    shares_bytes=True,
    ends_loops=True,
)

PROFILES: dict[Platform, Capabilities] = {
    profile.name: profile for profile in (CUDA, HIP, METAL, WGSL, SPIRV, CPU, REFERENCE)
}
"""The named profile of each target; `transpile.lower.register` adds to them."""
