"""Errors of platforms' compilers: they refused text that this library wrote."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeCompileError, Diagnostic, Label
from transpile.diagnose.span import Span


class CompilerRefused(Diagnostic):
    """A platform's compiler found an error in generated code; `span` is the user's line that it came from, if known."""

    kernel: str
    compiler: str
    message: str

    code = "CUBE260"
    title = "{compiler} refused the code generated for `{kernel}`"
    notes = ("{message}",)
    help = "this is a defect of the code generator: please report it with the kernel"
    phase = CubeCompileError

    def labels(self) -> tuple[Label, ...]:
        if self.span is None or self.span == Span("<unknown>", 0, 0, 0, 0):
            return ()
        return (Label(self.span, "generated from here"),)
