"""Rounds played and solved at the speed of machine code.

``kernels`` holds what all compiled code shares, ``random_play`` plays rounds to the end,
``solving`` finds who wins when every card is known, and ``worlds`` fills in hidden cards and weighs
lines. Importing this package, or ``red7`` itself, does not import Numba.
"""
