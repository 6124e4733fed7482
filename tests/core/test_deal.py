from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import Red7Error, commitment, deal, deal_order, deal_seed
from red7.core.cards import ALL_CARDS, CARDS, Cards
from red7.core.deal import check_entropies, read_entropy, read_seed

seeds = st.binary(min_size=32, max_size=32)


def shuffled_as_documented(seed: bytes, cards: list[int], number: int) -> list[int]:
    """The algorithm of docs/deals.md once more, written from that text."""
    stream = hashlib.shake_256(b"red7/deal/1" + seed + number.to_bytes(4, "big")).digest(2000)
    order, position = sorted(cards), 0
    for n in range(len(order), 1, -1):
        while stream[position] >= 256 // n * n:
            position += 1
        j = stream[position] % n
        position += 1
        order[j], order[n - 1] = order[n - 1], order[j]
    return order


@given(seeds, st.integers(0, ALL_CARDS), st.integers(1, 50))
def test_deals_as_documented(seed: bytes, mask: int, number: int) -> None:
    order = deal_order(seed, mask, number)
    assert order == shuffled_as_documented(seed, [int(card) for card in Cards(mask)], number)
    assert Cards(sum(1 << card for card in order)) == Cards(mask)


def test_the_number_of_a_round_has_four_bytes() -> None:
    seed, last = bytes(32), 2**32 - 1
    assert deal_order(seed, ALL_CARDS, last) == shuffled_as_documented(seed, list(range(49)), last)
    for number in (-1, 0, last + 1):
        with pytest.raises(Red7Error) as caught:
            deal_order(seed, ALL_CARDS, number)
        assert caught.value == Red7Error("round-number", text=str(number))


def test_entropies_are_one_for_each_seat_and_not_too_long() -> None:
    check_entropies((), 2)
    check_entropies((b"", bytes(64)), 2)
    with pytest.raises(Red7Error) as caught:
        check_entropies((b"a",), 2)
    assert caught.value == Red7Error("entropy-number", number=1, players=2)
    with pytest.raises(Red7Error) as caught:
        check_entropies((b"", bytes(65)), 2)
    assert caught.value == Red7Error("entropy-field", text="0" * 80)


def test_many_deals_as_documented() -> None:
    # A byte at the very edge of what is taken comes up about once in five deals.
    for n in range(100):
        seed = n.to_bytes(32, "big")
        assert deal_order(seed, ALL_CARDS) == shuffled_as_documented(seed, list(range(49)), 1)


def test_a_deal_that_never_changes() -> None:
    order = deal_order(bytes(32), ALL_CARDS)
    assert "".join(str(CARDS[card]) for card in order) == (
        "V2R1R5G4G7B5Y2R6G1O7O3B2V4V6G6I4Y3I1V3O4Y6I2I6V7O2"
        "G5G2R2B4V1R7B3Y1B1O6B6Y7I5I3I7Y5R4R3G3O1B7V5O5Y4"
    )


def test_no_card_prefers_a_place() -> None:
    firsts = Counter(deal_order(n.to_bytes(32, "big"), ALL_CARDS)[0] for n in range(4900))
    assert len(firsts) == 49
    # 100 are expected of each; six standard deviations are 60.
    assert all(40 < count < 160 for count in firsts.values())


def test_rounds_and_seeds_differ() -> None:
    orders = {
        tuple(deal_order(bytes([n]) * 32, ALL_CARDS, number))
        for n in range(5)
        for number in (1, 2, 3)
    }
    assert len(orders) == 15


def test_long_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    # The stream is squeezed in pieces; where one ends must not show.
    expected = deal_order(bytes(32), ALL_CARDS)
    for length in (1, 7, 48):
        monkeypatch.setattr(deal, "_STREAM_BYTES", length)
        assert deal_order(bytes(32), ALL_CARDS) == expected


def test_entropy_is_mixed_in_seat_order() -> None:
    seed = bytes(range(32))
    assert deal_seed(seed) == deal_seed(seed, [b"", b""]) == seed
    expected = hmac.new(seed, b"red7/entropy/1\x02ab\x00\x01c", hashlib.sha256).digest()
    assert deal_seed(seed, [b"ab", b"", b"c"]) == expected
    assert deal_seed(seed, [b"a", b"b"]) != deal_seed(seed, [b"b", b"a"])
    # Lengths keep neighbours apart.
    assert deal_seed(seed, [b"ab", b"c"]) != deal_seed(seed, [b"a", b"bc"])


def test_commitment() -> None:
    assert commitment(b"abc").startswith("ba7816bf")


def test_reading_seeds() -> None:
    assert read_seed(" " + "aB" * 32 + "\n") == bytes.fromhex("ab" * 32)
    assert read_seed(bytes(32)) == bytes(32)
    for wrong in ("", "12", "g" * 64, "a" * 63, "a" * 65, "é" * 64, b"", bytes(31)):
        with pytest.raises(Red7Error, match="seed-field"):
            read_seed(wrong)


def test_reading_entropy() -> None:
    assert read_entropy(" 00fF ") == b"\x00\xff"
    assert read_entropy("") == b""
    assert len(read_entropy("00" * 64)) == 64
    for wrong in ("0", "xx", "00" * 65):
        with pytest.raises(Red7Error, match="entropy-field"):
            read_entropy(wrong)


@pytest.mark.parametrize(
    ("read", "text", "reason", "told"),
    [
        (read_seed, " 12 ", "seed-field", "12"),
        (read_seed, "g" * 100, "seed-field", "g" * 80),
        (read_seed, b"\x12\x34", "seed-field", "1234"),
        (read_seed, bytes(50), "seed-field", "0" * 80),
        (read_entropy, " xx ", "entropy-field", "xx"),
        (read_entropy, "0" * 130, "entropy-field", "0" * 80),
    ],
)
def test_what_is_told_of_a_wrong_seed(
    read: Callable[[Any], bytes], text: bytes | str, reason: str, told: str
) -> None:
    with pytest.raises(Red7Error) as caught:
        read(text)
    assert caught.value == Red7Error(reason, text=told)
