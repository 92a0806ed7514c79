"""The devices that a benchmark compares, and its table of kernels by devices."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from runtime.devices import probe
from runtime.protocols import Absent

Table = dict[str, dict[str, float]]


def add_options(parser: ArgumentParser, *, rounds: int) -> None:
    """Add ``--json``, ``--devices`` and ``--rounds``."""
    parser.add_argument("--json")
    parser.add_argument("--devices", nargs="+", default=["cuda", "vulkan", "webgpu"])
    parser.add_argument("--rounds", type=int, default=rounds)


def clients_of(names: Sequence[str]) -> dict[str, Any]:
    """Return the clients of the devices that are here, and say which these are."""
    clients: dict[str, Any] = {}
    for name in names:
        device = probe(name)
        if isinstance(device, Absent):
            print(f"{name}: absent, {device.reason}")
            continue
        print(f"{name}: {device.properties.profile}")
        clients[name] = device.client
    return clients


def show(table: Table, cell: Callable[[float, float], str], path: str | None) -> None:
    """Print a line for each kernel, by figures and the first of their line, and write all to a JSON file."""
    for label, row in table.items():
        first = next(iter(row.values()))
        shown = "  ".join(f"{name} {cell(figure, first)}" for name, figure in row.items())
        print(f"{label:<22} {shown}")
    if path:
        Path(path).write_text(json.dumps(table, indent=1), encoding="utf-8")
