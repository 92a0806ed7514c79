from __future__ import annotations

from transpile import cube, f32


def trigger():
    @cube
    class Point:
        x: f32
        y: f32
