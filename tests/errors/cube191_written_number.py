from __future__ import annotations

from transpile import Mut, f32


def trigger():
    return Mut[f32]
