"""The devices of the suite."""

from __future__ import annotations

DEVICES = ("reference", "cpu", "vulkan", "webgpu", "cuda", "hip", "metal")
SLOW = ("reference", "hip", "metal")
"""Here a unit is run by software: in Python, or where there is no such GPU, in a context of its own (`tests.lower`)."""
ASYNCHRONOUS = ("vulkan", "webgpu", "cuda", "hip", "metal")
"""Launches of these return before they are done, or could."""
