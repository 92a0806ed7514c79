"""Bound, legalized, structured kernel -> SPIR-V binary, and the binary -> text for people and golden files."""

from __future__ import annotations

from transpile.ir.core import Kernel
from transpile.lower.spirv.disassemble import disassemble
from transpile.lower.spirv.lines import Lines
from transpile.lower.spirv.writer import Writer
from transpile.protocols import Artifact

__all__ = ["disassemble", "lower"]


def lower(kernel: Kernel, *, float_atomics: bool = False) -> Artifact:
    """Lower a kernel to SPIR-V 1.5 for Vulkan 1.2.

    Args:
        kernel: with unchecked accesses of one index, scalar parameters of 32 bits or more, and no op that legalization
            replaces for the capabilities of this target.
        float_atomics: use VK_EXT_shader_atomic_float for sums of f32; without it they compare and exchange bits, which
            every device can.
    """
    writer = Writer(kernel, float_atomics=float_atomics)
    module = writer.write()
    lines = Lines(module, writer.builder.code_start, writer.marks)
    return Artifact("spirv", module, kernel.name, kernel, lines)
