from __future__ import annotations

from transpile import config

config.settings.debug = True
