"""Launches: forms, types, geometry, order."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.devices import ASYNCHRONOUS, SLOW
from tests.runtime.conformance.kernels import (
    double,
    fill,
    flags,
    increment,
    many_numbers,
    place,
    read_back,
    reverse,
    saxpy,
    transpose,
)
from transpile import CubeLaunchError, CubeTargetError, f16, f32, i32, u32
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS


def test_forms_of_a_launch(client: ComputeClient) -> None:
    x, y = np.arange(100, dtype="f4"), np.ones(100, "f4")
    xs, ys = client.create(x), client.create(y)
    saxpy[2, 64](1.0, xs, ys)
    saxpy.launch(client, (2, 1), [64], a=1.0, y=ys, x=xs)
    client.launch(saxpy, SimpleNamespace(x=2, y=1, z=1), 64, 1.0, xs, ys)
    saxpy.launch(client, lambda a, x, y: (y.size + 63) // 64, 64, 1.0, xs, ys)
    saxpy.over(ys.shape).launch(client, 1.0, xs, ys)
    bound = saxpy.prepare(client, 2, 64, 1.0, xs, ys)
    for _ in range(3):
        bound()
    bound.set(a=2.0)()
    np.testing.assert_array_equal(client.read(ys), 10 * x + 1)
    saxpy.launch(client, 2, 64, 1.0, x, y)
    np.testing.assert_array_equal(y, x + 1)


def test_a_site_that_is_used_again_takes_new_numbers(client: ComputeClient) -> None:
    x, ys = client.create(np.ones(8, "f4")), client.zeros(8, f32)
    site = saxpy[1, 8]
    for number in range(10):
        site(float(number), x, ys)
    assert client.read(ys).tolist() == [45.0] * 8
    other = client.zeros(8, f32)
    site(3.0, x, other)
    with pytest.raises(CubeLaunchError, match="outside its range"):
        site(1e39, x, ys)
    assert client.read(ys).tolist() == [45.0] * 8
    site(float("inf"), x, ys)
    assert client.read(other).tolist() == [3.0] * 8
    assert np.isinf(client.read(ys)).all()


@pytest.mark.parametrize("name", [name for name in SCALARS if name not in ("index", "bool_")])
def test_every_type_computes_or_is_refused(client: ComputeClient, name: str) -> None:
    x = (np.arange(50) % 7).astype(numpy_dtype(SCALARS[name]))
    y = np.zeros_like(x)
    if SCALARS[name] not in client.properties.storage:
        with pytest.raises(CubeTargetError, match=f"can't hold {name} in memory"):
            double.launch(client, 1, 64, x, y)
        return
    double.launch(client, 1, 64, x, y)
    np.testing.assert_array_equal(y, x + x)


def test_units_see_what_they_wrote(client: ComputeClient) -> None:
    x = np.ones(70, "f4")
    x[65] = 1e3
    out, large = np.zeros(70, "f4"), np.zeros(70, "f4")
    read_back.launch(client, 3, 32, x, out, large)
    np.testing.assert_array_equal(out, 10 * x)
    assert large.nonzero()[0].tolist() == [65]


def test_strided_arrays_are_packed_and_scattered(client: ComputeClient) -> None:
    whole = np.arange(60, dtype="f4").reshape(6, 10)
    x, y = whole[:, ::3], np.zeros((4, 12), "f4")
    transpose.launch(client, 1, 32, x, y[:, ::2])
    np.testing.assert_array_equal(y[:, ::2], x.T)
    assert not y[:, 1::2].any()
    backwards = np.zeros((4, 6), "f4")
    transpose.launch(client, 1, 32, x, backwards[::-1])
    np.testing.assert_array_equal(backwards[::-1], x.T)
    handle = client.create(whole)
    out = client.zeros((10, 6), f32)
    transpose.launch(client, 1, 64, handle, out)
    np.testing.assert_array_equal(client.read(out), whole.T)


def test_nothing_to_do(client: ComputeClient) -> None:
    y = client.create(np.ones(4, "f4"))
    x = client.create(np.ones(4, "f4"))
    saxpy.launch(client, 0, 64, 1.0, x, y)
    saxpy.launch(client, (0, 3), 64, 1.0, x, y)
    assert client.read(y).tolist() == [1.0] * 4
    nothing, none = np.zeros(0, "f4"), client.zeros(0, f32)
    saxpy.launch(client, 1, 64, 1.0, nothing, nothing.copy())
    saxpy.launch(client, 1, 64, 1.0, none, client.zeros(0, f32))
    assert client.read(none).shape == (0,)


def test_geometry_in_three_dimensions(client: ComputeClient) -> None:
    out = np.zeros(24, "u4")
    place.launch(client, (2, 3), 4, out)
    expected = [y * 100 + x * 10 + u for y in range(3) for x in range(2) for u in range(4)]
    assert out.tolist() == expected


def test_too_large_is_refused_with_the_limit(client: ComputeClient) -> None:
    limits = client.properties
    out = client.zeros(4, u32)
    with pytest.raises(CubeLaunchError, match=str(limits.max_cube_units)):
        place.launch(client, 1, (limits.max_cube_dim[0], limits.max_cube_dim[1], 1), out)


def test_shared_memory_and_barriers(client: ComputeClient) -> None:
    x = np.arange(64, dtype="i4")
    expected = x.reshape(4, 16)[:, ::-1].reshape(-1)
    reverse.launch(client, 4, 16, x)
    np.testing.assert_array_equal(x, expected)


def test_many_numbers(client: ComputeClient) -> None:
    z = client.zeros(2, f32)
    values = [float(n) for n in range(34)]
    for factor in (1.0, 2.0):
        many_numbers.launch(client, 1, 1, *[v * factor for v in values], z)
        first = sum(values[:24]) + values[1]
        second = sum(values[24:]) + 2 * values[33]
        assert client.read(z).tolist() == [factor * first, factor * second]


def test_numbers_of_other_types(client: ComputeClient) -> None:
    out = client.zeros(4, u32)
    x = client.create(np.arange(1, 5, dtype="i4"))
    flags.launch(client, 1, 4, x, True, out)
    assert client.read(out).tolist() == [0, 0, 1, 1]
    flags.launch(client, 1, 4, x, False, out)
    assert client.read(out).tolist() == [1, 1, 0, 0]
    if f16 in client.properties.storage:
        half = client.zeros(5, f16)
        fill.launch(client, 1, 8, half, 0.1, times=3)
        expected = np.float16(0.1) * np.float16(3)
        assert client.read(half).tolist() == [float(expected)] * 5


def test_aliases(client: ComputeClient) -> None:
    y = client.create(np.arange(8, dtype="f4"))
    saxpy.launch(client, 1, 8, 2.0, y, y)
    assert client.read(y).tolist() == [3.0 * n for n in range(8)]
    parts = client.create(np.arange(192, dtype="f4"))
    low, high = parts.view((64,)), parts.view((64,), None, 128)
    saxpy.launch(client, 1, 64, 1.0, low, high)  # side by side in one block
    assert client.read(high).tolist() == [2.0 * n + 128 for n in range(64)]
    with pytest.raises(CubeLaunchError, match="overlap"):
        saxpy.launch(client, 1, 64, 1.0, low, parts.view((64,), None, 32))
    array = np.arange(8, dtype="f4")
    saxpy.launch(client, 1, 8, 1.0, array, array)
    assert array.tolist() == [2.0 * n for n in range(8)]


def test_read_only_arrays_are_refused(client: ComputeClient) -> None:
    y = np.zeros(4, "f4")
    y.flags.writeable = False
    with pytest.raises(CubeLaunchError, match="read-only"):
        saxpy.launch(client, 1, 4, 1.0, np.zeros(4, "f4"), y)
    saxpy.launch(client, 1, 4, 1.0, y, np.zeros(4, "f4"))


def test_launches_that_depend_on_each_other_run_in_order(client: ComputeClient, where: str) -> None:
    rounds = 30 if where in SLOW else 700
    size = 300
    one, two = client.zeros(size, i32), client.empty(size, i32)
    apart = client.zeros(size, i32)
    for number in range(rounds):
        increment.launch(client, 5, 64, one, two)
        if number % 7 == 0:
            increment.launch(client, 5, 64, apart, apart)
        one, two = two, one
        if number % 100 == 99:
            client.write(two, np.zeros(size, "i4"))
    assert (client.read(one) == rounds).all()
    assert (client.read(apart) == -(-rounds // 7)).all()


def test_writes_wait_for_launches_that_read(client: ComputeClient) -> None:
    x, total = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for number in range(40):
        client.write(x, np.full(64, number, "f4"))
        saxpy.launch(client, 1, 64, 1.0, x, total)
    assert client.read(total).tolist() == [780.0] * 64


def test_profile_measures(client: ComputeClient) -> None:
    x, y = client.create(np.ones(1000, "f4")), client.zeros(1000, f32)
    seconds = client.profile(lambda: saxpy.launch(client, 16, 64, 1.0, x, y), repeat=3)
    assert 0 < seconds < 10
    assert client.read(y).tolist() == [4.0] * 1000


@pytest.mark.parametrize("where", ASYNCHRONOUS, indirect=True)
def test_graphs_replay_what_they_recorded(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    saxpy[1, 64](0.0, x, y)
    with client.graph() as graph:
        site: Any = saxpy[1, 64]
        for _ in range(3):
            site(2.0, x, y)
        with pytest.raises(CubeLaunchError, match="can't record"):
            client.read(y)
    assert client.read(y).tolist() == [0.0] * 64
    graph.replay()
    graph.replay()
    assert client.read(y).tolist() == [12.0] * 64
    with pytest.raises(CubeLaunchError, match="can't record"):
        with graph:
            pass
