from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of, parsed
from transpile.ir import core
from transpile.ir.types import i32
from transpile.ir.values import Constant, Value
from transpile.passes.rebuild import Rebuilder, clone, with_fields


class DoubleToAdd(Rebuilder):
    """The example of the module's docstring."""

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply(op="mul", args=(x, Constant(value=2.0))):
                self.replace(op.result, self.apply("add", x, x, type=x.type, span=op.span))
            case _:
                self.keep(op)


def test_an_op_is_replaced_everywhere() -> None:
    before = """
        %d: f32 = mul %f, 2.0:f32
        while {
            %c: bool_ = gt %d, 1.0:f32
        } test %c {
            %p = index %x[%n]
            %e: f32 = mul %d, 2.0:f32
            store %p, %e
        }
    """
    result = """
        %0: f32 = add %f, %f
        while {
            %c: bool_ = gt %0, 1.0:f32
        } test %c {
            %p = index %x[%n]
            %1: f32 = add %0, %0
            store %p, %1
        }
    """
    assert after(lambda kernel: DoubleToAdd().kernel(kernel), before) == body_of(result)


class Always(Rebuilder):
    """Take the first region of every ``if``, and a constant for every loop's condition."""

    def visit(self, op: core.Op) -> None:
        match op:
            case core.If():
                self.inline(op.then)
            case core.Apply(op="logical_not"):
                self.replace(op.result, op.args[0])
            case _:
                self.keep(op)


def test_a_region_is_inlined_and_a_loop_sees_its_new_condition() -> None:
    before = """
        while {
            %c: bool_ = logical_not %b
        } test %c {
            if %c {
                barrier sync_cube
            } else {
                terminate
            }
        }
    """
    result = """
        while {
        } test %b {
            barrier sync_cube
        }
    """
    assert after(lambda kernel: Always().kernel(kernel), before) == body_of(result)


def test_nothing_changed_is_the_same_object() -> None:
    kernel = parsed("if %b {\nbarrier sync_cube\n}\nwhile {\n} test %b {\nbreak\n}")
    assert Rebuilder().kernel(kernel) is kernel


def test_a_clone_takes_values_from_its_mapping() -> None:
    kernel = parsed("block @b {\nfor %k in %i, 9:i32, 1:i32 {\n%w: i32 = add %k, %i\nexit @b\n}\n}")
    start = Constant(i32, 5)
    body, mapping = clone(kernel.body, {kernel.parameters[2]: start})
    block, loop, add, leave = core.walk(body)
    assert isinstance(block, core.Block)
    assert isinstance(loop, core.For)
    assert isinstance(add, core.Apply)
    assert isinstance(leave, core.Exit)
    assert leave.label is block.label
    assert loop.start is start
    assert add.args == (loop.variable, start)
    old = core.walk(kernel.body)
    assert mapping[core.results(old[1])[0]] is loop.variable
    assert old[0] is not block


def test_a_cast_to_its_own_type_is_nothing() -> None:
    rebuilder = Rebuilder()
    value = Value(i32, "v")
    assert rebuilder.cast(value, i32) is value
    assert rebuilder.written == []


@pytest.mark.parametrize("name", ["then", "otherwise"])
def test_a_copy_changes_the_fields_given(name: str) -> None:
    op = core.If(Value(i32), (core.Break(),), (core.Continue(),))
    copy = with_fields(op, {name: ()})
    assert isinstance(copy, core.If)
    assert getattr(copy, name) == ()
    assert copy.condition is op.condition
    assert op.then
    assert op.otherwise
