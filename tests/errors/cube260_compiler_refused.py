from transpile.diagnose.errors.compile import CompilerRefused
from transpile.diagnose.span import Span


def trigger():
    line = Span(__file__, 6, 4, 6, 52, "trigger")
    raise CompilerRefused(line, "saxpy", "MLIR", 'error: "-":12:9: custom op \'arith.mulx\' is unknown').error()
