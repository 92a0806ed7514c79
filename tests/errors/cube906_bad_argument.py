from __future__ import annotations

from transpile.show import argument

argument("f33[64]")
