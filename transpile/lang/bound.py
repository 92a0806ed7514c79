"""A kernel with something settled ahead of its launches: options, a shape to run over, the object of its class."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from transpile.lang.cube_function import CubeFunction
    from transpile.lang.interface import Interface


class Bound:
    """A kernel with launch options; `given` are its first arguments: the object, for one of a class."""

    def __init__(
        self, kernel: CubeFunction, options: dict[str, Any], given: tuple[Any, ...] = ()
    ) -> None:
        self._kernel = kernel
        self._options = options
        self._given = given

    def __getitem__(self, geometry: Any) -> Callable[..., None]:
        kernel = self._kernel
        try:
            count, dim = geometry if type(geometry) is tuple else kernel.two_of(geometry)
        except ValueError:
            kernel.two_of(geometry)
            raise
        found = kernel.sited(count, dim, self._options)
        return functools.partial(found, *self._given) if self._given else found

    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        site = self._kernel.sited(count, dim, self._options, client)
        site(*self._given, *args, **kwargs)

    def prepare(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> Any:
        options = {**self._options, "client": client}
        return self._kernel.prepared(count, dim, (*self._given, *args), kwargs, options)


class Over:
    """A kernel whose count and dim come from a shape."""

    def __init__(
        self,
        kernel: CubeFunction,
        shape: Any,
        options: Mapping[str, Any],
        given: tuple[Any, ...] = (),
    ) -> None:
        self._kernel = kernel
        self._options = {**options, "shape": shape}
        self._given = given

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        self._kernel.sited(None, None, self._options)(*self._given, *args, **kwargs)

    def launch(self, client: Any, /, *args: Any, **kwargs: Any) -> None:
        site = self._kernel.sited(None, None, self._options, client)
        site(*self._given, *args, **kwargs)


class Method(functools.partial[Any]):
    """A kernel of a class, looked up on an object, which is its first argument."""

    func: CubeFunction

    def __getitem__(self, geometry: Any) -> Callable[..., None]:
        return functools.partial(self.func[geometry], *self.args)

    def launch(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.launch(client, count, dim, *self.args, *args, **kwargs)

    def launch_unchecked(
        self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any
    ) -> None:
        self.func.launch_unchecked(client, count, dim, *self.args, *args, **kwargs)

    def prepare(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> Any:
        return self.func.prepare(client, count, dim, *self.args, *args, **kwargs)

    def over(self, shape: Any, **options: Any) -> Over:
        return Over(self.func, shape, options, self.args)

    def with_options(self, **options: Any) -> Bound:
        return Bound(self.func, options, self.args)

    def eager(self, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.eager(count, dim, *self.args, *args, **kwargs)

    def debug(self, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> None:
        self.func.debug(count, dim, *self.args, *args, **kwargs)

    def inspect(self, stage: str, *args: Any, **kwargs: Any) -> Any:
        return self.func.inspect(stage, *self.args, *args, **kwargs)

    def interface(self, stage: Any, *args: Any, **kwargs: Any) -> Interface:
        found: Interface = self.func.interface(stage, *self.args, *args, **kwargs)
        return found

    def specialize(self, **generics: object) -> Method:
        return Method(self.func.specialize(**generics), *self.args)
