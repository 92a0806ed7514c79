from __future__ import annotations

from transpile.rewrite import rewrite


async def kernel(x, out):
    out[0] = await x


def trigger():
    rewrite(kernel)
