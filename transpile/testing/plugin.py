"""The pytest plugin: the fixture ``golden``, the option ``--update-golden``, the check for orphan files.

    def test_softmax(golden):
        golden(softmax, (spec(f32, (64, 128)), spec(f32, (64, 128))), targets=["ir", "cuda", "wgsl"])

A whole run (no selection by path, ``-k``, ``-m`` or the like) also fails on files that no test keeps any more; with
``--update-golden`` it removes them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from transpile.testing.golden import Golden, GoldenMismatch, Tally, orphans

NARROWING = ("keyword", "markexpr", "ignore", "ignore_glob", "deselect", "lf", "collectonly")
"""Options after which a run no longer meets every golden test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("transpile", "golden files of kernels (transpile)")
    group.addoption(
        "--update-golden",
        action="store_true",
        help="write golden files instead of comparing, and report what changed; refused when CI is set",
    )
    parser.addini("golden_dir", "folder of the golden files, below the rootdir", default="golden")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("update_golden") and os.environ.get("CI", "").lower() not in (
        "",
        "0",
        "false",
    ):
        raise pytest.UsageError(
            "--update-golden is refused when CI is set: golden files are reviewed, then committed"
        )
    config.pluginmanager.register(GoldenRun(config), "transpile-golden-run")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare a kernel's generated texts with its golden files: ``golden(kernel, args, targets=[...])``."""
    run = request.config.pluginmanager.get_plugin("transpile-golden-run")
    assert isinstance(run, GoldenRun)
    run.waiting.discard(request.node.nodeid)
    return Golden(
        root=request.config.rootpath,
        folder=run.folder,
        area=request.path.stem.removeprefix("test_"),
        test=request.node.nodeid,
        update=bool(request.config.getoption("update_golden")),
        tally=run.tally,
    )


class GoldenRun:
    """State of one pytest run; pytest-xdist's workers hand theirs to the controller, which judges no orphans."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.folder: Path = config.rootpath / str(config.getini("golden_dir"))
        self.tally = Tally()
        self.waiting: set[str] = set()
        """Golden tests that were collected and have not run."""
        self.collected: set[str] = set()
        """All golden tests of the run; a project without one keeps no golden files."""
        self.narrowed = any(config.getoption(option, None) for option in NARROWING)
        self.orphans: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected = {
            item.nodeid for item in session.items if "golden" in getattr(item, "fixturenames", ())
        }
        self.waiting = set(self.collected)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.narrowed = self.narrowed or bool(items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.narrowed = self.narrowed or not report.passed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        try:
            return (yield)
        except GoldenMismatch as mismatch:
            found = str(mismatch)
        # Outside of the handler, so that the report does not tell it twice.
        pytest.fail(found, pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed and report.when != "teardown" and report.nodeid in self.collected:
            # A test that failed or skipped may not have come to its golden files.
            self.narrowed = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        tally = self.tally
        output = getattr(self.config, "workeroutput", None)
        if isinstance(output, dict):
            output["golden"] = {
                "touched": tally.touched,
                "added": tally.added,
                "changed": tally.changed,
                "unchanged": tally.unchanged,
            }
            return
        if not self._is_whole_run():
            return
        self.orphans = orphans(self.folder, self.config.rootpath, tally.touched)
        if self.orphans and self.config.getoption("update_golden"):
            for path in self.orphans:
                (self.config.rootpath / path).unlink()
            _remove_empty(self.folder)
        elif self.orphans and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _is_whole_run(self) -> bool:
        source = self.config.args_source
        everything = source is not pytest.Config.ArgsSource.ARGS or [
            Path(self.config.invocation_params.dir, argument) for argument in self.config.args
        ] == [self.config.rootpath]
        inside = self.config.invocation_params.dir == self.config.rootpath
        return (
            everything and inside and bool(self.collected) and not (self.narrowed or self.waiting)
        )

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object, error: object) -> None:
        """Take over what an xdist worker has seen."""
        output = getattr(node, "workeroutput", {}).get("golden")
        if error or output is None:
            self.narrowed = True
            return
        self.tally.touched.update(output["touched"])
        self.tally.added += output["added"]
        self.tally.changed += output["changed"]
        self.tally.unchanged += output["unchanged"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tally = self.tally
        updating = self.config.getoption("update_golden")
        if updating and (tally.touched or self.orphans):
            terminalreporter.section("golden files")
            terminalreporter.line(
                f"{len(tally.added)} added, {len(tally.changed)} changed, "
                f"{len(self.orphans)} removed, {tally.unchanged} unchanged"
            )
            for sign, paths in (("+", tally.added), ("~", tally.changed), ("-", self.orphans)):
                for path in sorted(paths):
                    terminalreporter.line(f"  {sign} {path}")
        elif self.orphans:
            terminalreporter.section("orphan golden files", red=True)
            terminalreporter.line(
                "no test keeps these any more; delete them, or run `pytest --update-golden`:"
            )
            for path in self.orphans:
                terminalreporter.line(f"  {path}")


def _remove_empty(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
