"""Errors outside kernels: settings, command lines, missing extras."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from transpile.diagnose.diagnostic import CubeUsageError, Diagnostic

MOST_NAMES = 20
"""Names that a help line lists where none is near."""


def is_near(word: str, known: Iterable[str]) -> bool:
    """Tell whether `near` has one to suggest."""
    return bool(difflib.get_close_matches(word, known, n=1))


def near(word: str, known: Iterable[str]) -> str:
    """Return ``did you mean ...`` for the nearest of `known`, or the list of them."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, n=1)
    if close:
        return f"did you mean `{close[0]}`?"
    return (
        f"the names are: {', '.join(f'`{name}`' for name in names)}" if names else "there are none"
    )


class BadSetting(Diagnostic):
    """A setting's value that can't be read."""

    setting: str
    value: str
    origin: str
    wants: str

    code = "CUBE900"
    title = "the setting `{setting}` can't be {value}"
    notes = ("it stands in {origin}",)
    help = "give {wants}"
    phase = CubeUsageError


class UnknownSetting(Diagnostic):
    """A name that is no setting."""

    setting: str
    origin: str
    known: tuple[str, ...]

    code = "CUBE901"
    title = "there is no setting `{setting}`"
    notes = ("it stands in {origin}",)
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def suggestion(self) -> str:
        return near(self.setting, self.known)


class FixedSetting(Diagnostic):
    """A setting that is assigned to."""

    setting: str
    value: str

    code = "CUBE912"
    title = "settings are not assigned to: `settings.{setting} = {value}`"
    help = (
        "use `with transpile.config.override({setting}=...):`, the environment variable "
        "`TRANSPILE_{upper}`, or `[tool.transpile]` in pyproject.toml"
    )
    phase = CubeUsageError

    @property
    def upper(self) -> str:
        return self.setting.upper()


class UnknownCommand(Diagnostic):
    """A command that ``python -m transpile`` does not have."""

    command: str
    known: tuple[str, ...]

    code = "CUBE902"
    title = "there is no command `{command}`"
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def suggestion(self) -> str:
        return near(self.command, self.known)


class CommandUnavailable(Diagnostic):
    """A command whose module can't be imported here."""

    command: str
    reason: str
    way_out: str

    code = "CUBE903"
    title = "the command `{command}` can't start: {reason}"
    help = "{way_out}"
    phase = CubeUsageError


class NoKernelFile(Diagnostic):
    """``show`` was given a file that isn't there, or whose import failed."""

    path: str
    reason: str
    is_there: bool = False
    """Whether it was found, and its own code failed."""
    near: str = ""
    """A file with almost its name."""

    code = "CUBE904"
    title = "can't load kernels from `{path}`: {reason}"
    help = "{way_out}"
    phase = CubeUsageError

    @property
    def way_out(self) -> str:
        if self.is_there:
            command = self.path if self.path.endswith(".py") else f"-m {self.path}"
            return f"it is its own code that fails: `python {command}` shows where"
        if self.near:
            return f"write `{self.near}`"
        return "give a Python file and a kernel in it, for example `examples/saxpy.py:saxpy`"


class NoSuchKernel(Diagnostic):
    """``show`` was given a name that is no kernel of the file."""

    kernel: str
    path: str
    known: tuple[str, ...]

    code = "CUBE905"
    title = "{problem}"
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def problem(self) -> str:
        if self.kernel:
            return f"`{self.path}` has no kernel `{self.kernel}`"
        return f"`{self.path}` has {'several kernels' if self.known else 'no kernel'}"

    @property
    def suggestion(self) -> str:
        if not self.known:
            return "decorate a function with `@cube` to make it a kernel"
        if not self.kernel:
            return f"name one of them: {', '.join(f'`{self.path}:{name}`' for name in self.known)}"
        return near(self.kernel, self.known)


class BadArgument(Diagnostic):
    """An item of ``--args`` that can't be read."""

    text: str
    reason: str = ""

    code = "CUBE906"
    title = "can't read the argument `{text}`{why}"
    notes = (
        "an array is `f32[64,128]` or with strides `f32[64,128]@1,64`, a typed number `2.0:f32`,\n"
        "a dtype `f16`, an array of structs `Point[64]`, a struct `Point(1.0, 2.0)`, anything else a\n"
        "Python literal",
    )
    phase = CubeUsageError

    @property
    def why(self) -> str:
        return f": {self.reason}" if self.reason else ""


class NoArguments(Diagnostic):
    """``show`` needs arguments, and neither the command line nor the module gives any."""

    kernel: str
    path: str
    signature: str

    code = "CUBE907"
    title = "`{kernel}` needs arguments to be shown at this stage"
    notes = ("its signature is `{kernel}{signature}`",)
    help = 'pass `--args`, or define `ARGS = {{"{kernel}": (...)}}` in {path}'
    phase = CubeUsageError


class MissingPackage(Diagnostic):
    """Something that needs a package which is not installed."""

    what: str
    package: str
    way_out: str

    code = "CUBE908"
    title = "{what} needs the package `{package}`, which is not installed"
    help = "{way_out}"
    phase = CubeUsageError


class BadBundle(Diagnostic):
    """A file that ``cache import`` can't take, or a place where ``cache export`` can't write."""

    path: str
    reason: str

    code = "CUBE909"
    title = "`{path}`: {reason}"
    help = (
        "`python -m transpile cache export FILE` writes bundles, `cache import FILE` takes them in"
    )
    phase = CubeUsageError


class WrongValue(Diagnostic):
    """A value that a function of the host can't take."""

    function: str
    parameter: str
    given: str
    wants: str

    code = "CUBE910"
    title = "`{function}`: `{parameter}` can't be {given}"
    help = "give {wants}"
    phase = CubeUsageError


class UnknownArea(Diagnostic):
    """A part of the disk cache that there is none of."""

    area: str
    known: tuple[str, ...]

    code = "CUBE911"
    title = "the disk cache has no area `{area}`"
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def suggestion(self) -> str:
        return near(self.area, self.known)


class UnknownEntry(Diagnostic):
    """A name that no entry of the disk cache has."""

    name: str
    known: tuple[str, ...]

    code = "CUBE913"
    title = "the disk cache has nothing of the name `{name}`"
    help = "{suggestion}"
    phase = CubeUsageError

    @property
    def suggestion(self) -> str:
        few = len(self.known) <= MOST_NAMES or is_near(self.name, self.known)
        return near(self.name, self.known) if few else "`cache list --all` shows the names"
