"""Compiled kernels: playouts, the exact solver, samples of hidden cards.

Importing this package, or ``red7`` itself, does not import Numba; its modules do.
"""
