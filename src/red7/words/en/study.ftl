### Why a turn is good, what is wrong with another, and hints, in English: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } or { $last }
joined-and = { $items } and { $last }

## Why a turn is good

why-lost = No turn keeps you in the round.
why-drops = It leaves the round, although you could stay in.
why-hope = { $count ->
    [one] Of the { $unseen } unseen cards, only one keeps you in if you draw it.
   *[other] Of the { $unseen } unseen cards, { $count } keep you in if you draw them.
}
why-hope-all = Whichever card you draw, you can stay in.
why-hope-none = No card you could draw keeps you in.
why-wins = Nobody else has a card left: it wins the round.
why-unanswerable = Nobody can answer it, whatever they hold: it wins the round.
why-points = { $count ->
    [one] That scores { $count } point.
   *[other] That scores { $count } points.
}
why-forced = No other way to play your cards keeps you in the round.
why-only-three = Nobody can answer it, unless a 3 draws the right card.
why-only = { $threes ->
    [0] Only with { $cards } can anyone answer it.
   *[other] Only with { $cards } can anyone answer it, unless a 3 draws the right card.
}
why-two = No single card is enough to answer it; that takes two.
why-share = The next player can answer it with only { $percent }% of the hands they may hold.
why-change = Nobody can beat you under { $colour }: to answer, they have to change the colour.
why-fewest = { $count ->
    [one] Of the { $unseen } unseen cards, one is by itself enough to answer it; any other way to play your cards leaves more.
   *[other] Of the { $unseen } unseen cards, { $count } are by themselves enough to answer it; any other way to play your cards leaves more.
}
why-count = { $count ->
    [one] Only one of the { $unseen } unseen cards is by itself enough to answer it.
   *[other] Only { $count } of the { $unseen } unseen cards are by themselves enough to answer it.
}
why-last = It takes your last card: if anyone else stays in, you will be out at your next turn.
why-keeps-changes = { $held ->
    [one] You keep one card, which can bring a colour under which you are winning as the palettes lie.
   *[other] Of the { $held } cards you keep, { $count } can bring a colour under which you are winning as the palettes lie.
}
why-ahead = { $count ->
    [7] As the palettes lie, you are winning under all seven colours.
   *[other] As the palettes lie, you are winning under { $count } of the seven colours.
}
why-draws = { $held ->
    [one] It earns a card, so you hold one.
   *[other] It earns a card, so you hold { $held }.
}
why-keeps = { $held ->
    [one] You keep one card in hand.
   *[other] You keep { $held } cards in hand.
}

## What is wrong with a turn

wrong-out = It puts you out, although you could stay in.
wrong-hope = { $count ->
    [0] No card you could draw keeps you in; the better turn does so at once.
    [one] Only one of the { $unseen } unseen cards keeps you in if you draw it; the better turn does so at once.
   *[other] Only { $count } of the { $unseen } unseen cards keep you in if you draw them; the better turn does so at once.
}
wrong-hope-fewer = Of the { $unseen } unseen cards, { $mine } can keep you in when drawn; after the better turn, { $theirs } can.
wrong-misses-win = The better turn wins the round at once: nobody else would have a card left.
wrong-misses-unanswerable = The better turn wins the round: nobody could answer it, whatever they hold.
wrong-points = It wins too, but scores { $mine } instead of { $theirs }.
wrong-known = { $seat } is known to hold { $cards }, which is enough to answer it.
wrong-lets = With { $colours } on the canvas, the next player is winning with what lies there.
wrong-share = The next player can answer it with { $mine }% of the hands they may hold, the better turn with { $theirs }%.
wrong-count = Of the { $unseen } unseen cards, { $mine } are by themselves enough to answer it; to answer the better turn, { $theirs }.
wrong-last = It takes your last card: if anyone else stays in, you will be out at your next turn.
wrong-gives-colour = It gives up { $card }, your only card in hand for { $colour }, under which you are winning after the better turn.
wrong-gives-even = It gives up { $card }, your only even card.
wrong-gives-low = It gives up { $card }, your only card below 4.
wrong-fewer = Cards left in hand: { $mine }; after the better turn, { $theirs }.
wrong-ahead = As the palettes lie, you are winning under { $mine } of the seven colours; after the better turn, under { $theirs }.
wrong-changes = Cards in hand that can bring a colour under which you are winning: { $mine }; after the better turn, { $theirs }.
wrong-weaker = Under { $colour } you show { $cards }; after the better turn, { $better }.
wrong-scores = As things lie, it is good for { $mine } points, the better turn for { $theirs }.
wrong-highest = The highest card you keep is { $card }; after the better turn, { $other }.

## The same, about somebody other than the reader

wrong-out-named = It puts { $name } out, although there is a way to stay in.
wrong-hope-named = { $count ->
    [0] No card { $name } could draw is enough to stay in; the better turn stays in at once.
    [one] Only one of the { $unseen } unseen cards keeps { $name } in when drawn; the better turn does so at once.
   *[other] Only { $count } of the { $unseen } unseen cards keep { $name } in when drawn; the better turn does so at once.
}
wrong-hope-fewer-named = Of the { $unseen } unseen cards, { $mine } can keep { $name } in when drawn; after the better turn, { $theirs } can.
wrong-last-named = It takes the last card from { $name }’s hand: if anyone else stays in, { $name } will be out a turn later.
wrong-gives-colour-named = It gives up { $card }, { $name }’s only card in hand for { $colour }, under which { $name } is winning after the better turn.
wrong-gives-even-named = It gives up { $card }, { $name }’s only even card.
wrong-gives-low-named = It gives up { $card }, { $name }’s only card below 4.
wrong-ahead-named = As the palettes lie, { $name } is winning under { $mine } of the seven colours; after the better turn, under { $theirs }.
wrong-changes-named = Cards in hand that can bring a colour under which { $name } is winning: { $mine }; after the better turn, { $theirs }.
wrong-weaker-named = Under { $colour }, { $name } shows { $cards }; after the better turn, { $better }.
wrong-highest-named = The highest card { $name } keeps is { $card }; after the better turn, { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = No turn keeps you in the round.
hint-drop = You could stay in, but think of leaving this round.
hint-only = Only one way to play your cards keeps you in the round.
hint-wins = One of your turns wins the round, whatever the others hold.
hint-take = { $seat } has the card to take.
hint-to-canvas = Think of moving a card to the canvas.
hint-to-deck = Think of moving a card to the draw deck.
hint-draw = Think of drawing a card.
hint-end = You have done enough: end your turn here.
hint-action = Think of a card with an action.
hint-earns = Think of a discard that earns you a card.
hint-both = Think of playing one card and discarding another.
hint-discard = As the palettes lie, you are winning under { $count } of the seven colours: a discard may be all you need.
hint-play = Think of staying with { $colour }: play a card to your palette, and leave the canvas as it is.
hint-cards = Look at { $cards }.
hint-turn = Best turn: { $turn } – { $reasons }
