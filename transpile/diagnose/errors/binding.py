"""Names: unbound, bound on some paths only, or changed where comptime state must not change."""

from __future__ import annotations

from transpile.diagnose.diagnostic import (
    CubeBindingError,
    CubeTypeError,
    CubeWarning,
    Diagnostic,
    Label,
)
from transpile.diagnose.span import Span


class Unbound(Diagnostic):
    name: str
    bound: Span | None = None
    code = "CUBE150"
    title = "`{name}` may be unbound here"
    label = "read here"
    notes = (
        "a name bound in one branch only, or in a loop that may run zero times, has no value on the other path",
    )
    help = "bind `{name}` before the branch or the loop"
    phase = CubeBindingError

    def labels(self) -> tuple[Label, ...]:
        own = super().labels()
        return (
            own
            if self.bound is None
            else (*own, Label(self.bound, "bound here on some paths only"))
        )


class UnknownName(Diagnostic):
    name: str
    near: str = ""
    code = "CUBE151"
    title = "name `{name}` is not defined"
    label = "not found in the kernel, its module or Python's built-ins"
    help = "{near}"
    phase = CubeBindingError


class ComptimeMutation(Diagnostic):
    name: str
    other: Span | None = None
    code = "CUBE152"
    title = "comptime `{name}` changes under run-time control"
    label = "whether this runs is known only on the device"
    notes = (
        "comptime state is the same for every unit, so it can change only where all of them come by",
    )
    help = "make it a run-time variable (start it from a number such as `i32(0)`), or move the change out"
    phase = CubeBindingError

    def labels(self) -> tuple[Label, ...]:
        own = super().labels()
        return own if self.other is None else (*own, Label(self.other, "its last comptime value"))


class EnumChanges(ComptimeMutation):
    """A comptime member of an enum that a loop changes after it was looked at."""

    enum: str = ""
    code = "CUBE160"
    title = "the comptime member `{name}` changes in a loop of run time"
    help = "make it a run-time variable from the start: `{name}: {enum} = ...`"


class HolderChanged(Diagnostic):
    name: str
    was: str
    now: str
    other: Span | None = None
    code = "CUBE153"
    title = "`{name}` is {was} and cannot become {now}"
    label = "{now}"
    help = "use another name; for a missing number use a flag beside it"
    phase = CubeTypeError

    def labels(self) -> tuple[Label, ...]:
        own = super().labels()
        return own if self.other is None else (*own, Label(self.other, f"{self.was}"))


class StructChanged(HolderChanged):
    """A name that held a struct of another class."""

    union: str = ""
    code = "CUBE161"
    help = "use another name, or annotate it as one of several: `{name}: {union} = ...`"


class ResultChanged(Diagnostic):
    """A function that gives values of two kinds, on two paths."""

    function: str
    was: str
    now: str
    way_out: str
    other: Span | None = None
    code = "CUBE162"
    title = "`{function}` gives {was} on one path and {now} on another"
    label = "{now}"
    help = "{way_out}"
    phase = CubeTypeError

    def labels(self) -> tuple[Label, ...]:
        own = super().labels()
        return own if self.other is None else (*own, Label(self.other, f"{self.was}"))


class OutsideContainer(Diagnostic):
    what: str
    code = "CUBE154"
    title = "a {what} from outside a kernel is read-only inside"
    label = "this would change it"
    help = "copy it first: `mine = {what}(theirs)`"
    phase = CubeBindingError


class NoneAtRunTime(Diagnostic):
    name: str
    code = "CUBE155"
    title = "`None` cannot be chosen at run time"
    label = "{name} is None on one path and a number on another"
    help = "use a flag: a bool beside the number"
    phase = CubeTypeError


class CyclicExpansion(Diagnostic):
    cycle: str
    code = "CUBE156"
    title = "recursion without a comptime end: {cycle}"
    label = "calls itself again here"
    notes = (
        "a kernel has no stack: calls are expanded in place, so recursion must end at comptime, within 100 calls",
    )
    help = "write a loop, or make the condition that ends it comptime"
    phase = CubeBindingError


class TooManyOps(Diagnostic):
    limit: int
    code = "CUBE157"
    title = "the expansion passed {limit} operations"
    label = "while expanding this"
    notes = ("an unrolled loop or comptime recursion that does not end is the usual cause",)
    help = "use `range(...)` without `unroll`, or raise the limit: `config.override(max_ops=...)`"
    phase = CubeBindingError


class EndlessLoop(Diagnostic):
    code = "CUBE158"
    title = "this loop never ends"
    label = "always true, and the body has no way out"
    help = "add a `break` or a `return`, or give the loop a condition that changes"
    phase = CubeBindingError


class NotChosen(Diagnostic):
    what: str
    code = "CUBE159"
    title = "{what} cannot be chosen at run time"
    label = "which one it is is known only on the device"
    notes = (
        "numbers, structs and tuples of them can; anything else is fixed when the kernel is built",
    )
    help = "choose a number, or do the work in both branches of an `if`; a comptime condition can choose anything"
    phase = CubeTypeError


class WrittenNameRebound(Diagnostic):
    name: str
    code = "CUBE164"
    title = "`{name}` is bound to a number, and its array is never written"
    label = "from here on `{name}` is this number"
    help = "write the element, `{name}[i] = ...`; or give the number a name of its own"
    phase = CubeWarning
