from __future__ import annotations

import sys
from unittest import mock

from transpile.rewrite import rewrite


# The quotes of both f-strings are taken.
def kernel(x, out):
    out[0] = f"{f'{x[0] in (1, 2)}'}"


def trigger():
    with mock.patch.object(sys, "version_info", (3, 11)):  # later ones nest quotes
        rewrite(kernel)
