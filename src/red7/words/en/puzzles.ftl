### Puzzles, in English: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Puzzle { $id }: { $kind }
puzzle-rules = Rules { $rules }, difficulty { $difficulty }. You are seat 1.
puzzle-kind-stay = Stay in
puzzle-kind-sure = Win for certain
puzzle-kind-open = Win with open cards
puzzle-kind-action = Use the action
puzzle-kind-deny = Deny the points
puzzle-kind-best = The best of several
puzzle-ask-stay = Only one turn keeps you in the round. Which?
puzzle-ask-sure = Only one turn wins the round whatever the others hold. Which?
puzzle-ask-open = { $count ->
    [one] All cards are open. Only one turn wins the round, and at once. Which?
   *[other] All cards are open. Only one turn wins the round, in { $count } turns of yours at most. Which?
}
puzzle-ask-action = All cards are open, and so is the draw deck. Only one turn wins the round, with an action. Which?
puzzle-ask-deny = All cards are open. You cannot win this round, but one turn keeps the other player from reaching { $goal } points. Which?
puzzle-ask-best = You do not know the other hand. One turn wins clearly more often than any other. Which?
puzzle-help = Write a turn, such as +R7 >G4 or ~. “answer” shows the solution, “quit” leaves.
puzzle-prompt = Your turn:
puzzle-right = Right!
puzzle-wrong = { $turn } is not the answer.
puzzle-answer = The answer: { $turn }
puzzle-also = Just as good, because it comes to the same: { $turns }
puzzle-because-stay = All other turns leave the round.
puzzle-because-sure = After any other turn, some cards in the others’ hands can keep you from winning.
puzzle-because-open = { $count ->
    [one] The other player has no answer to it.
   *[other] Whatever the other player does, you win in { $count } turns at most; after any other turn they have an answer.
}
puzzle-because-action = Without this action, the others can keep you from winning.
puzzle-denied = { $count ->
    [one] The other player then scores at most 1 point and has { $total } of { $goal }.
   *[other] The other player then scores at most { $count } points and has { $total } of { $goal }.
}
puzzle-because-deny = After any other turn, the other player can reach the goal.
puzzle-because-best = Averaged over all the ways the hidden cards may lie, and played with open cards, it wins at least 10 percentage points more often than any other turn.
puzzle-explore = Try it out: { $command }
puzzle-unknown = There is no puzzle “{ $text }”.

## The table of all puzzles, and making new ones

puzzles-kind = Kind
puzzles-count = Puzzles
puzzles-easiest = Easiest
puzzles-middle = Middle
puzzles-hardest = Hardest
puzzles-players = Players left
puzzles-total = { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
}
puzzles-making = { $done } of { $total } puzzles, from { $games } games…
puzzles-made = { $count ->
    [one] { $count } puzzle written to { $file }.
   *[other] { $count } puzzles written to { $file }.
}

## Help

help-puzzle = A puzzle to solve: today’s, one of a given kind, or a particular one.
help-puzzle-more = As lines of text, it reads turns, one per line, and says whether each is right. An illegal turn is refused with the reason.
help-puzzles = All puzzles of the package: how many there are, a list for programs, or new ones.
help-arg-puzzles = “generate” to make new puzzles; without it, the existing ones are shown
help-opt-puzzle-kind = the kind of the puzzle
help-opt-puzzle-id = the id of the puzzle
help-opt-puzzles-json = write the puzzles as JSON, one on each line
help-opt-puzzles-kinds = only these kinds, separated by commas
help-opt-puzzles-seed = a number; the same number makes the same puzzles
help-opt-puzzles-count = how many puzzles to make, of each kind in turn
help-opt-puzzles-output = the file to write them to
