"""Names of Python that the rewrite knows, such as `super` and `all`, may be a module's or a closure's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from rewrite.concrete import expanded

import transpile
from runtime import device
from transpile import cube
from transpile.rewrite.compile import CONSUMERS, SPECIAL

LATE = """
def late(n):
    v = n + 1
    items = {name}(v * k for k in (1, 2))
    v = n * 10
    for i in range(n):
        v += i
    return [*items], v
"""
AT_ONCE = """
def at_once(n):
    v = n + 1
    items = list({name}(v * k for k in (1, 2)) for _ in (0, 1))
    v = str(v)
    return items, v
"""
KERNEL = """
@cube(launch=True)
def kernel(out: Mut[Array[f32]]) -> None:
    v = out[0] + 1.0
    items = all(v * k for k in (1.0, 2.0))
    v = out[0] * 2.0
    for i in range(3):
        v += 1.0
    for item in unroll(items):
        out[1] += item
"""


def keep(items: Any) -> Any:
    return items


def made(text: str, name: str, names: dict[str, Any]) -> Callable[..., Any]:
    import linecache

    text = text.format(name=name)
    file = f"<hidden {hash(text)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), names)
    found: Callable[..., Any] = names[text.split("(")[0].split()[-1]]
    return found


@pytest.mark.parametrize("name", sorted(CONSUMERS))
def test_a_modules_function_may_keep_the_generator(name: str) -> None:
    function = made(LATE, name, {name: keep})
    for n in (0, 3):
        assert expanded(function)(n) == function(n)


@pytest.mark.parametrize("name", sorted(CONSUMERS - {"list", "dict"}))
def test_pythons_own_use_it_up(name: str) -> None:
    function = made(AT_ONCE, name, {})
    assert expanded(function)(3) == function(3)


def test_a_closure_may_hide_them() -> None:
    def holder(all: Any, super: Any) -> type:
        class Held:
            def late(self, n: int) -> Any:
                v = n
                items = all(v + k for k in range(2))
                for i in range(n):
                    v += i
                return [*items], super()

        return Held

    held = holder(keep, lambda: 7)()
    assert expanded(type(held).late)(held, 3) == held.late(3) == ([6, 7], 7)


def test_a_module_may_hide_super() -> None:
    text = """
class Held:
    def method(self, n):
        return super() + n
"""
    names: dict[str, Any] = {"super": lambda: 5}
    import linecache

    linecache.cache["<held>"] = (len(text), None, text.splitlines(keepends=True), "<held>")
    exec(compile(text, "<held>", "exec"), names)
    assert expanded(names["Held"].method)(names["Held"](), 2) == 7


def test_names_are_asked_for_what_they_are_now() -> None:
    names = {n: v for n, v in vars(transpile).items() if not n.startswith("_")}
    kernel = cube.from_source(KERNEL.replace("all(", "list("), names)
    before = kernel.twin
    assert before.hidden == ()
    assert kernel.twin is before
    kernel.function.__globals__["list"] = lambda items: [*items, 100.0]
    assert kernel.twin.hidden == ("list",)


@pytest.mark.parametrize("where", ["reference", "eager"])
def test_a_kernel_calls_what_the_module_calls_all(where: str) -> None:
    names = {n: v for n, v in vars(transpile).items() if not n.startswith("_")}
    kernel = cube.from_source(KERNEL, {**names, "all": lambda items: items})
    out = np.ones(2, "f4")
    if where == "eager":
        kernel.eager(1, 1, out)
    else:
        kernel.launch(device(where).client, 1, 1, out)
    assert out.tolist() == [1, 16]


def test_every_special_name_is_pythons() -> None:
    import builtins

    assert all(hasattr(builtins, name) for name in SPECIAL)
