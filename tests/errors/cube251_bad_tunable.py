from __future__ import annotations

from transpile.diagnose.errors.tuning import BadTunable


def trigger():
    raise BadTunable(None, "scale", "a configuration binds `blok`", "did you mean `block`?").error()
