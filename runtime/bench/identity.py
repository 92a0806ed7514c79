"""Which device something was measured on, as text: equal only where the figures carry over."""

from __future__ import annotations

import os
import platform

from runtime.protocols import Server


def identity(server: Server) -> str:
    """Return a text that tells models of devices apart, but not two of the same model in one machine."""
    limits = server.capabilities
    kind = server.name.partition(":")[0]
    facts = [kind, limits.profile, str(getattr(server, "title", "")), str(limits.plane_size)]
    if server.is_host or getattr(server, "is_software", False):
        facts += [platform.machine(), str(processors())]
    return " / ".join(facts)


def processors() -> int:
    """Return how many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # macOS, Windows
        return os.cpu_count() or 1
