"""Cases that fail, hang, crash or break the test itself are all counted, and none keeps the others from running."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import os, sys, time
sys.path.insert(0, {root!r})
from tests.fuzz import chunks

def check(seed, options):
    if seed == 3:
        os.kill(os.getpid(), 9)
    if seed == 5:
        while True: pass
    if seed == 8:
        raise ValueError("no such case")
    return (["wrong"] if seed == 6 else []), f"text {{seed}}"

sys.exit(chunks.main(None, __file__, check, what="cases"))
"""


def test_all_kinds_of_failures_are_counted(tmp_path: Path) -> None:
    script, found = tmp_path / "cases.py", tmp_path / "found.json"
    script.write_text(SCRIPT.format(root=str(Path(__file__).parents[2])))
    command = [sys.executable, str(script), "--count", "12", "--chunk", "5", "--each", "0.3"]
    done = subprocess.run(
        [*command, "--jobs", "2", "--json", str(found)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1, done.stderr
    report = json.loads(found.read_text())
    assert report["run"] == 12
    wrong = {failure["seed"]: failure["wrong"][0] for failure in report["failures"]}
    assert wrong == {
        3: "the process died: status -9",
        5: "hang: no end within 0.3 s of processor time",
        6: "wrong",
        8: "the test itself failed: ValueError: no such case",
    }
    assert "4 differences" in done.stdout
