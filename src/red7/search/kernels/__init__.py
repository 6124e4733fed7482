"""What all kernels share: the compiler, the flat round, the flow of a turn, random numbers."""
