### How people find each other, in English: read by the page of finding opponents.

## Looking for opponents

meet-lead = Choose a game, and you play with people who want the same.
meet-players = { $count } players
meet-looking = Looking for opponents…
meet-others = { $count ->
    [0] Nobody else is looking for this game right now.
    [one] One other person is looking for this game.
   *[other] { $count } others are looking for this game.
}
meet-kept = Your place survives a reload, and is kept for ten minutes if you go away.
meet-slow = You need not wait here. As soon as somebody is found, the game is among yours on the start page.
meet-stop = Stop looking
meet-bots-offer = If you like, bots take the free seats, and you play at once. Or keep waiting: it costs nothing.
meet-bots = Play with bots
meet-found = Opponents found!
meet-bots-too = { $count ->
    [one] and one bot
   *[other] and { $count } bots
}
meet-ready = ready
meet-unsure = has not answered yet
meet-accept = Play
meet-decline = No, thanks
meet-for-others = Waiting for the others…
meet-begins = The game is about to begin…
meet-back = Not everybody wanted to play. You have the place in the queue that you had.
meet-missed = You did not answer in time, so you are not in the queue any more.
meet-wanted = Others are looking for
meet-people = { $count ->
    [one] one person
   *[other] { $count } people
}

## Challenges

meet-challenge = Challenge somebody
meet-challenge-more = Invite a person with an account, by name, to a game for two.
meet-challenge-name = Name of the person
meet-challenge-send = Challenge
meet-to = You challenge { $name }
meet-stage = { $stage ->
    [declined] declined
    [withdrawn] withdrawn
    [late] not answered in time
    [begun] the game has begun
   *[open] waiting for an answer
}
meet-withdraw = Withdraw

## Tables

meet-level = Level
meet-live = Games to watch
meet-live-none = Nobody is playing at an open table right now.
meet-with-clock = With a clock

## Being told

meet-notify = Told when away
meet-notify-more = While this page is open somewhere, your browser can tell you that it is your turn, or that opponents were found.
meet-notify-ask = Tell me
meet-notify-on = Your browser will tell you.
meet-notify-denied = Your browser does not allow it for this page. You can change that in its settings.
meet-notify-insecure = Browsers allow this only on pages with https, and this one has none.
