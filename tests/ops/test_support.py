"""What the table says about targets is so: a kernel is built for every row, type and target."""

from __future__ import annotations

import pytest

from tests.ops.kernels import canonical, lead_names, source
from transpile import CubeTargetError
from transpile.ir.types import SCALARS
from transpile.ops.capabilities import PROFILES
from transpile.ops.row import TARGETS, Row
from transpile.ops.support import support
from transpile.ops.table import TABLE


@pytest.mark.parametrize("row", TABLE.values(), ids=lambda row: row.name)
def test_a_kernel_is_built_where_the_table_says_so(row: Row) -> None:
    wrong = []
    for name in lead_names(row):
        lead = SCALARS[name]
        made = source(row, lead)
        kernel = made.build()
        for target in TARGETS:
            expected = support(row, PROFILES[target], lead)
            try:
                kernel.artifact(PROFILES[target], *made.specs, **made.options)
            except CubeTargetError as error:
                if expected.is_there:
                    wrong.append(f"{name} on {target}: {expected.way}, but {error}")
            else:
                if not expected.is_there:
                    wrong.append(f"{name} on {target}: {expected.reason}, but it is built")
    assert not wrong, "\n".join(wrong)


def test_every_row_is_there_on_most_targets() -> None:
    lacking = {
        row.name: [t for t in TARGETS if not support(row, PROFILES[t], canonical(row)).is_there]
        for row in TABLE.values()
    }
    assert {name: targets for name, targets in lacking.items() if targets} == {
        "sync_plane": ["wgsl"]
    }
