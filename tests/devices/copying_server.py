"""A device that kernels are launched on, made of a function that runs one `Dispatch`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from runtime.hostpool import HostMemory
from runtime.protocols import Array, Number, Triple
from tests.devices.arguments import Dispatch, pack
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact


class CopyingServer(HostMemory):
    """Memory of the host, and a device that gets a copy of what each launch binds."""

    def __init__(
        self,
        name: str,
        run: Callable[[Dispatch], list[np.ndarray]],
        capabilities: Capabilities,
    ) -> None:
        super().__init__(name)
        self.capabilities = capabilities
        self._run = run

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
