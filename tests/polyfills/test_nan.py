"""NaN comes out where it should, though a compiler takes any comparison with NaN for true, or for false.

WGSL lets a driver assume that there is no NaN: NVIDIA's made a minimum of ``select(x, 89.0, x > 89.0)``, and `exp` of
NaN was infinite. The legalized IR is evaluated by a machine whose comparisons of floats are such; bits tell the truth.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from tests.ops.kernels import is_across
from tests.polyfills.test_accuracy import DTYPES, Machine
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.types import SCALARS, Scalar
from transpile.ir.values import Constant, Value
from transpile.ir.verify import verify
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import WGSL
from transpile.ops.row import Polyfill
from transpile.ops.table import TABLE
from transpile.passes.legalize import legalize
from transpile.passes.nan_branches import nan_branches
from transpile.passes.structure import structure

Array = np.ndarray
TYPES = ("f32", "f16")
"""What WGSL computes with; it takes bf16 for f32."""
COMPARISONS = ("lt", "le", "gt", "ge", "eq", "ne")
ROWS = [
    row.name
    for row in TABLE.values()
    if row.sig.operands
    and all("f32" in kinds for kinds in row.sig.operands)
    and row.effect == "pure"
    and not is_across(row)
    and isinstance(row.spelling("wgsl", [SCALARS["f32"]] * len(row.sig.operands)), Polyfill)
]
NUMBERS = np.array([np.nan, -np.nan, 0.0, -0.0, 1.0, -2.5, 60000.0, np.inf, -np.inf], np.float32)
SELF = ("eq", "ne")
COMPARED = {"lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal}


@dataclass
class Blind(Machine):
    """Answers what it likes where NaN is compared."""

    answer: str = "true"
    random: np.random.Generator = field(default_factory=lambda: np.random.default_rng(7))

    def apply(self, row: str, args: list[Array]) -> Array:
        if row == "rsqrt":
            return np.float32(1.0) / np.sqrt(args[0])
        found = super().apply(row, args)
        if row in COMPARISONS and args[0].dtype.kind not in "iub":
            unknown = np.isnan(args[0]) | np.isnan(args[1])
            guess = self.random.random(self.count) < {"true": 2.0, "false": 0.0}.get(
                self.answer, 0.5
            )
            found = np.where(unknown, guess, found)
        return found


def result(name: str, args: list[Array | float], type: Scalar, answer: str) -> Array:
    """Apply a row to arrays and constants as WGSL's text would."""
    values = [Value(type) if isinstance(a, np.ndarray) else Constant(type, a) for a in args]
    made = TABLE[name].sig.result_type([v.type for v in values])
    assert isinstance(made, Scalar)
    # A cast shows what stands for the result in the end.
    last = Value(SCALARS["f32"])
    out = Value(made)
    ops = (core.Apply(name, tuple(values), out, {}, None), core.Cast(out, last, None))
    kernel = legalize(core.Kernel(name, (), ops), WGSL, SERVICES.polyfills)
    kernel = structure(kernel, has_break=False)
    machine = Blind(len(NUMBERS) ** 2, answer=answer)
    for value, array in zip(values, args, strict=True):
        if isinstance(array, np.ndarray):
            machine.values[value] = array.astype(DTYPES[type.name])
    with np.errstate(all="ignore"):
        machine.region(kernel.body, np.ones(machine.count, bool))
    return machine.values[core.results(kernel.body[-1])[0]]


def wanted(name: str, args: list[Array | float], count: int) -> Array:
    """Return what the row gives, number by number."""
    columns = [np.broadcast_to(np.asarray(a, np.float64), count) for a in args]
    fold = TABLE[name].fold
    assert fold is not None
    found = [fold(SCALARS["f32"], *map(float, numbers)) for numbers in zip(*columns, strict=True)]
    return np.array([np.nan if number is None else number for number in found], np.float64)


def check(name: str, args: list[Array | float], type_name: str, answer: str) -> None:
    got = result(name, args, SCALARS[type_name], answer).astype(np.float64)
    right = wanted(name, args, len(got))
    with_nan = np.logical_or.reduce([np.isnan(np.broadcast_to(a, len(got))) for a in args])
    assert with_nan.any()
    np.testing.assert_array_equal(got[with_nan], right[with_nan])


def pairs() -> list[Array]:
    return [a.ravel() for a in np.meshgrid(NUMBERS, NUMBERS)]


@pytest.mark.parametrize("answer", ["true", "false", "either"])
@pytest.mark.parametrize("name", ROWS)
def test_nan_stays(name: str, answer: str) -> None:
    x, y = pairs()
    args: list[Array | float] = [x, y, np.roll(y, 1)][: len(TABLE[name].sig.operands)]
    for type_name in TYPES:
        check(name, args, type_name, answer)
        if len(args) > 1 and name in ("min", "max", "fmin", "fmax", "clamp"):
            check(name, [x, *[-1.0, 6.0][: len(args) - 1]], type_name, answer)


@pytest.mark.parametrize("answer", ["true", "false", "either"])
@pytest.mark.parametrize("comparison", COMPARED)
def test_a_choice_by_order(comparison: str, answer: str) -> None:
    """``select(x < y, x, y)`` and its like, of which a driver makes minima."""
    x, y = pairs()
    a, b, limit = Value(SCALARS["f32"]), Value(SCALARS["f32"]), Constant(SCALARS["f32"], 2.0)
    for second, arms in ((b, (a, b)), (b, (b, a)), (limit, (a, limit)), (limit, (limit, a))):
        for negated in (False, True):
            test, other = Value(SCALARS["bool_"]), Value(SCALARS["bool_"])
            out = Value(SCALARS["f32"])
            ops = (
                core.Apply(comparison, (a, second), test, {}, None),
                core.Apply("logical_not", (test,), other, {}, None),
                core.Apply("select", (other if negated else test, *arms), out, {}, None),
                core.Bitcast(out, Value(SCALARS["u32"]), None),
            )
            kernel = legalize(core.Kernel("choice", (), ops), WGSL, SERVICES.polyfills)
            machine = Blind(len(x), answer=answer)
            machine.values.update({a: x, b: y})
            machine.region(kernel.body, np.ones(len(x), bool))
            last = kernel.body[-1]
            assert isinstance(last, core.Bitcast)
            truth = COMPARED[comparison](x, machine.get(second)) != negated
            right = np.where(truth, *map(machine.get, arms))
            np.testing.assert_array_equal(machine.get(last.value), right)


def branches(comparison: str, kind: str) -> dict[str, str]:
    """Return kernels that choose a number by a branch."""
    head = f"""kernel k(%x: {kind}, %y: {kind}, %b: bool_) cube(1, 1, 1) {{
  %s: slot<{kind}> = declare %x
"""
    test = f"  %c: bool_ = {comparison} %x, %y\n"
    tail = "  %found = load %s\n}\n"
    negated = "  %d: bool_ = logical_not %c\n"
    return {
        "limited": f"""{head}  %t = load %s
  %c: bool_ = {comparison} %t, 2.0:{kind}
  if %c {{
    store %s, 2.0:{kind}
  }}
{tail}""",
        "one arm": f"{head}{test}  if %c {{\n    store %s, %y\n  }}\n{tail}",
        "two arms": f"{head}{test}  if %c {{\n    store %s, %y\n  }} else {{\n    store %s, %x\n  }}\n{tail}",
        "negated": f"{head}{test}{negated}  if %d {{\n    store %s, %y\n  }}\n{tail}",
        "joined": f"{head}{test}  %d: bool_ = logical_and %b, %c\n  if %d {{\n    store %s, %y\n  }}\n{tail}",
        "chosen": f"""{head}{test}  %d: bool_ = logical_and %c, %b
  %f: {kind} = select %d, %y, %x
  store %s, %f
{tail}""",
    }


@pytest.mark.parametrize("answer", ["true", "false", "either"])
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("comparison", COMPARED)
def test_a_branch_by_order(comparison: str, kind: str, answer: str) -> None:
    """``if x > y: x = y`` and its like, of which a driver makes choices first and then minima."""
    x, y = [numbers.astype(DTYPES[kind]) for numbers in pairs()]
    flag = np.arange(len(x)) % 2 == 0
    for name, text in branches(comparison, kind).items():
        kernel = parse_kernel(text)
        found = []
        for machine, made in (
            (Machine(len(x)), kernel),
            (
                Blind(len(x), answer=answer),
                legalize(nan_branches(kernel), WGSL, SERVICES.polyfills),
            ),
        ):
            verify(made, TABLE)
            machine.values.update(zip(made.parameters, (x, y, flag), strict=True))
            machine.region(made.body, np.ones(len(x), bool))
            found.append(machine.values[core.results(made.body[-1])[0]])
        np.testing.assert_array_equal(*found, err_msg=name)


def test_a_branch_that_limits_a_lane() -> None:
    kernel = parse_kernel("""kernel k(%x: array<vec<f32, 4>>) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %v = load %p
  %q = index %x[1:u32] unchecked
  %w = load %q
  %s: slot<vec<f32, 4>> = declare %v
  %a: f32 = extract %v, 1:u32
  %b: f32 = extract %w, 1:u32
  %c: bool_ = gt %a, %b
  if %c {
    %t = load %s
    %l: f32 = extract %w, 1:u32
    %u: vec<f32, 4> = insert %t, 1:u32, %l
    store %s, %u
  }
}
""")
    changed = nan_branches(kernel)
    verify(changed, TABLE)
    rows = [op.op for op in changed.body if isinstance(op, core.Apply)]
    assert rows == ["gt", *["bit_and", "le", "logical_and"] * 2]


def test_other_branches_stay() -> None:
    text = branches("lt", "f32")["one arm"]
    for other in (text.replace("store %s, %y", "store %s, 3.0:f32"), text.replace("f32", "i32")):
        kernel = parse_kernel(other.replace("3.0:i32", "3:i32"))
        assert nan_branches(kernel) is kernel


@pytest.mark.parametrize("answer", ["true", "false", "either"])
def test_a_number_that_is_not_itself(answer: str) -> None:
    """``x != x`` tells NaN by bits."""
    for type_name in TYPES:
        x = pairs()[0]
        for name in SELF:
            type = SCALARS[type_name]
            value, out, last = Value(type), Value(SCALARS["bool_"]), Value(SCALARS["f32"])
            ops = (core.Apply(name, (value, value), out, {}, None), core.Cast(out, last, None))
            kernel = legalize(core.Kernel(name, (), ops), WGSL, SERVICES.polyfills)
            machine = Blind(len(x), answer=answer)
            machine.values[value] = x.astype(DTYPES[type_name])
            machine.region(kernel.body, np.ones(len(x), bool))
            found = machine.values[core.results(kernel.body[-1])[0]]
            assert (found == (np.isnan(x) == (name == "ne"))).all()


def test_every_function_is_tried() -> None:
    assert {"exp", "atan2", "pow", "erf", "min", "clamp", "sign", "rem_trunc", "hypot"} <= set(ROWS)
