### Why something is refused, in English: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

number-word = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $count }
}
counted = { $colour ->
    [R] { $count ->
        [one] one card
       *[other] { number-word } cards
    }
    [O] { $count ->
        [one] a single card
       *[other] { number-word } cards of one number
    }
    [Y] { $count ->
        [one] a single card
       *[other] { number-word } cards of one colour
    }
    [G] { $count ->
        [one] one even card
       *[other] { number-word } even cards
    }
    [B] { $count ->
        [one] one colour
       *[other] { number-word } different colours
    }
    [I] { $count ->
        [one] a run of one card
       *[other] a run of { number-word } cards
    }
   *[V] { $count ->
        [one] one card below 4
       *[other] { number-word } cards below 4
    }
}
rival = { $place ->
    [left] the player on your left
    [right] the player on your right
    [across] the player across the table
   *[opponent] your opponent
}
compare-none = { $colour ->
    [G] With Green on the canvas you have no even card, so you cannot be winning.
    [V] With Violet on the canvas you have no card below 4, so you cannot be winning.
   *[other] Your palette is empty, so you cannot be winning.
}
compare-highest = With Red on the canvas your highest card is { $top }; { $rival } has { $their_top }.
compare-fewer = With { $canvas } on the canvas you have { $mine }; { $rival } has { $theirs }.
compare-lower = With { $canvas } on the canvas you have { $mine }, the highest { $top }; { $rival } has as many, the highest { $their_top }.

## Why a step is refused

error-round-over = The round is over.
error-turn-over = This turn is over.
error-not-your-turn = It is not your turn: seat { $seat } is to move.
error-hand-not-known = The hand of seat { $seat }, which is to move, is not known in full.
error-not-in-hand = { $card } is not in your hand.
error-played-already = You have already played a card to your palette this turn, so { $card } stays in hand. Only a 5 lets you play another.
error-discarded-already = You have already discarded a card from your hand: the turn is over but for the draw.
error-play-loses = After playing { $card } to your palette the turn cannot end with you winning, whatever you discard. { $comparison }
error-play-action-loses = Playing { $card } obliges you to perform its action, and after that the turn cannot end with you winning.
error-discard-loses = Discarding { $card } would not leave you winning. { $comparison }
error-discard-bound = In a turn with a 1 or a 7 you may not discard { $card } and lose. { $comparison }
error-end-loses = You cannot end the turn here, because you are not winning. { $comparison }
error-end-too-early = You have not done anything yet: play a card, discard one, or drop out.
error-drop-late = You can drop out only at the start of your turn, or after a 3 has drawn a card that did not help.
error-drop-winning = You are winning: end the turn instead of dropping out.
error-action-unfinished = { $number ->
    [1] First finish the action of the 1: take a card from another palette and lay it on the draw deck.
    [3] First finish the action of the 3: draw a card.
    [5] First finish the action of the 5: play another card from your hand.
   *[7] First finish the action of the 7: take a card from your palette.
}
error-draw-first = First draw the card that you have earned.
error-draw-not-earned = There is no card for you to draw now.
error-draw-unnamed = A draw is written ! alone: nobody chooses which card comes.
error-draw-disagrees = { $card } cannot be the card drawn here.
error-lay-without-action = { $card } can be laid on the draw deck only by the action of a 1 or a 7.
error-one-own-card = The 1 takes a card from another player, and { $card } is in your own palette.
error-one-not-there = The 1 takes a card from another palette, and { $card } is in none of them.
error-one-smaller-palette = The 1 takes only from a palette with at least as many cards as yours: you have { $mine }, the owner of { $card } has { $theirs }.
error-one-last-card = The 1 cannot take { $card }, the only card in that palette.
error-one-loses = With { $card } gone the turn cannot end with you winning. { $comparison }
error-seven-not-there = The 7 takes a card from your own palette, and { $card } is not there.
error-seven-itself = In this edition the 7 takes another card, not itself.
error-seven-canvas-only = In this edition the 7 puts its card on the canvas; { $card } cannot be laid on the draw deck.
error-seven-loses = Without { $card } in your palette the turn cannot end with you winning. { $comparison }
error-seven-loses-at-once = The 7 may discard { $card } only if that leaves you winning at once. { $comparison }

## Texts that cannot be read

error-colour-unknown = “{ $text }” is not a colour. The colours are R O Y G B I V.
error-card-unknown = “{ $text }” is not a card. A card is a colour letter and a number from 1 to 7, such as R7.
error-card-expected = At column { $place } a card such as R7 was expected, not “{ $text }”.
error-card-twice = { $card } is written twice (column { $place }); there is only one.
error-step-expected = At column { $place } a step was expected, not “{ $text }”. Steps are +R7, >R7, ^R7, !, . and ~.
error-edition-unknown = “{ $text }” is not an edition. Rules begin with v1.1, v1.2 or v1.3, or are basic, advanced or expert.
error-option-unknown = “{ $text }” is not an option. The options are draw, draw!, match and actions.
error-option-twice = The option “{ $text }” can be given only once, and draw only in one of its two forms.
error-players-number = Red7 is for 2, 3 or 4 players, not for “{ $text }”.
error-seat-unknown = “{ $text }” is not a seat here. The seats are 1 to { $players }.
error-position-short = A position has a colour, the seat to move, the draw deck and at least two seats; this has { $fields ->
    [0] none of them.
    [one] only one field.
   *[other] only { $fields } fields.
}
error-position-field = “{ $text }” (column { $place }) was not expected here. After the seats come * with the cards gone and $ with the scores, each at most once.
error-turn-field = “{ $text }” (column { $place }) is not a seat that can be to move.
error-turn-out = Seat { $seat } (column { $place }) is out and cannot be to move.
error-deck-field = “{ $text }” (column { $place }) is not a draw deck. Write how many cards, 33; the known top, G4?31; or the whole order, =G4B2.
error-seat-field = “{ $text }” (column { $place }) is not a seat. Write palette / hand, as in B5/R7Y2 or B5/?7, or x for a player who is out.
error-seats-number = A position has 2, 3 or 4 seats, not { $number }.
error-scores-field = “{ $text }” (column { $place }) are not scores. Write $ and one number for each seat, as in $12,0.
error-too-many-cards = That makes { $number } cards; there are only 49.
error-position-incomplete = For this, all hands and the order of the draw deck must be known.
error-steps-missing = After the ; (column { $place }) the steps of the turn were expected.
error-step-refused = Step { $place }, { $step }, is not allowed. { $cause }
error-draw-missing = The card that { $card } draws must be written: ! and the card.
error-turn-unfinished = The turn of seat { $seat } is not finished.
error-turn-refused = Turn { $number }: { $cause }
error-view-not-known = What seat { $seat } sees is not known: its hand is not written here.

## Seeds and deals

error-seed-field = “{ $text }” is not a seed. A seed is 64 hexadecimal digits.
error-entropy-field = “{ $text }” is not what a player may add to a deal: up to 128 hexadecimal digits, two for each byte.
error-entropy-number = There are { $players } players, but { $number } of them have added something to the deal.
error-commitment-field = “{ $text }” is not a commitment: 64 hexadecimal digits were expected.
error-round-number = “{ $text }” is not the number of a round.

## Records

error-record-empty = The record is empty.
error-record-tag = Line { $place }: “{ $text }” is not a tag. Tags stand at the top and look like [Rules "v1.2"].
error-record-tag-twice = Line { $place }: the tag { $text } is written twice.
error-record-tag-missing = The record lacks the tag { $text }.
error-record-version = This record has version “{ $text }”; this program reads version 1.
error-record-comment = Line { $place }: a comment stands between { "{" } and { "}" }, and one of them is missing.
error-record-line = Line { $place }: “{ $text }” was not expected. A round has a heading, its deal, and its turns, a line each with the seat in front. { $cause }
error-record-round = Line { $place }: “{ $text }” is not the number of the next round.
error-record-players = A record has 2, 3 or 4 players, the same number everywhere; here are { $number }.
error-record-deal-missing = Round { $number } has no deal, and the record has no seed.
error-record-deal = Line { $place }: the deal of round { $number } cannot be read. { $cause }
error-record-no-deal = What is written as the deal of round { $number } is not the deal of a round that begins here.
error-record-turn = { $place ->
    [0] Seat { $seat } cannot move here; it is the turn of seat { $number }.
   *[other] Line { $place }: seat { $seat } cannot move here; it is the turn of seat { $number }.
}
error-record-step = { $place ->
    [0] Step { $number } of a turn is not allowed. { $cause }
   *[other] Line { $place }, step { $number }: not allowed. { $cause }
}
error-record-after-end = { $place ->
    [0] The record goes on after the end, or after a turn that is not finished.
   *[other] Line { $place }: the record goes on after the end, or after a turn that is not finished.
}
error-record-result = The record says that { $text } won, but it is { $expected } (* stands for a game that goes on).
error-record-deal-differs = The deal of round { $number } is not the one that the seed gives.
error-record-commitment-differs = The seed is not the one that was promised: its SHA-256 is not the commitment.
error-record-entropy-differs = What seat { $seat } added is not what was promised: its SHA-256 is not the commitment.
error-record-no-seed = The record holds no seed, so its deals cannot be verified.
error-record-json = Line { $place }: this is not JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] an object was expected.
    [list] a list was expected.
    [text] a text was expected.
    [number] a whole number was expected.
    [tag] this name cannot be used for a tag.
    [nothing] this was not expected.
   *[other] this cannot be read. { $cause }
}

## Matches

error-bot-unknown = There is no bot “{ $text }”. The bots are { $names }.
error-bot-unfit = “{ $text }” is not a bot: it lacks a name or the method choose.
error-match-over = The match is over.
error-round-running = The round is not over yet.

## Tables and the server

table-unknown = There is no such table.
table-no-spectators = Spectators are not allowed at this table.
table-not-seated = You have no seat at this table.
table-seated-already = You already have seat { $seat }.
table-seat-taken = Seat { $seat } is not free.
table-seat-none = No seat is free at this table.
table-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-not-waiting = The game has begun already.
table-not-running = No round is being played at this table.
table-not-paused = The next round cannot be dealt now.
table-not-over = The game is not over yet.
table-not-entropy = No entropy is awaited from you now.
table-entropy-promised = You have promised entropy already.
table-entropy-differs = This is not the entropy that you promised.
table-entropy-early = Ask for a rematch first: only then is the next seed fixed.
table-steps-after-draw = A card has to be drawn before { $step }: see it first, then go on.
table-steps-unfinished = The turn is not finished with these steps: end it, or go as far as a draw.
table-agreed-already = You have agreed already.
table-bot-not-wanted = No bot can take seat { $seat } now.
table-full = This table has been used for too long; open a new one.
table-message-wrong = The message cannot be understood: { $why }
table-message-first = The first message must be hello.
table-version-wrong = This server speaks version { $version } of the protocol. Reload the page, or update the program.
table-too-many = Too many requests. Wait a moment.
table-too-large = This is too large: at most { $most } bytes are read.
table-watching-too-many = At most { $most } tables can be watched at once.
table-origin-wrong = Another site asked for this, so it was not done.
table-host-wrong = This server does not go by that name. Whoever runs it can allow the name with --hosts.
table-too-slow = The request did not come to its end.
table-sign-in = Choose a name first.
table-name-wrong = A name has 1 to { $most } visible characters.
table-record-unknown = There is no such record.
table-record-running = The record can be had when the game is over.
table-page-unknown = There is nothing at this address.
table-method-wrong = This cannot be done at this address.
table-store-full = The server cannot write just now, so nothing was done. Try again in a moment.
table-trouble = Something went wrong on the server; nothing was done.
table-not-built = The page has not been built yet. Run: make web
