### Words of the game in English: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] Red
    [O] Orange
    [Y] Yellow
    [G] Green
    [B] Blue
    [I] Indigo
   *[V] Violet
}
rule-text = { $colour ->
    [R] the highest card wins
    [O] the most cards of one number win
    [Y] the most cards of one colour win
    [G] the most even cards win
    [B] the most different colours win
    [I] the most cards in a row win
   *[V] the most cards below 4 win
}

## Who

you = You
nobody = nobody
guest = Guest
somebody = Somebody
bot-names = Robin,Sam,Kim,Alex
seat-number = Seat { $seat }

## What happens

label = { $name }: { $value }
separator = { "; " }
round-number = Round { $number }
round-begins = Round { $number }. { $name } begins.
round-begins-you = Round { $number }. You begin.
turn-told = { $name }: { $steps }.
step-played = { $card } to the palette
step-canvas = { $card } to the canvas, { $colour } is in force
step-laid = { $card } face down onto the draw deck
step-taken = { $card } from the palette of { $name } face down onto the draw deck
step-moved = { $card } from the palette to the canvas, { $colour } is in force
step-drew = draws a card
step-drew-known = draws { $card }
step-ended = ends the turn
step-dropped = drops out
player-out = { $name } is out.
points-won = { $count ->
    [one] That is { $count } point.
   *[other] That is { $count } points.
}
deck-size = Draw deck: { $count }

## What can be chosen

rules-editions = Editions
rules-v11 = the oldest: a 1 takes from any palette with more than one card; a 7 moves another card to the canvas
rules-v12 = the usual one
rules-v13 = a discard may lose and put you out; a 7 may win by the end of the turn
rules-draw = a discard higher than the size of your palette may earn a card from the draw deck
rules-draw-must = the same, but the card must be drawn
rules-match = rounds are played for points, up to 40, 35 or 30 for 2, 3 or 4 players
rules-actions = odd cards act when played: 1 takes a card away, 3 draws, 5 plays again, 7 moves a card of yours
book-en-v12 = English, v1.2
book-en-v12-second = English, v1.2, second copy
book-fr-v12 = French, v1.2
book-de-v12 = German, v1.2
book-it-v12 = Italian, v1.2
book-es-v12 = Spanish, v1.2 (Bureau de Juegos)
book-es-v13 = Spanish, v1.3
book-pl = Polish
book-fr-draw = French, the other translation: drawing is compulsory
