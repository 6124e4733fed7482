### What only the page for exploring says, in English.

## The turn

web-explore-player = Player { $seat }
web-explore-turn = Turn
web-explore-to-move = { $name } to move
web-explore-unknown = { $name } is to move, but the hand is not known. Play a card for this player, or edit the position.
web-explore-over = The round is over.
web-explore-to-palette = To the palette
web-explore-end = End the turn
web-explore-unseen-card = Play an unseen card
web-explore-which-drawn = Which card is drawn?
web-explore-any-card = Leave it unknown

## The analysis

web-explore-analysis = Analysis
web-explore-turns = Turns, best first
web-explore-looking = Looking…
web-explore-worlds = { $count } ways the cards may lie
web-explore-worlds-all = all { $count } ways the cards may lie
web-explore-percent = { $count }%
web-explore-chance = Chance { $mid }, between { $low } and { $high }.
web-explore-open = open { $share }
web-explore-certain-win = certain win
web-explore-certain-loss = certain loss
web-explore-start = Analyse
web-explore-stop = Stop the analysis
web-explore-further = Look further
web-explore-play-turn = Play this turn
web-explore-why = Why?
web-explore-why-turn = Why? { $turn }
web-explore-no-reason = There is nothing specific to say for or against it.

## The lines

web-explore-lines = Lines
web-explore-lines-none = Play a turn, then go back and try another: all lines are kept here.
web-explore-beginning = Position
web-explore-forget = Delete
web-explore-first = To the beginning
web-explore-back = One turn back
web-explore-on = One turn on
web-explore-last = To the end of the line
web-explore-keys = The left and right arrow keys go back and on, up and down lead to other turns tried there. Home and End lead to the beginning and the end of the line. Backspace takes a step back.

## Opening and sharing

web-explore-link = Link to this place
web-explore-copy = Copy the position
web-explore-position = Position as text
web-explore-open-position = Open this position
web-explore-impossible = This position cannot be shown
web-explore-fresh = Start with another position
web-explore-lost = The server did not answer. Try again.

## Editing

web-explore-edit = Edit the position
web-explore-done = Done
web-explore-possible = This position is possible.
web-explore-whose-turn = To move
web-explore-palette = Palette
web-explore-hand = Hand
web-explore-hidden = Hidden cards in hand
web-explore-canvas = Colour in force
web-explore-to-canvas = To the canvas
web-explore-gone = Out of play
web-explore-deck-top = On top of the deck
web-explore-deck-hidden = Hidden cards in the deck
web-explore-unseen = Unseen cards
web-explore-put = Put it here: { $place }
web-explore-fewer = { $label }: one fewer
web-explore-more = { $label }: one more
