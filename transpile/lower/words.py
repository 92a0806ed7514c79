"""Words that a user's name must not be: keywords of the targets and what generated text relies on."""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CPP = _words(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
    char32_t class co_await co_return co_yield compl concept const const_cast consteval
    constexpr constinit continue decltype default delete do double dynamic_cast else enum
    explicit export extern false final float for friend goto if import inline int int8_t int16_t
    int32_t int64_t long main module mutable namespace new noexcept not not_eq nullptr operator
    or or_eq override private protected public register reinterpret_cast requires restrict
    return short signed sizeof size_t static static_assert static_cast std struct switch
    template this thread_local throw true try typedef typeid typename typeof uint8_t uint16_t
    uint32_t uint64_t union unsigned using virtual void volatile wchar_t while xor xor_eq asm
    NULL INFINITY NAN printf assert uint ushort uchar ulong half bfloat
    """
)
"""Keywords of C++20, the macros and type names of its device dialects."""

DEVICE = CPP | _words(
    "threadIdx blockIdx blockDim gridDim warpSize dim3 plane_mask shared_bytes get_lane set_lane"
    " plane_sum plane_prod plane_min plane_max plane_inclusive_sum plane_exclusive_sum"
    " plane_inclusive_prod plane_exclusive_prod make_half2"
)
"""For CUDA and HIP."""

METAL = CPP | _words(
    """
    access array atomic buffer constant coherent depth2d device fast kernel mem_flags metal
    precise ptrdiff_t ray_data sampler scalars shared_bytes simd texture texture1d texture2d texture3d thread
    threadgroup threadgroup_imageblock vec vertex fragment visible Scalars abs all any ceil
    clamp cos cross distance dot exp floor fma fmax fmin fract length log max min mix normalize
    popcount pow round rsqrt select sign sin sqrt step tan tanh trunc
    """
)
"""With names of the ``metal`` namespace, which text uses unqualified."""

WGSL = _words(
    """
    alias break case const const_assert continue continuing default diagnostic discard else
    enable false fn for if let loop override requires return struct switch true var while NULL
    Self abstract active alignas alignof as asm asm_fragment async attribute auto await become
    cast catch class co_await co_return co_yield coherent column_major common compile
    compile_fragment concept const_cast consteval constexpr constinit crate debugger decltype
    delete demote demote_to_helper do dynamic_cast enum explicit export extends extern external
    fallthrough filter final finally friend from fxgroup get goto groupshared highp impl
    implements import inline instanceof interface layout lowp macro macro_rules match mediump
    meta mod module move mut mutable namespace new nil noexcept noinline nointerpolation
    non_coherent noncoherent noperspective null nullptr of operator package packoffset partial
    pass patch pixelfragment precise precision premerge priv protected pub public readonly ref
    regardless register reinterpret_cast require resource restrict self set shared sizeof smooth
    snorm static static_assert static_cast std subroutine super target template this
    thread_local throw trait try type typedef typeid typename typeof union unless unorm unsafe
    unsized use using varying virtual volatile wgsl where with writeonly yield bool f16 f32 i32
    u32 array atomic bitcast ptr vec2 vec3 vec4 select arrayLength storage uniform workgroup
    function private read write read_write scalars Scalars infinity_bits nan_bits any all abs
    min max clamp sign floor ceil round trunc sqrt exp log pow int half u64 i64 f64 texture
    sampler
    """
)
"""The specification's keywords and reserved words (sections 16.1 and 16.2), types and built-in functions."""
