"""The setting ``dump``: the stages of each new kernel in files, named like golden ones.

    <dump_dir>/<kernel>/<specialization>/{expand.py, kernel.ir, cuda.cu, hip.hip, ...}

A specialization is named by a hash of its IR, so the same kernel goes to the same folder each time. The text of the
launch's own target is the one that is compiled; other targets are shown for their profiles, as ``inspect`` does, and
where one refuses the kernel there is its message instead: ``metal.error.txt``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from transpile import pipeline
from transpile.config import STAGE_FILES, origin, settings
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import BadSetting
from transpile.diagnose.given import described
from transpile.diagnose.record import replaced
from transpile.expand.arguments import Specialization
from transpile.ir.printer import print_kernel
from transpile.ops.capabilities import PROFILES, Platform
from transpile.protocols import Artifact

TARGETS: Mapping[str, Platform] = {
    "cuda": "cuda",
    "hip": "hip",
    "metal": "metal",
    "wgsl": "wgsl",
    "spirv": "spirv",
    "mlir": "mlir",
}


def dump(
    function: Any,
    specialization: Specialization,
    services: pipeline.Services,
    artifact: Artifact,
    stages: Sequence[str],
) -> Path:
    """Write some stages of a kernel that was built; return the folder.

    Raises:
        CubeUsageError: the folder of the setting `dump_dir` can't be written to.
    """
    ir = print_kernel(pipeline.expand_clean(function, specialization, services).kernel)
    name = hashlib.sha256(ir.encode()).hexdigest()[:12]
    folder = settings.dump_dir / artifact.kernel.name / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in _texts(function, specialization, services, artifact, stages, ir):
            (folder / file).write_text(text, encoding="utf-8")
    except OSError as error:
        place = origin("dump_dir") or "its default"
        wants = f"a folder that can be written to: {error.strerror or error}"
        found = described(str(settings.dump_dir))
        raise BadSetting(None, "dump_dir", found, place, wants).error() from error
    return folder


def _texts(
    function: Any,
    specialization: Specialization,
    services: pipeline.Services,
    artifact: Artifact,
    stages: Sequence[str],
    ir: str,
) -> Iterator[tuple[str, str]]:
    for stage in stages:
        if stage == "expand":
            yield STAGE_FILES[stage], function.expanded_source
        elif stage == "ir":
            yield STAGE_FILES[stage], ir
        else:
            target = TARGETS[stage]
            try:
                made = artifact
                if target != artifact.target:
                    other = replaced(specialization, capabilities=PROFILES[target])
                    made = pipeline.build(function, other, services).artifact
            except CubeError as error:
                yield f"{stage}.error.txt", f"{error}\n"
            else:
                yield STAGE_FILES[stage], _text(made)


def _text(artifact: Artifact) -> str:
    if isinstance(artifact.text, str):
        return artifact.text
    from transpile.lower.spirv import disassemble  # only who asks for it pays

    return disassemble(artifact.text)
