from __future__ import annotations

import numpy as np

from runtime import device
from transpile import f32


def trigger():
    client = device("reference").client
    client.write(client.zeros(4, f32), np.zeros((2, 2), "f4"))
