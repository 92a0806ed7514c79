// Declarations of the Metal standard library, as far as generated kernels use it; for syntax and types only.
// Metal Shading Language specification, sections 6.5 (math), 6.9 (synchronization), 6.9.2 (SIMD-groups), 6.15 (atomics).
#pragma once

namespace metal {

enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2 };
inline mem_flags operator|(mem_flags a, mem_flags b) { return mem_flags(int(a) | int(b)); }
void threadgroup_barrier(mem_flags);
void simdgroup_barrier(mem_flags);

#define UNARY(name) template <class T> T name(T);
#define BINARY(name) template <class T> T name(T, T);
#define TERNARY(name) template <class T> T name(T, T, T);
#define MATH(EACH) \
  EACH(acos) EACH(acosh) EACH(asin) EACH(asinh) EACH(atan) EACH(atanh) EACH(ceil) EACH(cos) EACH(cosh) EACH(cospi) \
  EACH(exp) EACH(exp2) EACH(exp10) EACH(fabs) EACH(floor) EACH(fract) EACH(log) EACH(log2) EACH(log10) EACH(rint) \
  EACH(round) EACH(rsqrt) EACH(sin) EACH(sinh) EACH(sinpi) EACH(sqrt) EACH(tan) EACH(tanh) EACH(tanpi) EACH(trunc)
MATH(UNARY)
UNARY(abs) UNARY(sign) UNARY(popcount) UNARY(clz) UNARY(ctz) UNARY(reverse_bits) UNARY(normalize) UNARY(saturate)
BINARY(atan2) BINARY(copysign) BINARY(fdim) BINARY(fmax) BINARY(fmin) BINARY(fmod) BINARY(max) BINARY(min) BINARY(pow)
BINARY(powr) BINARY(nextafter) BINARY(absdiff) BINARY(addsat) BINARY(hadd) BINARY(mulhi) BINARY(rotate) BINARY(subsat)
BINARY(step)
TERNARY(clamp) TERNARY(fma) TERNARY(mix) TERNARY(mad24) TERNARY(madhi)
template <class T> T ldexp(T, int);
template <class T, class C> T select(T otherwise, T then, C condition);
template <class T> bool isnan(T);
template <class T> bool isinf(T);
template <class T> bool isfinite(T);
template <class T> bool signbit(T);
template <class T> bool all(T);
template <class T> bool any(T);
template <class T> auto dot(T a, T b) -> decltype(a.x * b.x);
template <class T> auto length(T a) -> decltype(a.x * a.x);
namespace precise { MATH(UNARY) BINARY(pow) BINARY(fmax) BINARY(fmin) BINARY(atan2) TERNARY(fma) TERNARY(clamp) }
namespace fast { MATH(UNARY) BINARY(pow) BINARY(fmax) BINARY(fmin) BINARY(atan2) BINARY(divide) TERNARY(clamp) }

template <class T, class U> T as_type(U value) {
  static_assert(sizeof(T) == sizeof(U), "as_type keeps the size");
  return T();
}

UNARY(simd_sum) UNARY(simd_product) UNARY(simd_min) UNARY(simd_max) UNARY(simd_and) UNARY(simd_or) UNARY(simd_xor)
UNARY(simd_broadcast_first) UNARY(simd_prefix_inclusive_sum) UNARY(simd_prefix_exclusive_sum)
UNARY(simd_prefix_inclusive_product) UNARY(simd_prefix_exclusive_product)
template <class T> T simd_broadcast(T, ushort lane);
template <class T> T simd_shuffle(T, ushort lane);
template <class T> T simd_shuffle_xor(T, ushort mask);
template <class T> T simd_shuffle_up(T, ushort delta);
template <class T> T simd_shuffle_down(T, ushort delta);
bool simd_all(bool);
bool simd_any(bool);
bool simd_is_first();
struct simd_vote {
  ulong bits;
  explicit operator ulong() const { return bits; }
};
simd_vote simd_ballot(bool);
simd_vote simd_active_threads_mask();

enum memory_order_kind { memory_order_relaxed };
template <class T> struct atomic_of { T value; };
#define atomic atomic_of
#define atomic_int atomic_of<int>
#define atomic_uint atomic_of<uint>
#define atomic_bool atomic_of<bool>
#define atomic_float atomic_of<float>
#define atomic_ulong atomic_of<ulong>
#define FETCH(name) template <class T> T atomic_##name##_explicit(volatile GENERIC atomic_of<T>*, T, memory_order_kind);
template <class T> struct plain { using type = T; };
#undef FETCH
#define FETCH(name) \
  template <class T> \
  T atomic_##name##_explicit(volatile GENERIC atomic_of<T>*, typename plain<T>::type, memory_order_kind);
FETCH(fetch_add) FETCH(fetch_sub) FETCH(fetch_min) FETCH(fetch_max) FETCH(fetch_and) FETCH(fetch_or) FETCH(fetch_xor)
FETCH(exchange)
template <class T> T atomic_load_explicit(const volatile GENERIC atomic_of<T>*, memory_order_kind);
template <class T>
void atomic_store_explicit(volatile GENERIC atomic_of<T>*, typename plain<T>::type, memory_order_kind);
template <class T>
bool atomic_compare_exchange_weak_explicit(
    volatile GENERIC atomic_of<T>*, GENERIC T* expected, typename plain<T>::type desired, memory_order_kind,
    memory_order_kind);

}  // namespace metal
