"""Find the text of a function, and make sure that it is the code that runs.

    types.FunctionType  ->  SourceFile

Texts come from files, from ``linecache`` (notebooks, doctest, the REPL of Python 3.13) and from `function_from_source`.
A file may have changed since it was imported, so the text is compiled and compared with the function's own code; the
cache keeps the `fingerprint` of what a text compiles to, so that a warm process only hashes.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import io
import linecache
import tokenize
import weakref
from dataclasses import dataclass
from types import CodeType, FunctionType

from transpile.diagnose import sources
from transpile.diagnose.errors.syntax import SourceMissing
from transpile.rewrite.compile import all_codes
from transpile.rewrite.lambdas import LAMBDA, find_lambda

_KIND_FLAGS = (
    inspect.CO_VARARGS
    | inspect.CO_VARKEYWORDS
    | inspect.CO_GENERATOR
    | inspect.CO_COROUTINE
    | inspect.CO_ASYNC_GENERATOR
)
_PYTEST_MARK = "@pytest_ar"
"""The name under which pytest's import hook, which compiles asserts to other code, imports itself."""


@dataclass(frozen=True)
class SourceFile:
    """The lines of one function in its file."""

    file: str
    first_line: int
    """Line of the first decorator, or of the ``def`` or ``lambda``."""
    lines: tuple[str, ...]
    """With their line ends; of a lambda the expression only, with blanks before it."""

    @property
    def text(self) -> str:
        return "".join(self.lines)


def find_source(function: FunctionType, *, fresh: bool = False) -> tuple[SourceFile, list[str]]:
    """Return the function's lines, and those of the whole file; `fresh` looks at the disk again."""
    code = function.__code__
    file = code.co_filename
    if fresh:
        linecache.checkcache(file)
    whole = linecache.getlines(file, function.__globals__)
    first = code.co_firstlineno
    if not whole or first > len(whole):
        raise SourceMissing(None, code.co_qualname, file).error()
    if code.co_name == LAMBDA:
        found = find_lambda(code, whole)
        if found is None:
            raise SourceMissing(None, code.co_qualname, file).error()
        return SourceFile(file, first, found), whole
    last = min(_last_line(whole, code), len(whole))
    return SourceFile(file, first, tuple(_ended(whole[first - 1 : last]))), whole


def block_by_tokens(source: SourceFile, whole: list[str]) -> SourceFile:
    """Find the function's lines the slow way, for texts whose end the code does not show."""
    try:
        lines = inspect.getblock(whole[source.first_line - 1 :])
    except (tokenize.TokenError, SyntaxError, IndentationError):
        return source
    return SourceFile(source.file, source.first_line, tuple(_ended(lines)))


def _ended(lines: list[str]) -> list[str]:
    if lines and not lines[-1].endswith("\n"):
        lines = [*lines[:-1], lines[-1] + "\n"]
    return lines


def _last_line(lines: list[str], code: CodeType) -> int:
    """Return the last line of a function: the last that has code, and what is indented deeper behind it.

    Tokenizing the text, as `inspect` does, would take longer than all the rest of a warm rewrite.
    """
    last = code.co_firstlineno
    for each in all_codes(code):
        for _, end_line, _, _ in each.co_positions():
            if end_line is not None and end_line > last:
                last = end_line
    indent = _indent(lines[code.co_firstlineno - 1])
    at = last
    while at < len(lines):
        text = lines[at]
        stripped = text.strip()
        if stripped:
            if _indent(text) > indent:
                last = at + 1
            elif not stripped.startswith("#"):
                break
        at += 1
    return last


def _indent(line: str) -> int:
    expanded = line.expandtabs()
    return len(expanded) - len(expanded.lstrip())


def fingerprint(code: CodeType) -> str:
    """Hash what a code object does; where it stands and what it is called are left out."""
    digest = hashlib.sha256()
    for each in all_codes(code):
        digest.update(_instructions(each.co_code))
        digest.update(
            repr(
                (
                    each.co_argcount,
                    each.co_posonlyargcount,
                    each.co_kwonlyargcount,
                    each.co_flags & _KIND_FLAGS,
                    each.co_names,
                    each.co_varnames,
                    each.co_freevars,
                    each.co_cellvars,
                    [_constant(const) for const in each.co_consts],
                )
            ).encode()
        )
    return digest.hexdigest()


def _instructions(code: bytes) -> bytes:
    """Reduce bytecode to what does not depend on the rest of the module.

    CPython compiles ``math.sqrt(x)`` in another way when the module's top imports ``math``: a method load or an
    attribute load with a NULL pushed. Jump distances follow from that, so they are left out.
    """
    kept = bytearray()
    extended = 0
    for at in range(0, len(code), 2):
        op, argument = code[at], code[at + 1] | extended
        if op == dis.EXTENDED_ARG:
            extended = argument << 8
            continue
        extended = 0
        if op in _SKIPPED:
            continue
        if op in _JUMPS:
            argument = 0
        elif op in _FLAGGED:
            argument >>= 1
        kept += (_SAME.get(op, op)).to_bytes(1, "little") + argument.to_bytes(4, "little")
    return bytes(kept)


_OPS = {name: op for name, op in dis.opmap.items() if op < 256}
"""Without the compiler's pseudo-ops, which 3.12 lists too."""
_SKIPPED = frozenset(_OPS[name] for name in ("CACHE", "PUSH_NULL", "NOP") if name in _OPS)
_JUMPS = frozenset((*dis.hasjrel, *dis.hasjabs))
_SAME = {_OPS["LOAD_METHOD"]: _OPS["LOAD_ATTR"]} if "LOAD_METHOD" in _OPS else {}
_FLAGGED = frozenset(
    _OPS[name]
    for name in (("LOAD_GLOBAL",) if _SAME else ("LOAD_GLOBAL", "LOAD_ATTR"))
    if name in _OPS
)
"""Ops whose lowest argument bit says that a NULL is pushed."""


def _constant(value: object) -> str:
    if isinstance(value, CodeType):
        return value.co_name
    if isinstance(value, tuple):
        return f"({', '.join(map(_constant, value))})"
    if isinstance(value, frozenset):  # in an order that does not depend on the hash seed
        return f"{{{', '.join(sorted(map(_constant, value)))}}}"
    # Python shows no ints of thousands of digits, which hexadecimal literals may have.
    return hex(value) if type(value) is int else repr(value)


def is_rewritten_by_pytest(function: FunctionType) -> bool:
    """Tell whether pytest's import hook compiled the function's module."""
    return _PYTEST_MARK in function.__globals__


def text_hash(function: FunctionType) -> str | None:
    """Return a hash of the function's text where its code can't be compared later; taken at decoration.

    ``None`` where the code itself will do, which is everywhere but in test modules of pytest.
    """
    if not is_rewritten_by_pytest(function) or function.__code__.co_name == LAMBDA:
        return None
    whole = linecache.getlines(function.__code__.co_filename, function.__globals__)
    if not whole or function.__code__.co_firstlineno > len(whole):
        return None
    return hash_of(find_source(function)[0])


def hash_of(source: SourceFile) -> str:
    return hashlib.sha256(source.text.encode()).hexdigest()


def _shown(file: str, text: str) -> sources.Text:
    """Put a text where messages and ``linecache`` find it, until nobody holds the result."""
    shown = sources.registered(file)
    if shown is None:
        lines = io.StringIO(text).readlines()  # `splitlines` knows ends that Python does not
        shown = sources.register(file, lines)
    if file not in linecache.cache:
        # Entries without a modification time are never dropped by `linecache` itself.
        entry = linecache.cache[file] = (len(text), None, shown.given, file)
        weakref.finalize(shown, _drop, file, entry).atexit = False
    return shown


def _drop(file: str, entry: object) -> None:
    if linecache.cache.get(file) is entry:
        del linecache.cache[file]


def _let_go(shown: sources.Text) -> None:
    """What a code object held; the argument is all that matters."""


def function_from_source(text: str, namespace: dict[str, object]) -> object:
    """Run `text` in `namespace` and return the last function or decorated object that it defines.

    For programs that make kernels as text: the text is kept as long as its functions are, so that the rewrite and
    tracebacks find it.
    """
    file = f"<cube source {hashlib.sha256(text.encode()).hexdigest()[:12]}>"
    tree = compile(text, file, "exec", dont_inherit=True)
    shown = _shown(file, text)
    for code in all_codes(tree):
        weakref.finalize(code, _let_go, shown).atexit = False
    exec(tree, namespace)  # noqa: S102  # running the caller's own text is what this is for
    names = [
        # Python 3.12 puts a definition with type parameters into a function of its own.
        const.co_name.removeprefix("<generic parameters of ").removesuffix(">")
        for const in tree.co_consts
        if isinstance(const, CodeType)
    ]
    defined = [name for name in names if name in namespace]
    if not defined:
        raise SourceMissing(None, "from_source", "a text that defines no function").error()
    return namespace[defined[-1]]
