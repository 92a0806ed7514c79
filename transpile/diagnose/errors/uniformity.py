"""Errors of cooperation: barriers and plane operations that not all units reach together."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeTypeError, Diagnostic, Label
from transpile.diagnose.span import Span


class Divergence(Diagnostic):
    """The operation that all units must reach, and what keeps some of them away."""

    operation: str
    cause: Span | None
    cause_text: str

    phase = CubeTypeError

    def labels(self) -> tuple[Label, ...]:
        return (
            *super().labels(),
            *(() if self.cause is None else (Label(self.cause, self.cause_text),)),
        )


class DivergentBarrier(Divergence):
    """A barrier under a condition that differs between units."""

    code = "CUBE300"
    title = "`{operation}()` is not reached by every unit of the cube"
    label = "every unit of the cube must get here, or none"
    notes = ("units that wait for ones that never come hang, or read what is not written yet",)
    help = (
        "put only the work under the condition and the barrier outside of it,\n"
        "or wrap the condition in `assume_uniform(...)` if it is the same for all units"
    )


class BarrierAfterExit(Divergence):
    """A barrier after a place where some units left."""

    code = "CUBE301"
    title = "`{operation}()` comes after some units of the cube have left"
    label = "every unit of the cube must get here, or none"
    notes = ("units that wait for ones that never come hang, or read what is not written yet",)
    help = "keep all units in the kernel: guard the loads, stores and sums with the condition instead of leaving"


class DivergentPlaneOperation(Divergence):
    """A plane operation under a condition that differs between the units of a plane."""

    code = "CUBE302"
    title = "`{operation}` is not reached by every unit of the plane"
    label = "every unit of the plane must get here, or none"
    help = (
        "compute it before the condition, or let the condition depend on `PLANE_POS` or `CUBE_POS` only;\n"
        "wrap the condition in `assume_uniform(...)` if it is the same for all units of a plane"
    )


class PlaneOperationAfterExit(Divergence):
    """A plane operation after a place where some units of the plane left."""

    code = "CUBE303"
    title = "`{operation}` comes after some units of the plane have left"
    label = "every unit of the plane must get here, or none"
    help = "keep all units: give those without work a neutral value, for example `v = x[i] if i < n else f32(0.0)`"
