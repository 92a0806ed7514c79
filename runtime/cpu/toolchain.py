"""MLIR text -> LLVM IR -> object code, in this process.

Nothing here may abort the process: what MLIR's or LLVM's assertions would kill is looked for first.
"""

from __future__ import annotations

import contextlib
import re
import threading
from typing import Any

from runtime.cpu.translation import translated

PIPELINE = (
    "builtin.module(arith-expand{include-bf16=true},canonicalize{top-down=false},cse,convert-vector-to-scf,convert-scf-to-cf,"
    "convert-math-to-llvm,convert-math-to-libm,convert-vector-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts,canonicalize,cse)"
)
"""The bf16 expansion is needed where the CPU has no such instructions: LLVM would call a function
that libgcc lacks. Blocks are canonicalized from the bottom: from the top, the time grows with the cube of how deep
they are nested.
"""


class ToolchainError(Exception):
    """MLIR or LLVM refused a module; the text names lines of the MLIR text as ``line:column``."""


def lower_to_llvm(text: str) -> str:
    """Return LLVM IR text for an MLIR module."""
    from mlir import ir
    from mlir.passmanager import PassManager

    _check_alignments(text)
    with ir.Context():
        try:
            module = ir.Module.parse(text)
            PassManager.parse(PIPELINE).run(module.operation)
        except ir.MLIRError as error:
            raise ToolchainError(str(error)) from error
        _finish(module.operation)
        return translated(module.operation)


def _check_alignments(text: str) -> None:
    """LLVM aborts on an alignment that is no power of two, which MLIR's verifier lets through."""
    for found in re.finditer(r"alignment\s*=\s*(-?\w+)", text):
        number = int(found.group(1), 0)
        if number < 1 or number & (number - 1):
            line = text.count("\n", 0, found.start()) + 1
            raise ToolchainError(f"{line}:1: alignment {number} is not a power of two")


def _finish(operation: Any) -> None:
    """Refuse what is not in the LLVM dialect: translating it would crash. Branches of loops get
    their annotation where the translation looks for it.
    """
    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                name = inner.operation.name
                if not name.startswith("llvm."):
                    raise ToolchainError(f"{inner.operation.location}: {name} was not lowered")
                if name == "llvm.br" and "llvm.loop_annotation" in inner.attributes:
                    inner.attributes["loop_annotation"] = inner.attributes["llvm.loop_annotation"]
                    del inner.attributes["llvm.loop_annotation"]
                _finish(inner.operation)


SPLITTING = "-grow-region-complexity-budget=1000"
"""A tenth of what LLVM spends on where a register's life is split best. Each constant of a long chain of branches lives
as long as the loop around; for the two thousand of a thousand ``elif`` that took 50 seconds, and takes 2 so. Kernels
below that size come out the same, byte for byte.
"""
OBJECTS = (b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\x64\x86", b"\x64\xaa")
"""How object files begin: ELF, Mach-O, and COFF for x86-64 and for ARM."""


class Target:
    """LLVM for one CPU: the host's, unless features are given."""

    def __init__(self, cpu: str = "", features: str | None = None) -> None:
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.set_option("transpile", SPLITTING)
        # LLVM itself only brings the functions of libm that it calls.
        with contextlib.suppress(RuntimeError):
            llvm.load_library_permanently("libm.so.6")
        self.cpu = cpu or llvm.get_host_cpu_name()
        self.features = llvm.get_host_cpu_features().flatten() if features is None else features
        self._llvm = llvm
        self._machine = self._new_machine()
        self._lock = threading.Lock()

    def _new_machine(self) -> Any:
        return self._llvm.Target.from_default_triple().create_target_machine(
            cpu=self.cpu, features=self.features, opt=3, reloc="pic", codemodel="default", jit=True
        )

    def object_code(self, llvm_text: str) -> bytes:
        """Optimize LLVM IR and return an object file."""
        found: bytes = self._emit(llvm_text, self._machine.emit_object)
        return found

    def assembly(self, llvm_text: str) -> str:
        """Optimize LLVM IR and return assembly, to look at."""
        found: str = self._emit(llvm_text, self._machine.emit_assembly)
        return found

    def _emit(self, llvm_text: str, emit: Any) -> Any:
        llvm = self._llvm
        with self._lock:
            try:
                # A context keeps each constant that was ever used in it, so it goes with the module.
                module = llvm.parse_assembly(llvm_text, llvm.create_context())
                module.triple = self._machine.triple
                module.data_layout = str(self._machine.target_data)
                module.verify()
            except RuntimeError as error:
                raise ToolchainError(str(error)) from error
            self._check_symbols(module)
            options = llvm.create_pipeline_tuning_options(speed_level=3)
            options.loop_vectorization = True
            options.slp_vectorization = True
            options.loop_interleaving = True
            builder = llvm.create_pass_builder(self._machine, options)
            manager = builder.getModulePassManager()
            try:
                manager.run(module, builder)
            finally:
                self._drop(manager)
            return emit(module)

    def _drop(self, manager: Any) -> None:
        """Free a pass manager, of some 120 KiB. llvmlite's own classes don't (up to 0.50 at least): the method that
        would is hidden by that of the other base.
        """
        plain = self._llvm.ffi.ObjectRef._dispose
        passes = self._llvm.newpassmanagers.NewPassManager
        if type(manager)._dispose is plain and hasattr(passes, "_dispose"):
            passes._dispose(manager)

    def _check_symbols(self, module: Any) -> None:
        """Refuse functions that don't exist: the loader would jump to nowhere."""
        for function in module.functions:
            is_known = function.name.startswith("llvm.") or self._llvm.address_of_symbol(
                function.name
            )
            if function.is_declaration and not is_known:
                raise ToolchainError(f"unresolved symbol {function.name}")

    def load(self, data: bytes) -> Any:
        """Return an engine that holds the object's code; keep it as long as the code is used."""
        if not data.startswith(OBJECTS):  # LLVM would end the process
            raise ToolchainError("this is no object code")
        llvm = self._llvm
        with self._lock:
            try:
                holder = llvm.parse_assembly("")
                holder.triple = self._machine.triple
                # The engine takes its machine with it when it dies.
                engine = llvm.create_mcjit_compiler(holder, self._new_machine())
                engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(data))
                engine.finalize_object()
            except RuntimeError as error:
                raise ToolchainError(str(error)) from error
            return engine
