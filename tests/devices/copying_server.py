"""A device that kernels are launched on, made of a function that runs one `Dispatch`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from runtime.hostpool import HostPool
from runtime.protocols import Array, Number, Triple
from tests.devices.arguments import Dispatch, pack
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact


class CopyingServer:
    """Memory of the host, and a device that gets a copy of what each launch binds."""

    is_host = True

    def __init__(
        self,
        name: str,
        run: Callable[[Dispatch], list[np.ndarray]],
        capabilities: Capabilities,
    ) -> None:
        self.name = name
        self.capabilities = capabilities
        self._run = run
        self._memory = HostPool(name)

    def compile(self, artifact: Artifact, *, validate: bool) -> Artifact:
        return artifact

    def launch(
        self, module: Artifact, count: Triple, memories: Sequence[Array], scalars: Sequence[Number]
    ) -> None:
        kernel = module.kernel
        written = [parameter.type.mutable for parameter in kernel.memories]
        data = pack(kernel, scalars)
        read_only = tuple(not writes for writes in written)
        request = Dispatch(module.text, module.entry, tuple(memories), read_only, data, count)
        for memory, found, writes in zip(memories, self._run(request), written, strict=True):
            if writes:
                memory[...] = found

    def allocate(self, size: int) -> Array:
        return self._memory.take(size)

    def free(self, memory: Array) -> None:
        self._memory.give(memory)

    def memory_report(self) -> str:
        return self._memory.report()

    def memory_cleanup(self) -> None:
        self._memory.trim()

    def write(self, memory: Array, offset: int, data: Array) -> None:
        memory[offset : offset + data.nbytes] = data.reshape(-1).view("u1")

    def read(self, memory: Array, offset: int, data: Array) -> None:
        data.reshape(-1).view("u1")[...] = memory[offset : offset + data.nbytes]

    def sync(self) -> None:
        """Launches return when they are done."""
