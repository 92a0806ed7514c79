"""Arrays of torch on the host: a stand-in for its tensors, and torch itself where it is installed."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, CubeError, Mut, Tensor, bf16, cube, f32, spec


@cube(launch=True)
def double(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * 2.0


@cube(launch=True)
def double_brief(x: Array[bf16], out: Mut[Array[bf16]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * 2.0


@cube(launch=True)
def by_rows(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0, 1] = x[1, 0]


class Dtype:
    """A dtype as torch writes it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return f"torch.{self.name}"


Dtype.__name__ = "dtype"
Dtype.__module__ = "torch"


class Standin:
    """What is asked of a tensor: its memory as NumPy's, and what torch does not share."""

    layout = "torch.strided"
    is_sparse = False

    def __init__(self, array: Any, dtype: str = "float32", *, requires_grad: bool = False) -> None:
        self.array = array
        self.dtype = Dtype(dtype)
        self.requires_grad = requires_grad
        self.device = SimpleNamespace(type="cpu")
        self.itemsize = array.itemsize

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    def stride(self) -> tuple[int, ...]:
        return tuple(step // self.itemsize for step in self.array.strides)

    def detach(self) -> Standin:
        return Standin(self.array, self.dtype.name)

    def view(self, dtype: Any) -> Standin:
        return Standin(self.array.view(dtype), np.dtype(dtype).name)

    def __dlpack__(self, **options: Any) -> Any:
        assert not self.requires_grad, "torch refuses it in its own words"
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return 1, 0


Standin.__name__ = "Tensor"
Standin.__module__ = "torch"


class Unshared(Standin):
    """A tensor that DLPack has no name for: what NumPy says of bf16."""

    def __dlpack__(self, **_options: Any) -> Any:
        raise RuntimeError("Unsupported dtype in DLTensor.")


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    found = SimpleNamespace(int16=np.int16, uint8=np.uint8, is_grad_enabled=lambda: True)
    monkeypatch.setitem(sys.modules, "torch", found)
    return found


@pytest.fixture(params=["launch", "eager"])
def run(request: pytest.FixtureRequest) -> Any:
    """Both ways in which tensors of the host become arguments."""

    def ran(kernel: Any, *args: Any) -> None:
        if request.param == "eager":
            kernel.eager(1, 4, *args)
        else:
            kernel.launch(device("reference").client, 1, 4, *args)

    return ran


def way_out(run: Any, *args: Any) -> str:
    with pytest.raises(CubeError) as raised:
        run(double, *args)
    return str(raised.value).rpartition("help: ")[2]


def test_tensors_are_taken_where_they_are(run: Any) -> None:
    x, out = np.arange(4, dtype="f4"), np.zeros(4, "f4")
    run(double, Standin(x), Standin(out))
    assert out.tolist() == [0, 2, 4, 6]


def test_tensors_are_not_written_out_for_a_message_that_nobody_needs(run: Any) -> None:
    shown = []

    class Shown(Standin):
        def __repr__(self) -> str:
            shown.append(self)
            return "tensor([1., 1., 1., 1.])"

    out = np.zeros(4, "f4")
    run(double, Shown(np.ones(4, "f4")), Shown(out))
    assert out.tolist() == [2] * 4
    assert not shown


@pytest.mark.usefixtures("torch")
def test_floats_that_dlpack_has_no_name_for(run: Any) -> None:
    x, out = np.arange(4).astype(ml_dtypes.bfloat16), np.zeros(4, ml_dtypes.bfloat16)
    run(double_brief, Unshared(x, "bfloat16"), Unshared(out, "bfloat16"))
    assert out.astype("f4").tolist() == [0, 2, 4, 6]
    read = device("reference").client.create(Unshared(x, "bfloat16")).numpy()
    assert read.dtype == ml_dtypes.bfloat16
    assert read.astype("f4").tolist() == [0, 1, 2, 3]


def test_gradients_are_lost_only_where_none_is_recorded(run: Any, torch: SimpleNamespace) -> None:
    x, out = Standin(np.ones(4, "f4"), requires_grad=True), np.zeros(4, "f4")
    assert way_out(run, x, out).startswith("pass `x.detach()`")
    torch.is_grad_enabled = lambda: False
    run(double, x, Standin(out, requires_grad=True))
    assert out.tolist() == [2] * 4


@pytest.mark.usefixtures("torch")
def test_words_of_torch_for_its_users(run: Any) -> None:
    x, out = Standin(np.ones(4, "f4")), Standin(np.zeros(4, "f4"))
    grad = Standin(np.ones(4, "f4"), requires_grad=True)
    assert way_out(run, grad, out).startswith("pass `x.detach()`")
    assert way_out(run, x, grad).startswith("pass `out.detach()`")
    with pytest.raises(CubeError, match=r"give `data.detach\(\)`"):
        device("reference").client.create(grad)
    double64 = Standin(np.ones(4), "float64")
    assert way_out(run, double64, out) == "convert it, for example with `to(torch.float32)`"
    assert way_out(run, np.ones(4), out) == "convert it, for example with `astype(numpy.float32)`"
    repeated = Standin(np.broadcast_to(np.zeros(1, "f4"), 4))
    assert "`out = out.clone()`" in way_out(run, x, repeated)
    assert "`out = out.copy()`" in way_out(run, x, np.broadcast_to(np.zeros(1, "f4"), 4))
    sparse = Unshared(np.ones(4, "f4"))
    sparse.is_sparse = True
    assert way_out(run, sparse, out) == "pass a dense tensor: `x.to_dense()`"
    far = Unshared(np.ones(4, "f4"))
    far.device = SimpleNamespace(type="cuda")
    assert way_out(run, far, out).startswith("pass `x.cpu()`")


def test_a_tensor_is_shown_with_its_own_strides() -> None:
    turned = Standin(np.zeros((3, 2), "f4").T)
    text = by_rows.inspect("cuda", turned, np.zeros((2, 3), "f4"))
    assert "x_stride_0" in text
    assert "out_stride_0" not in text


def test_handles_are_shown_and_not_run_in_python() -> None:
    handle = device("reference").client.zeros(4, f32)
    assert double.inspect("wgsl", handle, handle) == double.inspect(
        "wgsl", spec(f32, 4), spec(f32, 4)
    )
    with pytest.raises(CubeError, match=r"copy it to the host: `x.numpy\(\)`"):
        double.eager(1, 4, handle, handle)


def test_torch_itself(run: Any) -> None:
    torch = pytest.importorskip("torch")
    x, out = torch.arange(4.0), torch.zeros(4)
    run(double, x, out)
    assert out.tolist() == [0, 2, 4, 6]
    brief = torch.zeros(4, dtype=torch.bfloat16)
    run(double_brief, x.bfloat16(), brief)
    assert brief.tolist() == [0, 2, 4, 6]
    assert way_out(run, torch.nn.Parameter(x), out).startswith("pass `x.detach()`")
    with torch.no_grad():
        run(double, torch.nn.Parameter(x), out)
    assert way_out(run, x.to("meta"), out).startswith("pass a tensor that has memory")
    assert way_out(run, x.to_sparse(), out) == "pass a dense tensor: `x.to_dense()`"
    assert "`out = out.clone()`" in way_out(run, x, torch.zeros(1).expand(4))


@pytest.mark.parametrize(
    ("typestr", "data", "says"),
    [("<f4", (0, False), "NULL"), ("nonsense", (1, False), "nonsense"), ("<f4", (), "data")],
)
def test_a_description_that_numpy_refuses(typestr: str, data: object, says: str) -> None:
    interface = {"shape": (4,), "typestr": typestr, "data": data, "version": 3}
    with pytest.raises(CubeError, match=f"CUBE206.*`x`.*{says}"):
        double.launch(
            device("reference").client, 1, 4,
            SimpleNamespace(__array_interface__=interface), np.zeros(4, "f4"),
        )  # fmt: skip
