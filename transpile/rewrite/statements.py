"""The walk over statements: suites, control flow, functions.

    cst.FunctionDef  ->  Edits, scopes

A statement tells how it can be left: the kinds of jump that leave it (`Leaves.jumps`), and whether control never
comes to what follows (`Leaves.ends`). After a statement with jumps its later siblings are guarded by ``cx.live``; what
follows one that ends is dead, and is deleted before the analysis sees it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import cast

import libcst as cst

from transpile.diagnose.errors import syntax
from transpile.diagnose.record import Record
from transpile.rewrite import assignments
from transpile.rewrite.assignments import new_bind
from transpile.rewrite.binding import (
    Bind,
    Branch,
    Events,
    Jump,
    Loop,
    Repeat,
    Scope,
    Suite,
)
from transpile.rewrite.expressions import Expressions, all_parameters
from transpile.rewrite.fill import CX, TRIP, keep_lines
from transpile.rewrite.forms import (
    CheckText,
    Target,
    TargetShape,
    TargetText,
)
from transpile.rewrite.patterns import captures, is_exhaustive, match_statement
from transpile.rewrite.rejected import REFUSALS
from transpile.rewrite.strings import literal


class Leaves(Record, frozen=True):
    """How control can leave a statement."""

    jumps: frozenset[str] = frozenset()
    ends: bool = False


_GOES_ON = Leaves()


class Statements(Expressions):
    """The forms of statements."""

    def suite_of(self, block: cst.BaseSuite, loop: Loop | None) -> Leaves:
        """Visit a body as a suite of its own."""
        saved = self.suite, self.loop
        self.suite, self.loop = Suite(self.suite, loop, self.suite.depth + 1), loop
        leaves = self.block(block)
        self.suite, self.loop = saved
        return leaves

    def block(self, block: cst.BaseSuite) -> Leaves:
        if isinstance(block, cst.SimpleStatementSuite):
            return self.line(block.body)
        statements = cast("Sequence[cst.BaseStatement]", block.body)
        jumps: frozenset[str] = frozenset()
        for index, statement in enumerate(statements):
            leaves = self.statement(statement, bool(jumps))
            jumps |= leaves.jumps
            if leaves.ends:
                self.bury(statements[index + 1 :])
                return Leaves(jumps, True)
        return Leaves(jumps)

    def bury(self, dead: Sequence[cst.CSTNode]) -> None:
        """Delete statements that are never reached; their names stay local, as in Python."""
        if not dead:
            return
        start, end = self.outer[dead[0]][0], self.outer[dead[-1]][1]
        self.edits.replace(start, end, keep_lines(self.source[start:end], ""))
        for statement in dead:
            self.scope.names.update(_bound_in(statement))

    def statement(self, node: cst.CSTNode, guard: bool) -> Leaves:
        if isinstance(node, cst.SimpleStatementLine):
            if guard and not all(isinstance(small, cst.Pass) for small in node.body):
                self.edits.insert(self.inner[node][0], f"if {CX}.live: ")
            return self.line(node.body)
        if isinstance(node, cst.If):
            return self.if_(node, guard)
        if isinstance(node, cst.While):
            return self.while_(node, guard)
        if isinstance(node, cst.For):
            return self.for_(node, guard)
        if isinstance(node, cst.FunctionDef):
            self.nested(node, guard)
            return _GOES_ON
        if isinstance(node, cst.Match):
            return self.match(node, guard)
        REFUSALS[type(node)](self, node)
        raise AssertionError("a refusal raises")

    def line(self, statements: Sequence[cst.BaseSmallStatement]) -> Leaves:
        """Visit the small statements of one line."""
        for index, statement in enumerate(statements):
            if isinstance(statement, cst.Break | cst.Continue | cst.Return):
                kind = type(statement).__name__.lower()
                self.jump(statement, kind)
                if index + 1 < len(statements):
                    start, end = self.inner[statement][1], self.inner[statements[-1]][1]
                    self.edits.replace(start, end, keep_lines(self.source[start:end], ""))
                    for dead in statements[index + 1 :]:
                        self.scope.names.update(_bound_in(dead))
                return Leaves(frozenset({kind}), True)
            method = SMALL.get(type(statement))
            if method is not None:
                method(self, statement)
            elif not isinstance(statement, cst.Pass):
                REFUSALS[type(statement)](self, statement)
        return _GOES_ON

    def jump(self, node: cst.CSTNode, kind: str) -> None:
        start, end = self.inner[node]
        if isinstance(node, cst.Return) and node.value is not None:
            value = self.outer[node.value][0]
            self.edits.replace_as(start, value, f"{CX}.return_(", (start, start + len("return")))
            self.inside(node.value)
            self.edits.insert(end, ")")
        else:
            self.edits.replace(start, end, f"{CX}.{kind}_()")
        self.events.append(Jump(kind))

    def head(self, node: cst.CSTNode, test: cst.BaseExpression, form: str, guard: bool) -> None:
        """Replace a keyword and the blank behind it by the opening of a region loop."""
        start, test_start = self.inner[node][0], self.outer[test][0]
        keyword = start + 2 if self.source.startswith("if", start) else start + 4
        if self.source.startswith("while", start):
            keyword = start + 5
        live = f"{CX}.live and " if guard else ""
        self.edits.replace(start, keyword, f"for {TRIP} in {live}")
        self.edits.replace_as(keyword, test_start, form, (test_start, test_start))

    def if_(self, node: cst.If, guard: bool) -> Leaves:
        self.head(node, node.test, f"{CX}.if_(", guard)
        self.inside(node.test, is_test=True)
        self.edits.insert(self.outer[node.test][1], ")")
        return self._arms(node)

    def _arms(self, node: cst.If) -> Leaves:
        """Visit the body of an `if` or `elif` whose test is done, and what follows it."""
        leaves: list[Leaves] = []
        then = self.branch(lambda: leaves.append(self.suite_of(node.body, self.loop)))
        orelse = node.orelse
        if orelse is None:
            self.events.append(Branch([then, []]))
            return Leaves(leaves[0].jumps)
        otherwise = self.branch(lambda: leaves.append(self._else_arm(orelse)))
        self.events.append(Branch([then, otherwise]))
        first, second = leaves
        return Leaves(first.jumps | second.jumps, first.ends and second.ends)

    def _else_arm(self, node: cst.If | cst.Else) -> Leaves:
        if isinstance(node, cst.Else):
            self._else_head(node, "else_")
            return self.suite_of(node.body, self.loop)
        self.head(node, node.test, f"{CX}.elif_(lambda: ", False)
        self._deferred_test(node.test)
        return self._arms(node)

    def match(self, node: cst.Match, guard: bool) -> Leaves:
        leaves = match_statement(self, node, guard)
        jumps = frozenset[str]().union(*(leave.jumps for leave in leaves))
        return Leaves(jumps, is_exhaustive(node) and all(leave.ends for leave in leaves))

    def _deferred_test(self, test: cst.BaseExpression) -> None:
        saved, self.is_deferred = self.is_deferred, True
        self.inside(test, is_test=True)
        self.is_deferred = saved
        self.edits.insert(self.outer[test][1], ")")

    def _else_head(self, node: cst.Else, form: str) -> None:
        start = self.inner[node][0]
        self.edits.replace(start, start + 4, f"for {TRIP} in {CX}.{form}()")

    def while_(self, node: cst.While, guard: bool) -> Leaves:
        self.head(node, node.test, f"{CX}.while_(lambda: ", guard)
        outer = self.loop
        self.loop = self._loop()
        test = self.branch(lambda: self._deferred_test(node.test))
        loop, self.loop = self.loop, outer
        is_endless = isinstance(node.test, cst.Name) and node.test.value == "True"
        return self._repeat(node, loop, test, lambda: None, is_endless)

    def _loop(self) -> Loop:
        depth = 1 if self.loop is None else self.loop.depth + 1
        return Loop(self.suite, self.loop, depth, self.tick())

    def for_(self, node: cst.For, guard: bool) -> Leaves:
        if node.asynchronous is not None:
            self.refuse(syntax.AsyncRefused, node)
        iterable = node.iter
        start, end = self.outer[iterable]
        self.open(start, f"{CX}.live and {CX}.for_(" if guard else f"{CX}.for_(")
        self.inside(iterable)
        binds: list[Bind] = []
        shape = self._target(node.target, binds, False)
        self.edits.insert(end, TargetText(shape))

        def bind_targets() -> None:
            for bind in binds:
                bind.suite = self.suite
                self.note_bind(bind)

        return self._repeat(node, self._loop(), [], bind_targets, False)

    def _target(self, node: cst.CSTNode, binds: list[Bind], is_starred: bool) -> TargetShape:
        if isinstance(node, cst.Name):
            bind = Bind(
                node.value, self.scope.function, self.suite, 0, "star" if is_starred else "for"
            )
            binds.append(bind)
            return Target(bind, is_starred)
        if not isinstance(node, cst.Tuple | cst.List):
            self.refuse(syntax.LoopTargetRefused, node)
        return [
            self._target(e.value, binds, isinstance(e, cst.StarredElement)) for e in node.elements
        ]

    def _repeat(
        self,
        node: cst.While | cst.For,
        loop: Loop,
        test: Events,
        before: Callable[[], None],
        is_endless: bool,
    ) -> Leaves:
        """Visit a loop's body and its `else`."""
        leaves: list[Leaves] = []

        def run_body() -> None:
            saved = self.suite, self.loop
            self.suite, self.loop = Suite(self.suite, loop, self.suite.depth + 1), loop
            before()
            leaves.append(self.block(node.body))
            self.suite, self.loop = saved

        body = self.branch(run_body)
        loop.last = self.tick()
        inside = leaves[0].jumps
        orelse: Events = []
        after = _GOES_ON
        if node.orelse is not None:
            self._else_head(node.orelse, "loop_else")
            block = node.orelse.body
            orelse = self.branch(lambda: leaves.append(self.suite_of(block, self.loop)))
            after = leaves[1]
        self.events.append(Repeat(loop, test, body, orelse))
        ends = "break" not in inside and (after.ends or is_endless)
        return Leaves(inside - {"break", "continue"} | after.jumps, ends)

    def expression(self, node: cst.Expr) -> None:
        if isinstance(node.value, cst.SimpleString | cst.ConcatenatedString):
            return
        # It may be a call without its parentheses.
        is_name = isinstance(node.value, cst.Name | cst.Attribute)
        if is_name:
            self.edits.insert(self.outer[node.value][0], f"{CX}.named(")
        self.visit(node.value)
        if is_name:
            self.edits.insert(self.outer[node.value][1], ")")

    def assert_(self, node: cst.Assert) -> None:
        start, end = self.inner[node]
        self.edits.replace(start, self.outer[node.test][0], f"{CX}.assert_(")
        self.inside(node.test, is_test=True)
        closing = ", never=True)" if _is_false(node.test) else ")"
        if node.msg is None:
            closing = f", {literal(self.plain(node.test))}{closing}"
        elif not isinstance(node.msg, cst.SimpleString):
            self.edits.insert(self.outer[node.msg][0], "lambda: ")
            self.events.append(Branch([self.deferred(node.msg), []]))
        self.edits.insert(end, closing)

    def plain(self, node: cst.BaseExpression) -> str:
        """Return an expression as its author wrote it, on one line."""
        text = self.source[slice(*self.inner[node])]
        # Over several lines there may be comments.
        return ast.unparse(ast.parse(f"({text})", mode="eval")) if "\n" in text else text

    def nested(self, node: cst.FunctionDef, guard: bool) -> None:
        """Visit a function that is defined in the kernel."""
        name = node.name.value
        if node.decorators:
            self.refuse(lambda s: syntax.DecoratedNestedFunction(s, name), node.decorators[0])
        if node.asynchronous is not None:
            self.refuse(syntax.AsyncRefused, node)
        self.deferred_signature(node)
        self.defaults(node.params, guard)
        bind = new_bind(self, node.name, "def")
        self._check(node, bind, guard)
        self.note_bind(bind)
        saved = self.enter("def", name, self.inner[node][0])
        self.parameters(node.params)
        self.block(node.body)
        self.leave(saved)

    def _check(self, node: cst.FunctionDef, bind: Bind, guard: bool) -> None:
        parameters = node.params
        has_star = bool(parameters.kwonly_params) or isinstance(parameters.star_arg, cst.Param)
        star = "" if has_star else "*, "
        if parameters.star_kwarg is not None:
            at = self.outer[parameters.star_kwarg][0]
            self.edits.insert(at, CheckText(bind, star, ", ", guard))
            return
        opening = self.parenthesis(node)
        at = self.outer[parameters][1] if all_parameters(parameters) else opening
        written = self.source[opening:at].rstrip()
        comma = ", " if written and not written.endswith(",") else " " if written else ""
        self.edits.insert(at, CheckText(bind, comma + star, "", guard))

    def parenthesis(self, node: cst.FunctionDef) -> int:
        """Return the offset behind the opening parenthesis of a definition."""
        after = node.name if node.type_parameters is None else node.type_parameters
        return self.source.index("(", self.outer[after][1]) + 1

    def bare_signature(self, node: cst.FunctionDef) -> None:
        """Delete annotations and type parameters."""
        if node.type_parameters is not None:
            start, end = self.outer[node.type_parameters]
            self.edits.replace(start, end, "")
        for parameter in all_parameters(node.params):
            if parameter.annotation is not None:
                start = self.outer[parameter.name][1]
                end, equal = self.outer[parameter.annotation.annotation][1], ""
                if parameter.default is not None:  # without an annotation, `=` takes no blanks
                    end, equal = self.outer[parameter.default][0], "="
                self.edits.replace(start, end, keep_lines(self.source[start:end], equal))
        if node.returns is not None:
            start, end = self.outer[node.returns]
            self.edits.replace(start, end, "\\\n" * self.source.count("\n", start, end))

    def deferred_signature(self, node: cst.FunctionDef) -> None:
        """Keep the annotations of a nested function, each as a lambda: `cx.call` evaluates them."""
        if node.type_parameters is not None:
            start, end = self.outer[node.type_parameters]
            self.edits.replace(start, end, "")
        found = [parameter.annotation for parameter in all_parameters(node.params)]
        for annotation in (*found, node.returns):
            if annotation is not None:
                self.edits.insert(self.outer[annotation.annotation][0], "lambda: ")
                self.events.append(Branch([self.deferred(annotation.annotation), []]))

    def top(self, node: cst.FunctionDef) -> Scope:
        """Visit the function that is rewritten."""
        first, start = self.outer[node][0], self.inner[node][0]
        for decorator in node.decorators:
            begin, end = self.inner[decorator]
            self.edits.replace(begin, end, keep_lines(self.source[begin:end], ""))
        assert first <= start, "a function's text starts with its decorators"
        self.edits.insert(self.outer[node.name][1], "__expand")
        opening = self.parenthesis(node)
        comma = "" if not all_parameters(node.params) else ","
        blank = " " if comma and not self.source[opening : opening + 1].isspace() else ""
        self.edits.insert(opening, CX + comma + blank)
        self.bare_signature(node)
        self.scope.label = node.name.value
        self.words.add(node.name.value)
        self.scopes.append(self.scope)
        self.parameters(node.params)
        self.block(node.body)
        return self.scope

    def top_lambda(self, node: cst.Lambda) -> None:
        """Visit a lambda that is rewritten: it becomes a definition of one line, or of as many as it has."""
        start, end = self.inner[node]
        keyword = start + len("lambda")
        parameters = all_parameters(node.params)
        lines, comma = "\n" * self.source.count("\n", 0, start), "," if parameters else ""
        self.edits.replace_as(
            0, keyword, f"{lines}def lambda__expand({CX}{comma}", (start, keyword)
        )
        colon = self.source.index(":", self.outer[node.params][1] if parameters else keyword)
        body = self.outer[node.body][0]
        returning = keep_lines(self.source[colon:body], f"): {CX}.return_(")
        self.edits.replace_as(colon, body, returning, (body, body))
        self.scope.label = "lambda"
        self.scopes.append(self.scope)
        self.parameters(node.params)
        self.inside(node.body)
        rest = keep_lines(self.source[end:], ")")
        self.edits.replace_as(end, len(self.source), rest, (end, end))
        self.events.append(Jump("return"))


def _is_false(node: cst.BaseExpression) -> bool:
    return (isinstance(node, cst.Name) and node.value == "False") or (
        isinstance(node, cst.Integer) and node.value == "0"
    )


def _bound_in(node: cst.CSTNode) -> Iterator[str]:
    """Yield the names that a dead statement makes local."""
    if isinstance(node, cst.FunctionDef | cst.ClassDef):
        yield node.name.value
        return
    if isinstance(node, cst.Lambda):
        return
    if isinstance(node, cst.AssignTarget | cst.AugAssign | cst.AnnAssign | cst.For | cst.NamedExpr):
        yield from _names(node.target)
    if isinstance(node, cst.MatchCase):
        yield from captures(node.pattern)
    for child in node.children:
        yield from _bound_in(child)


def _names(node: cst.CSTNode) -> Iterator[str]:
    if isinstance(node, cst.Name):
        yield node.value
    elif isinstance(node, cst.Tuple | cst.List):
        for element in node.elements:
            yield from _names(element.value)


SMALL: dict[type[cst.CSTNode], Callable[..., None]] = {
    cst.Assign: assignments.assign,
    cst.AnnAssign: assignments.annotated,
    cst.AugAssign: assignments.augmented,
    cst.Expr: Statements.expression,
    cst.Del: assignments.delete,
    cst.Assert: Statements.assert_,
}
