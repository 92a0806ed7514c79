"""Apple's GPUs: found lazily, and what each can do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from runtime.metal import look
from runtime.protocols import Absent, Triple
from transpile.ir.types import bf16
from transpile.ops.capabilities import METAL, Capabilities

OLDEST = 13
"""The first macOS with Metal 3.0, which the texts are written for."""
WITH_BFLOAT = 14
"""The first macOS with Metal 3.1, which has ``bfloat``."""
WITH_MATH_MODE = 15
"""The first macOS whose compiler takes a mode of arithmetic; before, fast arithmetic is on or off."""
_APPLE = 1000
"""``MTLGPUFamilyApple1`` is one more."""
_NEWEST_FAMILY = 12
WIDTH = """#include <metal_stdlib>
kernel void width(device uint* x [[buffer(0)]], uint i [[thread_index_in_simdgroup]]) { x[i] = metal::simd_sum(i); }
"""


class MetalDevice:
    """One GPU, and the two modules of PyObjC."""

    def __init__(self, metal: Any, objc: Any, native: Any) -> None:
        self.metal = metal
        self.objc = objc
        self.native = native
        self.title = str(native.name())
        self.options = self._options()
        self.capabilities = self._capabilities()

    def _options(self) -> Any:
        """Return how texts are compiled: numbers are what the language promises."""
        metal = self.metal
        options = metal.MTLCompileOptions.alloc().init()
        newer = self.objc.macos_available(WITH_BFLOAT, 0)
        options.setLanguageVersion_(
            metal.MTLLanguageVersion3_1 if newer else metal.MTLLanguageVersion3_0
        )
        if self.objc.macos_available(WITH_MATH_MODE, 0):
            options.setMathMode_(metal.MTLMathModeSafe)
        else:
            options.setFastMathEnabled_(False)
        return options

    def _capabilities(self) -> Capabilities:
        family = self._family()
        dim = self.native.maxThreadsPerThreadgroup()
        sizes: Triple = int(dim.width), int(dim.height), int(dim.depth)
        storage, features = METAL.storage, METAL.features
        if not self.objc.macos_available(WITH_BFLOAT, 0):
            storage, features = storage - {bf16}, features - {"bf16"}
        return replace(
            METAL,
            profile=f"apple{family}" if family else "mac2",
            storage=storage,
            features=features,
            plane_size=METAL.plane_size if family else self._plane_size(),
            max_cube_dim=sizes,
            max_cube_units=sizes[0],
            max_shared_memory=int(self.native.maxThreadgroupMemoryLength()),
        )

    def _family(self) -> int:
        """Return the generation of a GPU that Apple built; 0 for those of others, which Macs with Intel have."""
        for number in range(_NEWEST_FAMILY, 0, -1):
            if self.native.supportsFamily_(_APPLE + number):
                return number
        return 0

    def _plane_size(self) -> int:
        """Return how wide a small kernel's planes are: GPUs of AMD and Intel don't all have 32."""
        library, error = self.native.newLibraryWithSource_options_error_(WIDTH, self.options, None)
        if library is None:
            raise Absent(f"its compiler does not work: {error.localizedDescription()}")
        function = library.newFunctionWithName_("width")
        pipeline, error = self.native.newComputePipelineStateWithFunction_error_(function, None)
        if pipeline is None:
            raise Absent(f"its compiler does not work: {error.localizedDescription()}")
        return int(pipeline.threadExecutionWidth())


def open_devices() -> tuple[Any, Any, list[Any]]:
    """Return the modules of PyObjC, and the GPUs, the system's default first.

    Raises:
        Absent: this is no Mac, a package is missing, or there is no GPU.
    """
    look()
    import Metal
    import objc

    if not objc.macos_available(OLDEST, 0):
        raise Absent(f"Metal 3 needs macOS {OLDEST} or later", "update the system")
    first = Metal.MTLCreateSystemDefaultDevice()
    if first is None:
        raise Absent("Metal finds no GPU: virtual machines have none")
    others = [one for one in Metal.MTLCopyAllDevices() if one.registryID() != first.registryID()]
    return Metal, objc, [first, *others]
