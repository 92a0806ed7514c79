from __future__ import annotations

import signal

import numpy as np

from runtime import device
from transpile import Array, Mut, cube, f32, i32


@cube(launch=True)
def long(out: Mut[Array[f32]], times: i32) -> None:
    for _ in range(times):
        out[0] += 1.0


def trigger():
    client = device("reference").client
    out = client.create(np.zeros(1, "f4"))

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    long.launch(client, 1, 1, out, 1)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        long.launch(client, 1, 1, out, 1_000_000_000)
    except KeyboardInterrupt:
        client.read(out)
    finally:
        signal.signal(signal.SIGALRM, before)
