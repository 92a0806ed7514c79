"""What a kernel author may write: the decorator, types, containers, topology, comptime and functions."""
