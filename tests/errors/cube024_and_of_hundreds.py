from __future__ import annotations

import linecache

from transpile.rewrite import rewrite

FILE = "generated_and.py"
TEXT = "def kernel(x, out):\n    out[0] = (\n        x\n" + "        and x\n" * 300 + "    )\n"


def trigger():
    linecache.cache[FILE] = (len(TEXT), None, TEXT.splitlines(keepends=True), FILE)
    names = {}
    exec(compile(TEXT, FILE, "exec"), names)
    rewrite(names["kernel"])
