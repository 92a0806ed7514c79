"""The units of a cube together: shared memory, barriers and the exchange of values within a plane."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

from transpile.diagnose.span import Span
from transpile.eager.memory import Storage

WAIT = 60.0
"""Seconds that a unit waits for the others before the kernel counts as hung."""


@dataclass(eq=False, slots=True)
class Cube:
    """What the units of one cube share."""

    position: tuple[int, int, int]
    count: tuple[int, int, int]
    dim: tuple[int, int, int]
    plane: int
    shared: dict[tuple[Span | None, int], Storage] = field(default_factory=dict)
    alive: set[int] = field(default_factory=set)
    arrived: dict[int, tuple[str, Any]] = field(default_factory=dict)
    results: dict[int, dict[int, Any]] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)
    gates: dict[int, threading.Semaphore] = field(default_factory=dict)
    """What each unit waits at."""
    failed: BaseException | None = None
    wait: float | None = WAIT
    """Seconds, or ``None`` where a person may look at one unit while the others wait."""

    @property
    def units(self) -> int:
        return self.dim[0] * self.dim[1] * self.dim[2]

    def members(self, unit: int, scope: str) -> set[int]:
        """Return the live units that `unit` meets: its cube, or its plane."""
        if scope == "cube":
            return set(self.alive)
        first = unit // self.plane * self.plane
        return {u for u in self.alive if first <= u < first + self.plane}

    def meet(self, unit: int, scope: str, value: Any) -> dict[int, Any]:
        """Wait until every live unit of the scope has come; return what each brought."""
        with self.lock:
            self.arrived[unit] = (scope, value)
            gate = self.gates.setdefault(unit, threading.Semaphore(0))
            self._release(unit, scope)
        if not gate.acquire(timeout=self.wait):
            self.fail(TimeoutError("units wait at different barriers"))
            raise Stopped
        if self.failed is not None:
            raise Stopped
        return self.results.pop(unit)

    def leave(self, unit: int) -> None:
        """`unit` has ended; those that wait no longer wait for it."""
        with self.lock:
            self.alive.discard(unit)
            self._release(unit, "plane")
            self._release(unit, "cube")

    def fail(self, error: BaseException) -> None:
        """Stop every unit that waits, now or later."""
        with self.lock:
            if self.failed is None and not isinstance(error, Stopped):
                self.failed = error
            for gate in self.gates.values():
                gate.release()

    def _release(self, unit: int, scope: str) -> None:
        """Let a scope go on if its live units have all come."""
        group = self.members(unit, scope)
        if not group or any(u not in self.arrived or self.arrived[u][0] != scope for u in group):
            return
        brought = {u: self.arrived.pop(u)[1] for u in sorted(group)}
        for u in group:
            self.results[u] = brought
            self.gates[u].release()


class Stopped(BaseException):
    """Another unit of the cube failed."""
