"""Passes: ``Kernel -> Kernel``, each in its own module. None of them changes an op in place."""
