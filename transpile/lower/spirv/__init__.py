"""Bound, legalized, structured kernel -> SPIR-V binary, and the binary -> text for people and golden files."""

from __future__ import annotations

from transpile.ir.core import Kernel
from transpile.lower.spirv.disassemble import disassemble
from transpile.lower.spirv.lines import Lines
from transpile.lower.spirv.writer import Writer
from transpile.protocols import Artifact

__all__ = ["disassemble", "lower"]


def lower(kernel: Kernel) -> Artifact:
    """Lower a kernel to SPIR-V 1.5 for Vulkan 1.2."""
    writer = Writer(kernel)
    module = writer.write()
    lines = Lines(module, writer.builder.code_start, writer.marks)
    return Artifact("spirv", module, kernel.name, kernel, lines)
