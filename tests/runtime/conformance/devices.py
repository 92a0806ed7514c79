"""The devices of the suite."""

from __future__ import annotations

DEVICES = ("reference", "cpu", "vulkan", "webgpu", "cuda")
ASYNCHRONOUS = ("vulkan", "webgpu", "cuda")
"""Launches of these return before they are done."""
