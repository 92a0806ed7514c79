"""The CPU as a device: MLIR text -> LLVM -> machine code in this process, run by a few persistent
threads.
"""
