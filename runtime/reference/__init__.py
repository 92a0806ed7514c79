"""The reference interpreter: IR -> what it means, on Python numbers rounded to their types; right first, slow.

``rows`` says what each op of the table computes, ``program`` turns a kernel into closures, ``schedule`` runs the
units of a cube so that barriers and plane ops meet, ``interpret`` is the whole: a kernel, a grid and buffers in, a
report out.
"""
