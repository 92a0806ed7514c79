"""Every row, every conversion and every promised error on the GPU that is here, through launches as users write them.

Where there is none, the emulated texts and the software devices of the other files stand for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.devices import probe
from runtime.protocols import Absent
from tests.ops import conversions, execute
from tests.ops.accuracy import error, launch, rows
from tests.ops.batches import Batch
from tests.ops.exact import exact, widened
from tests.ops.kernels import is_across
from tests.ops.test_execution import BATCHES, is_subnormal, problems_of, without_subnormals
from transpile import Kernel
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS
from transpile.ops.support import support

Array = np.ndarray


@pytest.fixture(params=["cuda", "vulkan", "webgpu"])
def client(request: pytest.FixtureRequest) -> ComputeClient:
    """The client of a GPU; drivers that are software have their own tests."""
    found = probe(request.param)
    if isinstance(found, Absent):
        pytest.skip(f"no device `{request.param}`: {found.reason}")
    client = device(request.param).client
    if getattr(client.server, "is_software", False):
        pytest.skip(f"`{request.param}` is software here")
    return client


def launched(client: ComputeClient, kernel: Kernel, arguments: list[Any], *geometry: Any) -> Any:
    """Return the arrays as the kernel leaves them."""
    copies = [execute.aligned_copy(a) if isinstance(a, np.ndarray) else a for a in arguments]
    kernel.launch_unchecked(client, *geometry, *copies)
    return [a for a in copies if isinstance(a, np.ndarray)]


def test_rows_agree_with_the_reference(client: ComputeClient) -> None:
    found, tried = [], 0
    plane = client.properties.plane_size
    for batch in BATCHES:
        here = there(batch, client)
        if not here.rows:
            continue
        kernel, arguments = here.kernel(), here.arguments(plane)
        wanted = execute.reference(kernel, arguments, here.count, here.dim, plane)
        got = launched(client, kernel, arguments, here.count, here.dim)
        if client.properties.name in ("wgsl", "spirv"):
            got = without_subnormals(here, arguments, got, wanted)
        found += [
            f"{here.name}: {line}" for line in problems_of(here, arguments, got, wanted, plane)
        ]
        tried += len(here.rows)
    assert not found, "\n".join(found[:60])
    assert tried > 400


def there(batch: Batch, client: ComputeClient) -> Batch:
    """Return the part of the batch that the device has."""
    able = client.properties
    return batch.of([row for row in batch.rows if support(row, able, batch.lead).is_there])


def test_conversions_are_exact(client: ComputeClient) -> None:
    found, tried = [], 0
    stores = client.properties.stores
    for name in conversions.TYPES:
        if not stores(SCALARS[name]):
            continue
        given = conversions.numbers(name)
        results = [other for other in conversions.targets(name) if stores(SCALARS[other])]
        for at in range(0, len(results), conversions.OUTPUTS):
            some = tuple(results[at : at + conversions.OUTPUTS])
            outs = [np.zeros(len(given), numpy_dtype(SCALARS[other])) for other in some]
            kernel = conversions.kernel(name, some)
            got = launched(client, kernel, [given, *outs], (len(given) // 256, 1, 1), (256, 1, 1))
            for other, out in zip(some, got[1:], strict=True):
                if client.properties.name == "spirv" and other == "f64":
                    # Drivers of Vulkan may take a subnormal f32 for zero, and so what was one.
                    with np.errstate(invalid="ignore"):
                        tiny = is_subnormal(given[:, None])
                    out[tiny] = conversions.expected(name, other)[tiny]
                found += conversions.problems(name, other, out)[:4]
                tried += 1
    assert not found, "\n".join(found[:60])
    assert tried > 50


def test_errors_keep_their_promises(client: ComputeClient) -> None:
    """Prints the errors in ulp, one line a function."""
    broken = []
    for row in rows():
        cells = []
        for name in ("f32", "f16", "f64"):
            type = SCALARS[name]
            if name not in row.ulp or not support(row, client.properties, type).is_there:
                cells.append("no")
                continue
            kernel, arguments, *grid = launch(row, type)
            out = launched(client, kernel, arguments, *grid)[-1]
            with np.errstate(all="ignore"):
                *inputs, got = (widened(a, type) for a in (*arguments[:-1], out))
                wanted = exact(row)(*inputs)
            if client.properties.name in ("wgsl", "spirv") and name == "f32" and not is_across(row):
                # Their drivers may take a subnormal number for zero.
                looked_at = [*inputs, wanted]
                if row.name.startswith(("rem", "div_floor")):
                    with np.errstate(all="ignore"):
                        looked_at.append(np.fmod(*inputs))
                keep = ~np.logical_or.reduce([is_subnormal(a[:, None]) for a in looked_at])
                got, wanted = got[keep], wanted[keep]
            far = error(got, wanted, type)
            cells.append(f"{far:.2f}")
            if far > row.ulp[name]:
                broken.append(f"{row.name} of {name}: {far:.2f} ulp, promised {row.ulp[name]:g}")
        print(f"{client.properties.name} {row.name}: {' '.join(cells)}")
    assert not broken, "\n".join(broken)
