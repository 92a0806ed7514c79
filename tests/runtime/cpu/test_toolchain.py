"""Malformed modules raise, whatever stage would have died of them; damaged code is not loaded."""

from __future__ import annotations

import ctypes
import platform
import sys
import time

import pytest

from runtime.cpu import translation
from runtime.cpu.elf import LinkedCode, Unlinkable
from runtime.cpu.toolchain import Target, ToolchainError, lower_to_llvm

GOOD = """module {
  func.func @scale(%x: !llvm.ptr, %a: f32) {
    %old = llvm.load %x : !llvm.ptr -> f32
    %new = arith.mulf %old, %a : f32
    llvm.store %new, %x : f32, !llvm.ptr
    return
  }
}
"""
LIBRARY = """module {
  func.func @power(%x: !llvm.ptr, %a: f32) {
    %old = llvm.load %x : !llvm.ptr -> f32
    %new = math.powf %old, %a : f32
    llvm.store %new, %x : f32, !llvm.ptr
    return
  }
}
"""
BAD = {
    "syntax": ("module { func.func @k( { return } }", "expected"),
    "undefined": (
        "module { func.func @k() { %c = arith.addf %z, %z : f32 return } }",
        "undeclared",
    ),
    "types": (
        "module { func.func @k(%a: f32, %b: i32) { %c = arith.addf %a, %b : f32 return } }",
        "expects different type",
    ),
    "alignment": (
        "module { func.func @k(%p: !llvm.ptr) {\n"
        "  %v = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> f32\n  return } }",
        "alignment 3 is not a power of two",
    ),
    "leftover": (
        "module { func.func @k(%f: memref<4xf32>, %w: f32) { %c = arith.constant 0 : index "
        "%o = memref.atomic_rmw mulf %w, %f[%c] : (f32, memref<4xf32>) -> f32 return } }",
        "memref|was not lowered",
    ),
    "tensor": (
        "module { func.func @k(%t: tensor<4xf32>) -> tensor<4xf32> { return %t : tensor<4xf32> } }",
        "was not lowered",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_malformed_modules_raise(case: str) -> None:
    text, message = BAD[case]
    with pytest.raises(ToolchainError, match=message):
        lower_to_llvm(text)


def test_unresolved_symbols_raise() -> None:
    text = (
        "module { func.func private @no_such_function() "
        "func.func @k() { call @no_such_function() : () -> () return } }"
    )
    with pytest.raises(ToolchainError, match="unresolved symbol no_such_function"):
        Target().object_code(lower_to_llvm(text))


def test_bad_llvm_text_raises() -> None:
    with pytest.raises(ToolchainError):
        Target().object_code("define void @k( {")


def call(address: int, value: float, factor: float) -> float:
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_float)(address)
    number = ctypes.c_float(value)
    function(ctypes.addressof(number), factor)
    return number.value


@pytest.mark.parametrize(
    ("text", "name", "result"), [(GOOD, "scale", 6.0), (LIBRARY, "power", 8.0)]
)
def test_both_loaders_run_the_code(text: str, name: str, result: float) -> None:
    target = Target()
    data = target.object_code(lower_to_llvm(text))
    engine = target.load(data)
    assert call(engine.get_function_address(name), 2.0, 3.0) == result
    try:
        code = LinkedCode(data)
    except Unlinkable as reason:  # other machines than x86-64 have LLVM's loader only
        if platform.machine() in ("x86_64", "AMD64"):
            raise AssertionError("not linked") from reason
        return
    assert call(code.address(name), 2.0, 3.0) == result
    assert code.address("other") == 0


def test_damaged_objects_are_not_linked() -> None:
    data = Target().object_code(lower_to_llvm(GOOD))
    for damaged in (b"", data[:100], b"\x7fELF" + bytes(60), data[: len(data) // 2]):
        with pytest.raises(Unlinkable):
            LinkedCode(damaged)


def test_engines_die_one_by_one() -> None:
    """Each engine owns its target machine; a shared one would be freed twice."""
    target = Target()
    data = target.object_code(lower_to_llvm(GOOD))
    for _ in range(3):
        engine = target.load(data)
        assert call(engine.get_function_address("scale"), 2.0, 3.0) == 6.0
        del engine


def test_both_translations_give_the_same_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert translation._functions() is not None
    text = lower_to_llvm(LIBRARY)
    with monkeypatch.context() as patch:
        patch.setattr(translation, "_functions", lambda: None)
        assert lower_to_llvm(LIBRARY) == text
    assert "define void @power(ptr" in text


@pytest.mark.parametrize("name", ["libnothing.so", None])
def test_packages_without_the_library_translate_by_themselves(
    name: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "LIBRARIES", {} if name is None else {sys.platform: name})
    assert translation._functions.__wrapped__() is None


def test_annotations_of_loops_reach_llvm() -> None:
    text = """#rolled = #llvm.loop_annotation<unroll = <disable = true>>
module {
  func.func @f(%p: !llvm.ptr) {
    %zero = arith.constant 0 : i32
    %many = arith.constant 64 : i32
    %one = arith.constant 1 : i32
    scf.for %k = %zero to %many step %one : i32 {
      llvm.store volatile %k, %p : i32, !llvm.ptr
    } {llvm.loop_annotation = #rolled}
    return
  }
}
"""
    found = lower_to_llvm(text)
    assert "llvm.loop.unroll.disable" in found
    assert Target().assembly(found).count("(%rdi)") <= 1 or platform.machine() != "x86_64"


def chain(length: int) -> str:
    """Return a loop over vectors with two constants for each branch of a chain, all of which may leave it."""
    lines = [
        "define void @k(ptr noalias %x, ptr noalias %y, i64 %n) {",
        "entry:\n  br label %loop",
        f"loop:\n  %i = phi i64 [ 0, %entry ], [ %next, %b{length} ]",
        "  %at = getelementptr <8 x i32>, ptr %x, i64 %i",
        "  %v = load <8 x i32>, ptr %at, align 4",
        "  %to = getelementptr <8 x float>, ptr %y, i64 %i",
        "  br label %b0",
    ]
    for n in range(length):
        lines += [
            f"b{n}:\n  %c{n} = icmp eq <8 x i32> %v, splat (i32 {n + 1})",
            f"  %m{n} = bitcast <8 x i1> %c{n} to i8\n  %e{n} = icmp eq i8 %m{n}, 0",
            f"  br i1 %e{n}, label %t{n}, label %s{n}",
            f"s{n}:\n  call void @llvm.masked.store.v8f32.p0("
            f"<8 x float> splat (float {n}.5), ptr align 4 %to, <8 x i1> %c{n})\n  br label %t{n}",
            f"t{n}:\n  %g{n} = icmp sgt <8 x i32> %v, splat (i32 {n + 1})",
            f"  %a{n} = bitcast <8 x i1> %g{n} to i8\n  %z{n} = icmp eq i8 %a{n}, 0",
            f"  br i1 %z{n}, label %b{length}, label %b{n + 1}",
        ]
    lines += [
        f"b{length}:\n  %next = add i64 %i, 1\n  %more = icmp slt i64 %next, %n",
        "  br i1 %more, label %loop, label %done",
        "done:\n  ret void\n}",
        "declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)",
    ]
    return "\n".join(lines)


def test_long_chains_take_no_time_of_a_square() -> None:
    """With LLVM's own limits the longer one takes 40 times as long as the shorter."""
    target, times = Target(), []
    for length in (200, 800):
        text, start = chain(length), time.process_time()
        target.object_code(text)
        times.append(time.process_time() - start)
    assert times[1] < 12 * times[0]
