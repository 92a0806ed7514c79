"""A SPIR-V module as lists of words, one list for each section; types, constants and decorations are shared.

Nothing here knows the IR. A block of code is the current list `code`; the order that the specification demands comes
from assembling the sections in `module`.
"""

from __future__ import annotations

import struct
from array import array

from transpile.lower.spirv.grammar import (
    DECORATION_OPERANDS,
    ENUMERATIONS,
    GLSL,
    MAGIC,
    OPCODES,
    VERSION,
)

_OP = {name: code.number for name, code in OPCODES.items() if code.plain}
_LABEL = OPCODES["OpLabel"].number | 2 << 16
_STORE = OPCODES["OpStore"].number | 3 << 16
_LOAD = OPCODES["OpLoad"].number | 4 << 16
_NAME = OPCODES["OpName"].number
_EXT_INST = OPCODES["OpExtInst"].number

Operand = int | str | float


class Builder:
    """Collects the sections of one module with a single entry point."""

    def __init__(self) -> None:
        self._next = 1
        self._capabilities: dict[str, None] = {"Shader": None}
        self._extensions: dict[str, None] = {}
        self._glsl: int | None = None
        self._modes: list[int] = []
        self._names: list[int] = []
        self._decorations: list[int] = []
        self._globals: list[int] = []
        """Types, constants and module-scope variables, each after what it uses."""
        self._shared: dict[tuple[Operand, ...], int] = {}
        self.interface: list[int] = []
        self.variables: list[int] = []
        """Function-scope variables; they open the entry block."""
        self.prologue: list[int] = []
        """What must dominate the whole function: loads of inputs and of push constants."""
        self.code: list[int] = []
        self.entry_label = 0
        """Id of the entry block; set by the writer before its first branch."""
        self.code_start = 0
        """Index of the module's word at which `code` begins; known when it is assembled."""

    # Ids and sections

    def fresh(self) -> int:
        """Return a new id."""
        found = self._next
        self._next = found + 1
        return found

    def capability(self, name: str) -> None:
        self._capabilities[name] = None

    def extension(self, name: str) -> None:
        self._extensions[name] = None

    def name(self, target: int, text: str) -> None:
        words = text_words(text)
        self._names += (_NAME | len(words) + 2 << 16, target, *words)

    def member_name(self, target: int, member: int, text: str) -> None:
        self._names += instruction("OpMemberName", target, member, text)

    def mode(self, entry: int, mode: str, *literals: int) -> None:
        self._modes += instruction("OpExecutionMode", entry, mode, *literals)

    def decorate(self, target: int, decoration: str, *operands: Operand) -> None:
        self._decorations += instruction("OpDecorate", target, decoration, *operands)

    def decorate_member(
        self, target: int, member: int, decoration: str, *operands: Operand
    ) -> None:
        self._decorations += instruction("OpMemberDecorate", target, member, decoration, *operands)

    # Types and constants

    def type(self, opcode: str, *operands: Operand) -> int:
        """Return the id of a type, declared once."""
        key: tuple[Operand, ...] = (opcode, *operands)
        found = self._shared.get(key)
        if found is None:
            found = self._shared[key] = self.fresh()
            self._globals += instruction(opcode, found, *operands)
        return found

    def own_type(self, opcode: str, *operands: Operand) -> int:
        """Return a new type, not shared, because it is to carry a layout of its own."""
        found = self.fresh()
        self._globals += instruction(opcode, found, *operands)
        return found

    def pointer(self, storage: str, pointee: int) -> int:
        return self.type("OpTypePointer", storage, pointee)

    def constant_words(self, type: int, words: tuple[int, ...]) -> int:
        """Return the scalar constant with these bits."""
        key: tuple[Operand, ...] = ("OpConstant", type, *words)
        found = self._shared.get(key)
        if found is None:
            found = self._shared[key] = self.fresh()
            count = 3 + len(words)
            self._globals += (OPCODES["OpConstant"].number | count << 16, type, found, *words)
        return found

    def constant(self, opcode: str, type: int, *operands: int) -> int:
        """Return a constant without literal bits: true, false, null or a composite of constants."""
        key: tuple[Operand, ...] = (opcode, type, *operands)
        found = self._shared.get(key)
        if found is None:
            found = self._shared[key] = self.fresh()
            self._globals += instruction(opcode, type, found, *operands)
        return found

    def global_variable(self, pointer: int, storage: str) -> int:
        """Declare a variable of the module and list it in the entry point's interface, as 1.4 and later want."""
        found = self.fresh()
        self._globals += instruction("OpVariable", pointer, found, storage)
        self.interface.append(found)
        return found

    def local_variable(self, pointer: int, initial: int | None = None) -> int:
        found = self.fresh()
        tail = () if initial is None else (initial,)
        self.variables += instruction("OpVariable", pointer, found, "Function", *tail)
        return found

    # Code

    def emit(self, opcode: str, type: int, *operands: int) -> int:
        """Append an instruction of ids only, with a result, to the current code."""
        found = self._next
        self._next = found + 1
        self.code += (_OP[opcode] | len(operands) + 3 << 16, type, found, *operands)
        return found

    def define(self, result: int, opcode: str, type: int, *operands: int) -> None:
        """Append an instruction whose result already has an id, because a phi before it uses it."""
        self.code += (_OP[opcode] | len(operands) + 3 << 16, type, result, *operands)

    def act(self, opcode: str, *operands: int) -> None:
        """Append an instruction of ids only, without a result."""
        self.code += (_OP[opcode] | len(operands) + 1 << 16, *operands)

    def emit_mixed(self, opcode: str, type: int, *operands: Operand) -> int:
        """Append an instruction with literals or enumerants among its operands."""
        found = self.fresh()
        self.code += instruction(opcode, type, found, *operands)
        return found

    def glsl(self, name: str, type: int, *operands: int) -> int:
        """Append an instruction of GLSL.std.450."""
        if self._glsl is None:
            self._glsl = self.fresh()
        found = self.fresh()
        count = len(operands) + 5
        self.code += (_EXT_INST | count << 16, type, found, self._glsl, GLSL[name], *operands)
        return found

    def load(self, type: int, pointer: int) -> int:
        found = self._next
        self._next = found + 1
        self.code += (_LOAD, type, found, pointer)
        return found

    def store(self, pointer: int, value: int) -> None:
        self.code += (_STORE, pointer, value)

    def label(self, label: int) -> None:
        self.code += (_LABEL, label)

    def module(self, entry: int, name: str, void: int, function_type: int) -> bytes:
        """Assemble the sections into a module whose only function is `entry`."""
        words: list[int] = [MAGIC, VERSION, 0, self._next, 0]
        for capability in sorted(self._capabilities, key=ENUMERATIONS["Capability"].__getitem__):
            words += instruction("OpCapability", capability)
        for extension in sorted(self._extensions):
            words += instruction("OpExtension", extension)
        if self._glsl is not None:
            words += instruction("OpExtInstImport", self._glsl, "GLSL.std.450")
        words += instruction("OpMemoryModel", "Logical", "GLSL450")
        words += instruction("OpEntryPoint", "GLCompute", entry, name, *self.interface)
        words += self._modes
        words += self._names
        words += self._decorations
        words += self._globals
        words += instruction("OpFunction", void, entry, "None", function_type)
        words += instruction("OpLabel", self.entry_label)
        words += self.variables
        words += self.prologue
        self.code_start = len(words)
        words += self.code
        words += instruction("OpFunctionEnd")
        return array("I", words).tobytes()


def text_words(text: str) -> tuple[int, ...]:
    """Return a string as words: UTF-8, little-endian, ended by at least one zero byte."""
    data = text.encode() + b"\0"
    data += b"\0" * (-len(data) % 4)
    return struct.unpack(f"<{len(data) // 4}I", data)


def instruction(opcode: str, *operands: Operand) -> list[int]:
    """Encode one instruction; strings are enumerants or text, as the opcode's shape says."""
    code = OPCODES[opcode]
    words = [0]
    kinds = iter(code.shape)
    kind = ""
    for operand in operands:
        if not kind.endswith("*"):
            kind = next(kinds, kind)
        if isinstance(operand, int):
            words.append(operand)
        elif kind == "S":
            words += text_words(str(operand))
        elif kind == "D":
            words.append(ENUMERATIONS["Decoration"][str(operand)])
            kinds = iter((DECORATION_OPERANDS.get(str(operand), ""),))
        elif kind == "M":
            words.append(ENUMERATIONS["ExecutionMode"][str(operand)])
            kind = "L*"
        else:
            words.append(ENUMERATIONS[kind.lstrip("&")][str(operand)])
    words[0] = code.number | len(words) << 16
    return words
