"""Proximal policy optimisation: what a rollout teaches, and Adam."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from red7.network.observation import CARD_VALUES, PLANES
from red7.network.sets import CARDS, Array
from red7.train.network import Params, criticise, think
from red7.train.rollout import MadeSteps

_NEVER = -1e9
_UNSEEN = sum(width for _, width in CARD_VALUES[: [n for n, _ in CARD_VALUES].index("unseen")])


class Habits(NamedTuple):
    """Constants of learning."""

    smoothing: float = 0.95  # lambda of generalised advantage estimation
    clip: float = 0.2
    value: float = 0.5  # weights of the losses
    critic: float = 1.0
    belief: float = 0.05
    decay: tuple[float, float] = (0.9, 0.99)  # Adam's
    norm: float = 1.0  # gradients are cut to this length


class TaughtStep(NamedTuple):
    """What a step teaches."""

    observation: Array
    secrets: Array
    mask: Array
    action: Array
    chance: Array
    possible: Array
    learns: Array
    gain: Array  # the advantage of the step made
    target: Array  # [place]: the chances to win, as it turned out


class Moments(NamedTuple):
    """Adam's averages."""

    first: Params
    second: Params


class Losses(NamedTuple):
    """Means over a minibatch, to be printed."""

    policy: Array
    value: Array
    critic: Array
    belief: Array
    entropy: Array
    clipped: Array
    norm: Array


def lessons(batch: MadeSteps, final: Array, habits: Habits) -> TaughtStep:
    """Return what each step was worth: generalised advantages, for all seats at once."""

    def back(
        carry: tuple[Array, Array], now: tuple[Array, Array, Array]
    ) -> tuple[tuple[Array, Array], Array]:
        later, ahead = carry
        chances, over, shares = now
        done = over[:, None]
        gain = jnp.where(done, shares, later) - chances
        gain = gain + jnp.where(done, 0, habits.smoothing * ahead)
        return (chances, gain), gain

    start = (final, jnp.zeros_like(final))
    _, gains = jax.lax.scan(back, start, (batch.chances, batch.over, batch.shares), reverse=True)
    target = (batch.order * (batch.chances + gains)[..., None, :]).sum(axis=-1)
    made = TaughtStep(
        batch.observation,
        batch.secrets,
        batch.mask,
        batch.action,
        batch.chance,
        batch.possible,
        batch.learns,
        (gains * batch.mover).sum(axis=-1),
        target,
    )
    flat: TaughtStep = jax.tree.map(lambda part: part.reshape((-1, *part.shape[2:])), made)
    return flat


def _cross(logits: Array, possible: Array, target: Array) -> Array:
    """Return the cross entropy of chances."""
    found = jax.nn.log_softmax(jnp.where(possible, logits, _NEVER))
    return -(jnp.where(possible, found, 0) * target).sum(axis=-1)


def _loss(
    params: Params, lesson: TaughtStep, habits: Habits, entropy_weight: Array, kind: jnp.dtype
) -> tuple[Array, Losses]:
    cast = {name: value.astype(kind) for name, value in params.items()}
    thoughts = think(cast, lesson.observation, jnp)
    found = jax.nn.log_softmax(jnp.where(lesson.mask, thoughts.logits, _NEVER))
    chosen = jnp.arange(lesson.mask.shape[1]) == lesson.action[:, None]
    ratio = jnp.exp(jnp.where(chosen, found, 0).sum(axis=1) - lesson.chance)
    weight = lesson.learns / jnp.maximum(lesson.learns.sum(), 1)
    mean = (weight * lesson.gain).sum()
    spread = jnp.sqrt((weight * (lesson.gain - mean) ** 2).sum()) + 1e-4
    gain = (lesson.gain - mean) / spread
    cut = jnp.clip(ratio, 1 - habits.clip, 1 + habits.clip)
    policy = -(weight * jnp.minimum(ratio * gain, cut * gain)).sum()
    entropy = -(jnp.where(lesson.mask, jnp.exp(found) * found, 0)).sum(axis=1)
    entropy = (weight * entropy).sum()
    value = (weight * _cross(thoughts.value, lesson.possible, lesson.target)).sum()
    judged = criticise(cast, lesson.observation, lesson.secrets, jnp)
    critic = _cross(judged, lesson.possible, lesson.target).mean()
    belief = _belief_loss(thoughts.belief, lesson)
    loss = (
        policy
        - entropy_weight * entropy
        + habits.value * value
        + habits.critic * critic
        + habits.belief * belief
    )
    clipped = (weight * (jnp.abs(ratio - 1) > habits.clip)).sum()
    return loss, Losses(policy, value, critic, belief, entropy, clipped, jnp.zeros(()))


def _belief_loss(logits: Array, lesson: TaughtStep) -> Array:
    """Return how badly the places of unseen cards were guessed."""
    count = lesson.action.shape[0]
    cards = lesson.observation[:, : CARDS * PLANES].reshape((count, CARDS, PLANES))
    unseen = cards[:, :, _UNSEEN] > 0
    hands = jnp.swapaxes(lesson.secrets[:, : 3 * CARDS].reshape((count, 3, CARDS)), 1, 2) > 0
    place = jnp.concatenate([hands, ~hands.any(axis=2, keepdims=True)], axis=2)
    wrong = -(jax.nn.log_softmax(logits) * place).sum(axis=2)
    return (wrong * unseen).sum() / jnp.maximum(unseen.sum(), 1)


def _improve(  # noqa: PLR0913, PLR0917 - Adam's own
    params: Params, moments: Moments, grads: Params, rate: Array, age: Array, habits: Habits
) -> tuple[Params, Moments, Array]:
    """Take one step of Adam, with gradients cut to a length."""
    length = jnp.sqrt(sum(jnp.sum(grad**2) for grad in grads.values()))
    factor = jnp.minimum(1.0, habits.norm / (length + 1e-6))
    slow, slower = habits.decay
    first, second, better = {}, {}, {}
    for name, grad in grads.items():
        cut = grad * factor
        first[name] = slow * moments.first[name] + (1 - slow) * cut
        second[name] = slower * moments.second[name] + (1 - slower) * cut**2
        along = first[name] / (1 - slow**age)
        size = jnp.sqrt(second[name] / (1 - slower**age)) + 1e-7
        better[name] = params[name] - rate * along / size
    return better, Moments(first, second), length


def learn(  # noqa: PLR0913, PLR0917 - what is learned from, and how
    params: Params,
    moments: Moments,
    lesson: TaughtStep,
    key: Array,
    rate: Array,
    entropy_weight: Array,
    age: Array,
    *,
    parts: int,
    rounds: int,
    habits: Habits,
    kind: jnp.dtype,
) -> tuple[Params, Moments, Losses]:
    """Learn from all lessons, in minibatches drawn at random."""
    count = lesson.action.shape[0]
    slope = jax.grad(_loss, has_aux=True)

    def one(
        carry: tuple[Params, Moments, Array], rows: Array
    ) -> tuple[tuple[Params, Moments, Array], Losses]:
        params, moments, age = carry
        some = jax.tree.map(lambda part: part[rows], lesson)
        grads, losses = slope(params, some, habits, entropy_weight, kind)
        params, moments, length = _improve(params, moments, grads, rate, age + 1, habits)
        return (params, moments, age + 1), losses._replace(norm=length)

    orders = [jax.random.permutation(each, count) for each in jax.random.split(key, rounds)]
    rows = jnp.concatenate(orders).reshape((rounds * parts, count // parts))
    (params, moments, _), losses = jax.lax.scan(one, (params, moments, age), rows)
    return params, moments, jax.tree.map(jnp.mean, losses)
