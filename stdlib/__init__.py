"""What is written in the language: kernels, helpers for kernels, the demo."""
