"""Change a module here and there: ``text -> text`` that CPython still accepts.

Some of the changes are of the tree (an expression for another, statements moved, wrapped, doubled or dropped,
operators, names, constants, arguments), some of tokens and lines, which keep the writing as it is, some of the module's
shape (`shapes`) and some of how it is written (`spelling`).
"""

from __future__ import annotations

import ast
import copy
import functools
import io
import random
import tokenize
import warnings
from collections.abc import Callable

from tests.fuzz.odd import EXPRESSIONS, NAMES, NUMBERS, OPERATORS, STATEMENTS
from tests.fuzz.pieces import ANNOTATIONS
from tests.fuzz.seeds import seeds
from tests.fuzz.shapes import SHAPES
from tests.fuzz.spelling import SPELLINGS

TRIES = 12
FUNCTIONS = (ast.FunctionDef, ast.Lambda)


def mutate(text: str, chooser: random.Random, made: list[str] | None = None) -> str | None:
    """Return the text with one to four changes, or ``None`` where none was accepted; name them in `made`."""
    changed = text
    made = [] if made is None else made
    for _ in range(chooser.choice((1, 1, 1, 2, 2, 3, 4))):
        for _ in range(TRIES):
            one = chooser.choices((of_tree, of_shape, of_spelling, of_text), (42, 24, 10, 24))[0]
            names: list[str] = []
            try:
                found = one(changed, chooser, names)
            except (SyntaxError, ValueError):  # what earlier changes left is no place for this one
                continue
            if found is not None and found != changed and is_python(found):
                changed = found
                made += names
                break
    return None if changed == text else changed


def is_python(text: str) -> bool:
    """Tell whether CPython compiles the text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(text, "<mutated>", "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
            return False
    return True


# Trees


@functools.cache
def pools() -> tuple[list[ast.expr], list[ast.stmt]]:
    """Return expressions and statements of all seeds, to be put elsewhere."""
    expressions: list[ast.expr] = []
    statements: list[ast.stmt] = []
    for seed in seeds():
        for node in ast.walk(ast.parse(seed.text)):
            if isinstance(node, ast.FunctionDef):
                statements += node.body
                for part in ast.walk(node):
                    if isinstance(part, ast.expr) and not isinstance(
                        part, (ast.Constant, ast.Name)
                    ):
                        expressions.append(part)
    return expressions, statements


def of_tree(text: str, chooser: random.Random, made: list[str]) -> str | None:
    tree = ast.parse(text)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    if not functions:
        return None
    function = chooser.choice(functions)
    change = chooser.choice(CHANGES)
    made.append(change.__name__)
    if not change(function, names_in(function), chooser):
        return None
    return unparsed(tree)


def of_shape(text: str, chooser: random.Random, made: list[str]) -> str | None:
    tree = ast.parse(text)
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef)]
    functions = functions or [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    if not functions:
        return None
    kernel = functions[-1] if chooser.random() < 0.8 else chooser.choice(functions)
    change = chooser.choice(SHAPES)
    made.append(change.__name__)
    if not change(tree, kernel, names_in(kernel), chooser):
        return None
    return unparsed(tree)


def of_spelling(text: str, chooser: random.Random, made: list[str]) -> str | None:
    change = chooser.choice(SPELLINGS)
    made.append(f"spelling of {change.__name__}")
    return change(text, chooser)


def names_in(function: ast.FunctionDef) -> list[str]:
    names = [n.id for n in ast.walk(function) if isinstance(n, ast.Name)]
    return [*names, *(a.arg for a in function.args.args)] or ["x"]


def unparsed(tree: ast.Module) -> str | None:
    try:
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    except (ValueError, RecursionError, AttributeError, TypeError):
        return None


def suites(function: ast.FunctionDef) -> list[list[ast.stmt]]:
    found = []
    for node in ast.walk(function):
        for field in ("body", "orelse", "finalbody"):
            suite = getattr(node, field, None)
            if isinstance(suite, list) and suite:
                found.append(suite)
    return found


def filled(template: str, names: list[str], chooser: random.Random) -> str:
    for letter in ("X", "Y", "Z"):
        template = template.replace(letter + "_", chooser.choice(names))
    return template


def an_expression(names: list[str], chooser: random.Random) -> ast.expr:
    if chooser.random() < 0.5:
        return copy.deepcopy(chooser.choice(pools()[0]))
    return ast.parse(filled(chooser.choice(EXPRESSIONS), names, chooser), mode="eval").body


def some_statements(names: list[str], chooser: random.Random) -> list[ast.stmt]:
    if chooser.random() < 0.4:
        return [copy.deepcopy(chooser.choice(pools()[1]))]
    return ast.parse(filled(chooser.choice(STATEMENTS), names, chooser)).body


def replace_expression(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    places = [
        (node, field, n)
        for node in ast.walk(function)
        for field, value in ast.iter_fields(node)
        for n, part in enumerate(value if isinstance(value, list) else [value])
        if isinstance(part, ast.expr)
        and field not in ("annotation", "returns", "decorator_list", "cls", "value_")
    ]
    if not places:
        return False
    node, field, n = chooser.choice(places)
    value = getattr(node, field)
    new: ast.expr = an_expression(names, chooser)
    old = value[n] if isinstance(value, list) else value
    form = chooser.random()
    if form < 0.15:
        new = ast.BinOp(old, chooser.choice(BINARY)(), new)
    elif form < 0.25:
        new = ast.Call(an_expression(names, chooser), [old], [])
    elif form < 0.32:
        new = ast.Subscript(old, new, ast.Load())
    elif form < 0.38:
        new = ast.Tuple([old, new], ast.Load())
    elif form < 0.42:
        new = ast.IfExp(new, old, an_expression(names, chooser))
    elif form < 0.47:
        new = ast.NamedExpr(ast.Name(chooser.choice(names), ast.Store()), old)
    elif form < 0.5:
        new = ast.UnaryOp(chooser.choice((ast.Not, ast.USub, ast.Invert))(), old)
    elif form < 0.53:
        new = ast.Starred(old, ast.Load())
    elif form < 0.57:
        new = ast.Lambda(copy.deepcopy(function.args), old)
    if isinstance(value, list):
        value[n] = new
    else:
        setattr(node, field, new)
    return True


BINARY = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd,
    ast.BitXor, ast.MatMult,
)  # fmt: skip


def move_statement(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    source, target = chooser.choice(suites(function)), chooser.choice(suites(function))
    statement = source.pop(chooser.randrange(len(source)))
    target.insert(chooser.randrange(len(target) + 1), statement)
    if not source:
        source.append(ast.Pass())
    return True


def copy_statement(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    source, target = chooser.choice(suites(function)), chooser.choice(suites(function))
    statement = copy.deepcopy(chooser.choice(source))
    target.insert(chooser.randrange(len(target) + 1), statement)
    return True


def drop_statement(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    suite = chooser.choice(suites(function))
    del suite[chooser.randrange(len(suite))]
    if not suite:
        suite.append(ast.Pass())
    return True


def add_statement(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    suite = chooser.choice(suites(function))
    place = chooser.randrange(len(suite) + 1)
    suite[place:place] = some_statements(names, chooser)
    return True


def wrap_statements(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    """Put a run of statements under a head."""
    suite = chooser.choice(suites(function))
    first = chooser.randrange(len(suite))
    last = chooser.randrange(first, len(suite)) + 1
    head = ast.parse(filled(chooser.choice(HEADS), names, chooser)).body[0]
    inner = suite[first:last]
    body = next(
        s
        for s in suites(ast.FunctionDef("f", function.args, [head], []))
        if isinstance(s[0], ast.Pass)
    )
    body[:] = inner
    suite[first:last] = [head]
    return True


HEADS = (
    "if X_:\n pass",
    "if X_ > 0:\n pass\nelse:\n Y_ = 1",
    "if False:\n pass",
    "if True:\n pass\nelse:\n return",
    "for X_ in range(Y_):\n pass",
    "for X_ in range(3):\n pass\nelse:\n Y_ = X_",
    "for X_ in (1, 2):\n pass",
    "for X_ in unroll(range(2)):\n pass",
    "for X_, Y_ in enumerate(Z_):\n pass",
    "for X_ in Y_:\n pass",
    "while X_:\n pass",
    "while X_ < 3:\n pass\nelse:\n Y_ = 2",
    "while True:\n pass",
    "while comptime(False):\n pass",
    "def X_(Y_, Z_=1):\n pass",
    "def X_():\n pass",
    "match X_:\n case 1 | 2:\n  pass",
    "match X_, Y_:\n case (1, Z_) if Z_:\n  pass",
    "with X_ as Y_:\n pass",
    "try:\n pass\nfinally:\n Y_ = 1",
    "class X_:\n pass",
)


def change_operator(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    compares = (
        ast.Eq,
        ast.NotEq,
        ast.Lt,
        ast.LtE,
        ast.Gt,
        ast.GtE,
        ast.Is,
        ast.IsNot,
        ast.In,
        ast.NotIn,
    )
    nodes = [
        n
        for n in ast.walk(function)
        if isinstance(n, (ast.BinOp, ast.AugAssign, ast.Compare, ast.BoolOp, ast.UnaryOp))
    ]
    if not nodes:
        return False
    node = chooser.choice(nodes)
    if isinstance(node, ast.Compare):
        node.ops[chooser.randrange(len(node.ops))] = chooser.choice(compares)()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp):
        node.op = chooser.choice((ast.Not, ast.USub, ast.Invert, ast.UAdd))()
    else:
        node.op = chooser.choice(BINARY)()
    return True


def change_name(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    nodes = [
        n
        for n in ast.walk(function)
        if isinstance(n, (ast.Name, ast.arg, ast.Attribute, ast.keyword))
    ]
    if not nodes:
        return False
    node = chooser.choice(nodes)
    new = chooser.choice(names) if chooser.random() < 0.6 else chooser.choice(NAMES)
    if isinstance(node, ast.Name):
        node.id = new
    elif isinstance(node, ast.Attribute):
        node.attr = new
    else:
        node.arg = new
    return True


def rename_everywhere(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    old, new = chooser.choice(names), chooser.choice(NAMES)
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id == old:
            node.id = new
        elif isinstance(node, ast.arg) and node.arg == old:
            node.arg = new
    return True


def change_constant(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    nodes = [n for n in ast.walk(function) if isinstance(n, ast.Constant)]
    if not nodes:
        return False
    chooser.choice(nodes).value = ast.literal_eval(chooser.choice(NUMBERS))
    return True


def change_call(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    nodes = [n for n in ast.walk(function) if isinstance(n, ast.Call)]
    if not nodes:
        return False
    node = chooser.choice(nodes)
    form = chooser.randrange(6)
    if form == 0 and node.args:
        del node.args[chooser.randrange(len(node.args))]
    elif form == 1:
        node.args.append(an_expression(names, chooser))
    elif form == 2:
        node.keywords.append(
            ast.keyword(chooser.choice(names + list(NAMES)), an_expression(names, chooser))
        )
    elif form == 3:
        node.args.append(ast.Starred(an_expression(names, chooser), ast.Load()))
    elif form == 4:
        node.keywords.append(ast.keyword(None, an_expression(names, chooser)))
    else:
        chooser.shuffle(node.args)
    return True


def change_signature(function: ast.FunctionDef, names: list[str], chooser: random.Random) -> bool:
    arguments = function.args
    form = chooser.randrange(7)
    if form == 0 and arguments.args:
        del arguments.args[chooser.randrange(len(arguments.args))]
        arguments.defaults = arguments.defaults[-len(arguments.args) :] if arguments.args else []
    elif form == 1:
        arguments.vararg = ast.arg("args")
    elif form == 2:
        arguments.kwarg = ast.arg("kwargs")
    elif form == 3 and arguments.args:
        arguments.kwonlyargs.append(arguments.args.pop())
        arguments.kw_defaults.append(chooser.choice((None, ast.Constant(1))))
        arguments.defaults = arguments.defaults[-len(arguments.args) :] if arguments.args else []
    elif form == 4 and arguments.args:
        arguments.defaults = [ast.Constant(chooser.choice((1, 1.5, None, "a")))]
    elif form == 5 and arguments.args:
        text = chooser.choice(ANNOTATIONS)
        chooser.choice(arguments.args).annotation = ast.parse(text, mode="eval").body
    elif arguments.args:
        arguments.posonlyargs.append(arguments.args.pop(0))
    return True


Change = Callable[[ast.FunctionDef, list[str], random.Random], bool]
CHANGES: list[Change] = [
    *[replace_expression] * 6, move_statement, copy_statement, drop_statement, *[add_statement] * 3,
    *[wrap_statements] * 2, change_operator, change_name, change_name, rename_everywhere, change_constant,
    *[change_call] * 2, change_signature,
]  # fmt: skip


# Tokens and lines


def of_text(text: str, chooser: random.Random, made: list[str]) -> str | None:
    made.append("tokens and lines")
    start = len("from __future__ import annotations\n\nfrom transpile import *\n")
    head, body = text[:start], text[start:]
    if not body.strip():
        return None
    if chooser.random() < 0.35:
        return head + of_lines(body, chooser)
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(body).readline))
    except (tokenize.TokenError, IndentationError, SyntaxError):
        return None
    words = [t for t in tokens if t.string.strip() and t.type != tokenize.COMMENT]
    if len(words) < 2:
        return None
    lines = body.splitlines(keepends=True)
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line))

    def place(token: tokenize.TokenInfo) -> tuple[int, int]:
        first, last = token.start, token.end
        return offsets[first[0] - 1] + first[1], offsets[last[0] - 1] + last[1]

    token = chooser.choice(words)
    first, last = place(token)
    new = token.string
    form = chooser.randrange(6)
    if form == 0:
        new = ""
    elif form == 1:
        new = f"{token.string} {token.string}"
    elif form == 2 or token.type == tokenize.OP:
        new = chooser.choice(OPERATORS)
    elif form == 3:
        new = chooser.choice(words).string
    elif token.type == tokenize.NUMBER:
        new = chooser.choice(NUMBERS)
    elif form == 4:
        new = chooser.choice(NAMES)
    else:
        other = chooser.choice(words)
        a, b = sorted((place(token), place(other)))
        if a[1] > b[0]:
            return None
        return (
            head
            + body[: a[0]]
            + body[b[0] : b[1]]
            + body[a[1] : b[0]]
            + body[a[0] : a[1]]
            + body[b[1] :]
        )
    return head + body[:first] + new + body[last:]


def of_lines(body: str, chooser: random.Random) -> str:
    lines = body.splitlines(keepends=True)
    one, other = chooser.randrange(len(lines)), chooser.randrange(len(lines))
    form = chooser.randrange(9)
    if form == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif form == 1:
        lines.insert(one, lines[other])
    elif form == 2:
        del lines[one]
    elif form == 3:
        lines[one] = "    " + lines[one]
    elif form == 4:
        lines[one] = lines[one].removeprefix("    ")
    elif form == 5:
        lines[one] = lines[one].rstrip("\n") + chooser.choice(
            ("  # note\n", ";\n", "; pass\n", " \\\n", "\t\n")
        )
    elif form == 6:
        lines.insert(
            one, chooser.choice(("\n", "\f\n", "    # note\n", "        ...\n", '    "text"\n'))
        )
    elif form == 7:
        lines[one] = lines[one].replace(" ", chooser.choice(("  ", "\t", " \\\n ")), 1)
    else:
        lines[one] = lines[one].replace("(", "(\n", 1)
    return "".join(lines)
