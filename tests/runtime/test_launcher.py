"""Launches on the interpreter: geometry, arguments, options, specialization, guards, failures."""

from __future__ import annotations

import gc
import weakref
from types import SimpleNamespace
from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.launcher import LAUNCHER, state_of
from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    CUBE_COUNT,
    CUBE_POS_Y,
    UNIT_POS_X,
    Array,
    Comptime,
    CubeError,
    CubeLaunchError,
    Define,
    Float,
    Mut,
    Tensor,
    config,
    cube,
    f16,
    f32,
    i32,
    u32,
)

F = TypeVar("F", bound=Float)
OFFSET = 1.0
TABLE = [1.0, 2.0]
BOX = SimpleNamespace(scale=2.0)


@pytest.fixture
def client() -> ComputeClient:
    return device("reference").client


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def by_axes(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    out[row, column] = x[row, column]


@cube(launch=True)
def scale(x: Mut[Tensor[F]], factor: F, times: Comptime[int] = 1) -> None:
    for _ in range(times):
        if x.len() > ABSOLUTE_POS:
            x[ABSOLUTE_POS] = x[ABSOLUTE_POS] * factor


@cube(launch=True)
def where_am_i(out: Mut[Array[u32]]) -> None:
    out[ABSOLUTE_POS] = CUBE_POS_Y * 100 + UNIT_POS_X
    if ABSOLUTE_POS == 0:
        out[0] = u32(CUBE_COUNT)


@cube(launch=True)
def transpose(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row = ABSOLUTE_POS // out.shape(1)
    column = ABSOLUTE_POS % out.shape(1)
    out[row, column] = x[column, row]


@cube(launch=True)
def fill(out: Mut[Tensor[F]], dtype: Define[F]) -> None:
    out[ABSOLUTE_POS] = dtype(0.1)


@cube(launch=True)
def reads_globals(out: Mut[Tensor[f32]]) -> None:
    out[0] = OFFSET
    out[1] = TABLE[0]
    out[2] = BOX.scale


def test_numpy_in_numpy_out(client: ComputeClient) -> None:
    x, y = np.arange(10, dtype="f4"), np.ones(10, "f4")
    saxpy.launch(client, 2, 8, 2.0, x, y)
    assert y.tolist() == (2 * x + 1).tolist()


def test_handles_keyword_arguments_and_defaults(client: ComputeClient) -> None:
    x, y = client.create(np.arange(4, dtype="f4")), client.zeros(4, f32)
    saxpy.launch(client, 1, 4, a=1.0, y=y, x=x)
    saxpy.launch(client, 1, 4, 1.0, y=y, x=x)
    assert client.read(y).tolist() == [0, 2, 4, 6]
    scale.launch(client, 1, 4, y, 0.5)
    scale.launch(client, 1, 4, y, factor=2.0, times=3)
    assert client.read(y).tolist() == [0, 8, 16, 24]


def test_the_device_of_a_handle_is_the_launch_s(client: ComputeClient) -> None:
    y = client.zeros(4, f32)
    saxpy[1, 4](1.0, np.ones(4, "f4"), y)
    assert client.read(y).tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize(
    "count", [(2, 3), [2, 3, 1], SimpleNamespace(x=2, y=3, z=1), lambda out: (2, out.size // 8)]
)
def test_counts_as_people_write_them(client: ComputeClient, count: Any) -> None:
    out = np.zeros(24, "u4")
    where_am_i.launch(client, count, 4, out)
    assert out.tolist() == [
        6,
        *([(y * 100 + x) for y in range(3) for _ in range(2) for x in range(4)][1:]),
    ]


@pytest.mark.parametrize("count", ["1", 1.5, -1, (), True, (1, 2, 3, 4), None])
def test_counts_that_are_none(client: ComputeClient, count: Any) -> None:
    with pytest.raises(CubeLaunchError, match="CUBE208"):
        where_am_i.launch(client, count, 4, np.zeros(4, "u4"))


def test_a_count_of_zero_launches_nothing(client: ComputeClient) -> None:
    out = np.zeros(4, "u4")
    where_am_i.launch(client, (4, 0), 4, out)
    saxpy.over(0).launch(client, 1.0, np.zeros(0, "f4"), np.zeros(0, "f4"))
    assert not out.any()


def test_over_picks_count_and_dim(client: ComputeClient) -> None:
    x, y = np.ones((7, 100), "f4"), np.zeros((7, 100), "f4")
    saxpy.over(y.shape).launch(client, 3.0, x, y)
    assert (y == 3).all()
    saxpy.over(y.shape, vectorize=4).launch(client, 3.0, x, y)
    assert (y == 6).all()
    saxpy.over(y.shape, vectorize="auto").launch(client, 1.0, x, y)
    assert (y == 7).all()


def test_over_refuses_axes_that_its_grid_lacks(client: ComputeClient) -> None:
    x, out = np.ones((3, 5), "f4"), np.zeros((3, 5), "f4")
    by_axes.launch(client, (1, 1), (8, 8), x, out)
    assert (out == 1).all()
    for _ in range(2):  # whether the kernel is compiled by now or not
        with pytest.raises(CubeLaunchError, match=r"CUBE254.*`ABSOLUTE_POS_Y` is 0"):
            by_axes.over(out.shape).launch(client, x, out)
    by_axes.launch(client, 1, 256, x, 3 * out)  # the same kernel, and the launch means what it says
    with pytest.raises(CubeLaunchError, match="CUBE254"):
        by_axes.over(out.shape)(x, out)
    row = np.zeros((1, 5), "f4")
    by_axes.over(row.shape).launch(client, x[:1], row)
    assert (row == 1).all()


def test_zero_size_arrays(client: ComputeClient) -> None:
    saxpy.launch(client, 1, 4, 1.0, np.zeros(0, "f4"), np.zeros(0, "f4"))
    assert client.read(client.zeros((0, 3), f32)).shape == (0, 3)


def test_strided_host_arrays_are_packed_and_scattered_back(client: ComputeClient) -> None:
    x, base = np.arange(12, dtype="f4").reshape(3, 4).T, np.zeros((4, 6), "f4")
    y = base[:, ::2]
    saxpy.launch(client, 2, 8, 2.0, x, y)
    assert (y == 2 * x).all()
    assert (base[:, 1::2] == 0).all()
    reverse = np.zeros(12, "f4")
    saxpy.launch(client, 2, 8, 1.0, np.arange(12, dtype="f4"), reverse[::-1])
    assert reverse.tolist() == list(range(11, -1, -1))


def test_interleaved_views_do_not_overlap(client: ComputeClient) -> None:
    base = np.arange(8, dtype="f4")
    saxpy.launch(client, 1, 4, 1.0, base[::2], base[1::2])
    assert base.tolist() == [0, 1, 2, 5, 4, 9, 6, 13]


def test_unaligned_arrays(client: ComputeClient) -> None:
    y = np.zeros(17, "u1")[1:].view("f4")
    saxpy.launch(client, 1, 4, 1.0, np.ones(4, "f4"), y)
    assert y.tolist() == [1] * 4


def test_strided_handles_reach_kernels_that_use_strides(client: ComputeClient) -> None:
    x = client.create(np.arange(6, dtype="f4").reshape(2, 3))
    out = client.zeros((3, 2), f32)
    transpose.launch(client, 1, 6, x, out)
    assert client.read(out).tolist() == [[0, 3], [1, 4], [2, 5]]
    transpose.launch(client, 1, 6, out.view((2, 3), (1, 2)), out.view((3, 2)), aliasing="allow")
    turned = client.zeros((2, 3), f32)
    transpose.launch(client, 1, 6, x.view((3, 2), (1, 3)), turned)
    assert client.read(turned).tolist() == client.read(x).tolist()


def test_equal_ranges_are_allowed(client: ComputeClient) -> None:
    y = client.create(np.arange(4, dtype="f4"))
    saxpy.launch(client, 1, 4, 2.0, y, y)
    assert client.read(y).tolist() == [0, 3, 6, 9]


def test_generic_numbers_take_the_array_s_type(client: ComputeClient) -> None:
    half = np.array([1.0, 2.0], "f2")
    scale.launch(client, 1, 2, half, 0.1)
    assert half.tolist() == (np.array([1.0, 2.0], "f2") * np.float16(0.1)).tolist()
    wide = np.array([3.0], "f8")
    scale.launch(client, 1, 1, wide, 0.1)
    assert wide.tolist() == [3.0 * 0.1]


@pytest.mark.parametrize("dtype", [f32, f16, "f16", np.float32, np.dtype("f2"), "bfloat16"])
def test_define_takes_dtypes_in_every_spelling(client: ComputeClient, dtype: Any) -> None:
    from runtime.scalars import scalar_of
    from transpile.ir.host import numpy_dtype

    out = np.zeros(2, numpy_dtype(scalar_of(dtype)))
    fill.launch(client, 1, 2, out, dtype)
    assert out.tolist() == [np.float64(0.1).astype(out.dtype)] * 2


def test_bf16_arrays(client: ComputeClient) -> None:
    x = np.array([1.0, 3.0], ml_dtypes.bfloat16)
    scale.launch(client, 1, 2, x, 1.5)
    assert x.astype("f4").tolist() == [1.5, 4.5]


def test_comptime_values_of_equal_hash_are_told_apart(client: ComputeClient) -> None:
    x = np.ones(1, "f4")
    for times in (1, True, 2):
        scale.launch(client, 1, 1, x, 2.0, times)
    assert x.tolist() == [16.0]
    keys = [key[0][2] for key in state_of(scale).plans if key[0][2] in ((int, 1), (bool, True))]
    assert len(set(map(repr, keys))) == 2


def test_one_specialization_serves_many_launches(client: ComputeClient) -> None:
    @cube(launch=True)
    def local(x: Mut[Tensor[f32]]) -> None:
        x[ABSOLUTE_POS] += 1.0

    for length in (4, 5, 6):
        local.launch(client, 1, 8, np.zeros(length, "f4"))
    assert len(state_of(local).plans) == 1
    local.launch(client, 1, 16, np.zeros(4, "f4"))
    local.launch(client, (1, 2), 8, np.zeros(4, "f4"))
    local.launch_unchecked(client, 1, 4, np.zeros(4, "f4"))
    local.launch(client, 1, 8, np.zeros((2, 2), "f4"))
    assert len(state_of(local).plans) == 5


def test_redefined_globals_are_seen(client: ComputeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    out = np.zeros(3, "f4")
    reads_globals.launch(client, 1, 1, out)
    assert out.tolist() == [1, 1, 2]
    monkeypatch.setitem(globals(), "OFFSET", 5.0)
    TABLE[0] = 7.0
    monkeypatch.setattr(BOX, "scale", 9.0)
    reads_globals.launch(client, 1, 1, out)
    TABLE[0] = 1.0
    assert out.tolist() == [5, 7, 9]


def test_redefined_helpers_and_cells_are_seen(client: ComputeClient) -> None:
    amount = 1.0

    def helper(v: Any) -> Any:
        return v + amount

    @cube(launch=True)
    def uses(x: Mut[Tensor[f32]]) -> None:
        x[0] = helper(x[0])

    x = np.zeros(1, "f4")
    uses.launch(client, 1, 1, x)
    amount = 10.0
    uses.launch(client, 1, 1, x)
    assert x.tolist() == [11.0]

    def helper(v: Any) -> Any:  # noqa: F811 (defined anew, as in a notebook)
        return v * 2.0

    uses.launch(client, 1, 1, x)
    assert x.tolist() == [22.0]


def test_a_kernel_that_is_dropped_is_freed(client: ComputeClient) -> None:
    def make() -> Any:
        @cube(launch=True)
        def local(x: Mut[Tensor[f32]]) -> None:
            x[0] = 1.0

        local.launch(client, 1, 1, np.zeros(1, "f4"))
        return weakref.ref(local)

    gone = make()
    gc.collect()
    assert gone() is None


def test_prepared_launches(client: ComputeClient) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    bound = saxpy.prepare(client, 1, 4, 2.0, x, y)
    bound()
    bound()
    assert client.read(y).tolist() == [4] * 4
    bound.set(a=-1.0)()
    assert client.read(y).tolist() == [3] * 4
    with pytest.raises(CubeLaunchError, match="CUBE200"):
        bound.set(b=1.0)
    with pytest.raises(CubeLaunchError, match="CUBE201"):
        bound.set(x=np.ones(4, "f8"))
    LAUNCHER.launch(saxpy, 1, 4, (1.0, x, y), {})


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((1.0, 1.0, np.zeros(1, "f4")), "CUBE206"),
        ((1.0, np.float32(1.0), np.zeros(1, "f4")), "CUBE206"),
        ((1.0, np.zeros(1, ">f4"), np.zeros(1, "f4")), "CUBE212"),
        ((1.0, np.zeros(1, "O"), np.zeros(1, "f4")), "CUBE212"),
        (("1", np.zeros(1, "f4"), np.zeros(1, "f4")), "CUBE201"),
        ((None, np.zeros(1, "f4"), np.zeros(1, "f4")), "CUBE201"),
        ((1j, np.zeros(1, "f4"), np.zeros(1, "f4")), "CUBE201"),
        ((np.zeros(2), np.zeros(1, "f4"), np.zeros(1, "f4")), "CUBE201"),
    ],
)
def test_arguments_that_do_not_fit(client: ComputeClient, args: tuple[Any, ...], code: str) -> None:
    with pytest.raises(CubeLaunchError, match=code):
        saxpy.launch(client, 1, 1, *args)


def test_integers_must_fit(client: ComputeClient) -> None:
    @cube(launch=True)
    def put(x: Mut[Array[i32]], v: i32) -> None:
        x[0] = v

    x = np.zeros(1, "i4")
    for value in (7, np.int64(8), np.uint8(9), True):
        put.launch(client, 1, 1, x, value)
        assert x[0] == value
    for bad in (2**31, 1.5, np.float32(1), "1"):
        with pytest.raises(CubeLaunchError, match="CUBE201"):
            put.launch(client, 1, 1, x, bad)


def test_validate_raises_and_poisons(client: ComputeClient) -> None:
    @cube(launch=True)
    def beyond(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS + 1]

    x, out = np.arange(4, dtype="f4"), np.zeros(4, "f4")
    beyond.launch(client, 1, 4, x, out)
    assert out.tolist() == [1, 2, 3, 0]
    with config.override(validate=True), pytest.raises(CubeLaunchError, match="CUBE221"):
        beyond.launch(client, 1, 4, x, out)
    handle = client.zeros(4, f32)
    beyond.launch(client, 1, 4, x, handle, validate=True)
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="CUBE221"):
            client.read(handle)
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        beyond.launch(client, 1, 4, handle, out)
    client.write(handle, x)
    assert client.read(handle).tolist() == x.tolist()


def test_a_kernel_that_is_refused_poisons_its_outputs(client: ComputeClient) -> None:
    @cube(launch=True)
    def wrong(x: Mut[Tensor[f32]]) -> None:
        x[0] = undefined_name  # noqa: F821

    handle = client.zeros(1, f32)
    for use in (lambda: wrong.launch(client, 1, 1, handle), lambda: client.read(handle)):
        with pytest.raises(CubeError, match="undefined_name"):
            use()


def test_prints(client: ComputeClient, capsys: pytest.CaptureFixture[str]) -> None:
    @cube(launch=True)
    def talk(x: Tensor[f32]) -> None:
        print("x is", x[ABSOLUTE_POS])

    talk.launch(client, 1, 2, np.array([0.1, 2], "f4"))
    assert capsys.readouterr().out == "x is 0.1\nx is 2.0\n"


def test_torch_like_objects_through_dlpack(client: ComputeClient) -> None:
    class Shared:
        def __init__(self, array: Any) -> None:
            self.array = array

        def __dlpack__(self, **options: Any) -> Any:
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    y = np.zeros(4, "f4")
    saxpy.launch(client, 1, 4, 3.0, Shared(np.ones(4, "f4")), Shared(y))
    assert y.tolist() == [3] * 4
