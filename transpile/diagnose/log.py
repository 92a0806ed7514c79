"""What the setting ``log`` lets through: one line each, on standard error."""

from __future__ import annotations

import sys

from transpile.config import LOG_LEVELS, settings


def is_logged(level: str) -> bool:
    """Tell whether lines of a level are shown."""
    return LOG_LEVELS.index(level) <= LOG_LEVELS.index(settings.log)


def log(level: str, text: str) -> None:
    """Show a line, if its level is asked for; nothing goes wrong where nobody can see it."""
    if is_logged(level) and sys.stderr is not None:
        print(f"transpile {level}: {text}", file=sys.stderr)
