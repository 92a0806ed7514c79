from __future__ import annotations

from transpile.diagnose.errors.device import OutOfDeviceMemory


def trigger():
    raise OutOfDeviceMemory(None, "cuda", "64.0 GiB", "80.0 GiB in all, 9.0 GiB free, 70.0 GiB in handles, 0 B kept for reuse, 1.0 GiB in other hands").error()
