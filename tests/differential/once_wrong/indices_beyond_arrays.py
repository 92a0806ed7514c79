# checked
# naga takes no constant index beyond an array, whatever the guard around it says.
from __future__ import annotations


def indices_beyond_arrays(
    x_u32: Array[u32],
    log_u32: Mut[Array[u32]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    own = LocalArray[u32](4)
    log_u32[i * 3 + 0] = x_u32[u32(4294967295)]
    log_u32[i * 3 + 1] = x_u32[u32(n) - u32(n) + u32(4294967295)] + x_u32[1 << 31]
    own[u32(n) & 3] = x_u32[i]
    log_u32[i * 3 + 2] = own[u32(n) & 3]
