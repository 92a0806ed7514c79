from __future__ import annotations

from transpile.spelled import argument

argument("f33[64]")
