"""MLIR text: parse, verify, lower to the LLVM dialect, and LLVM's own verifier on the result."""

from __future__ import annotations

from collections.abc import Mapping

from runtime.cpu.toolchain import PIPELINE
from validators.batch import Invalid, MissingTool, each, serve


def check(texts: Mapping[str, str]) -> dict[str, str]:
    try:
        import llvmlite.binding as llvm
        from mlir.dialects import llvm as llvm_dialect
        from mlir.ir import Context, MLIRError, Module, Operation
        from mlir.passmanager import PassManager
    except ImportError as error:
        raise MissingTool(f"the MLIR and LLVM wheels are not installed: {error}") from error

    def leftovers(operation: Operation) -> list[str]:
        found = []
        for region in operation.regions:
            for block in region.blocks:
                for inner in block.operations:
                    name = inner.operation.name
                    if not name.startswith("llvm."):
                        found.append(name)
                    found += leftovers(inner.operation)
        return found

    def one(text: str) -> None:
        with Context():
            try:
                module = Module.parse(text)
                module.operation.verify()
                PassManager.parse(PIPELINE).run(module.operation)
            except MLIRError as error:
                raise Invalid(str(error)) from error
            # Translation crashes on what is not lowered, so it must not see it.
            if rest := leftovers(module.operation):
                raise Invalid(f"not lowered to LLVM: {', '.join(sorted(set(rest)))}")
            translated = llvm_dialect.translate_module_to_llvmir(module.operation)
        try:
            llvm.parse_assembly(translated).verify()
        except RuntimeError as error:
            raise Invalid(str(error)) from error

    return each(texts, one)


if __name__ == "__main__":
    serve(check)
