"""Python source to its expand twin: the same function, line for line, that builds IR when it is called.

    types.FunctionType --rewrite--> Twin(expand, text, codes, nested, slot_parameters, source, free)

The twin takes the expansion context `cx` first, then the user's parameters. The rewrite is purely syntactic: it never
knows what a name means, so that its result depends on the source alone and can be cached on disk.

The forms
=========
Everything that a twin does with its context is in this list; `e'` is `e` rewritten. Operators, indexing, attributes,
tuples, constants, f-strings and slices stay as written. Every keyword shown is spelled as a keyword when it is given.

Names. A name's bindings and reads fall into webs; a web is a value (bare Python local) or a slot.

==================================  =======================================================================================
``cx.let("v", value)``              a value is bound: returns what the local `v` holds (the same value, with a name hint)
``cx.var("v", value, up=2)``        store into the slot `v` of the scope `up` suites out (0, the default, is not written);
                                    declares the slot there at the first store; returns the Slot, which the local holds
``cx.var(.., ann=T)``               the same with a declared type: converts the value (``acc: f32 = 0``)
``cx.get(v)``                       read a Slot (now); anything that is not a Slot comes back unchanged (a nested def)
``cx.inplace(v)``                   the left side of ``v op= e``: like `get`, but for a comptime list, set, dict or other
                                    object with in-place operators it returns a proxy whose binary operator runs the
                                    in-place one on the object and returns the object. ``v += e`` is
                                    ``v = cx.var("v", cx.inplace(v) + e')``
``cx.at("v")``                      read the slot `v` of the running function by its web's name, innermost scope first;
                                    used where the Python local can't hold the Slot (walrus in a deferred operand, two
                                    webs of one name that interleave); no such slot: unbound name
``cx[NAME]``, ``cx[a.b.c]``         a free name or a dotted chain on a free name, read as a value: the object itself, or
                                    this expansion's value of a topology or device symbol
==================================  =======================================================================================

The name given to `var`, `at`, `for_` and `def_` is the web's name: ``acc``, then ``acc.1``, ``acc.2`` for further slot webs of one
name in one function. One suite of the twin (function body, the body of an if, elif, else, for, while, loop else) is
one scope of `cx`; `up` counts those only. Tests of `elif` and `while` and the lambdas of deferred operands run in the
scope of the statement that holds them, whatever regions `cx` opens for them. Each expansion of a suite is a fresh
scope. A parameter named in `slot_parameters` must already be a Slot, made in the scope of the function's body under
the parameter's name, when the twin runs.

Statements.

==================================  =======================================================================================
``a, (b, *c) = e'``                 the statement as it is, then ``; a = cx.let("a", a); b = cx.var("b", b)`` for each name
``x[i'] = e'``, ``p.a = e'``        as they are, also augmented
``for _cx in cx.if_(test'):``       yields once if the body is to be expanded (a run-time test, or comptime true), else never
``for _cx in cx.elif_(lambda: t'):``  of the `if_` just before, when no earlier arm was comptime true
``for _cx in cx.else_():``
``for _cx in cx.while_(lambda: t'):``  a run-time loop, or as often as `t` holds when it is ``comptime(...)``
``for t in cx.for_(it', "t"):``     once for a run-time loop, once an item for a comptime iterable. The second argument
                                    has the target's shape: ``"t"`` a value (a name hint), ``("t", up)`` a slot that is
                                    stored from the item in each trip (the local gets the Slot; `up` counts from the
                                    loop's body), a list for a tuple target: ``["i", ("a", 1)]``; a starred name is
                                    spelled ``"*rest"`` or ``("*rest", up)``; its items are spread in what is yielded, and
                                    a starred slot is read by ``cx.at``
``for _cx in cx.loop_else():``      after `for_` or `while_`
``cx.break_()`` ``cx.continue_()``
``cx.return_()`` ``cx.return_(e')``  in nested defs too, where it returns from the innermost expanded function
``if cx.live: statement``           `cx.live` is True, or ``()`` when the path from here is dead
``for _cx in cx.live and cx.if_(t'):``  the same for a compound statement (`while_`, `for_` too). When `live` answers
                                    ``()`` the `elif_`, `else_`, `loop_else` that follow yield nothing
``cx.assert_(t')``                  also ``cx.assert_(t', "text")`` with a literal, ``cx.assert_(t', lambda: e')`` otherwise
``del v``, ``pass``, docstrings     as they are
``def f(v, k=e'): ...``             a nested function: signature without annotations, body rewritten, the outer `cx` by
                                    closure. `cx.call` finds it by its code object in `nested` and opens a frame with one
                                    scope; its result is what `return_` got in that frame. In a slot web the line is
                                    ``def f(v, *, _d=cx.def_("f", up=1)):`` and the local holds the bare function
==================================  =======================================================================================

Expressions. In a test (of if, elif, while, assert, a ternary, a comprehension's `if`, under `not`, and operands of and/or
there) ``test=True`` is added to `and_ or_ not_ cond`: only truth is taken of the result.

==================================  =======================================================================================
``cx.and_(a', lambda: b')``         ``cx.or_`` likewise; always two operands, ``a and b and c`` nests to the left
``cx.not_(a')``
``cx.cond(lambda: a', c', lambda: b')``  ``a if c else b``, in the order of the source
``cx.compare(a', "<", b', "<=", lambda: c', ...)``  a chain: the third and later operands are deferred
``cx.compare(a', "in", b')``        also ``"not in" "is" "is not"``, alone and in chains. One plain comparison stays as it is
``cx.call(f, a', *xs', k=b', **m')``  `f` is the bare name or chain when it is free, ``o.m`` for a method of a local; so
                                    `call` must be ``call(self, f, /, *args, **kwargs)``. ``super()`` is
                                    ``cx.call(super, __class__, self)``
``(n := cx.let("n", e'))``          walrus of a value; of a slot ``cx.get((n := cx.var("n", e')))``; in a deferred operand
                                    ``cx.get(cx.var("n", e'))``, with all reads of that web by ``cx.at("n")``
``cx.list([..])`` ``cx.dict({..})`` ``cx.set({..})``  displays and comprehensions
``[e' for v in cx.iter(xs') if cx.static(c')]``  every comprehension and generator expression
``lambda v, k=e': e'``              a user's lambda, called by `cx.call` (code object in `nested`): its result is what the
                                    Python call returns
==================================  =======================================================================================
"""

from __future__ import annotations

from transpile.rewrite.source import SourceFile, function_from_source, text_hash
from transpile.rewrite.twin import Nested, Twin, rewrite

__all__ = ["Nested", "SourceFile", "Twin", "function_from_source", "rewrite", "text_hash"]
