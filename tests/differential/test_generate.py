"""What random kernels are made of, so that none is refused everywhere."""

from __future__ import annotations

import re

from tests.differential.execute import artifact_of
from tests.differential.generate import generate
from transpile.ops.capabilities import PROFILES


def test_methods_write_structs_of_their_own() -> None:
    """A method that changes fields is not called on what was read from memory, which is refused."""
    case = generate(5000100)
    assert re.search(r"^        self\.f1 = ", case.text, re.MULTILINE)
    assert re.search(r"Pair\((v\d+)\.f0, \1\.f1\)\.method\(", case.text)
    assert artifact_of(case, PROFILES["cuda"]).text


def test_loops_have_two_versions() -> None:
    texts = [str(artifact_of(generate(seed), PROFILES["cuda"]).text) for seed in range(16)]
    assert sum("bool fits" in text for text in texts) > 2
