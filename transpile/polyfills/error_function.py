"""The error function: ``x * p(x * x)``, a minimax fit on [0, 3.85], beyond which erf is 1 in f32.

The polynomial is in the distance from the middle of that range, where its terms don't cancel.
"""

from __future__ import annotations

from transpile import f32, select

END = 3.85
MIDDLE = 7.41125
"""Half of `END` squared."""


def erf(x: f32) -> f32:
    t = select(x > END, f32(END), select(x < -END, f32(-END), x))
    u = t * t - MIDDLE
    p = -1.670893468e-14 + u * 9.274426566e-16
    p = 8.393173271e-14 + u * p
    p = -8.547196293e-13 + u * p
    p = 2.29577829e-11 + u * p
    p = -3.033693801e-10 + u * p
    p = 3.087247536e-09 + u * p
    p = -3.278547102e-08 + u * p
    p = 3.407852236e-07 + u * p
    p = -3.280559562e-06 + u * p
    p = 3.010028614e-05 + u * p
    p = -0.0002711311375 + u * p
    p = 0.002479888854 + u * p
    p = -0.02473292146 + u * p
    return t * (0.3672848162 + u * p)
