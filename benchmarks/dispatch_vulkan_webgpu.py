"""Host time of a dispatch on Vulkan and WebGPU, beside the raw calls of wgpu and of the Vulkan driver in the same run.

    PYTHONPATH=. python benchmarks/dispatch_vulkan_webgpu.py [--rounds 300] [--json FILE]

One dispatch in a submit, and a hundred that follow each other on the same arrays in one submit, with a number that
changes each time. Times are microseconds of a dispatch up to the submit, not of the kernel; between two rounds the
device is waited for, outside the clock.
"""

from __future__ import annotations

import argparse
import json
import statistics
import struct
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.devices import probe
from runtime.protocols import Absent
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32

MANY = 100
SIZE = 64


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


class Ours:
    """The client's ways: a site, a bound launch, and a graph."""

    def __init__(self, name: str) -> None:
        found = probe(name)
        if isinstance(found, Absent):
            raise SystemExit(f"{name}: {found.reason}")
        self.client = found.client
        self.server: Any = found.server
        self.x, self.y = (self.client.create(np.ones(SIZE, "f4")) for _ in range(2))
        saxpy.launch(self.client, 1, SIZE, 1.0, self.x, self.y)
        self.site: Any = saxpy[1, SIZE]
        self.bound: Any = saxpy.prepare(self.client, 1, SIZE, 1.0, self.x, self.y)
        for _ in range(3):
            self.site(1.0, self.x, self.y)
            self.bound()

    def sited(self, count: int) -> None:
        site, x, y = self.site, self.x, self.y
        for number in range(count):
            site(float(number), x, y)
        self.server.queue.flush()

    def prepared(self, count: int) -> None:
        bound = self.bound
        for _ in range(count):
            bound()
        self.server.queue.flush()

    def wait(self) -> None:
        self.client.sync()


class RawVulkan:
    """The driver's own functions through cffi, everything made before: what Python can do at best."""

    def __init__(self, ours: Ours) -> None:
        server = ours.server
        self.device = device = server.device
        vk, self.ffi = device.driver.vk, device.driver.ffi
        module = next(iter(server.recent))
        self.pipeline, self.layout = module.pipeline.native, module.layout
        self.bindings = module.bindings([(h.block.memory, 0) for h in (ours.x, ours.y)])
        self.functions = device.functions
        pool = vk.vkCreateCommandPool(
            device.native,
            vk.VkCommandPoolCreateInfo(
                queueFamilyIndex=device.family,
                flags=vk.VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
            ),
            None,
        )
        (self.commands,) = vk.vkAllocateCommandBuffers(
            device.native,
            vk.VkCommandBufferAllocateInfo(
                commandPool=pool,
                level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                commandBufferCount=1,
            ),
        )
        fence = vk.vkCreateFence(device.native, vk.VkFenceCreateInfo(), None)
        self.fence = self.ffi.new("VkFence[1]", [fence])
        written = vk.VK_ACCESS_SHADER_WRITE_BIT
        both = written | vk.VK_ACCESS_SHADER_READ_BIT
        self.infos = (
            vk.VkCommandBufferBeginInfo(),
            vk.VkMemoryBarrier(srcAccessMask=written, dstAccessMask=both),
            vk.VkSubmitInfo(pCommandBuffers=[self.commands]),
        )
        self.begin, self.barrier, self.submit = map(self.ffi.addressof, self.infos)
        self.compute, self.stage = vk.VK_PIPELINE_BIND_POINT_COMPUTE, vk.VK_SHADER_STAGE_COMPUTE_BIT
        self.at: int = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        self.data = bytearray(
            struct.pack("=If", SIZE, 1.0)[: module.push_size].ljust(module.push_size)
        )
        self.scalars = self.ffi.from_buffer(self.data)
        self.push = module.push_size

    def run(self, count: int) -> None:
        f, commands, null = self.functions, self.commands, self.ffi.NULL
        f.vkBeginCommandBuffer(commands, self.begin)
        f.vkCmdBindPipeline(commands, self.compute, self.pipeline)
        for number in range(count):
            if number:
                f.vkCmdPipelineBarrier(
                    commands, self.at, self.at, 0, 1, self.barrier, 0, null, 0, null
                )
            f.vkCmdPushDescriptorSetKHR(
                commands, self.compute, self.layout, 0, self.bindings.count, self.bindings.native
            )
            struct.pack_into("=f", self.data, 0, float(number))
            f.vkCmdPushConstants(commands, self.layout, self.stage, 0, self.push, self.scalars)
            f.vkCmdDispatch(commands, 1, 1, 1)
        f.vkEndCommandBuffer(commands)
        f.vkQueueSubmit(self.device.queue, 1, self.submit, self.fence[0])

    def wait(self) -> None:
        f = self.functions
        f.vkWaitForFences(self.device.native, 1, self.fence, 1, 10**10)
        f.vkResetFences(self.device.native, 1, self.fence)


class RawWgpu:
    """wgpu's documented calls with everything made before; scalars are written to one buffer for each dispatch."""

    def __init__(self, ours: Ours) -> None:
        server = ours.server
        self.native, self.queue = server.device.native, server.device.queue
        module = next(iter(server.recent))
        memories = [(h.block.memory, 0) for h in (ours.x, ours.y)]
        bindings = module.known(memories)
        assert bindings is not None
        self.pipeline, self.group, self.uniform = (
            bindings.pipeline,
            bindings.group,
            server.queue.uniform,
        )
        self.data = bytearray(module.block.size)

    def run(self, count: int) -> None:
        struct.pack_into("=f", self.data, 0, 1.0)
        encoder = self.native.create_command_encoder()
        work = encoder.begin_compute_pass()
        work.set_pipeline(self.pipeline)
        for number in range(count):
            self.queue.write_buffer(self.uniform, number * 256, self.data)
            work.set_bind_group(0, self.group, (number * 256,))
            work.dispatch_workgroups(1)
        work.end()
        self.queue.submit([encoder.finish()])

    def wait(self) -> None:
        self.queue.read_buffer(self.uniform, 0, 4)


def measure(
    ways: dict[str, tuple[Callable[[int], None], Callable[[], None]]], count: int, rounds: int
) -> dict[str, float]:
    """Return the median microseconds of a dispatch for each way, run in turns."""
    times: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds + 5):
        for name, (run, wait) in ways.items():
            start = time.perf_counter()
            run(count)
            used = time.perf_counter() - start
            wait()
            if turn >= 5:
                times[name].append(1e6 * used / count)
    return {name: statistics.median(values) for name, values in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--json")
    options = parser.parse_args()
    found: dict[str, Any] = {}
    for name in ("vulkan", "webgpu"):
        ours = Ours(name)
        raw: Any = RawVulkan(ours) if name == "vulkan" else RawWgpu(ours)
        print(f"{name}: {ours.client.properties.profile}")
        for count in (1, MANY):
            ways = {
                "raw": (raw.run, raw.wait),
                "site": (ours.sited, ours.wait),
                "prepared": (ours.prepared, ours.wait),
            }
            times = measure(ways, count, options.rounds if count == 1 else options.rounds // 5 + 5)
            found[f"{name}, {count} in a submit"] = times
            shown = "  ".join(
                f"{way} {value:7.2f} us (x{value / times['raw']:.2f})"
                for way, value in times.items()
            )
            print(f"  {count:>3} in a submit: {shown}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
