"""Errors of the rewrite: constructs that kernels refuse, and sources that can't be found or trusted."""

from __future__ import annotations

from transpile.diagnose.diagnostic import CubeSyntaxError, Diagnostic


class TryRefused(Diagnostic):
    """``try`` in a kernel: exceptions do not exist on a device."""

    code = "CUBE001"
    title = "`try` has no meaning in a kernel"
    notes = ("nothing raises on a device, so there is nothing to catch",)
    help = "test the condition with `if`, or move the `try` into a plain function called with comptime arguments"
    phase = CubeSyntaxError


class RaiseRefused(Diagnostic):
    """``raise`` in a kernel."""

    code = "CUBE002"
    title = "a kernel can't raise an exception"
    help = 'use `assert condition, "text"` on the device, or `comptime_error("text")` while it is compiled'
    phase = CubeSyntaxError


class WithRefused(Diagnostic):
    """``with`` in a kernel."""

    code = "CUBE003"
    title = "`with` has no meaning in a kernel"
    notes = (
        "a context manager runs code when an exception leaves it, and kernels have no exceptions",
    )
    help = "call what it does at its start and at its end by name"
    phase = CubeSyntaxError


class YieldRefused(Diagnostic):
    """``yield`` in a kernel or in a helper."""

    code = "CUBE004"
    title = "a kernel can't be a generator"
    help = "write into an array, or return a tuple"
    phase = CubeSyntaxError


class AsyncRefused(Diagnostic):
    """``async`` or ``await``, as a function, loop, comprehension or expression."""

    code = "CUBE005"
    title = "a kernel can't be asynchronous"
    notes = ("a launch is asynchronous by itself",)
    help = "remove `async` and `await`"
    phase = CubeSyntaxError


class GlobalRefused(Diagnostic):
    """A ``global`` declaration."""

    names: str

    code = "CUBE006"
    title = "a kernel can't write the global {names}"
    help = "reading a global needs no declaration; to write, pass an array and store into it"
    phase = CubeSyntaxError


class NonlocalRefused(Diagnostic):
    """A ``nonlocal`` declaration."""

    names: str

    code = "CUBE007"
    title = "a nested function can't write the outer {names}"
    help = "return the new value and assign it in the outer function"
    phase = CubeSyntaxError


class ClassRefused(Diagnostic):
    """A class statement in a kernel."""

    name: str

    code = "CUBE008"
    title = "a class can't be defined in a kernel"
    help = "define `{name}` in the module and mark it with `@cube`"
    phase = CubeSyntaxError


class ImportRefused(Diagnostic):
    """An import in a kernel."""

    code = "CUBE009"
    title = "a kernel can't import"
    help = "move the import to the top of the module"
    phase = CubeSyntaxError


class DecoratedNestedFunction(Diagnostic):
    """A decorator on a function that is defined in a kernel."""

    name: str

    code = "CUBE011"
    title = "a function defined in a kernel can't be decorated"
    help = "remove the decorator, or move `{name}` into the module"
    phase = CubeSyntaxError


class LambdaRebindsParameter(Diagnostic):
    """A lambda whose body assigns its own parameter."""

    name: str

    code = "CUBE012"
    title = "a lambda can't assign its own parameter `{name}`"
    help = "write a `def`, or use another name"
    phase = CubeSyntaxError


class LoopTargetRefused(Diagnostic):
    """``for x[0] in ..`` or ``for p.a in ..``."""

    code = "CUBE013"
    title = "the target of a loop in a kernel must be a name or a tuple of names"
    help = "loop over a name and store it in the first line of the loop"
    phase = CubeSyntaxError


class AnnotatedTargetRefused(Diagnostic):
    """``x[i]: f32 = e`` or ``p.a: f32 = e``."""

    code = "CUBE014"
    title = "only a local name can be declared with a type"
    help = "remove the annotation; a store converts to the type of the place it goes to"
    phase = CubeSyntaxError


class CapturedWalrus(Diagnostic):
    """A name bound by ``:=`` in an operand that may not run, and used by a nested function."""

    name: str

    code = "CUBE015"
    title = "`{name}` is bound in an operand that may not run, and read by a nested function"
    help = "bind `{name}` in a statement of its own"
    phase = CubeSyntaxError


class NestedFormat(Diagnostic):
    """An f-string in an f-string whose quotes leave none for the rewrite."""

    code = "CUBE016"
    title = "this expression is too deep in f-strings"
    notes = ("before Python 3.12 both kinds of quote are taken here",)
    help = "give it a name first"
    phase = CubeSyntaxError


class TypeAliasRefused(Diagnostic):
    """A ``type X = ...`` statement in a kernel."""

    code = "CUBE017"
    title = "a type alias can't be defined in a kernel"
    help = "move it to the top of the module"
    phase = CubeSyntaxError


class NotAFunction(Diagnostic):
    """A lambda given where a function with a name and statements is wanted."""

    kind: str

    code = "CUBE018"
    title = "a {kind} can't be a kernel"
    help = "write a `def`"
    phase = CubeSyntaxError


class SyntaxRefused(Diagnostic):
    """A construct of a newer Python that the rewrite does not know."""

    construct: str

    code = "CUBE019"
    title = "`{construct}` is not supported in kernels"
    help = "write it with statements that kernels know"
    phase = CubeSyntaxError


class SourceMissing(Diagnostic):
    """A function whose text can't be found."""

    name: str
    file: str

    code = "CUBE020"
    title = "the source of `{name}` is not available"
    notes = ("it was compiled from {file}",)
    help = (
        "define it in a file, a notebook or a REPL of Python 3.13 or later; "
        "for text made by a program use `cube.from_source(text)`"
    )
    phase = CubeSyntaxError


class SourceChanged(Diagnostic):
    """A file that was edited after it was imported."""

    name: str
    file: str

    code = "CUBE022"
    title = "the file changed after `{name}` was imported"
    notes = ("the text in {file} compiles to other code than the one that runs",)
    help = "reload the module, or restart Python"
    phase = CubeSyntaxError


class SourceUnreadable(Diagnostic):
    """A source that LibCST refuses though Python compiled it."""

    name: str

    code = "CUBE023"
    title = "LibCST can't parse the source of `{name}`"
    label = "LibCST stops near here"
    help = "write it another way, or try a newer LibCST: `pip install -U libcst`"
    phase = CubeSyntaxError


class PythonRefused(Diagnostic):
    """A function whose rewritten form Python's compiler refuses, though it compiled the function."""

    name: str
    reason: str

    code = "CUBE024"
    title = "`{name}` is too deep for Python's compiler once it is rewritten"
    label = "{reason}"
    notes = (
        "`not`, ternaries, right operands of `and` and `or`, and parentheses nest about 200 deep once rewritten",
    )
    help = "split the line, or move a part into a function of its own"
    phase = CubeSyntaxError


class TooDeep(Diagnostic):
    """A kernel nested deeper than the recursion of a compiler's stages goes."""

    name: str

    code = "CUBE025"
    title = "`{name}` is nested too deeply"
    notes = ("an expression, or a chain of `if`s and `elif`s, has thousands of levels",)
    help = "keep parts of it in variables, or move a part into a function of its own"
    phase = CubeSyntaxError
