### Lessons, in English: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = The highest card wins
lesson-title-same = The same number, the same colour
lesson-title-kind = Even cards and low cards
lesson-title-spread = Different colours and runs
lesson-title-turn = What a turn is
lesson-title-winning = Who is winning
lesson-title-ties = Ties
lesson-title-out = Dropping out
lesson-title-draw = Drawing cards
lesson-title-score = Scoring points
lesson-title-act = The action of the { $number }
lesson-title-deny = Denying points
lesson-title-leave = Dropping out on purpose

## What is to be done

lesson-highest-first = With { $canvas } on the canvas, { $rule }. Play a card that beats { $card } to your palette, then end your turn.
lesson-highest-equal = Between equal numbers, the colour nearer to { $first } wins. Beat { $card }.
lesson-highest-answer = Your opponent has answered. Whoever is not winning when their turn ends is out: beat { $card }.
lesson-meet = { $heading }: { $rule }. So far you have { $mine }, your opponent { $theirs }. Take the lead.
lesson-again = { $canvas } once more: you have { $mine }, your opponent { $theirs }. Take the lead.
lesson-turn-play = One way to stay in: play a card to your palette and leave the canvas alone. Do just that.
lesson-turn-change = No card for your palette is enough now. Discard one to the canvas instead: its colour is the new rule.
lesson-turn-both = Now a single card is not enough. Play one to your palette, then discard another to the canvas.
lesson-winning-everybody = You have to beat everybody who is still in. You have { $mine }, the strongest of them { $theirs }.
lesson-winning-none = { $comparison } Get one.
lesson-winning-under = Look at all the colours: as the palettes lie, you are winning under { $count } of them. Only change the rule.
lesson-ties-count = Equally many? Then the highest of these cards decides. You have { $mine }, your opponent { $theirs }.
lesson-ties-colour = If the highest cards have the same number too, the colour nearer to { $first } wins. Take the lead that way.
lesson-out-none = Here no turn leaves you winning, whatever you try. So you drop out and watch the rest of the round.
lesson-out-still = It looks lost, but exactly one turn keeps you in. Find it.
lesson-out-last = Whoever begins a turn without cards is out. Your opponent has none left: stay in, and you win the round.
lesson-draw-earn = If you discard a card higher than the number of cards in your palette (now { $held }), you may draw one. Do so.
lesson-draw-both = What you play first counts as well. Play a card, discard a high one, and draw.
lesson-score-win = Your opponent has no cards left. You score the cards that count, each for its number: win with as many points as you can.
lesson-score-more = The colour decides which cards count. Win with { $count } points.
lesson-act-one = Played to your palette, a { $number } takes a card from a palette with at least as many cards as yours. Use it.
lesson-act-three = A { $number } draws a card at once. You may play it even if you are not winning yet. Use it.
lesson-act-five = A { $number } lets you play one more card to your palette. Use it.
lesson-act-seven = A { $number } moves a card of your palette: to the canvas, if you are then winning, or onto the draw deck. Use it.
lesson-act-again = Use the action of the { $number } once more, and be winning at the end.
lesson-deny = Your opponent holds { $cards } and wins this round whatever you do. Leave as few points as you can.
lesson-leave = Your opponent holds { $cards } and will win. Dropping out now leaves { $count } points. Leave as few as you can.

## What came of it

lesson-done = Right! You are winning with { $cards }.
lesson-done-drop = Right. In the next round you play again.
lesson-done-deny = Right! Points left to your opponent: { $count }.
lesson-miss-play = You are winning, but you discarded a card as well. This time, leave the canvas alone.
lesson-miss-change = You are winning, but you played a card to your palette. This time, only change the rule.
lesson-miss-draw = You stay in, but you have not drawn a card.
lesson-miss-act = You are winning, but without the action of the { $number }.
lesson-miss-deny = Points left to your opponent: { $mine }. The fewest possible: { $theirs }.
