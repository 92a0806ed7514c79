"""Programs that were once wrong, reduced; each is the body of ``program``, with its helpers."""

from __future__ import annotations

from tests.oracle.parts import Program

HEAD = """\
from __future__ import annotations

from transpile import Array, LocalArray, Mut, UNIT_POS, bitcast, cube, terminate, unroll, i32, u32, f32


"""
SIGNATURE = """\
@cube(launch=True)
def program(x_i32: Array[i32], x_u32: Array[u32], x_f32: Array[f32], log_i32: Mut[Array[i32]], \
log_u32: Mut[Array[u32]], log_f32: Mut[Array[f32]], n: i32) -> None:
"""

SLOT_OF_AN_ELSE = """\
    p = u32(0)
    p += 1
    if x_i32[0] > 100:
        return
    else:
        p += 1
    log_i32[UNIT_POS * 40 + p] = n
"""
"""The slot of `p` after the branch was declared behind it."""

CALL_AFTER_TERMINATE = """\
    log_i32[UNIT_POS * 40] = 1
    terminate()
    log_f32[0] = max(doubled(x_f32[0]), x_f32[1]) + doubled(x_f32[2])
"""
"""The helper's value was None where nothing runs any more."""

ANY_OF_A_GENERATOR = """\
    told = LocalArray[u32](1)
    def tell(v):
        log_i32[UNIT_POS * 40 + told[0]] = v
        told[0] += 1
        return v
    if any(tell(x_i32[k]) > 0 for k in (0, 1, 2)):
        log_u32[UNIT_POS * 40] = 1
    if all(tell(c) < n for c in (1, 2, 3)):
        log_u32[UNIT_POS * 40 + 1] = 1
    log_u32[UNIT_POS * 40 + 2] = told[0]
"""
"""All items were computed, also those behind the one that decides."""

TERNARY_AS_A_TEST = """\
    if x_i32[0] if n > 2 else x_f32[1] > 0.0:
        log_i32[UNIT_POS * 40] = 1
    k = i32(0)
    while not (k > 3 if n else x_u32[1]) and k < 5:
        k += 1
    log_i32[UNIT_POS * 40 + 1] = k
    if (n == 1 if n < 2 else True) and (x_i32[1] if n == 3 else False):
        log_i32[UNIT_POS * 40 + 2] = 1
"""
"""A ternary in a test was refused; its arms may have different types there."""

LOCAL_ARRAY_OF_TWO_LOOPS = """\
    told = LocalArray[u32](1)
    v = i32(100)
    w = i32(1)
    log_i32[UNIT_POS * 40 + told[0]] = x_i32[1]
    k = i32(0)
    while w != 0 and k < 3:
        log_i32[UNIT_POS * 40 + told[0] + 1] = w
        k += 1
    w, v = v, w + x_i32[3]
    log_f32[UNIT_POS * 40 + told[0]] = max(x_f32[1], x_f32[2]) + 0.0
    told[0] += 1
    log_i32[UNIT_POS * 40 + told[0] + 1] = v + w
"""
"""On the CPU two loops over units shared one array of them all."""

BITS_OF_A_LITERAL = """\
    for c in (2, 5):
        v = 0
        if c == 1:
            v += u32(c)
        if c == 2:
            log_i32[UNIT_POS * 40] = x_i32[2] + bitcast(v, i32) // -3
            continue
        v += u32(c)
        log_u32[UNIT_POS * 40] = v
"""
"""`bitcast` of a variable whose type was still open was refused; the program for CPython says `u32(0)`."""

HELPERS = """\
@cube
def doubled(a0):
    a0 += a0
    return a0


"""


def programs() -> list[Program]:
    found = []
    for number, body in enumerate(
        (
            SLOT_OF_AN_ELSE,
            CALL_AFTER_TERMINATE,
            ANY_OF_A_GENERATOR,
            TERNARY_AS_A_TEST,
            LOCAL_ARRAY_OF_TWO_LOOPS,
            BITS_OF_A_LITERAL,
        )
    ):
        text = HELPERS + SIGNATURE + body
        python = HEAD.replace(HEAD.splitlines()[2], "") + text.replace("v = 0\n", "v = u32(0)\n")
        found.append(Program(-1 - number, ("i32", "u32", "f32"), HEAD + text, python))
    return found
