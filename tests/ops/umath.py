"""NumPy's own validation vectors for mathematical functions: ``function -> numbers and what they give, by type``.

They are files of NumPy's tests, which its wheels have and other packages of it may not.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from transpile.ops.row import Row

Array = np.ndarray
WORDS = {"np.float32": ("f32", np.uint32, np.float32), "np.float64": ("f64", np.uint64, np.float64)}
NAMES = {"cbrt": "cbrt"}
"""Rows whose reference is not NumPy's function."""


def folder() -> Path | None:
    """Return where the files are, if this NumPy has them."""
    root = Path(np.__file__).parent
    found = [root / part / "tests" / "data" for part in ("_core", "core")]
    return next((path for path in found if any(path.glob("umath-validation-set-*.csv"))), None)


def function_of(row: Row) -> str | None:
    """Return the name of the row's function in NumPy."""
    library, _, name = (row.reference or "").partition(":")
    return name if library == "numpy" else NAMES.get(row.name)


def path_of(row: Row, data: Path) -> Path:
    return data / f"umath-validation-set-{function_of(row)}.csv"


def vectors(path: Path) -> dict[str, tuple[Array, Array]]:
    """Read a file: for each type the numbers and their exact results, rounded to the type."""
    rows: dict[str, list[tuple[int, int]]] = {}
    with path.open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if line[0] not in "#$")
        for record in csv.DictReader(lines):
            pair = int(record["input"], 16), int(record["output"], 16)
            rows.setdefault(record["dtype"], []).append(pair)
    found = {}
    for dtype, pairs in rows.items():
        name, words, floats = WORDS[dtype]
        bits = np.array(pairs, words)
        found[name] = bits[:, 0].copy().view(floats), bits[:, 1].copy().view(floats)
    return found
