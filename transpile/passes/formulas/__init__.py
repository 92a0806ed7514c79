"""Rows in terms of simpler ones, where a target spells them as a polyfill: short, without branches.

``FORMULAS[name](write, args)`` writes ops and returns the result, or ``None`` to leave it to the function of this name
in ``transpile.polyfills``. Operands are scalars; vectors were taken apart before.
"""

from __future__ import annotations

from transpile.passes.formulas import bits, floats, integers
from transpile.passes.formulas.write import Formula

FORMULAS: dict[str, Formula] = {**integers.FORMULAS, **bits.FORMULAS, **floats.FORMULAS}
