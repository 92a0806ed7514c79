"""One fused step of AdamW: moments in f32, parameters in any float, decay decoupled (Loshchilov, Hutter 2019)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Float, Mut, cube, f32, spec, sqrt

F = TypeVar("F", bound=Float)


@cube
@dataclass(frozen=True)
class Adam:
    rate: f32
    correction1: f32
    """``1 - beta1 ** step``, which changes with each step."""
    correction2: f32
    beta1: Comptime[float] = 0.9
    beta2: Comptime[float] = 0.999
    epsilon: Comptime[float] = 1e-8
    decay: Comptime[float] = 0.0


@cube(launch=True)
def adam(
    parameters: Mut[Array[F]],
    gradients: Array[F],
    first: Mut[Array[f32]],
    second: Mut[Array[f32]],
    options: Adam,
) -> None:
    i = ABSOLUTE_POS
    if i >= parameters.len():
        return
    gradient, parameter = f32(gradients[i]), f32(parameters[i])
    m = options.beta1 * first[i] + (1.0 - options.beta1) * gradient
    v = options.beta2 * second[i] + (1.0 - options.beta2) * gradient * gradient
    first[i], second[i] = m, v
    if options.decay > 0.0:
        parameter -= options.rate * options.decay * parameter
    mean, spread = m / options.correction1, sqrt(v / options.correction2)
    parameters[i] = parameter - options.rate * mean / (spread + options.epsilon)


OPTIONS_OF_STEP = Adam(0.125, 0.19, 0.001999, decay=0.5)
_FLOATS = spec(f32, 1000)
ARGS = {"adam": (_FLOATS, _FLOATS, _FLOATS, _FLOATS, OPTIONS_OF_STEP)}
DTYPES = ("f32", "f16", "bf16")
SIZES = (1, 45)


def case(random, dtype, size):
    parameters, gradients = random.array(dtype, size), random.array(dtype, size)
    first, second = random.array("f32", size), random.array("f32", size) ** 2
    g, p = random.wide(gradients), random.wide(parameters)
    m = 0.9 * random.wide(first) + 0.1 * g
    v = 0.999 * random.wide(second) + 0.001 * g * g
    p = p * (1 - 0.125 * 0.5)
    p = p - 0.125 * (m / 0.19) / (np.sqrt(v / 0.001999) + 1e-8)
    return dict(
        args=(parameters, gradients, first, second, OPTIONS_OF_STEP),
        count=-(-size // 16),
        dim=16,
        expected={0: p, 2: m, 3: v},
        scale=64,
    )
