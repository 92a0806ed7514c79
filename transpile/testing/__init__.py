"""Golden tests of generated code, as a pytest plugin that users' projects get by installing the distribution."""

from __future__ import annotations

from transpile.testing.golden import FILES, Golden

__all__ = ["FILES", "Golden"]
