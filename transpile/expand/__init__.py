"""What is alive while an expand function runs: the context ``cx``, run-time values, slots and containers.

In: a twin (``transpile.rewrite``) and the specialization of its arguments. Out: an ``ir.Kernel``.
"""
