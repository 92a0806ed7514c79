// Metal for g++: address spaces are dropped, vectors are classes; a second front end's opinion of syntax and types.
#pragma once
#define INFINITY __builtin_huge_valf()
#define NAN __builtin_nanf("")
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned long size_t;
#define kernel
#define device
#define thread
#define constant const
#define threadgroup
#define GENERIC
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef _Float16 half;
half operator""h(long double);

struct bfloat {
  ushort bits;
  bfloat() = default;
  bfloat(float);
  operator float() const;
};

template <class T, int N> struct lanes;
template <class T> struct alignas(2 * sizeof(T)) lanes<T, 2> { T x, y; };
template <class T> struct alignas(4 * sizeof(T)) lanes<T, 3> { T x, y, z; };
template <class T, int N> struct vector_of;
template <class T> struct alignas(4 * sizeof(T)) lanes<T, 4> {
  union {
    struct { T x, y, z, w; };
    struct { vector_of<T, 2> xy, zw; };
  };
};
template <class T, int N> struct vector_of : lanes<T, N> {
  vector_of() = default;
  vector_of(T);
  vector_of(T, T);
  vector_of(T, T, T);
  vector_of(T, T, T, T);
  vector_of(vector_of<T, 2>, vector_of<T, 2>);
  vector_of(vector_of<T, 3>, T);
  template <class U> explicit vector_of(const vector_of<U, N>&);
  T& operator[](int);
  const T& operator[](int) const;
};
// A scalar is converted to the type of the lanes.
template <class T> struct lane_of { typedef T type; };
#define LANE typename lane_of<T>::type
#define BOTH(op) \
  template <class T, int N> vector_of<T, N> operator op(vector_of<T, N>, vector_of<T, N>); \
  template <class T, int N> vector_of<T, N> operator op(vector_of<T, N>, LANE); \
  template <class T, int N> vector_of<T, N> operator op(LANE, vector_of<T, N>);
#define UPDATE(op) \
  template <class T, int N> vector_of<T, N>& operator op(vector_of<T, N>&, vector_of<T, N>); \
  template <class T, int N> vector_of<T, N>& operator op(vector_of<T, N>&, LANE);
#define COMPARE(op) template <class T, int N> vector_of<bool, N> operator op(vector_of<T, N>, vector_of<T, N>);
BOTH(+) BOTH(-) BOTH(*) BOTH(/) BOTH(%) BOTH(&) BOTH(|) BOTH(^) BOTH(<<) BOTH(>>)
UPDATE(+=) UPDATE(-=) UPDATE(*=) UPDATE(/=) UPDATE(%=) UPDATE(&=) UPDATE(|=) UPDATE(^=) UPDATE(<<=) UPDATE(>>=)
COMPARE(==) COMPARE(!=) COMPARE(<) COMPARE(<=) COMPARE(>) COMPARE(>=)
template <class T, int N> vector_of<T, N> operator-(vector_of<T, N>);
template <class T, int N> vector_of<T, N> operator~(vector_of<T, N>);
template <class T, int N> vector_of<bool, N> operator!(vector_of<T, N>);
template <int N> vector_of<bool, N> operator&&(vector_of<bool, N>, vector_of<bool, N>);
template <int N> vector_of<bool, N> operator||(vector_of<bool, N>, vector_of<bool, N>);
#define VECTORS(T) \
  typedef vector_of<T, 2> T##2; \
  typedef vector_of<T, 3> T##3; \
  typedef vector_of<T, 4> T##4;
VECTORS(float) VECTORS(half) VECTORS(int) VECTORS(uint) VECTORS(short) VECTORS(ushort) VECTORS(char) VECTORS(uchar)
VECTORS(long) VECTORS(ulong) VECTORS(bool) VECTORS(bfloat)
#include "metal_functions.h"
