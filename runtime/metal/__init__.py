"""The device ``metal``: Apple's Metal through PyObjC, on macOS; what is heavy is imported on use."""
