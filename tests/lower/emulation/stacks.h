// Stacks that a thread goes to and fro between. What a call must preserve is kept on the stack that is left; the state
// of rounding is not, since no text changes it. No system call is made, and nothing of a C library is needed.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace stacks {

// Leave this stack, write where it was left, and go on where another was.
extern "C" void go_to(void** left, void* other) asm("stacks_go_to");

#if defined(__x86_64__)
// System V's ABI: rbx, rbp, r12 to r15. A function begins 8 bytes below a multiple of 16: its caller's address is there.
constexpr std::size_t kept = 64, entry = 48;
asm(R"(
    .text
    .p2align 4
stacks_go_to:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
)");
#elif defined(__aarch64__)
// AAPCS64: x19 to x29, the address in x30, the lower halves of v8 to v15; x18 may be the system's and is let be.
// A `ret` needs no landing pad, the call perhaps one: `bti c` is a hint, which older processors pass over.
// No address is signed in here, and a caller that signs its own finds its own stack again.
constexpr std::size_t kept = 160, entry = 88;
asm(R"(
    .text
    .p2align 4
stacks_go_to:
    hint #34
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x9, sp
    str x9, [x0]
    mov sp, x1
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
)");
#else
#error "the emulation knows x86-64 and aarch64"
#endif

// Return what to go to for `begin` to be called on this stack; it must not return.
inline void* fresh(char* bottom, std::size_t size, void (*begin)()) {
    char* const top = (char*)((std::uintptr_t)(bottom + size) & ~(std::uintptr_t)15);
    char* const place = top - kept;
    std::memset(place, 0, kept);  // no frame above: who walks up the stack ends here
    std::memcpy(place + entry, &begin, sizeof(begin));
    return place;
}

}  // namespace stacks
