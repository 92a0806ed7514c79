"""``python -m transpile COMMAND``: ``show`` is built in, the others come from the entry-point group of commands.

A command is a function from the rest of the command line to the exit status. Errors of this library are printed
without a traceback; the status is then 2 for a wrong command line or setup and 1 for anything else.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points, version

from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError, CubeUsageError
from transpile.diagnose.errors.usage import CommandUnavailable, UnknownCommand

GROUP = "transpile.commands"

BUILT_IN = {"show": "transpile.show:main"}

SUMMARIES = {
    "demo": "run a fused kernel on the CPU or a device, checked against NumPy",
    "show": "print what a kernel becomes at one stage, without a device",
    "devices": "list the devices that can be used here, and why others can't",
    "cache": "list, clear, export or import the disk caches",
    "bench": "measure a device, or a kernel on it",
    "diagnose": "report versions, drivers and settings for a bug report",
}

EXTRAS = {
    "cffi": "cpu",
    "cuda": "cuda",
    "llvmlite": "cpu",
    "matplotlib": "bench",
    "mlir": "cpu",
    "numba": "bench",
    "vulkan": "vulkan",
    "wgpu": "webgpu",
    "xtc": "cpu",
}
"""Which extra brings an import name that a command can miss."""

UNWRITABLE = (errno.ENOSPC, errno.EFBIG, errno.EIO)
"""What a write to a stream fails with when there is no room."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(_usage())
        return 0
    if arguments[0] in ("-V", "--version"):
        print(f"transpile {version('transpile')}")
        return 0
    try:
        status = _find(arguments[0])(arguments[1:])
        sys.stdout.flush()
        return status
    except CubeError as error:
        if settings.full_traceback:
            raise
        print(error, file=sys.stderr)
        return 2 if isinstance(error, CubeUsageError) else 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()  # the reader has gone (`| head`)
        return 0
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None or settings.full_traceback:
            raise
        print(f"error: the output can't be written: {error.strerror}", file=sys.stderr)
        _drop_output()
        return 1


def _drop_output() -> None:
    """Keep the interpreter from complaining once more when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _ready_streams() -> None:
    """Let no character, and no stream that the caller closed, keep a command from its work."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - until the end
        else:
            stream.reconfigure(errors="backslashreplace")


def _commands() -> dict[str, EntryPoint]:
    built_in = {name: EntryPoint(name, value, GROUP) for name, value in BUILT_IN.items()}
    return {entry.name: entry for entry in entry_points(group=GROUP)} | built_in


def _find(name: str) -> Callable[[list[str]], int]:
    commands = _commands()
    if name not in commands:
        raise UnknownCommand(None, name, tuple(commands)).error()
    try:
        command: Callable[[list[str]], int] = commands[name].load()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = EXTRAS.get(missing)
        reason = f"the module `{error.name}` is not installed"
        way_out = f'install it with `pip install "transpile[{extra}]"`' if extra else ""
        raise CommandUnavailable(None, name, reason, way_out).error() from error
    except (ImportError, AttributeError, OSError) as error:
        raise CommandUnavailable(None, name, str(error), "").error() from error
    return command


def _usage() -> str:
    commands = _commands()
    order = [name for name in SUMMARIES if name in commands]
    order += sorted(set(commands) - set(order))
    rows = [f"  {name:<10}{SUMMARIES.get(name, commands[name].value)}" for name in order]
    return "\n".join(
        [
            "usage: python -m transpile COMMAND ...",
            "",
            *rows,
            "",
            "`python -m transpile COMMAND --help` tells more about one of them.",
        ]
    )


if __name__ == "__main__":
    _ready_streams()
    sys.exit(main())
