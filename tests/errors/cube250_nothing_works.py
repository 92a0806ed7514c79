from __future__ import annotations

from transpile.diagnose.errors.tuning import NothingWorks


def trigger():
    raise NothingWorks(None, "row_sum", "x: f32[1024,64] on cpu", "wide: ValueError: no room\nnarrow: gives other numbers than `plain`").error()
