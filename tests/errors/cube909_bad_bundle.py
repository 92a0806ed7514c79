from __future__ import annotations

from transpile.diagnose.errors.usage import BadBundle


def trigger():
    raise BadBundle(None, "shipped.bundle", "it is no bundle").error()
