"""What ``@cube(...)`` may say: who heeds it, and what is refused."""

from __future__ import annotations

import copy
import pickle
import re
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.dynamic import check_count
from runtime.launcher import LAUNCHER
from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeError,
    CubeTypeError,
    Mut,
    Tensor,
    cube,
    exp,
    f32,
    f64,
    i32,
    spec,
    u64,
)

ARRAYS = spec(f32, 64), spec(f32, 64)


@cube
def helper(x: f32) -> f32:
    return exp(x) * x + x


@cube(fast_math=False)
def precise(x: f32) -> f32:
    return exp(x) * x + x


@cube(fast_math={"functions"})
def quick(x: f32) -> f32:
    return exp(x) * x + x


def flags(kernel: Any, *args: Any) -> list[tuple[str, str]]:
    """Return the flags of each row of a kernel."""
    found = re.findall(
        r"= (\w+) [^{}]*?(?:\{fast=\"([a-z ]+)\"\})?$", kernel.inspect("ir", *args), re.MULTILINE
    )
    return [pair for pair in found if pair[0] in ("exp", "mul", "add", "div", "floor", "sub")]


def test_helpers_take_the_flags_of_their_caller_unless_they_say() -> None:
    @cube(launch=True, fast_math={"contract"})
    def kernel(x: Array[f32], y: Mut[Array[f32]]) -> None:
        y[0] = helper(x[0])
        y[1] = precise(x[1])
        y[2] = quick(x[2])

    sums = [("exp", ""), ("mul", "contract"), ("add", "contract")]
    plain = [("exp", ""), ("mul", ""), ("add", "")]
    own = [("exp", "functions"), ("mul", ""), ("add", "")]
    assert flags(kernel, *ARRAYS) == [*sums, *plain, *own]


def test_a_precise_kernel_stays_precise_around_a_fast_helper() -> None:
    @cube(launch=True)
    def kernel(x: Array[f32], y: Mut[Array[f32]]) -> None:
        y[0] = exp(x[0]) + quick(x[0])

    assert flags(kernel, *ARRAYS) == [
        ("exp", ""), ("exp", "functions"), ("mul", ""), ("add", ""), ("add", ""),
    ]  # fmt: skip


def test_quotients_are_floored_only_under_the_flag() -> None:
    @cube(launch=True, fast_math={"division"})
    def fast(x: Array[f32], y: Mut[Array[f32]]) -> None:
        y[0] = x[0] // 3.0

    @cube(launch=True, fast_math={"functions"})
    def other(x: Array[f32], y: Mut[Array[f32]]) -> None:
        y[0] = x[0] // 3.0

    assert flags(fast, *ARRAYS) == [("div", "division"), ("floor", "")]
    assert "div_floor" in other.inspect("ir", *ARRAYS)


@pytest.mark.parametrize("target", ["cuda", "hip", "metal", "wgsl", "mlir"])
def test_integers_stay_as_they_are(target: str) -> None:
    def kernel(n: Mut[Array[i32]]) -> None:
        n[1] = n[0] * n[0] + n[0] // 3 + n[0] % 5

    fast, plain = cube(launch=True, fast_math=True)(kernel), cube(launch=True)(kernel)
    assert fast.inspect(target, spec(i32, 8)) == plain.inspect(target, spec(i32, 8))


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_f64_has_no_quick_functions(target: str) -> None:
    def kernel(x: Mut[Array[f64]]) -> None:
        x[0] = exp(x[0]) / x[1]

    fast, plain = cube(launch=True, fast_math=True)(kernel), cube(launch=True)(kernel)
    assert fast.inspect(target, spec(f64, 8)) == plain.inspect(target, spec(f64, 8))


@pytest.mark.parametrize("target", ["cuda", "hip", "metal", "wgsl", "spirv", "mlir"])
def test_every_target_heeds_some_flag(target: str) -> None:
    def kernel(x: Array[f32], y: Mut[Array[f32]]) -> None:
        y[0] = exp(x[0]) * x[1] + x[2]

    fast, plain = cube(launch=True, fast_math=True)(kernel), cube(launch=True)(kernel)
    assert fast.inspect(target, *ARRAYS) != plain.inspect(target, *ARRAYS)


@pytest.mark.parametrize("where", ["reference", "cpu"])
def test_special_numbers_keep_their_meaning(where: str) -> None:
    """No flag lets a compiler assume that there are no NaN and infinities."""

    @cube(launch=True, fast_math=True)
    def kernel(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
        if y.len() > ABSOLUTE_POS:
            v = x[ABSOLUTE_POS]
            y[ABSOLUTE_POS] = (v - v) + (v * 0.0) + (1.0 if v != v else 2.0)

    x = np.array([1.0, np.inf, -np.inf, np.nan], "f4")
    y = np.zeros(4, "f4")
    kernel.launch(device(where).client, 1, 4, x, y)
    np.testing.assert_array_equal(y, np.array([2.0, np.nan, np.nan, np.nan], "f4"))


def test_address_type_of_a_kernel_is_that_of_its_launches() -> None:
    @cube(launch=True, address_type="u64")
    def wide(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
        if y.len() > ABSOLUTE_POS:
            y[ABSOLUTE_POS] = x[ABSOLUTE_POS] + 1.0

    assert "unsigned long long" in wide.inspect("cuda", *ARRAYS)
    client = device("cpu").client
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for _ in range(4):
        wide[1, 64](x, y)
    assert [plan.module.kernel.address for plan in LAUNCHER.plans_of(wide)] == [u64]
    wide.launch(client, 1, 64, x, y, address_type="u32")
    assert [plan.module.kernel.address == u64 for plan in LAUNCHER.plans_of(wide)] == [True, False]
    assert client.read(y).tolist() == [2.0] * 64


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"fast": True}, "unknown option `fast`"),
        ({"fast_math": "contract"}, "is a bool or a set of"),
        ({"fast_math": 1}, "is a bool or a set of"),
        ({"fast_math": {"speed"}}, "no flag 'speed'"),
        ({"address_type": "u16"}, "is `auto`, `u32` or `u64`"),
    ],
)
def test_what_means_nothing_is_refused_at_the_function(
    options: dict[str, Any], message: str
) -> None:
    with pytest.raises(CubeTypeError, match=message) as caught:

        @cube(launch=True, **options)
        def kernel(x: Array[f32]) -> None: ...

    assert "test_options.py" in str(caught.value)


def test_options_that_are_for_kernels() -> None:
    with pytest.raises(CubeTypeError, match="is for kernels"):
        cube(address_type="u64")(helper.function)
    with pytest.raises(CubeTypeError, match="is for kernels"):
        cube(cluster_dim=2)(helper.function)


TEXT = """
@cube
def half(x: f32) -> f32:
    return exp(x) * x + x

def kernel(x: Array[f32], y: Mut[Array[f32]]) -> None:
    y[0] = half(x[0])
"""


@pytest.mark.parametrize(
    "text", [TEXT, TEXT.replace("def kernel", "@cube(launch=True)\ndef kernel")]
)
def test_functions_from_text_take_the_options_of_the_decorator(text: str) -> None:
    options: dict[str, Any] = {"fast_math": {"contract"}, "cluster_dim": 2, "address_type": "u64"}
    found = cube.from_source(text, launch=True, **options)
    decorated = cube(launch=True, **options)(cube.from_source(text).function)
    assert found.is_launched
    assert found.settled == decorated.settled
    assert ("mul", "contract") in flags(found, *ARRAYS)
    assert ("mul", "") in flags(cube.from_source(text, launch=True), *ARRAYS)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"launch": 3}, "`launch` is `True` or `False`, not 3"),
        ({"fast": True}, "unknown option `fast`"),
        ({"fast_math": "quick"}, "`fast_math` is a bool or a set of"),
        ({"cluster_dim": 2}, "`cluster_dim` is for kernels"),
        ({"launch": True, "cluster_dim": 200}, "a cluster has at most 8"),
    ],
)
def test_wrong_options_of_functions_from_text(options: dict[str, Any], message: str) -> None:
    with pytest.raises(CubeError, match=message) as found:
        cube.from_source(TEXT, **options)
    with pytest.raises(CubeError) as decorated:
        cube(**options)(cube.from_source(TEXT).function)
    one, other = found.value.diagnostic, decorated.value.diagnostic
    assert (one.code, one.fill(one.title)) == (other.code, other.fill(other.title))
    assert one.span is not None


def test_what_a_text_defines_last_is_a_function_or_a_struct() -> None:
    with pytest.raises(CubeError, match=r"`@cube` on the class `A` is not supported yet\n +--> "):
        cube.from_source(TEXT + "\nclass A: pass\n")
    struct = cube.from_source(
        "@cube\n@dataclass\nclass A:\n    x: f32\n",
        {"cube": cube, "dataclass": dataclass, "f32": f32},
    )
    assert struct(1.5).x == 1.5


def test_options_of_a_kernel_that_is_decorated_again() -> None:
    @cube(launch=True)
    def kernel(x: Mut[Array[f32]]) -> None:
        x[0] = 1.0

    assert cube(cluster_dim=2)(kernel).cluster_dim == (2, 1, 1)


def test_kernels_are_pickled_and_copied_by_name() -> None:
    assert pickle.loads(pickle.dumps(check_count)) is check_count
    assert copy.deepcopy([check_count])[0] is check_count
