### How a player plays, in English: read by the page of statistics and by the command.

## In numbers

stats-games = { $count ->
    [one] { $count } game, { $won } won (by luck alone: { $expected })
   *[other] { $count } games, { $won } won (by luck alone: { $expected })
}
stats-accuracy = Accuracy over time
stats-mean = mean { $share }%
stats-colours = Rounds won, by colour in force
stats-habits = Most costly habits, in points per game
stats-by = Games won
stats-players = { $count } players
stats-against = against { $name }
stats-balance = Luck and skill, in points per game
stats-result = Result
stats-luck = Luck
stats-luck-kind = { $kind ->
    [deal] of this, the deal
    [draw] of this, draws
   *[unseen] of this, unseen cards
}
stats-own = Own errors
stats-others = Others’ errors
stats-made = { $played ->
    [play] Played only
    [discard] Discarded only
    [both] Played and discarded
    [draw] Drew a card
    [end] Ended the turn
   *[out] Dropped out
}
stats-better = { $best ->
    [play] playing only
    [discard] discarding only
    [both] playing and discarding
    [draw] drawing a card
    [end] ending the turn
   *[out] dropping out
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, but with the wrong cards
   *[no] { stats-made }, instead of { stats-better }
}
stats-habit-action = { $way ->
    [missed] Missed the action of a { $number }
   *[used] Used the action of a { $number }
}
stats-habit-part = { $part ->
    [early] In the first two turns of a round
    [middle] In the third and fourth turn
   *[late] From the fifth turn on
}
stats-habit-theme = { $theme ->
    [out] Went out needlessly
    [hope] Hoped for a card
    [win] Missed a win
    [points] Played for fewer points
    [answers] Left more answers
    [hand] Spent cards still needed
    [palette] Left a weaker palette
   *[other] For reasons seen only later
}

## The page: all games

stats-empty = No finished game yet
stats-empty-more = Play a game to its end, and it is counted here: what you win, how well you play, what costs you most.
stats-older = Only your newest games are counted: { $count }.
stats-rules = By rules
stats-seats = By number of players
stats-opponents = By opponent
stats-of = { $won } of { $count }
stats-mark = The tick marks what luck alone would win.
stats-list = Games
stats-all = Show all { $count } games
stats-won = Won
stats-lost = Lost
stats-unreviewed = not reviewed

## The page: what reviews tell

stats-percent = { $share }%
stats-plot = Accuracy of { $count } games, oldest first: from { $low }% to { $high }%, mean { $share }%.
stats-each = One dot for { $count } games each.
stats-habit-group = { $group ->
    [kind] Kind of turn
    [action] Actions
    [part] When in the round
   *[theme] What was wrong
}
stats-faultless = Nothing was given away.
stats-habits-about = Several views of the same errors.

## The page: reviewing

stats-left = { $count ->
    [one] One game has not been reviewed yet.
   *[other] { $count } games have not been reviewed yet.
}
stats-review-about = Accuracy, habits and luck come from reviews, in which every turn is judged.
stats-review = Review my games
stats-reviewing = Reviewed: { $done } of { $total }
stats-stop = Stop
stats-failed = Not all games could be reviewed.
