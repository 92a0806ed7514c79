from __future__ import annotations

from transpile.diagnose.errors.device import Unbindable


def trigger():
    raise Unbindable(
        None, "scale", "vulkan", "an array of 228.9 MiB", "it binds at most 128.0 MiB",
        "launch on parts of it: `handle.view(count, offset=start)`",
    ).error()  # fmt: skip
