"""A SPIR-V binary as text that ``spirv-as`` reads back: one instruction a line, names instead of ids.

Names are the user's where the module has them (OpName), else they say what the id is: ``%f32``, ``%vec4_f32``,
``%u32_16``, ``%if_end``, ``%loop_body``. What is left is numbered from 1, so that a new type or constant renames
nothing else.
"""

from __future__ import annotations

import math
import re
import struct
from array import array
from collections.abc import Iterator
from dataclasses import dataclass

from transpile.lower.spirv.grammar import (
    BY_NUMBER,
    DECORATION_OPERANDS,
    ENUMERANT_NAMES,
    GLSL_NAMES,
    MAGIC,
    Opcode,
)

_ILLEGAL = re.compile(r"[^A-Za-z0-9_]")
_SECTIONS = {
    "OpCapability": 0,
    "OpExtension": 0,
    "OpExtInstImport": 0,
    "OpMemoryModel": 0,
    "OpEntryPoint": 0,
    "OpExecutionMode": 0,
    "OpName": 1,
    "OpMemberName": 1,
    "OpDecorate": 2,
    "OpMemberDecorate": 2,
}

_FUNCTION = 4
"""The section of the function; types, constants and variables are the one before."""
_FLUSH = ("OpFunction", "OpFunctionEnd", "OpLabel")


@dataclass(frozen=True, slots=True)
class _Instruction:
    place: int
    """Index of its first word in the module."""
    code: Opcode
    words: tuple[int, ...]
    """Operands, the result's type and id included."""

    @property
    def result(self) -> int | None:
        if self.code.typed:
            return self.words[1]
        return self.words[0] if self.code.shape[:1] == ("R",) else None


def disassemble(module: bytes) -> str:
    """Return the text of a module that this package wrote."""
    return _Disassembly(module).text()


def lines_of_words(module: bytes) -> Iterator[tuple[int, int]]:
    """Yield each line of the disassembly that has an instruction, from 1, and the index of its first word."""
    line, section = 0, 0
    for instruction in _split(array("I", module)):
        now = _section(instruction, section)
        line += 1 if now == section else 2
        section = now
        yield line, instruction.place


def _section(instruction: _Instruction, before: int) -> int:
    """Return the section of an instruction, given that of the one before it; the function is the last."""
    name = instruction.code.name
    if before == _FUNCTION or name == "OpFunction":
        return _FUNCTION
    return _SECTIONS.get(name, _FUNCTION - 1)


class _Disassembly:
    def __init__(self, module: bytes) -> None:
        words = array("I", module)
        if words[0] != MAGIC:
            raise ValueError("not a SPIR-V module of this byte order")
        self.instructions = list(_split(words))
        self.types: dict[int, _Instruction] = {}
        self.names: dict[int, str] = {}
        self.taken: set[str] = set()
        self.anonymous = 0
        self._take_user_names()
        self._name_labels()

    def text(self) -> str:
        for instruction in self.instructions:
            self._name_result(instruction)
        lines: list[str] = []
        section = 0
        for instruction in self.instructions:
            now = _section(instruction, section)
            if now != section:
                lines.append("")
                section = now
            flush = now != _FUNCTION or instruction.code.name in _FLUSH
            lines.append(("" if flush else "    ") + self._line(instruction))
        return "\n".join(lines) + "\n"

    # Names

    def _take_user_names(self) -> None:
        for instruction in self.instructions:
            if instruction.code.name == "OpName":
                target, text = instruction.words[0], _text(instruction.words[1:])[0]
                self._take(target, text)

    def _take(self, target: int, hint: str) -> None:
        if target in self.names:
            return
        name = _ILLEGAL.sub("_", hint)
        if name[:1].isdigit():
            name = f"_{name}"
        found, number = name, 0
        while found in self.taken:
            number += 1
            found = f"{name}_{number}"
        self.taken.add(found)
        self.names[target] = found

    def _name_labels(self) -> None:
        """Name labels by their place in the structure: merges and branches say what they lead to."""
        merge: tuple[str, int] | None = None
        ends: set[int] = set()
        entry = True
        block = 0
        for instruction in self.instructions:
            words = instruction.words
            match instruction.code.name:
                case "OpLabel":
                    block = words[0]
                    if entry:
                        self._take(block, "entry")
                        entry = False
                case "OpSelectionMerge":
                    merge = ("if", words[0])
                case "OpLoopMerge":
                    merge = ("loop", words[0])
                    ends.add(words[0])
                    self._take(block, "loop")
                    self._take(words[1], "loop_next")
                    self._take(words[0], "loop_end")
                case "OpBranchConditional" if merge is not None:
                    kind, end = merge
                    for target, word in zip(words[1:], ("then", "else"), strict=True):
                        if target != end:
                            self._take(target, "loop_body" if kind == "loop" else f"if_{word}")
                    self._take(end, "if_end")
                    merge = None
                case "OpBranchConditional" if words[2] in ends:
                    self._take(words[1], "loop_body")
                case "OpBranch" if merge is not None:
                    self._take(words[0], "loop_test")
                    merge = None
                case _:
                    pass

    def _name_result(self, instruction: _Instruction) -> None:
        result = instruction.result
        if result is None:
            return
        words = instruction.words
        name = instruction.code.name
        if name.startswith("OpType"):
            self.types[result] = instruction
        if result in self.names:
            return
        match name:
            case "OpExtInstImport":
                hint = "glsl"
            case "OpTypeVoid":
                hint = "void"
            case "OpTypeBool":
                hint = "bool"
            case "OpTypeInt":
                hint = f"{'i' if words[2] else 'u'}{words[1]}"
            case "OpTypeFloat":
                hint = f"f{words[1]}"
            case "OpTypeVector":
                hint = f"vec{words[2]}_{self.names[words[1]]}"
            case "OpTypeArray":
                hint = f"array_{self.names[words[1]]}_{self.names[words[2]].rpartition('_')[2]}"
            case "OpTypeRuntimeArray":
                hint = f"elements_{self.names[words[1]]}"
            case "OpTypeStruct":
                hint = f"buffer_{self.names[words[1]].removeprefix('elements_')}"
            case "OpTypePointer":
                storage = ENUMERANT_NAMES["StorageClass"][words[1]]
                hint = f"ptr_{storage}_{self.names[words[2]]}"
            case "OpTypeFunction":
                hint = f"function_{self.names[words[1]]}"
            case "OpConstantTrue":
                hint = "true"
            case "OpConstantFalse":
                hint = "false"
            case "OpConstant":
                number = self._number(words[0], words[2:])
                number = number.replace("-", "minus_").replace(".", "_").replace("+", "")
                hint = f"{self.names[words[0]]}_{number}"
            case "OpConstantNull":
                hint = f"{self.names[words[0]]}_zero"
            case "OpConstantComposite" if len(set(words[2:])) == 1:
                element = self.names[words[2]]
                hint = f"{self.names[words[0]]}_{element.partition('_')[2] or element}"
            case "OpConstantComposite":
                hint = f"{self.names[words[0]]}_constant"
            case _:
                self.anonymous += 1
                self.names[result] = str(self.anonymous)
                return
        self._take(result, hint)

    # Text

    def _line(self, instruction: _Instruction) -> str:
        code, words = instruction.code, instruction.words
        result = instruction.result
        operands = self._operands(code, words)
        text = " ".join((code.name, *operands))
        return text if result is None else f"%{self.names[result]} = {text}"

    def _operands(self, code: Opcode, words: tuple[int, ...]) -> list[str]:
        shown: list[str] = []
        place = 0
        for kind in code.shape:
            if kind == "R":
                place += 1
                continue
            if kind == "S":
                text, used = _text(words[place:])
                escaped = text.replace("\\", "\\\\").replace('"', '\\"')
                shown.append(f'"{escaped}"')
                place += used
                continue
            if kind == "N":
                shown.append(self._number(words[0], words[2:]))
                break
            if kind in ("D", "M"):
                enumeration = "Decoration" if kind == "D" else "ExecutionMode"
                name = ENUMERANT_NAMES[enumeration][words[place]]
                shown.append(name)
                rest = words[place + 1 :]
                operand = DECORATION_OPERANDS.get(name, "L") if kind == "D" else "L"
                shown += (
                    str(word) if operand == "L" else ENUMERANT_NAMES[operand][word] for word in rest
                )
                break
            many = kind.endswith("*") or kind == "?"
            for word in words[place:] if many else words[place : place + 1]:
                shown.append(self._operand(kind.rstrip("*"), word))
                place += 1
        return shown

    def _operand(self, kind: str, word: int) -> str:
        match kind:
            case "T" | "I":
                return f"%{self.names[word]}"
            case "L" | "?":
                return str(word)
            case "X":
                return GLSL_NAMES[word]
            case _:
                return ENUMERANT_NAMES[kind.lstrip("&")][word]

    def _number(self, type: int, words: tuple[int, ...]) -> str:
        """Return a literal of the type as spirv-as reads it: floats in the fewest digits that are exact."""
        instruction = self.types[type]
        width = instruction.words[1]
        bits = words[0] | (words[1] << 32 if len(words) > 1 else 0)
        if instruction.code.name == "OpTypeFloat":
            return _float_text(bits, width)
        if instruction.words[2] and bits >> (max(width, 32) - 1):
            bits -= 1 << max(width, 32)
        return str(bits)


def _split(words: array[int]) -> Iterator[_Instruction]:
    place = 5
    while place < len(words):
        count, number = words[place] >> 16, words[place] & 0xFFFF
        yield _Instruction(place, BY_NUMBER[number], tuple(words[place + 1 : place + count]))
        place += count


def _text(words: tuple[int, ...]) -> tuple[str, int]:
    """Return the string at the start of `words`, and how many words it takes."""
    data = struct.pack(f"<{len(words)}I", *words)
    end = data.index(0)
    return data[:end].decode(), end // 4 + 1


_LAYOUT = {16: ("<H", "<e", 10, 15), 32: ("<I", "<f", 23, 127), 64: ("<Q", "<d", 52, 1023)}
"""Width -> formats of the bits and of the float, bits of the mantissa, bias of the exponent."""


def _float_text(bits: int, width: int) -> str:
    as_bits, as_float, mantissa_bits, bias = _LAYOUT[width]
    (value,) = struct.unpack(as_float, struct.pack(as_bits, bits))
    if math.isinf(value) or math.isnan(value):
        # One exponent beyond the greatest: how spirv-as and spirv-dis write infinity and NaN.
        mantissa = bits & (1 << mantissa_bits) - 1
        sign = "-" if bits >> width - 1 else ""
        digits = f"{mantissa << -mantissa_bits % 4:0{-(-mantissa_bits // 4)}x}".rstrip("0")
        return f"{sign}0x1{'.' if digits else ''}{digits}p+{bias + 1}"
    # spirv-as cuts what it reads to 16 bits instead of rounding it, so those get all their digits.
    for precision in range(1, 18) if width > 16 else ():
        short = float(f"{value:.{precision}g}")
        try:
            if struct.pack(as_float, short) == struct.pack(as_float, value):
                return repr(short).removesuffix(".0")
        except OverflowError:  # rounded up beyond the type
            continue
    return repr(value).removesuffix(".0")
