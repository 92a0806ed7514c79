// Empty: the shim is force-included.
