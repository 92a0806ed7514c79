def interpreter__expand(cx, program, x, out):
    for _cx in cx.if_(cx[ABSOLUTE_POS] >= cx.call(out.len)):
        cx.return_()
    if cx.live: top = cx.var("top", x[cx[ABSOLUTE_POS]])
    if cx.live: below = cx.var("below", cx.call(i32, 1))
    for place in cx.live and cx.for_(cx.call(range, cx.call(program.len)), "place"):
        for _cx in cx.match(program[place]):
            for _cx in cx.case(lambda _cx: _cx.value(cx[Code.ADD])):
                top = cx.var("top", cx.inplace(top) + cx.get(below), up=3)
            for _cx in cx.case(lambda _cx: _cx.value(cx[Code.SUB])):
                top = cx.var("top", cx.inplace(top) - cx.get(below), up=3)
            for _cx in cx.case(lambda _cx: _cx.value(cx[Code.MUL])):
                top = cx.var("top", cx.inplace(top) * cx.get(below), up=3)
            for _cx in cx.case(lambda _cx: _cx.value(cx[Code.SWAP])):
                top, below = cx.get(below), cx.get(top); top = cx.var("top", top, up=3); below = cx.var("below", below, up=3)
            for number in cx.case(lambda _cx: _cx.name("number"), "number", guard=lambda number: number >= cx[Code.PUSH]):
                below, top = cx.get(top), number - cx[Code.PUSH]; below = cx.var("below", below, up=3); top = cx.var("top", top, up=3)
            for _cx in cx.case(lambda _cx: _cx.any):
                cx.break_()
    if cx.live: out[cx[ABSOLUTE_POS]] = cx.get(top)
