"""A device in a process of its own: requests go down a pipe, answers come back, a timeout ends it.

A driver may abort, crash or never come back; then the request fails with `DeviceLost` and the next one gets a new
process. A device module runs as that process: ``serve(handler)`` under ``if __name__ == "__main__"``.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import select
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class DeviceLost(Exception):
    """The process died or did not answer in time."""


class DeviceUnavailable(Exception):
    """There is no such device here; the text says why."""


class Worker:
    """Starts a device module as a process when it is first needed, and again after a loss."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.stop)

    def ask(self, request: object, timeout: float = 60.0) -> object:
        """Return the answer to `request`; what the handler raised is raised here."""
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.module],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        data = pickle.dumps(request)
        try:
            process.stdin.write(struct.pack("<Q", len(data)) + data)
            process.stdin.flush()
            deadline = time.monotonic() + timeout
            (length,) = struct.unpack("<Q", self._read(8, deadline))
            answer = pickle.loads(self._read(length, deadline))
        except (BrokenPipeError, EOFError):
            process.wait(timeout=5)
            message = f"{self.module} ended with {process.returncode}: {self._complaint()}"
            self.stop()
            raise DeviceLost(message) from None
        except TimeoutError:
            self.stop()
            raise DeviceLost(f"{self.module} did not answer in {timeout} s") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()

    def _read(self, count: int, deadline: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        found = bytearray()
        while len(found) < count:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise TimeoutError
            piece = os.read(pipe, count - len(found))
            if not piece:
                raise EOFError
            found += piece
        return bytes(found)

    def _complaint(self) -> str:
        assert self._process is not None
        assert self._process.stderr is not None
        return self._process.stderr.read().decode(errors="replace")[-2000:]


def serve(handle: Callable[[object], object]) -> None:
    """Answer requests until the pipe closes. Libraries may print: only answers go to the real standard output."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    requests = sys.stdin.buffer
    while header := requests.read(8):
        (length,) = struct.unpack("<Q", header)
        try:
            answer = handle(pickle.loads(requests.read(length)))
        except Exception as error:
            answer = error if type(error) is DeviceUnavailable else RuntimeError(repr(error))
        data = pickle.dumps(answer)
        answers.write(struct.pack("<Q", len(data)) + data)
        answers.flush()
