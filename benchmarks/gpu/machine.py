"""What a result of a GPU benchmark must say of the machine, and where it is written."""

from __future__ import annotations

import json
import platform
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

PACKAGES = ("torch", "triton", "cupy-cuda13x", "cuda-bindings", "nvidia-cuda-nvrtc", "numpy")


def machine() -> dict[str, Any]:
    """Describe the GPU, its driver and the peers."""
    import torch
    from cuda.bindings import driver

    properties = torch.cuda.get_device_properties(0)
    found: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d"),
        "gpu": properties.name,
        "multiprocessors": properties.multi_processor_count,
        "driver": int(driver.cuDriverGetVersion()[1]),
        "python": platform.python_version(),
        "platform": platform.platform(),
    }
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "absent"
    return found


def save(path: str | None, part: str, results: dict[str, Any]) -> None:
    """Add one benchmark's results to a JSON file, made if need be."""
    if path is None:
        return
    file = Path(path)
    known = json.loads(file.read_text()) if file.exists() else {"machine": machine()}
    known[part] = results
    file.write_text(json.dumps(known, indent=1) + "\n")
