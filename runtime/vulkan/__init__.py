"""The device ``vulkan``: SPIR-V through the Vulkan driver itself."""
