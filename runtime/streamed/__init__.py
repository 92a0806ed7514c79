"""What ``cuda`` and ``hip`` share: devices whose driver orders work by streams, and whose two interfaces are twins."""
