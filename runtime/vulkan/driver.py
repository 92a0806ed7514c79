"""The Vulkan loader: found lazily, with every result checked.

driver = open_driver()                                  # or Absent, with the reason
buffer = driver.call("vkCreateBuffer", device, ...)     # the package's function, or DriverError
driver.check("vkQueueSubmit", status)                   # a status of a function that was called directly
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

from runtime.protocols import Absent

EXTRA = 'pip install "transpile[vulkan]"'
LOADER = (
    "install the Vulkan loader and a driver (Debian: `apt install libvulkan1 mesa-vulkan-drivers`)"
)
OLDEST = (1, 2)
"""What the SPIR-V is written for."""
LOST = "VkErrorDeviceLost"
FULL = frozenset({"VkErrorOutOfDeviceMemory", "VkErrorOutOfHostMemory", "VkErrorTooManyObjects"})

FUNCTIONS = """
    vkBeginCommandBuffer vkEndCommandBuffer vkCmdBindPipeline vkCmdBindDescriptorSets vkCmdPushConstants
    vkCmdDispatch vkCmdDispatchIndirect vkCmdPipelineBarrier vkCmdCopyBuffer vkCmdResetQueryPool vkCmdWriteTimestamp
    vkUpdateDescriptorSets vkQueueSubmit vkWaitForFences vkGetFenceStatus vkResetFences vkResetDescriptorPool
    vkAllocateDescriptorSets
""".split()
"""What is called for each launch: the driver's own functions, without the loader's and the package's in between."""


class DriverError(Exception):
    """A call that did not succeed."""

    def __init__(self, call: str, name: str) -> None:
        super().__init__(f"{call}: {name}")
        self.call = call
        self.name = name

    @property
    def is_fatal(self) -> bool:
        return self.name == LOST

    @property
    def is_full(self) -> bool:
        return self.name in FULL


class Driver:
    """The package ``vulkan`` with an instance."""

    def __init__(self, module: Any) -> None:
        self.vk = module
        self.ffi = module.ffi
        application = module.VkApplicationInfo(
            pApplicationName="transpile", apiVersion=module.VK_MAKE_VERSION(1, 3, 0)
        )
        flags, extensions = 0, []
        offered = self.call("vkEnumerateInstanceExtensionProperties", None)
        if "VK_KHR_portability_enumeration" in {one.extensionName for one in offered}:
            # Drivers on top of Metal are only listed for who asks.
            flags, extensions = 1, ["VK_KHR_portability_enumeration"]
        self.instance = self.call(
            "vkCreateInstance",
            module.VkInstanceCreateInfo(
                flags=flags,
                pApplicationInfo=application,
                enabledExtensionCount=len(extensions),
                ppEnabledExtensionNames=extensions,
            ),
            None,
        )

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a function of the package returns.

        Raises:
            DriverError: the status isn't success.
        """
        try:
            return getattr(self.vk, name)(*arguments)
        except (self.vk.VkError, self.vk.VkException) as error:
            raise DriverError(name, type(error).__name__) from None

    def check(self, name: str, status: int) -> None:
        """Raise when a status says that a call failed."""
        if status < 0:
            kind = self.vk.exception_codes.get(status)
            raise DriverError(name, kind.__name__ if kind else f"VkResult {status}")

    def functions(self, device: Any, more: Sequence[str] = ()) -> SimpleNamespace:
        """Return functions of one device."""
        found = SimpleNamespace()
        for name in (*FUNCTIONS, *more):
            address = self.vk.lib.vkGetDeviceProcAddr(device, name.encode())
            if address == self.ffi.NULL:
                raise DriverError("vkGetDeviceProcAddr", f"{name} is missing")
            setattr(found, name, self.ffi.cast(f"PFN_{name}", address))
        return found

    def physical_devices(self) -> list[Any]:
        """Return the devices that can be used, the fastest kind first."""
        order = ("DISCRETE_GPU", "INTEGRATED_GPU", "VIRTUAL_GPU", "OTHER", "CPU")
        ranks = {
            getattr(self.vk, f"VK_PHYSICAL_DEVICE_TYPE_{kind}"): n for n, kind in enumerate(order)
        }
        found: list[tuple[int, int, Any]] = []
        for device in self.call("vkEnumeratePhysicalDevices", self.instance):
            properties = self.vk.vkGetPhysicalDeviceProperties(device)
            if version(properties.apiVersion) >= OLDEST and self.family(device) is not None:
                found.append((ranks.get(properties.deviceType, len(order)), len(found), device))
        return [device for _, _, device in sorted(found, key=lambda item: item[:2])]

    def family(self, device: Any) -> int | None:
        """Return the number of the first family of queues that computes."""
        families = self.vk.vkGetPhysicalDeviceQueueFamilyProperties(device)
        for number, one in enumerate(families):
            if one.queueFlags & self.vk.VK_QUEUE_COMPUTE_BIT:
                return number
        return None


def version(packed: int) -> tuple[int, int]:
    """Return major and minor of a packed version."""
    return packed >> 22 & 0x7F, packed >> 12 & 0x3FF


def open_driver() -> Driver:
    """Load the loader and make an instance.

    Raises:
        Absent: the package, the loader or a driver is missing.
    """
    if find_spec("vulkan") is None:
        raise Absent("the package `vulkan` is not installed", EXTRA)
    # A layer of Mesa that asks X for a device to prefer: there may be no X.
    os.environ.setdefault("NODEVICE_SELECT", "1")
    try:
        import vulkan
    except OSError as error:
        raise Absent(f"there is no Vulkan loader: {error}".split(". ")[0], LOADER) from None
    try:
        return Driver(vulkan)
    except DriverError as error:
        reason = f"Vulkan does not start: {error.name}"
        if error.name == "VkErrorIncompatibleDriver":
            reason = "the Vulkan loader found no driver"
        raise Absent(reason, LOADER) from error
