"""The plugin as a user's project meets it, with kernels that are plain objects."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.testing import FILES

KERNELS = """
class Kernel:
    def __init__(self, name, body="a"):
        self.__name__ = name
        self.body = body
        self.expanded_source = f"def {name}__expand(cx): {body}\\n\\n"

    def inspect(self, stage, *args, **options):
        extra = "".join(f" {key}={value}" for key, value in options.items())
        return f"{stage} of {self.__name__}{args}{extra}\\n{self.body}"
"""

TEST = """
import pytest
from kernels import Kernel

def test_softmax(golden):
    golden(Kernel("softmax"), (1, 2), targets=["expand", "cuda"])

def test_sum(golden):
    golden(Kernel("row_sum"), targets=["wgsl"], cube_dim=64)
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("CI", raising=False)
    pytester.makeini("[pytest]\npythonpath = .\n")
    pytester.makepyfile(kernels=KERNELS)
    write_test(pytester, TEST)
    return pytester


def write_test(project: pytest.Pytester, text: str) -> None:
    (project.path / "test_reduce.py").write_text(text)


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return project.runpytest_inprocess(
        "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *arguments
    )


def files(project: pytest.Pytester) -> dict[str, str]:
    folder = project.path / "golden"
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_every_stage_has_a_file_of_its_own() -> None:
    assert len(set(FILES.values())) == len(FILES) == 8


def test_update_writes_then_compare_passes_then_update_says_unchanged(
    project: pytest.Pytester,
) -> None:
    result = run(project, "--update-golden")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        ["*3 added, 0 changed, 0 removed, 0 unchanged", "  + golden/reduce/row_sum/wgsl.wgsl"]
    )
    assert files(project) == {
        "reduce/row_sum/wgsl.wgsl": "wgsl of row_sum() cube_dim=64\na\n",
        "reduce/softmax/cuda.cu": "cuda of softmax(1, 2)\na\n",
        "reduce/softmax/expand.py": "def softmax__expand(cx): a\n",
    }
    result = run(project)
    result.assert_outcomes(passed=2)
    assert "golden files" not in result.stdout.str()
    result = run(project, "--update-golden")
    result.stdout.fnmatch_lines(["*0 added, 0 changed, 0 removed, 3 unchanged"])


def test_a_missing_file_fails_and_says_what_to_run(project: pytest.Pytester) -> None:
    result = run(project)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(
        [
            "2 of 2 golden files of golden/reduce/softmax do not hold",
            "golden/reduce/softmax/expand.py: no golden file; run `pytest --update-golden`",
        ]
    )
    assert files(project) == {}


def test_a_difference_is_a_diff_and_a_command(project: pytest.Pytester) -> None:
    run(project, "--update-golden")
    write_test(project, TEST.replace('Kernel("softmax")', 'Kernel("softmax", "b")'))
    before = files(project)
    result = run(project)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "--- golden/reduce/softmax/cuda.cu",
            "+++ generated",
            "@@ *",
            " cuda of softmax(1, 2)",
            "-a",
            "+b",
            "",
            "to accept: pytest --update-golden 'test_reduce.py::test_softmax'",
        ]
    )
    assert "golden.py" not in result.stdout.str(), "the failure shows internal frames"
    assert files(project) == before
    result = run(project, "--update-golden", "test_reduce.py::test_softmax")
    result.stdout.fnmatch_lines(
        ["*0 added, 2 changed, 0 removed, 0 unchanged", "  ~ golden/reduce/softmax/cuda.cu"]
    )
    run(project).assert_outcomes(passed=2)


def test_update_is_refused_in_ci(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(project, "--update-golden")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--update-golden is refused when CI is set*"])
    assert files(project) == {}


def test_orphans_fail_a_whole_run_and_update_removes_them(project: pytest.Pytester) -> None:
    run(project, "--update-golden")
    old = project.path / "golden" / "reduce" / "gone" / "cuda.cu"
    old.parent.mkdir()
    old.write_text("x\n")
    result = run(project)
    result.assert_outcomes(passed=2)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*orphan golden files*", "  golden/reduce/gone/cuda.cu"])
    assert run(project, ".").ret == pytest.ExitCode.TESTS_FAILED
    assert old.exists()
    result = run(project, "--update-golden")
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        ["*0 added, 0 changed, 1 removed, 3 unchanged", "  - golden/reduce/gone/cuda.cu"]
    )
    assert not old.parent.exists()
    assert len(files(project)) == 3


@pytest.mark.parametrize(
    "arguments",
    [("-k", "softmax"), ("test_reduce.py",), ("--deselect", "test_reduce.py::test_sum")],
)
def test_a_partial_run_judges_no_orphans(
    project: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    run(project, "--update-golden")
    stray = project.path / "golden" / "stray.cu"
    stray.write_text("x\n")
    assert run(project, *arguments).ret == 0
    assert run(project, "--update-golden", *arguments).ret == 0
    assert stray.exists()


def test_a_skipped_golden_test_protects_its_files(project: pytest.Pytester) -> None:
    run(project, "--update-golden")
    write_test(project, TEST.replace("def test_sum", "@pytest.mark.skip\ndef test_sum"))
    assert run(project).ret == 0
    assert run(project, "--update-golden").ret == 0
    assert len(files(project)) == 3


def test_two_tests_cannot_keep_one_file(project: pytest.Pytester) -> None:
    write_test(project, TEST.replace("row_sum", "softmax").replace('"wgsl"', '"cuda"'))
    result = run(project, "--update-golden")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["*cuda.cu: already kept by test_reduce.py::test_softmax; give one of the two another*"]
    )


def test_name_area_and_folder_can_be_chosen(project: pytest.Pytester) -> None:
    project.makeini("[pytest]\npythonpath = .\ngolden_dir = kept/here\n")
    call = 'golden(Kernel("softmax"), name="n", area="a", targets=["ir"])'
    write_test(project, f"from kernels import Kernel\ndef test_it(golden):\n    {call}\n")
    run(project, "--update-golden").assert_outcomes(passed=1)
    assert (project.path / "kept" / "here" / "a" / "n" / "kernel.ir").is_file()


def test_an_unknown_target_is_named(project: pytest.Pytester) -> None:
    write_test(project, TEST.replace('"cuda"', '"ptx"'))
    result = run(project)
    result.stdout.fnmatch_lines(["*there is no stage 'ptx'; stages are expand, ir, cuda*"])


def test_parametrized_targets_share_one_folder(project: pytest.Pytester) -> None:
    write_test(
        project,
        "import pytest\nfrom kernels import Kernel\n"
        '@pytest.mark.parametrize("target", ["ir", "wgsl"])\n'
        "def test_it(golden, target):\n"
        '    golden(Kernel("softmax"), targets=[target])\n',
    )
    run(project, "--update-golden").assert_outcomes(passed=2)
    run(project).assert_outcomes(passed=2)
    assert len(files(project)) == 2


def test_workers_report_through_the_controller(project: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    result = project.runpytest_subprocess("-n2", "--update-golden")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*3 added, 0 changed, 0 removed, 0 unchanged"])


def test_a_failing_inspect_keeps_its_own_error(project: pytest.Pytester, tmp_path: Path) -> None:
    write_test(
        project,
        "class Broken:\n    __name__ = 'broken'\n    expanded_source = ''\n"
        "    def inspect(self, *args):\n        raise LookupError('no such thing')\n"
        "def test_it(golden):\n    golden(Broken(), targets=['ir'])\n",
    )
    result = run(project, "--update-golden")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["E*LookupError: no such thing"])


def test_other_texts_follow_the_same_rules(project: pytest.Pytester) -> None:
    call = "golden.text(Path(__file__).with_suffix('.err'), 'TEXT')"
    test = f"from pathlib import Path\ndef test_it(golden):\n    {call}\n"
    write_test(project, test)
    run(project).stdout.fnmatch_lines(
        ["test_reduce.err: no golden file; run `pytest --update-golden`"]
    )
    run(project, "--update-golden").stdout.fnmatch_lines(["  + test_reduce.err"])
    assert (project.path / "test_reduce.err").read_text() == "TEXT\n"
    run(project).assert_outcomes(passed=1)
    write_test(project, test.replace("TEXT", "other"))
    run(project).stdout.fnmatch_lines(["-TEXT", "+other"])
