"""The pages ``docs/ops.md`` and, between its marks, ``docs/targets.md``, made from the op table.

    python -m transpile.lang.pages

It writes below ``docs`` in the current folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from transpile.expand.symbols import Intrinsic, Topology
from transpile.ir.types import SCALARS, Scalar
from transpile.lang import topology
from transpile.lang.functions import FUNCTIONS
from transpile.ops import arith, atomic, bits, compare, convert, math, plane, sync, vector
from transpile.ops.capabilities import PROFILES, Capabilities
from transpile.ops.row import TARGETS, Row, Target
from transpile.ops.support import support
from transpile.ops.table import TABLE

OPERATORS = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "div_floor": "{0} // {1}",
    "rem_floor": "{0} % {1}",
    "neg": "-{0}",
    "eq": "{0} == {1}",
    "ne": "{0} != {1}",
    "lt": "{0} < {1}",
    "le": "{0} <= {1}",
    "gt": "{0} > {1}",
    "ge": "{0} >= {1}",
    "logical_and": "({0}) & ({1})",
    "logical_or": "({0}) | ({1})",
    "logical_not": "not {0}",
    "bit_and": "{0} & {1}",
    "bit_or": "{0} | {1}",
    "bit_xor": "{0} ^ {1}",
    "bit_not": "~{0}",
    "shift_left": "{0} << {1}",
    "shift_right": "{0} >> {1}",
}
"""How kernels reach the rows that are not functions."""

FAMILIES = (
    ("Arithmetic", arith, "Integers wrap."),
    ("Comparison and choice", compare, "No comparison is ever turned round."),
    ("Bits", bits, ""),
    ("Math", math, "Of floats; the limits are those that OpenCL's full profile sets for a device."),
    ("Vectors", vector, "Across the lanes of one vector. All functions above work lane by lane."),
    ("Conversion", convert, "A type converts by being called: ``f32(x)``."),
    (
        "Planes",
        plane,
        "Every unit of the plane has to take part. On the CPU a plane is one unit.",
    ),
    ("Atomics", atomic, "Methods of an element of ``Array[Atomic[T]]``, relaxed in order."),
    ("Barriers", sync, ""),
)
"""Title, module and a word on each family; positions have no module attributes and come after them."""

TITLES: Mapping[Target, str] = {
    "cuda": "CUDA",
    "hip": "HIP",
    "metal": "Metal",
    "wgsl": "WGSL",
    "spirv": "SPIR-V",
    "mlir": "CPU",
}
INTRODUCTION = """\
# Functions of the kernel language

Made from the op table by `python -m transpile.lang.pages`. Errors are in units in the last place (ulp) against the
exact result; `accuracy.md` has what was measured. *Native* is the target's own operation, a *polyfill* is written in
others, a *loop* repeats a compare and exchange. Which types a target has at all is in `targets.md`: a float that it
holds in memory but does not compute with goes through f32 and is rounded after each operation; on Vulkan and WebGPU
bf16 is rounded when it leaves arithmetic (`language/numbers.md`).
"""
MARK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def lead_types(row: Row) -> list[Scalar]:
    """Return the types that the leading operand takes, in the order of the language's list."""
    if not row.sig.operands:
        return []
    accepted = row.sig.operands[row.sig.same[0] if row.sig.same else 0]
    return [SCALARS[name] for name in SCALARS if name in accepted - {"index"}]


def spelled(row: Row) -> str:
    """Return how a kernel writes the row."""
    names = row.sig.names or ("x", "y", "z")[: len(row.sig.operands)]
    if row.name in OPERATORS:
        return OPERATORS[row.name].format(*names).replace("(x)", "x").replace("(y)", "y")
    if row.effect == "topology":
        return row.builtin or row.name
    if row.effect == "atomic":
        method = row.written.removesuffix("(...)")
        return f"place{method}({', '.join(names[1:])})"
    return f"{row.builtin or row.name}({', '.join(names)})"


def families() -> list[tuple[str, str, list[Row]]]:
    """Return title, introduction and rows of each family; every row is in one of them."""
    found = []
    left = dict(TABLE)
    for title, module, words in FAMILIES:
        rows = [row for row in vars(module).values() if isinstance(row, Row) and row.name in left]
        for row in rows:
            del left[row.name]
        found.append((title, words, rows))
    found.append(("Positions", "Constants of a unit, in upper case.", list(left.values())))
    return found


def answer(row: Row, capabilities: Capabilities) -> str:
    """Say in few words how a target has a row, for the types that it computes with; atomics, for those it holds."""
    has = capabilities.stores if row.effect == "atomic" else capabilities.computes
    types = [type for type in lead_types(row) if has(type)]
    if row.sig.operands and not types:
        return "no"
    ways: dict[str, list[str]] = {}
    for type in types or [SCALARS["u32"]]:
        way = support(row, capabilities, type).way.replace("unsupported", "no")
        ways.setdefault(way, []).append(type.name)
    most = max(ways, key=lambda way: (way != "no", len(ways[way])))
    others = (f"{' '.join(names)} {way}" for way, names in ways.items() if way != most)
    return "; ".join([most, *others])


def errors(row: Row) -> str:
    """Say what error a row promises, by type."""
    if not row.ulp or row.effect != "pure":
        return ""
    if not any(row.ulp.values()):
        return "exact"
    by_error: dict[float, list[str]] = {}
    for type in lead_types(row):
        if type.name in row.ulp:
            by_error.setdefault(row.ulp[type.name], []).append(type.name)
    return ", ".join(f"{error:g} ({' '.join(names)})" for error, names in by_error.items())


def ops_page() -> str:
    parts = [INTRODUCTION]
    for title, words, rows in families():
        parts.append(f"\n## {title}\n")
        if words:
            parts.append(f"\n{words.replace('``', '`')}\n")
        for row in rows:
            parts.append(_entry(row))
    parts.append("\n## Others\n\nThese are no rows of the table; every target has them.\n")
    named = {row.builtin or row.name for row in TABLE.values()}
    constants = {n: s for n, s in vars(topology).items() if isinstance(s, Topology)}
    for name, symbol in sorted({**FUNCTIONS, **constants}.items()):
        if name not in named:
            doc = " ".join((symbol.__doc__ or "").split()).replace("``", "`")
            shown = symbol.signature if isinstance(symbol, Intrinsic) else name
            parts.append(f"\n### `{shown}`\n\n{doc}\n")
    return "".join(parts)


def _entry(row: Row) -> str:
    lines = [f"\n### `{spelled(row)}`\n", row.doc.replace("``", "`") + "\n"]
    if types := lead_types(row):
        lines.append(f"- Types: {' '.join(type.name for type in types)}")
    if error := errors(row):
        lines.append(f"- Error in ulp: {error}" if error != "exact" else "- Exact")
    grouped: dict[str, list[str]] = {}
    for target in TARGETS:
        grouped.setdefault(answer(row, PROFILES[target]), []).append(TITLES[target])
    if len(grouped) == 1:
        lines.append(f"- {next(iter(grouped)).capitalize()} on every target")
    else:
        shown = (f"{', '.join(titles)}: {words}" for words, titles in grouped.items())
        lines.append("\n".join(f"- {line}" for line in shown))
    return "\n".join(lines) + "\n"


def matrix() -> str:
    """Return the table of rows by targets."""
    lines = _table_head(["", *TITLES.values()])
    for title, _, rows in families():
        lines.append(f"| **{title}** |" + " |" * len(TARGETS))
        for row in rows:
            cells = [answer(row, PROFILES[target]) for target in TARGETS]
            shown = spelled(row).replace("|", "\\|")
            lines.append(f"| `{shown}` | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def types_table() -> str:
    """Return the table of scalar types by targets."""
    lines = _table_head(["", *TITLES.values()])
    for type in SCALARS.values():
        if type.name == "index":
            continue
        cells = []
        for target in TARGETS:
            capabilities = PROFILES[target]
            computes, stores = capabilities.computes(type), capabilities.stores(type)
            if type in capabilities.packed:
                cells.append("in words")
            elif type in capabilities.paired:
                cells.append("in pairs")
            elif computes:
                cells.append("yes" if stores else "not in memory")
            elif any(half == type for half, _ in capabilities.half_rows):
                cells.append("in part")
            else:
                cells.append("through f32" if stores else "no")
        lines.append(f"| {type} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def limits_table() -> str:
    """Return the table of the profiles that goldens and ``inspect`` use."""
    profiles = [PROFILES[target] for target in TARGETS]
    lines = _table_head(["", *TITLES.values()])
    rows: list[tuple[str, Iterable[object]]] = [
        ("Profile", (p.profile for p in profiles)),
        (
            "Units in a plane",
            (f"{p.plane_size}{', varies' * p.plane_size_varies}" for p in profiles),
        ),
        ("Units in a cube", (p.max_cube_units for p in profiles)),
        ("Shared memory, KiB", (p.max_shared_memory // 1024 for p in profiles)),
        (
            "Arrays of a kernel",
            (f"{p.max_bindings}{', one for numbers' * p.binds_scalars}" for p in profiles),
        ),
        ("Lanes of f32 at once", (p.max_vector_width[SCALARS["f32"]] for p in profiles)),
    ]
    lines += [f"| {title} | {' | '.join(map(str, cells))} |" for title, cells in rows]
    return "\n".join(lines) + "\n"


def _table_head(cells: list[str]) -> list[str]:
    return [f"| {' | '.join(cells)} |", "| --- " * len(cells) + "|"]


TABLES = {"matrix": matrix, "types": types_table, "limits": limits_table}


def targets_page(text: str) -> str:
    """Return the page with its tables made anew."""
    return MARK.sub(lambda mark: f"{mark[1]}{TABLES[mark[2]]()}{mark[3]}", text)


def main() -> None:
    folder = Path("docs")
    (folder / "ops.md").write_text(ops_page(), encoding="utf-8")
    targets = folder / "targets.md"
    targets.write_text(targets_page(targets.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
