"""The errors, one small frozen class each, in a module a topic.

Codes are unique (``tests/house`` looks) and grouped by topic: below 100 for the language (syntax, names, types,
memory), 100 to 199 for targets, 200 to 299 for launches, 900 to 999 for usage outside kernels.
"""
