"""A backslash alone in its line before a statement moves nothing: LibCST does not keep it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import CubeError, cube

HEAD = "@cube(launch=True)\ndef kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:\n"
BODIES = {
    "before a statement": "    i = 1\n\\\n    out[0] = 1 if 0 < x[0] < 5 else 2\n",
    "indented": "    i = 1\n    \\\n    out[0] = 1 if 0 < x[0] < 5 else 2\n",
    "several": "\\\n    i = 1\n\\\n\\\n    out[0] = 1 if 0 < x[0] < 5 else 2\n",
    "within a statement": "    out[0] = 0 + \\\n\\\n 1 if 0 < x[0] < 5 else 2\n",
    "in a text": '    t = """\n\\\n"""\n    out[0] = len(t) if 0 < x[0] < 5 else 2\n',
    "in a block": "    if 0 < x[0] < 5:\n\\\n        out[0] = 1\n\\\n    else:\n        out[0] = 2\n",
}


@pytest.mark.parametrize("name", BODIES)
def test_they_mean_nothing(name: str) -> None:
    kernel: Any = cube.from_source(HEAD + BODIES[name])
    for number, wanted in ((3, 1), (7, 2)):
        out = np.zeros(1, "i4")
        kernel.launch(device("reference").client, 1, 1, np.array([number], "i4"), out)
        assert out[0] == wanted


def test_places_behind_are_right() -> None:
    kernel: Any = cube.from_source(HEAD + "    i = 1\n\\\n    out[0] = no_such_name\n")
    with pytest.raises(CubeError, match="no_such_name") as caught:
        kernel.launch(device("reference").client, 1, 1, np.zeros(1, "i4"), np.zeros(1, "i4"))
    span = caught.value.diagnostic.span
    assert span is not None
    assert (span.line, span.column, span.end_column) == (5, 13, 25)
