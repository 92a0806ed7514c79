"""What the layers of this package ask of each other: `Artifact`, `Launcher` and `Polyfills`.

Lower layers define a protocol here, upper layers implement it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Value
from transpile.ops.capabilities import Capabilities, Platform


@dataclass(frozen=True, slots=True)
class Artifact:
    """A kernel in the form that a platform's compiler takes."""

    target: Platform
    text: str | bytes
    """Source text, or a SPIR-V binary."""
    entry: str
    """Name of the entry point."""
    kernel: core.Kernel
    """The bound, legalized kernel. Its parameters say, in order, what a launch passes."""
    lines: Mapping[int, Span] = field(default_factory=dict)
    """Line of `text`, from 1 -> the user's line that it comes from."""


OfTuple = Callable[[tuple[Any, ...]], None]
Site = tuple[Callable[..., None], OfTuple]
"""Two functions that launch: the first is called with the arguments, the second with a tuple of them."""


class Launcher(Protocol):
    """Runs kernels; the runtime implements it and registers it as ``transpile.launcher``."""

    def launch(
        self,
        function: object,
        count: object,
        dim: object,
        args: Sequence[object],
        kwargs: Mapping[str, object],
        *,
        options: Mapping[str, object],
    ) -> None:
        """Launch `function` (a kernel of ``transpile.lang``) on the device that the arguments or `options` name.

        `count` and `dim` are as the user gave them. `options` may hold ``client``, ``checked``, ``vectorize``,
        ``validate``, ``aliasing``, ``address_type`` and ``shape`` (for ``kernel.over``).
        """

    def site(
        self, function: object, count: object, dim: object, options: Mapping[str, object]
    ) -> Site:
        """Return what launches `function` on `count` cubes of `dim` with the arguments that it is given.

        `options` are as in `launch`. It is kept and called again, so it may remember what it was given last.
        """

    def prepare(
        self,
        function: object,
        count: object,
        dim: object,
        args: Sequence[object],
        kwargs: Mapping[str, object],
        *,
        options: Mapping[str, object],
    ) -> object:
        """Return the bound launch: call it to launch again, ``set(name=value)`` to change an argument."""


class Body(Record, frozen=True):
    """A function as IR, to be inlined: it reads its parameters, `region` computes `result`.

    The region has no Exit or Terminate to the outside, and no checked or unbound accesses of arguments.
    """

    parameters: tuple[Value, ...]
    region: core.Region
    result: Value


class Polyfills(Protocol):
    """Finds the kernel-language function that replaces a row on a target without it."""

    def __call__(
        self, name: str, types: tuple[Scalar | Vector, ...], capabilities: Capabilities
    ) -> Body:
        """Return the function `name` of ``transpile.polyfills``, expanded for arguments of `types`.

        The same body may be returned each time; whoever inlines it clones it. ``LookupError`` if there is none.
        """
