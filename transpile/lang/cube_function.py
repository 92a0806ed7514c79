"""What ``@cube`` makes of a function: it is launched, looked at, run in Python, and expanded where others call it."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.span import Span
from transpile.diagnose.traceback import boundary
from transpile.expand.annotations import ComptimeAnnotation, substituted, variable_name
from transpile.expand.arguments import Specialization
from transpile.forks import BUILDING
from transpile.ir.foreign import known as known_dtype
from transpile.ir.notes import Validation
from transpile.ir.printer import print_kernel
from transpile.ir.types import index, u32, u64
from transpile.lang.annotations import evaluate, returned, type_variables
from transpile.lang.arguments import example_specs
from transpile.lang.bound import Bound, Method, Over
from transpile.lang.launched import LAUNCH_OPTIONS, Launched, launcher
from transpile.lang.options import PLAINLY, Options, wrong_call
from transpile.lang.services import SERVICES
from transpile.lang.texts import TEXT_STAGES, UNSAID, check_options, check_stage, dim_of
from transpile.ops.capabilities import PROFILES, Capabilities
from transpile.protocols import Artifact
from transpile.rewrite import Twin, rewrite, text_hash

if TYPE_CHECKING:
    from transpile.lang.interface import Interface


class CubeFunction(Launched):
    """A function of the kernel language.

    Other kernels call it and it is expanded in place. A kernel (``launch=True``) is launched by
    ``kernel[count, dim](...)``,
    ``kernel.launch(client, count, dim, ...)`` or ``kernel.over(shape)(...)``.
    """

    __slots__ = ("__dict__", "__weakref__")
    __cube__ = True
    __name__: str
    __qualname__: str

    def __init__(
        self, function: FunctionType, is_launched: bool, settled: Options = PLAINLY
    ) -> None:
        functools.update_wrapper(self, function)
        super().__init__()
        self.function = function
        self.is_launched = is_launched
        self.settled = settled
        """What the decorator said."""
        self.options: Mapping[str, Any] = dict(settled.launch)
        self.fast_math = settled.fast_math
        self.cluster_dim = settled.cluster_dim
        self.signature = inspect.signature(function)
        self.generics: tuple[tuple[object, object], ...] = ()
        self.text_hash = text_hash(function)
        self._object = ""
        """The parameter of a kernel in a class that takes the object."""
        self._annotations: dict[str, Any] | None = None
        self._twin: Twin | None = None
        self._specialized: dict[object, CubeFunction] = {}
        code = function.__code__
        self.span = Span(
            code.co_filename, code.co_firstlineno, 0, code.co_firstlineno, 1, function.__name__
        )
        if is_launched:
            clash = LAUNCH_OPTIONS & set(self.signature.parameters)
            if clash:
                raise WrongArguments(
                    self.span, function=function.__name__,
                    signature=f"{function.__name__}({', '.join(self.signature.parameters)})",
                    problem=f"`{min(clash)}` is a launch option and cannot name a parameter",
                ).error()  # fmt: skip

    @property
    def twin(self) -> Twin:
        """The rewritten form; made at first use."""
        twin = self._twin
        if twin is None or not twin.is_current(self.function):
            with BUILDING:
                twin = self._twin
                if twin is None or not twin.is_current(self.function):
                    twin = self._twin = rewrite(self.function, decorated_text=self.text_hash)
        return twin

    @property
    def expanded_source(self) -> str:
        """The twin as text, for people."""
        return self.twin.text

    def annotations(self) -> Mapping[str, Any]:
        """The parameters' annotations as objects; strings are evaluated in the function's module
        and closure.
        """
        if self._annotations is None:
            self._annotations = evaluate(self.function)
            if self._object:
                self._annotations[self._object] = ComptimeAnnotation(object)
        return self._annotations

    @functools.cached_property
    def returns(self) -> object:
        """The annotation of the result as an object; ``None`` for one that means nothing to kernels."""
        return returned(self.function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the plain Python function on the host."""
        if self.is_launched:
            raise WrongArguments(
                None, function=self.__name__, signature=f"{self.__name__}[count, dim](...)",
                problem="a kernel is launched with a count of cubes and a cube's dim",
                way_out=f"write `{self.__name__}[count, dim](...)`, or `{self.__name__}.over(shape)(...)`,"
                " which chooses both",
            ).error()  # fmt: skip
        try:
            return self.function(*args, **kwargs)
        except TypeError:
            wrong = wrong_call(self.__name__, self.signature, args, kwargs)
            if wrong is not None:
                raise wrong from None
            raise

    def __reduce__(self) -> str:
        """Pickle and copy by name, as Python's functions are: another process imports it."""
        return self.__qualname__

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        if instance is None:
            return self
        return (Method if self.is_launched else functools.partial)(self, instance)

    def __set_name__(self, owner: type, name: str) -> None:
        """In a class, the first parameter is the object: known at comptime, unless it says something else."""
        first = next(iter(self.signature.parameters), None)
        if self.is_launched and first is not None and first not in self.function.__annotations__:
            self._object = first

    # Launching

    def launch_unchecked(
        self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any
    ) -> None:
        """Launch without bounds checks and device asserts: an access out of bounds is undefined."""
        options = {k: kwargs.pop(k) for k in list(kwargs) if k in LAUNCH_OPTIONS}
        self.sited(count, dim, {"checked": False, **options}, client)(*args, **kwargs)

    def over(self, shape: Any, **options: Any) -> Over:
        """Pick count and dim: one unit for each element of `shape` (for each vector of
        ``vectorize=N``), linear in x.
        """
        return Over(self, shape, options)

    def with_options(self, **options: Any) -> Bound:
        """Return the kernel with options for its launches: ``vectorize validate aliasing
        address_type checked``.
        """
        return Bound(self, options)

    @boundary
    def prepare(self, client: Any, count: Any, dim: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Bind everything once; call the result to launch. Launch options are keywords."""
        options = {k: kwargs.pop(k) for k in list(kwargs) if k in LAUNCH_OPTIONS}
        return self.prepared(count, dim, args, kwargs, {**options, "client": client})

    def prepared(
        self, count: Any, dim: Any, args: Any, kwargs: Any, options: Mapping[str, Any]
    ) -> Any:
        """Bind a launch with options."""
        return launcher().prepare(
            self, count, dim, args, kwargs, options={**self.options, **options}
        )

    @boundary
    def _launch(
        self, count: Any, dim: Any, args: Any, kwargs: Any, options: Mapping[str, Any]
    ) -> None:
        if not self.is_launched:
            raise WrongArguments(
                None,
                function=self.__name__,
                signature=f"@cube(launch=True) def {self.__name__}(...)",
                problem="it is a helper; `@cube(launch=True)` makes a kernel that the host launches",
                way_out="write `@cube(launch=True)` above it"
                if self.__name__ != "<lambda>"
                else "write a `def` under `@cube(launch=True)`",
            ).error()
        launcher().launch(self, count, dim, args, kwargs, options={**self.options, **options})

    def specialize(self, **generics: object) -> CubeFunction:
        """Bind type variables by name: ``kernel.specialize(F=f16)``."""
        variables = type_variables(self.function, self.annotations())
        found = {variable_name(v): v for v in variables}
        for name in generics:
            if name not in found:
                raise WrongArguments(
                    self.span,
                    function="specialize",
                    signature=f"specialize({', '.join(found)})",
                    problem=f"no type variable `{name}`",
                ).error()
        generics = {name: known_dtype(value) for name, value in generics.items()}
        key = tuple(sorted(generics.items(), key=lambda item: item[0]))
        known = self._specialized.get(key)
        if known is not None:
            return known
        other = self._specialized[key] = CubeFunction(self.function, self.is_launched, self.settled)
        other._twin = self._twin
        other._object = self._object
        other.generics = (
            *self.generics,
            *((found[name], value) for name, value in generics.items()),
        )
        return other

    # Looking at it

    @boundary
    def inspect(
        self,
        stage: str,
        *args: Any,
        dim: Any = UNSAID,
        grid_rank: int | None = None,
        checked: bool = True,
        vectorize: int = 1,
        folded: bool = False,
        validate: Validation = False,
        **kwargs: Any,
    ) -> Any:
        """Return one stage as text: ``expand ir cuda hip metal wgsl spirv mlir``
        (``spirv_binary``: bytes).

        Needs no device. `args` are arrays, ``spec(dtype, shape)`` in their place, numbers and
        comptime values. Each
        target has one named profile (``transpile.ops.capabilities``), never the host. `dim` is that of the
        cubes, 256 if not given; where the kernel has a parameter of that name, `cube_dim` is. With `folded`
        the kernel is the one for grids that are larger than the device counts, with `validate` the one
        that reports what is out of bounds.
        """  # fmt: skip
        check_stage(stage)
        if stage == "expand":
            return self.expanded_source
        options = (grid_rank, checked, vectorize, folded, validate)
        if stage == "ir":
            check_options(self.__name__, *options)
            made = self._specialization(PROFILES["reference"], args, kwargs, dim, *options[:3])
            from transpile import pipeline  # loads the passes and writers: not at import

            return print_kernel(pipeline.expand_clean(self, made, SERVICES).kernel)
        artifact = self._artifact(
            PROFILES[TEXT_STAGES.get(stage, stage)], args, kwargs, dim, *options
        )
        if stage == "spirv":
            from transpile.lower.spirv import disassemble

            assert isinstance(artifact.text, bytes)
            return disassemble(artifact.text)
        return artifact.text

    @boundary
    def interface(
        self,
        stage: str | Capabilities,
        *args: Any,
        dim: Any = UNSAID,
        grid_rank: int | None = None,
        checked: bool = True,
        vectorize: int = 1,
        folded: bool = False,
        validate: Validation = False,
        **kwargs: Any,
    ) -> Interface:
        """Return what a program of one's own binds to run a text: buffers, numbers with their offsets, the size of a
        cube. Arguments are those of `inspect`, or, with capabilities in place of the stage, of `artifact`.
        """
        if not isinstance(stage, Capabilities):
            check_stage(stage)
        from transpile import pipeline  # loads the passes and writers: not at import
        from transpile.lang.interface import check, interface_of

        if isinstance(stage, Capabilities):
            capabilities, stage = stage, stage.name
            check(stage)
        else:
            check(stage)
            capabilities = PROFILES[TEXT_STAGES[stage]]
        options = (grid_rank, checked, vectorize, folded, validate)
        made = self._specialization(capabilities, args, kwargs, dim, *options)
        built = pipeline.build(self, made, SERVICES)
        expanded = built.expanded.parameters
        return interface_of(stage, built.artifact, expanded, capabilities.plane_size)

    @boundary
    def artifact(
        self,
        capabilities: Capabilities,
        *args: Any,
        dim: Any = UNSAID,
        grid_rank: int | None = None,
        checked: bool = True,
        vectorize: int = 1,
        folded: bool = False,
        validate: Validation = False,
        **kwargs: Any,
    ) -> Artifact:
        """Build the kernel for a device's capabilities and example arguments; options as those of `inspect`."""
        options = (grid_rank, checked, vectorize, folded, validate)
        return self._artifact(capabilities, args, kwargs, dim, *options)

    def _artifact(self, capabilities: Capabilities, *asked: Any) -> Artifact:
        made = self._specialization(capabilities, *asked)
        from transpile import pipeline  # loads the passes and writers: not at import

        return pipeline.build(self, made, SERVICES).artifact

    @boundary
    def eager(
        self,
        count: Any,
        dim: Any,
        /,
        *args: Any,
        plane: int | None = None,
        unit: Any = None,
        vectorize: int = 1,
        **kwargs: Any,
    ) -> None:
        """Run the kernel in Python, on NumPy arrays in place: `print`, `breakpoint` and coverage
        work as in any function.

        Args:
            count: cubes, an int or up to three.
            dim: units in a cube, likewise.
            args: the kernel's arguments.
            plane: units in a plane; 32 if not given.
            unit: ``(position of the cube, position of the unit)`` to run one unit alone.
            vectorize: lanes of an element of array arguments.
            kwargs: the kernel's arguments by name.
        """
        from transpile.lang.trial import trial  # only who debugs pays for it

        trial(self, count, dim, args, kwargs, plane=plane, unit=unit, vectorize=vectorize)

    @boundary
    def debug(
        self,
        count: Any,
        dim: Any,
        /,
        *args: Any,
        unit: Any = 0,
        stop: bool = False,
        plane: int | None = None,
        vectorize: int = 1,
        **kwargs: Any,
    ) -> None:
        """Run one unit in Python, on NumPy arrays in place: only it prints, and stops at `breakpoint()`.

        The other units of its cube run beside it if the kernel has barriers or plane operations, so that what it reads
        is right; other cubes do not run. Leaving the debugger (``q``) ends the run.

        Args:
            count: cubes, as in `eager`.
            dim: units in a cube.
            args: the kernel's arguments.
            unit: the unit's ``ABSOLUTE_POS``, or ``(position of the cube, position of the unit)``.
            stop: whether to stop at the kernel's first line.
            plane: units in a plane; 32 if not given.
            vectorize: lanes of an element of array arguments.
            kwargs: the kernel's arguments by name.
        """
        from transpile.lang.trial import trial  # only who debugs pays for it

        trial(
            self, count, dim, args, kwargs,
            plane=plane, unit=unit, vectorize=vectorize, is_debugged=True, stops=stop,
        )  # fmt: skip

    def _specialization(
        self,
        capabilities: Capabilities,
        args: Any,
        kwargs: Any,
        dim: Any,
        grid_rank: int | None,
        checked: bool,
        vectorize: int,
        folded: bool = False,
        validate: Validation = False,
    ) -> Specialization:
        from transpile.lang.triples import grid_rank as rank_of
        from transpile.lang.triples import triple  # not at import: only who inspects pays

        settled = check_options(self.__name__, grid_rank, checked, vectorize, folded, validate)
        grid_rank, checked, vectorize, folded, validate = settled
        dim = dim_of(self.__name__, self.signature.parameters, dim, kwargs)
        x, y, z = triple(self.__name__, "dim", dim, 1)
        rank = grid_rank or (3 if z > 1 else 2 if y > 1 else 1)
        rank = max(rank, rank_of(self.cluster_dim))
        bound = dict(self.generics)
        known = {n: substituted(a, bound) for n, a in self.annotations().items()}
        specs = example_specs(self.signature, known, args, kwargs, self.function, vectorize, bound)
        return Specialization(
            specs, capabilities, (x, y, z), rank, checked,
            generics=self.generics, validate=validate, folded=u32 if folded else None,
            address=u64 if self.options.get("address_type") == "u64" else index,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<cube {'kernel' if self.is_launched else 'function'} {self.__qualname__}>"
