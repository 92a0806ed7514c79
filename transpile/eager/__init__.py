"""The eager context: the twin runs on concrete numbers, one unit at a time, so that kernels can be stepped in Python.

It takes its type rules from ``transpile.expand`` and the types of weak literals from an expansion made before.
"""
