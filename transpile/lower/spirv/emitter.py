"""What every part of the writer shares: IR types, constants and values as ids, instructions in the current block.

More devices can hold a narrow type in memory than can compute with it, so a type that is only loaded, stored or
converted asks for the storage capability and not for arithmetic of its width (`storage_type` against `type`).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable

from transpile.ir.core import Kernel
from transpile.ir.types import (
    Kind,
    Memory,
    Scalar,
    Vector,
    bool_,
    element_of,
    index,
    u32,
    width_of,
    with_element,
)
from transpile.ir.values import Constant, Value
from transpile.lower.spirv.builder import Builder
from transpile.lower.spirv.grammar import OPCODES, REQUIRES

Element = Scalar | Vector
Number = bool | int | float
Truth = bool

_ARITHMETIC = {
    "i8": "Int8",
    "u8": "Int8",
    "i16": "Int16",
    "u16": "Int16",
    "bf16": "Int16",
    "i64": "Int64",
    "u64": "Int64",
    "f16": "Float16",
    "f64": "Float64",
}
SUBGROUP = 3
"""The scope of a plane (SPIR-V 3.27)."""
_SELECTION_MERGE = OPCODES["OpSelectionMerge"].number | 3 << 16
_LOOP_MERGE = OPCODES["OpLoopMerge"].number | 4 << 16
_STORAGE = {8: "StorageBuffer8BitAccess", 16: "StorageBuffer16BitAccess"}


class Emitter:
    """A builder with the kernel's values in it."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.builder = Builder()
        self.address = u32 if kernel.address is index else kernel.address
        self.ids: dict[Value, int] = {}
        self.splats: dict[Value, Number] = {}
        """Vectors whose lanes are one known number."""
        self.blocks: dict[tuple[int, bool, bool], int] = {}
        """The struct of a storage buffer, by the type of its elements and whether it is read and written."""
        self.inputs: dict[str, int] = {}
        """Built-in inputs that are loaded, by row and by name of the variable."""
        self.block = self.builder.fresh()
        self.builder.entry_label = self.block
        self._types: dict[str, int] = {}
        self._computed: dict[str, int] = {}
        self._capable: set[str] = set()
        self._names: set[int] = set()

    # Types

    def type(self, type: Element) -> int:
        """Return the type of values that are computed with."""
        key = type.name if isinstance(type, Scalar) else f"{type.width}{type.element.name}"
        found = self._computed.get(key)
        if found is None:
            element = element_of(type)
            self._capable.add(element.name)
            capability = _ARITHMETIC.get(self.plain(element).name)
            if capability is not None:
                self.builder.capability(capability)
            found = self._computed[key] = self.storage_type(type)
        return found

    def storage_type(self, type: Element) -> int:
        """Return the type of values that are only loaded, stored and converted."""
        key = type.name if isinstance(type, Scalar) else f"{type.width}{type.element.name}"
        found = self._types.get(key)
        if found is None:
            found = self._types[key] = self._declare(type)
        return found

    def computes(self, type: Element) -> bool:
        """Whether the kernel may compute with `type`.

        To the validator a name is a use, and of a type that it may only hold in memory an illegal one.
        """
        element = self.plain(element_of(type))
        return element.bits >= 32 or element.is_bool or element.name in self._capable

    def plain(self, element: Scalar) -> Scalar:
        """Return `element` with ``index`` replaced by the integer that it stands for."""
        return self.address if element.kind is Kind.INDEX else element

    def _declare(self, type: Element) -> int:
        if isinstance(type, Vector) and type.width > 1:
            return self.builder.type("OpTypeVector", self.storage_type(type.element), type.width)
        element = self.plain(element_of(type))
        if element.is_bool:
            return self.builder.type("OpTypeBool")
        if element.bits == 64:
            self.builder.capability(_ARITHMETIC[element.name])
        if element.name == "bf16":
            # There is no such type before SPV_KHR_bfloat16: its bits travel as an integer.
            return self.builder.type("OpTypeInt", 16, 0)
        if element.is_float:
            return self.builder.type("OpTypeFloat", element.bits)
        return self.builder.type("OpTypeInt", element.bits, int(element.is_signed))

    @property
    def bool(self) -> int:
        """The type of conditions."""
        return self.storage_type(bool_)

    def storage_capability(self, element: Element) -> None:
        bits = self.plain(element_of(element)).bits
        if bits in _STORAGE:
            self.builder.capability(_STORAGE[bits])

    # Constants and values

    def constant(self, type: Element, value: Number) -> int:
        """Return the constant `value`, in every lane if `type` is a vector."""
        if isinstance(type, Vector) and type.width > 1:
            lane = self.constant(type.element, value)
            lanes = (lane,) * type.width
            return self.builder.constant("OpConstantComposite", self.type(type), *lanes)
        element = self.plain(element_of(type))
        if element.is_bool:
            return self.builder.constant(
                "OpConstantTrue" if value else "OpConstantFalse", self.bool
            )
        return self.builder.constant_words(self.type(element), constant_bits(element, value))

    def null(self, type: int) -> int:
        return self.builder.constant("OpConstantNull", type)

    def uint(self, value: int) -> int:
        """Return a u32 constant, as scopes, semantics and member numbers are."""
        return self.builder.constant_words(self.builder.type("OpTypeInt", 32, 0), (value,))

    def id(self, value: Value) -> int:
        """Return the id of a value that was computed, or of a constant."""
        found = self.ids.get(value)
        if found is None:
            if isinstance(value, Constant):
                found = self.constant(value.type, value.value)
            else:
                found = self.parameter(value)
            self.ids[value] = found
        return found

    def parameter(self, value: Value) -> int:
        """Return the id of a scalar parameter at its first use."""
        raise LookupError(f"{value!r} is used before it is defined")

    def number(self, value: Value) -> Number | None:
        """Return what `value` is known to be, in every lane."""
        return value.value if isinstance(value, Constant) else self.splats.get(value)

    def name(self, target: int, text: str) -> None:
        """Give an id the user's name, once."""
        if text and target not in self._names:
            self._names.add(target)
            self.builder.name(target, text)

    # Instructions on values of one IR type

    def op(self, opcode: str, type: Element, *operands: int) -> int:
        """Append a core instruction whose result has an IR type."""
        return self.builder.emit(opcode, self.type(type), *operands)

    def glsl(self, name: str, type: Element, *operands: int) -> int:
        return self.builder.glsl(name, self.type(type), *operands)

    def truth(self, opcode: str, type: Element, *operands: int) -> int:
        """Append a comparison of operands of `type`; its result is a bool, or a vector of them."""
        return self.builder.emit(opcode, self.type(with_element(type, bool_)), *operands)

    def select(self, type: Element, condition: int, yes: int, no: int) -> int:
        """Choose one of two values, or lane by lane: of vectors the condition is a vector too.

        The halves of 64-bit integers are chosen one by one: NVIDIA's Vulkan driver mixes up those that OpSelect chooses
        (``x % 5`` of an i64 was wrong). Its machine code is the same.
        """
        if not self._is_double(type):
            return self.builder.emit("OpSelect", self.type(type), condition, yes, no)
        lanes = [self.lane(bool_, type, condition, n) for n in range(width_of(type))]
        return self._select_double(type, lanes, yes, no)

    def select_whole(self, type: Element, condition: int, yes: int, no: int) -> int:
        """Choose one of two values, all lanes of vectors by one bool."""
        if not self._is_double(type):
            return self.builder.emit("OpSelect", self.type(type), condition, yes, no)
        return self._select_double(type, [condition] * width_of(type), yes, no)

    def _is_double(self, type: Element) -> Truth:
        element = self.plain(element_of(type))
        return element.is_integer and element.bits == 64

    def _select_double(self, type: Element, conditions: list[int], yes: int, no: int) -> int:
        element, pair = element_of(type), Vector(u32, 2)
        lanes = []
        for n, condition in enumerate(conditions):
            left, right = (
                self.op("OpBitcast", pair, self.lane(element, type, value, n))
                for value in (yes, no)
            )
            halves = []
            for half in (0, 1):
                words = (self.lane(u32, pair, value, half) for value in (left, right))
                halves.append(self.op("OpSelect", u32, condition, *words))
            lanes.append(
                self.op("OpBitcast", element, self.op("OpCompositeConstruct", pair, *halves))
            )
        return lanes[0] if len(lanes) == 1 else self.op("OpCompositeConstruct", type, *lanes)

    def lane(self, element: Scalar, type: Element, value: int, lane: int) -> int:
        """Take one lane, an `element`, out of a value that is a vector if `type` is one."""
        if width_of(type) == 1:
            return value
        return self.builder.emit_mixed("OpCompositeExtract", self.type(element), value, lane)

    def bitcast(self, new: Element, old: Element, value: int) -> int:
        """Reinterpret a value of type `old`; of narrow types that counts as arithmetic."""
        if self.storage_type(old) == self.storage_type(new):
            return value
        self.type(old)
        return self.builder.emit("OpBitcast", self.type(new), value)

    def plane(self, opcode: str, type: Element, *operands: int, group: str = "") -> int:
        """Append an operation of the plane: scope, then a group operation where there is one, then the operands."""
        self.builder.capability(REQUIRES[opcode])
        scope = self.uint(SUBGROUP)
        if group:
            return self.builder.emit_mixed(opcode, self.type(type), scope, group, *operands)
        return self.builder.emit(opcode, self.type(type), scope, *operands)

    def in_prologue(self, emit: Callable[[], int]) -> int:
        """Run `emit` with the prologue as the current code, so that its result dominates everything."""
        code, self.builder.code = self.builder.code, self.builder.prologue
        found = emit()
        self.builder.code = code
        return found

    # Blocks

    def open(self, label: int) -> None:
        """Start a block; the one before it must have ended."""
        self.builder.label(label)
        self.block = label

    def jump(self, label: int) -> None:
        self.builder.act("OpBranch", label)

    def branch(self, condition: int, yes: int, no: int) -> None:
        self.builder.act("OpBranchConditional", condition, yes, no)

    def guarded(self, guard: int, body: Callable[[], object]) -> None:
        """Write `body` so that it runs where `guard` is true."""
        then, end = self.builder.fresh(), self.builder.fresh()
        self.selection_merge(end)
        self.branch(guard, then, end)
        self.open(then)
        body()
        self.jump(end)
        self.open(end)

    def guarded_value(self, guard: int, type: Element, body: Callable[[], int]) -> int:
        """Write `body` so that it runs where `guard` is true; return its result there, and zero elsewhere."""
        before, result, found, last = self.block, self.builder.fresh(), 0, 0

        def run() -> None:
            nonlocal found, last
            found, last = body(), self.block

        self.guarded(guard, run)
        self.phi(result, self.type(type), (found, last), (self.constant(type, 0), before))
        return result

    def selection_merge(self, end: int) -> None:
        self.builder.code += (_SELECTION_MERGE, end, 0)

    def loop_merge(self, end: int, again: int) -> None:
        self.builder.code += (_LOOP_MERGE, end, again, 0)

    def phi(self, result: int, type: int, *incoming: tuple[int, int]) -> None:
        """Append a phi at the head of a block: pairs of a value and the block that it comes from."""
        pairs = (word for pair in incoming for word in pair)
        self.builder.define(result, "OpPhi", type, *pairs)


def constant_bits(element: Scalar, value: Number) -> tuple[int, ...]:
    """Return the words of a constant: the low one first, narrow signed integers sign-extended to 32 bits."""
    if element.is_float:
        return _float_bits(element, float(value))
    number = int(value)
    if element.bits == 64:
        return number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF
    return (number & 0xFFFFFFFF,)


def _float_bits(element: Scalar, value: float) -> tuple[int, ...]:
    if math.isnan(value):
        # Python's NaN can carry a payload; one NaN a type keeps the text the same everywhere.
        return {"f16": (0x7E00,), "bf16": (0x7FC0,), "f32": (0x7FC00000,), "f64": (0, 0x7FF80000)}[
            element.name
        ]
    if element.name == "f64":
        low, high = struct.unpack("<2I", struct.pack("<d", value))
        return low, high
    if element.name == "f16":
        return struct.unpack("<H", struct.pack("<e", value))
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    return (bits >> 16,) if element.name == "bf16" else (bits,)


def memory_type(value: Value) -> Memory:
    """Return the type of a value that is memory."""
    assert isinstance(value.type, Memory)
    return value.type


def value_type(value: Value) -> Element:
    """Return the type of a value that is a scalar or a vector."""
    assert isinstance(value.type, (Scalar, Vector))
    return value.type
