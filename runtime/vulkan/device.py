"""One Vulkan device: what it can do, with everything enabled that a kernel may use, and nothing else.

physical device -> features and properties -> VkDevice, Capabilities
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from runtime.vulkan.driver import Driver, DriverError, version
from transpile.ir.types import Scalar, Space, bf16, bool_, f16, f32, f64, i8, i16, i64, u8, u16, u64
from transpile.ops.capabilities import NVIDIA, SPIRV, AtomicUse, Capabilities

ATOMIC_FLOAT = "VK_EXT_shader_atomic_float"
PUSH_DESCRIPTOR = "VK_KHR_push_descriptor"
SUBGROUP_SIZE = "VK_EXT_subgroup_size_control"
PORTABILITY = "VK_KHR_portability_subset"

PLANE_OPERATIONS = ("BASIC", "VOTE", "ARITHMETIC", "BALLOT", "SHUFFLE", "SHUFFLE_RELATIVE")
"""What the rows of planes need of ``subgroupSupportedOperations``."""
EVERY_USE: tuple[AtomicUse, ...] = (
    "load_store",
    "exchange",
    "add",
    "min_max",
    "bitwise",
    "compare_exchange",
)


class VulkanDevice:
    """A device with one queue."""

    def __init__(self, driver: Driver, physical: Any) -> None:
        self.driver = driver
        self.physical = physical
        vk = driver.vk
        found = vk.vkGetPhysicalDeviceProperties(physical)
        self.title: str = found.deviceName
        self.version = version(found.apiVersion)
        self._properties = found  # the owner of what `limits` points into
        self.limits = found.limits
        self.is_software = found.deviceType == vk.VK_PHYSICAL_DEVICE_TYPE_CPU
        self.is_unified = found.deviceType in (
            vk.VK_PHYSICAL_DEVICE_TYPE_CPU,
            vk.VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU,
        )
        self.identity = bytes(found.pipelineCacheUUID) + found.driverVersion.to_bytes(4, "little")
        """Differs for devices and drivers that do not take each other's compiled pipelines."""
        self.offered = {
            one.extensionName
            for one in driver.call("vkEnumerateDeviceExtensionProperties", physical, None)
        }
        self._read_properties()
        self._read_features()
        self.has_push_descriptors = PUSH_DESCRIPTOR in self.offered
        self.family = driver.family(physical)
        self.native = self._create()
        self.queue = vk.vkGetDeviceQueue(self.native, self.family, 0)
        self.functions = driver.functions(
            self.native, ["vkCmdPushDescriptorSetKHR"] if self.has_push_descriptors else ()
        )
        self.capabilities = self._capabilities()

    # Asking

    def _read_properties(self) -> None:
        vk = self.driver.vk
        sizes = vk.VkPhysicalDeviceSubgroupSizeControlProperties()
        floats = vk.VkPhysicalDeviceFloatControlsProperties(pNext=sizes)
        subgroup = vk.VkPhysicalDeviceSubgroupProperties(pNext=floats)
        push = vk.VkPhysicalDevicePushDescriptorPropertiesKHR(pNext=subgroup)
        vk.vkGetPhysicalDeviceProperties2(self.physical, vk.VkPhysicalDeviceProperties2(pNext=push))
        self.max_push_descriptors = int(push.maxPushDescriptors)
        self.keeps_nan = bool(floats.shaderSignedZeroInfNanPreserveFloat32)
        """Whether modules may ask for NaN, infinities and the sign of zero in f32."""
        self.nan_widths = _widths(floats, "shaderSignedZeroInfNanPreserveFloat")
        self.denormal_widths = _widths(floats, "shaderDenormPreserveFloat")
        if floats.denormBehaviorIndependence == vk.VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE:
            # All widths of a module have to ask for the same.
            if len(self.denormal_widths) < 3:
                self.denormal_widths = frozenset()
        wanted = [getattr(vk, f"VK_SUBGROUP_FEATURE_{name}_BIT") for name in PLANE_OPERATIONS]
        compute = vk.VK_SHADER_STAGE_COMPUTE_BIT
        self.has_planes = bool(subgroup.supportedStages & compute) and all(
            subgroup.supportedOperations & bit for bit in wanted
        )
        self.plane_size = int(subgroup.subgroupSize)
        can_pin = SUBGROUP_SIZE in self.offered or self.version >= (1, 3)
        self.pins_plane = (
            can_pin
            and sizes.minSubgroupSize < sizes.maxSubgroupSize
            and sizes.minSubgroupSize <= self.plane_size <= sizes.maxSubgroupSize
            and bool(sizes.requiredSubgroupSizeStages & compute)
        )
        """Whether planes come in several sizes and a pipeline can ask for `plane_size`."""
        self.plane_varies = (
            can_pin and sizes.minSubgroupSize < sizes.maxSubgroupSize and not self.pins_plane
        )

    def _read_features(self) -> None:
        vk = self.driver.vk
        self._chain: list[Any] = []

        def add(make: Any) -> Any:
            made = make(pNext=self._chain[-1] if self._chain else None)
            self._chain.append(made)
            return made

        self.atomic_float = (
            add(vk.VkPhysicalDeviceShaderAtomicFloatFeaturesEXT)
            if ATOMIC_FLOAT in self.offered
            else None
        )
        if self.pins_plane:
            add(vk.VkPhysicalDeviceSubgroupSizeControlFeatures)
        self.new = add(vk.VkPhysicalDeviceVulkan12Features)
        self.old = add(vk.VkPhysicalDeviceVulkan11Features)
        self.features = add(vk.VkPhysicalDeviceFeatures2)
        vk.vkGetPhysicalDeviceFeatures2(self.physical, self.features)
        if self.pins_plane and not self._chain[-4].subgroupSizeControl:
            self.pins_plane, self.plane_varies = False, True

    def _create(self) -> Any:
        """Create the device with what it has of what kernels use."""
        vk = self.driver.vk
        core = self.features.features
        # Kernels guard their accesses themselves, and a robust device checks each of them again.
        core.robustBufferAccess = 0
        wanted = {PORTABILITY, PUSH_DESCRIPTOR}
        if self.atomic_float is not None:
            wanted.add(ATOMIC_FLOAT)
        if self.pins_plane and self.version < (1, 3):
            wanted.add(SUBGROUP_SIZE)
        names = sorted(wanted & self.offered)
        queue = vk.VkDeviceQueueCreateInfo(
            queueFamilyIndex=self.family, queueCount=1, pQueuePriorities=[1.0]
        )
        return self.driver.call(
            "vkCreateDevice",
            self.physical,
            vk.VkDeviceCreateInfo(
                pNext=self.features,
                queueCreateInfoCount=1,
                pQueueCreateInfos=[queue],
                enabledExtensionCount=len(names),
                ppEnabledExtensionNames=names,
            ),
            None,
        )

    # Telling

    def _capabilities(self) -> Capabilities:
        limits = self.limits
        computes, stores = self._types()
        known = SPIRV.features - {"plane", *(type.name for type in SPIRV.storage - stores)}
        major, minor = self.version
        return replace(
            SPIRV,
            profile=f"{self.title}, Vulkan {major}.{minor}",
            arithmetic=SPIRV.arithmetic & computes,
            storage=SPIRV.storage & stores,
            plane_size=self.plane_size,
            plane_size_varies=True,
            max_cube_dim=_three(limits.maxComputeWorkGroupSize),
            max_cube_units=int(limits.maxComputeWorkGroupInvocations),
            max_cube_count=_three(limits.maxComputeWorkGroupCount),
            max_shared_memory=int(limits.maxComputeSharedMemorySize),
            max_bindings=min(int(limits.maxPerStageDescriptorStorageBuffers), SPIRV.max_bindings),
            atomics=self._atomics(),
            forgets_negation=self._properties.vendorID == NVIDIA,
            rounds_by_sums=self._properties.vendorID == NVIDIA,
            forgets_nan=not self.keeps_nan,
            features=known | ({"plane"} if self.has_planes else frozenset()),
        )

    def _types(self) -> tuple[set[Scalar], set[Scalar]]:
        """Return the types that can be computed with, and those that memory can hold."""
        core, old, new = self.features.features, self.old, self.new
        computes, stores = set(SPIRV.arithmetic), set(SPIRV.storage)

        def lacks(types: Iterable[Scalar]) -> None:
            computes.difference_update(types)
            stores.difference_update(types)

        if not core.shaderInt64:
            lacks((i64, u64))
        if not core.shaderFloat64:
            lacks((f64,))
        if not core.shaderInt16:
            lacks((i16, u16, bf16))  # bf16 is held as u16
        if not new.shaderInt8:
            lacks((i8, u8))
            stores.discard(bool_)
        if not new.shaderFloat16:
            lacks((f16,))
        if not old.storageBuffer16BitAccess:
            stores.difference_update((i16, u16, f16, bf16))
        if not new.storageBuffer8BitAccess:
            stores.difference_update((i8, u8, bool_))
        return computes, stores

    def _atomics(self) -> frozenset[tuple[Space, Scalar, AtomicUse]]:
        found = set(SPIRV.atomics)
        for space, has in (
            (Space.GLOBAL, self.new.shaderBufferInt64Atomics),
            (Space.SHARED, self.new.shaderSharedInt64Atomics),
        ):
            if has:
                found.update((space, type, use) for type in (i64, u64) for use in EVERY_USE)
        floats = self.atomic_float
        if floats is not None:
            rows = (
                (
                    Space.GLOBAL,
                    f32,
                    floats.shaderBufferFloat32Atomics,
                    floats.shaderBufferFloat32AtomicAdd,
                ),
                (
                    Space.SHARED,
                    f32,
                    floats.shaderSharedFloat32Atomics,
                    floats.shaderSharedFloat32AtomicAdd,
                ),
                (
                    Space.GLOBAL,
                    f64,
                    floats.shaderBufferFloat64Atomics,
                    floats.shaderBufferFloat64AtomicAdd,
                ),
                (
                    Space.SHARED,
                    f64,
                    floats.shaderSharedFloat64Atomics,
                    floats.shaderSharedFloat64AtomicAdd,
                ),
            )
            for space, type, has, adds in rows:
                if has:
                    found.update(((space, type, "load_store"), (space, type, "exchange")))
                if adds:
                    found.add((space, type, "add"))
        return frozenset(found)

    # Memory

    def memory_type(self, wanted: Iterable[str], allowed: int) -> int | None:
        """Return the first kind of memory with all these properties, of those whose bits are in `allowed`."""
        vk = self.driver.vk
        bits = 0
        for name in wanted:
            bits |= getattr(vk, f"VK_MEMORY_PROPERTY_{name}_BIT")
        memory = vk.vkGetPhysicalDeviceMemoryProperties(self.physical)
        for number in range(memory.memoryTypeCount):
            if allowed >> number & 1 and memory.memoryTypes[number].propertyFlags & bits == bits:
                return number
        return None

    def heap_size(self, kind: int) -> int:
        """Return the bytes of the heap that a kind of memory comes from."""
        memory = self.driver.vk.vkGetPhysicalDeviceMemoryProperties(self.physical)
        return int(memory.memoryHeaps[memory.memoryTypes[kind].heapIndex].size)

    def wait_idle(self) -> None:
        self.driver.call("vkDeviceWaitIdle", self.native)


def _widths(properties: Any, name: str) -> frozenset[int]:
    """Return the widths of floats that a property holds for."""
    return frozenset(width for width in (16, 32, 64) if getattr(properties, f"{name}{width}"))


def _three(sizes: Any) -> tuple[int, int, int]:
    x, y, z = (min(int(size), 2**31 - 1) for size in sizes)
    return x, y, z


__all__ = ["DriverError", "VulkanDevice"]
