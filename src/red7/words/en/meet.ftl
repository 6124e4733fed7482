### How people find each other, in English: read by the page of finding opponents.

## Looking for opponents

meet-lead = Choose a game and play with people who want the same one.
meet-players = { $count } players
meet-looking = Looking for opponents…
meet-others = { $count ->
    [0] Nobody else is looking for this game right now.
    [one] One other person is looking for this game.
   *[other] { $count } others are looking for this game.
}
meet-kept = Your place survives a reload, and is kept for ten minutes if you go away.
meet-slow = You need not wait here. As soon as somebody is found, the game appears among yours on the home page.
meet-stop = Stop looking
meet-bots-offer = Bots can take the free seats, so that you play right away. Or keep waiting: it costs nothing.
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
meet-back = Not everybody wanted to play. You keep your place in the queue.
meet-missed = You did not answer in time, so you are no longer in the queue.
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

meet-notify = Notifications
meet-notify-more = While this page is open somewhere, your browser can notify you when it is your turn or opponents are found.
meet-notify-ask = Tell me
meet-notify-on = Your browser will tell you.
meet-notify-denied = Your browser does not allow it for this page. You can change that in its settings.
meet-notify-insecure = Browsers allow this only on pages served over https, which this one is not.
