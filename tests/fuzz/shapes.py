"""Change the shape of a module: where the kernel stands, what decorates it, what is around it: ``tree -> whether``.

    change(tree, kernel, names, chooser)

What `mutate` changes lies within functions; these change the module, its classes and its type variables, and make what
no change of a single expression makes: very deep trees, names of other alphabets, objects that misbehave.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable

from tests.fuzz.pieces import (
    ANNOTATIONS,
    BASES,
    DECORATORS,
    DEFAULTS,
    FOREIGN,
    MEMBERS,
    OBJECTS,
    PATTERNS,
    TESTED,
    USES,
    WRAPPERS,
)  # fmt: skip

Shape = Callable[[ast.Module, ast.FunctionDef, list[str], random.Random], bool]


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def statements(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


def place_of(tree: ast.Module, node: ast.stmt) -> int:
    return next((n for n, each in enumerate(tree.body) if each is node), len(tree.body))


def in_a_class(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Make the kernel a method, with names that classes mangle."""
    if kernel not in tree.body:
        return False
    first = chooser.choice(("self", "self: Comptime[object]", "cls", "_", "cx", "__me", None))
    if first is not None:
        kernel.args.args.insert(0, statements(f"def f({first}): pass")[0].args.args[0])  # type: ignore[attr-defined]
        own = kernel.args.args[0].arg
        kernel.body.insert(
            chooser.randrange(len(kernel.body) + 1),
            statements(chooser.choice(MEMBERS).replace("self", own))[0],
        )
    else:
        kernel.decorator_list.insert(0, ast.Name("staticmethod", ast.Load()))
    if chooser.random() < 0.15:
        kernel.decorator_list.insert(0, expression(chooser.choice(("classmethod", "property"))))
    renamed(kernel, chooser.choice(names), chooser.choice(("__hidden", "__x", "_y", "scale")))
    holder = statements(
        "class Holder:\n scale = 2\n __hidden = 3\n @property\n def size(self): return 4\n"
        " @cube\n def helper(self, v): return v + self.scale\n"
    )[0]
    assert isinstance(holder, ast.ClassDef)
    holder.body.append(kernel)
    tree.body[place_of(tree, kernel)] = holder
    tree.body += statements("holder = Holder()")
    return True


def renamed(tree: ast.AST, old: str, new: str) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == old:
            node.id = new
        elif isinstance(node, ast.arg) and node.arg == old:
            node.arg = new


def in_a_function(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Make the kernel a closure: over numbers, over functions, over what is bound later or never."""
    if kernel not in tree.body:
        return False
    free = chooser.choice(names)
    before = chooser.choice(
        (f"{free} = 2", f"{free} = [1, 2]", f"def {free}(v=1): return v", f"{free} = lambda v: v", "pass")
    )  # fmt: skip
    after = chooser.choice((f"{free} = 3", f"del {free}", f"nonlocal_ = {free}", "pass"))
    outer = statements(f"def make({chooser.choice((free, 'captured', ''))}):\n pass")[0]
    assert isinstance(outer, ast.FunctionDef)
    outer.args.defaults = [ast.Constant(1) for _ in outer.args.args]
    outer.body = [
        *statements(before),
        kernel,
        *statements(f"try:\n {after}\nexcept NameError:\n pass"),
        *statements(f"return {kernel.name}"),
    ]
    tree.body[place_of(tree, kernel)] = outer
    tree.body += statements(f"{kernel.name} = make()")
    return True


def under_a_condition(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Put the kernel, or what it needs, under a statement of the module."""
    chosen = chooser.choice(tree.body[2:] or [kernel])
    if chosen not in tree.body:
        return False
    head = statements(chooser.choice(WRAPPERS))[0]
    for node in ast.walk(head):
        for field in ("body", "orelse"):
            suite = getattr(node, field, None)
            if isinstance(suite, list) and suite and isinstance(suite[0], ast.Pass):
                suite[0] = chosen
                tree.body[place_of(tree, chosen)] = head
                return True
    return False


def decorated(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    functions = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef))]
    chosen = chooser.choice([kernel, *functions])
    place = chooser.randrange(len(chosen.decorator_list) + 1)
    chosen.decorator_list.insert(place, expression(chooser.choice(DECORATORS)))
    if chooser.random() < 0.5 and not any(
        isinstance(n, ast.ImportFrom) and n.module == "typing" for n in tree.body
    ):
        tree.body[1:1] = statements("import functools")
    return True


def undecorated(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Take a decorator away, or make the kernel by a call or from its text."""
    found = [n for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef)) and n.decorator_list]  # fmt: skip
    if not found:
        return False
    chosen = chooser.choice(found)
    form = chooser.randrange(3)
    if form == 0:
        del chosen.decorator_list[chooser.randrange(len(chosen.decorator_list))]
        return True
    if kernel not in tree.body or not kernel.decorator_list:
        return False
    name = kernel.name
    if form == 1:
        text = ast.unparse(kernel.decorator_list.pop(0))
        tree.body += statements(f"{name} = {text}({name})")
        return True
    text = ast.unparse(ast.fix_missing_locations(kernel))
    tree.body[place_of(tree, kernel)] = ast.Assign(
        [ast.Name(name, ast.Store())],
        ast.Call(expression("cube.from_source"), [ast.Constant(text), expression("globals()")], []),
    )
    return True


def without_future(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Have Python evaluate the annotations; some of them become texts."""
    if not isinstance(tree.body[0], ast.ImportFrom) or tree.body[0].module != "__future__":
        return False
    del tree.body[0]
    for argument in kernel.args.args:
        if argument.annotation is not None and chooser.random() < 0.5:
            argument.annotation = ast.Constant(ast.unparse(argument.annotation))
    return True


def annotated(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Write an annotation of another kind: of a parameter, of the result, of a name, of a field."""
    new = expression(chooser.choice(ANNOTATIONS))
    places: list[tuple[ast.AST, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            places.append((node, "returns"))
        elif isinstance(node, (ast.arg, ast.AnnAssign)):
            places.append((node, "annotation"))
    node, field = chooser.choice(places)
    old = getattr(node, field)
    if old is not None and chooser.random() < 0.5:
        shown = ast.unparse(old)
        form = chooser.choice(FOREIGN)
        new = expression(form.replace("X_", shown))
    setattr(node, field, new)
    return True


def asynchronous(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Make a function asynchronous, or a generator."""
    found = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    chosen = chooser.choice(found)
    form = chooser.randrange(4)
    if form == 0:
        chosen.body.append(statements(f"yield {chooser.choice(names)}")[0])
        return True
    if form == 1:
        chosen.body.insert(0, statements("if False:\n yield")[0])
        return True
    fields = {f: getattr(chosen, f) for f in chosen._fields}
    new = ast.AsyncFunctionDef(**fields)
    if form == 2:
        name = chooser.choice(names)
        text = chooser.choice(
            (f"await {name}", f"async for v in {name}:\n  pass", f"async with {name} as v:\n  pass",
             f"v = [w async for w in {name}]", f"yield {name}", f"{name} = await {name}()")
        )  # fmt: skip
        new.body.insert(0, ast.parse(f"async def f():\n {text}").body[0].body[0])  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and chosen in value:
                value[value.index(chosen)] = new
                return True
    return False


def objects(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Give the module an object that a kernel rarely sees, and use it."""
    place = next(
        (n for n, node in enumerate(tree.body) if not isinstance(node, (ast.Import, ast.ImportFrom))),
        0,
    )  # fmt: skip
    tree.body[place:place] = statements(chooser.choice(OBJECTS))
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for _ in range(chooser.choice((1, 1, 2))):
        chosen = chooser.choice([kernel, *functions])
        text = chooser.choice(USES)
        for letter in ("X", "Y"):
            text = text.replace(letter + "_", chooser.choice(names))
        new = statements(text)
        at = chooser.randrange(len(chosen.body) + 1)
        chosen.body[at:at] = new
    return True


def defaults(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Give parameters defaults, of functions and of lambdas."""
    found = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.Lambda)) and n.args.args]  # fmt: skip
    if not found:
        return False
    chosen = chooser.choice(found)
    count = chooser.randint(1, len(chosen.args.args))
    chosen.args.defaults = [expression(chooser.choice(DEFAULTS)) for _ in range(count)]
    return True


def patterns(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Put a `match` of several patterns in, around what a suite holds."""

    def filled(text: str) -> str:
        for letter in ("X", "Y", "Z"):
            text = text.replace(letter + "_", chooser.choice([*names, "_v", "w"]))
        return text

    count = chooser.randint(1, 4)
    subject = filled(chooser.choice(TESTED))
    cases = [
        f" case {filled(chooser.choice(PATTERNS))}{filled(chooser.choice(('', '', '', ' if X_', ' if (X_ := Y_)')))}:\n"
        f"  pass\n"
        for _ in range(count)
    ]
    try:
        new = statements(f"match {subject}:\n{''.join(cases)}")[0]
    except SyntaxError:
        return False
    assert isinstance(new, ast.Match)
    at = chooser.randrange(len(kernel.body))
    for case in new.cases:
        if chooser.random() < 0.7:
            case.body = [kernel.body[at]]
    kernel.body.insert(at, new)
    if chooser.random() < 0.5:
        del kernel.body[at + 1]
    return True


DEEP_EXPRESSIONS = (
    "-{}", "not {}", "~{}", "({} + 1)", "(1 + {})", "{}[0]", "{}.x", "{}()", "({},)", "[{}]", "({} if {} else 1)",
    "(lambda: {})()", "f32({})", "min({}, 1)", "(v := {})", "{{{}: 1}}", "f'{{{}}}'", "[v for v in {}]", "{} ** 2",
    "(1 and {})", "(x[{}])", "({} < 1)", "(1, *{})", "i32({}) // 2",
)  # fmt: skip
DEEP_STATEMENTS = (
    "if {n} > 0:", "for i{k} in range(2):", "while {n}:", "for i{k} in unroll(range(1)):", "def f{k}(v=1):",
    "if True:", "with {n}:", "try:", "class C{k}:", "match {n}:\n case _:", "if {n}: pass\nelse:",
    "for i{k} in (1,):",
)  # fmt: skip


def deep(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Nest one form in itself very often, or write very many of it in a row."""
    name = chooser.choice(names)
    at = chooser.randrange(len(kernel.body) + 1)
    form = chooser.random()
    if form < 0.5:
        count = chooser.choice((3, 10, 19, 30, 60, 90, 150))
        text, outer = name, chooser.choice(DEEP_EXPRESSIONS)
        for _ in range(count if outer.count("{}") == 1 else min(count, 8)):
            text = outer.format(*[text] * 2) if "{{" not in outer else outer.format(text)
        if chooser.random() < 0.5:
            text = f"{chooser.choice(names)} = {text}"
        try:
            kernel.body[at:at] = statements(text)
        except (SyntaxError, MemoryError, RecursionError):
            return False
        return True
    if form < 0.75:
        count = chooser.choice((2, 5, 10, 15, 19))
        lines, indent = "", ""
        kinds = chooser.choices(DEEP_STATEMENTS, k=chooser.choice((1, 1, 2, 5)))
        tails: list[str] = []
        for k in range(count):
            for line in chooser.choice(kinds).format(n=name, k=k).split("\n"):
                extra = " " if line.startswith(" ") else ""
                lines += f"{indent}{line}\n"
                if line.endswith("try:"):
                    tails.append(f"{indent}finally: pass\n")
                if line.endswith(":"):
                    indent += " " + extra
        last = (f"{name} = 1", "return", "break", "continue", "pass", f"{name} += {name}")
        lines += f"{indent}{chooser.choice(last)}\n"
        try:
            kernel.body[at:at] = statements(lines + "".join(reversed(tails)))
        except (SyntaxError, MemoryError, RecursionError):
            return False
        return True
    joint = chooser.choice((" + ", " and ", " < ", ", ", " | ", " ** ", " if 1 else "))
    many = joint.join([name] * chooser.choice((20, 100, 400)))
    if joint == " if 1 else ":
        many = joint.join([name] * chooser.choice((5, 20, 60)))
    kernel.body[at:at] = statements(f"{chooser.choice((name, 'many', '_'))} = {many}")
    return True


def of_classes(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Change a class: what it has, what it is made of, how it is decorated."""
    found = [n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    if not found:
        return False
    chosen = chooser.choice(found)
    form = chooser.randrange(5)
    if form == 0:
        chosen.bases = [expression(chooser.choice(BASES)) for _ in range(chooser.choice((1, 1, 2)))]
    elif form == 1:
        chosen.body.append(statements(chooser.choice(METHODS))[0])
    elif form == 2:
        chosen.keywords = [
            ast.keyword(chooser.choice(("metaclass", "frozen", "total")), expression("type"))
        ]
    elif form == 3 and len(chosen.body) > 1:
        chooser.shuffle(chosen.body)
    else:
        fields = [n for n in chosen.body if isinstance(n, ast.AnnAssign)]
        if not fields:
            return False
        chooser.choice(fields).value = expression(chooser.choice(DEFAULTS))
    return True


METHODS = (
    "def __getitem__(self, i): return i",
    "def __add__(self, o): return self",
    "def __radd__(self, o): return o",
    "def __bool__(self): return True",
    "def __bool__(self): return 3",
    "def __len__(self): return 2",
    "def __iter__(self): return iter((1, 2))",
    "def __iter__(self): yield self",
    "def __call__(self, v=1): return v",
    "def __getattr__(self, name): return 1",
    "def __setattr__(self, name, v): pass",
    "def __enter__(self): return self",
    "def __eq__(self, o): return True",
    "def __eq__(self, o): raise ValueError",
    "def __hash__(self): raise ValueError",
    "def __repr__(self): raise ValueError",
    "def __post_init__(self): self.extra = 1",
    "def __init__(self): pass",
    "def __new__(cls, *a): return 3",
    "def __setitem__(self, i, v): pass",
    "def __contains__(self, v): return True",
    "def __index__(self): return 1",
    "def __float__(self): return 1.0",
    "def __lt__(self, o): return self",
    "def __neg__(self): return -self.x",
    "def __class_getitem__(cls, o): return cls",
    "def __init_subclass__(cls): raise ValueError",
    "@property\ndef zeal(self): return self.zeal",
    "@staticmethod\ndef make(): return 1",
    "@classmethod\ndef make(cls): return cls()",
    "@cube\ndef more(self, v): return v",
    "@cube(launch=True)\ndef kernel2(self, out: Mut[Array[f32]]): out[0] = 1.0",
    "__slots__ = ('x',)",
    "__match_args__ = ('x', 1)",
    "count: ClassVar[int] = 1",
    "nested: Holder",
    "class Inner:\n x = 1",
    "lambda_ = lambda self: 1",
)


def of_variables(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Make a parameter generic, over a variable of every kind."""
    made = chooser.choice(
        (
            'T = TypeVar("T")', 'T = TypeVar("T", bound=Float)', 'T = TypeVar("T", f32, f64)',
            'T = TypeVar("T", bound="Float")', 'T = TypeVar("T", bound="no_such")', 'T = TypeVar("T", f32, i32)',
            'T = TypeVar("U", bound=Numeric)', 'T = TypeVar("T", covariant=True)', 'T = ParamSpec("T")',
            'T = TypeVarTuple("T")', 'T = NewType("T", int)', 'T = TypeVar("T", bound=int)', 'T = Literal[1]',
            'T = TypeVar("T", "f32", "f64")', 'T = TypeVar("T", bound=Array)', "T = f32", "T = Union[f32, i32]",
            'T = TypeVar("T", bound=CubePrimitive)', 'T = ForwardRef("f32")', 'T = TypeVar("é", bound=Float)',
        )
    )  # fmt: skip
    tree.body[1:1] = statements(f"from typing import *\n{made}")
    arguments = [a for a in kernel.args.args if a.annotation is not None]
    if not arguments:
        return False
    for argument in chooser.sample(arguments, k=min(len(arguments), chooser.choice((1, 2)))):
        form = chooser.choice(
            ("T", "Array[T]", "Mut[Array[T]]", "Tensor[T]", "Define[T]", "Comptime[T]", "'T'", "Array['T']",
             "'Array[T]'", "Vector[T, 4]", "Array[Vector[T, 2]]", "Vector[f32, T]", "Array[Vector[f32, T]]",
             "Slice[T]", "tuple[T, T]", "*T", "Callable[[T], T]", "Annotated[T, 1]", "Optional[T]", "list[T]",
             "Atomic[T]", "Mut[T]", "Array[Atomic[T]]", "type[T]", "T[f32]", "T.x")
        )  # fmt: skip
        try:
            argument.annotation = expression(form)
        except SyntaxError:
            return False
    if chooser.random() < 0.4:
        place = chooser.randrange(len(kernel.body) + 1)
        text = chooser.choice(("v = T(1)", "v: T = 1", "v = bits(T)", "v = max_value(T)", "v = LocalArray[T](2)",
                               "v = SharedMemory[T](2)", "v = Vector[T, 2](1)", "v = T", "if T is f32: pass",
                               "v = T.__name__", "match T:\n case f32: pass"))  # fmt: skip
        kernel.body[place:place] = statements(text)
    return True


def unreachable_names(
    tree: ast.Module, kernel: ast.FunctionDef, names: list[str], chooser: random.Random
) -> bool:
    """Delete or rebind what the kernel reads, after it was decorated."""
    name = chooser.choice(names)
    tree.body += statements(
        chooser.choice(
            (f"{name} = None", f"{name} = {kernel.name}", f"{kernel.name}.launch", f"{name} = 10**400",
             f"{kernel.name}.__name__ = 'é'", f"{kernel.name}.function.__doc__ = 'x'", f"{name} = object()",
             f"{kernel.name}.function.__defaults__ = (1,)", f"{kernel.name} = {kernel.name}.specialize(F=f16)",
             f"{kernel.name} = {kernel.name}.with_options(validate=True)",
             f"again = cube(launch=True)({kernel.name}.function)", f"again = cube({kernel.name}, launch=True)",
             f"{kernel.name}.expanded_source", f"repr({kernel.name})", f"hash({kernel.name})",
             f"import copy; again = copy.copy({kernel.name})", f"again = {kernel.name}.over(3)",
             f"{kernel.name}.annotations()", f"again = {kernel.name}.specialize(T='é')")
        )
    )  # fmt: skip
    return True


SHAPES: list[Shape] = [
    in_a_class, in_a_class, in_a_function, in_a_function, under_a_condition, decorated, decorated, undecorated,
    without_future, annotated, annotated, annotated, asynchronous, *[objects] * 4, defaults, *[patterns] * 3,
    *[deep] * 2, of_classes, of_classes, of_variables, of_variables, unreachable_names,
]  # fmt: skip
