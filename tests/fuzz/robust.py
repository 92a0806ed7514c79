"""One module through `@cube`, expansion, the passes, writers and two runs: ``text -> what is wrong``.

Whatever a user writes, only a `CubeError` may come out, at a line of the user's own, without a Python warning, and in
finite time. What CPython itself says while it runs the module (a default that divides by zero, say) is not counted.
"""

from __future__ import annotations

import inspect
import io
import linecache
import random
import re
import sys
import traceback
import types
import warnings
from pathlib import Path
from typing import Any

import numpy as np

import transpile
from runtime import device
from tests.fuzz.chunks import Hang
from transpile import CubeError, spec
from transpile.config import override
from transpile.diagnose.diagnostic import CubeLaunchError, CubeWarning
from transpile.diagnose.errors.calls import ComptimeFailure
from transpile.diagnose.traceback import is_internal
from transpile.eager.context import EagerContext
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS
from transpile.lang.arguments import ArraySpec
from transpile.lang.bound import Method
from transpile.lang.cube_function import CubeFunction

ROOT = Path(__file__).parents[2]
OPS = 4000
"""Operations that an expansion may take: most that would take more are loops at comptime that do not end."""
STEPS = 3000
"""Operations that an eager run may take: what is mutated may run for ever."""
STAGES = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")
ALL_TEXTS = 0.06
"""Share of the kernels that are lowered to all of them; as many are to one."""
FAULTS = (
    AssertionError, KeyError, IndexError, NotImplementedError, RecursionError, RuntimeError, StopIteration,
    UnboundLocalError,
)  # fmt: skip
"""Python's errors that show a fault of ours where they come from our own code, even if they are reported well."""


class TooLong(BaseException):
    """An eager run of more than `STEPS` operations."""


class Counted:
    """Counts the operations of eager runs, while it is entered."""

    def __enter__(self) -> None:
        self.plain = EagerContext.emit
        plain, left = self.plain, STEPS

        def emit(cx: EagerContext, op: Any) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise TooLong
            plain(cx, op)

        EagerContext.emit = emit  # type: ignore[method-assign]

    def __exit__(self, *_error: object) -> None:
        EagerContext.emit = self.plain  # type: ignore[method-assign]


def examine(
    text: str, name: str, chooser: random.Random, counted: list[str] | None = None
) -> list[str]:
    """Run a module's kernels as far as they go; describe every fault, and count what became of them."""
    counted = [] if counted is None else counted
    file = f"<{name}>"
    lines = io.StringIO(text, newline=None).readlines()  # as `linecache` reads files
    linecache.cache[file] = (len(text), None, lines, file)
    module = types.ModuleType("mutated")
    sys.modules["mutated"] = module
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            code = compile(text, file, "exec", dont_inherit=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.simplefilter("ignore", CubeWarning)
            try:
                exec(code, module.__dict__)
            except CubeError as error:
                # Outside of kernels the traceback says where.
                counted.append("refused at decoration")
                return located(error, file, text, anywhere=is_seen(error, file))
            except Exception as error:
                return [] if is_users(error) else [described("import", error)]
            with override(max_ops=OPS):
                return kernels(module, file, text, chooser, counted)
    except Hang as hang:
        # A loop of plain Python that a change made endless, at import or at comptime, is the user's.
        frames = traceback.extract_tb(hang.__traceback__)
        if len(frames) > 1 and frames[-2].filename in (file, "<string>"):  # an annotation's
            counted.append("endless Python")
            return []
        return [described("hang", hang)]
    finally:
        linecache.cache.pop(file, None)
        sys.modules.pop("mutated", None)


def is_users(error: BaseException) -> bool:
    """Tell whether the user's own module, or the standard library for it, raised this."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames or not is_internal(frames[-1].filename) or isinstance(error, SyntaxError):
        return True  # what CPython itself refuses is no text for `cube.from_source` either
    # On the host `f32("a")` fails as NumPy's `float32("a")` does, and `f32.y = 1` as a frozen dataclass's field.
    is_number = frames[-1].filename.endswith("ir/host.py")
    is_frozen = frames[-1].filename.endswith("diagnose/record.py") and frames[-1].name == "_refuse"
    return is_number or is_frozen


def is_seen(error: BaseException, file: str) -> bool:
    return any(frame.filename == file for frame in traceback.extract_tb(error.__traceback__))


def described(stage: str, error: BaseException) -> str:
    frames = [f for f in traceback.extract_tb(error.__traceback__) if is_internal(f.filename)]
    where = ""
    if frames:
        file = Path(frames[-1].filename)
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file.name
        where = f" at {shown}:{frames[-1].lineno} in {frames[-1].name}"
    text = re.sub(r"0x[0-9a-f]+", "0x", str(error).splitlines()[0] if str(error) else "")
    return f"{type(error).__name__}{where} ({stage}): {text[:200]}"


def located(error: CubeError, file: str, text: str, *, anywhere: bool = False) -> list[str]:
    """Tell what is wrong with an error: it must be about a line of the user, and must render."""
    found = []
    code = error.diagnostic.code
    try:
        str(error)
    except Exception as broken:
        return [described(f"rendering {code}", broken)]
    spans = []
    span = error.diagnostic.span
    while span is not None:
        spans.append(span)
        span = span.call_site
    lines = text.count("\n") + 1
    if not spans and is_of_the_call(error):
        return found
    is_users_own = any(
        (s.file == file and 1 <= s.line <= lines) or s.file.startswith("<cube source")
        for s in spans
    )
    if not is_users_own and not anywhere:
        found.append(f"{code} has no line of the user: {str(error).splitlines()[0]} ({spans[:1]})")
    cause = error.__cause__
    if isinstance(error.diagnostic, ComptimeFailure) and isinstance(cause, FAULTS):
        frames = traceback.extract_tb(cause.__traceback__)
        is_ours = frames and is_internal(frames[-1].filename)
        # Displays of kernels raise what Python's own would, and a function in C that was called has no frame.
        is_called = frames and frames[-1].name == "_host_call"
        if is_ours and not is_called and not frames[-1].filename.endswith("expand/displays.py"):
            found.append("hidden: " + described(code, cause))
    return found


def is_of_the_call(error: CubeError) -> bool:
    """Tell whether an error is about the arguments that the kernel got, or its options: that is no line of a kernel."""
    if isinstance(error, CubeLaunchError) or error.diagnostic.code == "CUBE192":
        return True
    function = getattr(error.diagnostic, "function", "")
    return error.diagnostic.code == "CUBE180" and function not in ("", "dtype", "spec")


def kernels(
    module: Any, file: str, text: str, chooser: random.Random, counted: list[str]
) -> list[str]:
    found = []
    for kernel in launched(module):
        found += one(kernel, module, file, text, chooser, counted)
    return found


def launched(module: Any) -> list[Any]:
    """Return the module's own kernels, those of its objects' classes too."""
    found = []
    for value in list(vars(module).values()):
        if is_own(value, module):
            found.append(value)
        elif type(value).__module__ == module.__name__:
            for name, member in list(vars(type(value)).items()):
                member = getattr(member, "__func__", member)
                if is_own(member, module):
                    # Looked up as Python does, past what the class's own `__getattr__` may do.
                    found.append(inspect.getattr_static(type(value), name).__get__(value, type(value)))  # fmt: skip
    return found


def is_own(value: Any, module: Any) -> bool:
    # By its type: a user's `__class__` may raise.
    is_kernel = type(value) is CubeFunction and value.is_launched
    # A function that another library wrapped has no line of the user.
    is_users_own = is_kernel and value.function.__code__.co_filename.startswith("<")
    return is_users_own and value.function.__module__ == module.__name__


def one(
    kernel: Any, module: Any, file: str, text: str, chooser: random.Random, counted: list[str]
) -> list[str]:
    """Build one kernel, and run it."""
    found: list[str] = []
    is_wrong = chooser.random() < 0.08
    is_method = isinstance(kernel, Method)
    plain = kernel.func if is_method else kernel
    try:
        parameters = list(inspect.signature(plain.function).parameters.values())
        arguments = [
            argument(p, module, chooser) for p in parameters[is_method:]
            if p.kind is not p.VAR_POSITIONAL and p.kind is not p.VAR_KEYWORD
        ]  # fmt: skip
    except Exception:
        return []
    if is_wrong:
        arguments = spoiled(arguments, chooser)
    stages = ["ir"]
    share = chooser.random()
    if share < ALL_TEXTS:
        stages += STAGES
        counted.append("lowered to all texts")
    elif share < 2 * ALL_TEXTS:
        stages.append(chooser.choice(STAGES))
    options = some_options(chooser)
    for stage in stages:
        if stage == "ir":
            given = {k: v for k, v in options.items() if k in ("checked", "grid_rank", "vectorize")}
        else:
            given = options
        try:
            kernel.inspect(stage, *arguments, **given, cube_dim=chooser.choice((1, 4, 32, (4, 2))))
        except CubeError as error:
            counted.append("refused")
            return located(error, file, text, anywhere=is_wrong)
        except Exception as error:
            return [described(stage, error)]
    counted.append("built")
    if chooser.random() < 0.4 and not is_wrong:
        counted.append("run")
        found += run(kernel, arguments, file, text, counted)
        if not found and counted[-1] == "ended" and chooser.random() < 0.5:
            counted.append("run on the reference")
            found += run_on_reference(kernel, arguments, file, text, chooser)
    return found


def some_options(chooser: random.Random) -> dict[str, Any]:
    """Choose how the kernel is built; mostly as it is by default."""
    options: dict[str, Any] = {}
    if chooser.random() < 0.15:
        options["checked"] = False
    if chooser.random() < 0.1:
        options["validate"] = True
    if chooser.random() < 0.1:
        options["vectorize"] = chooser.choice((2, 4))
    if chooser.random() < 0.1:
        options["grid_rank"] = chooser.choice((2, 3))
    if chooser.random() < 0.05:
        options["folded"] = True
    return options


def run(kernel: Any, arguments: list[Any], file: str, text: str, counted: list[str]) -> list[str]:
    concrete = [actual(a) for a in arguments]
    try:
        with Counted(), np.errstate(all="ignore"):
            kernel.eager(1, 2, *concrete)
    except TooLong:
        return []
    except CubeError as error:
        return located(error, file, text)
    except Exception as error:
        return [described("eager", error)]
    counted.append("ended")
    return []


def run_on_reference(
    kernel: Any, arguments: list[Any], file: str, text: str, chooser: random.Random
) -> list[str]:
    """Launch the kernel, which ended in an eager run, on the reference device."""
    concrete = [actual(a) for a in arguments]
    client = device("reference").client
    if chooser.random() < 0.3:
        concrete = [client.create(a) if isinstance(a, np.ndarray) else a for a in concrete]
    try:
        with np.errstate(all="ignore"):
            if chooser.random() < 0.2:
                kernel.over(3).launch(client, *concrete)
            else:
                kernel.launch(client, 1, 2, *concrete, validate=chooser.random() < 0.2)
            client.sync()
    except CubeError as error:
        return located(error, file, text)
    except Exception as error:
        return [described("reference", error)]
    return []


def argument(parameter: inspect.Parameter, module: Any, chooser: random.Random) -> Any:
    """Choose an argument that a parameter may have meant."""
    annotation = parameter.annotation
    if not isinstance(annotation, str):
        annotation = getattr(annotation, "__name__", str(annotation))
    scalar = next((w for w in re.findall(r"\w+", annotation) if w in SCALARS), None)
    if "Comptime" in annotation:
        for word, value in (("str", "a"), ("bool", True), ("float", 0.5), ("tuple", (1, 2))):
            if word in annotation:
                return value
        return 2
    if "Define" in annotation:
        return transpile.f32
    if any(word in annotation for word in ("Array", "Tensor", "Slice")):
        dtype = SCALARS[scalar or "f32"]
        shape = (4, 8) if "Tensor" in annotation and chooser.random() < 0.5 else (32,)
        return spec(dtype, shape)
    if scalar:
        return 1.5 if SCALARS[scalar].is_float else 3
    kind = getattr(module, annotation, None)
    if isinstance(kind, type) and hasattr(kind, "__dataclass_fields__"):
        return kind(*(1 for _ in kind.__dataclass_fields__))
    return chooser.choice((2, 1.5, spec(transpile.f32, (16,))))


def spoiled(arguments: list[Any], chooser: random.Random) -> list[Any]:
    """Make the arguments wrong in number or kind."""
    odd = (
        None,
        "text",
        1.5,
        -1,
        [1],
        {},
        object(),
        np.zeros((2, 2), "c8"),
        np.array("a"),
        spec,
        int,
        10**30,
        10**5000,
        types.SimpleNamespace(dtype="f4", shape=(3,)),
        types.SimpleNamespace(dtype="x", shape=None),
        np.zeros(0, "f4"),
        np.array(3.0, "f4"),
        np.ones((4, 6), "f4")[::-1, ::2],
        np.zeros(3, "f4,i4"),
        float("nan"),
        "\ud800",
        lambda: 0,
        (1, (2, 3)),
    )
    form = chooser.randrange(3)
    if form == 0 and arguments:
        arguments = list(arguments)
        arguments[chooser.randrange(len(arguments))] = chooser.choice(odd)
        return arguments
    if form == 1:
        return arguments[:-1]
    return [*arguments, chooser.choice(odd)]


def actual(argument: Any) -> Any:
    """Return an array for a description of one."""
    if not isinstance(argument, ArraySpec):
        return argument
    shape = argument.shape
    with np.errstate(all="ignore"):
        values = np.arange(int(np.prod(shape))) % 5
        return values.astype(numpy_dtype(argument.dtype)).reshape(shape)
