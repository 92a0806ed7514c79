"""What the back end uses of PyObjC itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

pools = 0
"""Autorelease pools that are open."""


release = (15, 0)
"""The version of macOS."""


def macos_available(major: int, minor: int, patch: int = 0) -> bool:
    return (major, minor) <= release


@contextmanager
def autorelease_pool() -> Iterator[None]:
    global pools
    pools += 1
    try:
        yield
    finally:
        pools -= 1
