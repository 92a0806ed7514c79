"""Kernel -> SPIR-V binary, and binary -> text for people and golden files."""

from __future__ import annotations

from transpile.lower.spirv.disassemble import disassemble
from transpile.lower.spirv.lower import lower

__all__ = ["disassemble", "lower"]
