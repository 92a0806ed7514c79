"""The device ``hip``: hipRTC compiles HIP C++, AMD's driver launches it; both libraries are opened on use."""
