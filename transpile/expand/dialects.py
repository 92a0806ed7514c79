"""Names of other kernel languages, and what they are here: CUDA, HIP, WGSL, GLSL, HLSL, Metal, OpenCL.

    gl_GlobalInvocationID, global_invocation_id, SV_DispatchThreadID   `ABSOLUTE_POS_X` ...
    subgroupAdd, simd_sum, WaveActiveSum, warp_sum                     `plane_sum(v)`

Case and underscores don't count. Only messages ask; nothing here is accepted.
"""

from __future__ import annotations

import re

_GRID = "`ABSOLUTE_POS_X`, `ABSOLUTE_POS_Y`, `ABSOLUTE_POS_Z`, or `ABSOLUTE_POS` over all"
_UNIT = "`UNIT_POS_X`, `UNIT_POS_Y`, `UNIT_POS_Z`"
_CUBE = "`CUBE_POS_X`, `CUBE_POS_Y`, `CUBE_POS_Z`"
_COUNT = "`CUBE_COUNT_X`, `CUBE_COUNT_Y`, `CUBE_COUNT_Z`"
_DIM = "`CUBE_DIM_X`, `CUBE_DIM_Y`, `CUBE_DIM_Z`"
_MEANINGS = {
    _GRID: "globalinvocationid threadpositioningrid svdispatchthreadid dispatchthreadid globalid globalidx",
    _UNIT: "localinvocationid threadpositioninthreadgroup svgroupthreadid groupthreadid localid",
    "`UNIT_POS`": "localinvocationindex threadindexinthreadgroup svgroupindex groupindex threadid tid",
    _CUBE: "workgroupid threadgrouppositioningrid svgroupid groupid blockid programid",
    _COUNT: "numworkgroups threadgroupspergrid numprograms numblocks",
    _DIM: "workgroupsize threadsperthreadgroup numthreads blocksize",
    "`PLANE_DIM`": "subgroupsize threadspersimdgroup wavegetlanecount warpsize wavefrontsize wavesize",
    "`UNIT_POS_PLANE`": "subgroupinvocationid subgrouplocalinvocationid threadindexinsimdgroup wavegetlaneindex laneid",
    "`PLANE_POS`": "subgroupid simdgroupindexinthreadgroup warpid waveid",
    "`sync_cube()`": "workgroupbarrier threadgroupbarrier groupmemorybarrierwithgroupsync syncthreads "
    "syncblock barrier",
    "`sync_storage()`": "storagebarrier devicememorybarrier threadfence memorybarrier memorybarrierbuffer",
    "`sync_plane()`": "syncwarp subgroupbarrier simdgroupbarrier",
    "`plane_sum(v)`": "subgroupadd simdsum waveactivesum warpsum warpreducesum reduceaddsync",
    "`plane_prod(v)`": "subgroupmul simdproduct waveactiveproduct",
    "`plane_min(v)`": "subgroupmin simdmin waveactivemin warpmin reduceminsync",
    "`plane_max(v)`": "subgroupmax simdmax waveactivemax warpmax reducemaxsync",
    "`plane_all(v)`": "subgroupall simdall waveactivealltrue allsync",
    "`plane_any(v)`": "subgroupany simdany waveactiveanytrue anysync",
    "`plane_ballot(v)`": "subgroupballot simdballot waveactiveballot ballotsync ballot",
    "`plane_elect()`": "subgroupelect simdisfirst waveisfirstlane electsync",
    "`plane_broadcast(v, lane)`": "subgroupbroadcast subgroupbroadcastfirst simdbroadcast simdbroadcastfirst "
    "wavereadlaneat wavereadlanefirst",
    "`plane_shuffle(v, lane)`": "subgroupshuffle simdshuffle shflsync shfl",
    "`plane_shuffle_xor(v, mask)`": "subgroupshufflexor simdshufflexor shflxorsync shflxor",
    "`plane_shuffle_up(v, delta)`": "subgroupshuffleup simdshuffleup shflupsync shflup",
    "`plane_shuffle_down(v, delta)`": "subgroupshuffledown simdshuffledown shfldownsync shfldown",
    "`plane_exclusive_sum(v)`": "subgroupexclusiveadd simdprefixexclusivesum waveprefixsum",
    "`plane_inclusive_sum(v)`": "subgroupinclusiveadd simdprefixinclusivesum",
    "`a + (b - a) * t`": "lerp mix",
    "`clamp(v, 0.0, 1.0)`": "saturate saturatef clamp01",
    "`v - floor(v)`": "fract frac",
    "`t * t * (3.0 - 2.0 * t)` of `t = clamp((v - low) / (high - low), 0.0, 1.0)`": "smoothstep",
    "`select(v < edge, 0.0, 1.0)`": "step",
    "`rsqrt(v)`": "inversesqrt rsqrtf frsqrtrn",
    "`recip(v)`": "rcp frcprn",
    "`fma(a, b, c)`": "mad fmaf fmafrn",
    "`magnitude(v)` of a vector, `x.len()` of an array": "length",
    "`sin(v)` and `cos(v)`": "sincos sincosf sinpi cospi",
    "`math.inf`, with `import math` at the top of the module": "inf infinity infinityf",
    "`math.nan`, with `import math` at the top of the module": "nan nanf",
    "`popcount(v)`": "countonebits bitcount popc popcll",
    "`clz(v)`": "countleadingzeros clzll",
    "`ctz(v)`": "counttrailingzeros",
    "`reverse_bits(v)`": "reversebits brev bitreverse",
    "`mul_hi(a, b)`": "mulhi umulhi mul24hi",
    "`bitcast(v, u32)`": "floatasuint floatasint asuint asint floatbitstouint floatbitstoint",
    "`bitcast(v, f32)`": "uintasfloat intasfloat asfloat uintbitstofloat intbitstofloat",
    "`return`": "discard",
}  # fmt: skip
"""What to write -> the names for it, in lower case without underscores."""
_WORDS = {name: meaning for meaning, names in _MEANINGS.items() for name in names.split()}
_VECTORS = re.compile(r"(float|half|double|int|uint|vec|ivec|uvec|bvec)([234])([fhiu]?)")
_ELEMENTS = {
    "float": "f32", "half": "f16", "double": "f64", "int": "i32", "uint": "u32", "vec": "f32", "ivec": "i32",
    "uvec": "u32", "bvec": "bool_",
}  # fmt: skip
_SUFFIXES = {"f": "f32", "h": "f16", "i": "i32", "u": "u32"}


def meaning(name: str) -> str:
    """Return what to write for a name of another kernel language, or nothing."""
    plain = name.lower().replace("_", "")
    found = _WORDS.get(plain) or _WORDS.get(plain.removeprefix("gl"))
    if found:
        return f"write {found}"
    vector = _VECTORS.fullmatch(name)
    if vector is None:
        return ""
    element = _SUFFIXES.get(vector[3], _ELEMENTS[vector[1]])
    width = int(vector[2])
    if width == 3:
        return f"write `Vector[{element}, 4](a, b, c, 0)`: a vector has 2, 4, 8 or more lanes"
    lanes = ", ".join("abcd"[:width])
    return f"write `Vector[{element}, {width}]({lanes})`"
