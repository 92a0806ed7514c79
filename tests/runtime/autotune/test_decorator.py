"""``@autotune`` on kernels: the forms of a launch, on each device that is here."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.autotune import Config, Tunables, TunedKernel, autotune, configured
from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Comptime,
    CubeError,
    CubeLaunchError,
    CubeUsageError,
    Float,
    Mut,
    Tensor,
    config,
    cube,
    f16,
    f32,
    unroll,
)

F = TypeVar("F", bound=Float)
DEVICES = ("reference", "cpu", "vulkan", "webgpu", "cuda")


@autotune(
    configs=[Config(rows=1, dim=32), Config(rows=2, dim=16), Config(rows=4, dim=64)], key=["x"]
)
@cube(launch=True)
def add_scaled(a: f32, x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    for k in unroll(range(rows)):
        at = ABSOLUTE_POS * rows + k
        if at < out.len():
            out[at] = out[at] + a * x[at]


@cube(launch=True)
@autotune(
    configs=[Config(dim=32), Config(dim=64), Config(dim=64, vectorize=4), Config(dim=1 << 20)]
)
def double(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] + x[ABSOLUTE_POS]


def grid(a: Any, x: Any, out: Any, rows: int) -> int:
    return -(-x.size // (16 * rows))


@pytest.fixture(autouse=True)
def _quickly() -> Any:
    add_scaled.tunables.forget()
    double.tunables.forget()
    with config.override(autotune="minimal"):
        yield


@pytest.mark.parametrize("name", DEVICES)
def test_both_orders_of_the_decorators(
    name: str, where_it_is: Callable[[str], ComputeClient]
) -> None:
    client = where_it_is(name)
    data = np.arange(100, dtype="f4")
    x, out = client.create(data), client.create(data)
    for turn in (1, 2):
        add_scaled[grid](2.0, x, out)
        np.testing.assert_array_equal(client.read(out), data * (1 + 2 * turn))
    assert add_scaled.best(2.0, x, out) in add_scaled.configs
    double.over(x.shape)(x, out)
    np.testing.assert_array_equal(client.read(out), data * 2)
    [outcome] = double.tunables.outcomes
    assert outcome.entries[-1].name == "Config(dim=1048576)"
    assert "too large" in str(outcome.entries[-1].reason)


@pytest.mark.parametrize("name", ["reference", "cpu"])
def test_host_arrays(name: str) -> None:
    data = np.arange(100, dtype="f4")
    out = data.copy()
    with config.override(device=name):
        add_scaled[grid](1.0, data, out)
    np.testing.assert_array_equal(out, data * 2)


def test_the_forms_of_a_launch() -> None:
    client = device("reference").client
    data = np.arange(64, dtype="f4")
    x, out = client.create(data), client.zeros(64, f32)
    launches: list[Callable[[], None]] = [
        lambda: add_scaled[grid](1.0, x, out),
        lambda: add_scaled[4](1.0, x, out),
        lambda: add_scaled[(4,)](1.0, x, out),
        lambda: add_scaled[[4, 1]](1.0, x, out),
        lambda: add_scaled.launch(client, grid, None, 1.0, x, out),
        lambda: add_scaled.launch(client, 4, None, 1.0, out=out, x=x),
        lambda: add_scaled.over(64)(1.0, x, out),
        lambda: add_scaled.over((8, 8)).launch(client, 1.0, x, out),
    ]
    for launch in launches:
        before = client.read(out)
        launch()
        np.testing.assert_array_equal(client.read(out)[:16], (before + data)[:16])


@pytest.mark.parametrize("name", DEVICES)
def test_a_prepared_launch(name: str, where_it_is: Callable[[str], ComputeClient]) -> None:
    client = where_it_is(name)
    data = np.arange(64, dtype="f4")
    x, out = client.create(data), client.zeros(64, f32)
    bound = add_scaled.prepare(client, grid, None, 1.0, x, out)
    assert not client.read(out).any()
    bound()
    bound.set(a=2.0)
    bound()
    np.testing.assert_array_equal(client.read(out), 3 * data)
    vectors = autotune(configs=[Config(dim=16, vectorize=4)])(double.kernel)
    wide = vectors.prepare(client, 1, None, x, out)
    for _ in range(3):
        wide()
    np.testing.assert_array_equal(client.read(out), 2 * data)


def test_tuning_without_launching() -> None:
    client = device("reference").client
    x, out = client.create(np.ones(8, "f4")), client.zeros(8, f32)
    outcome = add_scaled[grid].tune(3.0, x, out)
    assert client.read(out).tolist() == [0] * 8
    assert outcome.winner in map(repr, add_scaled.configs)
    assert "Config(rows=" in add_scaled.report()


def test_the_winner_is_code_to_paste() -> None:
    assert double.code() == "# `double` was not tuned yet"
    client = device("reference").client
    x, out = client.create(np.ones(8, "f4")), client.zeros(8, f32)
    double.over(8)(x, out)
    text = double.code()
    found: list[Any] = []

    def pasted(configs: list[Config]) -> Callable[[Any], Any]:
        found.extend(configs)
        return lambda function: function

    exec(f"{text}\ndef f(): ...", {"autotune": pasted, "Config": Config})
    assert found == [double.best(x, out)]
    assert "# x: f32[16] by 4, out: f32[16] by 4 on reference" in text


def test_generic_kernels() -> None:
    client = device("reference").client
    for dtype in ("f4", "f2"):
        x = client.create(np.arange(8).astype(dtype))
        out = client.create(np.zeros(8, dtype))
        double.over(8)(x, out)
        assert client.read(out).tolist() == [0, 2, 4, 6, 8, 10, 12, 14]
    special = double.specialize(F=f16)
    assert isinstance(special, TunedKernel)
    special.over(8)(x, out)
    with pytest.raises(CubeError):
        special.over(8)(client.zeros(8, f32), client.zeros(8, f32))


def test_what_fits_some_sizes_only() -> None:
    """Vectors of four fit 1000 elements and not 1001; both have the same anchor."""
    only = autotune(configs=[Config(dim=32, vectorize=4), Config(dim=32)])(double.kernel)
    client = device("reference").client
    for size in (1000, 1001, 1002, 1000):
        x, out = client.create(np.ones(size, "f4")), client.zeros(size, f32)
        only.over(size)(x, out)
        assert (client.read(out) == 2).all()


@cube(launch=True)
def by_axes(x: Tensor[f32], out: Mut[Tensor[f32]], plain: Comptime[bool]) -> None:
    if plain:
        if out.len() > ABSOLUTE_POS:
            row, column = ABSOLUTE_POS // out.shape(1), ABSOLUTE_POS % out.shape(1)
            out[row, column] = x[row, column]
    else:
        out[ABSOLUTE_POS_Y, ABSOLUTE_POS_X] = x[ABSOLUTE_POS_Y, ABSOLUTE_POS_X]


CUBES: list[Any] = [8, (8, 8), lambda *args: (4, 4), None]


@pytest.mark.parametrize("name", ["reference", "cpu"])
def test_over_refuses_axes_that_its_grid_lacks(
    name: str, where_it_is: Callable[[str], ComputeClient]
) -> None:
    client = where_it_is(name)
    data = np.arange(15, dtype="f4").reshape(3, 5)
    x, out = client.create(data), client.zeros((3, 5), f32)
    bounds = {
        1: "is 0",
        4: "is below 4",
        8: "is below 8",
    }
    for dims, bound in (CUBES, 1), (CUBES[:1], 1), (CUBES[1:2], 8), (CUBES[2:3], 4), (CUBES[3:], 1):
        configs = [Config(plain=False, **({} if dim is None else {"dim": dim})) for dim in dims]
        tuned = autotune(configs=configs)(by_axes)
        for launch in (
            lambda tuned=tuned: tuned.over(out.shape)(x, out),
            lambda tuned=tuned: tuned.over(out.shape).launch(client, x, out),
            lambda tuned=tuned: configured(by_axes, shape=[3, 5], **tuned.configs[0]._values)(
                x, out
            ),
        ):
            for _ in range(2):
                with pytest.raises(CubeLaunchError, match=f"CUBE254.*{bounds[bound]} in all units"):
                    launch()
        assert not client.read(out).any()
    tuned.launch(client, 1, (8, 8), x, out)  # the launch means what it says
    np.testing.assert_array_equal(client.read(out), data)
    row, one = client.create(data[:1]), client.zeros((1, 5), f32)
    tuned.over(one.shape)(row, one)
    np.testing.assert_array_equal(client.read(one), data[:1])


def test_over_takes_the_configuration_that_needs_one_axis() -> None:
    client = device("reference").client
    data = np.arange(15, dtype="f4").reshape(3, 5)
    x, out = client.create(data), client.zeros((3, 5), f32)
    tuned = autotune(configs=[Config(plain=False, dim=(8, 8)), Config(plain=True, dim=(8, 8))])(
        by_axes
    )
    for _ in range(2):
        tuned.over(out.shape)(x, out)
        np.testing.assert_array_equal(client.read(out), data)
    assert tuned.best(x, out) == tuned.configs[1]


@cube(launch=True, cluster_dim=4)
def in_clusters(out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] += 1.0


def test_over_counts_whole_clusters() -> None:
    client = device("reference").client
    out = client.zeros(20, f32)
    autotune(configs=[Config(dim=8)])(in_clusters).over(20)(out)
    assert client.read(out).tolist() == [1.0] * 20


def test_the_kernel_shines_through() -> None:
    from transpile import spec

    assert "add_scaled" in add_scaled.expanded_source
    assert "kernel" in add_scaled.inspect("ir", 1.0, spec(f32, 8), spec(f32, 8), 2, cube_dim=32)
    assert repr(add_scaled).startswith("<tuned <cube kernel ")
    assert add_scaled.__name__ == "add_scaled"


def test_threads_launch_one_tuned_kernel() -> None:
    client = device("cpu").client
    data = np.arange(100, dtype="f4")
    handles = [(client.create(data), client.zeros(100, f32)) for _ in range(4)]
    threads = [threading.Thread(target=add_scaled[grid], args=(2.0, x, out)) for x, out in handles]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for _, out in handles:
        np.testing.assert_array_equal(client.read(out), data * 2)
    assert len(add_scaled.tunables.outcomes) == 1


@pytest.mark.parametrize("name", ["cpu", "vulkan", "webgpu", "cuda"])
def test_a_graph_that_is_recorded_takes_what_is_known(
    name: str, where_it_is: Callable[[str], ComputeClient]
) -> None:
    client = where_it_is(name)
    data = np.ones(64, "f4")
    x, out = client.create(data), client.zeros(64, f32)
    with client.graph() as graph:
        add_scaled[grid](1.0, x, out)
    assert add_scaled.tunables.outcomes == ()
    graph.replay()
    graph.replay()
    assert client.read(out).tolist() == [2] * 64


def test_kernels_among_tunables() -> None:
    client = device("reference").client
    sums = Tunables("add", key=["x"], names=["a", "x", "out"])
    kernel = add_scaled.kernel
    sums.add(configured(kernel, count=grid, dim=16, rows=2))
    sums.add(configured(kernel, shape=64, rows=1), name="over")

    @sums.add
    def on_host(a: float, x: Any, out: Any) -> None:
        client.write(out, client.read(out) + np.float32(a) * client.read(x))

    x, out = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    sums(2.0, x, out)
    assert client.read(out).tolist() == [2] * 64
    names = [entry.name for entry in sums.outcome(2.0, x, out).entries]
    assert names == ["Config(rows=2)", "over", "on_host"]


# What is refused


@pytest.mark.parametrize(
    ("configs", "problem"),
    [
        ([], "it has no configurations"),
        ([Config(row=1)], r"`Config\(row=1\)` gives `row`.*\n help: did you mean `rows`"),
        ([Config(x=1)], "`x` in .* is a run-time argument"),
        ([Config(rows=1), Config(dim=3)], "give different parameters"),
        ([Config(rows=1), Config(rows=1)], "two candidates"),
        ([Config(rows=1, client=3)], "gives `client`"),
    ],
)
def test_configurations_that_make_no_sense(configs: list[Config], problem: str) -> None:
    with pytest.raises(CubeUsageError, match=problem):
        autotune(configs=configs)(add_scaled.kernel)


def test_what_is_no_kernel() -> None:
    with pytest.raises(CubeUsageError, match="is no kernel"):
        autotune(configs=[Config()])(3)

    @cube
    def helper(x: f32) -> f32:
        return x

    with pytest.raises(CubeUsageError, match=r"helper, no kernel"):
        autotune(configs=[Config(dim=3)])(helper)


def test_a_launch_without_a_dim() -> None:
    plain = autotune(configs=[Config(rows=1), Config(rows=2)])(add_scaled.kernel)
    client = device("reference").client
    x, out = client.create(np.ones(8, "f4")), client.zeros(8, f32)
    with pytest.raises(CubeUsageError, match="needs a count and a dim"):
        plain[4](1.0, x, out)
    with pytest.raises(CubeUsageError, match="gives the dim"):
        plain.launch(client, 4, None, 1.0, x, out)
    plain[8, 1](1.0, x, out)
    assert client.read(out).tolist() == [1] * 8


def test_a_wrong_call_is_the_kernels_own_error() -> None:
    client = device("reference").client
    x = client.create(np.ones(8, "f4"))
    with pytest.raises(CubeLaunchError, match="out"):
        add_scaled[grid](1.0, x)
    with pytest.raises(CubeLaunchError, match=r"f16|f32"):
        add_scaled[4](1.0, x, client.zeros(8, f16))


def test_what_the_launch_and_the_configurations_give_is_refused() -> None:
    client = device("reference").client

    @autotune(configs=[Config(rows=1, dim=32), Config(rows=2, dim=64)])
    @cube(launch=True)
    def scale(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
        for k in unroll(range(rows)):
            at = ABSOLUTE_POS * rows + k
            if at < out.len():
                out[at] = x[at] * 2.0

    x, out = client.create(np.arange(100, dtype="f4")), client.zeros(100, f32)
    launches: list[Callable[[], object]] = [
        lambda: scale[1, 128](x, out),  # which would be right with these units only
        lambda: scale.launch(client, 1, 128, x, out),
        lambda: scale.prepare(client, 1, 128, x, out),
        lambda: scale.launch(client, [1], 128, x, out),
    ]
    for launch in launches:
        with pytest.raises(CubeUsageError, match="the launch gives a dim, and so does every"):
            launch()
    with pytest.raises(CubeLaunchError, match="got `rows`, which configurations give"):
        scale[lambda x, out, rows: 4](x, out, rows=1)
    scale[lambda x, out, rows: 4](x, out)
    assert client.read(out).tolist() == [2.0 * i for i in range(100)]
