"""Rows that take more than one instruction; each function is registered under the name in its row's spelling.

They work for scalars and vectors alike: constants are splats of the operand's type.
"""

from __future__ import annotations

from transpile.lower.spirv.customs import bits, division, numbers, planes
from transpile.lower.spirv.customs.registry import CUSTOMS

__all__ = ["CUSTOMS", "bits", "division", "numbers", "planes"]
