"""The device ``hip``: hipRTC compiles HIP C++, AMD's driver launches it; both libraries are opened on use."""

from __future__ import annotations

from runtime.hip.library import find_libraries


def look() -> None:
    """Tell at once where there is no ROCm.

    Raises:
        Absent: a library is missing.
    """
    find_libraries()
