"""Diagnostics: errors as data, the renderer, and the cut of internal frames from tracebacks."""
