# llvmpipe skips what is computed beside a `continue`, and takes it for known after the `if`.
from __future__ import annotations


def beside_a_jump(
    x_i32: Array[i32],
    log_i32: Mut[Array[i32]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    v = x_i32[0] & 3
    for _k in range(2):
        if v < 5:
            for _j in unroll(range(2)):
                if UNIT_POS % 3 != 1:
                    break
                else:
                    log_i32[i * 2 + 0] = x_i32[i]
                    v += 1
            if UNIT_POS % 3 == 2:
                log_i32[i * 2 + 1] = x_i32[i] + v
            else:
                continue
            log_i32[i * 2 + 1] += v
