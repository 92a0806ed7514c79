"""The twin of a helper that a kernel calls: ``cube function -> (twin, annotations)``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from transpile.diagnose.diagnostic import CubeError

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.services import Twin


def twin_of(cx: Context, cube: Any) -> tuple[Twin, Mapping[str, Any]]:
    """Rewrite a helper at its first call.

    Raises:
        CubeError: what it is refused for, with the call: the helper may be of a library that the user never saw.
    """
    try:
        return cube.twin, cube.annotations()
    except CubeError as error:
        span = error.diagnostic.span
        if span is None:
            raise
        place = error.diagnostic.at(span.called_from(cx.span()))
        raise type(error)(place) from error.__cause__
