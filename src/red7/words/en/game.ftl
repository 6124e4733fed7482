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
colour-heading = { colour }
rule-text = { $colour ->
    [R] the highest card wins
    [O] the most cards of one number win
    [Y] the most cards of one colour win
    [G] the most even cards win
    [B] the most different colours win
    [I] the longest run wins
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
separator = { ", " }
steps-joined = { $steps } and { $last }
round-number = Round { $number }
round-begins = Round { $number }. { $name } begins.
round-begins-you = Round { $number }. You begin.
turn-told = { $who ->
    [you] You { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] play { $card } to your palette
   *[other] plays { $card } to the palette
}
step-canvas = { $who ->
    [you] discard { $card } to the canvas (now { $colour })
   *[other] discards { $card } to the canvas (now { $colour })
}
step-laid = { $who ->
    [you] lay { $card } face down on the draw deck
   *[other] lays { $card } face down on the draw deck
}
step-taken = { $who ->
    [you] lay { $card } from { $name }’s palette face down on the draw deck
   *[other] { $whose ->
        [you] lays { $card } from your palette face down on the draw deck
       *[other] lays { $card } from { $name }’s palette face down on the draw deck
    }
}
step-moved = { $who ->
    [you] move { $card } from your palette to the canvas (now { $colour })
   *[other] moves { $card } from the palette to the canvas (now { $colour })
}
step-drew = { $who ->
    [you] draw a card
   *[other] draws a card
}
step-drew-known = { $who ->
    [you] draw { $card }
   *[other] draws { $card }
}
step-ended = { $who ->
    [you] end your turn
   *[other] ends the turn
}
step-dropped = { $who ->
    [you] drop out
   *[other] drops out
}
player-out = { $who ->
    [you] You are out.
   *[other] { $name } is out.
}
player-out-cards = { $who ->
    [you] You are out: no cards left in your hand.
   *[other] { $name } is out: no cards left in hand.
}
points-won = { $count ->
    [one] That scores { $count } point.
   *[other] That scores { $count } points.
}
deck-size = Draw deck: { $count }
