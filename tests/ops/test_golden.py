"""The golden files of the op table: a generated kernel for each row, at every stage, for the row's canonical type."""

from __future__ import annotations

import pytest

from tests.ops.kernels import canonical, source
from transpile import CubeTargetError
from transpile.lang.pages import OPERATORS
from transpile.ops.capabilities import PROFILES
from transpile.ops.row import TARGETS, Row
from transpile.ops.support import support
from transpile.ops.table import TABLE
from transpile.testing import Golden


@pytest.mark.parametrize("row", TABLE.values(), ids=lambda row: row.name)
def test_golden(row: Row, golden: Golden) -> None:
    lead = canonical(row)
    made = source(row, lead)
    kernel = made.build()
    lacking = [t for t in TARGETS if not support(row, PROFILES[t], lead).is_there]
    for target in lacking:
        with pytest.raises(CubeTargetError):
            kernel.inspect(target, *made.specs, **made.options)
    targets = [stage for stage in ("expand", "ir", *TARGETS) if stage not in lacking]
    golden(kernel, made.specs, targets=targets, area="ops", name=row.name, **made.options)


def test_operators_are_rows_that_are_no_functions() -> None:
    assert set(OPERATORS) == {row.name for row in TABLE.values() if not row.public}
