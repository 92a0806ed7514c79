"""Settings, one row each: scoped overrides, then ``TRANSPILE_*``, then ``[tool.transpile]`` of a ``pyproject.toml``.

    from transpile import config

    config.settings.cache_dir                       # read when asked for
    with config.override(debug=True, device="cpu"):
        ...                                         # in this context (thread or task) only

The three spellings mean the same: ``override(cache_size="2GiB")``, ``TRANSPILE_CACHE_SIZE=2GiB``,
``cache_size = "2GiB"``. The file is the nearest ``pyproject.toml`` at or above the working directory; a relative path
in it is relative to the file. A value that makes no sense is a ``CubeUsageError`` that names where it stands.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from transpile.diagnose.errors.usage import BadSetting, FixedSetting, UnknownSetting, near
from transpile.diagnose.given import described, plain
from transpile.diagnose.record import Record

T = TypeVar("T")

LOG_LEVELS = ("off", "error", "warning", "info", "debug")
AUTOTUNE_LEVELS = ("off", "minimal", "balanced", "full")
STAGE_FILES = {
    "expand": "expand.py",
    "ir": "kernel.ir",
    "cuda": "cuda.cu",
    "hip": "hip.hip",
    "metal": "metal.metal",
    "wgsl": "wgsl.wgsl",
    "spirv": "spirv.spvasm",
    "mlir": "cpu.mlir",
}
"""The file of each stage, in the order of a kernel's way."""
STAGES = tuple(STAGE_FILES)
"""What ``show`` prints and ``dump`` writes."""

_overrides: ContextVar[Mapping[str, object]] = ContextVar("transpile settings", default={})  # noqa: B039 (never mutated)


class Setting(Generic[T]):
    """One setting: its default, how to read a raw value, and what to say when that fails."""

    name: str

    def __init__(
        self, default: Callable[[], T], read: Callable[[object], T], wants: str, doc: str
    ) -> None:
        self.default = default
        self.read = read
        self.wants = wants
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance: object | None, owner: type) -> T | Setting[T]:
        if instance is None:
            return self
        found = _find(self.name)
        return self.default() if found is None else self.parse(*found)

    def __set__(self, instance: object, value: object) -> None:
        """Refuse: what is set for a whole process stands in its environment or the project's file."""
        raise FixedSetting(None, self.name, described(value)).error()

    def parse(self, raw: object, origin: str) -> T:
        """Turn a raw value into the setting's type, or raise with `origin`, the place where it stands."""
        try:
            return self.read(plain(raw))
        except (TypeError, ValueError) as error:
            raise BadSetting(None, self.name, described(raw), origin, self.wants).error() from error


def _find(name: str) -> tuple[object, str] | None:
    """Return the raw value in force and where it stands, or ``None`` when nobody set it."""
    overrides = _overrides.get()
    if name in overrides:
        return overrides[name], "config.override"
    variable = f"TRANSPILE_{name.upper()}"
    value = os.environ.get(variable)
    if value:
        return value, f"environment variable {variable}"
    project = _project_file()
    if project is not None and name in project.table:
        raw = project.table[name]
        if name.endswith("_dir") and isinstance(raw, str) and raw.strip():
            raw = str(project.path.parent / os.path.expanduser(raw))
        return raw, f"{project.path}, [tool.transpile]"
    return None


def origin(name: str) -> str | None:
    """Return where a setting is set, or ``None`` where its default holds."""
    found = _find(name)
    return None if found is None else found[1]


OF_TESTS = ("TEST_", "FUZZ")
"""What the tests read themselves."""


def strangers() -> Iterator[tuple[str, str]]:
    """Yield what stands in the environment as if it were a setting and is none, each with its nearest setting."""
    for variable in sorted(os.environ):
        name = variable.removeprefix("TRANSPILE_")
        if name != variable and name.lower() not in NAMES and not name.startswith(OF_TESTS):
            yield variable, near(name.lower(), NAMES)


class _Project(Record, frozen=True):
    path: Path
    changed: int
    table: Mapping[str, object]


_projects: dict[str, _Project | None] = {}


def _project_file() -> _Project | None:
    """Return the nearest project file that has our table; found once a folder, read again when it changes."""
    try:
        folder = os.getcwd()
    except OSError:  # the working directory was removed
        return None
    if folder in _projects:
        known = _projects[folder]
        if known is None or _changed(known.path) == known.changed:
            return known
    _projects[folder] = found = _load_project(Path(folder))
    return found


def _load_project(folder: Path) -> _Project | None:
    for candidate in (folder, *folder.parents):
        path = candidate / "pyproject.toml"
        changed = _changed(path)
        if changed is None:
            continue
        try:
            content = _content(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadSetting(
                None, "pyproject.toml", "the file", str(path), "valid TOML"
            ).error() from error
        tool = content.get("tool", {})
        table = tool.get("transpile", {}) if isinstance(tool, dict) else {}
        if not isinstance(table, dict):
            raise BadSetting(None, "transpile", repr(table), str(path), "a table").error()
        for name in table:
            if name not in NAMES:
                raise UnknownSetting(None, name, f"{path}, [tool.transpile]", NAMES).error()
        return _Project(path, changed, table)
    return None


_OUR_TABLE = re.compile(r"""tool["'\s]*(?:\.["'\s]*transpile|\]|=)""")
"""What a file has that sets anything of ours: ``[tool.transpile]``, or a table ``tool`` as a whole."""


def _content(text: str) -> dict[str, Any]:
    """Parse a project file; most have no table of ours, and are not worth importing the parser."""
    if not _OUR_TABLE.search(text):
        return {}
    import tomllib

    return tomllib.loads(text)


def _changed(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def _flag(raw: object) -> bool:
    if isinstance(raw, bool):
        return raw
    word = str(raw).strip().lower()
    if word in ("1", "true", "yes", "on"):
        return True
    if word in ("0", "false", "no", "off"):
        return False
    raise ValueError(word)


def _validation(raw: object) -> bool | str:
    return "writes" if isinstance(raw, str) and raw.strip().lower() == "writes" else _flag(raw)


def _text(raw: object) -> str:
    if not isinstance(raw, str):
        raise TypeError
    return raw.strip()


def _one_of(words: tuple[str, ...]) -> Callable[[object], str]:
    def read(raw: object) -> str:
        word = _text(raw).lower()
        if word not in words:
            raise ValueError(word)
        return word

    return read


def _stages(raw: object) -> tuple[str, ...]:
    words = raw.replace(" ", "").split(",") if isinstance(raw, str) else raw
    if not isinstance(words, list | tuple):
        raise TypeError
    if [word for word in words if word] == ["all"]:
        return STAGES
    return tuple(_one_of(STAGES)(word) for word in words if word)


def _count(raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int | str):
        raise TypeError
    count = int(raw)
    if count < 1:
        raise ValueError(count)
    return count


def _seconds(raw: object) -> float:
    if isinstance(raw, bool) or not (isinstance(raw, str) or hasattr(raw, "__float__")):
        raise TypeError
    amount = float(raw)
    if not 0 <= amount < float("inf"):
        raise ValueError(amount)
    return amount


_UNITS = {"": 1, "B": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


def _size(raw: object) -> int:
    if isinstance(raw, bool):
        raise TypeError
    if isinstance(raw, int):
        size = raw
    else:
        text = _text(raw).upper().removesuffix("IB") if isinstance(raw, str) else ""
        number = text.rstrip("BKMGT")
        size = int(float(number) * _UNITS[_unit(text[len(number) :])])
    if size < 0:
        raise ValueError(size)
    return size


def _unit(text: str) -> str:
    unit = text.removesuffix("B") if len(text) > 1 else text
    if unit not in _UNITS:
        raise ValueError(unit)
    return unit


def _path(raw: object) -> Path:
    if not isinstance(raw, str | os.PathLike):
        raise TypeError
    if not str(raw).strip():
        raise ValueError(raw)  # it would be the working directory, wherever that is
    return Path(raw).expanduser()


def _default_cache() -> Path:
    try:
        return _user_cache()
    except RuntimeError:  # the user has no home: this can't be made, so there is no cache
        return Path(os.devnull) / "transpile"


def _user_cache() -> Path:
    if sys.platform == "darwin":
        return Path("~/Library/Caches/transpile").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")).expanduser() / "transpile"
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "transpile"


class Settings:
    """The settings in force; each attribute is read when it is asked for."""

    __slots__ = ()

    device = Setting[str | None](
        lambda: None, _text, "a device such as `cpu` or `cuda:1`", "Default device of a launch."
    )
    cache = Setting(lambda: True, _flag, "a flag (0 or 1)", "Whether the disk caches are used.")
    cache_dir = Setting(_default_cache, _path, "a path", "Folder of the disk caches.")
    cache_size = Setting(
        lambda: 2 << 30, _size, "a size such as `512MiB`", "Cap of the disk caches in bytes."
    )
    log = Setting(lambda: "warning", _one_of(LOG_LEVELS), " | ".join(LOG_LEVELS), "Log level.")
    dump = Setting[tuple[str, ...]](
        tuple, _stages, f"`all`, or some of {', '.join(STAGES)}", "Stages written to `dump_dir`."
    )
    dump_dir = Setting(lambda: Path("transpile-dump"), _path, "a path", "Where `dump` writes.")
    debug = Setting(
        lambda: False, _flag, "a flag (0 or 1)", "Verify the IR after each pass, sync each launch."
    )
    validate = Setting[bool | str](
        lambda: False,
        _validation,
        "a flag (0 or 1), or `writes`",
        "Default of `validate=` of a launch.",
    )
    autotune = Setting(
        lambda: "balanced",
        _one_of(AUTOTUNE_LEVELS),
        " | ".join(AUTOTUNE_LEVELS),
        "How thoroughly candidates are timed; `off` takes what is known, or the first.",
    )
    autotune_budget = Setting[float | None](
        lambda: None,
        _seconds,
        "a number of seconds",
        "What one tuning may take, if not the level's.",
    )
    max_cube_count = Setting[int | None](
        lambda: None,
        _count,
        "a positive number",
        "Cubes along one dimension beyond which grids are folded even if the device counts further; for tests.",
    )
    max_ops = Setting(
        lambda: 100_000, _count, "a positive number", "Operations that one expansion may add."
    )
    print_buffer = Setting(
        lambda: 256 << 10,
        _size,
        "a size such as `1MiB`",
        "Bytes that `print` has in one launch on a GPU.",
    )
    full_traceback = Setting(
        lambda: False, _flag, "a flag (0 or 1)", "Keep internal frames in tracebacks."
    )


ROWS: dict[str, Setting[object]] = {
    name: row for name, row in vars(Settings).items() if isinstance(row, Setting)
}
NAMES = tuple(ROWS)

settings = Settings()


@contextmanager
def override(**values: object) -> Iterator[None]:
    """Set some settings for the block, in this thread or task; nested blocks add up.

    Raises:
        CubeUsageError: a name that is no setting, or a value that makes no sense for it.
    """
    for name, value in values.items():
        if name not in ROWS:
            raise UnknownSetting(None, name, "config.override", NAMES).error()
        ROWS[name].parse(value, "config.override")
    token = _overrides.set({**_overrides.get(), **values})
    try:
        yield
    finally:
        _overrides.reset(token)
