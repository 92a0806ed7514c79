"""Structured control flow, run for its results."""

from __future__ import annotations

import numpy as np
import pytest

from tests.lower.spirv.conftest import Run

COLLATZ = """
kernel collatz(%x: array<u32>, %steps: mut array<u32>) cube(8, 1, 1) {
    %i: u32 = absolute_pos_x
    %from = index %x[%i] unchecked
    %start = load %from
    %n: slot<u32> = declare %start
    %count: slot<u32> = declare 0:u32
    while {
        %0 = load %n
        %more: bool_ = ne %0, 1:u32
    } test %more {
        %1 = load %n
        %2: u32 = bit_and %1, 1:u32
        %odd: bool_ = eq %2, 1:u32
        if %odd {
            %3: u32 = mul %1, 3:u32
            %4: u32 = add %3, 1:u32
            store %n, %4
        } else {
            %5: u32 = shr_masked %1, 1:u32
            store %n, %5
        }
        %6 = load %count
        %7: u32 = add %6, 1:u32
        store %count, %7
    }
    %to = index %steps[%i] unchecked
    %8 = load %count
    store %to, %8
}
"""


def test_while_with_branches(run: Run) -> None:
    x = np.array([1, 2, 3, 6, 7, 9, 27, 97], np.uint32)

    def steps(n: int) -> int:
        count = 0
        while n != 1:
            n = 3 * n + 1 if n % 2 else n // 2
            count += 1
        return count

    _, found = run(COLLATZ, x, np.zeros(8, np.uint32))
    assert found.tolist() == [steps(int(n)) for n in x]


RANGES = """
kernel ranges(%bounds: array<{t}>, %out: mut array<u32>) cube(1, 1, 1) {{
    %i: u32 = cube_pos_x
    %at: u32 = mul %i, 3:u32
    %p0 = index %bounds[%at] unchecked
    %start = load %p0
    %at1: u32 = add %at, 1:u32
    %p1 = index %bounds[%at1] unchecked
    %stop = load %p1
    %at2: u32 = add %at, 2:u32
    %p2 = index %bounds[%at2] unchecked
    %step = load %p2
    %trips: slot<u32> = declare 0:u32
    %hash: slot<u32> = declare 0:u32
    for %k in %start, %stop, {step} {{
        %n = load %trips
        %enough: bool_ = ge %n, 40:u32
        if %enough {{
            break
        }}
        %n1: u32 = add %n, 1:u32
        store %trips, %n1
        %h = load %hash
        %h31: u32 = mul %h, 31:u32
        %kw: u32 = cast %k
        %h1: u32 = add %h31, %kw
        store %hash, %h1
    }}
    %o: u32 = mul %i, 2:u32
    %q0 = index %out[%o] unchecked
    %trips1 = load %trips
    store %q0, %trips1
    %o1: u32 = add %o, 1:u32
    %q1 = index %out[%o1] unchecked
    %hash1 = load %hash
    store %q1, %hash1
}}
"""


def expected(bounds: np.ndarray, fixed: int | None) -> list[int]:
    found: list[int] = []
    for start, stop, step in bounds.reshape(-1, 3).tolist():
        step = step if fixed is None else fixed
        values = range(start, stop, step)[:40] if step else range(0)
        total = 0
        for value in values:
            total = (total * 31 + value) & 0xFFFFFFFF
        found += [len(values), total]
    return found


@pytest.mark.parametrize("step", [None, 1, 3, -1, -5, 2**30, -(2**31)])
def test_signed_ranges_never_wrap(run: Run, step: int | None) -> None:
    low, high = -(2**31), 2**31 - 1
    cases = [
        (0, 10, 3), (0, 10, 1), (10, 0, -3), (0, 0, 1), (5, 3, 1), (3, 5, -1), (0, 10, 0), (-7, 8, 5),
        (high - 5, high, 3), (low + 5, low, -3), (low, high, high), (high, low, low), (high - 1, high, 1),
        (low, high, 2**30), (low + 1, low, -1), (low, low + 1, 7), (high, high - 1, -9), (0, high, 2**30),
    ]  # fmt: skip
    bounds = np.array(cases, np.int32).reshape(-1)
    text = RANGES.format(t="i32", step="%step" if step is None else f"{step}:i32")
    _, found = run(text, bounds, np.zeros(2 * len(cases), np.uint32), count=len(cases))
    assert found.tolist() == expected(bounds, step)


@pytest.mark.parametrize("step", [None, 1, 4, 2**31])
def test_unsigned_ranges_never_wrap(run: Run, step: int | None) -> None:
    high = 2**32 - 1
    cases = [
        (0, 10, 3), (0, 10, 0), (5, 3, 1), (high - 5, high, 3), (high - 9, high, 4), (0, high, 2**31),
        (0, 1, 7), (high, high, 1), (1, high, high), (0, 3, 4), (2, 3, 4),
    ]  # fmt: skip
    bounds = np.array(cases, np.uint32).reshape(-1)
    text = RANGES.format(t="u32", step="%step" if step is None else f"{step}:u32")
    _, found = run(text, bounds, np.zeros(2 * len(cases), np.uint32), count=len(cases))
    assert found.tolist() == expected(bounds, step)


LEAVING = """
kernel leaving(%out: mut array<i32>) cube(4, 1, 1) {
    %i: u32 = unit_pos_x
    %total: slot<i32> = declare 0:i32
    %three: bool_ = eq %i, 3:u32
    if %three {
        terminate
    }
    for %k in 0:i32, 10:i32, 1:i32 {
        %2: i32 = bit_and %k, 1:i32
        %odd: bool_ = eq %2, 1:i32
        if %odd {
            continue
        }
        %limit: i32 = cast %i
        %3: i32 = mul %limit, 3:i32
        %4: i32 = add %3, 2:i32
        %past: bool_ = gt %k, %4
        if %past {
            break
        } else {
            for %j in 0:i32, %k, 1:i32 {
                %5 = load %total
                %6: i32 = add %5, %j
                store %total, %6
                %7: bool_ = eq %j, 5:i32
                if %7 {
                    break
                }
            }
        }
    }
    %p = index %out[%i] unchecked
    %8 = load %total
    store %p, %8
}
"""


def test_break_continue_terminate(run: Run) -> None:
    def unit(i: int) -> int:
        total = 0
        for k in range(10):
            if k % 2:
                continue
            if k > i * 3 + 2:
                break
            for j in range(k):
                total += j
                if j == 5:
                    break
        return total

    (found,) = run(LEAVING, np.full(4, -1, np.int32))
    assert found.tolist() == [unit(0), unit(1), unit(2), -1]


BOTH_LEAVE = """
kernel both(%out: mut array<i32>) cube(2, 1, 1) {
    %i: u32 = unit_pos_x
    while {
    } test true {
        %first: bool_ = eq %i, 0:u32
        %p = index %out[%i] unchecked
        if %first {
            store %p, 7:i32
            break
        } else {
            store %p, 8:i32
            terminate
        }
    }
    %q = index %out[%i] unchecked
    store %q, 9:i32
}
"""


def test_both_arms_leave(run: Run) -> None:
    (found,) = run(BOTH_LEAVE, np.zeros(2, np.int32))
    assert found.tolist() == [9, 8]


GUARDS = """
kernel guards(%x: array<{t}>, %out: mut array<{t}>, %n: u32) cube(8, 1, 1) {{
    %i: u32 = unit_pos_x
    %inside: bool_ = lt %i, %n
    %p = index %x[%i] unchecked
    %v = load %p if %inside
    %even: u32 = bit_and %i, 1:u32
    %writes: bool_ = eq %even, 0:u32
    %q = index %out[%i] unchecked
    store %q, %v if %writes
}}
"""


@pytest.mark.parametrize("name", ["f32", "i32", "u8", "i16", "f16", "f64", "u64", "bool_"])
def test_guarded_accesses(run: Run, name: str) -> None:
    dtype = {"bool_": "bool", "f32": "f4", "i32": "i4", "f16": "f2", "f64": "f8"}.get(
        name, name[0] + str(int(name[1:]) // 8) if name != "bool_" else ""
    )
    x = np.arange(1, 9).astype(dtype)
    _, found = run(GUARDS.format(t=name), x, np.zeros(8, dtype), np.uint32(5))
    wanted = np.zeros(8, dtype)
    wanted[[0, 2, 4]] = x[[0, 2, 4]]
    np.testing.assert_array_equal(found, wanted)


GUARDED_SHARED = """
kernel window(%x: array<f32>, %out: mut array<f32>) cube(8, 1, 1) {
    %tile: shared<f32, 8> = shared
    %i: u32 = unit_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %t = index %tile[%i] unchecked
    store %t, %v
    barrier sync_cube
    %next: u32 = add %i, 1:u32
    %inside: bool_ = lt %next, 8:u32
    %n = index %tile[%next] unchecked
    %w = load %n if %inside
    %1: f32 = add %v, %w
    %q = index %out[%i] unchecked
    store %q, %1
}
"""


def test_guarded_load_of_shared_memory(run: Run) -> None:
    x = np.arange(8, dtype=np.float32)
    _, found = run(GUARDED_SHARED, x, np.zeros(8, np.float32))
    np.testing.assert_array_equal(found, x + np.append(x[1:], 0))
