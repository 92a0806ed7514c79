"""Kernels that ship with the package."""
