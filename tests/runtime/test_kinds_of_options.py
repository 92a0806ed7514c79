"""Integers, truths and names that a caller gives: NumPy's and others are taken, what only equals one is refused.

Each wrong value comes after the right one that it equals, so that nothing that was remembered stands for it.
"""

from __future__ import annotations

import enum
import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.autotune import Config, Tunables, Work, autotune
from runtime.bench import bench
from runtime.memory import Handle
from transpile import (
    ABSOLUTE_POS,
    CubeCount,
    CubeDim,
    CubeError,
    Mut,
    Tensor,
    config,
    cube,
    f32,
    i64,
    spec,
)


class Index:
    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Four(enum.IntEnum):
    FOUR = 4


class Word(str):
    __slots__ = ()


FOURS = (4, np.int64(4), np.uint8(4), np.array(4), Index(4), Four.FOUR)
NO_FOURS = (4.0, np.float32(4), 4 + 0j, np.array([4]), "4", b"4", [4], {4: 4}, object(), int)
NO_INTEGERS = (*NO_FOURS, True, np.True_, math.nan, math.inf, -1)
NO_TRUTHS = (1, 1.0, np.int64(1), "True", "", [], object(), bool)


@cube(launch=True)
def double(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


@autotune(configs=[Config(vectorize=1), Config(vectorize=2)])
@cube(launch=True)
def tuned(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


class Run:
    """The forms in which an option or a size is given; each checks the numbers that it makes."""

    def __init__(self, client: ComputeClient) -> None:
        self.client = client
        self.x: Handle = client.create(np.arange(16, dtype="f4"))
        self.out: Handle = client.zeros(16, f32)
        self.array = np.arange(16, dtype="f4")

    def __call__(self, work: Callable[[Handle, Handle], object]) -> None:
        self.client.write(self.out, np.zeros(16, "f4"))
        work(self.x, self.out)
        assert self.client.read(self.out).tolist() == [2.0 * n for n in range(16)]

    def options(self, **options: Any) -> list[Callable[[], None]]:
        given, client = options, self.client
        forms: list[Callable[[Handle, Handle], object]] = [
            lambda x, out: double.with_options(**given)[4, 4](x, out),
            lambda x, out: double.over(16, **given).launch(client, x, out),
        ]
        if "checked" not in options:
            forms += [
                lambda x, out: double.launch(client, 4, 4, x, out, **given),
                lambda x, out: double.prepare(client, 4, 4, x, out, **given)(),
            ]
        return [lambda form=form: self(form) for form in forms]

    def sizes(self, size: Any) -> list[Callable[[], None]]:
        client = self.client
        forms: list[Callable[[Handle, Handle], object]] = [
            lambda x, out: double[size, 4](x, out),
            lambda x, out: double[4, size](x, out),
            lambda x, out: double[(size, 1), (size, 1)](x, out),
            lambda x, out: double.launch(client, size, (size, 1, 1), x, out),
            lambda x, out: double.launch(client, CubeCount(size), CubeDim(4), x, out),
            lambda x, out: double.prepare(client, [size, 1], size, x, out)(),
            lambda x, out: double.over((4, size)).launch(client, x, out),
            lambda x, out: tuned[(size, 1), (4, 1)](x, out),
            lambda x, out: tuned.launch(client, 4, (size, 1), x, out),
            lambda x, out: tuned.over((size, 4)).launch(client, x, out),
        ]
        return [lambda form=form: self(form) for form in forms]

    def texts(self, **options: Any) -> list[Callable[[], None]]:
        example = spec(f32, 16), spec(f32, 16)

        def text() -> None:
            assert double.inspect("ir", *example, dim=4, **options)

        def artifact() -> None:
            assert double.artifact(self.client.properties, *example, dim=4, **options)

        return [text, artifact]

    def eager(self, count: Any = 4, dim: Any = 4, **options: Any) -> list[Callable[[], None]]:
        def run() -> None:
            out = np.zeros(16, "f4")
            double.eager(count, dim, self.array, out, **options)
            assert out.tolist() == (self.array * 2).tolist()

        return [run]


@pytest.fixture
def run() -> Run:
    return Run(device("reference").client)


def refused(forms: list[Callable[[], None]], value: object) -> None:
    for number, form in enumerate(forms):
        told = ""
        try:
            form()
        except CubeError as error:
            told = str(error)
        assert re.match(r"(?s)error\[CUBE\d+\].*\n help: ", told), (number, value)


@pytest.fixture(autouse=True)
def no_tuning() -> Any:
    with config.override(autotune="off"):
        yield


def test_widths(run: Run) -> None:
    for four in FOURS:
        for form in (*run.options(vectorize=four), *run.texts(vectorize=four), *run.eager(4, 4)):
            form()
    for form in run.options(vectorize=Word("auto")):
        form()
    for wrong in (*NO_INTEGERS, None, 0, 3, 1 << 40, 1 << 70, "Auto"):
        refused(run.options(vectorize=wrong), wrong)
        refused(run.texts(vectorize=wrong), wrong)
        refused(run.eager(vectorize=wrong), wrong)


def test_sizes(run: Run) -> None:
    for four in FOURS:
        for form in (*run.sizes(four), *run.eager(four, four)):
            form()
    for wrong in NO_INTEGERS:
        if isinstance(wrong, (list, np.ndarray)):  # a size of one dimension
            continue
        refused(run.sizes(wrong), wrong)
        refused(run.eager(count=wrong), wrong)
        refused(run.eager(dim=wrong), wrong)
    for huge in (1 << 40, 1 << 70):
        refused(run.eager(count=huge), huge)
        refused(run.eager(dim=huge), huge)


@pytest.mark.parametrize("truth", [True, np.True_])
@pytest.mark.parametrize("option", ["checked", "validate"])
def test_truths(run: Run, option: str, truth: object) -> None:
    for form in (*run.options(**{option: truth}), *run.texts(**{option: truth})):
        form()
    for wrong in NO_TRUTHS:
        refused(run.options(**{option: wrong}), wrong)
        refused(run.texts(**{option: wrong}), wrong)


@pytest.mark.parametrize(("option", "right"), [("aliasing", "allow"), ("address_type", "u32")])
def test_names(run: Run, option: str, right: str) -> None:
    for word in (right, Word(right), np.str_(right)):
        for form in run.options(**{option: word}):
            form()
    for wrong in ("", right.upper(), right.encode(), None, 4, True, [right], object()):
        refused(run.options(**{option: wrong}), wrong)


def test_other_options_of_texts(run: Run) -> None:
    for right in (None, 2, np.int32(2), Index(2)):
        for form in run.texts(grid_rank=right):
            form()
    for wrong in (*NO_INTEGERS, 0, 4):
        refused(run.texts(grid_rank=wrong), wrong)
    for form in run.texts(folded=np.False_):
        form()
    for wrong in NO_TRUTHS:
        refused(run.texts(folded=wrong), wrong)


def test_a_unit_to_debug(run: Run) -> None:
    def debug(unit: Any, **options: Any) -> list[float]:
        out = np.zeros(16, "f4")
        double.debug(4, 4, run.array, out, unit=unit, **options)
        return [float(n) for n in np.flatnonzero(out)]

    for right in (*FOURS, (1, 0), (np.int64(1), Index(0)), ((1, 0), (0,))):
        assert debug(right, stop=np.False_) == [4.0]
    for wrong in (*NO_INTEGERS, 16, 1 << 70, (True, 0), (1.0, 0), (4, 0), (1, 0, 0), ((), 0)):
        refused([lambda wrong=wrong: print(debug(wrong))], wrong)
    for wrong in ("yes", 2, 1.5, [], object()):
        refused([lambda wrong=wrong: print(debug(4, stop=wrong))], wrong)


def test_what_is_remembered_of_numpy_s_sizes(run: Run) -> None:
    """A launch with them is as quick as with Python's: they share what was remembered."""
    kernel: Any = double
    first = kernel.sited(4, (4, 1), {"vectorize": 2}, run.client)
    again = kernel.sited(np.int64(4), [np.uint8(4), 1], {"vectorize": np.int64(2)}, run.client)
    assert first is again
    assert kernel[4, (4, 1)] is kernel[np.int64(4), (Four.FOUR, 1)]
    assert kernel[4, (4, 1)] is not kernel[4, (4, True)]


def test_dtypes_are_no_numbers(run: Run) -> None:
    for right in (np.int64, np.dtype("i8"), "int64", int):
        assert run.client.empty(2, right).dtype is i64
    # A number has a type too, and `4 == np.int64(4)`.
    for wrong in (np.int64(4), 4, 4.0, True, np.True_, np.zeros(2), np.array(4), run.x):
        refused([lambda wrong=wrong: print(run.client.empty(2, wrong))], wrong)
        refused([lambda wrong=wrong: print(spec(wrong, 2))], wrong)


@pytest.mark.parametrize(
    ("name", "takes", "refuses"),
    [
        ("max_ops", FOURS, NO_INTEGERS),
        ("cache_size", FOURS, NO_INTEGERS),
        ("print_buffer", FOURS, NO_INTEGERS),
        ("autotune_budget", (*FOURS, 4.0, np.float32(4), Fraction(4)), (True, np.True_, math.nan, math.inf, -1)),
        ("debug", (True, np.True_, np.int64(1)), (*NO_FOURS[:3], 2, None)),
        ("autotune", ("full", Word("full"), np.str_("full")), (4, None, "", "fully", b"full")),
    ],
)  # fmt: skip
def test_settings(name: str, takes: tuple[object, ...], refuses: tuple[object, ...]) -> None:
    found = []
    for right in takes:
        with config.override(**{name: right}):
            found.append(getattr(config.settings, name))
    assert all(each == found[0] for each in found)
    for wrong in refuses:
        if name != "autotune" and isinstance(wrong, str):
            continue
        refused([lambda wrong=wrong: config.override(**{name: wrong}).__enter__()], wrong)


def test_amounts_and_names_of_tuning(run: Run) -> None:
    def tune(work: Any) -> None:
        tunables = Tunables("double", client=run.client, names=["x", "out"], work=lambda *_: work)
        tunables.add(lambda x, out: double[4, 4](x, out), name="one")
        tunables.add(lambda x, out: double[8, 2](x, out), name="two")
        with config.override(autotune="minimal", cache=False):
            tunables(run.x, run.out)

    for wrong in (math.nan, -1, "4", None, [4], True):
        refused(
            [lambda wrong=wrong: tune(Work(wrong, 0)), lambda wrong=wrong: tune(Work(0, wrong))],
            wrong,
        )
    tune(Work(np.int64(4), np.float32(4)))
    for wrong in ({"x": 1}, {}, "x", ["x", 4]):
        refused(
            [
                lambda wrong=wrong: Tunables("a", names=wrong),
                lambda wrong=wrong: Tunables("a", writes=wrong),
            ],
            wrong,
        )
    for wrong in (True, np.True_, math.nan, -1.0, "1"):
        refused(
            [
                lambda wrong=wrong: Tunables("a", budget=wrong),
                lambda wrong=wrong: bench(int, budget=wrong),
            ],
            wrong,
        )


def test_brackets_hold_a_count_and_a_dim() -> None:
    assert double[4, (4, 1)] is double[(4), (4, 1)]  # known by now
    for wrong in (4, (4,), (1, 2, 3), [1, 4], [4, (4, 1)], slice(1, 4), None):
        refused(
            [
                lambda wrong=wrong: double[wrong],
                lambda wrong=wrong: double.with_options(vectorize=4)[wrong],
            ],
            wrong,
        )


def test_a_size_that_changes_in_place_is_looked_at_again() -> None:
    kernel: Any = double
    for size, other in (([4, 1], [8, 1]), (CubeCount(Index(4)), CubeCount(8))):
        before, other_site = kernel[size, (4, 1)], kernel[other, (4, 1)]
        assert kernel[size, (4, 1)] is before is not other_site
        if isinstance(size, list):
            size[0] = 8
        else:
            size[0].number = 8
        assert kernel[size, (4, 1)] is other_site
    assert kernel[CubeCount(8), CubeDim(4)] is kernel[(8, 1, 1), (4, 1, 1)]


def test_what_is_written_as_bytes_is_no_size() -> None:
    """Buffers are written as their bytes: those of one size may not stand for another."""
    kernel: Any = double
    for right in (4, np.int64(4)):
        kernel[right, (4, 1)], kernel[(right, 1), (4, 1)]
    same = np.array([4], "i8").view("f8")[0], np.int64(4).tobytes()
    for wrong in same:
        assert kernel[wrong, (4, 1)] is not kernel[4, (4, 1)]
        assert kernel[(wrong, 1), (4, 1)] is not kernel[(4, 1), (4, 1)]
        assert tuned[(wrong, 1), (4, 1)] is not tuned[(4, 1), (4, 1)]
