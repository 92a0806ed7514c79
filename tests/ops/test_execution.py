"""Every row gives on every device what it gives on the reference, over its samples, within the promised error."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops import execute
from tests.ops.batches import Batch, batches
from tests.ops.kernels import canonical, source
from tests.ops.oracle import distance
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar
from transpile.ops.row import Row
from transpile.ops.support import support
from transpile.ops.table import TABLE

Array = np.ndarray
TYPES = ("f32", "f16", "bf16", "f64", "i32", "u32", "i64", "u64", "i8", "u8", "i16", "u16", "bool_")
BATCHES = [
    *batches(("pure",), TYPES),
    *batches(("atomic", "topology"), ("u32", "i32")),
    *batches(("atomic",), ("f16", "bf16")),
    *batches(("plane",), ("f32", "i32", "u32", "bool_")),
]


ENGINES = {**execute.ENGINES, "browser": execute.SWIFTSHADER}
LEAST_NORMAL = 2.0**-126


def there(batch: Batch, where: str) -> Batch:
    """Return the part of the batch that the device has."""
    return batch.of(
        [row for row in batch.rows if support(row, ENGINES[where], batch.lead).is_there]
    )


RUNS = [
    pytest.param(found, where, id=f"{found.name}-{where}")
    for batch in BATCHES
    for where in ENGINES
    if (found := there(batch, where)).rows
]


_EXPECTED: dict[tuple[str, int], list[Array]] = {}


def expected(batch: Batch, plane: int) -> list[Array]:
    """Return what the reference gives; once for all devices, unless planes matter."""
    has_planes = any("plane" in row.name for row in batch.rows)
    key = batch.name, plane if has_planes else 32
    if key not in _EXPECTED:
        arguments = batch.arguments(plane)
        launch = batch.kernel(), arguments, batch.count, batch.dim
        _EXPECTED[key] = execute.reference(*launch, key[1])
    return _EXPECTED[key]


@pytest.mark.parametrize(("found", "where"), RUNS)
def test_agrees_with_the_reference(found: Batch, where: str, missing: execute.Missing) -> None:
    plane = execute.plane_of(where, missing)
    arguments = found.arguments(plane)
    got = execute.execute(where, found.kernel(), arguments, found.count, found.dim)
    wanted = expected(found, plane)
    if where == "browser":
        got = without_subnormals(found, arguments, got, wanted)
    problems = problems_of(found, arguments, got, wanted, plane)
    assert not problems, "\n".join(problems[:40])


def without_subnormals(
    batch: Batch, arguments: list[Any], got: list[Array], wanted: list[Array]
) -> list[Array]:
    """Return what was got, but what is wanted where a subnormal number goes in, comes out or is on the way.

    WGSL lets a driver take such a number for 0; SwiftShader does.
    """
    operands = len(batch.rows[0].sig.operands)
    given = [
        a.reshape(-1, m.width)
        for a, m in zip(arguments[:operands], batch.memories, strict=False)
        if isinstance(a, np.ndarray)
    ]
    if any(row.name == "fma" for row in batch.rows):
        with np.errstate(invalid="ignore", over="ignore"):  # infinity times zero
            given.append(given[0].astype(np.float64) * given[1].astype(np.float64))
    inside = [is_subnormal(a) for a in given]
    found = []
    arrays = [memory for memory in batch.memories if not memory.is_scalar]
    for memory, left, right in zip(arrays, got, wanted, strict=True):
        if memory.is_mutable:
            ours, theirs = left.reshape(-1, memory.width).copy(), right.reshape(-1, memory.width)
            places = np.logical_or.reduce([*inside, is_subnormal(theirs)])
            ours[places] = theirs[places]
            found.append(ours.reshape(left.shape))
        else:
            found.append(left)
    return found


def is_subnormal(numbers: Array) -> Array:
    """Return which rows have a number that f32 holds with fewer digits."""
    if numbers.dtype.kind in "iub":
        return np.zeros(len(numbers), bool)
    sizes = np.abs(numbers.astype(np.float64))
    found: Array = ((sizes > 0) & (sizes < LEAST_NORMAL)).any(axis=-1)
    return found


def problems_of(
    batch: Batch, arguments: list[Any], got: list[Array], wanted: list[Array], plane: int
) -> list[str]:
    """Describe where a launch of a batch went wrong, row by row."""
    operands = len(batch.rows[0].sig.operands)
    arrays = [memory for memory in batch.memories if not memory.is_scalar]
    problems = []
    for number, row in enumerate(batch.rows):
        place = slice(number * batch.segment, (number + 1) * batch.segment)
        inputs = [
            a.reshape(-1, m.width)[place] if isinstance(a, np.ndarray) else a
            for a, m in zip(arguments, batch.memories, strict=True)
        ][:operands]
        for memory, left, right in zip(arrays, got, wanted, strict=True):
            if memory.is_mutable:
                pair = (a.reshape(-1, memory.width)[place] for a in (left, right))
                problems += differences(row, memory.type, batch.lead, inputs, *pair, plane)
    return problems


def differences(
    row: Row,
    type: Scalar,
    lead: Scalar,
    inputs: list[Any],
    got: Array,
    wanted: Array,
    plane: int,
) -> list[str]:
    """Describe the places where a row's results are too far apart."""
    promised = row.ulp.get(lead.name, 0.0) if type.is_float and row.effect == "pure" else 0.0
    # The reference is rounded too, by up to a half.
    allowed = promised + 0.5 if promised > 0.5 else 0.0
    if not type.is_float:
        far = got != wanted
    else:
        far = steps(got, wanted, lead) > allowed
    found = []
    for place in np.flatnonzero((far & is_specified(row, inputs, len(got), plane)).any(axis=-1)):
        a, b = got[place], wanted[place]
        if type.is_float and all(
            distance(lead, float(x), float(y)) <= allowed for x, y in zip(a, b, strict=True)
        ):
            continue
        operands = [i[place] if isinstance(i, np.ndarray) else i for i in inputs]
        found.append(f"{row.name} of {operands} at {place}: got {a}, expected {b}")
    return found[:6]


def steps(got: Array, wanted: Array, type: Scalar) -> Array:
    """Return how many numbers of the type lie between two; none between NaNs, nor between the zeros."""
    words = {16: np.int16, 32: np.int32, 64: np.int64}[type.bits]

    def ordinal(numbers: Array) -> Array:
        bits = numbers.view(words).astype(np.int64)
        return np.where(bits < 0, np.iinfo(words).min - bits, bits)

    apart = np.abs(ordinal(got) - ordinal(wanted)).astype(np.float64)
    nan = np.isnan(got.astype(np.float64)), np.isnan(wanted.astype(np.float64))
    return np.where(nan[0] | nan[1], np.where(nan[0] & nan[1], 0.0, np.inf), apart)


def is_specified(row: Row, inputs: list[Any], count: int, plane: int) -> Array:
    """Return where the row's doc says what it gives."""
    every = np.ones((count, 1), bool)
    if row.name in ("div_trunc", "rem_trunc") and inputs[0].dtype.kind in "iu":
        x, y = inputs
        least = np.iinfo(x.dtype).min
        return every & (y != 0) & ~((y == -1) & (x == least) if least else (y == 0))
    lane = np.arange(count)[:, None] % plane
    if row.name == "plane_shuffle_up":
        return every & (lane >= inputs[1])
    if row.name == "plane_shuffle_down":
        return every & (lane < plane - inputs[1])
    return every


SYNCS = [row for row in TABLE.values() if row.effect == "sync"]


@pytest.mark.parametrize("where", ENGINES)
@pytest.mark.parametrize("row", SYNCS, ids=lambda row: row.name)
def test_barriers_order_memory(row: Row, where: str, missing: execute.Missing) -> None:
    plane = execute.plane_of(where, missing)
    if not support(row, ENGINES[where], canonical(row)).is_there:
        assert row.name == "sync_plane"
        assert where in ("webgpu", "dawn", "browser")
        return
    made = source(row, canonical(row))
    arguments = [np.arange(256, dtype=numpy_dtype(m.type)) for m in made.parameters]
    launch = arguments, (4, 1, 1), (made.options["cube_dim"], 1, 1)
    got = execute.execute(where, made.build(), *launch)
    wanted = execute.reference(made.build(), *launch, plane)
    group = plane if row.name == "sync_plane" else 64
    assert got[-1].tolist() == arguments[0].reshape(-1, group)[:, ::-1].ravel().tolist()
    assert got[-1].tolist() == wanted[-1].tolist()


def test_every_row_is_run() -> None:
    for where in ENGINES:
        batched = {row.name for batch in BATCHES for row in there(batch, where).rows}
        assert batched | {row.name for row in SYNCS} == set(TABLE)
