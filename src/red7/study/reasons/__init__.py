"""Why a turn is good, and what is wrong with another: facts of the position, told in a sentence."""

from red7.study.reasons.compare import compare
from red7.study.reasons.explain import explain
from red7.study.reasons.reason import Fact, Reason
from red7.study.reasons.tell import tell

__all__ = ["Fact", "Reason", "compare", "explain", "tell"]
