"""`match`: functions whose twins are run on concrete values and under masks, against CPython."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from types import SimpleNamespace

from rewrite.functions import runs

__all__ = ["Color"]


class Color(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass
class Spot:
    x: int
    y: int


NAMES = SimpleNamespace(one=1, two=2)


@runs(0, 1, 2, 3, -1, "a", None, True)
def values(n):
    match n:
        case 0:
            r = "zero"
        case 1 | 2:
            r = "few"
        case -1:
            r = "minus"
        case "a" | "b":
            r = "text"
        case None:
            r = "none"
        case _:
            r = "many"
    return r


@runs(1, 2, 5)
def dotted(n):
    match n:
        case NAMES.one:
            return "one"
        case NAMES.two:
            return "two"
    return "other"


@runs(0, 3, 8, -4)
def guards(n):
    limit = 5
    match n:
        case k if k > limit:
            limit = k
        case k if (d := k * 2) < 0:
            return d, k
        case 0:
            limit += 1
        case other:
            limit = other + limit
    return limit


@runs(((1, 2),), ((1, 2, 3),), ((0,),), ((),), ((7, 8, 9, 10),), 5, [1, 2])
def sequences(s):
    match s:
        case []:
            return "empty"
        case (0,):
            return "zero"
        case [a, b]:
            return a + b
        case first, *middle, last if len(middle) > 1:
            return first, middle, last
        case [a, _, b]:
            return b, a
        case _:
            return "no"


@runs(1, 2, 3)
def classes(n):
    p = Spot(n, n * 2)
    match p:
        case Spot(1, y=b):
            out = b
        case Spot(x=2) as q:
            out = q.y + 100
        case Spot(a, b) if a > 100:
            out = -1
        case Spot(x=a):
            out = a
    return out


@runs(1, 2)
def enums(n):
    match Color(n):
        case Color.RED:
            return "red"
        case Color.BLUE:
            return "blue"


@runs({"a": 1, "b": 2}, {"b": 3}, {})
def mappings(d):
    match d:
        case {"a": v, **rest}:
            return v, rest
        case {"b": v}:
            return v
        case {}:
            return "any"


@runs(1, "x", 2.5, True, ((1, 2),))
def kinds(v):
    match v:
        case bool():
            return "bool"
        case int(k) | float(k):
            return k + 1
        case str() as s:
            return s + "!"
        case _:
            pass
    return None


@runs(0, 1, 2, 3, 4)
def in_loops(n):
    out = []
    for i in range(6):
        match i + n:
            case 2:
                continue
            case 6 if n < 4:
                break
            case k:
                out.append(k)
        out.append("-")
    else:
        out.append("end")
    return out


@runs((0, 0), (0, 1), (1, 0), (1, 1))
def nested(a, b):
    match a:
        case 0:
            match b:
                case 0:
                    r = "00"
                case k:
                    r = "0", k
        case k:
            match (k, b):
                case (_, 0):
                    r = "10"
                case pair:
                    r = pair
    return r


@runs(0, 1, 7)
def names_before_and_after(n):
    k = 10
    match n:
        case 0:
            k = 20
        case 1:
            pass
        case k:
            k += 1
    return k


@runs((1, 2), (0, 5))
def swapped_names(a, b):
    match b, a:
        case a, b if a > b:
            return a, b
        case x, y:
            return x, y


@runs(1, 4)
def closures(n):
    match n:
        case k if (lambda: k)() == 1:
            f = lambda: k + 1  # noqa: E731
        case k:
            f = lambda: k * 2  # noqa: E731
    return f()


@runs(3, 0)
def returns_everywhere(n):
    match n:
        case 0:
            return "zero"
        case (1 | 2 | 3) as few:
            return few
        case _:
            return "many"
    n = 100
    return n


@runs(((1, 2, 3),), ((4, 5, 6),))
def alternatives(s):
    match s:
        case (1, k, _) | (4, _, k):
            return k


@runs(2)
def layout(n):
    match (
        n,  # the first
        n + 1,
    ):
        case (
            2 | 3 as a,
            b,
        ) if a < b:
            return a, b
    return None


@runs(1, 2)
def one_line(n):
    r = 0
    match n:
        case 1:
            r = 5
        case k:
            r = k
    return r
