"""Golden files of a project's own kernels, by the pytest plugin that comes with the package.

The first run writes the files, and git keeps them; later runs compare. A change of a kernel, or a new version of the
compiler, then shows up in a review as a diff of what each target gets. In your project, with a file like this one:

    pytest --update-golden      write golden/golden/fused_matmul_add_relu/{kernel.ir, cuda.cu, wgsl.wgsl}
    pytest                      compare; a difference fails with a diff

``python examples/golden_test.py`` does both in a temporary project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Your own module would be here.
from stdlib.kernels.fused_matmul import ARGS, fused_matmul_add_relu
from transpile.testing import Golden

NAME = "fused_matmul_add_relu"


def test_fused_matmul(golden: Golden) -> None:
    # The arguments are `spec(dtype, shape)`, so that no device is needed.
    golden(
        fused_matmul_add_relu,
        ARGS[NAME],
        targets=["ir", "cuda", "wgsl"],
        dim=(16, 16, 1),
        grid_rank=3,
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        (project / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
        shutil.copy(__file__, project / "test_golden.py")
        pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        # Continuous integration only compares: where `CI` is set, --update-golden is refused.
        here = {name: value for name, value in os.environ.items() if name != "CI"}
        subprocess.run([*pytest, "--update-golden"], cwd=project, env=here, check=True)
        subprocess.run(pytest, cwd=project, check=True)

        wgsl = project / "golden" / "golden" / NAME / "wgsl.wgsl"
        wgsl.write_text(
            wgsl.read_text(encoding="utf-8").replace("total + ", "total - "), encoding="utf-8"
        )
        changed = subprocess.run(pytest, cwd=project, check=False, capture_output=True, text=True)
        assert changed.returncode == 1
        print(
            "\n".join(
                line
                for line in changed.stdout.splitlines()
                if "total -" in line or "total +" in line
            )
        )


if __name__ == "__main__":
    main()
