"""``python -m red7.envs`` compiles the kernels of the environments in advance."""

from __future__ import annotations

from red7.core import Round
from red7.envs import quick
from red7.envs.batch import Batch
from red7.envs.kernels.pixels import pixels
from red7.search.kernels.chance import new_chance
from red7.table.drawing.png import png


def main() -> None:
    """Call every kernel once."""
    batch = Batch(1)
    batch.begin()
    steps = batch.random_steps(new_chance(1))
    batch.illegal(steps)
    batch.step(steps)
    dealt = Round.deal(2, seed=bytes(32))
    quick.dense(dealt.view(dealt.turn))
    quick.scaled(dealt.view(dealt.turn))
    pixels(png('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'))


if __name__ == "__main__":
    main()
