from __future__ import annotations

from transpile.diagnose.errors.device import DeviceFault


def trigger():
    raise DeviceFault(None, "cuda", "CUDA_ERROR_ILLEGAL_ADDRESS, an illegal memory access was encountered", "scatter (model.py:12)").error()
