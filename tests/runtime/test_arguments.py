"""Arguments that no launch can take are refused where the kernel declares them."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from runtime import ComputeClient, device
from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    CubeError,
    CubeLaunchError,
    Mut,
    Tensor,
    cube,
    f16,
    f32,
    i32,
)


@cube(launch=True)
def counted(n: int, out: Mut[Array[f32]]) -> None:
    out[0] = 1.0


@cube(launch=True)
def flagged(flag: bool, out: Mut[Array[f32]]) -> None:
    if flag:
        out[0] = 1.0


@pytest.mark.parametrize(("kernel", "name"), [(counted, "int"), (flagged, "bool")])
def test_a_python_number_type_is_refused_at_the_parameter(kernel, name: str) -> None:
    with pytest.raises(CubeError, match=f"`{name}` is not a type that") as caught:
        kernel[1, 1](True, np.zeros(1, "f4"))
    assert "test_arguments.py" in str(caught.value)


@cube(launch=True)
def number(a: f32, b: i32, out: Mut[Array[f32]]) -> None:
    out[0] = a
    out[1] = f32(b)


@cube(launch=True)
def half(a: f16, out: Mut[Array[f16]]) -> None:
    out[0] = a


@cube(launch=True)
def doubled(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row, column = ABSOLUTE_POS // out.shape(1), ABSOLUTE_POS % out.shape(1)
    if row < out.shape(0):
        out[row, column] = x[row, column] * 2.0


@cube(launch=True)
def chosen(out: Mut[Array[f32]], n: Comptime[object] = 3) -> None:
    out[0] = 1.0


ONES = np.ones((4, 6), "f4")


def abridged(value: float) -> str:
    return f"{value:.0e}" if abs(value) < 1e308 else "long"


@pytest.fixture(params=["reference", "cpu"])
def client(request: pytest.FixtureRequest) -> ComputeClient:
    return device(request.param).client


@pytest.mark.parametrize(
    "given", [1e300, -1e39, np.float64(1e300), 10**400, 10**5000], ids=abridged
)
def test_floats_must_fit(client: ComputeClient, given: object) -> None:
    with pytest.raises(CubeLaunchError, match=r"`a` must be f32, .* its range -3\.402.*e\+38 to 3"):
        number.launch(client, 1, 1, given, 0, np.zeros(2, "f4"))
    out = client.create(np.zeros(2, "f4"))
    for _ in range(4):  # the shortest path is taken after a few launches
        number.launch(client, 1, 1, 1.0, 0, out)
    with pytest.raises(CubeLaunchError, match="`a` must be f32"):
        number.launch(client, 1, 1, given, 0, out)


@pytest.mark.parametrize("given", [float("inf"), float("-inf"), 3.4028235e38, 16777217])
def test_floats_that_fit(client: ComputeClient, given: float) -> None:
    out = np.zeros(2, "f4")
    number.launch(client, 1, 1, given, 0, out)
    assert out[0] == np.float32(given)


def test_halves_must_fit() -> None:
    with pytest.raises(
        CubeLaunchError, match=r"not 70000\.0, outside its range -65504\.0 to 65504"
    ):
        half.launch(device("reference").client, 1, 1, 70000.0, np.zeros(1, "f2"))


@pytest.mark.parametrize("given", [2**31, -(2**31) - 1, 10**5000], ids=abridged)
def test_integers_must_fit(client: ComputeClient, given: int) -> None:
    with pytest.raises(CubeLaunchError, match=r"`b` must be i32, .* -2147483648 to 2147483647"):
        number.launch(client, 1, 1, 0.0, given, np.zeros(2, "f4"))


def test_zero_size_arrays_are_writable(client: ComputeClient) -> None:
    empty = np.zeros((0, 6), "f4")
    doubled.launch(client, 1, 1, empty.copy(), empty)


def test_masked_arrays_are_refused(client: ComputeClient) -> None:
    masked = np.ma.masked_array(ONES.copy(), mask=ONES > 0)
    for arguments in ((ONES, masked), (masked, ONES.copy())):
        with pytest.raises(CubeLaunchError, match="kernels know no masks"):
            doubled.launch(client, 24, 1, *arguments)


@pytest.mark.filterwarnings("ignore:the matrix subclass")
def test_a_matrix_is_an_array(client: ComputeClient) -> None:
    matrix = np.asmatrix(np.zeros((4, 6), "f4"))
    doubled.launch(client, 24, 1, ONES, matrix)
    assert np.asarray(matrix).tolist() == (ONES * 2).tolist()


@pytest.mark.parametrize(
    ("shape", "strides"), [((4, 6), (4, 4)), ((4, 2), (4, 2)), ((4, 3), (8, 12))]
)
def test_views_that_overlap_themselves(
    client: ComputeClient, shape: tuple[int, int], strides: tuple[int, int]
) -> None:
    view = np.lib.stride_tricks.as_strided(np.zeros(24, "f4"), shape, strides)
    x = np.ones(shape, "f4")
    with pytest.raises(CubeLaunchError, match="`out` is written by the kernel, but some of its"):
        doubled.launch(client, 24, 1, x, view)
    doubled.launch(client, 24, 1, x, view, aliasing="allow")
    doubled.launch(client, 24, 1, view, x)


def test_handles_that_overlap_themselves(client: ComputeClient) -> None:
    view = client.create(np.zeros(24, "f4")).view((4, 6), (1, 1))
    x = client.create(ONES)
    with pytest.raises(CubeLaunchError, match="`out` is written by the kernel, but some of its"):
        doubled.launch(client, 24, 1, x, view)


@pytest.mark.parametrize(
    ("shape", "strides"), [((2, 3), (12, 8)), ((6, 4), (4, 24)), ((3, 3), (8, 12))]
)
def test_views_that_do_not(
    client: ComputeClient, shape: tuple[int, int], strides: tuple[int, int]
) -> None:
    view = np.lib.stride_tricks.as_strided(np.zeros(24, "f4"), shape, strides)
    doubled.launch(client, 24, 1, np.ones(shape, "f4"), view)
    assert (view == 2).all()


@pytest.mark.parametrize("shape", [(-1,), (4.5,), None, "4", (True,), ((1, 2),)])
def test_shapes_that_are_none(client: ComputeClient, shape: object) -> None:
    with pytest.raises(CubeLaunchError, match="`over` takes an array's shape"):
        chosen.over(shape).launch(client, np.zeros(1, "f4"))


@pytest.mark.parametrize("dim", [1, np.zeros(1, "f4")])
def test_a_forgotten_client(dim: object) -> None:
    with pytest.raises(
        CubeLaunchError, match=r'is a client, for example `device\("cpu"\).client`, not'
    ):
        chosen.launch(1, 1, dim, np.zeros(1, "f4"))


def test_an_array_as_a_comptime_value(client: ComputeClient) -> None:
    out = client.create(np.zeros(1, "f4"))
    for _ in range(4):
        chosen.launch(client, 1, 1, out, 4)
    with pytest.raises(CubeLaunchError, match="the comptime argument `n` can't be array"):
        chosen.launch(client, 1, 1, out, np.zeros(2))
    with pytest.raises(CubeLaunchError, match="the comptime argument `n` can't be array"):
        chosen.launch(client, 1, 1, out, n=np.zeros(2))


@pytest.mark.parametrize("word", ["validate", "vectorize", "aliasing", "checked", "address_type"])
def test_an_option_among_the_arguments(client: ComputeClient, word: str) -> None:
    wants = rf"no parameter `{word}`; options of a launch go to `kernel\.with_options\({word}="
    with pytest.raises(CubeLaunchError, match=wants):
        chosen.over(1).launch(client, np.zeros(1, "f4"), **{word: True})


def test_bytes_in_the_other_order(client: ComputeClient) -> None:
    swapped = ONES.astype(ONES.dtype.newbyteorder())
    with pytest.raises(CubeLaunchError, match=r'x\.astype\(x\.dtype\.newbyteorder\("="\)\)'):
        doubled.launch(client, 24, 1, swapped, ONES.copy())
    with pytest.raises(CubeLaunchError, match="in this machine's order: the kernel writes it in p"):
        doubled.launch(client, 24, 1, ONES, swapped.copy())
    out = np.zeros((4, 6), "f4")
    doubled.launch(client, 24, 1, swapped.astype(swapped.dtype.newbyteorder("=")), out)
    assert (out == 2).all()


@pytest.mark.parametrize("make", [memoryview, lambda x: array("f", x.reshape(-1))])
def test_other_buffers_are_passed_as_arrays(client: ComputeClient, make) -> None:
    found = make(np.zeros((4, 6), "f4"))
    with pytest.raises(CubeLaunchError, match=r"without a copy: `numpy\.asarray\(out\)`"):
        doubled.launch(client, 24, 1, ONES, found)
    doubled.launch(client, 24, 1, ONES, np.asarray(found).reshape(4, 6))
    assert np.asarray(found).sum() == 48
