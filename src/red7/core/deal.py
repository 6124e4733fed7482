"""Fair deals: seeds, commitments, players' entropy, and the order of the cards.

docs/deals.md documents the algorithm, so that other programs can repeat every deal.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import TYPE_CHECKING, Final

from red7.core.errors import Red7Error

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED_BYTES: Final = 32
MOST_ENTROPY_BYTES: Final = 64
MOST_ROUNDS: Final = 2**32 - 1  # the round number is hashed as four bytes
_DEAL_TAG: Final = b"red7/deal/1"
_ENTROPY_TAG: Final = b"red7/entropy/1"
_HEX_SEED: Final = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
# Shuffling 49 cards takes 48 bytes, plus about five that are rejected for fairness.
_STREAM_BYTES: Final = 128


def read_seed(seed: bytes | str) -> bytes:
    """Read a seed: 32 bytes, or 64 hexadecimal digits."""
    if isinstance(seed, str):
        if not _HEX_SEED.fullmatch(seed.strip()):
            raise Red7Error("seed-field", text=seed.strip()[:80])
        return bytes.fromhex(seed.strip())
    if len(seed) != SEED_BYTES:
        raise Red7Error("seed-field", text=seed.hex()[:80])
    return seed


def new_seed() -> bytes:
    """Return an unpredictable seed."""
    return secrets.token_bytes(SEED_BYTES)


def check_entropies(entropies: Sequence[bytes], players: int) -> None:
    """Refuse entropies that are too long, or that are not one per seat."""
    if entropies and len(entropies) != players:
        raise Red7Error("entropy-number", number=len(entropies), players=players)
    for entropy in entropies:
        if len(entropy) > MOST_ENTROPY_BYTES:
            raise Red7Error("entropy-field", text=entropy.hex()[:80])


def read_entropy(text: str) -> bytes:
    """Read a player's entropy: up to 64 bytes, as hexadecimal digits."""
    digits = text.strip()
    if re.fullmatch(r"(?:[0-9a-fA-F]{2})*", digits, re.ASCII) is None or (
        len(digits) > 2 * MOST_ENTROPY_BYTES
    ):
        raise Red7Error("entropy-field", text=digits[:80])
    return bytes.fromhex(digits)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a seed or of a player's entropy, to be shown before it is used."""
    return hashlib.sha256(secret).hexdigest()


def deal_seed(server_seed: bytes, entropies: Sequence[bytes] = ()) -> bytes:
    """Return the seed of the deals: the server's own, mixed with what the players added.

    Without any entropy it is the server's seed itself. Otherwise it is HMAC-SHA256(server seed,
    tag + for each seat in order, one byte for the length of its entropy and the entropy).
    """
    if not any(entropies):
        return server_seed
    message = b"".join(bytes([len(entropy)]) + entropy for entropy in entropies)
    return hmac.new(server_seed, _ENTROPY_TAG + message, hashlib.sha256).digest()


def deal_order(seed: bytes, cards: int, number: int = 1) -> list[int]:
    """Shuffle a set of cards for the given round.

    SHAKE-256(tag + seed + round number as four bytes) gives a stream of bytes. The cards start in
    ascending order, Violet 1 first. For n from the number of cards down to 2, take the next byte
    below the greatest multiple of n up to 256 (skipping others) modulo n, and swap the card at
    that place with the card at place n - 1.
    """
    if not 1 <= number <= MOST_ROUNDS:
        raise Red7Error("round-number", text=str(number))
    order = [card for card in range(49) if cards >> card & 1]
    shake = hashlib.shake_256(_DEAL_TAG + seed + number.to_bytes(4, "big"))
    length = _STREAM_BYTES
    stream, at = shake.digest(length), 0
    for n in range(len(order), 1, -1):
        limit = 256 - 256 % n
        while True:
            if at == length:
                length *= 2
                stream = shake.digest(length)
            byte = stream[at]
            at += 1
            if byte < limit:
                break
        chosen = byte % n
        order[chosen], order[n - 1] = order[n - 1], order[chosen]
    return order
