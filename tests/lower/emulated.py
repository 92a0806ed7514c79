"""Compiles CUDA, HIP and Metal text with g++ against an emulation of a cube's units, and runs it on the host.

Other compilers build the same program (`write`), and other processors than the host's run it through an emulator.

All kernels of one target become one program, each in a namespace; undefined behaviour ends it, and says where.
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from tests.devices.arguments import Argument, dispatch
from transpile.ir.core import Kernel
from transpile.ir.shared import shared_bytes
from transpile.ir.types import Memory
from transpile.protocols import Artifact

HEADERS = Path(__file__).parent / "emulation"
PLANES = {"cuda": 32, "hip": 64, "metal": 32}
ALWAYS = ("-std=c++20", "-w", "-fexcess-precision=16")
STRICTLY = (
    "-O0",
    "-fsanitize=undefined",
    "-fno-sanitize-recover=undefined",
    "-fno-sanitize=alignment",
    "-ffp-contract=off",
)
FREELY = (
    "-O2",
    "-march=native",
    "-ffp-contract=fast",
    "-fassociative-math",
    "-fno-signed-zeros",
    "-fno-trapping-math",
)
"""What lets the compiler contract, and take sums and products in another order, as WGSL's may."""
POSITIONS = {
    "thread_position_in_threadgroup": "{p.x, p.y, p.z}",
    "threadgroup_position_in_grid": "{c.x, c.y, c.z}",
    "threadgroups_per_grid": "{n.x, n.y, n.z}",
    "thread_position_in_grid": "{c.x * d.x + p.x, c.y * d.y + p.y, c.z * d.z + p.z}",
    "thread_index_in_threadgroup": "units::current",
    "threads_per_simdgroup": "units::plane_size",
    "simdgroup_index_in_threadgroup": "units::current / units::plane_size",
    "thread_index_in_simdgroup": "units::lane()",
}
PTX = {
    r'asm\("cvt\.rn\.satfinite\.(\w+)x2\.f32 %0, %2, %1;" : "=h"\((\w+)\) : "f"\((\w+)\), "f"\(0\.0f\)\);': (
        r"\2 = ptx::to_\1(\3);"
    ),
    r'asm\("{[^:]*?f16x2\.(\w+)x2 [^:]*: "=(\w)"\((\w+)\) : "h"\((\w+)\)\);': r"\3 = ptx::\2_of_\1(\4);",
}
"""The instructions that generated text has, and what computes the same on the host."""
MAIN = """
int main(int, char** words) {
    std::vector<std::vector<char>> pieces;
    for (unsigned long long size; std::fread(&size, 8, 1, stdin) == 1;) {
        pieces.emplace_back(size);
        if (size && std::fread(pieces.back().data(), 1, size, stdin) != size) return 2;
    }
    std::vector<void*> memories;
    for (auto& piece : pieces) memories.push_back(piece.data());
    char* const scalars = pieces.back().data();
    const units::Position count = {
        (unsigned)std::atoi(words[2]), (unsigned)std::atoi(words[3]), (unsigned)std::atoi(words[4])};
    const std::string name = words[1];
    units::backwards = words[5][0] == '1';
%s
    pieces.pop_back();
    for (auto& piece : pieces) {
        if (piece.size()) std::fwrite(piece.data(), 1, piece.size(), stdout);
    }
}
"""


def compiler() -> str | None:
    return shutil.which("g++")


def build(
    artifacts: Mapping[str, Artifact],
    target: str,
    folder: Path,
    options: Sequence[str] = STRICTLY,
) -> Path:
    """Return the program of all kernels."""
    source = write(artifacts, target, folder)
    program = source.with_suffix("")
    command = ["g++", *ALWAYS, *options, f"-I{HEADERS}", "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return program


def write(artifacts: Mapping[str, Artifact], target: str, folder: Path) -> Path:
    """Return the source of the program of all kernels."""
    pieces = [f'#include "{"metal_stdlib" if target == "metal" else "device.h"}"']
    calls = []
    for name, artifact in artifacts.items():
        assert isinstance(artifact.text, str)
        text = _with_own_bytes(artifact.text, artifact.kernel)
        text = re.sub(r'#include <[\w/.]+>\n|extern "C" (?=__global__)', "", text)
        if "asm(" in text:
            pieces.insert(1, '#include "ptx.h"')
            for instructions, call in PTX.items():
                text = re.sub(instructions, call, text, flags=re.DOTALL)
        call = _metal_call(artifact) if target == "metal" else _device_call(artifact)
        if target == "metal":
            text = re.sub(r"\[\[.*?\]\]", "", text)
            # A pointer's own space is nothing to the host; that of what is declared makes it static.
            text = text.replace("reinterpret_cast<threadgroup ", "reinterpret_cast<")
        x, y, z = artifact.kernel.cube_dim
        if target == "metal":
            # What begins with a type may be a declaration to g++, up to the comparison.
            text = re.sub(r"\b(if|while) \((half|float)(?=\()", r"\1 ((\2)", text)
        # Inside of these namespaces their functions come before those of the host, of whatever library.
        space = f"{'metal' if target == 'metal' else 'device'}::{name}_case"
        pieces.append(f"namespace {space} {{\n{text}")
        pieces.append("static void call(void** memories, char* scalars) {")
        pieces.append(f"    {call}\n}}\n}}")
        cluster = ", ".join(map(str, artifact.kernel.cluster_dim))
        calls.append(f'    if (name == "{name}") units::cluster = {{{cluster}}};')
        calls.append(
            f'    if (name == "{name}") units::launch(count, {{{x}, {y}, {z}}}, {PLANES[target]}, '
            f"[&] {{ {space}::call(memories.data(), scalars); }});"
        )
    source = folder / f"{target}.cpp"
    source.write_text("\n".join(pieces) + MAIN % "\n".join(calls))
    return source


def execute(
    program: Path,
    name: str,
    artifact: Artifact,
    args: Sequence[Argument],
    count: int | tuple[int, int, int],
    *,
    backwards: bool = False,
    through: Sequence[str] = (),
) -> list[np.ndarray]:
    """Launch once; return the contents of the kernel's memories, in the order of its parameters.

    The units of a cube run one after the other, in their order or `backwards`: where there is a race, it shows.
    The command `through` runs programs of another processor.
    """
    request = dispatch(artifact.text, artifact.entry, artifact.kernel, args, count)
    pieces = [array.tobytes() for array in request.buffers] + [request.scalars + bytes(8)]
    ran = subprocess.run(
        [*through, str(program), name, *map(str, request.count), str(int(backwards))],
        input=b"".join(struct.pack("<Q", len(piece)) + piece for piece in pieces),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, f"{ran.stderr.decode()}\n{artifact.text!s}"
    found, at = [], 0
    for array in request.buffers:
        part = ran.stdout[at : at + array.nbytes]
        found.append(np.frombuffer(part, array.dtype).reshape(array.shape))
        at += array.nbytes
    return found


def _with_own_bytes(text: str, kernel: Kernel) -> str:
    """Return the text with an array for the shared memory that a launch reserves."""
    return re.sub(
        r"extern (__shared__ .*) shared_bytes\[\];",
        rf"\1 shared_bytes[{shared_bytes(kernel)}];",
        text,
    ).replace("__shared__ __align__(16)", "__align__(16) __shared__")


def _device_call(artifact: Artifact) -> str:
    """Return the call of a CUDA or HIP kernel: pointers in order, scalars as C lays them out."""
    assert isinstance(artifact.text, str)
    head = artifact.text.split("__global__", 1)[1].split(f"{artifact.entry}(", 1)[1].split(") {")[0]
    types = [re.sub(r"__restrict__|\b\w+$", "", part.strip()).strip() for part in head.split(",")]
    arguments, memory, offset = [], 0, 0
    for parameter, type in zip(artifact.kernel.parameters, types, strict=True):
        if isinstance(parameter.type, Memory):
            arguments.append(f"({type})memories[{memory}]")
            memory += 1
        else:
            size = parameter.type.bytes
            offset += -offset % size
            arguments.append(f"*({type}*)(scalars + {offset})")
            offset += size
    return f"{artifact.entry}({', '.join(arguments)});"


def _metal_call(artifact: Artifact) -> str:
    assert isinstance(artifact.text, str)
    head = artifact.text[artifact.text.index("kernel void") :].split(") {")[0]
    arguments = []
    for number, parameter in enumerate(artifact.kernel.memories):
        match = re.search(rf"device (?:const )?(\w+)\* \w+ \[\[buffer\({number}\)\]\]", head)
        assert match, parameter.name
        arguments.append(f"({match[1]}*)memories[{number}]")
    if artifact.kernel.scalars:
        arguments.append("*(const Scalars*)scalars")
    for type, attribute in re.findall(r"(uint3?) \w+ \[\[(\w+)\]\]", head):
        value = POSITIONS[attribute]
        arguments.append(f"{type}{value}" if type == "uint3" else value)
    positions = "p = units::unit().position, c = units::cube, n = units::cubes, d = units::dim"
    call = f"{artifact.entry}({', '.join(arguments)});"
    return f"const units::Position {positions};\n    {call}"
