### What only the page says, in English.

## The first page

web-lead = Forty-nine cards, seven rules and one law: at the end of your turn you must be winning.
web-play-now = Play now
web-levels = Choose the rules
web-your-games = Your games
web-game-turn = { $name } to move
web-games-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
web-games-fewer = Fewer games
web-level-basic = Basic
web-level-basic-more = one round, seven rules
web-level-advanced = Advanced
web-level-advanced-more = several rounds, for points
web-level-expert = Expert
web-level-expert-more = for points, with actions
web-with-friends = Play with friends
web-choose-rules = Rules and opponents
web-show-pause = Pause the game in the background
web-show-on = Continue the game in the background
web-name = Your name
web-greeting = Hello, { $name }!
web-language = Language
web-theme = Appearance
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark

## A new table

web-option-draw = Drawing
web-option-draw-must = Compulsory drawing
web-option-match = Points
web-option-actions = Actions
web-clock-left = { $text } left
web-open-table = Open the table

## Before the game

web-start = Start the game
web-room = Waiting for players
web-add-bot = Add a bot…
web-seat-free = Free seat
web-bot-level = Bot, strength { $number } of 7

## At the table

web-table = Table
web-home = Home
web-home-running = Home (your game stays open)
web-tab-turn = Your turn
web-help = Help
web-explain = What does this rule mean?
web-explain-action = What does this card do?
web-menu = Settings
web-close = Close
web-cancel = Cancel
web-talk = Say something
web-log = Game log
web-leave = Leave the table
web-connecting = Connecting…
web-lost = Connection lost. Trying again…
web-part-missing = This part of the page could not be loaded.
web-try-again = Try again
web-restarting = The server is restarting. Back in a moment…
web-bot-for-you = A bot is playing for you.
web-seat-back = Take my seat back
web-card = { $colour ->
    [R] Red
    [O] Orange
    [Y] Yellow
    [G] Green
    [B] Blue
    [I] Indigo
   *[V] Violet
} { $number }
web-card-hidden = face-down card
web-card-known = { web-card }, known to everyone
web-known-cards = everyone knows: { $cards }
web-card-best = { web-card }, in the best set
web-starter = The Red starter card
web-board = Who would be winning under each colour
web-seat-label = { $name } at the table
web-bot = { $name } (bot)
web-palette-of = Palette: { $name }
web-your-palette = Your palette
web-your-hand = Your hand
web-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-sort-number = Sort by number
web-sort-colour = Sort by colour
web-deck-known-cards = on top: { $cards }
web-score-of = { $count } of { $goal } points
web-winning = winning
web-not-winning = not winning
web-would-win = would be winning
web-would-not-win = not winning yet
web-out = out
web-away = away
web-left = left
web-to-move = to move
web-verdict = { $name } is winning.
web-verdict-you = You are winning.
web-verdict-would = { $name } would be winning.
web-verdict-you-would = You would be winning.
web-verdict-nobody = Nobody is winning.

## The reader’s move

web-guide = Your move
web-do-start = Your turn: play a card, discard one, or do both. At the end you must be winning.
web-do-only-drop = Your turn, but none of your cards would leave you winning: you can only drop out.
web-do-end = End your turn, or discard a card as well.
web-do-discard = You are not winning yet: now discard a card to the canvas.
web-do-behind = You are not winning: discard a card to the canvas, or drop out if nothing helps.
web-do-one = The 1: choose a card from another palette. It goes face down on the draw deck.
web-do-five = The 5: play another card from your hand to your palette.
web-do-seven = The 7: choose a card from your palette, for the canvas or face down on the deck.
web-do-seven-canvas = The 7: choose another card from your palette. It goes to the canvas.
web-do-earned = The discard is higher than the number of cards in your palette: you may draw a card.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = The discard is higher than the number of cards in your palette: you must draw a card.
web-do-play = Your move is ready: play it, or take it back.
web-do-play-draws = You will draw a card. After that, you cannot take this back.
web-do-play-out = This is allowed, but you would not be winning and would be out.
web-where-to = Where does { web-card } go?
web-looking = One moment…
web-slow = The server has not answered yet. Your move is kept, and you can take it back.
web-sending = Sending your move…
web-do-others-turn = It is { $name }’s turn.
web-do-out-of-round = You are out of this round. You can keep watching.
web-do-watching = You are watching.
web-do-watching-turn = You are watching. It is { $name }’s turn.
web-faster = Faster
web-to-end = To the end
web-to-palette = To your palette
web-to-canvas = To the canvas
web-to-canvas-colour = To the canvas: { $canvas }
web-to-deck = To the draw deck
web-result-winning = you would be winning
web-result-behind = not winning yet: discard next
web-result-refused = not possible – why?
web-result-out = allowed, but you would be out
web-result-draws = and you draw a card
web-result-action = then the { $number }’s action
web-play = Play it
web-end = End my turn
web-draw = Draw a card
web-no-draw = Don’t draw
web-undo = Take back
web-drop = Drop out
web-sure = Are you sure?
web-ask-drop = Drop out of this round? You can keep watching.
web-ask-drop-last = { $ends ->
    [game] Drop out? { $name } then wins the game.
   *[round] Drop out? { $name } then wins the round.
}
web-ask-out = This is allowed, but you would not be winning and would be out. Play it anyway?
web-play-anyway = Play it anyway
web-keep-playing = Keep playing

## The end of a round or game

web-points = Points
web-next-round = Next round

## What happened

web-log-won = { $name } wins the round under { $canvas } with { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = You win the round under { $canvas } with { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: “{ $text }”
