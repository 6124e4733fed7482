"""The rules of Red7 and nothing else: cards, rounds, matches, views, notation, records."""

from red7.core.cards import CARDS, COLOURS, Card, Cards, Colour
from red7.core.deal import commitment, deal_order, deal_seed
from red7.core.errors import Red7Error
from red7.core.layout import Standing
from red7.core.match import Match, MatchView, Turn
from red7.core.notation import read_position
from red7.core.past import PastTurn
from red7.core.position import Position
from red7.core.record import Frame, Record, RecordedRound, RecordedTurn
from red7.core.record_json import read_json, write_json
from red7.core.record_text import read_record, write_record
from red7.core.round import Round
from red7.core.rules import EDITIONS, RULEBOOKS, Draw, Edition, Rulebook, Rules
from red7.core.steps import STEPS, Step
from red7.core.turn import Phase
from red7.core.view import View

__all__ = [
    "CARDS",
    "COLOURS",
    "EDITIONS",
    "RULEBOOKS",
    "STEPS",
    "Card",
    "Cards",
    "Colour",
    "Draw",
    "Edition",
    "Frame",
    "Match",
    "MatchView",
    "PastTurn",
    "Phase",
    "Position",
    "Record",
    "RecordedRound",
    "RecordedTurn",
    "Red7Error",
    "Round",
    "Rulebook",
    "Rules",
    "Standing",
    "Step",
    "Turn",
    "View",
    "commitment",
    "deal_order",
    "deal_seed",
    "read_json",
    "read_position",
    "read_record",
    "write_json",
    "write_record",
]
