"""Odd pieces that mutations put in; ``X_``, ``Y_`` and ``Z_`` become names of the function."""

from __future__ import annotations

NAMES = (
    "cx", "_cx", "_", "__", "self", "range", "min", "len", "print", "float", "int", "f32", "u32", "UNIT_POS", "cube", "unroll",
    "comptime", "Array", "Vector", "kernel", "main", "thread", "vec4", "class_", "é", "x", "out", "__class__", "__debug__x",
    "select", "sync_cube", "target", "list", "dict", "super", "type", "no_such_name", "shape", "dtype", "a1", "T", "F",
    "get", "let", "var", "if_", "live", "value", "NotImplemented", "Ellipsis", "__name__", "True_", "plane_sum", "terminate",
    "PLANE_DIM", "ABSOLUTE_POS", "i64", "bool_", "e4m3", "index", "math", "sqrt", "sum", "any", "isinstance", "LocalArray",
)  # fmt: skip
NUMBERS = (
    "0", "1", "-1", "2", "3.5", "-0.0", "1e400", "1e-400", "2**31", "2147483648", "-2147483649", "18446744073709551616",
    "1j", "None", "True", "False", "'text'", "b'x'", "...", "''", "10**30", "0.1", "255", "256", "1_000", "0x7f",
)  # fmt: skip
NUMBERS = tuple(n for n in NUMBERS if "**" not in n)
OPERATORS = tuple("+ - * / // % ** << >> & | ^ ~ @ < > <= >= == != = += -= *= := , : . ; ( ) [ ] { } -> ... *".split()) + (
    "not", "in", "is", "and", "or", "if", "else", "lambda", "await", "yield", "not in",
)  # fmt: skip
EXPRESSIONS = (
    "X_", "X_ + Y_", "X_ // Y_", "X_ % Y_", "X_ ** Y_", "X_ @ Y_", "X_ << Y_", "~X_", "not X_", "-X_", "X_ / 0", "X_ // 0", "1 // 0",
    "X_ < Y_ < Z_", "X_ is Y_", "X_ is not None", "X_ in Y_", "X_ not in (1, 2)", "X_ and Y_", "X_ or Y_", "X_ if Y_ else Z_",
    "X_[Y_]", "X_[0]", "X_[-1]", "X_[()]", "X_[...]", "X_[None]", "X_[1.5]", "X_['a']", "X_[0, 1]", "X_[:]", "X_[1:2]", "X_[::2]",
    "X_[-3:-1]", "X_[Y_:Z_]", "X_[True]", "X_[[1]]", "X_[:, 0]", "X_[1:2, 0]", "X_[10**20]", "X_.y", "X_.shape", "X_.shape(0)", "X_.shape(9)",
    "X_.len", "X_.len()", "X_.dtype", "X_.dtype(1)", "X_.rank", "X_.stride(0)", "X_.T", "X_.append(1)", "X_.add(1)", "X_.load()",
    "X_.__class__", "X_.__dict__", "X_._cx", "X_.value", "X_()", "X_(Y_)", "X_(Y_, Z_)", "X_(*Y_)", "X_(**Y_)", "X_(Y_, k=Z_)",
    "None", "...", "1j", "'text'", "b'x'", "''", "1e400", "-1e400", "2**200", "-2**31", "2**31", "2**63", "10**400", "0.1", "True", "()",
    "[]", "{}", "[X_]", "(X_,)", "(X_, Y_)", "{X_}", "{X_: Y_}", "{'a': X_}", "[*X_]", "{**X_}", "(*X_, Y_)", "f'{X_}'", "f'{X_:.2f}{Y_!r}'",
    "[v for v in X_]", "[v for v in (1, 2) if X_]", "{v: X_ for v in (1, 2)}", "{v for v in range(3)}", "(v for v in X_)",
    "[a + b for a in X_ for b in Y_]", "sum(v for v in X_)", "[X_ := Y_, X_]", "[lambda: v for v in (1, 2)]",
    "lambda: X_", "lambda X_: X_ + Y_", "lambda *a, **k: a", "lambda X_=Y_: X_", "(lambda v: v + X_)(Y_)", "(X_ := Y_)",
    "type(X_)", "super()", "__name__", "globals()", "locals()", "vars(X_)", "dir()", "id(X_)", "hash(X_)", "repr(X_)", "str(X_)", "int(X_)",
    "float(X_)", "bool(X_)", "complex(X_)", "len(X_)", "range(X_)", "range(3)", "range(0, X_, 0)", "slice(1)", "iter(X_)", "next(X_)",
    "list(X_)", "tuple(X_)", "dict(a=X_)", "set()", "sorted(X_)", "reversed(X_)", "enumerate(X_)", "zip(X_, Y_)", "map(X_, Y_)", "filter(None, X_)",
    "isinstance(X_, int)", "issubclass(X_, int)", "callable(X_)", "getattr(X_, 'y')", "setattr(X_, 'y', 1)", "hasattr(X_, 'y')",
    "print(X_)", "print()", "open('x')", "input", "eval('X_')", "exec('1')", "abs(X_)", "round(X_, 2)", "round(X_)", "pow(X_, Y_, 3)",
    "divmod(X_, Y_)", "min(X_)", "min(X_, Y_)", "max()", "max(X_, key=Y_)", "sum(X_)", "sum([X_, Y_])", "any(X_)", "all([X_])", "chr(X_)",
    "f32", "f32(X_)", "f32()", "f32(X_, Y_)", "i32('a')", "u32(-1)", "u8(300)", "i64(X_)", "bool_(X_)", "bf16(X_)", "f16(1e9)", "e4m3(X_)",
    "index(X_)", "Vector[f32, 4](X_)", "Vector[f32, 3](1)", "Vector[X_, 4](1)", "Vector[f32, 4](1, 2)", "Vector", "Vector[f32]",
    "LocalArray[f32](3)", "LocalArray[f32](X_)", "LocalArray[X_](3)", "LocalArray", "SharedMemory[f32](4)", "SharedMemory[f32].zeros(4)",
    "SharedMemory[Atomic[u32]](2)", "SharedMemory[f32](-1)", "LocalArray[f32](0)", "LocalArray[f32](2, 3)", "Array[f32]", "Mut[Array[f32]]",
    "UNIT_POS", "UNIT_POS_X + X_", "ABSOLUTE_POS", "CUBE_DIM", "CUBE_POS", "PLANE_DIM", "cube", "cube(X_)", "comptime(X_)", "comptime",
    "unroll(X_)", "unroll(range(3))", "unroll", "target", "target.plane_size", "target.nothing", "plane_sum(X_)", "plane_shuffle(X_, Y_)",
    "plane_ballot(X_)", "bitcast(X_, u32)", "bitcast(X_, Y_)", "select(X_, Y_, Z_)", "dot(X_, Y_)", "sqrt(X_)", "sqrt()", "fma(X_, Y_, Z_)",
    "static_assert(X_)", "static_assert(True, 'a')", "comptime_error('a')", "assume_uniform(X_)", "max_value(X_)", "bits(X_)", "popcount(X_)",
    "spec", "spec(f32, 3)", "inspect", "NotImplemented", "Ellipsis", "__builtins__", "__debug__", "X_.real", "X_ == Y_", "X_ != None",
    "(yield)", "(yield X_)", "(yield from X_)", "X_ if X_ else X_", "1 if 1 else 1 / 0", "'%d' % X_", "'a' * 3", "[1] * X_", "(1, 2) + (X_,)",
    "[1, 2, 3][X_]", "(1, 2)[5]", "{1: 2}[X_]", "{1: 2}[7]", "'abc'[X_]", "[[1], [2]][0][X_]", "X_[Y_][Z_]", "X_[Y_ := 1]",
)  # fmt: skip
STATEMENTS = (
    "pass", "...", "'text'", "del X_", "del X_[0]", "del X_.y", "del X_, Y_", "global X_", "nonlocal X_", "import os", "import os.path as X_",
    "from os import path", "assert X_", "assert X_, 'text'", "assert (X_, 'text')", "assert X_, Y_", "raise", "raise X_", "raise X_ from Y_", "return",
    "return X_", "return X_, Y_", "return None", "break", "continue", "X_: f32 = Y_", "X_: f32", "X_: int = 1", "X_: no_such = 1", "X_.y: f32 = 1",
    "X_[0]: f32 = 1", "X_[0] = Y_", "X_[0] += Y_", "X_[Y_] //= Z_", "X_[0, 0] = Y_", "X_[0:1] = Y_", "X_.y = Y_", "X_.y += 1", "X_.f0 = Y_",
    "X_, Y_ = Y_, X_", "X_ = Y_ = Z_", "(X_, *Y_) = Z_", "[X_, (Y_, Z_)] = 1, (2, 3)", "X_, Y_ = Z_", "X_[0], Y_ = 1, 2", "X_ = Y_", "X_ = 1", "X_ = 1.5",
    "X_ = None", "X_ = 'text'", "X_ = [Y_, Z_]", "X_ = (Y_, Z_)", "X_ = {1: Y_}", "X_ = Y_[0]", "X_ = f32(Y_)", "X_ = lambda v: v + Y_",
    "X_ = [v for v in (1, 2)]", "X_ = Y_ if Z_ else None", "X_ += 1", "X_ -= Y_", "X_ @= Y_", "X_ **= Y_", "X_ <<= 1", "X_ /= 2", "X_ //= 0", "X_ |= True",
    "X_ += 'a'", "X_ += [1]", "X_.append(Y_)", "X_", "X_()", "X_(Y_)", "X_[0]", "print(X_)", "print(f'{X_}', Y_, sep='')", "breakpoint",
    "sync_cube()", "sync_plane()", "terminate()", "terminate", "static_assert(False)", "comptime_error('no')", "yield X_", "yield", "await_ = 1",
    "for X_ in range(3):\n pass", "for X_ in range(Y_):\n Z_ = X_", "for X_ in Y_:\n break\nelse:\n pass", "for X_, Y_ in Z_:\n pass", "for X_[0] in range(2):\n pass",
    "for X_.y in range(2):\n pass", "for X_ in (1, 'a', None):\n pass", "for X_ in []:\n pass", "for X_ in 'ab':\n pass", "for X_ in {1: 2}:\n pass",
    "for X_ in range(1, 10, 0):\n pass", "for X_ in range(Y_, Z_, -1):\n continue", "for X_ in unroll(range(1000000)):\n pass", "for X_ in unroll(Y_):\n pass",
    "for X_ in enumerate(Y_):\n pass", "for X_, (Y_, Z_) in enumerate(zip((1, 2), (3, 4))):\n pass", "for X_ in reversed(range(3)):\n pass",
    "for X_ in map(f32, (1, 2)):\n pass", "while X_:\n break", "while True:\n break", "while True:\n pass", "while X_ < 3:\n X_ += 1", "while comptime(X_):\n pass",
    "while not X_:\n continue\nelse:\n pass", "while (X_ := Y_):\n break", "if X_:\n pass", "if X_:\n Y_ = 1\nelse:\n Y_ = 1.5", "if X_ is None:\n Y_ = 1",
    "if X_:\n def Y_():\n  return 1", "if (X_ := Y_):\n pass\nelif X_:\n pass", "if X_:\n return", "if X_:\n return 1", "if X_:\n del Y_", "if 0:\n undefined",
    "with X_:\n pass", "with X_ as Y_, Z_:\n pass", "with X_ as (Y_, Z_):\n pass", "try:\n pass\nexcept:\n pass", "try:\n pass\nexcept X_ as Y_:\n pass",
    "try:\n X_ = 1\nfinally:\n pass", "try:\n pass\nexcept* X_:\n pass", "match X_:\n case 1:\n  pass\n case _:\n  pass", "match X_:\n case {'a': Y_}:\n  pass",
    "match X_:\n case {'a': Y_, **Z_}:\n  pass", "match X_:\n case [Y_, *Z_]:\n  pass", "match X_:\n case f32():\n  pass", "match X_:\n case int(Y_):\n  pass",
    "match X_:\n case Y_.z:\n  pass", "match X_:\n case Y_ if Z_:\n  pass", "match X_:\n case 1 | 2 as Y_:\n  pass", "match X_, Y_:\n case 0, _:\n  pass",
    "match X_:\n case None:\n  pass\n case True:\n  pass", "match X_:\n case 'a':\n  pass", "match X_:\n case -1.5:\n  pass\n case 1 + 2j:\n  pass", "match X_:\n case (1, (2, Y_)):\n  return",
    "match X_:\n case Y_():\n  pass", "match X_:\n case Y_(1, z=2):\n  pass", "match X_:\n case [*_]:\n  pass", "match X_:\n case {}:\n  pass", "match X_:\n case 1e400:\n  pass",
    "class X_:\n pass", "class X_(Y_):\n z = 1", "def X_():\n pass", "def X_(Y_=1, *Z_, w, **v):\n return Y_", "def X_(Y_, /, Z_):\n return Y_ + Z_",
    "def X_(Y_):\n yield Y_", "def X_(Y_):\n return X_(Y_)", "def X_(n):\n return X_(n - 1) if n else 0", "@Y_\ndef X_():\n pass", "async def X_():\n pass", "@cube\ndef X_(v):\n return v",
    "def X_():\n nonlocal Y_\n Y_ = 1", "def X_():\n global Y_\n Y_ = 1", "X_ = (lambda: (yield))", "X_ = [Y_ := 1, Y_]", "(X_ := 1)", "[X_ := v for v in (1, 2)]",
    "X_ = Y_ = [Z_]", "*X_, Y_ = (1, 2, 3)", "X_, = (1,)", "X_ = *Y_, 1", "X_ = Y_[:1], Y_[1:]", "X_.len()[0] = 1", "X_ = X_", "X_ = X_[0]", "Y_[X_] = X_[Y_]",
    "X_ = SharedMemory[f32](8)", "X_ = LocalArray[f32](4)", "X_[UNIT_POS] = 1", "X_ = Vector[f32, 4](1)", "X_[5] = 1", "X_ = plane_sum(Y_)",
)  # fmt: skip
