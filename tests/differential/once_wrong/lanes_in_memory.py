# checked
# Lanes of vectors in memory could not be written.
from __future__ import annotations


def lanes_in_memory(
    x_f32: Array[f32],
    x_i32: Array[i32],
    log_f32: Mut[Array[f32]],
    log_i32: Mut[Array[i32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    own = LocalArray[Vector[f32, 4]](4)
    own[u32(x_i32[i]) & 3][1] = x_f32[i]
    own[u32(n) & 3][u32(x_i32[i]) & 3] += x_f32[i // 2]
    own[2][3] = x_f32[i // 3]
    own[x_i32[i]][x_i32[i // 2]] = 7.0
    copy = own[1]
    copy[0] = 100.0
    log_f32[i * 2 + 0] = dot(own[0] + own[1], own[2] + own[3] + 1.0)
    log_f32[i * 2 + 1] = copy[0] + own[u32(x_i32[i]) & 3][u32(n) & 3]
    tile = SharedMemory[Vector[i32, 8]](8)
    tile[UNIT_POS] = Vector[i32, 8](x_i32[i])
    tile[UNIT_POS][u32(x_i32[i // 2]) & 7] ^= n
    tile[UNIT_POS][5] -= 3
    sync_cube()
    log_i32[i * 2 + 0] = dot(tile[7 - UNIT_POS], Vector[i32, 8](1, 2, 3, 4, 5, 6, 7, 8))
    log_i32[i * 2 + 1] = tile[UNIT_POS][5]
