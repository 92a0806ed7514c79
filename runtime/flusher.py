"""Starts work that was collected and that nobody waits for: devices that take launches in batches need it.

    flusher = Flusher(flush)
    flusher.begin()             # a batch was opened: unless somebody else does, `flush` is called soon

One daemon thread looks every few milliseconds while there is work, and sleeps when there was none for a while, so that
a batch costs its owner no call of the system.
"""

from __future__ import annotations

import atexit
import threading
import time
import weakref
from collections.abc import Callable

INTERVAL = 0.002
"""Seconds between two looks."""
IDLE_LOOKS = 100
"""Looks without work after which the thread goes to sleep."""


class Flusher:
    """Calls `flush`, which returns whether there was anything to do, while it does."""

    def __init__(self, flush: Callable[[], bool]) -> None:
        self._flush = weakref.WeakMethod(flush)
        self._wake = threading.Event()
        self._is_awake = False
        self._is_over = False
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Say that there is work."""
        if self._is_awake or self._is_over:
            return
        self._is_awake = True
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="transpile-flush", daemon=True)
            self._thread.start()
            atexit.register(self.stop)
        self._wake.set()

    def stop(self) -> None:
        """End the thread; nothing is flushed any more."""
        self._is_over = True
        self._wake.set()
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            thread.join(timeout=1)

    def _run(self) -> None:
        while not self._is_over:
            self._wake.wait()
            self._wake.clear()
            idle = 0
            while idle < IDLE_LOOKS and not self._is_over:
                time.sleep(INTERVAL)
                flush = self._flush()
                if flush is None:
                    return
                idle = 0 if flush() else idle + 1
                del flush
            self._is_awake = False
            flush = self._flush()  # for who came between the last look and here
            if flush is not None:
                flush()
            del flush
