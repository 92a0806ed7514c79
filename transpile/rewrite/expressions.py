"""The walk over expressions: note reads and bindings, and the edit for each form.

    cst.BaseExpression  ->  Edits, Events

Every method leaves the edits of one node; where two texts meet at one offset, the outer one opens first and closes
last, which the order of the calls below gives by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import NoReturn, cast

import libcst as cst

from transpile.diagnose.diagnostic import Diagnostic
from transpile.diagnose.errors import syntax
from transpile.diagnose.span import Span
from transpile.rewrite.binding import Bind, Branch, Events, Loop, Read, Scope, Suite
from transpile.rewrite.compile import CONSUMERS
from transpile.rewrite.comprehensions import comprehension
from transpile.rewrite.fill import CX, Edits
from transpile.rewrite.forms import (
    CalleeText,
    ChainEnd,
    NameText,
    SuperText,
    WalrusEnd,
    WalrusParenthesis,
    WalrusStart,
)
from transpile.rewrite.offsets import OffsetState
from transpile.rewrite.strings import concatenated, format_string

_CONSTANTS = frozenset({"True", "False", "None", "__debug__"})
_BLANK = re.compile(r"(?:\s|\\\n|#[^\n]*)*")
_COMPARISON = re.compile(
    r"not\b(?:\s|\\\n|#[^\n]*)+in\b|is\b(?:\s|\\\n|#[^\n]*)+not\b|is\b|in\b|[<>=!]=?"
)
_WORDS = (cst.In, cst.NotIn, cst.Is, cst.IsNot)
_KEEP_PARENTHESES = (cst.Tuple, cst.GeneratorExp, cst.NamedExpr, cst.ConcatenatedString)

Visit = Callable[["Expressions", cst.CSTNode, bool], None]


class Expressions:
    """State of the walk over one top-level function, and the forms of expressions."""

    def __init__(
        self,
        source: str,
        state: OffsetState,
        locate: Callable[[int, int], Span],
        hidden: Collection[str] = (),
    ) -> None:
        self.source = source
        self.hidden = hidden
        """Names with a special meaning here that mean something else to the function (`Setting.hidden`)."""
        self.inner = state.inner
        self.outer = state.outer
        self.locate = locate
        self.edits = Edits()
        self.scopes: list[Scope] = []
        self.words: set[str] = set()
        """Every name that occurs, so that ours can be fresh."""
        self.chains: set[str] = set()
        self.consumers: dict[cst.CSTNode, Read] = {}
        """Generator expressions that the function which they are given to uses up, and its name."""
        self.sequence = 0
        self.suite = Suite(None, None, 0)
        self.scope = Scope("def", None, self.suite, self.suite)
        self.loop: Loop | None = None
        self.events: Events = self.scope.events
        self.is_deferred = False
        self.quote = '"'
        """The quote character for our own strings."""
        self.taken = ""
        """Quotes of the f-strings around, which before Python 3.12 can't stand inside."""
        self._stripped: set[int] = set()

    def refuse(self, error: Callable[[Span], Diagnostic], node: cst.CSTNode) -> NoReturn:
        start, end = self.inner[node]
        # A compound statement is marked by its first line only.
        line_end = self.source.find("\n", start, end)
        raise error(self.locate(start, end if line_end < 0 else line_end)).error()

    def tick(self) -> int:
        self.sequence += 1
        return self.sequence

    def open(self, at: int, text: str) -> None:
        """Insert before an expression; ``return[1]`` and ``in(a)`` have no blank of their own."""
        if at and (self.source[at - 1].isalnum() or self.source[at - 1] == "_"):
            text = " " + text
        self.edits.insert(at, text)

    def argument(
        self, node: cst.BaseExpression, opening: str, closing: str, *, is_test: bool = False
    ) -> None:
        """Wrap `node` as an argument of a call."""
        start, end = self.outer[node]
        self.open(start, opening)
        self.inside(node, is_test=is_test)
        self.edits.insert(end, closing)

    def inside(self, node: cst.BaseExpression, *, is_test: bool = False) -> None:
        """Visit what becomes a lone argument: a bare tuple needs parentheses, most others need theirs no more."""
        start, end = self.outer[node]
        is_bare = isinstance(node, cst.Tuple) and not node.lpar
        if is_bare:
            self.edits.insert(start, "(")
        else:
            self.strip_left(node)
        self.visit(node, is_test)
        if is_bare:
            self.edits.insert(end, ")")
        else:
            self.strip_right(node)

    def strip_left(self, node: cst.BaseExpression) -> None:
        """Drop one-line parentheses around what is, or becomes, a call or an argument."""
        if (
            not node.lpar
            or id(node) in self._stripped
            or isinstance(node, _KEEP_PARENTHESES)
            or "\n" in self.source[slice(*self.outer[node])]
        ):
            return
        self._stripped.add(id(node))
        start, end = self.outer[node][0], self.inner[node][0]
        before = self.source[start - 1 : start]
        self.edits.replace(start, end, " " if before.isalnum() or before == "_" else "")

    def strip_right(self, node: cst.BaseExpression) -> None:
        if id(node) not in self._stripped:
            return
        self._stripped.remove(id(node))
        start, end = self.inner[node][1], self.outer[node][1]
        after = self.source[end : end + 1]
        self.edits.replace(start, end, " " if after.isalnum() or after == "_" else "")

    def branch(self, run: Callable[[], None]) -> Events:
        """Return the events of `run` as a list of their own."""
        saved, self.events = self.events, []
        run()
        events, self.events = self.events, saved
        return events

    def deferred(self, node: cst.BaseExpression, *, is_test: bool = False) -> Events:
        """Visit an operand that becomes the body of one of our lambdas."""
        saved, self.is_deferred = self.is_deferred, True
        events = self.branch(lambda: self.visit(node, is_test))
        self.is_deferred = saved
        return events

    def separator(self, left: cst.CSTNode, right: cst.CSTNode, word: str, new: str) -> None:
        """Replace an operator between two operands by `new`, keeping line ends and comments."""
        start, end = self.outer[left][1], self.outer[right][0]
        between = self.source[start:end]
        if between.strip() == word and "\n" not in between:
            self.edits.replace_as(start, end, new + " ", (end, end))
            return
        blank = _BLANK.match(self.source, start)
        assert blank is not None, "the pattern matches the empty text"
        at = blank.end()
        blank_after = " " if at + len(word) == end else ""
        self.edits.replace_as(at, at + len(word), new + blank_after, (end, end))

    def note_read(self, name: str, start: int, end: int) -> Read:
        read = Read(name, self.scope, self.suite, self.tick(), start, end, self.loop)
        self.scope.reads.append(read)
        self.events.append(read)
        self.words.add(name)
        return read

    def note_bind(self, bind: Bind) -> None:
        """Put a binding into its place in the order of evaluation."""
        bind.sequence = self.tick()
        bind.scope.names.add(bind.name)
        bind.scope.binds.append(bind)
        self.events.append(bind)
        self.words.add(bind.name)

    def visit(self, node: cst.BaseExpression, is_test: bool = False) -> None:
        method = VISITS.get(type(node))
        if method is None:
            name = type(node).__name__
            self.refuse(lambda span: syntax.SyntaxRefused(span, name), node)
        method(self, node, is_test)

    def name(self, node: cst.Name) -> None:
        if node.value in _CONSTANTS:
            return
        start, end = self.inner[node]
        read = self.note_read(node.value, start, end)
        self.chains.add(node.value)
        self.edits.replace(start, end, NameText(read, self.quote, False))

    def attribute(self, node: cst.Attribute) -> None:
        root = _chain_root(node)
        if root is None or root.value in _CONSTANTS:
            self.visit(node.value)
            return
        start, end = self.inner[root]
        chain_end = self.inner[node][1]
        read = self.note_read(root.value, start, end)
        self.chains.add(self.source[start:chain_end])
        self.edits.replace(start, end, NameText(read, self.quote, True))
        self.edits.insert(chain_end, ChainEnd(read))

    def callee(self, node: cst.BaseExpression) -> Read | None:
        """Rewrite what is called; return the read of a name that is called itself."""
        root = node if isinstance(node, cst.Name) else None
        if isinstance(node, cst.Attribute):
            root = _chain_root(node)
        if root is None or root.lpar or node.lpar or root.value in _CONSTANTS:
            self.visit(node)
            return None
        start, end = self.inner[root]
        read = self.note_read(root.value, start, end)
        self.chains.add(self.source[start : self.inner[node][1]])
        self.edits.replace(start, end, CalleeText(read, self.quote))
        return read if root is node else None

    def call(self, node: cst.Call) -> None:
        start, end = self.inner[node]
        function = node.func
        parameters = [b for b in self.scope.function.binds if b.kind == "parameter"]
        is_super = isinstance(function, cst.Name) and function.value == "super"
        if is_super and "super" not in self.hidden and not node.args and parameters:
            called = self.note_read("super", *self.inner[function])
            self.chains.add("super")
            first = self.note_read(parameters[0].name, start, start)
            self.edits.replace(start, end, SuperText(called, first, self.quote))
            return
        self.open(start, f"{CX}.call(")
        read = self.callee(function)
        function_end = self.outer[function][1]
        opening = self.source.index("(", function_end) + 1
        if not node.args:
            self.edits.replace(function_end, opening, "")
            return
        first_start = self.outer[node.args[0]][0]
        blank = self.source[opening:first_start]
        self.edits.replace(function_end, first_start, "," + blank if "\n" in blank else ", ")
        for argument in node.args:
            value = argument.value
            if (
                isinstance(value, cst.GeneratorExp)
                and read is not None
                and read.name in CONSUMERS
                and read.name not in self.hidden
            ):
                self.consumers[value] = read
            self.visit(value)

    def subscript(self, node: cst.Subscript) -> None:
        self.visit(node.value)
        self.subscript_index(node)

    def subscript_index(self, node: cst.Subscript) -> None:
        for element in node.slice:
            part = element.slice
            if isinstance(part, cst.Index):
                self.visit(part.value)
            elif isinstance(part, cst.Slice):
                for bound in (part.lower, part.upper, part.step):
                    if bound is not None:
                        self.visit(bound)

    def binary(self, node: cst.BinaryOperation) -> None:
        self.visit(node.left)
        self.visit(node.right)

    def unary(self, node: cst.UnaryOperation, is_test: bool) -> None:
        if not isinstance(node.operator, cst.Not):
            self.visit(node.expression)
            return
        self.strip_left(node)
        start, end = self.inner[node]
        operand = self.outer[node.expression][0]
        self.edits.replace(start, operand, f"{CX}.not_(")
        self.inside(node.expression, is_test=True)
        self.edits.insert(end, ", test=True)" if is_test else ")")
        self.strip_right(node)

    def boolean(self, node: cst.BooleanOperation, is_test: bool) -> None:
        word = "and" if isinstance(node.operator, cst.And) else "or"
        links = _links_of(node)
        if len(links) >= LONG_CHAIN:
            self._chain(node, links, word, is_test)
            return
        self.strip_left(node)
        start, end = self.inner[node]
        self.open(start, f"{CX}.{word}_(")
        self.visit(node.left, is_test)
        self.separator(node.left, node.right, word, ", lambda:")
        self.events.append(Branch([self.deferred(node.right, is_test=is_test), []]))
        self.edits.insert(end, ", test=True)" if is_test else ")")
        self.strip_right(node)

    def _chain(
        self,
        node: cst.BooleanOperation,
        links: list[cst.BooleanOperation],
        word: str,
        is_test: bool,
    ) -> None:
        """Write a long chain as one call: nested ones would be too deep for Python's compiler."""
        self.strip_left(node)
        start, end = self.inner[node]
        self.open(start, f"{CX}.chain({self.quote}{word}{self.quote}, ")
        self.visit(links[0].left, is_test)
        for link in links:
            self.separator(link.left, link.right, word, ", lambda:")
            self.events.append(Branch([self.deferred(link.right, is_test=is_test), []]))
        self.edits.insert(end, ", test=True)" if is_test else ")")
        self.strip_right(node)

    def conditional(self, node: cst.IfExp, is_test: bool) -> None:
        self.strip_left(node)
        start, end = self.inner[node]
        self.open(start, f"{CX}.cond(lambda: ")
        self.visit(node.test, True)
        then = self.deferred(node.body, is_test=is_test)
        self.separator(node.body, node.test, "if", ",")
        self.separator(node.test, node.orelse, "else", ", lambda:")
        self.events.append(Branch([then, self.deferred(node.orelse, is_test=is_test)]))
        self.edits.insert(end, ", test=True)" if is_test else ")")
        self.strip_right(node)

    def comparison(self, node: cst.Comparison) -> None:
        links = node.comparisons
        if len(links) == 1 and not isinstance(links[0].operator, _WORDS):
            self.visit(node.left)
            self.visit(links[0].comparator)
            return
        self.strip_left(node)
        start, end = self.inner[node]
        self.open(start, f"{CX}.compare(")
        self.visit(node.left)
        self._links(node.left, links)
        self.edits.insert(end, ")")
        self.strip_right(node)

    def _links(self, left: cst.BaseExpression, links: object) -> None:
        nested: Events = self.events
        for index, link in enumerate(cast("list[cst.ComparisonTarget]", links)):
            right = link.comparator
            blank = _BLANK.match(self.source, self.outer[left][1])
            assert blank is not None, "the pattern matches the empty text"
            found = _COMPARISON.match(self.source, blank.end())
            assert found is not None, "a comparison has an operator"
            word = " ".join(re.sub(r"#[^\n]*|\\\n", " ", found.group()).split())
            self.separator(left, right, found.group(), f", {self.quote}{word}{self.quote},")
            if index == 0:
                self.visit(right)
            else:  # runs only when all links before it hold
                start = self.outer[right][0]
                self.edits.insert(start, "lambda: ")
                events = self.deferred(right)
                nested.append(Branch([events, []]))
                nested = events
            left = right

    def walrus(self, node: cst.NamedExpr) -> None:
        target = node.target
        assert isinstance(target, cst.Name), "Python allows names only"
        scope = self.scope.function
        bind = Bind(target.value, scope, self.suite, 0, "walrus", self.is_deferred)
        inner: Scope | None = self.scope
        while inner is not scope and inner is not None:
            bind.in_comprehension = True
            inner = inner.parent
        (outer_start, outer_end), (start, end) = self.outer[node], self.inner[node]
        value_start, value_end = self.outer[node.value]
        is_loose = len(node.lpar) == 1 and start == outer_start + 1 and end == outer_end - 1
        is_loose = is_loose and not self.source[outer_start - 1 : outer_start].isalnum()
        if is_loose:
            self.edits.replace(outer_start, start, WalrusParenthesis(bind, "("))
        self.edits.replace_as(start, value_start, WalrusStart(bind, self.quote), (start, start))
        self.visit(node.value)
        self.edits.insert_as(value_end, WalrusEnd(bind), (end, end))
        if is_loose:
            self.edits.replace(end, outer_end, WalrusParenthesis(bind, ")"))
        self.note_bind(bind)

    def elements(self, node: cst.Tuple | cst.List | cst.Set) -> None:
        for element in node.elements:
            self.visit(element.value)

    def display(self, node: cst.List | cst.Set | cst.Dict) -> None:
        start, end = self.inner[node]
        self.open(start, f"{CX}.{type(node).__name__.lower()}(")
        if isinstance(node, cst.Dict):
            for pair in node.elements:
                if isinstance(pair, cst.DictElement):
                    self.visit(pair.key)
                self.visit(pair.value)
        else:
            self.elements(node)
        self.edits.insert(end, ")")

    def lambda_(self, node: cst.Lambda) -> None:
        self.defaults(node.params)
        saved = self.enter("lambda", "<lambda>", self.inner[node][0])
        self.parameters(node.params)
        self.visit(node.body)
        self.leave(saved)

    def defaults(self, node: cst.Parameters, guard: bool = False) -> None:
        """Visit the defaults, which are evaluated outside; a dead definition does not evaluate them."""
        for parameter in all_parameters(node):
            if parameter.default is None:
                continue
            if guard:
                self.argument(parameter.default, f"{CX}.live and (", ")")
            else:
                self.visit(parameter.default)

    def parameters(self, node: cst.Parameters) -> None:
        for parameter in all_parameters(node):
            self.note_bind(Bind(parameter.name.value, self.scope, self.suite, 0, "parameter"))

    def enter(self, kind: str, label: str, at: int) -> tuple[object, ...]:
        """Begin a nested function; returns what `leave` wants."""
        saved = (self.scope, self.suite, self.loop, self.events, self.is_deferred)
        root = Suite(None, None, 0)
        self.scope = Scope(kind, self.scope, root, self.suite, self.sequence)
        self.scope.label = label
        self.scope.line = self.locate(at, at).line
        self.scopes.append(self.scope)
        self.suite, self.loop, self.is_deferred = root, None, False
        self.events = self.scope.events
        return saved

    def leave(self, saved: tuple[object, ...]) -> None:
        self.scope, self.suite, self.loop, self.events, self.is_deferred = saved  # type: ignore[assignment]


LONG_CHAIN = 20
"""Operators of one kind, side by side, from which on they are written as one call."""


def _links_of(node: cst.BooleanOperation) -> list[cst.BooleanOperation]:
    """Return the operations of ``a and b and c``, the innermost first."""
    found = [node]
    left = node.left
    while (
        isinstance(left, cst.BooleanOperation)
        and isinstance(left.operator, type(node.operator))
        and not left.lpar
    ):
        found.append(left)
        left = left.left
    return found[::-1]


def all_parameters(node: cst.Parameters) -> list[cst.Param]:
    """Return the parameters in the order in which they are written."""
    found = [*node.posonly_params, *node.params]
    if isinstance(node.star_arg, cst.Param):
        found.append(node.star_arg)
    found += node.kwonly_params
    if node.star_kwarg is not None:
        found.append(node.star_kwarg)
    return found


def _chain_root(node: cst.Attribute) -> cst.Name | None:
    """Return the first name of ``a.b.c``, or ``None`` where something else stands there."""
    value = node.value
    while isinstance(value, cst.Attribute) and not value.lpar:
        value = value.value
    return value if isinstance(value, cst.Name) and not value.lpar else None


def _nothing(self: Expressions, node: cst.CSTNode, is_test: bool) -> None:
    """Constants stay as they are."""


def _refusing(error: Callable[[Span], Diagnostic]) -> Visit:
    def refuse(self: Expressions, node: cst.CSTNode, is_test: bool) -> None:
        self.refuse(error, node)

    return refuse


def _plain(method: Callable[..., None]) -> Visit:
    """Make a visit of a method that does not care whether only truth is taken."""

    def visit(self: Expressions, node: cst.CSTNode, is_test: bool) -> None:
        method(self, node)

    return visit


VISITS: dict[type[cst.CSTNode], Visit] = {
    cst.Name: _plain(Expressions.name),
    cst.Attribute: _plain(Expressions.attribute),
    cst.Call: _plain(Expressions.call),
    cst.Subscript: _plain(Expressions.subscript),
    cst.BinaryOperation: _plain(Expressions.binary),
    cst.UnaryOperation: cast("Visit", Expressions.unary),
    cst.BooleanOperation: cast("Visit", Expressions.boolean),
    cst.IfExp: cast("Visit", Expressions.conditional),
    cst.Comparison: _plain(Expressions.comparison),
    cst.NamedExpr: _plain(Expressions.walrus),
    cst.Tuple: _plain(Expressions.elements),
    cst.List: _plain(Expressions.display),
    cst.Set: _plain(Expressions.display),
    cst.Dict: _plain(Expressions.display),
    cst.ListComp: _plain(comprehension),
    cst.SetComp: _plain(comprehension),
    cst.DictComp: _plain(comprehension),
    cst.GeneratorExp: _plain(comprehension),
    cst.Lambda: _plain(Expressions.lambda_),
    cst.FormattedString: _plain(format_string),
    cst.ConcatenatedString: _plain(concatenated),
    cst.Integer: _nothing,
    cst.Float: _nothing,
    cst.Imaginary: _nothing,
    cst.SimpleString: _nothing,
    cst.Ellipsis: _nothing,
    cst.Yield: _refusing(syntax.YieldRefused),
    cst.Await: _refusing(syntax.AsyncRefused),
}
