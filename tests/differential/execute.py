"""Runs batches of kernels everywhere: ``cases -> what is wrong``.

The texts of CUDA, HIP and Metal of a whole batch become one C++ program each; the software devices of Vulkan and
WebGPU live in processes of their own. ``real-cuda``, ``real-vulkan``, ``real-webgpu`` are devices of this machine, by
launches as users write them: they need no C++ compiler. A target that refuses a kernel says so with a
`CubeTargetError`, and is counted; anything else is a fault.
"""

from __future__ import annotations

import functools
import re
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from runtime import device
from runtime.client import ComputeClient
from runtime.devices import Device
from runtime.reference.server import ReferenceServer
from tests.devices import browser_device, dawn_device, vulkan_device, webgpu_device
from tests.differential.compare import differences
from tests.differential.parts import Case
from tests.lower import emulated
from tests.ops.execute import SWIFTSHADER, aligned_copy
from transpile import CubeError, CubeTargetError
from transpile.diagnose.diagnostic import CubeWarning
from transpile.ops.capabilities import PROFILES, Capabilities, Platform
from transpile.protocols import Artifact

Array = np.ndarray
EMULATED: tuple[Platform, ...] = ("cuda", "hip", "metal")
DEVICES = ("vulkan", "webgpu")
WHERE = ("cpu", *EMULATED, *DEVICES)
"""What is compared with the reference."""
MODULES: dict[str, Any] = {
    "vulkan": vulkan_device,
    "webgpu": webgpu_device,
    "dawn": dawn_device,
    "browser": browser_device,
}
MORE = ("dawn", "browser")
"""Devices that are only run when asked for: other engines of WGSL."""
REAL = ("real-cuda", "real-vulkan", "real-webgpu")
"""The same, on the devices that are here."""
ON_WGSL = ("webgpu", *MORE, "real-webgpu")
# The software devices on lavapipe bind more arrays than every device of WebGPU does.
PROFILE: dict[str, Capabilities] = {
    **dict.fromkeys(("webgpu", "dawn"), replace(PROFILES["wgsl"], max_bindings=32)),
    "vulkan": PROFILES["spirv"],
    "browser": SWIFTSHADER,
}


@dataclass(frozen=True)
class Fault:
    """One kernel that a target builds wrong, runs wrong, or not at all."""

    case: Case
    where: str
    texts: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((f"seed {self.case.seed} on {self.where}:", *self.texts))


@dataclass
class Result:
    """What a number of batches gave."""

    faults: list[Fault] = field(default_factory=list)
    kernels: int = 0
    ran: Counter[str] = field(default_factory=Counter)
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Where, and the first line of the error."""
    fates: dict[int, list[str]] = field(default_factory=dict)
    """What became of the kernel of each seed."""


def artifact_of(case: Case, capabilities: Capabilities) -> Artifact:
    return case.kernel().artifact(
        capabilities, *case.arguments(), cube_dim=case.dim, grid_rank=3, checked=case.is_checked,
        vectorize=case.vectorize,
    )  # fmt: skip


@functools.cache
def interpreter(plane: int) -> ComputeClient:
    return Device("reference", ReferenceServer(plane)).client


def reference(case: Case, plane: int) -> list[Array]:
    """Interpret the kernel as it was expanded, with planes of this size; return its memories."""
    return launched(case, interpreter(plane))


def launched(case: Case, client: ComputeClient) -> list[Array]:
    """Launch as users do."""
    arguments = [
        aligned_copy(a.reshape(-1)).reshape(a.shape) if isinstance(a, np.ndarray) else a
        for a in case.arguments()
    ]
    kernel = case.kernel()
    launch = kernel.launch if case.is_checked else kernel.launch_unchecked
    launch(client, case.count, case.dim, *arguments, vectorize=case.vectorize)
    return [a for a in arguments if isinstance(a, np.ndarray)]


class Runner:
    """Runs batches at some of the places, and keeps count."""

    def __init__(self, folder: Path, where: Sequence[str] = WHERE) -> None:
        self.folder = folder
        self.where = where
        self.result = Result()
        self._planes: dict[str, int] = {"cpu": 1, **emulated.PLANES}
        if set(where) & set(DEVICES):
            size = vulkan_device.properties().plane_size
            self._planes |= dict.fromkeys(DEVICES, size)
        for name in set(where) & set(MORE):
            self._planes[name] = MODULES[name].plane_size()
        self._flushing: set[str] = set()
        """Devices that may take zeros for denormal numbers of f32."""
        for name in set(where) & set(REAL):
            real = device(name.removeprefix("real-"))
            self._planes[name] = real.properties.plane_size
            widths = getattr(real.client.server.device, "denormal_widths", {32})
            if 32 not in widths:
                self._flushing.add(name)

    def run(self, cases: Sequence[Case]) -> list[Fault]:
        """Run a batch everywhere; return its faults."""
        with warnings.catch_warnings():
            # Random kernels do what is hardly meant.
            warnings.simplefilter("ignore", CubeWarning)
            return self._run(cases)

    def _run(self, cases: Sequence[Case]) -> list[Fault]:
        wanted: dict[tuple[int, int], list[Array]] = {}
        faults = []
        for case in cases:
            planes = {self._planes[w] for w in self.where} if case.has_planes else {32}
            try:
                for plane in planes:
                    wanted[case.seed, plane] = reference(case, plane)
            except Exception as error:
                faults.append(Fault(case, "reference", (repr(error), str(error))))
        sound = [case for case in cases if not any(fault.case is case for fault in faults)]
        for where in self.where:
            for case, found in self._memories(where, sound):
                if isinstance(found, CubeTargetError):
                    reason = str(found).splitlines()[0]
                    self.result.refused[where, reason] += 1
                    self.result.fates.setdefault(case.seed, []).append(
                        f"refused on {where}: {reason}"
                    )
                    continue
                self.result.ran[where] += 1
                self.result.fates.setdefault(case.seed, []).append(f"ran on {where}")
                if isinstance(found, Exception):
                    faults.append(Fault(case, where, (type(found).__name__, str(found))))
                    continue
                plane = self._planes[where] if case.has_planes else 32
                wrong = differences(
                    case,
                    found,
                    wanted[case.seed, plane],
                    keeps_denormals=where not in ON_WGSL and where not in self._flushing,
                    keeps_specials=where not in ON_WGSL,
                )
                if wrong:
                    faults.append(Fault(case, where, tuple(wrong)))
        self.result.faults += faults
        self.result.kernels += len(cases)
        return faults

    def _memories(
        self, where: str, cases: Iterable[Case]
    ) -> Iterator[tuple[Case, list[Array] | Exception]]:
        if where in EMULATED:
            yield from self._emulate(where, cases)
            return
        for case in cases:
            try:
                yield case, self._on_device(where, case)
            except Exception as error:
                yield case, error

    def _on_device(self, where: str, case: Case) -> list[Array]:
        if where == "cpu" or where in REAL:
            return launched(case, device(where.removeprefix("real-")).client)
        artifact = artifact_of(case, PROFILE[where])
        found = MODULES[where].execute(artifact, case.bound_arguments(), case.count)
        return case.plain(in_order(artifact, found))

    def _emulate(
        self, target: Any, cases: Iterable[Case]
    ) -> Iterator[tuple[Case, list[Array] | Exception]]:
        artifacts: dict[str, tuple[Case, Artifact]] = {}
        for case in cases:
            try:
                artifacts[case.name] = case, artifact_of(case, PROFILES[target])
            except CubeError as error:
                yield case, error
        if not artifacts:
            return
        broken: dict[str, str] = {}
        while sound := {n: a for n, (_, a) in artifacts.items() if n not in broken}:
            try:
                program = emulated.build(sound, target, self.folder)
            except AssertionError as error:
                # Messages name the function that they are about.
                named = set(re.findall(r"\b(k\d+)_case::", str(error))) & set(sound)
                broken |= dict.fromkeys(named or sound, str(error))
                continue
            for name in sound:
                yield artifacts[name][0], self._run_text(program, name, *artifacts[name])
            break
        for name, message in broken.items():
            case, artifact = artifacts[name]
            about = message[message.find(f"{name}_case::") :]
            yield case, RuntimeError(f"g++: {about[:1200]}\n{artifact.text!s}")

    def _run_text(
        self, program: Path, name: str, case: Case, artifact: Artifact
    ) -> list[Array] | Exception:
        """Run the units of a cube in their order, and backwards: a race would show."""
        arguments, runs = case.bound_arguments(), []
        try:
            for backwards in (False, True):
                runs.append(
                    emulated.execute(
                        program, name, artifact, arguments, case.count, backwards=backwards
                    )
                )
        except Exception as error:
            return RuntimeError(str(error)[:3000])
        forwards, reverse = (case.plain(in_order(artifact, memories)) for memories in runs)
        if found := differences(case, reverse, forwards):
            return RuntimeError("\n".join(("backwards:", *found, str(artifact.text))))
        return forwards


def in_order(artifact: Artifact, memories: list[Array]) -> list[Array]:
    """Return the memories in the order of the kernel's own arguments."""
    places = [p.source.argument for p in artifact.kernel.memories]
    return [memory for _, memory in sorted(zip(places, memories, strict=True), key=lambda x: x[0])]
