"""Rounds played and solved at the speed of machine code.

``kernels`` is what all compiled code shares, ``random_play`` plays rounds to their end, ``solving``
finds who wins when every card is known, ``worlds`` fills in hidden cards and weighs lines there,
and ``warm`` compiles everything ahead. Importing this package, or ``red7`` itself, does not import
Numba.
"""
