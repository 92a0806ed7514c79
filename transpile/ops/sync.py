"""Barriers. Each also orders memory: shared for `sync_cube`, global (and shared) for `sync_storage`."""

from __future__ import annotations

from transpile.ops.row import Custom, Signature, Spell, Text, Unsupported, op

_NOTHING = Signature((), result="none")

sync_cube = op(
    "sync_cube",
    doc="Wait for every unit of the cube; what they wrote to shared memory is seen afterwards.",
    sig=_NOTHING,
    spell=Spell(
        c=Text("__syncthreads()"),
        metal=Text("threadgroup_barrier(mem_flags::mem_threadgroup)"),
        wgsl=Text("workgroupBarrier()"),
        spirv=Custom("sync_cube"),
        mlir=Custom("sync_cube"),
    ),
    effect="sync",
)
sync_plane = op(
    "sync_plane",
    doc="Wait for every unit of the plane.",
    sig=_NOTHING,
    spell=Spell(
        cuda=Text("__syncwarp()"),
        hip=Text("__builtin_amdgcn_wave_barrier()"),
        metal=Text("simdgroup_barrier(mem_flags::mem_threadgroup)"),
        # naga has subgroupBarrier, WGSL and Tint have not.
        wgsl=Unsupported("has no barrier of a plane; use sync_cube()"),
        spirv=Custom("sync_plane"),
        mlir=Custom("sync_plane"),
    ),
    effect="sync",
)
sync_storage = op(
    "sync_storage",
    doc="Wait for every unit of the cube; what they wrote to global and shared memory is seen by the cube afterwards.",
    sig=_NOTHING,
    spell=Spell(
        c=Text("__syncthreads()"),
        metal=Text("threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup)"),
        wgsl=Custom("sync_storage"),
        spirv=Custom("sync_storage"),
        mlir=Custom("sync_storage"),
    ),
    effect="sync",
)
