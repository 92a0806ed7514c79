from __future__ import annotations

from importlib.metadata import EntryPoint
from unittest import mock

from transpile import __main__ as command_line


def trigger():
    demo = EntryPoint("demo", "llvmlite_of_tomorrow.binding:run", command_line.GROUP)
    extras = {"llvmlite_of_tomorrow": "cpu"}
    with (
        mock.patch.object(command_line, "entry_points", return_value=[demo]),
        mock.patch.dict(command_line.EXTRAS, extras),
    ):
        command_line._find("demo")
