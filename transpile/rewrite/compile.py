"""From a function's syntax tree to its code object, in the setting in which the user's own was compiled.

The tree is wrapped in a factory whose parameters are the user's free names, so that they compile to cells, and in a
class of the user's name where private names or ``super`` need it. The code object is then cut out and made into a
function with the user's globals and cells: nothing of the wrapping ever runs.
"""

from __future__ import annotations
import __future__

import ast
import builtins
from collections.abc import Iterator
from types import CellType, CodeType, FunctionType

from transpile.diagnose.record import Record

_FUTURE_FLAGS = 0
for _name in __future__.all_feature_names:
    _FUTURE_FLAGS |= getattr(__future__, _name).compiler_flag
_TEXT_FLAG = __future__.annotations.compiler_flag
_FACTORY = "_f"


class Setting(Record, frozen=True):
    """What the compiler must know besides the text."""

    file: str
    name: str
    qualified_name: str
    class_name: str
    """The class whose private names the function uses; empty outside classes."""
    free_names: tuple[str, ...]
    flags: int
    """``__future__`` features of the module."""
    hidden: tuple[str, ...]
    """Those of `SPECIAL` that mean something else where the function stands."""


CONSUMERS = frozenset("all any sum min max list tuple set frozenset dict sorted".split())
"""Functions of Python that are through with a generator expression when they return."""
SPECIAL = CONSUMERS | {"super"}
"""Names of Python that the rewrite takes for what they are, unless the module or a closure binds them."""


def setting_of(function: FunctionType) -> Setting:
    code = function.__code__
    return Setting(
        code.co_filename,
        code.co_name,
        code.co_qualname,
        _class_of(code.co_qualname),
        code.co_freevars,
        code.co_flags & _FUTURE_FLAGS,
        hidden_of(function),
    )


def hidden_of(function: FunctionType) -> tuple[str, ...]:
    """Return the special names that stand for something else where the function is."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    read = {name for code in all_codes(function.__code__) for name in code.co_names}
    found = []
    for name in SPECIAL & (read | set(cells)):
        cell = cells.get(name)
        if cell is None:
            meant = function.__globals__.get(name, getattr(builtins, name))
        else:
            meant = None if cell == CellType() else cell.cell_contents
        if meant is not getattr(builtins, name):
            found.append(name)
    return tuple(sorted(found))


def _class_of(qualified_name: str) -> str:
    """Return the innermost class around a function: a part that is neither the last nor a function.

    Comprehensions and lambdas, `<listcomp>`, are no classes either.
    """
    parts = qualified_name.split(".")
    for index in range(len(parts) - 2, -1, -1):
        if not parts[index].startswith("<") and parts[index + 1] != "<locals>":
            return parts[index]
    return ""


def parse(text: str, setting: Setting) -> ast.FunctionDef:
    """Parse text that holds one function, perhaps below ``if 1:``."""
    tree = compile(text, setting.file, "exec", setting.flags | ast.PyCF_ONLY_AST, dont_inherit=True)
    node = tree.body[0]
    if isinstance(node, ast.If):
        node = node.body[0]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Lambda):
        node = _as_definition(node.value)
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        raise SyntaxError("the text is not a function")
    return node  # type: ignore[return-value]  # the walk refuses asynchronous ones


def _as_definition(node: ast.Lambda) -> ast.FunctionDef:
    """Return the definition that compiles to the code of a lambda."""
    made = ast.parse("def f(): pass").body[0]
    assert isinstance(made, ast.FunctionDef), "the text is a function"
    made.args = node.args
    made.body = [ast.copy_location(ast.Return(node.body), node.body)]
    return ast.copy_location(made, node)


def code_of(
    node: ast.FunctionDef, setting: Setting, *, are_annotations_kept: bool = False
) -> CodeType:
    """Compile `node` and return the code object of the function itself.

    With `are_annotations_kept` those of the functions in it stay expressions, whatever the module says.
    """
    node.name = setting.name
    node.decorator_list = []
    node.returns = None
    if hasattr(node, "type_params"):
        node.type_params = []
    arguments = node.args
    arguments.defaults = [ast.copy_location(ast.Constant(None), old) for old in arguments.defaults]
    arguments.kw_defaults = [
        old and ast.copy_location(ast.Constant(None), old) for old in arguments.kw_defaults
    ]
    for argument in ast.walk(arguments):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    factory: ast.stmt = _factory(node, setting)
    if setting.class_name:
        empty = ast.parse(f"class {setting.class_name}: pass").body[0]
        assert isinstance(empty, ast.ClassDef), "the text is a class"
        empty.body = [factory]
        factory = empty
    module = ast.Module([factory], [])
    flags = setting.flags & ~_TEXT_FLAG if are_annotations_kept else setting.flags
    code = compile(module, setting.file, "exec", flags, dont_inherit=True)
    path = (
        (setting.class_name, _FACTORY, setting.name)
        if setting.class_name
        else (_FACTORY, setting.name)
    )
    prefix = ""
    for name in path:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
        prefix = code.co_qualname
    return _renamed(code, prefix, setting.qualified_name)


def _factory(node: ast.FunctionDef, setting: Setting) -> ast.stmt:
    made = ast.parse(f"def {_FACTORY}({', '.join(setting.free_names)}): pass").body[0]
    assert isinstance(made, ast.FunctionDef), "the text is a function"
    made.body = [node]
    # A function that calls itself reads a global of the user's module, not a cell of the factory. Where the user's own
    # code has no cell of its class, a twin that reads a local called `super` must not get one.
    shared = [
        name
        for name in dict.fromkeys((setting.name, "__class__"))
        if mangled(name, setting.class_name) not in setting.free_names
    ]
    if shared:
        made.body.insert(0, ast.copy_location(ast.Global(shared), node))
    return made


def mangled(name: str, class_name: str) -> str:
    """Return what Python makes of `name` in a class: a private name gets that of the class before it."""
    owner = class_name.lstrip("_")
    if not owner or not name.startswith("__") or name.endswith("__"):
        return name
    return f"_{owner}{name}"


def _renamed(code: CodeType, old: str, new: str) -> CodeType:
    """Give `code` and what it holds the qualified names that the user's code has."""
    return code.replace(
        co_qualname=new + code.co_qualname.removeprefix(old),
        co_consts=tuple(
            _renamed(const, old, new) if isinstance(const, CodeType) else const
            for const in code.co_consts
        ),
    )


def moved(code: CodeType, file: str) -> CodeType:
    """Return `code` as if it had been compiled from `file`."""
    return code.replace(
        co_filename=file,
        co_consts=tuple(
            moved(const, file) if isinstance(const, CodeType) else const for const in code.co_consts
        ),
    )


def all_codes(code: CodeType) -> Iterator[CodeType]:
    """Yield `code` and every code object in it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from all_codes(const)
