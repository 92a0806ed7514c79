"""AMD's two libraries, opened lazily through cffi without a compiler: what they declare, and where they lie.

    runtime, compiler = find_libraries()             # their names, or Absent with the reason

Handles (streams, events, modules, memory ...) are declared as numbers as wide as a pointer: they are passed alike.
"""

from __future__ import annotations

import ctypes
import glob
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from runtime.protocols import Absent

WAY_OUT = "install AMD's driver and ROCm (`rocminfo` lists the GPUs); ROCM_PATH names its folder"
RUNTIME = """
typedef struct {
    int allocType;
    int handleTypes;
    int locationType;
    int locationId;
    void* win32SecurityAttributes;
    unsigned char reserved[64];
} hipMemPoolProps;

int hipInit(unsigned int flags);
int hipDriverGetVersion(int* version);
int hipGetDeviceCount(int* count);
int hipDeviceGet(int* device, int ordinal);
int hipDeviceGetName(char* name, int length, int device);
int hipDeviceTotalMem(size_t* bytes, int device);
int hipDeviceGetAttribute(int* value, int attribute, int device);
int hipGetDeviceProperties(void* properties, int device);
int hipGetDevicePropertiesR0600(void* properties, int device);
int hipGetDevice(int* device);
int hipSetDevice(int device);
int hipDeviceSynchronize(void);
const char* hipGetErrorName(int status);
const char* hipGetErrorString(int status);

int hipModuleLoadData(uintptr_t* module, const void* code);
int hipModuleUnload(uintptr_t module);
int hipModuleGetFunction(uintptr_t* function, uintptr_t module, const char* name);
int hipModuleLaunchKernel(
    uintptr_t function, unsigned int count_x, unsigned int count_y, unsigned int count_z,
    unsigned int dim_x, unsigned int dim_y, unsigned int dim_z, unsigned int shared, uintptr_t stream,
    uintptr_t arguments, uintptr_t extra);

int hipMalloc(uintptr_t* address, size_t size);
int hipFree(uintptr_t address);
int hipMemPoolCreate(uintptr_t* pool, const hipMemPoolProps* properties);
int hipMemPoolSetAttribute(uintptr_t pool, int attribute, void* value);
int hipMemPoolTrimTo(uintptr_t pool, size_t kept);
int hipMallocFromPoolAsync(uintptr_t* address, size_t size, uintptr_t pool, uintptr_t stream);
int hipFreeAsync(uintptr_t address, uintptr_t stream);
int hipMemGetInfo(size_t* free, size_t* total);
int hipMemcpyHtoDAsync(uintptr_t target, uintptr_t source, size_t size, uintptr_t stream);
int hipMemcpyDtoHAsync(uintptr_t target, uintptr_t source, size_t size, uintptr_t stream);

int hipStreamCreateWithFlags(uintptr_t* stream, unsigned int flags);
int hipStreamDestroy(uintptr_t stream);
int hipStreamSynchronize(uintptr_t stream);
int hipStreamWaitEvent(uintptr_t stream, uintptr_t event, unsigned int flags);
int hipEventCreateWithFlags(uintptr_t* event, unsigned int flags);
int hipEventDestroy(uintptr_t event);
int hipEventRecord(uintptr_t event, uintptr_t stream);
int hipEventSynchronize(uintptr_t event);
int hipEventElapsedTime(float* milliseconds, uintptr_t first, uintptr_t last);

int hipStreamBeginCapture(uintptr_t stream, int mode);
int hipStreamEndCapture(uintptr_t stream, uintptr_t* graph);
int hipGraphInstantiateWithFlags(uintptr_t* executable, uintptr_t graph, unsigned long long flags);
int hipGraphDestroy(uintptr_t graph);
int hipGraphExecDestroy(uintptr_t executable);
int hipGraphLaunch(uintptr_t executable, uintptr_t stream);
"""
COMPILER = """
const char* hiprtcGetErrorString(int status);
int hiprtcVersion(int* major, int* minor);
int hiprtcCreateProgram(
    uintptr_t* program, const char* text, const char* name, int count, const char** headers, const char** names);
int hiprtcDestroyProgram(uintptr_t* program);
int hiprtcCompileProgram(uintptr_t program, int count, const char** options);
int hiprtcGetProgramLogSize(uintptr_t program, size_t* size);
int hiprtcGetProgramLog(uintptr_t program, char* log);
int hiprtcGetCodeSize(uintptr_t program, size_t* size);
int hiprtcGetCode(uintptr_t program, char* code);
"""
NAMES = {
    "linux": (
        ("libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"),
        ("libhiprtc.so", "libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5"),
    ),
    "win32": (
        ("amdhip64_7.dll", "amdhip64_6.dll", "amdhip64.dll"),
        ("hiprtc*.dll",),
    ),
}


def find_libraries() -> tuple[str, str]:
    """Return the names of the driver's library and of the compiler's, which can be opened.

    They are opened by ctypes, which is quick: where there is no ROCm nobody waits for cffi.

    Raises:
        Absent: one of them is missing.
    """
    names = NAMES.get(sys.platform)
    if names is None:
        raise Absent(f"AMD's HIP does not exist for `{sys.platform}`")
    runtime, reason = _first(names[0])
    if not runtime:
        raise Absent(f"there is no HIP runtime: {reason}", WAY_OUT)
    compiler, reason = _first(names[1])
    if not compiler:
        # Before ROCm 6 it was a part of the runtime's library.
        compiler = runtime
        if not hasattr(ctypes.CDLL(runtime), "hiprtcCompileProgram"):
            raise Absent(f"there is no hipRTC, which compiles kernels: {reason}", WAY_OUT)
    return runtime, compiler


def _first(names: tuple[str, ...]) -> tuple[str, str]:
    """Return the first library that opens, or nothing, and why one that is there does not."""
    reason = f"`{names[0]}` is not found"
    for name in _places(names):
        try:
            ctypes.CDLL(name)
        except OSError as error:
            if os.path.isabs(name):  # it is there, and something that it needs is not
                reason = str(error)
        else:
            return name, ""
    return "", reason


def _places(names: tuple[str, ...]) -> Iterator[str]:
    """Yield files in the folders that the environment names, names for the system to find, files in ROCm's folder."""
    folder = "bin" if sys.platform == "win32" else "lib"
    roots = [Path(os.environ[key]) for key in ("ROCM_PATH", "HIP_PATH") if os.environ.get(key)]
    for root in roots:
        yield from _files(root / folder, names)
    yield from names
    yield from _files(Path("/opt/rocm/lib"), names)


def _files(folder: Path, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        yield from sorted(glob.glob(str(folder / name)), reverse=True)


def include_folders() -> tuple[str, ...]:
    """Return where ``hip/hip_bf16.h`` is, if ROCm's headers are installed."""
    roots = [os.environ.get("ROCM_PATH"), os.environ.get("HIP_PATH"), "/opt/rocm"]
    for root in filter(None, roots):
        if (Path(root) / "include" / "hip" / "hip_bf16.h").is_file():
            return (str(Path(root) / "include"),)
    return ()
