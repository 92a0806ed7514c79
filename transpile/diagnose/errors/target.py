"""Errors of targets: what the chosen one cannot do."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeTargetError, Diagnostic

WAYS_OUT = {
    "f64": "use f32, or what has f64: cuda, hip, vulkan (spirv), cpu (mlir)",
    "i64": "use i32, or a target with 64-bit integers",
    "u64": "use u32, or a target with 64-bit integers",
    "i8": "use i32",
    "i16": "use i32",
    "u8": "use u32",
    "u16": "use u32",
    "bf16": "use f16 or f32",
    "f16": "use f32",
    "bool_": "keep 0 and 1 in a u32",
    "e4m3": "use f32, or a target with 8-bit integers",
    "e5m2": "use f32, or a target with 8-bit integers",
    "ue8m0": "use f32, or a target with 8-bit integers",
    "e2m1": "use f32, or a target with 8-bit integers",
}


class OfTarget(Diagnostic):
    """What a target can't do. Who launches named a device, and a target nowhere."""

    target: str
    """The target, or the device; what is behind it in parentheses says which one."""

    phase = CubeTargetError

    def on(self, device: str, target: str) -> OfTarget:
        """Return the same about a device of the target."""
        if not self.target.startswith(target):
            return self
        named = device + self.target.removeprefix(target)
        return type(self)(**{name: getattr(self, name) for name in self.FIELDS} | {"target": named})


class UnsupportedType(OfTarget):
    """A value of a type that the target does not have."""

    type: str

    code = "CUBE340"
    title = "{target} has no {type}"
    label = "this is {type}"
    help = "{way_out}"

    @property
    def way_out(self) -> str:
        return WAYS_OUT.get(self.type, "use another type, or another target")


class UnsupportedStorage(OfTarget):
    """Memory of elements that the target cannot hold."""

    type: str
    name: str

    code = "CUBE341"
    title = "{target} can't hold {type} in memory"
    label = "`{name}` has elements of type {type}"
    help = "{way_out}"

    @property
    def way_out(self) -> str:
        return WAYS_OUT.get(self.type, "use another type, or another target")


class UnsupportedOperation(OfTarget):
    """A row that the target does not have for these operands."""

    operation: str
    operands: str
    """`` of f64``, or nothing."""
    reason: str

    code = "CUBE342"
    title = "`{operation}`{operands} is not there on {target}"
    label = "`{operation}` {reason}"
    help = "compute it in another type, or choose another target"


class UnsupportedAtomic(OfTarget):
    """An atomic operation that the target has neither for this type nor through a compare and exchange."""

    operation: str
    type: str
    space: str

    code = "CUBE343"
    title = "{target} has no `{operation}` on {type} in {space} memory"
    label = "{reason}"
    help = "use u32, i32 or f32 elements, or sum in shared memory with barriers and one unit that writes"

    @property
    def reason(self) -> str:
        if self.type in ("i64", "u64", "f64"):
            return f"atomics of 32 bits would show half of a change of this {self.type}"
        return f"this needs an atomic of {self.type}"


class CubeTooLarge(OfTarget):
    """More units in a cube than the target has."""

    dim: str
    limit: str

    code = "CUBE344"
    title = "a cube of {dim} units is too large for {target}"
    notes = ("its limit is {limit}",)
    help = (
        "launch with a smaller `dim` and more cubes; for a device with larger cubes than the profile has,\n"
        "`kernel.artifact(capabilities, ...)`"
    )


class SharedMemoryTooLarge(OfTarget):
    """More shared memory than the target has."""

    used: int
    limit: int

    code = "CUBE345"
    title = "{used} bytes of shared memory are too many for {target}"
    label = "with this one it is {used} bytes"
    notes = ("its limit is {limit} bytes a cube",)
    help = "use smaller tiles; `target.max_shared_memory` tells a kernel the limit"


class MissingPolyfill(OfTarget):
    """A function without an implementation for a type on a target."""

    operation: str
    types: str

    code = "CUBE346"
    title = "`{operation}` of {types} is not there on {target} yet"
    label = "no implementation for {types}"
    help = "compute it in f32, or choose another target"


class NestedTooDeep(OfTarget):
    """More blocks inside blocks than the compilers of the target take."""

    limit: int

    code = "CUBE347"
    title = "this is nested too deeply for {target}"
    label = "inside more than {limit} blocks"
    notes = (
        "an `if`, a loop, an arm of `and` or `or`, and a helper that returns early are a block each,"
        " and so is what follows an early `return` or `continue`",
    )
    help = "look numbers up in an array, leave loops by `break`, or choose another target"


class TooManyArrays(OfTarget):
    """More arrays than a kernel on the target can bind."""

    arrays: int
    limit: str

    code = "CUBE348"
    title = "{arrays} arrays are too many for a kernel on {target}"
    notes = ("its limit is {limit}",)
    help = "keep several in one array and pass where each begins, or split the kernel"
