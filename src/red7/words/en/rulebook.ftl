### The rulebook in English: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Rules of Red7
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [one] Found in one section
   *[other] Found in { $count } sections
}
rulebook-found-none = Nothing found for “{ $text }”
rulebook-print = Print on one sheet
rulebook-option = An option: it is played only if all agree on it.

## Examples

rulebook-example = Example
rulebook-choose-colour = Choose a colour: the cards that count light up.
rulebook-choose-turn = Choose a turn to see what comes of it.
rulebook-before = Before the turn
rulebook-allowed = Allowed
rulebook-refused = Not allowed
rulebook-why-more = { $name } is winning, { $count ->
    [one] with one card
   *[other] with { $count } cards
} against { $theirs }.
rulebook-why-higher = { $name } is winning: there are equally many cards, and { $top } is higher than { $their_top }.
rulebook-why-none = Nobody is winning: no card counts.
rulebook-scores = A win would score { $count ->
    [one] one point
   *[other] { $count } points
}.
rulebook-first = { $name } begins, to the left of the highest card, { $card }.
rulebook-wins = { $name } wins the round.

## Titles

rulebook-title-cards = The cards
rulebook-title-colours = Seven colours, seven rules
rulebook-title-winning = Who is winning
rulebook-title-setup = Setting up
rulebook-title-turn = A turn
rulebook-title-out = Dropping out and winning
rulebook-title-draw = Drawing cards
rulebook-title-points = Playing for points
rulebook-title-actions = Actions
rulebook-title-editions = Editions and books
rulebook-title-known = What everyone knows
rulebook-title-notation = Cards and turns in writing
rulebook-title-tables = At the tables here

## The cards

rulebook-cards-all = There are 49 cards: the numbers 1 to 7 in each of seven colours.
rulebook-cards-order = The higher number is the higher card. Between equal numbers the colour decides, in the order Red, Orange, Yellow, Green, Blue, Indigo, Violet. So no two cards are equal: Red 7 is the highest, Violet 1 the lowest.

## Seven colours, seven rules

rulebook-colours-canvas = The top card of the canvas gives the rule in force. It says which cards of a palette count together: your best set is the largest such set, and among equally large ones the one with the highest cards.

## Who is winning

rulebook-winning-most = You are winning if your best set has more cards than that of every other player still in the round. Players who are out no longer count.
rulebook-winning-tie = If two best sets are equally large, the highest card in them decides: first its number, then its colour.
rulebook-winning-none = Without a card that counts you are not winning, even if nobody else has one either. This can happen with Green (no even card) and Violet (no card below 4).

## Setting up

rulebook-setup-deal = Red7 is for 2 to 4 players. Deal everyone seven cards to the hand and one face up as the beginning of the palette; the rest is the draw deck. The canvas begins with Red.
rulebook-setup-first = The player to the left of the highest palette card begins. Turns go on to the left.

## A turn

rulebook-turn-may = On your turn, do one of these:
rulebook-turn-play = Play a card from your hand to your palette.
rulebook-turn-discard = Discard a card from your hand to the canvas. Its colour gives the new rule.
rulebook-turn-both = Do both, in this order.
rulebook-turn-drop = Drop out of the round.
rulebook-turn-end = At the end of your turn you must be winning. So a discard must leave you winning, and you may play a card to your palette only if the turn can still end well.
rulebook-turn-same = You may discard a card of the colour that is in force already.

## Dropping out and winning

rulebook-out-drop = You may drop out at the start of your turn; later only if a 3 has drawn a card and you are still not winning. Turn your hand and your palette face down: nobody sees your hand.
rulebook-out-hand = If your turn begins and your hand is empty, you are out.
rulebook-out-last = The last player left wins the round at once.

## Drawing cards

rulebook-draw-count = The palette is counted after everything you played this turn. If the draw deck is empty, nobody draws.
rulebook-draw-must = One French translation makes this draw compulsory; here that is an option of its own.

## Playing for points

rulebook-points-score = A match has several rounds. The winner of a round moves the best set under the rule in force from the palette to the score pile; each card is worth its number.
rulebook-points-cards = Red scores one card, Orange and Yellow the winning group, Blue the highest card of each colour, Indigo the highest card of each number in the run, Green and Violet every card that counts.
rulebook-points-later = Scored cards stay out of later rounds; all others are shuffled again.
rulebook-points-end = The match ends after a round in which somebody has reached 40 points with 2 players, 35 with 3 or 30 with 4, or when there are not eight cards left for everyone. The highest score wins; equal scores share the win.

## Actions

rulebook-actions-must = If you play an odd card from your hand to your palette, you must perform its action if you can. The card dealt to your palette has none.
rulebook-actions-after = After all actions the turn goes on: you may discard a card from your hand, or end the turn. A choice is open only if the turn can still end with you winning.
rulebook-actions-three = Only a 3 may be played on the off chance, as long as the draw deck is not empty. If its card does not help, you drop out.

## Editions and books

rulebook-editions-differ = Printed books differ in the discard, the 1 and the 7.
rulebook-editions-v11 = A 1 takes from any other palette with more than one card. A 7 moves another card, to the canvas only; you must be winning when the turn ends.
rulebook-editions-v12 = A 1 takes only from a palette with at least as many cards as yours. A 7 may move even itself, to the canvas or the draw deck; on the canvas you must be winning at once.
rulebook-editions-v13 = Like v1.2, but after a 7 it is enough to be winning when the turn ends, and its discard earns no draw. A discard from your hand may leave you behind: the new colour stays, and you are out. In a turn with a 1 or a 7 this is not allowed.
rulebook-editions-books = The English, French, German and Italian books print v1.2, and so does one Spanish book; the other prints v1.3. The Polish book plays like v1.1.
rulebook-editions-named = Basic has no options. Advanced is played with drawing and for points, Expert with actions as well.

## What everyone knows

rulebook-known-hidden = Hands are secret, and so is the order of the draw deck. What you may do never depends on hidden cards.
rulebook-known-seen = Everyone sees a card that is laid on the draw deck and knows that it is there; when it is drawn, everyone knows who holds it. A card once seen in a palette or on the canvas may be remembered.

## Cards and turns in writing

rulebook-notation-cards = A card is the letter of its colour and its number, such as R7. The letters are R O Y G B I V in every language.
rulebook-notation-steps = +R7 plays a card to the palette, >R7 moves it to the canvas, ^R7 lays it on the draw deck. ! draws, . ends the turn, ~ drops out.
rulebook-notation-positions = A position is the colour in force, the seat to move, the draw deck, and palette/hand of each seat: R 1 33 B5/R7Y2 V7/?7. A question mark and a number stand for hidden cards. No card can be in two places.
rulebook-notation-rules = Rules are an edition and its options: v1.2+draw+match+actions.
rulebook-notation-games = A game is written as its deals and all its turns, so it can be replayed, checked and explored. Only a finished game can be reviewed.

## At the tables here

rulebook-tables-seats = Take a free seat to play; the game begins when all seats are taken and somebody starts it. Others may watch if the table allows it. Whoever leaves gives up the seat; a bot may play on.
rulebook-tables-moves = A turn is made as a whole, or as far as a draw: a card that was seen cannot be put back. The next round is dealt when the one before is over.
rulebook-tables-help = Bots come in seven strengths. Hints are given where the table allows them, one after the other; the others see that you took one.
rulebook-tables-deals = Every deal is promised before it is made: its seed is fixed and sealed, players may add to it, and afterwards everyone can check that nothing was changed.
rulebook-tables-rated = Rated games need accounts and a clock, and are played without hints and stand-ins; one person can have only one seat.
