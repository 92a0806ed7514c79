from __future__ import annotations

import linecache

from transpile.rewrite import rewrite

FILE = "generated_not.py"
TEXT = "def kernel(x, out):\n    out[0] = " + "not " * 300 + "x\n"


def trigger():
    linecache.cache[FILE] = (len(TEXT), None, TEXT.splitlines(keepends=True), FILE)
    names = {}
    exec(compile(TEXT, FILE, "exec"), names)
    rewrite(names["kernel"])
