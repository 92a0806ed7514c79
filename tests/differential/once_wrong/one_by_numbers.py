# checked: NVIDIA's Vulkan driver gave 1 for `1 // x` of every u16.
from __future__ import annotations


def one_by_numbers(
    x_u16: Array[u16],
    x_u8: Array[u8],
    x_u32: Array[u32],
    log_u16: Mut[Array[u16]],
    log_u8: Mut[Array[u8]],
    log_u32: Mut[Array[u32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    log_u16[i * 5 + 0] = u16(1) // x_u16[i]
    log_u16[i * 5 + 1] = u16(1) // (x_u16[i] & 3)
    log_u16[i * 5 + 2] = u16(1) % (x_u16[i] & 3)
    log_u16[i * 5 + 3] = div_ceil(u16(1), x_u16[i] & 3)
    log_u16[i * 5 + 4] = u16(1) if is_multiple_of(u16(1), x_u16[i] & 3) else u16(0)
    log_u8[i * 2 + 0] = u8(1) // x_u8[i]
    log_u8[i * 2 + 1] = u8(1) % x_u8[i]
    log_u32[i * 3 + 0] = 1 // (x_u32[i] & 3)
    log_u32[i * 3 + 1] = 1 % (x_u32[i] & 3)
    log_u32[i * 3 + 2] = div_ceil(u32(1), x_u32[i] & 3)
