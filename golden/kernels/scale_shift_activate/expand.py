def scale_shift_activate__expand(cx,
    x, out, scale, shift, how
):
    """Works on vectors as well, if the launch says so."""
    for _cx in cx.if_(cx[ABSOLUTE_POS] < cx.call(out.len)):
        out[cx[ABSOLUTE_POS]] = cx.call(activate, x[cx[ABSOLUTE_POS]] * scale + shift, how)
