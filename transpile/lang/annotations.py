"""A function's annotations as objects: strings are evaluated where the function was written."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from types import FunctionType
from typing import Any, TypeVar

from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.calls import UnknownAnnotation
from transpile.diagnose.places import parameter_span
from transpile.expand.annotations import (
    AtomicAnnotation,
    DefineAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    folded,
    without_none,
)
from transpile.ir.foreign import known, scalar_of
from transpile.ir.types import SCALARS


def evaluate(function: FunctionType) -> dict[str, Any]:
    """Return the annotations of the parameters.

    Raises:
        CubeSyntaxError: one cannot be evaluated.
    """
    found: dict[str, Any] = {}
    for name, annotation in function.__annotations__.items():
        if name == "return":
            continue
        if isinstance(annotation, str):
            try:
                annotation = _evaluated(function, annotation)
            except Exception as error:  # noqa: BLE001 (anything can be raised by it)
                found[name] = scalar_of(annotation)
                if found[name] is not None:  # the name of a dtype that the module did not import
                    continue
                # What is no type of ours has said so already, without a place.
                why = "" if isinstance(error, CubeError) else f" ({error})"
                raise UnknownAnnotation(
                    parameter_span(function, name),
                    name=f"`{name}`",
                    annotation=f"`{annotation}`{why}",
                ).error() from None
        found[name] = folded(known(annotation))
    return found


def returned(function: FunctionType) -> object:
    """Return the annotation of the result; ``None`` for one that only a type checker can evaluate.

    Raises:
        CubeSyntaxError: it looks like the name of a dtype, and is none.
    """
    annotation = function.__annotations__.get("return")
    if not isinstance(annotation, str):
        return annotation
    try:
        return _evaluated(function, annotation)
    except Exception as error:  # noqa: BLE001 (anything can be raised by it)
        near = difflib.get_close_matches(annotation, SCALARS, 1)
        if isinstance(error, NameError) and near:
            raise UnknownAnnotation(
                parameter_span(function, "return"),
                name="the result",
                annotation=f"`{annotation}` (did you mean `{near[0]}`?)",
            ).error() from None
        return None


def _evaluated(function: FunctionType, annotation: str) -> Any:
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    local = {
        **{v.__name__: v for v in getattr(function, "__type_params__", ())},
        **{key: cell.cell_contents for key, cell in cells.items() if _is_filled(cell)},
    }
    found = eval(annotation, function.__globals__, local)  # noqa: S307 (the user's own annotation)
    # A quoted annotation is a string twice over under `from __future__ import annotations`.
    is_quoted = isinstance(found, str) and scalar_of(found) is None
    return _evaluated(function, found) if is_quoted else found


def _is_filled(cell: Any) -> bool:
    try:
        _ = cell.cell_contents
    except ValueError:
        return False
    return True


def type_variables(function: FunctionType, annotations: Mapping[str, Any]) -> list[object]:
    """Return the type variables of the signature, and those that the body reads by name."""
    waiting: list[Any] = [*annotations.values(), *getattr(function, "__type_params__", ())]
    waiting += [function.__globals__.get(name) for name in function.__code__.co_names]
    found: dict[object, None] = {}
    while waiting:
        item = waiting.pop(0)
        if isinstance(item, TypeVar):
            found[item] = None
        elif isinstance(item, (MemoryAnnotation, AtomicAnnotation, VectorAnnotation)):
            waiting += [item.element, getattr(item, "width", None)]
        elif isinstance(item, DefineAnnotation):
            waiting.append(item.variable)
        elif (inner := without_none(item)) is not None:
            waiting.append(inner)
    return list(found)
