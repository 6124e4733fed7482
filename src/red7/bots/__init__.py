"""Opponents. A bot sees what its seat may see, a ``View``, and nothing else."""
