"""LibCST imported quickly is the LibCST that a plain import gives, class by class."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from transpile.rewrite.quick_import import KNOWN

FACTS = """
import copy, dataclasses, inspect, json, pickle, sys
if sys.argv[1] == "quick":
    from transpile.rewrite.quick_import import import_libcst
    import_libcst()
    assert sys.modules["libcst"]
import libcst
assert dataclasses.dataclass.__module__ == "dataclasses"

TEXT = '''
@decorator(1, *a, key=2, **k)
async def f(a, /, b: int = 3, *c, d=4, **e) -> "str":
    global g
    async with x as y, z: pass
    async for i in [j async for j in k if j]: await i
    return lambda q: (yield q)
class C(B, metaclass=M):
    x: int = 1; del y; raise E from e
    try: import a.b as c, d
    except (A, B) as e: from . import (x, y as z)
    else: assert x, "t"
    finally: nonlocal_ = {1, *s} | {**d, 1: 2}
    while a < b <= c is not d not in e: break
    else: continue
    if (n := 3) and not a or b: x[1:2, ::3, ...] += 1.5j ** -2
    elif a @ b // c % d << 1 >> 2 & 3 ^ ~4: pass
    match v:
        case [1, *r] | {"k": p, **q} | P(a, b=c) as m if m > 0: pass
        case None | -1 | a.b | _: f"{x!r:>{w}} {y=}" "b" 'c'
    try: pass
    except* E: pass
'''
tree = libcst.parse_module(TEXT)
assert tree.code == TEXT

def every(cls):
    yield cls
    for one in cls.__subclasses__():
        yield from every(one)

def default(field):
    value = field.default
    if isinstance(value, libcst.CSTNode): return repr(value)
    parts = (value, field.default_factory)
    return [getattr(part, "__qualname__", type(part).__name__) for part in parts]

class Subclass(libcst.Name): pass
frozen = dataclasses.dataclass(frozen=True)(Subclass)
try: dataclasses.dataclass(frozen=False)(type("Thawed", (libcst.Name,), {}))
except TypeError as error: refused = str(error)

facts = {"refused": refused, "tree": repr(tree), "same": tree.deep_equals(copy.deepcopy(tree)),
    "pickled": pickle.loads(pickle.dumps(tree)).code == TEXT,
    "changed": repr(frozen("a").with_changes(value="b")), "default": frozen("x") == frozen("x")}
for cls in sorted({*every(libcst.CSTNode)}, key=lambda c: (c.__module__, c.__qualname__)):
    if not cls.__module__.startswith("libcst.") or not dataclasses.is_dataclass(cls): continue
    if getattr(sys.modules[cls.__module__], cls.__name__, None) is not cls: continue  # before it got its slots
    try: cls()
    except TypeError as error: first = str(error)
    except Exception as error: first = type(error).__name__
    else: first = "made"
    wrong = []
    try: cls(no_such_field=1)
    except Exception as error: wrong.append(f"{type(error).__name__}: {error}")
    blank = cls.__new__(cls) if not inspect.isabstract(cls) else None
    for name in ("no_such_field", *(f.name for f in dataclasses.fields(cls))):
        for action in (lambda: setattr(blank, name, 1), lambda: delattr(blank, name)):
            if blank is None: continue
            try: action(); wrong.append("done")
            except Exception as error: wrong.append(f"{type(error).__name__}: {error}")
    facts[f"{cls.__module__}.{cls.__qualname__}"] = {
        "first": first, "wrong": wrong, "abstract": inspect.isabstract(cls),
        "signature": str(inspect.signature(cls.__init__)) if not inspect.isabstract(cls) else "",
        "fields": [(f.name, str(f.type), default(f), f.init, f.repr, f.compare, f.kw_only)
            for f in dataclasses.fields(cls)],
        "parameters": repr(cls.__dataclass_params__), "match": cls.__match_args__,
        "slots": cls.__dict__.get("__slots__"), "mro": [c.__qualname__ for c in cls.__mro__],
        "own": sorted(k for k in cls.__dict__ if k not in ("__doc__", "__firstlineno__")),
        "equal": cls.__eq__ is libcst.CSTNode.__eq__, "hash": cls.__hash__ is libcst.CSTNode.__hash__,
        "repr": cls.__repr__ is libcst.CSTNode.__repr__,
    }
json.dump(facts, sys.stdout)
"""


def facts_of(how: str) -> dict[str, dict[str, object]]:
    done = subprocess.run(
        [sys.executable, "-c", FACTS, how], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    found: dict[str, dict[str, object]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(
    not KNOWN[0] <= sys.version_info[:2] < KNOWN[1], reason="this Python imports LibCST as it is"
)
def test_every_class_is_the_same() -> None:
    plain, quick = facts_of("plain"), facts_of("quick")
    assert len(plain) > 150
    assert plain.keys() == quick.keys()
    for name, facts in plain.items():
        assert quick[name] == facts, name


def test_other_dataclasses_are_made_as_ever() -> None:
    script = """
import dataclasses, threading
from transpile.rewrite import quick_import
plain = dataclasses.dataclass
quick = quick_import._decorator(plain)
@quick(frozen=True)
class A:
    x: int = 1
@quick
class B:
    y: int
assert repr(A()) == "A(x=1)" and A() == A() and B(2) == B(2) and "__eq__" in B.__dict__
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_library_that_is_imported_is_left_alone() -> None:
    script = """
import libcst, sys
before = dict(vars(libcst.Name))
from transpile.rewrite.quick_import import import_libcst
import_libcst()
assert dict(vars(libcst.Name)) == before
"""
    subprocess.run([sys.executable, "-c", script], check=True)
