### What only the page says, in English.

## The first page

web-lead = Forty-nine cards, seven rules, and one law: at the end of your turn you must be winning.
web-play-now = Play now
web-levels = Which rules
web-level-basic = Basic
web-level-basic-more = one round, the seven rules
web-level-advanced = Advanced
web-level-advanced-more = several rounds for points
web-level-expert = Expert
web-level-expert-more = for points, and odd cards act
web-together = Together
web-together-more = Open a table and send its link to your friends. Free seats can be given to bots.
web-with-friends = Play with friends
web-choose-rules = Choose rules and opponents
web-colours = The seven rules and all cards
web-colours-more = The colour on the canvas says which rule is in force. Cards rank by number, then by colour, from Red down to Violet.
web-open-tables = Open tables
web-no-tables = No table is waiting for players just now.
web-join = Join
web-name = Your name
web-greeting = Hello, { $name }!
web-language = Language
web-theme = Appearance
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds

## A new table

web-rules = Rules
web-book = As printed in
web-book-none = Choose the edition myself
web-option-draw = Drawing
web-option-draw-must = Drawing is compulsory
web-option-match = Points
web-option-actions = Actions
web-seats = Players
web-seat-you = You have the first seat.
web-seat-person = A person
web-clock = Clock
web-clock-none = No clock
web-clock-turn = { $count } seconds a turn
web-clock-game = { $count } minutes a player, and 5 seconds a turn
web-clock-left = { $text } left
web-open = Open to everybody
web-open-more = It is listed on the first page. Otherwise only those who have the link can join.
web-spectators-may = Others may watch
web-spectators-more = Spectators see what is public, and all hands after the end.
web-stand-in = A bot for the absent
web-stand-in-more = If a player stays away for long, a bot plays on until they come back.
web-open-table = Open the table

## Before the game

web-start = Start the game
web-room = Waiting for players
web-link = The link to this table
web-copy = Copy the link
web-copied = Copied
web-sit = Sit here
web-add-bot = Add a bot …
web-add-bot-seat = Add a bot at seat { $seat }
web-room-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
web-seat-free = Free seat
web-bot-level = Bot, strength { $number } of 7

## At the table

web-table = The table
web-home = To the first page
web-menu = Settings
web-close = Close
web-cancel = Cancel
web-talk = Say something
web-log = What happened
web-leave = Leave the table
web-ask-leave = The game is still on. If you leave, you give up your seat.
web-cannot = This table cannot be shown
web-connecting = Connecting …
web-lost = Connection lost; trying again …
web-restarting = The server restarts; back in a moment …
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-piles = Score piles
web-bot-for-you = A bot is playing for you.
web-seat-back = Take my seat back
web-card = { $canvas } { $number }
web-card-hidden = a face-down card
web-card-known = { $card }, known to all
web-card-best = { $card }, in the best set
web-starter = The Red starter card
web-board = Who would be winning under each colour
web-board-row = { $canvas }: { $rule }. { $name }: { $cards }
web-board-nobody = { $canvas }: { $rule }. Nobody has such a card.
web-seat-label = { $name } at the table
web-palette-of = Palette: { $name }
web-your-palette = Your palette
web-your-hand = Your hand
web-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-sort-number = Sort by number
web-sort-colour = Sort by colour
web-deck-known = on top:
web-score-of = { $count } of { $goal } points
web-winning = winning
web-not-winning = not winning
web-would-win = would be winning
web-would-not-win = not winning yet
web-out = out
web-away = away
web-to-move = to move
web-verdict = { $name } is winning with { $cards }.
web-verdict-you = You are winning with { $cards }.
web-verdict-would = { $name } would still be winning.
web-verdict-you-would = You would be winning.
web-verdict-nobody = Nobody is winning.

## The reader’s move

web-guide = Your move
web-do-start = Your turn: play a card to your palette, discard one to the canvas, or do both. In the end you must be winning.
web-do-only-drop = Your turn, but no card of yours would leave you winning: all you can do is drop out.
web-do-end = You would be winning: end your turn, or discard a card as well.
web-do-discard = You are not winning yet: now discard a card to the canvas.
web-do-behind = You are not winning: discard a card to the canvas, or drop out if nothing helps.
web-do-one = The 1: choose a card from another palette. It goes face down onto the draw deck.
web-do-five = The 5: play another card from your hand to your palette.
web-do-seven = The 7: choose a card of your palette. It goes to the canvas, or face down onto the draw deck.
web-do-seven-canvas = The 7: choose another card of your palette. It goes to the canvas.
web-do-earned = You have earned a card: draw it, or go on without.
web-do-earned-must = You have earned a card and must draw it.
web-do-confirm = This is your whole move. Play it, or take it back.
web-do-draw-sure = A card will be drawn. After that, this cannot be taken back.
web-do-out = This is allowed, but you would not be winning and would be out.
web-where-to = Where does { $card } go?
web-looking = One moment …
web-sending = Your move is on its way …
web-thinking = { $name } is to move.
web-you-are-out = You are out of this round, and go on watching.
web-watching = You are watching.
web-watching-turn = You are watching. { $name } is to move.
web-to-palette = To your palette
web-to-canvas = To the canvas
web-to-canvas-colour = To the canvas: { $canvas }
web-to-deck = Onto the draw deck
web-result-winning = you would be winning
web-result-not-yet = not winning yet: discard next
web-result-refused = not possible – why?
web-result-out = allowed, but you would be out
web-result-draws = and draws a card
web-result-action = then the action of the { $number }
web-play = Play it
web-end = End my turn
web-draw = Draw a card
web-no-draw = Without drawing
web-undo = Take back
web-drop = Drop out
web-sure = Are you sure?
web-ask-drop = Drop out of this round? You go on watching.
web-ask-out = This is allowed, but you would not be winning and would be out. Do it?
web-play-anyway = Play it anyway
web-keep-playing = Go on playing
web-at-once = Play at once
web-at-once-more = A complete move is played without asking.
web-keys = Keyboard
web-keys-text = Tab and arrows go from card to card, a number or a colour’s letter finds one. Enter picks it up; P puts it in the palette, C on the canvas, D on the draw deck. E ends the turn or plays the move, Backspace takes back.

## The end of a round or game

web-end-you-round = You win the round!
web-end-round = { $name } wins the round
web-end-you-game = You win!
web-end-game = { $name } wins
web-end-you-match = You win the match!
web-end-match = { $name } wins the match
web-end-shared = The win is shared: { $names }
web-end-why = { $name } was the last one in. With { $canvas } on the canvas, { $rule }.
web-end-why-you = You were the last one in. With { $canvas } on the canvas, { $rule }.
web-end-table = Players, points and the cards they held
web-player = Player
web-points = Points
web-held = Still held
web-held-none = nothing
web-end-hide = Look at the table
web-end-show = Show the result
web-next-round = Next round
web-next-soon = The next round begins in { $count } s.
web-rematch = Rematch
web-record = Download the record
web-waits-for = Waiting for { $names }.

## What happened

web-log-timeout = { $name }: out of time.
web-log-won = { $name } wins the round under { $canvas } with { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = You win the round under { $canvas } with { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: “{ $text }”
web-log-seated = { $name } sits down.
web-log-left = The player at seat { $seat } has left.
web-log-taken-yours = { $card } from your palette face down onto the draw deck
web-log-stood-in = A bot plays on at seat { $seat }.
web-log-resumed = The server was away for a moment; the game goes on.
web-log-expired = Nobody came for a long time, so all seats are free again.
web-log-you-out = You are out.

## What people say

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-goodbye = Goodbye!
