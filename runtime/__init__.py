"""Devices and clients: where kernels run. ``device("cpu").client`` is the way in."""

from __future__ import annotations

from runtime.client import ComputeClient
from runtime.devices import Device, device
from runtime.memory import Handle

__all__ = ["ComputeClient", "Device", "Handle", "device"]
