# checked
# MSL's functions are overloaded by type, and C++ widens narrow integers: `condition ? x[i] : 0` is an int.
from __future__ import annotations


def narrow_operands(
    x_i8: Array[i8],
    x_u16: Array[u16],
    log_i8: Mut[Array[i8]],
    log_u16: Mut[Array[u16]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    log_u16[i * 4 + 0] = clz(x_u16[i])
    log_u16[i * 4 + 1] = saturating_sub(x_u16[i], x_u16[i] | 7)
    log_u16[i * 4 + 2] = mul_hi(x_u16[i] & 255, max(x_u16[i], 300))
    log_u16[i * 4 + 3] = max(popcount(x_u16[i]), 1)
    log_i8[i * 3 + 0] = reverse_bits(x_i8[i])
    log_i8[i * 3 + 1] = saturating_add(x_i8[i] if n > 0 else i8(3), 100)
    log_i8[i * 3 + 2] = ctz(x_i8[i] ^ 8) + clz(x_i8[i] & 15)
