from __future__ import annotations

from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.span import Span


def trigger():
    line = Span(__file__, 8, 4, 8, 49, "trigger")
    raise CompilerRefused(line, "saxpy", "MLIR", 'error: "-":12:9: custom op \'arith.mulx\' is unknown').error()
