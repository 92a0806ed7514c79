"""The pytest plugin: the fixture ``golden`` and the option ``--update-golden``."""

from __future__ import annotations
