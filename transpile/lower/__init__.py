"""Write kernels as the text or binary of a target: ``lower(target, kernel) -> Artifact``.

Each target is a module or package with ``lower(kernel)``, imported when it is first asked for. A further target comes
from outside by `register`: ``examples/opencl`` is one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from transpile.ir.core import Kernel
from transpile.ops.capabilities import PROFILES, Capabilities, Platform
from transpile.ops.row import OVERLAYS, Overlay, Spelling
from transpile.protocols import Artifact

_REGISTERED: dict[Platform, Callable[[Kernel], Artifact]] = {}


def lower(target: Platform, kernel: Kernel) -> Artifact:
    """Write a bound, legalized and structured kernel for `target`."""
    write = _REGISTERED.get(target)
    artifact = (
        import_module(f"transpile.lower.{target}").lower(kernel) if write is None else write(kernel)
    )
    assert isinstance(artifact, Artifact)
    return artifact


def register(
    capabilities: Capabilities,
    write: Callable[[Kernel], Artifact],
    *,
    like: Platform,
    rows: Mapping[str, Spelling],
) -> None:
    """Add a target under the name in `capabilities`; ``kernel.inspect(name, ...)`` then gives its text.

    `write` is the target's ``lower``. Ops are spelled as `rows` says, by their name in the op table; those that it does
    not name as on the target `like`.

    Raises:
        ValueError: the name is one of the targets that are there already, or `like` is none of them.
    """
    name = capabilities.name
    if name in PROFILES and name not in _REGISTERED:
        raise ValueError(f"{name!r} is a target of its own")
    if like not in PROFILES:
        raise ValueError(f"there is no target {like!r}")
    PROFILES[name] = capabilities
    OVERLAYS[name] = Overlay(like, dict(rows))
    _REGISTERED[name] = write
