"""Trying out lines: a tree of positions that turns lead to, and where one is in it.

Everything here is a value. The command line and the page both work with it.

>>> tried = Exploration.read("basic R 1 0 B5/R7R6V1 V7/V5I6")
>>> tried = tried.play("+R7 >R6").back().play("+R7 . ~")
>>> tried.line
'v1.2 R 1 0 B5/R7R6V1 V7/I6V5 | +R7 . | ~'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from red7.core import Card, Phase, Position, Record, Red7Error, Rules, Step, View
from red7.core.steps import DRAW, DRAW_STEP, read_steps, write_steps
from red7.core.view import view_of
from red7.study.editing import Place, put, read_start, set_place

BETWEEN: Final = " | "  # the turns of a line that is shared


@dataclass(frozen=True)
class Node:
    """A position at the start of a turn, and how it was reached."""

    position: Position
    parent: int | None = None  # the place of the node before it
    steps: tuple[Step, ...] = ()  # of the turn from there; none if the position was edited

    @property
    def edited(self) -> bool:
        """Whether the cards were changed by hand, so that no turn leads here."""
        return not self.steps


@dataclass(frozen=True)
class Branch:
    """A node as it stands in a drawing of the tree."""

    at: int
    depth: int  # how many variations deep
    number: int  # of turns that lead here from the first position
    seat: int  # that made the turn; 0 for a position that was given or edited
    node: Node


@dataclass(frozen=True)
class Exploration:
    """A tree of positions, the node one is at, and the steps of a turn that has begun there."""

    rules: Rules
    nodes: tuple[Node, ...]
    at: int = 0
    begun: tuple[Step, ...] = ()
    hidden: bool = False  # only what the player to move may know is shown and judged
    visited: Mapping[int, int] = field(default_factory=dict)  # which way was last taken from a node

    @classmethod
    def of(cls, position: Position) -> Exploration:
        """Begin at a position, which may be in the middle of a turn."""
        start = Exploration(position.rules, (Node(position.at_start),))
        return start.play(position.steps) if position.steps else start

    @classmethod
    def read(cls, text: str, rules: Rules | str = "basic") -> Exploration:
        """Read a position, or a line as it is shared: ``[RULES] POSITION | TURN | TURN …``."""
        head, *turns = text.split(BETWEEN)
        first, _, rest = head.strip().partition(" ")
        if len(first) > 1 and rest:  # a position begins with the letter of a colour
            rules, head = Rules.parse(first), rest
        explored = cls.of(read_start(rules, head))
        for number, turn in enumerate(turns, 1):
            try:
                explored = explored.play(turn)
            except Red7Error as error:
                raise Red7Error("turn-refused", error, number=number) from None
        return explored

    @classmethod
    def of_record(cls, record: Record, turn: int = 0, number: int | None = None) -> Exploration:
        """Begin in a game, after one of its turns; cards are shown as their players saw them.

        Turns are counted from the first of the game, or of the round with this number. The turns of
        that round are there already.
        """
        rounds: list[tuple[Position, list[tuple[Step, ...]]]] = []
        for frame in record.frames():
            if frame.turn is None:
                rounds.append((frame.position, []))
            elif not frame.position.steps:  # a turn that is not finished is left out
                rounds[-1][1].append(frame.turn.steps)
        chosen, turn = _found([len(turns) for _, turns in rounds], turn, number)
        deal, turns = rounds[chosen]
        explored = replace(Exploration.of(deal), hidden=True)
        for steps in turns:
            explored = explored.play(steps)
        explored = explored.top()
        for _ in range(turn):
            explored = explored.forward()
        return explored

    # Where one is

    @property
    def node(self) -> Node:
        """The position at the start of this turn."""
        return self.nodes[self.at]

    @property
    def position(self) -> Position:
        """The position now, with every card that is known to whoever explores."""
        start = self.node.position
        return start.settled().follow(self.begun) if self.begun else start

    @property
    def shown(self) -> Position:
        """The position now; where hands are hidden, as the player to move knows it."""
        if not self.hidden:
            return self.position
        return view_of(self.position, self.position.turn if self.known else 0)

    @property
    def known(self) -> bool:
        """Whether the hand of the player to move is known."""
        position = self.position
        return not position.hidden[position.turn - 1]

    @property
    def view(self) -> View:
        """What the player to move knows; unless hands are hidden, all know what lies open."""
        position = self.position
        if self.hidden:
            return view_of(position, position.turn)
        if not self.known:
            raise Red7Error("hand-not-known", seat=position.turn)
        return View.parse(self.rules, str(position), position.turn)

    @property
    def text(self) -> str:
        """The position now as text."""
        return str(self.position)

    @property
    def line(self) -> str:
        """The way here as text that can be shared and read again."""
        path: list[str] = [write_steps(self.begun)] if self.begun else []
        node = self.node
        while node.parent is not None and not node.edited:
            path.append(write_steps(node.steps))
            node = self.nodes[node.parent]
        return BETWEEN.join([f"{self.rules} {node.position}", *reversed(path)])

    @property
    def turns(self) -> tuple[tuple[Step, ...], ...]:
        """Every way to go on with this turn, to its end or to the draw of an unknown card."""
        position = self.position
        return () if position.over else tuple(position.lines())

    # Going on, and back

    def play(self, steps: tuple[Step, ...] | str) -> Exploration:
        """Make steps, of one turn or of several; what a 3 draws may be named or left out.

        A player whose hand is not known may play any card that has not been seen.
        """
        made = read_steps(steps) if isinstance(steps, str) else steps
        if not made:
            raise Red7Error("steps-missing", place=1)
        explored = self
        for at, step in enumerate(made):
            following = made[at + 1] if at + 1 < len(made) else None
            explored = explored._make(step, following)
        return explored

    def _make(self, step: Step, following: Step | None) -> Exploration:
        now = self.position.settled()
        if now.over:
            raise Red7Error("round-over")
        after = now.follow((step,))
        if after.phase is Phase.THREE and (following is None or following.kind != DRAW):
            after = after.follow((DRAW_STEP,))
        if after.phase is not Phase.OVER:
            return replace(self, begun=after.steps)
        return self._reach(Node(after.settled(), self.at, after.steps))

    def _reach(self, node: Node) -> Exploration:
        """Go to a node after this one, which may be there already."""
        at = next((other for other in self.children if self.nodes[other] == node), len(self.nodes))
        nodes = self.nodes if at < len(self.nodes) else (*self.nodes, node)
        visited = {**self.visited, self.at: at}
        return replace(self, nodes=nodes, at=at, begun=(), visited=visited)

    @property
    def children(self) -> tuple[int, ...]:
        """The nodes after this one, in the order in which they were tried."""
        return tuple(at for at, node in enumerate(self.nodes) if node.parent == self.at)

    def back(self) -> Exploration:
        """Go to the start of this turn, or from there to the turn before."""
        if self.begun:
            return replace(self, begun=())
        if self.node.parent is None:
            raise Red7Error("explore-top")
        return replace(self, at=self.node.parent)

    def forward(self, number: int = 0) -> Exploration:
        """Go to the variation with this number, or the way that was last taken."""
        children = self.children
        if not children:
            raise Red7Error("explore-end")
        if number == 0:
            return self._reach(self.nodes[self.visited.get(self.at, children[0])])
        if not 1 <= number <= len(children):
            raise Red7Error("explore-variation", number=number, most=len(children))
        return self._reach(self.nodes[children[number - 1]])

    def top(self) -> Exploration:
        """Go to the first position."""
        return replace(self, at=0, begun=())

    def tree(self) -> Iterator[Branch]:
        """Yield the whole tree: after a first way the other ways, then what follows the first."""
        after: dict[int, list[int]] = {}
        for at, node in enumerate(self.nodes):
            if node.parent is not None:
                after.setdefault(node.parent, []).append(at)
        waiting = [(0, 0, 0)]
        while waiting:
            at, depth, number = waiting.pop()
            node = self.nodes[at]
            came = None if node.parent is None or node.edited else self.nodes[node.parent]
            made = number + (came is not None)
            yield Branch(at, depth, made, came.position.settled().turn if came else 0, node)
            # A stack: what is put there last comes first.
            siblings = [] if node.parent is None else after[node.parent]
            waiting += [(first, depth, made) for first in after.get(at, [])[:1]]
            if siblings[:1] == [at]:
                waiting += [(other, depth + 1, number) for other in reversed(siblings[1:])]

    # Changing cards

    def edit(self, place: Place, text: str = "", seat: int = 0) -> Exploration:
        """Change what lies somewhere, written as in the notation; this leads to a new node."""
        return self._reach(Node(set_place(self.position, place, text, seat), self.at))

    def put(self, card: Card, place: Place, seat: int = 0) -> Exploration:
        """Move a card from wherever it is; this leads to a new node."""
        return self._reach(Node(put(self.position, card, place, seat), self.at))

    def hide(self, *, hidden: bool = True) -> Exploration:
        """Hide what the player to move may not know, or show everything."""
        return replace(self, hidden=hidden)


def _found(turns: list[int], turn: int, number: int | None) -> tuple[int, int]:
    """Return the place of a round and the number of a turn in it."""
    if number is not None:
        if not 1 <= number <= len(turns):
            raise Red7Error("explore-round", number=number, most=len(turns))
        if not 0 <= turn <= turns[number - 1]:
            raise Red7Error("explore-turn", number=turn, most=turns[number - 1])
        return number - 1, turn
    if not turns or not 0 <= turn <= sum(turns):
        raise Red7Error("explore-turn", number=turn, most=sum(turns))
    at = 0
    while turn > turns[at]:
        turn -= turns[at]
        at += 1
    return at, turn
