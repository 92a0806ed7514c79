from __future__ import annotations

from transpile.diagnose.errors.usage import MissingPackage


def trigger():
    raise MissingPackage(None, "a plot", "matplotlib", 'install it with `pip install "transpile[bench]"`').error()
