"""The network: what a player thinks of a view, and what a critic thinks who sees all hands.

The actor is written for NumPy and JAX alike, so that the player and the trainer share it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from red7.network.observation import PLANES, SCALE, SIZE
from red7.network.sets import CARDS, Array

Params: TypeAlias = dict[str, Array]

SEATS: Final = 4
SECRETS: Final = 5 * CARDS  # three hands and the two cards on top of the deck
BARE: Final = 3  # steps without a card
_TINY: Final = 1e-6


class Shape(NamedTuple):
    """How large a network is."""

    width: int = 1024
    blocks: int = 2
    neck: int = 384
    card: int = 64
    critic_width: int = 640

    def scaled(self, width: int) -> Shape:
        """Return the same shape, made wider or narrower."""
        factor = width / self.width

        def other(size: int) -> int:
            return max(16, round(size * factor / 4) * 4)

        return self._replace(
            width=width, neck=other(self.neck), critic_width=other(self.critic_width)
        )


class Thoughts(NamedTuple):
    """What the actor thinks of a view."""

    logits: Array  # [150], before masking
    value: Array  # [4]: logits of each seat's chance to win, in the order of the observation
    belief: Array  # [49, 4]: logits of where each card is: with an opponent, or elsewhere


def first_weights(shape: Shape, seed: int = 0) -> Params:
    """Return random weights."""
    chance = np.random.default_rng(seed)
    params: Params = {}

    def dense(name: str, inside: int, outside: int, gain: float = 1.0) -> None:
        spread = gain * (2 / inside) ** 0.5
        params[name] = chance.normal(0, spread, (inside, outside)).astype(np.float32)
        params[name + "/bias"] = np.zeros(outside, np.float32)

    def trunk(name: str, inside: int, width: int) -> None:
        # Only about a tenth of the inputs are not zero.
        dense(f"{name}/in", inside, width, gain=2.0)
        for block in range(shape.blocks):
            params[f"{name}/{block}/norm"] = np.ones(width, np.float32)
            dense(f"{name}/{block}/down", width, shape.neck)
            dense(f"{name}/{block}/up", shape.neck, width, gain=0.3)
        params[f"{name}/norm"] = np.ones(width, np.float32)

    trunk("actor", SIZE, shape.width)
    dense("actor/context", shape.width, shape.card)
    dense("actor/card", PLANES, shape.card)
    params["actor/card/each"] = chance.normal(0, 0.1, (CARDS, shape.card)).astype(np.float32)
    dense("actor/card/steps", shape.card, 3, gain=0.05)
    dense("actor/steps", shape.width, 3 * CARDS + BARE, gain=0.02)
    dense("actor/value", shape.width, SEATS, gain=0.05)
    dense("actor/card/belief", shape.card, SEATS, gain=0.05)
    dense("actor/belief", shape.width, SEATS * CARDS, gain=0.02)
    trunk("critic", SIZE + SECRETS, shape.critic_width)
    dense("critic/value", shape.critic_width, SEATS, gain=0.05)
    return params


def _dense(params: Params, name: str, x: Array) -> Array:
    return x @ params[name] + params[name + "/bias"]


def _head(params: Params, name: str, x: Array, xp: ModuleType) -> Array:
    """Return an answer of the network; rounding it to 16 bits would blur the chances of steps."""
    weights, bias = params[name], params[name + "/bias"]
    return x.astype(xp.float32) @ weights.astype(xp.float32) + bias.astype(xp.float32)


def _normed(params: Params, name: str, x: Array, xp: ModuleType) -> Array:
    wide = x.astype(xp.float32)
    level = xp.sqrt((wide * wide).mean(axis=-1, keepdims=True) + _TINY)
    return (wide / level).astype(x.dtype) * params[name + "/norm"]


def _trunk(params: Params, name: str, x: Array, xp: ModuleType) -> Array:
    h = xp.maximum(_dense(params, f"{name}/in", x), 0)
    block = 0
    while f"{name}/{block}/norm" in params:
        part = f"{name}/{block}"
        inner = xp.maximum(_dense(params, f"{part}/down", _normed(params, part, h, xp)), 0)
        h = h + _dense(params, f"{part}/up", inner)
        block += 1
    return _normed(params, name, h, xp)


def think(params: Params, observation: Array, xp: ModuleType) -> Thoughts:
    """Return what the actor thinks; the weights' type is the type it computes in."""
    kind = params["actor/in"].dtype
    x = observation.astype(kind) * xp.asarray(SCALE).astype(kind)
    h = _trunk(params, "actor", x, xp)
    cards = x[..., : CARDS * PLANES].reshape((*x.shape[:-1], CARDS, PLANES))
    context = _dense(params, "actor/context", h)[..., None, :]
    each = xp.maximum(_dense(params, "actor/card", cards) + context + params["actor/card/each"], 0)
    by_card = xp.swapaxes(_head(params, "actor/card/steps", each, xp), -1, -2)
    flat = by_card.reshape((*x.shape[:-1], 3 * CARDS))
    bare = xp.zeros((*x.shape[:-1], BARE), xp.float32)
    belief = _head(params, "actor/belief", h, xp).reshape((*x.shape[:-1], CARDS, SEATS))
    return Thoughts(
        xp.concatenate([flat, bare], axis=-1) + _head(params, "actor/steps", h, xp),
        _head(params, "actor/value", h, xp),
        belief + _head(params, "actor/card/belief", each, xp),
    )


def criticise(params: Params, observation: Array, secrets: Array, xp: ModuleType) -> Array:
    """Return logits of each seat's chance to win, for one who sees all hands."""
    kind = params["critic/in"].dtype
    x = observation.astype(kind) * xp.asarray(SCALE).astype(kind)
    x = xp.concatenate([x, secrets.astype(kind)], axis=-1)
    return _head(params, "critic/value", _trunk(params, "critic", x, xp), xp)


def weights_of(params: Params, part: str) -> Params:
    """Return the weights of the actor or the critic."""
    return {name: value for name, value in params.items() if name.startswith(part + "/")}
