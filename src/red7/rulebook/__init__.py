"""The rules in sections, with examples that are worked out, not written down."""

from red7.rulebook.examples import Comparison, Example, RuleVerdict, Trial, Trials, verdict
from red7.rulebook.refusals import AT_TABLES, EXPLAINED, section_about
from red7.rulebook.sections import NAMES, SECTIONS, Section, Text, find_section

__all__ = [
    "AT_TABLES",
    "EXPLAINED",
    "NAMES",
    "SECTIONS",
    "Comparison",
    "Example",
    "RuleVerdict",
    "Section",
    "Text",
    "Trial",
    "Trials",
    "find_section",
    "section_about",
    "verdict",
]
