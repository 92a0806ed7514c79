"""What ``@autotune`` and `Tunables` are given: checked where it is written, not at the first call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.autotune.calls import FromLevel
from runtime.autotune.candidates import Config
from runtime.autotune.keys import Exact
from runtime.bench.timing import SECONDS
from transpile.diagnose import given

FUNCTIONS: Mapping[str, str] = {
    "inputs": "a function of a client, a generator of NumPy's and the arguments, which returns arguments",
    "reference": "a function of the arguments that does it right",
    "work": "a function of the arguments that returns a `Work`",
}
"""Arguments that are called, and what they are."""
ANCHOR = "a function that rounds a size, such as `power_of_two()`, or `None` for sizes as they are"
KEY = 'names of arguments in a list, such as `["x", exactly("n")]`, or a function of the arguments'


def checked(
    name: Any,
    key: Any,
    names: Any,
    anchor: Any,
    writes: Any,
    inputs: Any,
    reference: Any,
    work: Any,
    tolerance: Any,
    budget: Any,
    seed: Any,
) -> None:
    """Refuse what makes no sense.

    Raises:
        CubeUsageError: it does not; the message names the argument.
    """
    if not isinstance(name, str):
        raise given.wrong("Tunables", "name", name, "a text, for messages and the disk cache")
    function = f"Tunables({name!r})"
    if key is not None and not callable(key):
        plain = [one.name if isinstance(one, Exact) else one for one in _several(function, key)]
        given.names(function, "key", plain, KEY)
    for parameter, value in (("names", names), ("writes", writes)):
        if value is not None:
            given.names(function, parameter, value, 'names of arguments in a list, such as `["x"]`')
    if anchor is not None and not isinstance(anchor, FromLevel):
        given.called(function, "anchor", anchor, ANCHOR)
    for parameter, value in (("inputs", inputs), ("reference", reference), ("work", work)):
        if value is not None:
            given.called(function, parameter, value, FUNCTIONS[parameter])
    if tolerance is not None:
        wants = "a number of 0 or more: the error that is accepted, relative to the largest number"
        given.real(function, "tolerance", tolerance, wants)
    if budget is not None:
        given.real(function, "budget", budget, SECONDS)
    given.integer(function, "seed", seed, least=0)


def _several(function: str, key: Any) -> list[Any]:
    found = given.several(key)
    if found is None:
        raise given.wrong(function, "key", key, KEY)
    return found


def configurations(configs: Any) -> list[Config]:
    """Return the configurations that a decorator was given.

    Raises:
        CubeUsageError: there is none, or one is something else.
    """
    wants = "a list with at least one of `Config(...)`, such as `[Config(rows=4, dim=64)]`"
    found = given.several(configs)
    if found is None:
        raise given.wrong("autotune", "configs", configs, wants)
    for config in found:
        if not isinstance(config, Config):
            raise given.wrong("autotune", "configs", config, wants)
    return found
