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
    for event in change.events:
        if isinstance(event, m.GameEnded):
            new["result"] = event.result
    if state.round and "round" in change.changes:
        # What nobody says that a player can do, they cannot do any more.
        new = {"choices": None, "refused": (), **new}
        new["round"] = _round(state.round, change)
    if "seats" in change.changes:
        seats = {one["seat"]: one for one in change.changes["seats"]}
        new["seats"] = tuple(
            [one.model_copy(update={**seats.get(one.seat, {})}) for one in state.seats]
        )
    return state.model_copy(update=new)


def with_presence(state: m.State, told: m.Presence) -> m.State:
    """Return the state with what is told about who is connected, and by which names."""
    accounts = told.accounts or [seat.account for seat in state.seats]
    seats = tuple(
        [
            seat.model_copy(
                update={
                    "present": present,
                    "former" if seat.kind == "gone" else "name": name,
                    "account": account,
                }
            )
            for seat, present, name, account in zip(
                state.seats, told.present, told.names, accounts, strict=True
            )
        ]
    )
    return state.model_copy(update={"seats": seats, "spectators": told.spectators})


def _round(before: m.RoundView, change: m.Change) -> m.RoundView:
    changes = change.changes.get("round", {})
    players = {one["seat"]: one for one in changes.get("players", ())}
    standings = {one.colour: one for one in changes.get("standings", ())}
    new: dict[str, Any] = {
        "position": None,
        **changes,
        "players": tuple(
            [one.model_copy(update={**players.get(one.seat, {})}) for one in before.players]
        ),
        "standings": tuple([standings.get(one.colour, one) for one in before.standings]),
    }
    for event in change.events:
        if isinstance(event, m.RoundEnded):
            new["hands"] = event.hands
    return before.model_copy(update=new)
