"""Errors of a device itself: faults, lack of memory, refusals of its driver."""

from __future__ import annotations

from transpile.diagnose.diagnostic import (
    CubeLaunchError,
    DeviceLost,
    Diagnostic,
)


class DeviceFault(Diagnostic):
    """A fault that ended the device's context: everything on the device is lost."""

    device: str
    fault: str
    launches: str
    again: str = "start a new process"

    code = "CUBE240"
    title = "`{device}` is lost: {fault}"
    notes = (
        "launched since the device was last known to be well: {launches}",
        "what its handles held is gone, and every use of them raises this error",
    )
    help = (
        "launch with `validate=True` or on the device `reference` to find the access, and {again}"
    )
    phase = DeviceLost


class OutOfDeviceMemory(Diagnostic):
    """An allocation that did not fit, after everything that could be given back was."""

    device: str
    wanted: str
    report: str

    code = "CUBE241"
    title = "`{device}` has no room for {wanted}"
    notes = ("{report}",)
    help = "drop handles that are no longer needed, or work in parts"
    phase = CubeLaunchError


class DriverRefused(Diagnostic):
    """A call that the device's driver refused, without harm to what the device holds."""

    device: str
    call: str
    reason: str

    code = "CUBE242"
    title = "the driver of `{device}` refused `{call}`: {reason}"
    phase = CubeLaunchError


class Unbindable(Diagnostic):
    """An argument that the device can't pass to a kernel as it lies; nothing was launched."""

    kernel: str
    device: str
    what: str
    reason: str
    way_out: str

    code = "CUBE256"
    title = "{kernel}: {what} can't be bound on `{device}`: {reason}"
    help = "{way_out}"
    phase = CubeLaunchError


class ForkedDevice(Diagnostic):
    """A use of a device in a child of the process that opened it."""

    device: str

    code = "CUBE243"
    title = "`{device}` was opened before this process was forked, and can't be used in the child"
    help = 'start workers with `multiprocessing.get_context("spawn")`, or open the device in the child only'
    phase = CubeLaunchError


class NotInGraph(Diagnostic):
    """Something that a graph can't record."""

    what: str
    way_out: str

    code = "CUBE244"
    title = "a graph can't record {what}"
    help = "{way_out}"
    phase = CubeLaunchError


class NothingToReplay(Diagnostic):
    """A replay of a graph whose block was not entered, or was left by an exception."""

    code = "CUBE255"
    title = "this graph has nothing to replay"
    notes = ("an exception that leaves the block drops what was recorded",)
    help = "record it first: `with client.graph() as graph:`, then leave the block and call `graph.replay()`"
    phase = CubeLaunchError


class LaunchBroken(Diagnostic):
    """A launch that an exception of Python ended, Ctrl-C as a rule, and what it should have written."""

    kernel: str
    reason: str

    code = "CUBE253"
    title = (
        "a launch of `{kernel}` was ended by {reason}, so what it should have written is not known"
    )
    help = "launch it again, or make the array anew: `client.write(handle, ...)`"
    phase = CubeLaunchError
