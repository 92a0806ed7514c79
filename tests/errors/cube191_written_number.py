from transpile import Array, Mut, cube, f32


def trigger():
    @cube(launch=True)
    def kernel(x: Array[f32], total: Mut[f32]) -> None:
        pass
