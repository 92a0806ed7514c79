"""Plots by matplotlib, which is optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from transpile.diagnose import given
from transpile.diagnose.errors.usage import MissingPackage


def library() -> Any:
    """Return matplotlib's class of figures; no window and no state is involved.

    Raises:
        CubeUsageError: it is not installed.
    """
    try:
        return import_module("matplotlib.figure").Figure
    except ModuleNotFoundError as error:
        way_out = 'install it with `pip install "transpile[bench]"`, or write CSV'
        raise MissingPackage(None, "a plot", "matplotlib", way_out).error() from error


def check(function: str, parameter: str, path: str) -> None:
    """Refuse a file that no plot can be written to.

    Raises:
        CubeUsageError: matplotlib is not installed, or does not know the file's ending.
    """
    known = library()().canvas.get_supported_filetypes()
    ending = Path(path).suffix[1:].lower()
    if ending and ending not in known:  # without one, matplotlib adds its own
        wants = f"a file with an ending that matplotlib knows: {', '.join(sorted(known))}"
        raise given.wrong(function, parameter, path, wants)


def lines(
    path: str | Path,
    title: str,
    x: str,
    unit: str,
    found: Mapping[str, Sequence[tuple[int, float]]],
    peak: float | None,
) -> None:
    """Draw a line for each name to a file, and a dashed one at the ceiling."""
    figure = library()(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    for name, points in found.items():
        axes.plot([place for place, _ in points], [y for _, y in points], marker="o", label=name)
    if peak is not None:
        axes.axhline(peak, linestyle="--", color="gray", label="measured ceiling")
    if any(found.values()):
        axes.set_xscale("log", base=2)
    axes.set_title(title)
    axes.set_xlabel(x)
    axes.set_ylabel(unit)
    axes.legend()
    figure.savefig(path)
