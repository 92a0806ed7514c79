from __future__ import annotations

from transpile import ABSOLUTE_POS


ABSOLUTE_POS + 1
