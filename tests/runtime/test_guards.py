"""Guards: a kernel whose functions, globals or objects changed is built anew, one whose did not is not."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.launcher import state_of
from transpile import Array, Comptime, CubeLaunchError, Mut, comptime, cube, i32

SIZE = 2
NUMBERS = np.array([1, 2, 3])
LARGE = np.zeros(5 << 20, np.uint8)


class Settings:
    def __init__(self, value: int) -> None:
        self.value = value
        self.parts = [value]

    def get(self) -> int:
        return self.scaled() + self.parts[0]

    def scaled(self) -> int:
        return self.value * SIZE


SETTINGS = Settings(1)


def size() -> int:
    return inner()


def inner() -> int:
    return SIZE


def shifted(value: Any, by: int = 1, *, more: int = 0) -> Any:
    return value + by + more


@cube(launch=True)
def calls_python(out: Mut[Array[i32]]) -> None:
    out[0] = comptime(size())


@cube(launch=True)
def reads_array(out: Mut[Array[i32]]) -> None:
    out[0] = comptime(int(NUMBERS.sum()))


@cube(launch=True)
def calls_method(out: Mut[Array[i32]]) -> None:
    out[0] = SETTINGS.get()


@cube(launch=True)
def follows(out: Mut[Array[i32]]) -> None:
    out[0] = SETTINGS.parts[0]


@cube(launch=True)
def takes_object(out: Mut[Array[i32]], settings: Comptime[Settings]) -> None:
    out[0] = settings.value


@cube(launch=True)
def shifts(out: Mut[Array[i32]]) -> None:
    out[0] = shifted(out[1])


@cube(launch=True)
def reads_large(out: Mut[Array[i32]]) -> None:
    out[0] = comptime(int(LARGE.sum()))


def result(kernel: Any, *args: Any) -> int:
    out = np.zeros(2, "i4")
    kernel.launch(device("reference").client, 1, 1, out, *args)
    return int(out[0])


def changes(kernel: Any, change: Callable[[], None], *args: Any) -> tuple[int, int]:
    """Return what a kernel gives before and after a change; without one it keeps its plan."""
    before = result(kernel, *args)
    plan = next(iter(state_of(kernel).plans.values()))
    result(kernel, *args)
    assert next(iter(state_of(kernel).plans.values())) is plan
    change()
    return before, result(kernel, *args)


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    made = Settings(1)
    monkeypatch.setitem(globals(), "SETTINGS", made)
    return made


def test_globals_of_functions_that_run_at_comptime(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changes(calls_python, lambda: monkeypatch.setitem(globals(), "SIZE", 7)) == (2, 7)


def test_functions_that_functions_at_comptime_call(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changes(calls_python, lambda: monkeypatch.setitem(globals(), "inner", lambda: 9)) == (
        2,
        9,
    )


def test_arrays_by_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "NUMBERS", np.array([1, 3]))
    assert changes(reads_array, lambda: NUMBERS.__setitem__(0, 100)) == (4, 103)


@pytest.mark.parametrize(
    ("change", "after"),
    [
        (lambda s, patch: setattr(s, "value", 5), 11),
        (lambda s, patch: s.parts.__setitem__(0, 5), 7),
        (lambda s, patch: patch.setitem(globals(), "SIZE", 10), 11),
        (lambda s, patch: patch.setattr(Settings, "scaled", lambda self: 50), 51),
    ],
    ids=["attribute", "list", "global of a method", "method of a method"],
)
def test_objects_and_their_methods(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, change: Any, after: int
) -> None:
    assert changes(calls_method, lambda: change(settings, monkeypatch)) == (3, after)


def test_attributes_of_attributes(settings: Settings) -> None:
    assert changes(follows, lambda: settings.parts.__setitem__(0, 8)) == (1, 8)


def test_other_attributes_do_not_matter(settings: Settings) -> None:
    result(follows)
    plan = next(iter(state_of(follows).plans.values()))
    settings.value += 1
    result(follows)
    assert next(iter(state_of(follows).plans.values())) is plan


def test_comptime_arguments_that_change() -> None:
    given = Settings(3)
    assert changes(takes_object, lambda: setattr(given, "value", 50), given) == (3, 50)


def test_defaults_and_code_of_helpers(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(value: Any, by: int = 1, *, more: int = 0) -> Any:
        return value + by * 100

    patch = monkeypatch.setattr
    assert changes(shifts, lambda: patch(shifted, "__defaults__", (4,))) == (1, 4)
    assert changes(shifts, lambda: patch(shifted, "__kwdefaults__", {"more": 5})) == (4, 9)
    assert changes(shifts, lambda: shifted.__kwdefaults__.update(more=6)) == (9, 10)
    assert changes(shifts, lambda: patch(shifted, "__code__", other.__code__)) == (10, 400)


def test_what_is_too_large_to_follow_is_refused() -> None:
    with pytest.raises(CubeLaunchError, match="`LARGE`, an array of 5242880 bytes"):
        result(reads_large)


SIGNED = [0.0]


@cube(launch=True)
def reads_sign(out: Mut[Array[i32]]) -> None:
    out[0] = comptime(int(math.copysign(1.0, SIGNED[0]) < 0))


def test_signs_of_zeros_in_lists() -> None:
    assert changes(reads_sign, lambda: SIGNED.__setitem__(0, -0.0)) == (0, 1)
