"""Python source to its expand twin: the same function, line for line, that builds IR when it is called.

    types.FunctionType --rewrite--> Twin(expand, text, codes, nested, slot_parameters, source, free)

The twin takes the expansion context `cx` first, then the user's parameters. The rewrite is purely syntactic: it
doesn't know what a name means, so that its result can be cached on disk, by the source and by which of a few names of
Python's, such as `super`, the module or a closure binds.

The forms
=========
Everything that a twin does with its context is in this list; `e'` is `e` rewritten. Operators, indexing,
attributes, tuples, constants and slices stay as written. Every keyword shown is spelled as a keyword where it is
given.

Names
-----
A name's bindings and reads fall into webs; a web is a value (a bare Python local) or a slot.

``cx.let("v", value)``
    A value is bound; returns what the local `v` holds (the same value, with a name hint).
``cx.var("v", value, up=2, ann=T)``
    Store into the slot `v` of the scope `up` suites out (0 is not written); the first store declares the slot there.
    `ann`, where given, is the declared type: the value is converted (``acc: f32 = 0``). Returns the Slot, which the
    local holds. A name declared alone (``acc: f32``, which becomes ``pass``) has its `ann` at every plain binding.
``cx.get(v)``
    Read a Slot now; anything that is not a Slot comes back unchanged (a nested def).
``cx.inplace(v)``
    The left side of ``v op= e``, which becomes ``v = cx.var("v", cx.inplace(v) op e')``: like `get`, but for a
    comptime list, set, dict or other object with in-place operators it returns a proxy whose binary operator runs the
    in-place one on the object and returns the object. Also called on what is no Slot.
``cx.at("v")``
    Read the slot `v` of the running function by its web's name, innermost scope first; used where the Python local
    can't hold the Slot: a walrus in a deferred operand, a starred target of a loop, two webs of one name that
    interleave, a name that no binding reaches. No such slot: unbound name.
``cx[NAME]``, ``cx[a.b.c]``
    A free name, or a dotted chain on one, read as a value: the object itself, or this expansion's value of a topology
    or device symbol.

The name given to `var`, `at`, `for_` and `def_` is the web's: ``acc``, then ``acc.1``, ``acc.2`` for further slot
webs of one name in one function. One suite of the twin (a function's body, the body of an if, elif, else, for, while,
loop else) is one scope of `cx`, and `up` counts those only. Tests of `elif` and `while` and the lambdas of deferred
operands run in the scope of the statement that holds them, whatever regions `cx` opens for them. Each expansion of a
suite is a fresh scope. A parameter in `slot_parameters` must already be a Slot, made in the scope of the function's
body under the parameter's name, when the twin runs.

Statements
----------
``a, (b, *c) = e'; a = cx.let("a", a); b = cx.var("b", b); ...``
    Unpacking and chained assignment: the statement as it is, then each name once.
``x[i'] = e'``, ``p.a = e'``, ``x[i'] += e'``, ``del v``, ``pass``, docstrings
    As they are.
``for _cx in cx.if_(test'):``, ``for _cx in cx.elif_(lambda: test'):``, ``for _cx in cx.else_():``
    Each yields once if its body is to be expanded, else never. `elif_` and `else_` belong to the `if_` just before.
``for _cx in cx.while_(lambda: test'):``
    A run-time loop; or as often as the test holds when it is ``comptime(...)``.
``for t in cx.for_(iterable', "t"):``
    Yields once for a run-time loop, once an item for a comptime iterable. The second argument has the shape of the
    target: ``"t"`` a value (a name hint), ``("t", up)`` a slot that is stored from the item in each trip (the local
    gets the Slot; `up` counts from the loop's body, 0 included), a list for a tuple target: ``["i", ("a", 1)]``. A
    starred name is spelled ``"*rest"`` or ``("*rest", up)``; its items are spread in what is yielded.
``for _cx in cx.loop_else():``
    After `for_` or `while_`.
``for _cx in cx.match(subject'):``
``for k, v in cx.case(lambda _cx: pattern, ["k", ("v", 1)], guard=lambda k, v: g'):``
    `match` yields once, to the suite of its cases. A case yields once if its body is to be expanded, to what its names
    capture, in the order of the text; the second argument has the shape of the targets as for `for_` (one name: not
    in a list; none: left out, and the target is `_cx`). A pattern is built when its case is reached, by what the lambda
    gets: ``_cx.any``, ``_cx.value(e')``, ``_cx.same(None)``, ``_cx.name("k")``, ``_cx.name("k", pattern)``,
    ``_cx.either(...)``, ``_cx.items(...)``, ``_cx.rest("xs")``, ``_cx.of(Point', ..., x=...)``,
    ``_cx.keys({k': ...})`` with ``None: _cx.rest("r")`` for ``**r``.
``if _cx.1 := cx.enter(cx.if_(test')): ...; cx.leave(_cx.1)``
    In a function with more than 20 of these in each other, which is all that CPython nests, all of them but `for_` and
    `while_`; targets are bound from ``_cx.1[0]``. In the code only: the text keeps the `for` (see `blocks`).
``cx.break_()``, ``cx.continue_()``, ``cx.return_()``, ``cx.return_(e')``
    `return_` leaves the innermost expanded function, a nested def too.
``if cx.live: statement``, ``for _cx in cx.live and cx.if_(test'):`` (`while_`, `for_` too)
    `cx.live` is True, or ``()`` when the path from here is dead; then the `elif_`, `else_`, `loop_else` that follow
    yield nothing. A default of a nested def is guarded as ``k=cx.live and (e')``.
``cx.assert_(test', "text")``, ``cx.assert_(test', lambda: e')``, ``cx.assert_(False, "text", never=True)``
    The message is a literal, or deferred; without one it is the text of the test.
``def f(v, k=e'): ...``
    A nested function: annotations as lambdas (``v: lambda: cx[i32]``), the outer `cx` by closure. `cx.call`
    finds it in `nested` by its code object and opens a frame with one scope; its result is what `return_` got there.
    In a slot web the line is ``def f(v, *, _d=cx.def_("f", up=1)):``, and the local holds the bare function.

Expressions
-----------
In a test (of if, elif, while, assert, a ternary, a comprehension's `if`, under `not`, and operands of and/or there)
``test=True`` is added to `and_`, `or_`, `not_` and `cond`: only truth is taken of the result.

``cx.and_(a', lambda: b')``, ``cx.or_(a', lambda: b')``, ``cx.not_(a')``
    Always two operands: ``a and b and c`` nests to the left.
``cx.chain("and", a', lambda: b', lambda: c', ...)``
    The same, for chains of more than 20 operands.
``cx.cond(lambda: a', c', lambda: b')``
    ``a if c else b``, in the order of the source.
``cx.compare(a', "<", b', "<=", lambda: c', ...)``
    A chain; the third and later operands are deferred. ``"in" "not in" "is" "is not"`` come here alone too; one plain
    comparison stays as it is.
``cx.call(f, a', *xs', k=b', **m')``
    `f` is the bare name or chain when it is free, ``o.m`` for a method of a local; so the signature must be
    ``call(self, f, /, *args, **kwargs)``. ``super()`` is ``cx.call(super, __class__, self)``,
    unless the module or a closure binds `super`.
``(n := cx.let("n", e'))``, ``cx.get(n := cx.var("n", e'))``, ``cx.get(cx.var("n", e'))``
    A walrus of a value, of a slot, and in a deferred operand; then all reads of that web are ``cx.at("n")``.
``cx.list([..])``, ``cx.dict({..})``, ``cx.set({..})``
    Displays and comprehensions.
``[e' for v in cx.iter(xs') if cx.static(c')]``
    Every comprehension and generator expression.
``lambda v, k=e': e'``
    A user's lambda; `cx.call` finds it in `nested`, and its result is what the Python call returns.

``cx.text(cx.mark, f"...")``
    An f-string with values, or strings side by side with one among them; `mark` is read before they are formatted. The
    expressions in it are rewritten like any other.
"""

from __future__ import annotations

from transpile.rewrite.source import SourceFile, function_from_source, text_hash
from transpile.rewrite.twin import Nested, Twin, place_of, rewrite

__all__ = [
    "Nested",
    "SourceFile",
    "Twin",
    "function_from_source",
    "place_of",
    "rewrite",
    "text_hash",
]
