// A driver of CUDA that does nothing, for `benchmarks/launch_host.py`: memory is host memory, launches return at once.
//
// The bindings find functions through cuGetProcAddress; what is not here answers "not supported".
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOTHING(name) int name() { return 0; }
#define HANDLE(name) int name(uintptr_t* made) { *made = handles += 16; return 0; }

static uintptr_t handles = 4096;
static __thread void* context;

NOTHING(cuInit) NOTHING(cuCtxSynchronize) NOTHING(cuMemPoolSetAttribute) NOTHING(cuMemPoolTrimTo)
NOTHING(cuStreamDestroy) NOTHING(cuStreamSynchronize) NOTHING(cuStreamWaitEvent) NOTHING(cuEventDestroy)
NOTHING(cuEventRecord) NOTHING(cuEventSynchronize) NOTHING(cuModuleUnload) NOTHING(cuFuncSetAttribute)
NOTHING(cuLaunchKernel) NOTHING(cuLaunchKernelEx)
HANDLE(cuDevicePrimaryCtxRetain) HANDLE(cuMemPoolCreate) HANDLE(cuStreamCreate) HANDLE(cuEventCreate)
HANDLE(cuModuleLoadData) HANDLE(cuModuleGetFunction)

int cuDriverGetVersion(int* version) { *version = 13000; return 0; }
int cuDeviceGetCount(int* count) { *count = 1; return 0; }
int cuDeviceGet(int* device, int ordinal) { *device = ordinal; return 0; }
int cuDeviceTotalMem(size_t* size, int device) { *size = 1ul << 30; return 0; }
int cuDeviceGetAttribute(int* value, int attribute, int device) {
    switch (attribute) {
        case 75: *value = 9; break;  // compute capability
        case 76: *value = 0; break;
        case 10: *value = 32; break;  // units of a warp
        case 97: *value = 232448; break;  // shared memory
        default: *value = 1024;
    }
    return 0;
}
int cuCtxGetCurrent(void** current) { *current = context; return 0; }
int cuCtxSetCurrent(void* wanted) { context = wanted; return 0; }
int cuMemAllocFromPoolAsync(void** address, size_t size, void* pool, void* stream) {
    *address = aligned_alloc(256, (size + 255) / 256 * 256);
    return 0;
}
int cuMemFreeAsync(void* address, void* stream) { free(address); return 0; }
int cuMemcpyHtoDAsync(void* to, const void* from, size_t size, void* stream) { memcpy(to, from, size); return 0; }
int cuMemcpyDtoHAsync(void* to, const void* from, size_t size, void* stream) { memcpy(to, from, size); return 0; }

static int not_supported(void) { return 801; }

int cuGetProcAddress_v2(const char* name, void** found, int version, uint64_t flags, int* result) {
    void* self = dlopen("libcuda.so.1", RTLD_NOLOAD | RTLD_LAZY);
    *found = strcmp(name, "cuGetProcAddress") ? dlsym(self, name) : (void*)cuGetProcAddress_v2;
    if (!*found) *found = (void*)not_supported;
    if (result) *result = 0;
    return 0;
}
