"""What the clocks of a table show."""

from __future__ import annotations

from red7.protocol import messages as m


def clock_texts(state: m.State, now: int) -> dict[int, str]:
    """Return what each seat's clock shows; nothing without clocks."""
    clock = state.clock
    if clock is None:
        return {}
    turn = state.round.turn if state.round else 0
    texts = {}
    for seat, left in enumerate(clock.left, 1):
        used = max(0, now - clock.since) if seat == turn and clock.deadline is not None else 0
        texts[seat] = clock_text(left - used)
    return texts


def clock_text(left: int) -> str:
    """Return milliseconds as a clock shows them.

    >>> clock_text(61_500), clock_text(3_600_000 + 5_000), clock_text(-3)
    ('1:02', '1:00:05', '0:00')
    """
    seconds = max(0, -(-left // 1000))
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
