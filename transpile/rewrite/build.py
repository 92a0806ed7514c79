"""The cold rewrite: parse with LibCST, walk, fill, compile at the user's positions.

    SourceFile, Setting  ->  Entry

This module is imported only when the cache has no entry, because it imports LibCST.
"""

from __future__ import annotations

import warnings

import libcst as cst

from transpile.diagnose.errors import syntax
from transpile.diagnose.span import Span
from transpile.rewrite import webs
from transpile.rewrite.blocks import unblock
from transpile.rewrite.cache import Entry
from transpile.rewrite.compile import Setting, code_of, parse
from transpile.rewrite.continuations import without_lone_backslashes
from transpile.rewrite.fill import Filled, fill
from transpile.rewrite.lambdas import LAMBDA
from transpile.rewrite.offsets import offsets
from transpile.rewrite.relocate import Lines, relocate
from transpile.rewrite.source import SourceFile, fingerprint
from transpile.rewrite.statements import Statements

_WRAPPER = "if 1:\n"
"""Holds an indented function, which is parsed without a dedent: strings keep their text, columns their meaning."""


def build(source: SourceFile, setting: Setting) -> Entry:
    """Rewrite one function.

    Raises:
        CubeSyntaxError: a construct that kernels refuse.
    """
    if setting.name == LAMBDA:
        text, shift = f"(\n{source.text})\n", source.first_line - 2
    elif source.lines[0][:1].isspace():
        text, shift = _WRAPPER + source.text, source.first_line - 2
    else:
        text, shift = source.text, source.first_line - 1
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", SyntaxWarning
        )  # Python has said it when it compiled the text itself
        return _build(source, setting, text, shift)


def _build(source: SourceFile, setting: Setting, text: str, shift: int) -> Entry:
    first = source.lines[0]
    original = parse(text, setting)
    proof = fingerprint(code_of(original, setting))
    text = without_lone_backslashes(text, lambda other: parse(other, setting))
    try:
        module = cst.parse_module(text)
    except cst.ParserSyntaxError as error:
        line, column = error.raw_line + shift, error.raw_column
        span = Span(source.file, line, column, line, column + 1, setting.name)
        raise syntax.SourceUnreadable(span, setting.name).error() from None
    state = offsets(module)
    written = "".join(state.tokens)
    if written != text:  # places behind the difference would be wrong
        pairs = zip(written.split("\n"), text.split("\n"), strict=False)
        line = next((n for n, (one, other) in enumerate(pairs, 1) if one != other), 1) + shift
        span = Span(source.file, line, 0, line, 1, setting.name)
        raise syntax.SourceUnreadable(span, setting.name).error()
    node = _function(module)
    lines = Lines(text)

    def locate(start: int, end: int) -> Span:
        line, end_line = lines.place(start)[0], lines.place(end)[0]
        return Span(
            source.file,
            line + shift,
            start - lines.starts[line - 1],
            end_line + shift,
            end - lines.starts[end_line - 1],
            setting.name,
        )

    walk = Statements(text, state, locate, setting.hidden)
    if isinstance(node, cst.Lambda):
        walk.top_lambda(node)
    else:
        if node.asynchronous is not None:
            walk.refuse(syntax.AsyncRefused, node)
        walk.top(node)
    webs.resolve(walk.scopes)
    _check(walk)
    names = _fresh_names(walk.words | set(setting.free_names))
    filled = fill(text, walk.edits, names)
    try:
        twin = parse(filled.text, setting)
        relocate(twin, filled, text, shift)
        shift = 0  # the tree has the user's lines
        unblock(twin, names[0], names[1])
        code = code_of(twin, setting, are_annotations_kept=True)
    except SyntaxError as error:  # Python compiled the function itself
        span = _line_span(walk, (error.lineno or 1) + shift)
        raise syntax.PythonRefused(span, setting.name, error.msg).error() from None
    return Entry(
        _for_people(filled, text.count("\n", 0, walk.inner[node][0]), first),
        code,
        proof,
        walk.scopes[0].slot_parameters,
        tuple(
            (scope.label, scope.line, scope.slot_parameters)
            for scope in walk.scopes[1:]
            if scope.slot_parameters
        ),
        tuple(sorted(_free(walk))),
    )


def _function(module: cst.Module) -> cst.FunctionDef | cst.Lambda:
    node: cst.CSTNode = module.body[0]
    if isinstance(node, cst.If):
        node = node.body.body[0]
    if isinstance(node, cst.SimpleStatementLine) and isinstance(node.body[0], cst.Expr):
        node = node.body[0].value
    assert isinstance(node, cst.FunctionDef | cst.Lambda), "Python's own parser found a function"
    return node


def _check(walk: Statements) -> None:
    """Refuse the few combinations that only the webs show."""
    for scope in walk.scopes:
        if scope.kind == "lambda" and scope.slot_parameters:
            name = scope.slot_parameters[0]
            raise syntax.LambdaRebindsParameter(_line_span(walk, scope.line), name).error()
        for read in scope.reads:
            web = read.web
            if web is None or not web.by_name or read.owner is scope.function:
                continue
            span, name = walk.locate(read.start, read.end), read.name
            raise syntax.CapturedWalrus(span, name).error()


def _line_span(walk: Statements, line: int) -> Span:
    at = walk.locate(0, 0)
    index = line - at.line
    start = Lines(walk.source).starts[index]
    text = walk.source[start:].split("\n", 1)[0]
    indent = len(text) - len(text.lstrip())
    return Span(at.file, line, indent, line, len(text.rstrip()), at.function)


def _free(walk: Statements) -> set[str]:
    """Return the free names and dotted chains that the function reads."""
    names = {read.name for scope in walk.scopes for read in scope.reads if read.is_free}
    return {chain for chain in walk.chains if chain.split(".")[0].strip() in names}


def _fresh_names(taken: set[str]) -> tuple[str, str, str]:
    found = []
    for name in ("cx", "_cx", "_d"):
        while name in taken:
            name += "_"
        found.append(name)
    return found[0], found[1], found[2]


def _for_people(filled: Filled, before: int, first: str) -> str:
    """Return the twin's text from the `def` on, `before` lines down, without the indent of the definition."""
    lines = filled.text.split("\n")[
        before:
    ]  # `splitlines` knows ends that Python's grammar does not
    indent = first[: len(first) - len(first.lstrip())]
    return "\n".join(line.removeprefix(indent) for line in lines)
