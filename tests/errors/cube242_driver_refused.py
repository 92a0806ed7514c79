from __future__ import annotations

from transpile.diagnose.errors.device import DriverRefused


def trigger():
    raise DriverRefused(None, "cuda", "cuLaunchKernel", "CUDA_ERROR_INVALID_VALUE, invalid argument").error()
