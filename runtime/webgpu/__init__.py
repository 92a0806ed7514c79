"""The device ``webgpu``: WGSL through wgpu."""
