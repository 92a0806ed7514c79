"""Cross entropy of logits and labels, by the logarithm of the sum of exponentials in one online pass."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    Float,
    Mut,
    Tensor,
    cube,
    exp,
    f32,
    i32,
    log,
    max_value,
    spec,
)

F = TypeVar("F", bound=Float)


@cube
def log_sum_exp(x: Tensor[F], row) -> f32:
    greatest, total = -max_value(f32), f32(0.0)
    for k in range(x.shape(1)):
        value = f32(x[row, k])
        if value > greatest:
            total = total * exp(greatest - value) + 1.0
            greatest = value
        else:
            total += exp(value - greatest)
    return greatest + log(total)


@cube(launch=True)
def cross_entropy(
    logits: Tensor[F],
    labels: Array[i32],
    loss: Mut[Array[f32]],
    ignored: Comptime[int] = -100,
    smoothing: Comptime[float] = 0.0,
) -> None:
    row = ABSOLUTE_POS
    if row >= logits.shape(0):
        return
    label = labels[row]
    if label == ignored:
        loss[row] = 0.0
        return
    whole = log_sum_exp(logits, row)
    result = whole - f32(logits[row, label])
    if smoothing > 0.0:
        mean = f32(0.0)
        for k in range(logits.shape(1)):
            mean += f32(logits[row, k])
        mean /= logits.shape(1)
        result = (1.0 - smoothing) * result + smoothing * (whole - mean)
    loss[row] = result


ARGS = {"cross_entropy": (spec(f32, (64, 10)), spec(i32, 64), spec(f32, 64), -100, 0.1)}
DTYPES = ("f32", "f16")
SIZES = ((5, 3, 0.0), (17, 11, 0.125))


def case(random, dtype, size):
    rows, classes, smoothing = size
    logits = random.array(dtype, (rows, classes))
    labels = random.integers(0, classes, rows, "i32")
    wide = random.wide(logits)
    logs = wide - np.log(np.exp(wide).sum(axis=1, keepdims=True))
    loss = -(1 - smoothing) * logs[np.arange(rows), labels] - smoothing * logs.mean(axis=1)
    labels[1::4] = -100
    loss[1::4] = 0
    return dict(
        args=(logits, labels, random.zeros("f32", rows), -100, smoothing),
        count=-(-rows // 8),
        dim=8,
        expected={2: loss},
        scale=classes,
    )
