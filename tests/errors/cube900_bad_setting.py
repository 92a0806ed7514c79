from __future__ import annotations

from transpile import config

with config.override(cache_size="plenty"):
    pass
