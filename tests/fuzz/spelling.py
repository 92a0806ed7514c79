"""Write a module otherwise, mostly without a change of its meaning: ``text -> text``.

Names of other alphabets (which Python folds: ``ﬁ`` is ``fi``), literals in another form, suites in one line, tabs,
odd blanks, line ends, comments and continuations: what a tree does not show.
"""

from __future__ import annotations

import io
import keyword
import random
import re
import tokenize
from collections.abc import Callable

UNICODE = (
    "é",
    "ﬁ",
    "𝐱",
    "µ",
    "ª",
    "K",
    "x̂",
    "名",
    "Ⅳ",
    "ſ",
    "x·y",
    "ñ_",
    "ｘ",
    "𝔘𝔫",
    "ǅ",
    "a\u0301",
    "_ö_",
    "ϰ",
)
KEYWORDS = (
    "float4", "half", "kernel", "device", "thread", "var", "fn", "struct", "union", "template", "typename", "double",
    "long", "unsigned", "discard", "texture", "sampler", "uint", "int3", "register", "volatile", "auto",
    "switch", "goto", "NULL", "true", "asm", "wgpu", "ptr", "array", "module", "func", "memref", "scf", "arg0",
    "_1", "main", "blockIdx",
    "warpSize", "cx", "_cx", "self", "threadgroup", "as_type", "operator", "namespace", "this", "new", "enum", "typeof",
    "M_PI", "printf",
)  # fmt: skip
COMMENTS = (
    "# é", "# type: ignore", "# noqa", "#", "#!x", "# fmt: off", "# \\", '# """', "#\t",
    "# -*- coding: latin-1 -*-", "# 😀" * 9,
)  # fmt: skip
QUOTES = ("'", '"', "'''", '"""')


def names(text: str, chooser: random.Random) -> str | None:
    """Give a name of the module another, everywhere."""
    found = [t for t in tokens(text) if t.type == tokenize.NAME and not keyword.iskeyword(t.string)]
    if not found:
        return None
    old = chooser.choice(found).string
    new = chooser.choice(UNICODE if chooser.random() < 0.5 else KEYWORDS)
    return re.sub(rf"\b{re.escape(old)}\b", new, text)


def numbers(text: str, chooser: random.Random) -> str | None:
    """Write an int in another base, or with underscores; a float with an exponent."""

    def other(token: tokenize.TokenInfo) -> str:
        try:
            value = int(token.string)
        except ValueError:
            return token.string + "e0" if "." in token.string else token.string
        return chooser.choice(
            (hex(value), bin(value), oct(value), f"{value}.0", f"{value:_}", f"0x{value:_X}",
             f"({value})", f"+{value}", f"{value}.", "00_0" if not value else str(value))
        )  # fmt: skip

    return replaced(text, tokenize.NUMBER, other, chooser)


def strings(text: str, chooser: random.Random) -> str | None:
    """Write a text with other quotes and prefixes, or as several."""

    def other(token: tokenize.TokenInfo) -> str:
        body = token.string.strip("rbfuRBFU").strip("'\"")
        quote = chooser.choice(QUOTES)
        prefix = chooser.choice(("", "r", "f", "u", "rf", "b", "F", "Rb"))
        tail = chooser.choice(("", " ''", " f'{1}'", " \\\n 'b'", ' "\\n"', " r'\\'"))
        return f"{prefix}{quote}{body}{quote}{tail}"

    return replaced(text, tokenize.STRING, other, chooser)


def replaced(
    text: str, kind: int, other: Callable[[tokenize.TokenInfo], str], chooser: random.Random
) -> str | None:
    found = [t for t in tokens(text) if t.type == kind and t.start[0] == t.end[0]]
    if not found:
        return None
    token = chooser.choice(found)
    lines = io.StringIO(text).readlines()
    line = lines[token.start[0] - 1]
    lines[token.start[0] - 1] = line[: token.start[1]] + other(token) + line[token.end[1] :]
    return "".join(lines)


def tokens(text: str) -> list[tokenize.TokenInfo]:
    try:
        return list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, IndentationError, SyntaxError):
        return []


def one_line(text: str, chooser: random.Random) -> str | None:
    """Put a suite of one line behind its head."""
    lines = text.split("\n")
    places = [
        n
        for n in range(len(lines) - 1)
        if lines[n].endswith(":") and lines[n + 1].strip() and not lines[n + 1].rstrip().endswith(":")
    ]  # fmt: skip
    if not places:
        return None
    at = chooser.choice(places)
    gap = chooser.choice((" ", "", "\t", "  ", " \\\n  "))
    lines[at : at + 2] = [lines[at] + gap + lines[at + 1].strip()]
    return "\n".join(lines)


def joined(text: str, chooser: random.Random) -> str | None:
    """Put two statements in one line."""
    lines = text.split("\n")
    places = [
        n
        for n in range(len(lines) - 1)
        if lines[n].strip() and indent(lines[n]) == indent(lines[n + 1]) and lines[n + 1].strip()
    ]
    if not places:
        return None
    at = chooser.choice(places)
    gap = chooser.choice(("; ", ";", " ;\\\n", ";\t"))
    lines[at : at + 2] = [lines[at] + gap + lines[at + 1].strip()]
    return "\n".join(lines)


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def indented(text: str, chooser: random.Random) -> str | None:
    """Indent by tabs, by one blank, by nine, or by a mixture."""
    step = chooser.choice(("\t", " ", " " * 9, "  ", "\t  "))

    def other(line: str) -> str:
        depth, rest = divmod(indent(line), 4)
        return step * depth + " " * rest + line.lstrip(" ")

    return "\n".join(other(line) for line in text.split("\n"))


def ends(text: str, chooser: random.Random) -> str | None:
    """End lines as other systems do, or the last one not at all."""
    form = chooser.randrange(5)
    if form == 0:
        return text.replace("\n", "\r\n")
    if form == 1:
        return text.rstrip("\n")
    if form == 2:
        tail = chooser.choice(
            ("  ", "\n\n\n\f\n", "\n# the end", "\n    # the end", "\n\\\n", "\n\t\n", "\n...")
        )  # fmt: skip
        return text.rstrip("\n") + tail
    if form == 3:
        return text.replace("\n\n\n", "\n")
    lines = text.split("\n")
    at = chooser.randrange(len(lines))
    lines.insert(
        at, chooser.choice(("", "\f", "\t", " " * 70, "\\", "pass;", "    \f", "\x0c    # x"))
    )
    return "\n".join(lines)


def commented(text: str, chooser: random.Random) -> str | None:
    lines = text.split("\n")
    at = chooser.randrange(len(lines))
    comment = chooser.choice(COMMENTS)
    if chooser.random() < 0.5:
        lines[at] += "  " + comment
    else:
        lines.insert(at, " " * chooser.choice((0, 2, 4, 8, 40)) + comment)
    return "\n".join(lines)


def stretched(text: str, chooser: random.Random) -> str | None:
    """Break lines in brackets, with comments in between, or put much in a line."""
    found = [t for t in tokens(text) if t.type == tokenize.OP and t.string in "([{,)]}:=+"]
    if not found:
        return None
    token = chooser.choice(found)
    lines = text.split("\n")
    row = token.start[0] - 1
    new = chooser.choice(
        ("\n", "  # é(\n", " \\\n", " " * 300, "\t", "\n\n\n", "\n" + " " * 60, "\f")
    )
    lines[row] = lines[row][: token.end[1]] + new + lines[row][token.end[1] :]
    return "\n".join(lines)


SPELLINGS: tuple[Callable[[str, random.Random], str | None], ...] = (
    names, names, numbers, strings, one_line, joined, indented, ends, commented, stretched,
)  # fmt: skip
