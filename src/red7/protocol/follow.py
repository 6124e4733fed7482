"""How a reader's state follows the changes that the server sends."""

from __future__ import annotations

from typing import Any

from red7.protocol import messages as m


def follow(state: m.State, change: m.Change) -> m.State:
    """Return the state after a change; it must be the very next one after the state."""
    if change.seq != state.seq + 1:
        message = f"change {change.seq} after state {state.seq}"
        raise ValueError(message)
    new: dict[str, Any] = {**change.changes, "seq": change.seq, "now": change.now}
    if state.round and "round" in change.changes:
        new["round"] = _round(state.round, change.changes["round"])
    return state.model_copy(update=new)


def with_presence(state: m.State, told: m.Presence) -> m.State:
    """Return the state with what is told about who is connected, and by which names."""
    seats = tuple(
        [
            seat.model_copy(
                update={"present": present, "former" if seat.kind == "gone" else "name": name}
            )
            for seat, present, name in zip(state.seats, told.present, told.names, strict=True)
        ]
    )
    return state.model_copy(update={"seats": seats, "spectators": told.spectators})


def _round(before: m.RoundView, changes: m.RoundChanges) -> m.RoundView:
    players = {one["seat"]: one for one in changes.get("players", ())}
    standings = {one.colour: one for one in changes.get("standings", ())}
    new: dict[str, Any] = {
        **changes,
        "players": tuple(
            [one.model_copy(update={**players.get(one.seat, {})}) for one in before.players]
        ),
        "standings": tuple([standings.get(one.colour, one) for one in before.standings]),
    }
    return before.model_copy(update=new)
