"""What people give to functions of the host by mistake: each is a located or named error with a way out, no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy
import pytest

from runtime import device
from runtime.autotune import Config, Tunables, autotune, configured
from runtime.bench import bench, ceiling, report
from runtime.commands import cache
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, config, cube, f32, spec
from transpile.__main__ import main
from transpile.diagnose.diagnostic import CubeError, CubeUsageError


@cube(launch=True)
def scale(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * rows


CLIENT = device("reference").client
X, OUT = CLIENT.create(numpy.ones(8, "f4")), CLIENT.zeros(8, f32)
HUGE = 1 << 80
ODD: list[Any] = [
    None, 3, 2.5, float("nan"), float("inf"), -1, "cpux", "", b"x", [], (), [1, "a"], {}, {1}, object(), True,
    numpy.ones(3), numpy.ones(2, int), numpy.array("2"), numpy.float32(2), HUGE, lambda: 1, lambda a, b: a, f32, int,
]  # fmt: skip
"""One of each kind."""
WAYS: dict[str, Any] = {"a": lambda n: lambda: None}
CONFIGS = [Config(rows=1, dim=4), Config(rows=1, dim=8)]


def sweep(**changed: Any) -> Any:
    given: dict[str, Any] = {"title": "t", "ways": WAYS, "x": "n", "values": [1], "budget": 0}
    given |= {"client": CLIENT, "flush": False, "quiet": True} | changed
    return report(given.pop("title"), given.pop("ways"), **given)


def tuned(**changed: Any) -> Any:
    found = autotune(**{"configs": CONFIGS, "budget": 0.01} | changed)(scale)
    with config.override(cache=False, autotune="minimal"):
        return found[2](X, OUT)


def settled(**changed: Any) -> None:
    with config.override(**changed):
        for name in changed:
            getattr(config.settings, name)


def text(**changed: Any) -> Any:
    return scale.inspect("wgsl", spec(f32, 8), spec(f32, 8), 2, **changed)


def at_launch(**changed: Any) -> None:
    scale.with_options(**changed)[2, 4](X, OUT, 2)


CALLS: dict[str, Callable[[Any], object]] = {
    "device": device,
    "read": CLIENT.read,
    "write to": lambda odd: CLIENT.write(odd, numpy.ones(8, "f4")),
    "write": lambda odd: CLIENT.write(X, odd),
    "create": CLIENT.create,
    "empty, shape": lambda odd: CLIENT.empty(odd, f32) if odd is not HUGE else None,
    "empty, dtype": lambda odd: CLIENT.empty(3, odd),
    "zeros, dtype": lambda odd: CLIENT.zeros(3, odd),
    "launch": lambda odd: CLIENT.launch(odd, 2, 4, X, OUT, 2),
    "launch, count": lambda odd: CLIENT.launch(scale, odd, 4, X, OUT, 2) if odd is not HUGE else None,
    "launch, dim": lambda odd: CLIENT.launch(scale, 2, odd, X, OUT, 2),
    "launch, client": lambda odd: scale.launch(odd, 2, 4, X, OUT, 2),
    "prepare, client": lambda odd: scale.prepare(odd, 2, 4, X, OUT, 2),
    "over": lambda odd: scale.over(odd)(X, OUT, 2) if odd is not HUGE else None,
    "over, vectorize": lambda odd: scale.over(8, vectorize=odd)(X, OUT, 2),
    "profile": lambda odd: CLIENT.profile(odd, repeat=1),
    "profile, repeat": lambda odd: CLIENT.profile(int, repeat=odd) if odd is not HUGE else None,
    "view, shape": X.view,
    "view, strides": lambda odd: X.view((2,), odd),
    "view, offset": lambda odd: X.view((2,), (1,), odd),
    "bench": lambda odd: bench(odd, client=CLIENT, budget=0, flush=False),
    "bench, client": lambda odd: bench(int, client=odd, budget=0, flush=False) if odd is not None else None,
    "bench, samples": lambda odd: bench(int, client=CLIENT, budget=0, flush=False, samples=odd),
    "bench, flush": lambda odd: bench(int, client=CLIENT, budget=0, samples=(1, 1), flush=odd),
    "quantile": bench(int, client=CLIENT, budget=0, flush=False).quantile,
    "ceiling": lambda odd: ceiling(odd) if odd is not None else None,
    "autotune": lambda odd: autotune(CONFIGS)(odd),
    "configured": configured,
    "Tunables": Tunables,
    "add": Tunables("add").add,
    "group": Tunables("group").group,
    "eager, plane": lambda odd: scale.eager(1, 1, X.numpy(), OUT.numpy(), 2, plane=odd) if odd is not None else None,
    "cube, cluster_dim": lambda odd: cube(launch=True, cluster_dim=odd)(scale.function),
    "spec, dtype": lambda odd: spec(odd, 3),
    "spec, shape": lambda odd: spec(f32, odd),
    "spec, strides": lambda odd: spec(f32, (2,), odd),
    "inspect": lambda odd: scale.inspect(odd, spec(f32, 8), spec(f32, 8), 2),
    **{
        f"report, {name}": lambda odd, name=name: sweep(**{name: odd})  # type: ignore[misc]
        for name in ("title", "ways", "x", "values", "client", "bytes_moved", "operations")
        if name != "client"
    },
    **{
        f"autotune, {name}": lambda odd, name=name: tuned(**{name: odd})  # type: ignore[misc]
        for name in ("configs", "key", "anchor", "inputs", "reference", "tolerance", "work", "seed")
    },
    **{
        f"Config, {name}": lambda odd, name=name: autotune([Config(rows=1, **{name: odd})])(scale)  # type: ignore[misc]
        for name in ("dim", "count", "vectorize", "checked", "aliasing", "address_type")
    },
    **{
        f"with_options, {name}": lambda odd, name=name: at_launch(**{name: odd})  # type: ignore[misc]
        for name in ("vectorize", "validate", "checked", "aliasing", "address_type")
    },
    **{
        f"inspect, {name}": lambda odd, name=name: text(**{name: odd})  # type: ignore[misc]
        for name in ("dim", "cube_dim", "grid_rank", "checked", "vectorize", "folded", "validate")
    },
    **{
        f"config, {name}": lambda odd, name=name: settled(**{name: odd})  # type: ignore[misc]
        for name in config.NAMES
    },
}  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_what_makes_no_sense_is_an_error_of_ours(call: str) -> None:
    refused: list[CubeError] = []
    for odd in ODD:
        try:
            CALLS[call](odd)
        except CubeError as error:
            refused.append(error)
    assert len(refused) >= 3  # a call that takes all of these would look at nothing
    for error in refused:
        said = error.diagnostic
        assert said.fill(said.help) or said.notes, error  # a way out
        assert "0x" not in str(error)  # no addresses


def test_names_stand_for_clients() -> None:
    by_name = bench(int, client="reference", budget=0, flush=False)
    by_device = bench(int, client=device("reference"), budget=0, flush=False)
    assert by_name.clock == by_device.clock == CLIENT.clock
    chosen = autotune(CONFIGS)(scale)
    with config.override(cache=False, autotune="off"):
        chosen.launch("reference", 2, None, X, OUT)
        chosen.prepare(device("reference"), 2, None, X, OUT)()
    assert CLIENT.read(OUT).tolist() == [1.0] * 8


def test_a_count_of_zero_in_a_configuration_is_not_the_launch_s() -> None:
    CLIENT.write(OUT, numpy.zeros(8, "f4"))
    with config.override(cache=False, autotune="off"):
        autotune([Config(rows=3, dim=4, count=0)])(scale)[None](X, OUT)
    assert CLIENT.read(OUT).tolist() == [0.0] * 8


def cases() -> Iterator[tuple[str, Callable[[], object], str]]:
    yield "handle", lambda: CLIENT.read(3), "`client.read`: `handle` can't be 3"  # type: ignore[arg-type]
    yield "shape", lambda: CLIENT.empty(2.5, f32), "can't be 2.5\n help: give an integer or several"  # type: ignore[arg-type]
    yield "none", lambda: CLIENT.empty(3, None), "`dtype` can't be None"
    yield "ragged", lambda: CLIENT.create([[1], [1, 2]]), "rows of one length"
    yield "objects", lambda: CLIENT.create(object()), "not of dtype('O')"
    yield "handles", lambda: CLIENT.create(X), r"copied there by `handle.numpy()`"
    yield "repeat", lambda: CLIENT.profile(int, repeat=0), "an integer of at least 1"
    yield "budget", lambda: bench(int, client=CLIENT, budget=float("nan")), "can't be nan"
    yield "arity", lambda: bench(lambda n: n, client=CLIENT), "a function of no arguments"  # type: ignore[arg-type, misc]
    yield "configs", lambda: autotune(configs=[5]), "`configs` can't be 5"  # type: ignore[list-item]
    yield "dim", lambda: autotune([Config(rows=1, dim=0)])(scale), "a cube can't be 0: 0 is below 1"
    yield "key", lambda: Tunables("t", key="x"), 'such as `["x", exactly("n")]`'
    yield (
        "count",
        lambda: scale[lambda x: 1, 4](X, OUT, 2),
        "it does not take the launch's 3 arguments",
    )
    yield (
        "untuned",
        lambda: autotune(CONFIGS)(scale).best(X, OUT),
        "`scale` was not tuned for x: f32[8]",
    )
    yield "csv", lambda: sweep(csv="/nowhere/x.csv"), "a file in a folder that is there"
    yield "beyond", lambda: X.view((9,)), "would reach to element 9, beyond the handle's 8"
    yield "backwards", lambda: X.view((2,), (-1,)), "none below 0"
    yield "area", lambda: cache(["list", "--area", "typo"]), "the disk cache has no area `typo`"
    yield "dim of a text", lambda: text(dim=8, cube_dim=8), "give one of `dim` and `cube_dim`"
    yield "count of a text", lambda: text(count=8), "a text has no count"
    yield (
        "dim of a launch",
        lambda: scale.launch(CLIENT, 2, 4, X, OUT, 2, cube_dim=4),
        "and the dim come first",
    )
    yield (
        "dim of a config",
        lambda: autotune([Config(rows=1, cube_dim=8)])(scale),
        "it is called `dim` here",
    )
    yield "stage", lambda: scale.inspect("ptx"), "no stage 'ptx'"
    yield "a device's stage", lambda: scale.inspect("webgpu"), "is the stage `wgsl`"


@pytest.mark.parametrize(
    ("call", "says"), [pytest.param(*rest, id=name) for name, *rest in cases()]
)
def test_the_message_says_what_to_give(call: Callable[[], object], says: str) -> None:
    with pytest.raises(CubeError) as caught:
        call()
    assert says in str(caught.value)


def test_elements_of_handles_are_not_read_one_by_one() -> None:
    for ask in (lambda: X[0], lambda: list(X)):  # type: ignore[call-overload]
        with pytest.raises(TypeError, match=r"on the device: `handle.numpy\(\)` copies them"):
            ask()


def test_errors_of_a_user_s_function_stay_his() -> None:
    def broken(*_args: object) -> Any:
        return len(5)  # type: ignore[arg-type]

    for call in (lambda: bench(broken, client=CLIENT), lambda: scale[broken, 4](X, OUT, 2)):
        with pytest.raises(TypeError, match="has no len"):
            call()


KERNEL = f"{__file__}:scale"
ARGUMENTS = ["--args", "f32[8]", "f32[8]", "2", "--device", "reference", "--budget", "0.001"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seed", "-1"], "`--seed` can't be -1"),
        (["--budget", "nan"], "`--budget` can't be nan"),
        (["--set", "dim='x'"], "the dim of a cube can't be 'x'"),
        (["--args", f"f32[{1 << 62}]", "f32[8]", "2"], "sizes for which this machine has memory"),
        (["--csv", "x.csv"], "for a device, without a kernel"),
        (["--set", "cube_dim='x'"], "the dim of a cube can't be 'x'"),
    ],
)
def test_bench_says_what_is_wrong(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["bench", KERNEL, *ARGUMENTS, *arguments])
    except SystemExit as end:
        status = int(str(end.code))
    assert status in (1, 2)
    assert says in capsys.readouterr().err


def test_bench_takes_a_list_for_a_dim_and_strides(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--args", "f32[8]@2", "f32[8]", "2", "--set", "dim=[4,2]"]
    assert main(["bench", KERNEL, *ARGUMENTS, *arguments]) == 1
    assert "its strides (2,) leave gaps" in capsys.readouterr().err
    assert main(["bench", KERNEL, *ARGUMENTS, "--set", "dim=[4,2]"]) == 0
    assert "scale on reference" in capsys.readouterr().out


def test_a_file_with_several_kernels_wants_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "runtime.bench.kernels"]) == 2
    assert "`runtime.bench.kernels` has several kernels" in capsys.readouterr().err


def test_usage_errors_are_of_one_class() -> None:
    with pytest.raises(CubeUsageError, match="CUBE910"):
        CLIENT.empty(-1, f32)
