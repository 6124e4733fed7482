"""What the network likes to do, without thinking ahead."""

from __future__ import annotations

from red7.bots.bot import Analysis, Choice, WeighedLine
from red7.bots.lines import is_settled, sound_steps
from red7.core import STEPS, Step, View
from red7.network.opinion import shipped_network


class Liking:
    """The network's opinion of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        likely = shipped_network().opinion(view).steps
        self.likely = {step: float(likely[step.number]) for step in sound_steps(view)}

    @property
    def choice(self) -> Choice:
        """The likeliest step."""
        return Choice(max(self.likely, key=self.likely.__getitem__))

    @property
    def analysis(self) -> Analysis:
        """All steps, the likeliest first, each with the way the network would go on."""
        order = sorted(self.likely, key=self.likely.__getitem__, reverse=True)
        return Analysis(
            tuple(
                WeighedLine(
                    finished_line(self.view, step.number),
                    marks=(("percent", round(100 * self.likely[step])),),
                )
                for step in order
            )
        )


def finished_line(view: View, step: int) -> tuple[Step, ...]:
    """Return a step and what the network would do in the rest of the turn."""
    now = view.step(STEPS[step])
    while not is_settled(view, now):
        now = now.step(STEPS[int(shipped_network().opinion(now).steps.argmax())])
    return now.steps[len(view.steps) :]
