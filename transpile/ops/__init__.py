"""The op table: one row per op, by family. ``row`` says what a row holds, ``table`` gathers all."""
