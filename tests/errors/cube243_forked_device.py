from transpile.diagnose.errors.device import ForkedDevice


def trigger():
    raise ForkedDevice(None, "cuda").error()
