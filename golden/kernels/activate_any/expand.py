def activate_any__expand(cx, x, out, how):
    """All activations in one kernel: the loop over the enum becomes a chain of tests."""
    i = cx.let("i", cx[ABSOLUTE_POS])
    for _cx in cx.if_(i < cx.call(out.len)):
        for number, activation in cx.for_(cx.call(enumerate, cx[ORDER]), ["number", "activation"]):
            for _cx in cx.if_(how == number):
                out[i] = cx.call(activate, x[i], activation)
