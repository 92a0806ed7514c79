from __future__ import annotations

import re
from functools import partial

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.fold import fold


def folded(expression: str, type: str) -> str:
    """Fold one op that gives `type`, and return what is stored of it."""
    text = after(fold, f"%s: slot<{type}> = declare\n%r: {type} = {expression}\nstore %s, %r")
    return (
        text.removeprefix(f"%s: slot<{type}> = declare\n")
        .removesuffix("\nstore %s, %r")
        .removeprefix("store %s, ")
    )


@pytest.mark.parametrize(
    ("expression", "type", "result"),
    [
        # Constants, wrapped and rounded to their type.
        ("add 2147483647:i32, 1:i32", "i32", "-2147483648:i32"),
        ("mul 65536:u32, 65536:u32", "u32", "0:u32"),
        ("add 16777216.0:f32, 1.0:f32", "f32", "16777216.0:f32"),
        ("div 1.0:f32, 0.0:f32", "f32", "inf:f32"),
        ("div 0.0:f32, 0.0:f32", "f32", "nan:f32"),
        ("div_floor -7:i32, 2:i32", "i32", "-4:i32"),
        ("rem_floor -7:i32, 2:i32", "i32", "1:i32"),
        ("div_floor 7:i32, 0:i32", "i32", "0:i32"),
        ("div_trunc -7:i32, 2:i32", "i32", "-3:i32"),
        ("div_trunc -7:i32, 0:i32", "i32", "%r: i32 = div_trunc -7:i32, 0:i32"),
        ("abs -2147483648:i32", "i32", "-2147483648:i32"),
        ("shift_left 1:i32, 32:i32", "i32", "0:i32"),
        ("shift_right -8:i32, 40:i32", "i32", "-1:i32"),
        ("shl_masked 1:i32, 33:i32", "i32", "2:i32"),
        ("max nan:f32, 1.0:f32", "f32", "nan:f32"),
        ("fmax nan:f32, 1.0:f32", "f32", "1.0:f32"),
        ("ne nan:f32, nan:f32", "bool_", "true"),
        ("round 2.5:f32", "f32", "2.0:f32"),
        ("floor -0.0:f32", "f32", "-0.0:f32"),
        ("exp 1000.0:f32", "f32", "inf:f32"),
        ("log -1.0:f32", "f32", "nan:f32"),
        ("cast 3000000000.0:f32", "i32", "2147483647:i32"),
        ("cast nan:f32", "i32", "0:i32"),
        ("cast nan:f32", "bool_", "true"),
        ("cast 300:i32", "u8", "44:u8"),
        ("bitcast 1.0:f32", "u32", "1065353216:u32"),
        ("bitcast 4294967295:u32", "i32", "-1:i32"),
        ("bitcast 2143289344:u32", "f32", "%r: f32 = bitcast 2143289344:u32"),
        # An index may have 32 or 64 bits.
        ("sub 0:index, 1:index", "index", "%r: index = sub 0:index, 1:index"),
        ("mul 65536:index, 65536:index", "index", "%r: index = mul 65536:index, 65536:index"),
        ("mul 6:index, 7:index", "index", "42:index"),
        ("cast -1:i32", "index", "%r: index = cast -1:i32"),
        ("clz 1:index", "index", "%r: index = clz 1:index"),
        ("shift_left 1:index, 40:index", "index", "%r: index = shift_left 1:index, 40:index"),
        # Algebra of integers.
        ("add %i, 0:i32", "i32", "%i"),
        ("add 0:i32, %i", "i32", "%i"),
        ("sub %i, 0:i32", "i32", "%i"),
        ("sub %i, %i", "i32", "0:i32"),
        ("mul %i, 1:i32", "i32", "%i"),
        ("mul %i, 0:i32", "i32", "0:i32"),
        ("div_floor %i, 1:i32", "i32", "%i"),
        ("div_floor %i, 8:i32", "i32", "%r: i32 = shr_masked %i, 3:i32"),
        ("rem_floor %i, 8:i32", "i32", "%r: i32 = bit_and %i, 7:i32"),
        ("div_floor %i, -8:i32", "i32", "%r: i32 = div_floor %i, -8:i32"),
        ("div_floor %u, 3:u32", "u32", "%r: u32 = div_trunc %u, 3:u32"),
        ("rem_floor %n, 3:index", "index", "%r: index = rem_trunc %n, 3:index"),
        ("rem_floor %i, 1:i32", "i32", "0:i32"),
        ("shift_left %i, 4:i32", "i32", "%r: i32 = shl_masked %i, 4:i32"),
        ("shift_left %i, 99:i32", "i32", "0:i32"),
        ("shift_right %i, 99:i32", "i32", "%r: i32 = shr_masked %i, 31:i32"),
        ("shift_right %u, 99:u32", "u32", "0:u32"),
        ("shl_masked %i, 33:i32", "i32", "%r: i32 = shl_masked %i, 1:i32"),
        ("shift_left %n, 40:index", "index", "%r: index = shift_left %n, 40:index"),
        ("bit_and %i, -1:i32", "i32", "%i"),
        ("bit_and %i, 0:i32", "i32", "0:i32"),
        ("bit_or %i, 0:i32", "i32", "%i"),
        ("bit_xor %i, %i", "i32", "0:i32"),
        ("eq %i, %i", "bool_", "true"),
        ("lt %i, %i", "bool_", "false"),
        ("ge %u, 0:u32", "bool_", "true"),
        ("gt 0:index, %n", "bool_", "false"),
        ("ge %i, 0:i32", "bool_", "%r: bool_ = ge %i, 0:i32"),
        # Algebra of floats, where a zero's sign and NaN survive.
        ("mul %f, 1.0:f32", "f32", "%f"),
        ("div %f, 1.0:f32", "f32", "%f"),
        ("add %f, -0.0:f32", "f32", "%f"),
        ("sub %f, 0.0:f32", "f32", "%f"),
        ("add %f, 0.0:f32", "f32", "%r: f32 = add %f, 0.0:f32"),
        ("sub %f, -0.0:f32", "f32", "%r: f32 = sub %f, -0.0:f32"),
        ("mul %f, 0.0:f32", "f32", "%r: f32 = mul %f, 0.0:f32"),
        ("sub %f, %f", "f32", "%r: f32 = sub %f, %f"),
        ("eq %f, %f", "bool_", "%r: bool_ = eq %f, %f"),
        # Logic and choice.
        ("logical_and %b, true", "bool_", "%b"),
        ("logical_and false, %b", "bool_", "false"),
        ("logical_or %b, true", "bool_", "true"),
        ("logical_or %b, false", "bool_", "%b"),
        ("select true, %i, 3:i32", "i32", "%i"),
        ("select %b, %i, %i", "i32", "%i"),
        ("select %b, %b, true", "bool_", "true"),
        ("select %b, true, %b", "bool_", "%b"),
        ("select %b, false, %b", "bool_", "false"),
        ("select %b, 0.0:f32, -0.0:f32", "f32", "%r: f32 = select %b, 0.0:f32, -0.0:f32"),
        ("cast %i", "i32", "%i"),
    ],
)
def test_one_op(expression: str, type: str, result: str) -> None:
    assert folded(expression, type) == result


@pytest.mark.parametrize(
    ("inner", "outer", "result"),
    [
        ("add %u, 1:u32", "sub %0, 1:u32", "%u"),
        ("add %u, 1:u32", "sub %0, 3:u32", "%r: u32 = sub %u, 2:u32"),
        ("sub %u, 3:u32", "add %0, 1:u32", "%r: u32 = sub %u, 2:u32"),
        ("sub %u, 3:u32", "add 8:u32, %0", "%r: u32 = add %u, 5:u32"),
        ("sub %u, 3000000000:u32", "sub %0, 3000000000:u32", "%r: u32 = add %u, 2589934592:u32"),
        ("add %u, 4294967295:u32", "add %0, 1:u32", "%u"),
        ("sub 9:u32, %u", "add %0, 3:u32", "%r: u32 = sub 12:u32, %u"),
        ("sub 9:u32, %u", "sub %0, 10:u32", "%r: u32 = sub 4294967295:u32, %u"),
        ("add %u, 9:u32", "sub 3:u32, %0", "%r: u32 = sub 4294967290:u32, %u"),
        ("sub 9:u32, %u", "sub 12:u32, %0", "%r: u32 = add %u, 3:u32"),
        ("sub %i, 2147483647:i32", "sub %0, 1:i32", "%r: i32 = add %i, -2147483648:i32"),
        ("sub %i, 2147483647:i32", "sub %0, 2:i32", "%r: i32 = add %i, 2147483647:i32"),
        ("sub 0:i32, %i", "sub 0:i32, %0", "%i"),
        ("neg %i", "add %0, 3:i32", "%r: i32 = sub 3:i32, %i"),
        ("bit_and %u, 12:u32", "bit_and %0, 3:u32", "0:u32"),
        ("add %i, -5:i32", "sub %0, -5:i32", "%i"),
        ("add %n, 7:index", "sub %0, 9:index", "%r: index = sub %n, 2:index"),
        ("sub 3:index, %n", "sub %0, 4:index", "%r: index = sub %0, 4:index"),
        ("add %n, 4294967295:index", "add %0, 1:index", "%r: index = add %0, 1:index"),
        ("add %f, 1.0:f32", "sub %0, 1.0:f32", "%r: f32 = sub %0, 1.0:f32"),
        ("bit_and %i, 12:i32", "bit_and 10:i32, %0", "%r: i32 = bit_and %i, 8:i32"),
        ("bit_or %u, 12:u32", "bit_or %0, 10:u32", "%r: u32 = bit_or %u, 14:u32"),
        ("bit_xor %u, 12:u32", "bit_xor %0, 12:u32", "%u"),
        ("min %i, 12:i32", "min %0, 10:i32", "%r: i32 = min %i, 10:i32"),
        ("max %f, 1.0:f32", "max %0, 2.0:f32", "%r: f32 = max %0, 2.0:f32"),
    ],
)
def test_two_constants_become_one(inner: str, outer: str, result: str) -> None:
    type = re.findall(r":(\w+)", outer)[0]
    text = after(
        partial(fold, is_late=True),
        f"%0: {type} = {inner}\n%s: slot<{type}> = declare\n%r: {type} = {outer}\nstore %s, %r",
    )
    lines = text.splitlines()[2:]
    assert (lines[0] if len(lines) > 1 else lines[0].removeprefix("store %s, ")) == result


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %p = index %x[0:index]
            if true {
                store %p, 1.0:f32
            } else {
                store %p, 2.0:f32
            }
            """,
            """
            %p = index %x[0:index]
            store %p, 1.0:f32
            """,
            id="known branch",
        ),
        pytest.param(
            """
            for %k in 3:i32, 3:i32, 1:i32 {
                terminate
            }
            for %l in 0:i32, 9:i32, 0:i32 {
                terminate
            }
            for %m in 0:i32, 9:i32, -1:i32 {
                terminate
            }
            for %o in 9:i32, 0:i32, -1:i32 {
                terminate
            }
            """,
            """
            for %o in 9:i32, 0:i32, -1:i32 {
                terminate
            }
            """,
            id="loops without trips",
        ),
        pytest.param(
            """
            while {
                barrier sync_cube
                %c: bool_ = lt 3:i32, 2:i32
            } test %c {
                terminate
            }
            """,
            "barrier sync_cube",
            id="a while that ends at once",
        ),
        pytest.param(
            """
            %p = index %x[0:index]
            %v = load %p if false
            %w = load %p if true
            store %p, %v if true
            store %p, %w if false
            assert true, "fine"
            """,
            """
            %p = index %x[0:index]
            %w = load %p
            store %p, 0.0:f32
            """,
            id="known guards",
        ),
        pytest.param(
            """
            %1: i32 = add %i, 3:i32
            %2: i32 = add 4:i32, %1
            %3: i32 = add %2, -7:i32
            %p = index %y[0:index]
            store %p, %3
            """,
            """
            %0: i32 = add %i, 3:i32
            %1: i32 = add %i, 7:i32
            %p = index %y[0:index]
            store %p, %i
            """,
            id="sums of constants",
        ),
        pytest.param(
            """
            %1: vec<u32, 4> = construct 16:u32
            %2: vec<u32, 4> = construct 31:u32, 31:u32, 31:u32, 31:u32
            %3: vec<u32, 4> = bit_and %1, %2
            %4: vec<f32, 4> = cast %3
            %a = extract %4, 2:u32
            %p = index %x[0:index]
            store %p, %a
            """,
            """
            %0: vec<u32, 4> = construct 16:u32
            %1: vec<u32, 4> = construct 31:u32
            %2: vec<u32, 4> = construct 16:u32
            %3: vec<f32, 4> = construct 16.0:f32
            %p = index %x[0:index]
            store %p, 16.0:f32
            """,
            id="one number in all lanes",
        ),
        pytest.param(
            """
            %v: vec<i32, 2> = construct %i, 7:i32
            %zero: vec<i32, 2> = construct 0:i32
            %one: vec<i32, 2> = construct 1:i32
            %two: vec<i32, 2> = construct 2:i32
            %aaa: vec<i32, 2> = add %v, %one
            %bbb: vec<i32, 2> = sub %aaa, %two
            %ccc: vec<i32, 2> = mul %bbb, %one
            %ddd: vec<i32, 2> = add %zero, %ccc
            %eee: vec<i32, 2> = sub %ddd, %ddd
            %fff: vec<i32, 2> = div_floor %bbb, %two
            %ggg: vec<bool_, 2> = eq %bbb, %ddd
            %s: slot<vec<i32, 2>> = declare %eee
            store %s, %ddd
            store %s, %fff
            %t: slot<vec<bool_, 2>> = declare %ggg
            """,
            """
            %v: vec<i32, 2> = construct %i, 7:i32
            %zero: vec<i32, 2> = construct 0:i32
            %one: vec<i32, 2> = construct 1:i32
            %two: vec<i32, 2> = construct 2:i32
            %aaa: vec<i32, 2> = add %v, %one
            %bbb: vec<i32, 2> = sub %aaa, %two
            %eee: vec<i32, 2> = construct 0:i32
            %0: vec<i32, 2> = construct 1:i32
            %fff: vec<i32, 2> = shr_masked %bbb, %0
            %ggg: vec<bool_, 2> = construct true
            %s: slot<vec<i32, 2>> = declare %eee
            store %s, %bbb
            store %s, %fff
            %t: slot<vec<bool_, 2>> = declare %ggg
            """,
            id="algebra of lanes",
        ),
        pytest.param(
            """
            %1: u32 = mul %u, 65536:u32
            %2: u32 = mul 65539:u32, %1
            %3: f32 = mul %f, 3.0:f32
            %4: f32 = mul %3, 5.0:f32
            %5: i32 = cast %2
            %p = index %y[0:index]
            store %p, %5
            %q = index %x[0:index]
            store %q, %4
            """,
            """
            %0: u32 = mul %u, 65536:u32
            %1: u32 = mul %u, 196608:u32
            %2: f32 = mul %f, 3.0:f32
            %3: f32 = mul %2, 5.0:f32
            %4: i32 = cast %1
            %p = index %y[0:index]
            store %p, %4
            %q = index %x[0:index]
            store %q, %3
            """,
            id="products of constants wrap",
        ),
        pytest.param(
            """
            %1: i64 = cast %i
            %2: i32 = cast %1
            %3: f32 = cast %i
            %4: i32 = cast %3
            %5: i32 = cast %u
            %6: u32 = cast %5
            %p = index %y[0:index]
            store %p, %2
            store %p, %4
            """,
            """
            %0: i64 = cast %i
            %1: f32 = cast %i
            %2: i32 = cast %1
            %3: i32 = cast %u
            %4: u32 = cast %3
            %p = index %y[0:index]
            store %p, %i
            store %p, %2
            """,
            id="a cast there and back",
        ),
        pytest.param(
            """
            %v: vec<i32, 4> = construct %i
            %w: vec<i32, 2> = construct %i, 7:i32
            %a = extract %v, 3:u32
            %c = extract %w, 1:u32
            %p = index %y[0:index]
            store %p, %a
            store %p, %c
            """,
            """
            %v: vec<i32, 4> = construct %i
            %w: vec<i32, 2> = construct %i, 7:i32
            %p = index %y[0:index]
            store %p, %i
            store %p, 7:i32
            """,
            id="lanes of what was built",
        ),
    ],
)
def test_text(before: str, result: str) -> None:
    assert after(fold, before) == body_of(result)


@pytest.mark.parametrize(
    ("test", "result"),
    [
        ("cast %c", "%b"),
        ("ne %c, 0:i32", "%b"),
        ("eq %c, 1:i32", "%b"),
        ("eq %c, 0:i32", "logical_not %b"),
        ("ne %c, 1:i32", "logical_not %b"),
        ("eq %c, 2:i32", "eq %c, 2:i32"),
    ],
)
def test_a_condition_counted_and_tested_is_the_condition(test: str, result: str) -> None:
    body = "%c: i32 = cast %b\n%r: bool_ = {}\n%s: slot<bool_> = declare %r"
    wanted = (
        body.format(result) if result != "%b" else "%c: i32 = cast %b\n%s: slot<bool_> = declare %b"
    )
    assert after(fold, body.format(test)) == wanted
