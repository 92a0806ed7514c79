"""What a kernel becomes: the twin that builds it, its IR, and the text of each target, with no device.

python examples/inspect_texts.py
"""

from __future__ import annotations

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec, tanh

STAGES = ("expand", "ir", "cuda", "hip", "metal", "wgsl", "spirv", "mlir")


@cube(launch=True)
def squash(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = tanh(x[i])


ARGS = {"squash": (spec(f32, 1000), spec(f32, 1000))}


def texts() -> dict[str, str]:
    """Return the text of each stage. Arrays are described by their dtype and shape."""
    array = spec(f32, 1000)
    return {stage: squash.inspect(stage, array, array, dim=128) for stage in STAGES}


def main() -> None:
    found = texts()
    for stage in STAGES:
        print(f"{stage}: {len(found[stage].splitlines())} lines")
    print(f"\n{found['expand']}\n\n{found['metal']}")
    # CUDA has tanh; WGSL's is too inaccurate, so the kernel brings its own.
    assert "tanh" in found["cuda"]
    assert "tanh(" not in found["wgsl"]


if __name__ == "__main__":
    main()
