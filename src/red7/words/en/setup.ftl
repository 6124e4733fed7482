### What only parts that are fetched later say, in English.

## A new table

web-rules = Rules
web-book = Rulebook
web-book-none = None (choose an edition)
web-seats = Players
web-seat-you = You take the first seat.
web-seat-person = Human player
web-strengths = Bots come in seven strengths: 1 is gentle, 7 is very strong.
web-pace = Pace of the bots
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-clock = Clock
web-clock-none = No clock
web-clock-day = A day per turn
web-clock-turn = { $count } seconds per turn
web-clock-game = { $count } minutes per player, plus 5 seconds per turn
web-open = Open to everyone
web-open-more = The table is listed on the home page. Otherwise only people with the link can join.
web-spectators-may = Allow spectators
web-spectators-more = Spectators see what everyone can see, and all hands when the game is over.
web-stand-in = Bots replace absent players
web-stand-in-more = If a player stays away for long, a bot plays on until they return.
web-hints-may = Hints allowed
web-hints-more = At your turn you may take a hint. The others see that you did.
web-rated = Rated
web-rated-more = Counts towards everybody’s rating, and everybody needs an account. There is a clock; there are no hints or stand-ins. Leaving means dropping out for good.

## Before the game

web-room-more = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-room-yours = Everyone is here: you can start
web-room-start = Everyone is here: { $count ->
    [one] { $names } can start
   *[other] { $names } can start
}
web-invite = Invite your friends
web-only-here = This link works only on this computer. For others to join, start the server with --host 0.0.0.0.
web-share = Share the link
web-qr = QR code of the link
web-ask-name = What should the others call you?
web-name-keep = That’s me
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-sit = Sit here
web-add-bot-seat = Add a bot to seat { $seat }

## An unknown address

web-nothing-here = There is nothing here
web-nothing-here-more = The address may be incomplete, or the page may have moved.
web-cannot = This table cannot be shown

## Help at the table, in full

help-rule-R = The highest card wins. A higher number beats a lower one; between equal numbers, the colour nearer to Red wins.
help-rule-O = The most cards of one number win. If two players have equally many, the highest of these cards decides.
help-rule-Y = The most cards of one colour win. If two players have equally many, the highest of these cards decides.
help-rule-G = The most even cards win; without an even card you are not winning. If two players have equally many, the highest of these cards decides.
help-rule-B = The most different colours win; one card of each colour counts. If two players have equally many, the highest of these cards decides.
help-rule-I = The longest run of numbers wins; colours do not matter, and each number counts once. If two players have equally many, the highest of these cards decides.
help-rule-V = The most cards below 4 win; without such a card you are not winning. If two players have equally many, the highest of these cards decides.
help-draw = { $draw ->
    [must] If you discard a card whose number is higher than the number of cards in your palette, you must draw a card. After that, your turn is over.
   *[other] If you discard a card whose number is higher than the number of cards in your palette, you may draw a card. After that, your turn is over.
}
help-score = The winner of a round scores the cards that count under the rule in force, each for its number. Scored cards stay out of later rounds. The match ends when somebody has { $goal } points, or when too few cards are left for another round; the highest score wins.
help-turn = Play a card to your palette, discard one to the canvas, or do both in this order. You are out if you are not winning when your turn ends, or have no cards when it begins; at its beginning you may also drop out. The last player left wins the round.
web-help-turn = Your turn
web-help-known = This sign marks cards that everyone knows.

## Below the first screen

web-new = New to Red7? Learn it in five minutes
web-learn = Learn
web-puzzles = Puzzles
web-together = Play together
web-together-more = Open a table and send the link to your friends. Bots can fill the free seats.
web-colours = Rules and cards
web-seven = Seven colours, seven rules
web-explore = Explore
web-open-tables = Open tables
web-no-tables = No tables are waiting for players right now.
web-join = Join
web-room-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}

## Statistics

web-stats = Your statistics
web-stats-more = How often you win, how well you play, and what costs you most.
web-account = Account
web-history = Your games
web-leaders = Leaders
web-people = People

## The menu of a table

web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-sound = Sounds
web-at-once = Play at once
web-at-once-more = Complete moves are played without asking.
web-piles = Score piles
web-keys = Keyboard
web-keys-text = Tab and the arrow keys move from card to card; a number or a colour’s letter jumps to one. Enter picks a card up; P plays it to the palette, C to the canvas, D to the draw deck. E ends the turn or plays the move, Backspace takes it back. H gives a hint.
web-ask-leave = The game is still on. If you leave, you give up your seat.

## Hints

web-hint = Hint
web-hint-nudge = A nudge
web-hint-cards = Which cards?
web-hint-turn = The whole turn
web-hint-wait = Looking for the best turn…
web-hint-failed = The hint could not be fetched.
web-hint-make = Put it on the table
web-hints-used = Stages of hints taken: { $count }

## The replay of a game

web-replay-title = Replay
web-replay-turn = Turn
web-replay-at = { $number } of { $count }
web-replay-first = To the beginning
web-replay-previous = One turn back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One turn on
web-replay-last = To the end
web-replay-pace = Pace
web-replay-hands = Hands shown
web-replay-hands-all = All hands
web-replay-hands-none = No hands
web-replay-hands-of = Only { $name }
web-replay-hand = Hand: { $name }
web-replay-won = has won
web-step-palette = Palette
web-step-canvas = Canvas
web-step-deck = Draw deck
web-step-draw = Draw
web-step-end = End of turn
web-review = Review
web-replay-link = Link to this turn
web-replay-json = Record as JSON
web-replay-keys = The left and right arrow keys go one turn back or on, with Shift one step. Home and End lead to the beginning and the end. The space bar starts and stops, and H changes whose hands are shown.

## The end of a round or game

web-end-table = Players, points and the cards left in their hands
web-player = Player
web-held = Left in hand
web-held-none = nothing
web-end-show = Result
web-next-soon = The next round begins in { $count } s.
web-replay = Watch the replay
web-waits-for = Waiting for { $names }.

## Finding opponents

web-find = Find opponents
web-find-more = Play with people of your strength, challenge somebody, or watch a game.
web-watch-now = Being played right now
web-watch = Watch
web-challenged = { $name } challenges you
web-challenge-yes = Accept
web-challenge-no = Decline

## The end of a round

web-end-you-round = You win the round!
web-end-round = { $name } wins the round
web-end-you-game = You win!
web-end-game = { $name } wins
web-end-you-match = You win the match!
web-end-match = { $name } wins the match
web-end-shared = Shared win: { $names }
web-end-why = { $name } is the only player left. With { $canvas } on the canvas, { $rule }.
web-end-why-you = You are the only player left. With { $canvas } on the canvas, { $rule }.
web-end-rating = Rated game: your rating is now { $points } ({ $change }).
web-rematch = Rematch
web-record = Download the record

## Help at the table

help-action-1 = { $edition ->
    [v11] Take a card from another palette that has more than one card, and lay it face down on the draw deck. If there is no such palette, nothing happens.
   *[other] Take a card from another palette that has at least as many cards as yours, counting the 1, and lay it face down on the draw deck. If there is no such palette, nothing happens.
}
help-action-3 = Draw a card, if there is one. You may play a 3 even if you are not winning yet, in the hope of a card that saves you.
help-action-5 = Play another card from your hand to your palette, and perform its action as well. If you have no other card, nothing happens.
help-action-7 = { $edition ->
    [v11] Move another card from your palette to the canvas. You must be winning when your turn ends.
    [v13] Move a card from your palette, even the 7 itself, to the canvas or face down to the draw deck. You must be winning when your turn ends.
   *[other] Move a card from your palette, even the 7 itself, to the canvas or face down to the draw deck. If it goes to the canvas, you must be winning at once.
}

## What people say

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

## Rarely said at a table

web-over-goal = The goal of { $goal } points has been reached.
web-over-cards = Too few cards are left to play on.
web-log-stood-in = Playing for { $name }: { $bot }.
web-log-resumed = The server was down for a moment; the game goes on.
web-log-expired = Nobody came for a long time, so all seats are free again.
web-log-to-end = { $who ->
    [you] You let the round be played to the end.
   *[other] { $name } lets the round be played to the end.
}
web-log-faster = { $who ->
    [you] You let the bots play faster.
   *[other] { $name } lets the bots play faster.
}
web-log-hinted = { $who ->
    [you] You take a hint ({ $stage }/3).
   *[other] { $name } takes a hint ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] You ask for a rematch.
   *[other] { $name } asks for a rematch.
}
web-log-seated = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
web-log-left = { $name } has left the table.
web-log-timeout = { $who ->
    [you] You run out of time.
   *[other] { $name } runs out of time.
}

## What can be chosen

rules-editions = Editions
rules-v11 = the oldest: a 1 takes from any palette with more than one card; a 7 moves another card to the canvas
rules-v12 = the usual edition
rules-v13 = a discard may leave you behind, and then you are out; after a 7 it is enough to be winning when the turn ends
rules-draw = if you discard a card higher than the number of cards in your palette, you may draw a card
rules-draw-must = the same, but you must draw
rules-match = rounds are played for points, up to 40, 35 or 30 with 2, 3 or 4 players
rules-actions = odd cards have actions when played: a 1 takes a card away, a 3 draws, a 5 plays another card, a 7 moves a card of yours
book-en-v12 = English, v1.2
book-en-v12-second = English, v1.2 (second copy)
book-fr-v12 = French, v1.2
book-de-v12 = German, v1.2
book-it-v12 = Italian, v1.2
book-es-v12 = Spanish, v1.2 (Bureau de Juegos)
book-es-v13 = Spanish, v1.3
book-pl = Polish
book-fr-draw = French, other translation (compulsory drawing)
