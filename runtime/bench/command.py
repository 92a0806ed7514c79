"""``python -m transpile bench``: the ceilings of a device, or the time of one kernel.

python -m transpile bench                                   # copy by size, f32 rate, time of a launch
python -m transpile bench examples/saxpy.py:saxpy --args 2.0 "f32[1048576]" "f32[1048576]" --device cpu
"""

from __future__ import annotations

import argparse
from math import prod
from typing import Any

import numpy

from runtime.bench.caches import is_gpu
from runtime.bench.ceilings import ceiling, copying
from runtime.bench.inputs import random_array
from runtime.bench.kernels import fill
from runtime.bench.plot import check
from runtime.bench.sweep import report
from runtime.bench.timing import SECONDS, bench
from runtime.client import ComputeClient
from runtime.devices import device
from runtime.geometry import OPTION_WORDS
from runtime.memory import Handle, reach
from runtime.pool import shown
from transpile import show
from transpile.diagnose import given
from transpile.expand.layouts import is_struct
from transpile.ir.types import f32
from transpile.lang.arguments import ArraySpec, numpy_dtype
from transpile.lang.triples import triple

SIZES = tuple(1 << exponent for exponent in range(12, 25, 2))


def command(arguments: list[str]) -> int:
    """Measure a device, or a kernel on it."""
    parser = _parser()
    options = parser.parse_args(show.escaped(arguments))
    given.real("bench", "--budget", options.budget, SECONDS)
    given.integer("bench", "--seed", options.seed, least=0)
    if options.kernel is not None and (options.csv or options.plot):
        parser.error("`--csv` and `--plot` are for a device, without a kernel")
    if options.kernel is None and (options.args or options.set):
        parser.error("`--args` and `--set` are for a kernel: give it as FILE:KERNEL")
    for name in ("csv", "plot"):
        if getattr(options, name) is not None:
            given.path("bench", f"--{name}", getattr(options, name))
    if options.plot is not None:
        check("bench", "--plot", options.plot)  # before the measurements, not after
    client = device(options.device).client
    if options.kernel is None:
        _device(client, options)
    else:
        _kernel(client, options)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m transpile bench",
        description="Measure what a device reaches, or how long a kernel takes on it.",
    )
    parser.add_argument("kernel", metavar="FILE:KERNEL", nargs="?", help="a kernel, as for `show`")
    parser.add_argument(
        "--args",
        nargs="*",
        metavar="ARG",
        help="its arguments as for `show`; arrays hold random numbers; default: the module's ARGS",
    )
    parser.add_argument(
        "--set",
        nargs="*",
        default=[],
        metavar="NAME=VALUE",
        help="count and dim of the launch, and options such as vectorize=4; default: a unit for each "
        "element of the largest array",
    )
    parser.add_argument("--device", help="default: the default device")
    parser.add_argument("--budget", type=float, default=0.5, help="seconds, default: %(default)s")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers")
    parser.add_argument("--warm", action="store_true", help="leave the caches as they are")
    parser.add_argument("--csv", metavar="FILE", help="write the figures of the device as CSV")
    parser.add_argument("--plot", metavar="FILE", help="draw them; needs matplotlib")
    return parser


def _device(client: ComputeClient, options: argparse.Namespace) -> None:
    limits = client.properties
    print(f"{client.device.name}: {limits.profile}")
    found = ceiling(client, fresh=True)
    print(f"copy of f32: {found.bandwidth / 1e9:.4g} GB/s, read and written together")
    print(f"multiply-adds of f32: {found.rate / 1e12:.4g} TFLOP/s")
    one = client.empty(1, f32)
    launch = bench(
        lambda: fill.launch(client, 1, 1, 0.0, one), client=client, flush=False, budget=0.1
    )
    print(f"a launch of one unit: {launch}")
    sizes = SIZES if is_gpu(client) else SIZES[:-1]
    if client.server.name == "reference":
        sizes = SIZES[:1]

    report(
        "copy",
        {"copy": lambda count: copying(client, count)},
        x="elements",
        values=sizes,
        bytes_moved=lambda count: 8 * count,
        client=client,
        budget=options.budget / len(sizes),
        flush=not options.warm,
        csv=options.csv,
        plot=options.plot,
    )


def _with_dim(options: dict[str, object]) -> dict[str, object]:
    """Return options of a text as those of a launch, which has no other name for the dim."""
    return {"dim" if name == "cube_dim" else name: value for name, value in options.items()}


def _kernel(client: ComputeClient, options: argparse.Namespace) -> None:
    path, name = show.split(options.kernel)
    module = show.load(path)
    kernel: Any = show.find(module, path, name)
    kernel = getattr(
        kernel, "kernel", kernel
    )  # a tuned one, with the arguments of one configuration
    positional, named = show.examples(module, kernel, path, options.args)
    given_here = show.options_of(options.set)
    settings = {**_with_dim(named), **_with_dim(given_here)}
    settings.setdefault("dim", None)
    settings.pop("grid_rank", None)  # of texts
    launch_options = {
        name: given.plain(settings.pop(name)) for name in OPTION_WORDS if name in settings
    }
    generator = numpy.random.default_rng(options.seed)
    arrays: list[Any] = []

    def made(value: object) -> object:
        if isinstance(value, ArraySpec):
            arrays.append(_random(client, value, generator))
        elif isinstance(value, numpy.ndarray):
            arrays.append(client.create(value))
        else:
            return value
        return arrays[-1]

    args = [made(value) for value in positional]
    count: Any = settings.pop("count", None)
    dim: Any = settings.pop("dim", None)
    keywords = {key: made(value) for key, value in settings.items()}
    largest = max(arrays, key=lambda array: array.size, default=None)
    if count is None and dim is not None:
        width = launch_options.get("vectorize")
        lanes = width if isinstance(width, int) else 1
        units = prod(triple(kernel.__name__, "dim", dim, 1))
        count = -(-(1 if largest is None else largest.size) // max(units * lanes, 1))
    if count is None:
        shape = 1 if largest is None else largest.shape
        site = kernel.over(shape, **launch_options)

        def work() -> None:
            site.launch(client, *args, **keywords)
    else:
        settled = kernel.with_options(**launch_options)

        def work() -> None:
            settled.launch(client, count, 256 if dim is None else dim, *args, **keywords)

    found = bench(work, client=client, budget=options.budget, flush=not options.warm)
    print(f"{kernel.__name__} on {client.device.name}: {found}")
    moved = sum(array.nbytes for array in arrays)
    if moved:
        most = ceiling(client).bandwidth
        rate = moved / found.median
        print(
            f"{shown(moved)} of arguments, each counted once: {rate / 1e9:.4g} GB/s, "
            f"{rate / most:.0%} of the measured copy"
        )


def _random(client: ComputeClient, array: ArraySpec, generator: numpy.random.Generator) -> Handle:
    """Return an array of random numbers on the device, with the strides that were asked for; structs are zeros."""
    count = reach(array.shape, array.strides)
    try:
        if is_struct(array.dtype):
            numbers = numpy.zeros(count, numpy_dtype(array.dtype))
        else:
            numbers = random_array(array.dtype, (count,), generator)
    except (MemoryError, ValueError):  # NumPy's word for sizes beyond the address space
        wants = "sizes for which this machine has memory"
        raise given.wrong("bench", "--args", array.shape, wants) from None
    return client.create(numbers).view(array.shape, array.strides)
