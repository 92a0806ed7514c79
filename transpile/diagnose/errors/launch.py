"""Errors of launches: arguments, geometry, devices, and what went wrong while a kernel ran."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeLaunchError, CubeUsageError, Diagnostic, Label
from transpile.diagnose.errors.usage import is_near, near
from transpile.diagnose.span import Span


class WrongArity(Diagnostic):
    """Too many or too few arguments, or an unknown keyword."""

    kernel: str
    signature: str
    reason: str

    code = "CUBE200"
    title = "{kernel}: {reason}"
    notes = ("its signature is `{kernel}{signature}`",)
    phase = CubeLaunchError


class WrongDtype(Diagnostic):
    """An array or a scalar of another type than the kernel wants."""

    kernel: str
    signature: str
    parameter: str
    wants: str
    given: str
    way_out: str

    code = "CUBE201"
    title = "{kernel}: `{parameter}` must be {wants}, not {given}"
    notes = ("its signature is `{kernel}{signature}`",)
    help = "{way_out}"
    phase = CubeLaunchError


class LargeGlobal(Diagnostic):
    """A global that can change, too large to be compared at each launch."""

    name: str
    given: str
    limit: str

    code = "CUBE202"
    title = "the kernel or what it calls at comptime reads {name}, {given}: too large for a kernel to follow"
    notes = ("what can change is compared at each launch, up to {limit}",)
    help = "pass it as an argument, or compute what the kernel needs of it before the launch"
    phase = CubeLaunchError


class NotContiguous(Diagnostic):
    """A strided array where the kernel indexes linearly and never reads strides."""

    kernel: str
    parameter: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    code = "CUBE203"
    title = "{kernel}: `{parameter}` is indexed linearly, but its strides {strides} leave gaps"
    notes = (
        "the array's shape is {shape}; `t[i]` is the element at offset i, not the i-th element",
    )
    help = "pass a contiguous copy, or index with all coordinates (`t[i, j]`) in the kernel"
    phase = CubeLaunchError


class ReadOnlyArgument(Diagnostic):
    """A read-only array for a parameter that the kernel writes."""

    kernel: str
    signature: str
    parameter: str
    copied: str
    """How a copy is made."""

    code = "CUBE204"
    title = "{kernel}: `{parameter}` is written by the kernel, but the array is read-only"
    notes = ("its signature is `{kernel}{signature}`",)
    help = "pass a copy that you keep, for the results are in it: `{parameter} = {copied}`"
    phase = CubeLaunchError


class PartialOverlap(Diagnostic):
    """Two arguments share some bytes, and one of them is written."""

    kernel: str
    first: str
    second: str
    is_lost: bool = False
    """Whether both are packed and copied back, so that writes to one of them would be lost."""

    code = "CUBE205"
    title = "{kernel}: `{first}` and `{second}` overlap in part while one of them is written"
    help = "{way_out}"
    phase = CubeLaunchError

    @property
    def way_out(self) -> str:
        if self.is_lost:
            return (
                "copy one of them: both are written, and strided arrays are copied back as a whole"
            )
        option = f'`{self.kernel}.with_options(aliasing="allow")[count, dim](...)`'
        return f"copy one of them, or allow it with the option of the launch: {option}"


class NotAnArray(Diagnostic):
    """An object that is no array, for an array parameter."""

    kernel: str
    signature: str
    parameter: str
    given: str
    has_buffer: bool = False
    """Whether NumPy can look at its memory without a copy."""
    shared_as: str = ""
    """What to pass in place of an array that its library does not share."""

    code = "CUBE206"
    title = "{kernel}: `{parameter}` needs an array, not {given}"
    notes = (
        "its signature is `{kernel}{signature}`",
        "arrays are NumPy arrays, handles of `client.create`, tensors of torch, and objects with `__dlpack__`",
    )
    help = "{way_out}"
    phase = CubeLaunchError

    @property
    def way_out(self) -> str:
        if self.shared_as:
            return self.shared_as
        if self.has_buffer:
            return f"pass its memory as an array, without a copy: `numpy.asarray({self.parameter})`"
        return "pass an array, for example `numpy.array(values, numpy.float32)`"


class WrongDevice(Diagnostic):
    """A handle of one device in a launch on another, or given to the client of another."""

    kernel: str
    parameter: str
    home: str
    device: str
    place: str = "the launch is on"

    code = "CUBE207"
    title = "{kernel}: `{parameter}` lives on `{home}`, {place} `{device}`"
    help = "{way_out}"
    phase = CubeLaunchError

    @property
    def way_out(self) -> str:
        if self.place != "the launch is on":
            return f"use the client of `{self.home}`; `handle.numpy()` copies it to the host, whatever the device"
        there = f"create it on `{self.device}`"
        return f"read it with `client.read` and {there}, or launch with the client of `{self.home}`"


class BadGeometry(Diagnostic):
    """A count or a dim that is no geometry."""

    kernel: str
    what: str
    given: str
    reason: str
    way_out: str

    code = "CUBE208"
    title = "{kernel}: the {what} can't be {given}: {reason}"
    help = "{way_out}"
    phase = CubeLaunchError


class DynamicCountTooLarge(Diagnostic):
    """A count in memory of the device that it can't launch."""

    kernel: str
    count: tuple[int, int, int]
    device: str
    limit: tuple[int, int, int]

    code = "CUBE238"
    title = (
        "{kernel}: the dynamic count {count} is too large for `{device}`, which counts to {limit}"
    )
    notes = (
        "nothing was launched; dynamic counts are not folded, and give fewer than 2**31 units",
    )
    help = "let the kernel that writes the count give each cube more work, or read it and launch with numbers"
    phase = CubeLaunchError


class BadDynamicCount(Diagnostic):
    """A dynamic count that is no handle of three u32."""

    kernel: str
    problem: str

    code = "CUBE239"
    title = "{kernel}: `CubeCount.dynamic` takes a handle of three u32, this one {problem}"
    help = 'make it with `client.empty(3, "u4")`, on the device of the launch'
    phase = CubeLaunchError


class CubeTooLarge(Diagnostic):
    """More units in a cube than the device runs."""

    kernel: str
    dim: tuple[int, int, int]
    device: str
    reason: str
    fits: str

    code = "CUBE209"
    title = "{kernel}: a cube of {dim} units is too large for `{device}`: {reason}"
    help = "use a smaller dim, such as {fits}, and more cubes; `{kernel}.over(shape)` chooses both"
    phase = CubeLaunchError


class GridTooLarge(Diagnostic):
    """More cubes than the device counts, in one dimension or together."""

    kernel: str
    count: tuple[int, int, int]
    device: str
    most: int

    code = "CUBE210"
    title = "{kernel}: {count} cubes are too many for `{device}`"
    notes = ("it counts {most} cubes, and fewer than 4294967296 in each dimension",)
    help = (
        "launch fewer cubes, and let a unit do several elements: "
        "`for i in range(ABSOLUTE_POS, out.len(), CUBE_COUNT * CUBE_DIM):`"
    )
    phase = CubeLaunchError


class NoWholeClusters(Diagnostic):
    """A count of cubes that clusters do not divide."""

    kernel: str
    count: tuple[int, int, int]
    cluster: tuple[int, int, int]

    code = "CUBE249"
    title = "{kernel}: {count} cubes are no whole number of clusters of {cluster}"
    label = "`cluster_dim` stands here"
    help = "launch `{kernel}[{rounded}, dim](...)`, and let the cubes without work do nothing"
    phase = CubeLaunchError

    @property
    def rounded(self) -> tuple[int, ...] | int:
        """The next count that clusters divide, as short as it can be written."""
        x, y, z = [-(-n // c) * c for n, c in zip(self.count, self.cluster, strict=True)]
        return (x, y, z) if z > 1 else (x, y) if y > 1 else x


class BadVectorize(Diagnostic):
    """``vectorize=N``, or vectors that a parameter declares, where an array does not allow it."""

    kernel: str
    parameter: str
    what: str
    reason: str
    way_out: str

    code = "CUBE211"
    title = "{kernel}: `{what}` does not fit `{parameter}`: {reason}"
    help = "{way_out}"
    phase = CubeLaunchError


class UnknownDtype(Diagnostic):
    """An array whose elements no kernel type holds."""

    kernel: str
    parameter: str
    dtype: str
    is_written: bool = False
    is_swapped: bool = False
    """Whether its numbers have their bytes in the other order."""
    converted: str = "astype(numpy.float32)"

    code = "CUBE212"
    title = "{kernel}: `{parameter}` has elements of `{dtype}`, which is no kernel type"
    help = "{way_out}"
    phase = CubeLaunchError

    @property
    def way_out(self) -> str:
        if self.is_written:
            order = (
                ", with the bytes of its numbers in this machine's order" if self.is_swapped else ""
            )
            return (
                f"make it an array of a kernel type from the start{order}: the kernel writes it in "
                f"place, and `{self.converted.partition('(')[0]}` would give it a copy"
            )
        if self.is_swapped:
            name = self.parameter
            return f'turn its bytes around: `{name}.astype({name}.dtype.newbyteorder("="))`'
        return f"convert it first, for example with `{self.converted}`"


class MissingDefine(Diagnostic):
    """A type parameter that neither arrays nor a ``Define`` argument give."""

    kernel: str
    signature: str
    parameter: str
    given: str

    code = "CUBE213"
    title = "{kernel}: `{parameter}` needs a dtype such as `f32`, not {given}"
    notes = ("its signature is `{kernel}{signature}`",)
    help = "pass a dtype; sizes are bound by `kernel.specialize(N=4)`, or by `vectorize=4`"
    phase = CubeLaunchError


LAUNCH_OPTIONS = ("vectorize", "validate", "aliasing", "address_type")


class UnsupportedOption(Diagnostic):
    """An option of a launch that is unknown or has a value that makes no sense."""

    kernel: str
    option: str
    reason: str

    code = "CUBE214"
    title = "{kernel}: the launch option `{option}` {reason}"
    help = "{hint}options are vectorize, validate, aliasing and address_type"
    phase = CubeLaunchError

    @property
    def hint(self) -> str:
        if self.option in LAUNCH_OPTIONS or not is_near(self.option, LAUNCH_OPTIONS):
            return ""
        return f"{near(self.option, LAUNCH_OPTIONS)} "


class UnhashableComptime(Diagnostic):
    """A comptime argument that can't be part of a cache's key."""

    kernel: str
    parameter: str
    given: str

    code = "CUBE215"
    title = "{kernel}: the comptime argument `{parameter}` can't be {given}"
    notes = ("a specialization is found by its comptime values, so they must be hashable",)
    help = "pass a tuple, a frozen dataclass or a number"
    phase = CubeLaunchError


class BadShape(Diagnostic):
    """A shape for ``over`` that is none."""

    kernel: str
    given: str

    code = "CUBE235"
    title = "{kernel}: `over` takes an array's shape, not {given}"
    help = "give an int or several, none below 0, for example `y.shape`"
    phase = CubeLaunchError


class LostAxis(Diagnostic):
    """A kernel under ``over`` that asks where it is along an axis that the grid does not have."""

    kernel: str
    shape: str
    name: str
    size: int = 1
    """Units of a cube along the axis."""

    code = "CUBE254"
    title = "{kernel}: `over({shape})` puts all cubes along x, so `{name}` is {bound} in all units"
    label = "read here"
    notes = ("`over` is for kernels that find their element by `ABSOLUTE_POS`",)
    help = (
        "give a count and a dim for each axis: `{kernel}[((width + 15) // 16, (height + 15) // 16), (16, 16)](...)`,\n"
        "or take the axes from `ABSOLUTE_POS` by `//` and `%`"
    )
    phase = CubeLaunchError

    @property
    def bound(self) -> str:
        return "0" if self.size == 1 else f"below {self.size}"


class SelfOverlap(Diagnostic):
    """A view in which two indices mean the same memory, for a parameter that the kernel writes."""

    kernel: str
    parameter: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    code = "CUBE236"
    title = (
        "{kernel}: `{parameter}` is written by the kernel, but some of its elements share memory"
    )
    notes = ("its shape is {shape}, its strides are {strides} bytes",)
    help = 'copy it, or allow it with `aliasing="allow"`'
    phase = CubeLaunchError


class DivergentUnits(Diagnostic):
    """Units of a cube that wait at different places, found while the kernel ran."""

    what: str
    cube: tuple[int, int, int]
    waiting: int
    missing: int
    other: Span | None = None

    code = "CUBE220"
    title = "{what} was reached by {waiting} units and missed by {missing} in the cube {cube}"
    label = "some units wait here"
    notes = ("all units must meet at the same barrier, those of a plane at the same plane op",)
    help = "move it out of the branch, or make the condition the same for all of them"
    phase = CubeLaunchError

    def labels(self) -> tuple[Label, ...]:
        other = () if self.other is None else (Label(self.other, "others wait here"),)
        return (*super().labels(), *other)


class OutOfBounds(Diagnostic):
    """An access outside an array, in a launch without checks or with ``validate=True``."""

    action: str
    memory: str
    where: str
    length: str
    unit: tuple[int, int, int]

    code = "CUBE221"
    title = "{action} of `{memory}` at {where}, outside its {length}"
    label = "in the unit {unit}"
    help = "guard the access with a condition on the length or the shape"
    phase = CubeLaunchError


class AssertFailed(Diagnostic):
    """A device assert that did not hold."""

    message: str
    unit: tuple[int, int, int]

    code = "CUBE222"
    title = "a device assert failed: {message}"
    label = "in the unit {unit}"
    notes = ("what the launch wrote is not to be trusted",)
    phase = CubeLaunchError


class BadNumber(Diagnostic):
    """An operation without a result on its operands, found with ``validate=True``."""

    what: str
    unit: tuple[int, int, int]

    code = "CUBE223"
    title = "{what}"
    label = "in the unit {unit}"
    help = "test the operand first"
    phase = CubeLaunchError


class FreedHandle(Diagnostic):
    """A use of a handle after it was freed."""

    code = "CUBE224"
    title = "this handle was freed"
    help = "create a new one with `client.create` or `client.empty`"
    phase = CubeLaunchError


class WrongShape(Diagnostic):
    """Data of another shape or dtype than the handle it is written to."""

    wants: str
    given: str

    code = "CUBE225"
    title = "the handle holds {wants}, the data is {given}"
    help = (
        "give it that dtype and shape, `data.astype(...).reshape(handle.shape)`, or make a handle of the data: "
        "`client.create(data)`"
    )
    phase = CubeLaunchError


DEVICE_WORDS = {
    "gpu": "", "nvidia": "cuda", "amd": "hip", "rocm": "hip", "xpu": "", "mps": "metal", "apple": "metal",
    "wgpu": "webgpu", "dawn": "webgpu", "wgsl": "webgpu", "spirv": "vulkan", "mlir": "cpu", "llvm": "cpu",
    "host": "cpu", "numpy": "reference", "interpreter": "reference",
}  # fmt: skip
"""What others call a device, by its name here; nothing for words that leave open which it is."""


class UnknownDevice(Diagnostic):
    """A device string that names nothing."""

    device: str
    known: tuple[str, ...]

    code = "CUBE230"
    title = "there is no device `{device}`"
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def suggestion(self) -> str:
        kind, colon, number = self.device.partition(":")
        word = kind.lower()
        if word in self.known and not colon:
            return f"write `{word}`"
        if word in self.known and not number.isdecimal():
            return "a number counts devices of one kind: `cuda:1` is the second"
        if DEVICE_WORDS.get(word):
            return f"write `{DEVICE_WORDS[word]}`"
        if word in DEVICE_WORDS:
            listed = ", ".join(f"`{name}`" for name in self.known)
            return f"`device()` is the best one that is here; the names are {listed}"
        return near(self.device, self.known)


class AbsentDevice(Diagnostic):
    """A device whose library, driver or hardware is missing."""

    device: str
    reason: str
    way_out: str

    code = "CUBE231"
    title = "the device `{device}` is not there: {reason}"
    help = "{way_out}"
    phase = CubeUsageError


class NoDevice(Diagnostic):
    """No device at all."""

    reasons: str

    code = "CUBE232"
    title = "no device can run kernels here"
    notes = ("{reasons}",)
    help = 'install the CPU\'s compiler: `python3 -m pip install "transpile[cpu]"`'
    phase = CubeUsageError


class WrongComptime(Diagnostic):
    """A comptime value that is not of the type that its parameter declares."""

    kernel: str
    parameter: str
    wanted: str
    given: str

    code = "CUBE237"
    title = "{kernel}: the comptime parameter `{parameter}` is a `{wanted}`, not {given}"
    help = "pass a `{wanted}`, or declare what it takes: `{way_out}`"
    phase = CubeLaunchError

    @property
    def way_out(self) -> str:
        is_none = self.given.startswith("None")
        return f"Comptime[{self.wanted} | None]" if is_none else "Comptime[...]"
