"""The part of SPIR-V that kernels need, as data: opcodes with their operands, enumerants, GLSL.std.450.

A shape is a string of operand kinds, in the order of the specification's tables; the encoder reads it one way and the
disassembler the other:

    T  id of the result's type        R  result id           I  id                 I* ids to the end
    L  literal number                 L* literals to the end S  string             N  number of the type before it
    X  GLSL.std.450 instruction       D  decoration with its own operands          a capitalized word: an enumeration
    M  execution mode, then literals  &  mask of the enumeration that follows      ?  memory access mask, may be absent
"""

from __future__ import annotations

from dataclasses import dataclass

MAGIC = 0x07230203
VERSION = 0x00010500
"""SPIR-V 1.5, the version of Vulkan 1.2."""


@dataclass(frozen=True, slots=True)
class Opcode:
    """One instruction: its number and the kinds of its operands."""

    name: str
    number: int
    shape: tuple[str, ...]
    typed: bool
    """Begins with a result type and a result id."""
    plain: bool
    """All operands after the result are ids, so that encoding needs no look at the kinds."""


_TEXT = """
OpUndef 1 T R
OpName 5 I S
OpMemberName 6 I L S
OpExtension 10 S
OpExtInstImport 11 R S
OpExtInst 12 T R I X I*
OpMemoryModel 14 AddressingModel MemoryModel
OpEntryPoint 15 ExecutionModel I S I*
OpExecutionMode 16 I M
OpCapability 17 Capability
OpTypeVoid 19 R
OpTypeBool 20 R
OpTypeInt 21 R L L
OpTypeFloat 22 R L
OpTypeVector 23 R I L
OpTypeArray 28 R I I
OpTypeRuntimeArray 29 R I
OpTypeStruct 30 R I*
OpTypePointer 32 R StorageClass I
OpTypeFunction 33 R I*
OpConstantTrue 41 T R
OpConstantFalse 42 T R
OpConstant 43 T R N
OpConstantComposite 44 T R I*
OpConstantNull 46 T R
OpFunction 54 T R &FunctionControl I
OpFunctionEnd 56
OpVariable 59 T R StorageClass I*
OpLoad 61 T R I ?
OpStore 62 I I ?
OpAccessChain 65 T R I I*
OpDecorate 71 I D
OpMemberDecorate 72 I L D
OpVectorExtractDynamic 77 T R I I
OpVectorInsertDynamic 78 T R I I I
OpVectorShuffle 79 T R I I L*
OpCompositeConstruct 80 T R I*
OpCompositeExtract 81 T R I L*
OpCompositeInsert 82 T R I I L*
OpConvertFToU 109 T R I
OpConvertFToS 110 T R I
OpConvertSToF 111 T R I
OpConvertUToF 112 T R I
OpUConvert 113 T R I
OpSConvert 114 T R I
OpFConvert 115 T R I
OpBitcast 124 T R I
OpSNegate 126 T R I
OpFNegate 127 T R I
OpIAdd 128 T R I I
OpFAdd 129 T R I I
OpISub 130 T R I I
OpFSub 131 T R I I
OpIMul 132 T R I I
OpFMul 133 T R I I
OpUDiv 134 T R I I
OpSDiv 135 T R I I
OpFDiv 136 T R I I
OpUMod 137 T R I I
OpSRem 138 T R I I
OpSMod 139 T R I I
OpFRem 140 T R I I
OpFMod 141 T R I I
OpVectorTimesScalar 142 T R I I
OpDot 148 T R I I
OpIAddCarry 149 T R I I
OpISubBorrow 150 T R I I
OpUMulExtended 151 T R I I
OpSMulExtended 152 T R I I
OpAny 154 T R I
OpAll 155 T R I
OpIsNan 156 T R I
OpIsInf 157 T R I
OpLogicalEqual 164 T R I I
OpLogicalNotEqual 165 T R I I
OpLogicalOr 166 T R I I
OpLogicalAnd 167 T R I I
OpLogicalNot 168 T R I
OpSelect 169 T R I I I
OpIEqual 170 T R I I
OpINotEqual 171 T R I I
OpUGreaterThan 172 T R I I
OpSGreaterThan 173 T R I I
OpUGreaterThanEqual 174 T R I I
OpSGreaterThanEqual 175 T R I I
OpULessThan 176 T R I I
OpSLessThan 177 T R I I
OpULessThanEqual 178 T R I I
OpSLessThanEqual 179 T R I I
OpFOrdEqual 180 T R I I
OpFUnordEqual 181 T R I I
OpFOrdNotEqual 182 T R I I
OpFUnordNotEqual 183 T R I I
OpFOrdLessThan 184 T R I I
OpFUnordLessThan 185 T R I I
OpFOrdGreaterThan 186 T R I I
OpFUnordGreaterThan 187 T R I I
OpFOrdLessThanEqual 188 T R I I
OpFUnordLessThanEqual 189 T R I I
OpFOrdGreaterThanEqual 190 T R I I
OpFUnordGreaterThanEqual 191 T R I I
OpShiftRightLogical 194 T R I I
OpShiftRightArithmetic 195 T R I I
OpShiftLeftLogical 196 T R I I
OpBitwiseOr 197 T R I I
OpBitwiseXor 198 T R I I
OpBitwiseAnd 199 T R I I
OpNot 200 T R I
OpBitFieldSExtract 202 T R I I I
OpBitReverse 204 T R I
OpBitCount 205 T R I
OpControlBarrier 224 I I I
OpMemoryBarrier 225 I I
OpAtomicLoad 227 T R I I I
OpAtomicStore 228 I I I I
OpAtomicExchange 229 T R I I I I
OpAtomicCompareExchange 230 T R I I I I I I
OpAtomicIAdd 234 T R I I I I
OpAtomicISub 235 T R I I I I
OpAtomicSMin 236 T R I I I I
OpAtomicUMin 237 T R I I I I
OpAtomicSMax 238 T R I I I I
OpAtomicUMax 239 T R I I I I
OpAtomicAnd 240 T R I I I I
OpAtomicOr 241 T R I I I I
OpAtomicXor 242 T R I I I I
OpPhi 245 T R I*
OpLoopMerge 246 I I &LoopControl
OpSelectionMerge 247 I &SelectionControl
OpLabel 248 R
OpBranch 249 I
OpBranchConditional 250 I I I
OpReturn 253
OpUnreachable 255
OpGroupNonUniformElect 333 T R I
OpGroupNonUniformAll 334 T R I I
OpGroupNonUniformAny 335 T R I I
OpGroupNonUniformBroadcast 337 T R I I I
OpGroupNonUniformBroadcastFirst 338 T R I I
OpGroupNonUniformBallot 339 T R I I
OpGroupNonUniformShuffle 345 T R I I I
OpGroupNonUniformShuffleXor 346 T R I I I
OpGroupNonUniformShuffleUp 347 T R I I I
OpGroupNonUniformShuffleDown 348 T R I I I
OpGroupNonUniformIAdd 349 T R I GroupOperation I
OpGroupNonUniformFAdd 350 T R I GroupOperation I
OpGroupNonUniformIMul 351 T R I GroupOperation I
OpGroupNonUniformFMul 352 T R I GroupOperation I
OpGroupNonUniformSMin 353 T R I GroupOperation I
OpGroupNonUniformUMin 354 T R I GroupOperation I
OpGroupNonUniformFMin 355 T R I GroupOperation I
OpGroupNonUniformSMax 356 T R I GroupOperation I
OpGroupNonUniformUMax 357 T R I GroupOperation I
OpGroupNonUniformFMax 358 T R I GroupOperation I
OpGroupNonUniformBitwiseAnd 359 T R I GroupOperation I
OpGroupNonUniformBitwiseOr 360 T R I GroupOperation I
OpGroupNonUniformBitwiseXor 361 T R I GroupOperation I
OpAtomicFMinEXT 5614 T R I I I I
OpAtomicFMaxEXT 5615 T R I I I I
OpAtomicFAddEXT 6035 T R I I I I
"""


def _read() -> dict[str, Opcode]:
    table: dict[str, Opcode] = {}
    for line in _TEXT.strip().splitlines():
        name, number, *shape = line.split()
        typed = shape[:2] == ["T", "R"]
        rest = shape[2:] if typed else shape
        plain = all(kind in ("I", "I*") for kind in rest)
        table[name] = Opcode(name, int(number), tuple(shape), typed, plain)
    return table


OPCODES: dict[str, Opcode] = _read()
BY_NUMBER: dict[int, Opcode] = {code.number: code for code in OPCODES.values()}

ENUMERATIONS: dict[str, dict[str, int]] = {
    "AddressingModel": {"Logical": 0},
    "MemoryModel": {"GLSL450": 1},
    "ExecutionModel": {"GLCompute": 5},
    "ExecutionMode": {
        "LocalSize": 17,
        "DenormPreserve": 4459,
        "SignedZeroInfNanPreserve": 4461,
        "RoundingModeRTE": 4462,
    },
    "StorageClass": {
        "Input": 1,
        "Uniform": 2,
        "Workgroup": 4,
        "Function": 7,
        "PushConstant": 9,
        "StorageBuffer": 12,
    },
    "Capability": {
        "Shader": 1,
        "Float16": 9,
        "Float64": 10,
        "Int64": 11,
        "Int64Atomics": 12,
        "Int16": 22,
        "Int8": 39,
        "GroupNonUniform": 61,
        "GroupNonUniformVote": 62,
        "GroupNonUniformArithmetic": 63,
        "GroupNonUniformBallot": 64,
        "GroupNonUniformShuffle": 65,
        "GroupNonUniformShuffleRelative": 66,
        "StorageBuffer16BitAccess": 4433,
        "StorageBuffer8BitAccess": 4448,
        "DenormPreserve": 4464,
        "SignedZeroInfNanPreserve": 4466,
        "RoundingModeRTE": 4467,
        "AtomicFloat32MinMaxEXT": 5612,
        "AtomicFloat64MinMaxEXT": 5613,
        "AtomicFloat32AddEXT": 6033,
        "AtomicFloat64AddEXT": 6034,
    },
    "BuiltIn": {
        "NumWorkgroups": 24,
        "WorkgroupId": 26,
        "LocalInvocationId": 27,
        "GlobalInvocationId": 28,
        "LocalInvocationIndex": 29,
        "SubgroupSize": 36,
        "NumSubgroups": 38,
        "SubgroupId": 40,
        "SubgroupLocalInvocationId": 41,
    },
    "Decoration": {
        "Block": 2,
        "ArrayStride": 6,
        "BuiltIn": 11,
        "Restrict": 19,
        "Aliased": 20,
        "Coherent": 23,
        "NonWritable": 24,
        "NonReadable": 25,
        "Binding": 33,
        "DescriptorSet": 34,
        "Offset": 35,
        "NoContraction": 42,
    },
    "GroupOperation": {"Reduce": 0, "InclusiveScan": 1, "ExclusiveScan": 2},
    "FunctionControl": {"None": 0},
    "SelectionControl": {"None": 0, "Flatten": 1, "DontFlatten": 2},
    "LoopControl": {"None": 0, "Unroll": 1, "DontUnroll": 2},
}

ENUMERANT_NAMES: dict[str, dict[int, str]] = {
    kind: {number: name for name, number in members.items()}
    for kind, members in ENUMERATIONS.items()
}

DECORATION_OPERANDS: dict[str, str] = {
    "ArrayStride": "L",
    "BuiltIn": "BuiltIn",
    "Binding": "L",
    "DescriptorSet": "L",
    "Offset": "L",
}
"""The operand that follows a decoration; the others have none."""

GLSL: dict[str, int] = {
    "RoundEven": 2,
    "Trunc": 3,
    "FAbs": 4,
    "SAbs": 5,
    "FSign": 6,
    "SSign": 7,
    "Floor": 8,
    "Ceil": 9,
    "Fract": 10,
    "Sin": 13,
    "Cos": 14,
    "Tan": 15,
    "Asin": 16,
    "Acos": 17,
    "Atan": 18,
    "Sinh": 19,
    "Cosh": 20,
    "Tanh": 21,
    "Asinh": 22,
    "Acosh": 23,
    "Atanh": 24,
    "Atan2": 25,
    "Pow": 26,
    "Exp": 27,
    "Log": 28,
    "Exp2": 29,
    "Log2": 30,
    "Sqrt": 31,
    "InverseSqrt": 32,
    "FMin": 37,
    "UMin": 38,
    "SMin": 39,
    "FMax": 40,
    "UMax": 41,
    "SMax": 42,
    "FClamp": 43,
    "UClamp": 44,
    "SClamp": 45,
    "FMix": 46,
    "Step": 48,
    "Fma": 50,
    "Ldexp": 53,
    "Length": 66,
    "Distance": 67,
    "Cross": 68,
    "Normalize": 69,
    "FindILsb": 73,
    "FindSMsb": 74,
    "FindUMsb": 75,
    "NMin": 79,
    "NMax": 80,
    "NClamp": 81,
}
"""Instructions of the extended set GLSL.std.450."""

GLSL_NAMES: dict[int, str] = {number: name for name, number in GLSL.items()}

_SUBGROUP_CAPABILITY = {
    "Elect": "GroupNonUniform",
    "All": "GroupNonUniformVote",
    "Any": "GroupNonUniformVote",
    "Broadcast": "GroupNonUniformBallot",
    "BroadcastFirst": "GroupNonUniformBallot",
    "Ballot": "GroupNonUniformBallot",
    "Shuffle": "GroupNonUniformShuffle",
    "ShuffleXor": "GroupNonUniformShuffle",
    "ShuffleUp": "GroupNonUniformShuffleRelative",
    "ShuffleDown": "GroupNonUniformShuffleRelative",
}

REQUIRES: dict[str, str] = {
    name: _SUBGROUP_CAPABILITY.get(
        name.removeprefix("OpGroupNonUniform"), "GroupNonUniformArithmetic"
    )
    for name in OPCODES
    if name.startswith("OpGroupNonUniform")
}
"""Opcode -> the capability that it needs beyond those of its types."""
