### Puzzles on the page, in English.

web-puzzle-all = Puzzles
web-puzzle-open = Puzzle { $id }

## What there is

web-puzzle-today = Today’s puzzle
web-puzzle-today-next = The next one comes in { $time }.
web-puzzle-solve = Solve it
web-puzzle-look = Look at the answer
web-puzzle-series = Endless series
web-puzzle-series-more = One after another, matched to your strength.
web-puzzle-rush = Puzzle rush
web-puzzle-rush-more = As many as you can in three minutes. The third miss ends it.
web-puzzle-rush-start = Start
web-puzzle-rush-again = Once more
web-puzzle-kinds = By kind
web-puzzle-kind-stay = Stay in
web-puzzle-kind-sure = Certain win
web-puzzle-kind-open = Open cards
web-puzzle-kind-action = Use an action
web-puzzle-kind-deny = Deny the points
web-puzzle-kind-best = The best turn

## The reader

web-puzzle-streak = { $count ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $count } days in a row
}
web-puzzle-longest = Longest: { $count }
web-puzzle-rating = Your rating: { $points }
web-puzzle-rating-about = Your rating: about { $points }

## Solving

web-puzzle-task-stay = Only one turn keeps you in. Find it.
web-puzzle-task-sure = Find the turn that wins the round whatever the others hold.
web-puzzle-task-open = { $count ->
    [1] All cards are open. Find the turn that wins the round.
   *[other] All cards are open. Find the turn that leads to a win in { $count } of your turns.
}
web-puzzle-task-action = All cards are open. Only an action wins the round. Find the turn.
web-puzzle-task-deny = All cards are open. You cannot win: keep the other from reaching the goal.
web-puzzle-task-best = Find the turn that wins most often.
web-puzzle-level = Difficulty { $points }
web-puzzle-compose = Put your turn together, then confirm it to see whether it is right.
web-puzzle-step = Your turn so far: { $turn }
web-puzzle-player = Player { $seat }
web-puzzle-confirm = Confirm
web-puzzle-show = Show the answer
web-puzzle-sure = Show the answer? It then counts as not solved.
web-puzzle-right = Right!
web-puzzle-wrong = That is not the answer. Try again.
web-puzzle-answer = The answer
web-puzzle-shown = Not solved this time
web-puzzle-gained = Rating { $points }
web-puzzle-yours = Your turn { $turn }:
web-puzzle-counts = { $count ->
    [1] Nobody else has tried it yet.
   *[other] { $solved } of { $count } solved it at once.
}
web-puzzle-next = Next puzzle
web-puzzle-share = Share
web-puzzle-shared = Copied

## A rush

web-puzzle-left = { $time } left
web-puzzle-score = { $count ->
    [0] Nothing solved yet
    [one] One solved
   *[other] { $count } solved
}
web-puzzle-misses = { $count } of { $most } misses
web-puzzle-over = The rush is over
web-puzzle-best = Your best: { $count }
web-puzzle-missed = Missed:
