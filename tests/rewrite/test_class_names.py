"""Names with a meaning of their own in classes: `super`, `__class__`, private ones; as locals they are like others."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from rewrite.concrete import expanded

from runtime import device
from transpile import Array, Mut, cube, f32, i32, u32

_Plain__LIMIT = 7
"""What `__LIMIT` means in `Plain`."""


class Plain:
    __factor = 3

    def __init__(self) -> None:
        self.__b = 2

    def stored_super(self, n):
        if n > 1:
            one, super = divmod(n, 3)
        return n

    def read_super(self, n):
        super = n + 1
        if n:
            super += self.__b
        return super

    def called_super(self, n):
        super = lambda: n * 3
        return super()

    def nested_super(self, n):
        def add(super):
            if super > 1:
                super += 1
            return super + self.__factor

        return add(n) + (lambda super: super * 2)(n) + (lambda super: super())(lambda: n)

    def captured_super(self, n):
        super = n
        add = lambda v: super + v
        if n > 3:
            super = 9
        return add(n), [super * v for v in (1, 2)]

    def own_class(self, n):
        __class__ = n
        if n > 1:
            __class__ = 7
        return __class__

    def private(self, __n):
        __v, super = __n, 2
        for __i in range(3):
            __v += __i * __LIMIT  # noqa: F821  # private
        self.__b += __v
        match self.__b, super:
            case 1, __w:
                return __w
            case __w, __u if __w > 9:
                return __w + __u + sum(__k * __v for __k in (1, 2))
        return self.__hidden(__n)

    def __hidden(self, __n):
        super = __n
        super += 1
        return super

    def underscores(self, _):
        _ += 1
        for _ in range(_):
            _ += 1
        __ = ___ = _ * 2
        return _, __, ___


METHODS = [name for name in vars(Plain) if not name.startswith("_")]


@pytest.mark.parametrize("name", METHODS)
def test_twins_of_methods_do_what_the_methods_do(name):
    method = vars(Plain)[name]
    for n in (0, 1, 2, 5):
        assert expanded(method)(Plain(), n) == method(Plain(), n)


def test_functions_outside_of_classes_may_call_a_super_of_their_own():
    def by_parameter(n, super):
        return super() + n

    def by_definition(n):
        def super():
            return n + 4

        return super()

    assert expanded(by_parameter)(2, lambda: 5) == 7
    assert expanded(by_definition)(2) == 6


def test_a_function_in_a_class_with_a_private_name_calls_itself():
    class Made:
        def __count(n):
            return n and 1 + __count(n - 1)  # noqa: F821  # never called by itself

        def outer(self):
            def __count(n):
                super = n
                return super and 1 + __count(n - 1)

            return __count

    count = Made().outer()
    assert expanded(count)(3) == count(3) == 3


@cube
@dataclass
class Pair:
    a: i32
    __b: u32 = 3

    def method(self, super):
        this, rest = divmod(super, 3)
        if super > 1:
            super += this + rest
        self.__b += u32(super)
        return super + i32(self.__b)

    @property
    def size(self):
        super = self.a
        if super > 2:
            super += 1
        return super

    @staticmethod
    def of(super):
        __n = super
        if super > 2:
            __n += super
        return Pair(__n)


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    pair = Pair.of(x[0])
    out[0] = pair.method(x[0])
    out[1] = pair.size


@cube(launch=True)
def rebound(x: Array[i32], out: Mut[Array[f32]]) -> None:
    limit = x[0]
    if all(v < limit for v in (1, 2)) and any(sum(u for u in (v, limit)) > 6 for v in (1, 2)):
        out[0] = 1.0
    limit = f32(limit) / 2.0
    out[1] = max(v * limit for v in (1, 2))


@pytest.mark.parametrize("where", ["reference", "eager"])
def test_kernels_of_such_names(where):
    x, out, floats = np.array([5, 0], "i4"), np.zeros(2, "i4"), np.zeros(2, "f4")
    for made, result in ((kernel, out), (rebound, floats)):
        if where == "eager":
            made.eager(1, 1, x, result)
        else:
            made.launch(device(where).client, 1, 1, x, result)
    assert out.tolist() == [5 + 1 + 2 + 3 + 8, 11]
    # Generator expressions that are used up at once hold no name: the second binding has a type of its own.
    assert floats.tolist() == [1.0, 5.0]
