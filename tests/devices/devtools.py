"""A browser without a window, spoken to in the DevTools protocol over its pipe: JSON messages that end with a NUL.

``Browser(page).call("run", request)`` calls a function of the page with one argument and returns what it resolves to.
No port is opened, and nothing has to be installed but the browser.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.devices.worker import DeviceLost, DeviceUnavailable

PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""Chromium by the names that systems give it, the smallest first."""
FLAGS = (
    "--headless",
    "--remote-debugging-pipe",
    # WebGPU on a driver without hardware, SwiftShader, which comes with the browser.
    "--enable-unsafe-webgpu",
    "--use-webgpu-adapter=swiftshader",
    # Our own timeout ends what hangs; a slow machine is no reason to.
    "--disable-gpu-watchdog",
    # Containers have little shared memory.
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
START = 60.0
"""Seconds that a browser may take to start and to load the page."""
QUIET = ("dbus", "vaapi", "WARNING")
"""Words of lines that every start prints where there is no desktop."""


class Browser:
    """One process with one page. `DeviceLost` when it dies or does not answer; it is of no use then."""

    def __init__(self, page: Path) -> None:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if program is None:
            raise DeviceUnavailable(f"no browser is installed ({', '.join(PROGRAMS)})")
        if os.name != "posix":
            raise DeviceUnavailable("the browser is driven over pipes of POSIX")
        self._profile = tempfile.TemporaryDirectory(
            prefix="transpile-browser.", ignore_cleanup_errors=True
        )
        self._log = Path(self._profile.name) / "stderr"
        # The sandbox does not work for root, and for nobody else is it left out.
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        flags = [*FLAGS, *sandbox, f"--user-data-dir={self._profile.name}"]
        # The browser reads messages from descriptor 3 and writes them to 4.
        shell = ["sh", "-c", 'exec "$@" 3<&0 4>&1 </dev/null >&2', "sh"]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [*shell, program, *flags, "about:blank"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )
        self._received = bytearray()
        self._number = 0
        self._session: str | None = None
        try:
            self._open(page.resolve().as_uri(), time.monotonic() + START)
        except DeviceLost as error:
            raise DeviceUnavailable(f"{program} does not start: {error}") from None

    def call(self, function: str, argument: object, timeout: float) -> Any:
        """Call a function of the page; what it throws is a `RuntimeError`."""
        expression = f"{function}({json.dumps(argument)})"
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        answer = self._send("Runtime.evaluate", parameters, time.monotonic() + timeout)
        if "exceptionDetails" in answer:
            thrown = answer["exceptionDetails"]
            message = thrown.get("exception", {}).get("description", thrown["text"])
            raise RuntimeError(message.partition("\n    at ")[0])
        return answer["result"].get("value")

    def command(self, method: str, timeout: float = START) -> None:
        """Send a command of the protocol that has no parameters, such as one that crashes a process."""
        self._send(method, {}, time.monotonic() + timeout)

    def stop(self) -> None:
        """End the browser with all its processes, and wait for it."""
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
        self._profile.cleanup()

    def _open(self, address: str, deadline: float) -> None:
        target = self._send("Target.createTarget", {"url": "about:blank"}, deadline)["targetId"]
        attached = {"targetId": target, "flatten": True}
        self._session = self._send("Target.attachToTarget", attached, deadline)["sessionId"]
        # Without this, nobody says that the page crashed.
        self._send("Inspector.enable", {}, deadline)
        self._send("Page.enable", {}, deadline)
        self._send("Page.navigate", {"url": address}, deadline)
        while self._receive(deadline).get("method") != "Page.loadEventFired":
            pass

    def _send(self, method: str, parameters: dict[str, Any], deadline: float) -> Any:
        """Return the result of one method of the protocol."""
        assert self._process.stdin is not None
        if self._process.returncode is not None:
            raise DeviceLost("the browser was stopped")
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\0")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._lose("the browser ended")
        while (answer := self._receive(deadline)).get("id") != self._number:
            if answer.get("method") == "Inspector.targetCrashed":
                self._lose("the page crashed")
        if "error" in answer:
            self._lose(answer["error"]["message"])
        return answer["result"]

    def _receive(self, deadline: float) -> Any:
        """Return the next message, an answer or an event."""
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\0" not in self._received:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                self._lose("the browser did not answer in time")
            piece = os.read(pipe, 1 << 20)
            if not piece:
                self._lose("the browser ended")
            self._received += piece
        message, _, self._received = self._received.partition(b"\0")
        return json.loads(message)

    def _lose(self, reason: str) -> None:
        lines = self._log.read_text(errors="replace").splitlines()
        complaint = [line for line in lines if not any(word in line for word in QUIET)]
        self.stop()
        raise DeviceLost("\n".join([reason, *complaint[-8:]]))
