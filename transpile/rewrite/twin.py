"""The twin as others use it, and the way to one: source, cache or cold rewrite, check, function."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import CodeType, FunctionType

from transpile.diagnose import sources
from transpile.diagnose.depth import deep
from transpile.diagnose.errors.syntax import SourceChanged, SourceMissing, YieldRefused
from transpile.diagnose.frames import register_codes
from transpile.diagnose.span import Span
from transpile.rewrite import cache
from transpile.rewrite.cache import Entry
from transpile.rewrite.compile import Setting, all_codes, hidden_of, setting_of
from transpile.rewrite.source import (
    _KIND_FLAGS,
    SourceFile,
    block_by_tokens,
    find_source,
    fingerprint,
    hash_of,
    is_rewritten_by_pytest,
)


@dataclass(frozen=True)
class Nested:
    """A function or lambda in a twin, as ``cx.call`` needs to know it."""

    name: str
    is_lambda: bool
    """Its result is what the Python call returns; a def's is what ``cx.return_`` got."""
    slot_parameters: tuple[str, ...]
    """Parameters that must be Slots when it runs, in the scope of its body."""


@dataclass(frozen=True, eq=False)
class Twin:
    """A function rewritten to build IR."""

    expand: FunctionType
    """Takes the context, then the user's parameters with the user's defaults."""
    text: str
    """The expanded source, for people."""
    codes: frozenset[CodeType]
    """All code objects of the twin."""
    nested: Mapping[CodeType, Nested]
    """The functions in it, also the lambdas of deferred operands, which `cx` itself calls."""
    slot_parameters: tuple[str, ...]
    """Parameters that must be Slots when the twin runs, in the scope of the function's body."""
    source: SourceFile
    free: tuple[str, ...]
    """Free names and dotted chains that it reads; what an expansion depends on besides its arguments."""
    shown: sources.Text
    """The lines of the file, for messages."""
    hidden: tuple[str, ...]
    """Names of Python that meant something else when it was rewritten."""

    def is_current(self, function: FunctionType) -> bool:
        """Whether those names still do, and no other: a module may bind them later."""
        return self.hidden == hidden_of(function)


def rewrite(function: FunctionType, *, decorated_text: str | None = None) -> Twin:
    """Return the twin of a function.

    Args:
        function: a plain Python function; its source must be to be had.
        decorated_text: what `text_hash` gave when the function was decorated; only pytest's modules need it.

    Raises:
        CubeSyntaxError: no source, a source that is not the code that runs, or a construct that kernels refuse.
    """
    setting = setting_of(function)
    proof = fingerprint(function.__code__)
    for fresh in (False, True):
        source, whole = find_source(function, fresh=fresh)
        with deep(place_of(function), setting.name):
            found = _entry(source, whole, setting)
        if found is None:
            continue
        entry, source = found
        if entry.fingerprint == proof or _is_trusted(function, source, decorated_text):
            shown = sources.register(source.file, whole)
            return _twin(function, entry, source, shown, setting.hidden)
    raise SourceChanged(place_of(function), function.__qualname__, setting.file).error()


def _entry(
    source: SourceFile, whole: list[str], setting: Setting
) -> tuple[Entry, SourceFile] | None:
    """Return the rewritten text, or ``None`` where the text is not that of a function of this name."""
    name = cache.key(source, setting)
    entry = cache.load(name, setting.file)
    if entry is not None:
        return entry, source
    from transpile.rewrite.quick_import import import_libcst

    import_libcst()
    from transpile.rewrite.build import build

    try:
        entry = build(source, setting)
    except SyntaxError:
        slow = block_by_tokens(source, whole)
        if slow == source:
            return None
        try:
            entry = build(slow, setting)
        except SyntaxError:
            return None
        return entry, slow
    cache.save(name, entry, setting.qualified_name)
    return entry, source


def _is_trusted(function: FunctionType, source: SourceFile, decorated_text: str | None) -> bool:
    """Decide where pytest compiled the module: its asserts are other code, so the text is compared."""
    if not is_rewritten_by_pytest(function):
        return False
    return decorated_text is None or decorated_text == hash_of(source)


def place_of(function: FunctionType) -> Span:
    code = function.__code__
    line = code.co_firstlineno
    text = sources.source_line(code.co_filename, line) or ""
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    return Span(code.co_filename, line, start, line, end, code.co_name)


def _twin(
    function: FunctionType,
    entry: Entry,
    source: SourceFile,
    shown: sources.Text,
    hidden: tuple[str, ...],
) -> Twin:
    code = entry.code
    if function.__code__.co_flags & _KIND_FLAGS & ~0x0C:  # a `yield` that is never reached
        raise YieldRefused(place_of(function)).error()
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    missing = [name for name in code.co_freevars if name not in cells]
    if missing:
        raise SourceMissing(place_of(function), function.__qualname__, source.file).error()
    closure = tuple(cells[name] for name in code.co_freevars)
    expand = FunctionType(code, function.__globals__, code.co_name, function.__defaults__, closure)
    expand.__kwdefaults__ = function.__kwdefaults__ and dict(function.__kwdefaults__)
    expand.__qualname__ = function.__qualname__
    expand.__module__ = function.__module__
    expand.__doc__ = function.__doc__
    slots = {(name, line): parameters for name, line, parameters in entry.nested}
    codes = list(all_codes(code))
    register_codes(codes, code.co_name)
    return Twin(
        expand,
        entry.text,
        frozenset(codes),
        {
            each: Nested(
                each.co_name,
                each.co_name == "<lambda>",
                slots.get((each.co_name, each.co_firstlineno), ()),
            )
            for each in codes[1:]
        },
        entry.slot_parameters,
        source,
        entry.free,
        shown,
        hidden,
    )
