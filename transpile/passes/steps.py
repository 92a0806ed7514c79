"""Run passes one after the other; with the setting `debug` what each makes is verified."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from transpile.config import settings
from transpile.ir.core import Kernel
from transpile.passes.contents import forget

Pass = Callable[[Kernel], Kernel]


def through(kernel: Kernel, passes: Iterable[tuple[str, Pass]]) -> Kernel:
    """Run passes, each with its name; with `debug` what the first one gets is verified as well."""
    is_verified = settings.debug
    if is_verified:
        _verify(kernel, "expansion, or the passes before")
    try:
        for name, step in passes:
            kernel = step(kernel)
            if is_verified:
                _verify(kernel, f"the pass `{name}`")
    finally:
        forget()
    return kernel


def _verify(kernel: Kernel, maker: str) -> None:
    from transpile.ir.verify import VerifyError, verify  # only who asks for it pays
    from transpile.ops.table import TABLE

    try:
        verify(kernel, TABLE)
    except VerifyError as error:
        raise VerifyError(
            f"{maker} made IR of `{kernel.name}` that breaks a rule: {error}"
        ) from error
