// A stand-in for libamdhip64 and libhiprtc: memory is host memory, "hipRTC" is g++ on the very HIP text against the
// emulation of tests/lower, a launch runs the kernel to its end, and every call is noted.
//
// stub_records() gives what was called, a line each; stub_fail("hipMalloc", 2) lets a function return a status;
// stub_fault(719) lets all of them, as after a fault of a kernel.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <regex>
#include <sstream>
#include <string>
#include <vector>
#include <dlfcn.h>
#include <unistd.h>

namespace {

using Handle = std::uintptr_t;
using Entry = int (*)(const unsigned*, const unsigned*, unsigned, char*, std::size_t);
enum Status { success = 0, invalid_value = 1, out_of_memory = 2, no_device = 100, invalid_device = 101,
              invalid_image = 200, invalid_handle = 400, not_found = 500, capture_unsupported = 900 };

struct Function { std::string name; Entry entry; unsigned most; };
struct Launch { Function* function; unsigned count[3], dim[3], shared; std::vector<char> data; };
struct Stream { int mode = 0; bool captures = false; std::size_t done = 0; std::vector<Launch> captured; };
struct Event { Handle stream = 0; std::size_t position = 0; std::chrono::steady_clock::time_point time; };
struct Program { std::string text, log, code; };

std::recursive_mutex lock;
std::string records;
std::map<std::string, int> failures;
int fault;
Handle next_handle = 0x1000;
std::map<Handle, Stream> streams = {{0, {}}};
std::map<Handle, Event> events;
std::map<Handle, std::vector<Launch>> graphs;
std::map<Handle, std::size_t> memory, pools;
std::map<Handle, void*> modules;
std::map<Handle, Program> programs;
thread_local int current_device;

long setting(const char* name, long otherwise) {
    const char* value = std::getenv(name);
    return value ? std::atol(value) : otherwise;
}
std::string word(const char* name, const char* otherwise) {
    const char* value = std::getenv(name);
    return value ? value : otherwise;
}
long room() { return setting("STUB_ROOM", 1l << 30); }
int devices() { return setting("STUB_DEVICES", 1); }
std::size_t used() {
    std::size_t total = 0;
    for (auto& one : memory) total += one.second;
    return total;
}
std::string folder() {
    Dl_info info;
    dladdr((void*)&folder, &info);
    const std::string path = info.dli_fname;
    return path.substr(0, path.rfind('/'));
}

template <class... A> void note(const A&... parts) {
    std::ostringstream line;
    ((line << parts << ' '), ...);
    records += line.str();
    records.back() = '\n';
}

int begin(const char* name) {
    if (fault) return fault;
    const auto found = failures.find(name);
    return found == failures.end() ? success : found->second;
}

int run(const Launch& one) {
    std::vector<char> data = one.data;
    std::ostringstream bytes;
    for (unsigned char c : data) bytes << "0123456789abcdef"[c >> 4] << "0123456789abcdef"[c & 15];
    note("run", one.function->name, one.count[0], one.count[1], one.count[2], one.dim[0], one.dim[1], one.dim[2],
         one.shared, bytes.str());
    return one.function->entry(one.count, one.dim, setting("STUB_WAVE", 64), data.data(), data.size());
}

int allocate(Handle* address, std::size_t size) {
    if (used() + size > (std::size_t)room()) return out_of_memory;
    void* found = std::aligned_alloc(256, (size + 255) / 256 * 256);
    if (!found) return out_of_memory;
    *address = (Handle)found;
    memory[*address] = size;
    return success;
}
int release(Handle address) {
    if (!memory.erase(address)) return invalid_value;
    std::free((void*)address);
    return success;
}

// The end of an ELF file: its table of sections comes last.
std::size_t elf_size(const char* code) {
    std::uint64_t table;
    std::uint16_t size, count;
    std::memcpy(&table, code + 40, 8);
    std::memcpy(&size, code + 58, 2);
    std::memcpy(&count, code + 60, 2);
    return table + (std::size_t)size * count;
}

const char* const CALL = R"(
namespace stub {
template <class... A> std::size_t place(std::size_t* places) {
    std::size_t at = 0, number = 0;
    ((at = (at + alignof(A) - 1) / alignof(A) * alignof(A), places[number++] = at, at += sizeof(A)), ...);
    return at;
}
template <class... A, std::size_t... I>
int call(void (*kernel)(A...), const unsigned* n, const unsigned* d, unsigned plane, char* data, std::size_t size,
         std::index_sequence<I...>) {
    std::size_t places[sizeof...(A) + 1];
    if (place<A...>(places) != size) return 1;  // hipErrorInvalidValue
    units::launch({n[0], n[1], n[2]}, {d[0], d[1], d[2]}, plane, [&] { kernel(*(A*)(data + places[I])...); });
    return 0;
}
template <class... A>
int call(void (*kernel)(A...), const unsigned* n, const unsigned* d, unsigned plane, char* data, std::size_t size) {
    return call(kernel, n, d, plane, data, size, std::index_sequence_for<A...>());
}
}
)";

bool compile(Program& program) {
    static int number;
    std::smatch head;
    const std::regex kernel("extern \"C\" __global__ void __launch_bounds__\\((\\d+)\\) (\\w+)\\(");
    if (!std::regex_search(program.text, head, kernel)) {
        program.log = "kernel.hip:1:1: error: no kernel";
        return false;
    }
    const std::string name = head[2];
    std::string text = std::regex_replace(program.text, std::regex("#include <[^\n]*|extern \"C\" (?=__global__)"), "");
    const std::string path = folder() + "/kernel-" + std::to_string(getpid()) + "-" + std::to_string(++number);
    std::ofstream(path + ".cpp") << "namespace kernel_text {\n#line 1 \"kernel.hip\"\n" << text << "\n}\n" << CALL
        << "extern \"C\" int stub_run_" << name
        << "(const unsigned* n, const unsigned* d, unsigned plane, char* data, std::size_t size) {\n"
        << "    return stub::call(kernel_text::" << name << ", n, d, plane, data, size);\n}\n"
        << "extern \"C\" const unsigned stub_most_" << name << " = " << head[1] << ";\n";
    const std::string command = std::string("g++ " OPTIONS " -shared -I") + folder() + " -I" HEADERS
        + " -include device.h -o " + path + ".so " + path + ".cpp 2> " + path + ".log";
    const int status = std::system(command.c_str());
    std::stringstream code, log;
    code << std::ifstream(path + ".so", std::ios::binary).rdbuf();
    log << std::ifstream(path + ".log").rdbuf();
    for (const char* suffix : {".cpp", ".so", ".log"}) std::remove((path + suffix).c_str());
    program.code = code.str();
    program.log = log.str();
    return status == 0;
}

}  // namespace

#define BEGIN(name) \
    std::lock_guard<std::recursive_mutex> guard(lock); \
    if (const int status = begin(name)) return status;

extern "C" {

void stub_fail(const char* function, int status) { failures[function] = status; if (!status) failures.erase(function); }
void stub_fault(int status) { fault = status; }
void stub_clear() { records.clear(); }
std::size_t stub_used() { return used(); }
const char* stub_records() { return records.c_str(); }

int hipInit(unsigned) { BEGIN("hipInit") return devices() ? success : no_device; }
int hipDriverGetVersion(int* version) { BEGIN("hipDriverGetVersion") *version = setting("STUB_VERSION", VERSION); return success; }
int hipGetDeviceCount(int* count) { BEGIN("hipGetDeviceCount") *count = devices(); return success; }
int hipDeviceGet(int* device, int ordinal) { BEGIN("hipDeviceGet") *device = ordinal; return ordinal < devices() ? success : invalid_device; }
int hipDeviceGetName(char* name, int length, int) { BEGIN("hipDeviceGetName") std::snprintf(name, length, "Stub MI300X"); return success; }
int hipDeviceTotalMem(std::size_t* bytes, int) { BEGIN("hipDeviceTotalMem") *bytes = room(); return success; }
int hipDeviceGetAttribute(int* value, int attribute, int) {
    BEGIN("hipDeviceGetAttribute")
    const std::map<int, int> known = {
        {87, (int)setting("STUB_WAVE", 64)}, {26, 1024}, {27, 1024}, {28, 1024}, {29, 2147483647}, {30, 65536}, {31, 65536},
        {56, 1024}, {74, 65536}, {88, (int)setting("STUB_POOLS", 1)}};
    const auto found = known.find(attribute);
    if (found == known.end()) return invalid_value;
    *value = found->second;
    return success;
}
int hipGetDevicePropertiesR0600(char* properties, int) {
    BEGIN("hipGetDevicePropertiesR0600")
    std::strcpy(properties + 1160, word("STUB_ARCH", "gfx942:sramecc+:xnack-").c_str());
    return success;
}
int hipGetDevice(int* device) { BEGIN("hipGetDevice") *device = current_device; return success; }
int hipSetDevice(int device) { BEGIN("hipSetDevice") if (device >= devices()) return invalid_device; current_device = device; return success; }
int hipDeviceSynchronize() { BEGIN("hipDeviceSynchronize") return success; }
const char* hipGetErrorName(int status) { return status == out_of_memory ? "hipErrorOutOfMemory" : status == 719 ? "hipErrorLaunchFailure" : "hipErrorOther"; }
const char* hipGetErrorString(int) { return "some words"; }

int hipModuleLoadData(Handle* module, const char* code) {
    BEGIN("hipModuleLoadData")
    if (std::memcmp(code, "\x7f" "ELF", 4)) return invalid_image;
    const std::string path = folder() + "/module-" + std::to_string(getpid()) + "-" + std::to_string(next_handle);
    std::ofstream(path, std::ios::binary).write(code, elf_size(code));
    void* found = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    std::remove(path.c_str());
    if (!found) return invalid_image;
    modules[*module = next_handle += 16] = found;
    return success;
}
int hipModuleUnload(Handle module) {
    BEGIN("hipModuleUnload")
    if (!modules.count(module)) return invalid_handle;
    note("unload", module);
    dlclose(modules[module]);
    modules.erase(module);
    return success;
}
int hipModuleGetFunction(Handle* function, Handle module, const char* name) {
    BEGIN("hipModuleGetFunction")
    if (!modules.count(module)) return invalid_handle;
    void* entry = dlsym(modules[module], (std::string("stub_run_") + name).c_str());
    void* most = dlsym(modules[module], (std::string("stub_most_") + name).c_str());
    if (!entry || !most) return not_found;
    *function = (Handle) new Function{name, (Entry)entry, *(unsigned*)most};
    return success;
}
int hipModuleLaunchKernel(Handle function, unsigned x, unsigned y, unsigned z, unsigned width, unsigned height,
                          unsigned depth, unsigned shared, Handle stream, Handle arguments, void** extra) {
    BEGIN("hipModuleLaunchKernel")
    if (!streams.count(stream)) return invalid_handle;
    Function* const found = (Function*)function;
    const bool fits = (std::uint64_t)x * width >> 32 == 0 && (std::uint64_t)y * height >> 32 == 0
        && (std::uint64_t)z * depth >> 32 == 0 && (std::uint64_t)width * height * depth <= found->most && x && y && z;
    // Pointer 1, size 2, end 3: HIP_LAUNCH_PARAM_BUFFER_POINTER and its relatives.
    if (!fits || arguments || extra[0] != (void*)1 || extra[2] != (void*)2 || extra[4] != (void*)3) return invalid_value;
    const char* const data = (const char*)extra[1];
    Launch one{found, {x, y, z}, {width, height, depth}, shared, {data, data + *(std::size_t*)extra[3]}};
    note("launch", found->name, stream);
    Stream& on = streams[stream];
    if (on.captures) { on.captured.push_back(one); return success; }
    ++on.done;
    return run(one);
}

int hipMalloc(Handle* address, std::size_t size) { BEGIN("hipMalloc") note("hipMalloc", size); return allocate(address, size); }
int hipFree(Handle address) { BEGIN("hipFree") note("hipFree"); return release(address); }
int hipMemPoolCreate(Handle* pool, const void* properties) {
    BEGIN("hipMemPoolCreate")
    const int* const fields = (const int*)properties;
    if (fields[0] != 1 || fields[2] != 1 || fields[3] != current_device) return invalid_value;
    pools[*pool = next_handle += 16] = 0;
    return success;
}
int hipMemPoolSetAttribute(Handle pool, int attribute, std::uint64_t* value) {
    BEGIN("hipMemPoolSetAttribute")
    if (attribute != 4 || !pools.count(pool)) return invalid_value;
    pools[pool] = *value;
    return success;
}
int hipMemPoolTrimTo(Handle pool, std::size_t) { BEGIN("hipMemPoolTrimTo") note("trim"); return pools.count(pool) ? success : invalid_value; }
int hipMallocFromPoolAsync(Handle* address, std::size_t size, Handle pool, Handle stream) {
    BEGIN("hipMallocFromPoolAsync")
    if (!pools.count(pool) || !streams.count(stream)) return invalid_value;
    return allocate(address, size);
}
int hipFreeAsync(Handle address, Handle stream) { BEGIN("hipFreeAsync") return streams.count(stream) ? release(address) : invalid_handle; }
int hipMemGetInfo(std::size_t* free, std::size_t* total) { BEGIN("hipMemGetInfo") *total = room(); *free = room() - used(); return success; }

static int copy(void* target, const void* source, std::size_t size, Handle stream) {
    if (!streams.count(stream)) return invalid_handle;
    if (streams[stream].captures) return capture_unsupported;
    ++streams[stream].done;
    std::memcpy(target, source, size);
    return success;
}
int hipMemcpyHtoDAsync(void* target, const void* source, std::size_t size, Handle stream) {
    BEGIN("hipMemcpyHtoDAsync") note("upload", size, stream); return copy(target, source, size, stream);
}
int hipMemcpyDtoHAsync(void* target, const void* source, std::size_t size, Handle stream) {
    BEGIN("hipMemcpyDtoHAsync") note("download", size, stream); return copy(target, source, size, stream);
}

int hipStreamCreateWithFlags(Handle* stream, unsigned flags) {
    BEGIN("hipStreamCreateWithFlags") streams[*stream = next_handle += 16].mode = flags; return success;
}
int hipStreamDestroy(Handle stream) { BEGIN("hipStreamDestroy") return streams.erase(stream) ? success : invalid_handle; }
int hipStreamSynchronize(Handle stream) { BEGIN("hipStreamSynchronize") return streams.count(stream) ? success : invalid_handle; }
int hipStreamWaitEvent(Handle stream, Handle event, unsigned) {
    BEGIN("hipStreamWaitEvent")
    if (!streams.count(stream) || !events.count(event)) return invalid_handle;
    note("wait", stream, events[event].stream, events[event].position);
    return success;
}
int hipEventCreateWithFlags(Handle* event, unsigned) { BEGIN("hipEventCreateWithFlags") events[*event = next_handle += 16]; return success; }
int hipEventDestroy(Handle event) { BEGIN("hipEventDestroy") return events.erase(event) ? success : invalid_handle; }
int hipEventRecord(Handle event, Handle stream) {
    BEGIN("hipEventRecord")
    if (!streams.count(stream) || !events.count(event)) return invalid_handle;
    events[event] = {stream, streams[stream].done, std::chrono::steady_clock::now()};
    return success;
}
int hipEventSynchronize(Handle event) { BEGIN("hipEventSynchronize") return events.count(event) ? success : invalid_handle; }
int hipEventElapsedTime(float* milliseconds, Handle first, Handle last) {
    BEGIN("hipEventElapsedTime")
    *milliseconds = std::chrono::duration<float, std::milli>(events[last].time - events[first].time).count();
    return success;
}

int hipStreamBeginCapture(Handle stream, int mode) {
    BEGIN("hipStreamBeginCapture")
    if (mode != 2 || !streams.count(stream) || streams[stream].captures) return invalid_value;
    streams[stream].captures = true;
    return success;
}
int hipStreamEndCapture(Handle stream, Handle* graph) {
    BEGIN("hipStreamEndCapture")
    if (!streams.count(stream) || !streams[stream].captures) return invalid_value;
    graphs[*graph = next_handle += 16] = streams[stream].captured;
    streams[stream].captured.clear();
    streams[stream].captures = false;
    return success;
}
int hipGraphInstantiateWithFlags(Handle* executable, Handle graph, unsigned long long) {
    BEGIN("hipGraphInstantiateWithFlags")
    if (!graphs.count(graph)) return invalid_handle;
    const std::vector<Launch> copied = graphs[graph];
    graphs[*executable = next_handle += 16] = copied;
    return success;
}
int hipGraphDestroy(Handle graph) { BEGIN("hipGraphDestroy") return graphs.erase(graph) ? success : invalid_handle; }
int hipGraphExecDestroy(Handle executable) { BEGIN("hipGraphExecDestroy") return graphs.erase(executable) ? success : invalid_handle; }
int hipGraphLaunch(Handle executable, Handle stream) {
    BEGIN("hipGraphLaunch")
    if (!graphs.count(executable) || !streams.count(stream)) return invalid_handle;
    ++streams[stream].done;
    note("graph", stream);
    for (const Launch& one : graphs[executable])
        if (const int status = run(one)) return status;
    return success;
}

const char* hiprtcGetErrorString(int status) { return status ? "HIPRTC_ERROR" : "HIPRTC_SUCCESS"; }
int hiprtcVersion(int* major, int* minor) { *major = 9; *minor = 0; return 0; }
int hiprtcCreateProgram(Handle* program, const char* text, const char*, int, const char**, const char**) {
    BEGIN("hiprtcCreateProgram") programs[*program = next_handle += 16].text = text; return 0;
}
int hiprtcDestroyProgram(Handle* program) { BEGIN("hiprtcDestroyProgram") programs.erase(*program); return 0; }
int hiprtcCompileProgram(Handle program, int count, const char** options) {
    BEGIN("hiprtcCompileProgram")
    std::string joined;
    for (int i = 0; i < count; ++i) joined += std::string(options[i]) + (i + 1 < count ? "," : "");
    note("compile", joined);
    return compile(programs[program]) ? 0 : 6;  // HIPRTC_ERROR_COMPILATION
}
int hiprtcGetProgramLogSize(Handle program, std::size_t* size) { BEGIN("hiprtcGetProgramLogSize") *size = programs[program].log.size() + 1; return 0; }
int hiprtcGetProgramLog(Handle program, char* log) { BEGIN("hiprtcGetProgramLog") std::strcpy(log, programs[program].log.c_str()); return 0; }
int hiprtcGetCodeSize(Handle program, std::size_t* size) { BEGIN("hiprtcGetCodeSize") *size = programs[program].code.size(); return 0; }
int hiprtcGetCode(Handle program, char* code) {
    BEGIN("hiprtcGetCode")
    std::memcpy(code, programs[program].code.data(), programs[program].code.size());
    return 0;
}

}  // extern "C"
