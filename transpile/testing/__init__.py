"""Golden tests of generated code, as a pytest plugin that users' projects get by installing the distribution."""
