"""Where each LibCST node lies in its text: one code generation that counts characters.

LibCST's own position provider deep-copies the tree and splits every token at line ends; generating once with a counter
is several times faster, and offsets are what splicing needs.
"""

from __future__ import annotations

from types import TracebackType

import libcst as cst
from libcst._nodes.internal import CodegenState

Range = tuple[int, int]


class Ranges:
    """Node -> range; by identity, because hashing a node costs a call into Python."""

    __slots__ = ("by_id",)

    def __init__(self) -> None:
        self.by_id: dict[int, Range] = {}

    def __getitem__(self, node: cst.CSTNode) -> Range:
        return self.by_id[id(node)]


class _Recording:
    """A context manager, written as a class because it is entered for every node."""

    __slots__ = ("end_node", "node", "start", "start_node", "state")

    def __init__(
        self,
        state: OffsetState,
        node: cst.CSTNode,
        start_node: cst.CSTNode | None,
        end_node: cst.CSTNode | None,
    ) -> None:
        self.state = state
        self.node = node
        self.start_node = start_node
        self.end_node = end_node
        self.start = 0

    def __enter__(self) -> None:
        self.start = self.state.offset

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        inner = self.state.inner.by_id
        start = self.start if self.start_node is None else inner[id(self.start_node)][0]
        end = self.state.offset if self.end_node is None else inner[id(self.end_node)][1]
        inner[id(self.node)] = (start, end)


class OffsetState(CodegenState):
    """Record for each node its text without (`inner`) and with (`outer`) parentheses and owned whitespace."""

    def __init__(self, module: cst.Module) -> None:
        super().__init__(
            default_indent=module.default_indent, default_newline=module.default_newline
        )
        self.offset = 0
        self.inner = Ranges()
        self.outer = Ranges()
        self._starts: list[int] = []

    def add_indent_tokens(self) -> None:
        for token in self.indent_tokens:
            self.tokens.append(token)
            self.offset += len(token)

    def add_token(self, value: str) -> None:
        self.tokens.append(value)
        self.offset += len(value)

    def before_codegen(self, node: cst.CSTNode) -> None:
        self._starts.append(self.offset)

    def after_codegen(self, node: cst.CSTNode) -> None:
        start = self._starts.pop()
        if type(node) is cst.SimpleWhitespace:  # a third of all nodes, and nobody asks for them
            return
        key = id(node)
        self.outer.by_id[key] = whole = (start, self.offset)
        self.inner.by_id.setdefault(key, whole)

    def record_syntactic_position(  # type: ignore[override]
        self,
        node: cst.CSTNode,
        *,
        start_node: cst.CSTNode | None = None,
        end_node: cst.CSTNode | None = None,
    ) -> _Recording:
        return _Recording(self, node, start_node, end_node)


def offsets(module: cst.Module) -> OffsetState:
    """Return the offsets of all nodes of `module` in ``module.code``."""
    state = OffsetState(module)
    module._codegen(state)
    return state
