"""A kernel in a program of one's own: the WGSL text and its interface are made first, then wgpu alone runs it.

    python examples/engine/dispatch_wgsl.py          # with wgpu, which the extra `webgpu` brings

An engine in another language does the same with the two files that the command line writes:

    python -m transpile show examples/engine/dispatch_wgsl.py:gather --stage wgsl --output gather.wgsl
    python -m transpile show examples/engine/dispatch_wgsl.py:gather --stage wgsl --interface --output gather.json
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, Tensor, cube, f32, i16, i64, spec, u32


@cube(launch=True)
def gather(
    scale: f32, step: i16, far: i64, x: Tensor[f32], rows: Array[u32], out: Mut[Array[f32]]
) -> None:
    """Add up the first two columns of chosen rows."""
    i = ABSOLUTE_POS
    if i < out.len():
        row = rows[i]
        out[i] = scale * (x[row, 0] + x[row, 1]) + f32(step) + f32(far)


ARGS = {"gather": (2.0, -3, 1, spec(f32, (4, 3)), spec(u32, 10), spec(f32, 10))}
OPTIONS = {"gather": {"dim": 64}}

LETTERS = {"f32": "f", "u32": "I", "i32": "i", "i64": "q", "u64": "Q"}
"""How Python's `struct` writes the types of numbers that a launch passes."""


def block(
    interface: Any, values: Mapping[str, float], shapes: Mapping[str, Sequence[int]]
) -> bytes:
    """Return the numbers of a launch as they lie in the uniform buffer."""
    data = bytearray(-(-interface.bytes // 16) * 16)
    for number in interface.numbers:
        if number.what == "value":
            value = values[number.argument]
        elif number.what == "shape":
            value = shapes[number.argument][number.axis]
        elif number.what == "length":
            value = int(np.prod(shapes[number.argument]))
        else:
            raise AssertionError(number)  # this kernel has no others
        struct.pack_into(f"<{LETTERS[number.type]}", data, number.offset, value)
    return bytes(data)


def run(
    text: str, interface: Any, arrays: Mapping[str, Any], numbers: bytes, cubes: int
) -> dict[str, Any]:
    """Run a text on the first adapter; return the arrays that it writes."""
    import wgpu

    usage = wgpu.BufferUsage
    device = wgpu.gpu.request_adapter_sync().request_device_sync()
    buffers = [
        device.create_buffer_with_data(
            data=arrays[each.name], usage=usage.STORAGE | usage.COPY_SRC | usage.COPY_DST
        )
        for each in interface.buffers
    ]
    kinds = ["storage" if each.is_written else "read-only-storage" for each in interface.buffers]
    bound = dict(zip([each.binding for each in interface.buffers], buffers, strict=True))
    if interface.binding is not None:
        bound[interface.binding] = device.create_buffer_with_data(data=numbers, usage=usage.UNIFORM)
        kinds.append("uniform")
    layout = device.create_bind_group_layout(
        entries=[
            {"binding": n, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": {"type": kind}}
            for n, kind in zip(bound, kinds, strict=True)
        ]
    )
    pipeline = device.create_compute_pipeline(
        layout=device.create_pipeline_layout(bind_group_layouts=[layout]),
        compute={"module": device.create_shader_module(code=text), "entry_point": interface.entry},
    )
    group = device.create_bind_group(
        layout=layout,
        entries=[{"binding": n, "resource": {"buffer": each}} for n, each in bound.items()],
    )
    encoder = device.create_command_encoder()
    work = encoder.begin_compute_pass()
    work.set_pipeline(pipeline)
    work.set_bind_group(0, group)
    work.dispatch_workgroups(cubes)
    work.end()
    device.queue.submit([encoder.finish()])

    def read(name: str, buffer: Any) -> Any:
        data: Any = device.queue.read_buffer(buffer)
        return np.frombuffer(data, arrays[name].dtype)

    pairs = zip(interface.buffers, buffers, strict=True)
    return {each.name: read(each.name, buffer) for each, buffer in pairs if each.is_written}


def main() -> None:
    example, dim = ARGS["gather"], OPTIONS["gather"]["dim"]
    text = gather.inspect("wgsl", *example, dim=dim)
    interface = gather.interface("wgsl", *example, dim=dim)

    x = np.random.default_rng(2).standard_normal((1000, 7)).astype("f4")
    rows = np.arange(5000, dtype="u4") * 7 % 1000
    arrays = {"x": x, "rows": rows, "out": np.zeros(rows.size, "f4")}
    shapes = {name: array.shape for name, array in arrays.items()}
    numbers = block(interface, {"scale": 3.0, "step": -3, "far": 1 << 20}, shapes)
    cubes = -(-rows.size // interface.dim[0])
    out = run(text, interface, arrays, numbers, cubes)["out"]

    expected = np.float32(3) * (x[rows, 0] + x[rows, 1]) - np.float32(3) + np.float32(1 << 20)
    np.testing.assert_allclose(out, expected, rtol=1e-6)
    print(f"{rows.size} numbers agree with NumPy, without this package at run time")


if __name__ == "__main__":
    main()
