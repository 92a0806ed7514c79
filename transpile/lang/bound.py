"""A kernel with something settled ahead of its launches: options, a shape to run over, the object of its class."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from transpile.lang.decorator import CubeFunction


class Bound:
    """A kernel with launch options."""

    def __init__(self, kernel: CubeFunction, options: Mapping[str, Any]) -> None:
        self._kernel = kernel
        self._options = options

    def __getitem__(self, geometry: Any) -> Callable[..., None]:
        count, dim = geometry
        return self._kernel.sited(count, dim, self._options)

    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self._kernel.sited(count, dim, {**self._options, "client": client})(*args, **kwargs)

    def prepare(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> Any:
        options = {**self._options, "client": client}
        return self._kernel.prepared(count, dim, args, kwargs, options)


class Over:
    """A kernel whose count and dim come from a shape."""

    def __init__(self, kernel: CubeFunction, shape: Any, options: Mapping[str, Any]) -> None:
        self._kernel = kernel
        self._options = {**options, "shape": shape}

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        self._kernel.sited(None, None, self._options)(*args, **kwargs)

    def launch(self, client: Any, /, *args: Any, **kwargs: Any) -> None:
        self._kernel.sited(None, None, {**self._options, "client": client})(*args, **kwargs)


class Method(functools.partial[Any]):
    """A kernel of a class, looked up on an object, which is its first argument."""

    func: CubeFunction

    def __getitem__(self, geometry: Any) -> Callable[..., None]:
        return functools.partial(self.func[geometry], *self.args)

    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.launch(client, count, dim, *self.args, *args, **kwargs)

    def over(self, shape: Any, **options: Any) -> Callable[..., None]:
        return functools.partial(self.func.over(shape, **options), *self.args)

    def eager(self, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.eager(count, dim, *self.args, *args, **kwargs)

    def debug(self, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.debug(count, dim, *self.args, *args, **kwargs)

    def inspect(self, stage: str, *args: Any, **kwargs: Any) -> Any:
        return self.func.inspect(stage, *self.args, *args, **kwargs)

    def specialize(self, **generics: object) -> Method:
        return Method(self.func.specialize(**generics), *self.args)
