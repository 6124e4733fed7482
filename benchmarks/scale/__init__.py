"""How many machines how many players need: measured costs, a model, and a simulation.

python -m benchmarks.scale --help
"""
