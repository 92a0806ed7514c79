"""Places in a user's source: half-open ranges of characters, with the chain of calls that led there."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Span:
    """A range of one user file.

    Lines count from 1; columns count characters from 0, and the end is exclusive.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    function: str = ""
    """Name of the user's function that holds the range."""
    call_site: Span | None = None
    """Where that function was called from, when it was expanded in place; ``None`` in a kernel's own body."""

    def called_from(self, call_site: Span | None) -> Span:
        """Return this span with its outermost caller set to `call_site`."""
        if self.call_site is None:
            return replace(self, call_site=call_site)
        return replace(self, call_site=self.call_site.called_from(call_site))

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column + 1}"


UNKNOWN = Span("<unknown>", 0, 0, 0, 0)
