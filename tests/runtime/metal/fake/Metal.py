"""A stand-in for ``pyobjc-framework-Metal``: memory is host memory, and a text is compiled by g++ and run on commit.

Methods have PyObjC's names and forms: colons are underscores, errors are second results. What real Metal asserts on
(an encoder that is not ended, a command buffer that is committed twice ...) is asserted here.
"""

from __future__ import annotations

import atexit
import ctypes
import itertools
import mmap
import os
import re
import shutil
import subprocess
import tempfile
from collections import namedtuple
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import objc

HEADERS = Path(__file__).parents[3] / "lower" / "emulation"
OPTIONS = "-std=c++20 -O0 -w -fPIC -fno-gnu-unique -ffp-contract=off -fexcess-precision=16".split()
POSITIONS = {
    "thread_position_in_threadgroup": "{p.x, p.y, p.z}",
    "threadgroup_position_in_grid": "{c.x, c.y, c.z}",
    "threadgroups_per_grid": "{n.x, n.y, n.z}",
    "thread_index_in_threadgroup": "units::current",
    "threads_per_simdgroup": "units::plane_size",
    "simdgroup_index_in_threadgroup": "units::current / units::plane_size",
    "thread_index_in_simdgroup": "units::lane()",
    "thread_position_in_grid": "{c.x * d[0] + p.x, c.y * d[1] + p.y, c.z * d[2] + p.z}",
}

MTLResourceStorageModeShared = 0
MTLMathModeSafe = 0
MTLLanguageVersion3_0 = 3 << 16
MTLLanguageVersion3_1 = (3 << 16) + 1
MTLCommandBufferStatusCompleted = 4
MTLCommandBufferStatusError = 5

MTLSize = namedtuple("MTLSize", "width height depth")
log: list[Any] = []
"""Each launch: kernel, count, dim, offsets of its buffers, bytes of its scalars."""
fail: dict[str, str] = {}
"""Messages of what is to go wrong: ``compile``, ``pipeline``, ``run``; ``allocate`` with any."""
room = 1 << 30
family = 1008
execution_width = 32
_clock = itertools.count(1)
_folder: list[Path] = []


def MTLSizeMake(width: int, height: int, depth: int) -> MTLSize:
    return MTLSize(width, height, depth)


class Error:
    def __init__(self, message: str) -> None:
        self._message = message

    def localizedDescription(self) -> str:
        return self._message


class MTLCompileOptions:
    def __init__(self) -> None:
        self.set: dict[str, Any] = {}

    @classmethod
    def alloc(cls) -> MTLCompileOptions:
        return cls()

    def init(self) -> MTLCompileOptions:
        return self

    def setLanguageVersion_(self, version: int) -> None:
        self.set["language"] = version

    def setFastMathEnabled_(self, value: bool) -> None:
        self.set["fast"] = value

    def setMathMode_(self, mode: int) -> None:
        self.set["mode"] = mode


class Contents:
    """What ``contents`` gives: ``objc.varlist``."""

    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def as_buffer(self, size: int) -> memoryview:
        return memoryview(self._memory)[:size]


class Buffer:
    def __init__(self, device: Device, size: int) -> None:
        self._device = device
        self.size = size
        self.memory = mmap.mmap(-1, size)
        device.used += size

    def __del__(self) -> None:
        self._device.used -= self.size

    def contents(self) -> Contents:
        return Contents(self.memory)

    def address(self) -> int:
        return ctypes.addressof(ctypes.c_char.from_buffer(self.memory))


class Pipeline:
    def __init__(self, name: str, call: Callable[..., Any], most: int) -> None:
        self.name = name
        self.call = call
        self._most = most

    def threadExecutionWidth(self) -> int:
        return execution_width

    def maxTotalThreadsPerThreadgroup(self) -> int:
        return self._most


class Function:
    def __init__(self, name: str, call: Callable[..., Any], most: int) -> None:
        self.parts = name, call, most


class Library:
    def __init__(self, functions: dict[str, Function]) -> None:
        self._functions = functions

    def newFunctionWithName_(self, name: str) -> Function | None:
        return self._functions.get(name)


class Encoder:
    def __init__(self, commands: CommandBuffer) -> None:
        self._commands = commands
        self._pipeline: Pipeline | None = None
        self._bound: dict[int, tuple[Buffer, int]] = {}
        self._bytes: dict[int, bytes] = {}
        self.is_ended = False

    def setComputePipelineState_(self, pipeline: Pipeline) -> None:
        self._pipeline = pipeline
        self._bound, self._bytes = {}, {}

    def setBuffer_offset_atIndex_(self, buffer: Buffer, offset: int, index: int) -> None:
        assert 0 <= offset <= buffer.size
        assert index < 31
        self._bound[index] = buffer, offset

    def setBytes_length_atIndex_(self, data: bytes, length: int, index: int) -> None:
        assert len(data) == length <= 4096
        self._bytes[index] = data

    def dispatchThreadgroups_threadsPerThreadgroup_(self, count: MTLSize, dim: MTLSize) -> None:
        self._add(lambda: count, dim)

    def dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_(
        self, buffer: Buffer, offset: int, dim: MTLSize
    ) -> None:
        self._add(lambda: (ctypes.c_uint * 3).from_address(buffer.address() + offset), dim)

    def _add(self, count: Callable[[], Sequence[int]], dim: MTLSize) -> None:
        assert not self.is_ended
        assert self._pipeline is not None
        pipeline, bound, data = self._pipeline, dict(self._bound), dict(self._bytes)
        assert dim.width * dim.height * dim.depth <= pipeline.maxTotalThreadsPerThreadgroup()

        def work() -> None:
            found = tuple(count())
            memories = (ctypes.c_void_p * 31)()
            for index, (buffer, offset) in bound.items():
                memories[index] = buffer.address() + offset
            kept = [ctypes.create_string_buffer(one, len(one)) for one in data.values()]
            for index, one in zip(data, kept):
                memories[index] = ctypes.addressof(one)
            log.append(
                (pipeline.name, found, tuple(dim), [at for _, at in bound.values()], *data.values())
            )
            sizes = (ctypes.c_uint * 3)(*found), (ctypes.c_uint * 3)(*dim)
            pipeline.call(*sizes, execution_width, memories)

        self._commands.work.append(work)

    def endEncoding(self) -> None:
        self.is_ended = True


class CommandBuffer:
    def __init__(self) -> None:
        assert objc.pools, "an object without a pool is never freed"
        self.work: list[Callable[[], None]] = []
        self._encoder: Encoder | None = None
        self._status = 0
        self._error: Error | None = None
        self._times = 0.0, 0.0

    def computeCommandEncoder(self) -> Encoder:
        assert self._encoder is None or self._encoder.is_ended
        self._encoder = Encoder(self)
        return self._encoder

    def commit(self) -> None:
        assert self._encoder is not None
        assert self._encoder.is_ended
        assert not self._status
        start = float(next(_clock))
        if "run" in fail:
            self._status, self._error = MTLCommandBufferStatusError, Error(fail["run"])
            return
        for work in self.work:
            work()
        self._status = MTLCommandBufferStatusCompleted
        self._times = start / 1000, float(next(_clock)) / 1000

    def waitUntilCompleted(self) -> None:
        assert self._status, "waiting for what was not committed never ends"

    def status(self) -> int:
        return self._status

    def error(self) -> Error | None:
        return self._error

    def GPUStartTime(self) -> float:
        return self._times[0]

    def GPUEndTime(self) -> float:
        return self._times[1]


class Queue:
    def commandBuffer(self) -> CommandBuffer:
        return CommandBuffer()


class Device:
    used = 0

    def name(self) -> str:
        return "Fake M2"

    def registryID(self) -> int:
        return 1

    def supportsFamily_(self, number: int) -> bool:
        return number <= family

    def maxThreadsPerThreadgroup(self) -> MTLSize:
        return MTLSize(1024, 1024, 1024)

    def maxThreadgroupMemoryLength(self) -> int:
        return 32768

    def recommendedMaxWorkingSetSize(self) -> int:
        return room

    def maxBufferLength(self) -> int:
        return room

    def newCommandQueue(self) -> Queue:
        return Queue()

    def newBufferWithLength_options_(self, size: int, options: int) -> Buffer | None:
        assert options == MTLResourceStorageModeShared
        if "allocate" in fail or self.used + size > room:
            return None
        return Buffer(self, size)

    def newLibraryWithSource_options_error_(
        self, text: str, options: MTLCompileOptions, error: None
    ) -> tuple[Library | None, Error | None]:
        assert options.set.get("fast") is False or options.set.get("mode") == MTLMathModeSafe
        if "compile" in fail:
            return None, Error(fail["compile"])
        try:
            return compiled(text), None
        except ValueError as refused:
            return None, Error(str(refused))

    def newComputePipelineStateWithFunction_error_(
        self, function: Function | None, error: None
    ) -> tuple[Pipeline | None, Error | None]:
        assert function is not None, "Metal ends the process"
        if "pipeline" in fail:
            return None, Error(fail["pipeline"])
        return Pipeline(*function.parts), None


_device: list[Device] = []


def MTLCreateSystemDefaultDevice() -> Device:
    if not _device:
        _device.append(Device())
    return _device[0]


def MTLCopyAllDevices() -> list[Device]:
    return [MTLCreateSystemDefaultDevice()]


def compiled(text: str) -> Library:
    """Compile the kernel of a text for the host."""
    head = re.search(r"kernel void (\w+)\((.*?)\) \{", text, re.DOTALL)
    if head is None:
        raise ValueError("program_source:1:1: error: no kernel")
    name = head[1]
    found = re.search(r"max_total_threads_per_threadgroup\((\d+)\)", text)
    arguments = []
    for declared, attribute in re.findall(r"([^\s,][^,\[]*?) \[\[(.*?)\]\]", head[2]):
        kind, _, _ = declared.rpartition(" ")
        index = re.fullmatch(r"buffer\((\d+)\)", attribute)
        if index is None:
            value = POSITIONS[attribute]
            arguments.append(f"{kind}{value}" if value.startswith("{") else value)
        elif kind.endswith("&"):
            arguments.append(f"*({kind[:-1]}*)memories[{index[1]}]")
        else:
            arguments.append(f"({kind})memories[{index[1]}]")
    body = re.sub(r"\[\[.*?\]\]", "", re.sub(r"#include <.*?>", "", text))
    body = body.replace("reinterpret_cast<threadgroup ", "reinterpret_cast<")  # as in `tests.lower`
    source = f"""namespace metal::kernel_text {{
#line 1 "program_source"
{body}
static void run(void** memories, const unsigned* d) {{
    const units::Position p = units::unit().position, c = units::cube, n = units::cubes;
    {name}({", ".join(arguments)});
}}
}}
extern "C" void run(const unsigned* n, const unsigned* d, unsigned plane, void** memories) {{
    units::launch({{n[0], n[1], n[2]}}, {{d[0], d[1], d[2]}}, plane, [&] {{ metal::kernel_text::run(memories, d); }});
}}
"""
    if not _folder:
        _prepare()
    place = _folder[0] / f"kernel-{next(_clock)}"
    place.with_suffix(".cpp").write_text(source)
    options = [*OPTIONS, "-shared", f"-I{_folder[0]}", f"-I{HEADERS}", "-include", "metal.h"]
    done = subprocess.run(
        ["g++", *options, "-o", f"{place}.so", f"{place}.cpp"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ValueError(done.stderr)
    call = ctypes.CDLL(f"{place}.so").run
    call.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p)
    call.restype = None
    return Library({name: Function(name, call, int(found[1]) if found else 1024)})


def _prepare() -> None:
    """Precompile the header."""
    folder = Path(tempfile.mkdtemp(prefix="fake-metal-"))
    owner = os.getpid()
    atexit.register(
        lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == owner else None
    )
    (folder / "metal.h").write_text(f'#include "{HEADERS / "metal_stdlib"}"\n')
    header = ["-x", "c++-header", str(folder / "metal.h"), "-o", str(folder / "metal.h.gch")]
    subprocess.run(["g++", *OPTIONS, *header], check=True, capture_output=True)
    _folder.append(folder)
