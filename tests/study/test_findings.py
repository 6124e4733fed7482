from __future__ import annotations

from red7.study.findings import estimated, exactly


def test_an_interval_is_a_little_wider_than_a_binomial_sample_has() -> None:
    for share in (0.0, 0.05, 0.3, 0.5, 1.0):
        low, mid, high = estimated(share, 400)
        assert low <= mid == share <= high
        # Wilson's interval of 95 %.
        squared = 1.96**2
        usual = 2 * 1.96 * (share * (1 - share) / 400 + squared / 640_000) ** 0.5
        usual /= 1 + squared / 400
        assert usual <= high - low <= 1.3 * usual


def test_without_a_sample_nothing_is_known() -> None:
    assert estimated(0.5, 0) == (0, 0.5, 1)
    assert exactly(0.25) == (0.25, 0.25, 0.25)
