"""Prints on the CPU say what the reference interpreter says."""

from __future__ import annotations

import numpy as np
import pytest

from runtime.protocols import Report
from runtime.reference.server import ReferenceServer
from tests.runtime.cpu.agreement import Cpu, prepared
from transpile.lower.mlir import lower

PRINTS = """
kernel prints(%x: array<f32>, %n: u32) cube(16, 2, 1) {
  %u: u32 = unit_pos
  %c: u32 = cube_pos_x
  %b: u32 = mul %c, 32:u32
  %i: u32 = add %b, %u
  %ok: bool_ = lt %i, %n
  if %ok {
    %0 = index %x[%i] unchecked
    %v = load %0
    %half: f32 = mul %v, 0.1:f32
    %h: f16 = cast %half
    %sign: i32 = cast %i
    %minus: i32 = sub %sign, 40:i32
    %big: bool_ = gt %v, 3.0:f32
    if %big {
      print "unit {}: {} {} {} {}", %u, %half, %h, %minus, %big
    }
  }
}
"""
VECTORS = """
kernel prints(%x: array<f32>, %n: u32) cube(2, 1, 1) {
  %u: u32 = unit_pos_x
  %0 = index %x[%u] unchecked
  %v = load %0
  %pair: vec<f32, 2> = construct %v, 1.5:f32
  print "{} and {}", %pair, %u
}
"""


def reports(text: str, width: int) -> list[Report]:
    """Return the reports of the reference interpreter and of the CPU."""
    kernel = prepared(text)
    artifact = lower(kernel)
    found = []
    for server in (ReferenceServer(plane_dim=1), Cpu(width)):
        module = server.compile(artifact, validate=False)  # type: ignore[attr-defined]
        report = server.launch(module, (2, 1, 1), [np.arange(64, dtype="f4")], [40])  # type: ignore[attr-defined]
        found.append(report)
    return found


@pytest.mark.parametrize("width", [1, 8, 16])
@pytest.mark.parametrize("text", [PRINTS, VECTORS])
def test_prints(text: str, width: int) -> None:
    expected, found = reports(text, width)
    assert expected.printed
    assert sorted(found.printed) == sorted(expected.printed)
