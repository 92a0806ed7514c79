"""The device ``cuda``: NVRTC compiles CUDA C++, the driver launches it; what is heavy is imported on use."""
