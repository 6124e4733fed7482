"""What the network sees of a round, and what it thinks of it.

``seen``, ``outlook`` and ``observation`` turn a view into the network's inputs, for NumPy and JAX
alike; training uses them too. At play, ``kernels`` does the same at the speed of machine code.
Importing this package imports neither Numba nor the weights.
"""
