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
error-hand-not-known = The hand of seat { $seat }, which is to move, is not fully known.
error-not-in-hand = { $card } is not in your hand.
error-played-already = You have already played a card to your palette this turn, so { $card } stays in your hand.{ $actions ->
    [0] { "" }
   *[other] { " " }Only a 5 lets you play another.
}
error-discarded-already = You have already discarded a card from your hand. All that is left this turn is to draw, if you have earned a card.
error-play-loses = If you play { $card } to your palette, you cannot be winning when the turn ends, whatever you discard. { $comparison }
error-play-action-loses = Playing { $card } makes you perform its action, and then you cannot be winning when the turn ends.
error-discard-loses = Discarding { $card } would not leave you winning. { $comparison }
error-discard-bound = In a turn with a 1 or a 7, you may not discard { $card } if you lose by it. { $comparison }
error-end-loses = You cannot end your turn now, because you are not winning. { $comparison }
error-end-too-early = You have not done anything yet: play a card, discard one, or drop out.
error-drop-late = You can drop out only at the start of your turn, or when the card you drew with a 3 has not helped.
error-drop-winning = You are winning: end your turn instead of dropping out.
error-action-unfinished = { $number ->
    [1] Finish the action of the 1 first: take a card from another palette and put it on the draw deck.
    [3] Finish the action of the 3 first: draw a card.
    [5] Finish the action of the 5 first: play another card from your hand.
   *[7] Finish the action of the 7 first: take a card from your palette.
}
error-draw-first = Draw the card you have earned first.
error-draw-not-earned = You have no card to draw now.
error-draw-unnamed = Write a draw as ! alone: nobody chooses which card comes.
error-draw-disagrees = { $card } cannot be the card drawn here.
error-lay-without-action = Only the action of a 1 or a 7 can put { $card } on the draw deck.
error-one-own-card = The 1 takes a card from another player, but { $card } is in your own palette.
error-one-not-there = The 1 takes a card from another palette, but { $card } is in none of them.
error-one-smaller-palette = The 1 takes only from a palette with at least as many cards as yours: you have { $mine }, { $rival } has { $theirs }.
error-one-last-card = The 1 cannot take { $card }, the only card in that palette.
error-one-loses = With { $card } gone, you cannot be winning when the turn ends. { $comparison }
error-seven-not-there = The 7 takes a card from your own palette, but { $card } is not there.
error-seven-itself = In this edition the 7 takes another card, not itself.
error-seven-canvas-only = In this edition the 7 moves its card to the canvas; { $card } cannot go to the draw deck.
error-seven-loses = Without { $card } in your palette, you cannot be winning when the turn ends. { $comparison }
error-seven-loses-at-once = The 7 may discard { $card } only if you are then winning at once. { $comparison }

## Texts that cannot be read

error-colour-unknown = “{ $text }” is not a colour. The colours are R O Y G B I V.
error-card-unknown = “{ $text }” is not a card. A card is a colour letter and a number from 1 to 7, such as R7.
error-card-expected = Column { $place }: expected a card such as R7, not “{ $text }”.
error-card-twice = { $card } appears twice (column { $place }), but there is only one.
error-step-expected = Column { $place }: expected a step, not “{ $text }”. Steps are +R7, >R7, ^R7, !, . and ~.
error-edition-unknown = “{ $text }” is not an edition. Rules start with v1.1, v1.2 or v1.3, or are basic, advanced or expert.
error-option-unknown = “{ $text }” is not an option. The options are draw, draw!, match and actions.
error-option-twice = The option “{ $text }” can be given only once, and draw in only one of its two forms.
error-players-number = Red7 is for 2, 3 or 4 players, not for “{ $text }”.
error-seat-unknown = “{ $text }” is not a seat here. The seats are 1 to { $players }.
error-position-short = A position needs a colour, the seat to move, the draw deck and at least two seats; this one has { $fields ->
    [0] none of them.
    [one] only one field.
   *[other] only { $fields } fields.
}
error-position-field = “{ $text }” (column { $place }) does not belong here. After the seats come * with the cards out of play and $ with the scores, each at most once.
error-turn-field = “{ $text }” (column { $place }) cannot be the seat to move.
error-turn-out = Seat { $seat } (column { $place }) is out and cannot be the seat to move.
error-deck-field = “{ $text }” (column { $place }) is not a draw deck. Write the number of cards, 33; the known cards on top, G4?31; or the whole order, =G4B2.
error-seat-field = “{ $text }” (column { $place }) is not a seat. Write palette/hand, as in B5/R7Y2 or B5/?7, or x for a player who is out.
error-seats-number = A position has 2, 3 or 4 seats, not { $number }.
error-scores-field = “{ $text }” (column { $place }) is not a list of scores. Write $ and one number per seat, as in $12,0.
error-too-many-cards = That makes { $number } cards, but there are only 49.
error-position-incomplete = All hands and the order of the draw deck must be known for this.
error-steps-missing = The steps of the turn must follow the ; (column { $place }).
error-step-refused = Step { $place }, { $step }, is not allowed. { $cause }
error-draw-missing = Write which card { $card } draws: ! and the card.
error-turn-unfinished = The turn of seat { $seat } is not finished.
error-turn-refused = Turn { $number }: { $cause }
error-view-not-known = What seat { $seat } sees is not known: its hand is not given here.
error-past-missing = After the @ (column { $place }) the table at the beginning and the turns since were expected, with commas between them.
error-past-turn = “{ $text }” (column { $place }) is not a past turn. Write the seat and its steps, as in 2 +R7 .
error-past-differs = The turns after the @ lead to { $text }, not to the position before it.

## Seeds and deals

error-seed-field = “{ $text }” is not a seed. A seed is 64 hexadecimal digits.
error-entropy-field = “{ $text }” cannot be added to a deal: expected up to 128 hexadecimal digits, two per byte.
error-entropy-number = There are { $players } players, but { $number } contributions to the deal.
error-commitment-field = “{ $text }” is not a commitment: expected 64 hexadecimal digits.
error-round-number = “{ $text }” is not a round number.

## Records

error-record-empty = The record is empty.
error-record-tag = Line { $place }: “{ $text }” is not a tag. Tags come first and look like [Rules "v1.2"].
error-record-tag-twice = Line { $place }: the tag { $text } appears twice.
error-record-tag-missing = The record has no { $text } tag.
error-record-version = This is a record of version “{ $text }”; this program reads version 1.
error-record-comment = Line { $place }: a comment goes between { "{" } and { "}" }, and one of them is missing.
error-record-line = Line { $place }: “{ $text }” does not belong here. A round has a heading, its deal and its turns, one per line, each starting with the seat. { $cause }
error-record-round = Line { $place }: “{ $text }” is not the number of the next round.
error-record-players = A record has 2, 3 or 4 players, the same number throughout; this one has { $number }.
error-record-deal-missing = Round { $number } has no deal, and the record has no seed.
error-record-deal = Line { $place }: the deal of round { $number } cannot be read. { $cause }
error-record-no-deal = The deal written for round { $number } cannot be the deal of a round that begins here.
error-record-turn = { $place ->
    [0] Seat { $seat } cannot move here; it is the turn of seat { $number }.
   *[other] Line { $place }: seat { $seat } cannot move here; it is the turn of seat { $number }.
}
error-record-step = { $place ->
    [0] Step { $number } of a turn is not allowed. { $cause }
   *[other] Line { $place }: step { $number } is not allowed. { $cause }
}
error-record-after-end = { $place ->
    [0] The record goes on after the end, or after an unfinished turn.
   *[other] Line { $place }: the record goes on after the end, or after an unfinished turn.
}
error-review-unfinished = Only a finished game whose cards are all known can be reviewed.
error-record-result = According to the record the result is { $text }, but it is { $expected } (* means that the game is not over).
error-record-deal-differs = The deal of round { $number } is not the one the seed gives.
error-record-commitment-differs = The seed is not the one promised: its SHA-256 does not match the commitment.
error-record-entropy-differs = What seat { $seat } contributed is not what was promised: its SHA-256 does not match the commitment.
error-record-no-seed = The record has no seed, so its deals cannot be verified.
error-record-json = Line { $place }: this is not valid JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] expected an object.
    [list] expected a list.
    [text] expected a string.
    [number] expected a whole number.
    [tag] this name cannot be used for a tag.
    [nothing] this does not belong here.
   *[other] this cannot be read. { $cause }
}

## Exploring

error-edit-begun = A turn is under way. Finish it or go back before you change cards.
error-edit-impossible = There can be no position “{ $text }”. { $cause }
error-edit-elsewhere = { $where ->
    [hand] { $card } is already in the hand of seat { $seat }.
    [palette] { $card } is already in the palette of seat { $seat }.
   *[deck] { $card } is already in the draw deck.
}
error-edit-held = { $card } must be in a hand that is not fully known. Take it from there: move it to that hand first.
error-explore-top = This is the first position.
error-explore-end = Nothing has been tried after this.
error-explore-variation = There is no variation { $number } here; there are { $most }.
error-explore-round = There is no round { $number }; the record has { $most }.
error-explore-turn = There is no turn { $number }; there are { $most }.

## Matches

error-bot-unknown = There is no bot “{ $text }”. The bots are { $names }.
error-bot-unfit = “{ $text }” is not a bot: it has no name or no method choose.
error-match-over = The match is over.
error-round-running = The round is not over yet.

## Tables and the server

table-unknown = There is no such table.
table-no-spectators = This table does not allow spectators.
table-not-seated = You have no seat at this table.
table-seated-already = You already have seat { $seat }.
table-seat-taken = Seat { $seat } is not free.
table-seat-none = No seat is free at this table.
table-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-not-waiting = The game has already begun.
table-not-running = No round is in progress at this table.
table-away = A bot is playing for you. Take your seat back first.
table-not-paused = The next round cannot be dealt now.
table-not-over = The game is not over yet.
table-not-entropy = No entropy is expected from you now.
table-entropy-promised = You have already promised entropy.
table-entropy-differs = This is not the entropy you promised.
table-entropy-early = Ask for a rematch first: the next seed is fixed only then.
table-steps-after-draw = A card must be drawn before { $step }: look at it first, then go on.
table-steps-unfinished = These steps do not finish the turn: end it, or stop at a draw.
table-agreed-already = You have already agreed.
table-hurry-people = People are still playing this round, so the pace stays as it is.
table-hurry-already = The bots are hurrying already.
table-hints-off = There are no hints at this table.
table-hint-had = You have had this hint already.
table-bot-not-wanted = No bot can take seat { $seat } now.
table-rated-setup = A rated table has a clock and a seat for a person, and neither hints nor a stand-in.
table-rated-account = Rated games are for players with an account.
table-rated-bot = In a rated game, no bot plays on for somebody who left.
table-rated-quiet = While a rated game is running, those who only watch say nothing.
table-rated-yourself = At a rated table, a player and all their bots count as one person, who can have only one seat.
table-rated-often = You have played { $most } rated games with each other today. Play on unrated, or come back tomorrow.
table-full = This table has been in use for too long. Open a new one.
table-closed = The host of this server has closed this table.
table-id-used = This id has been used for something else. Choose another.
table-message-wrong = The message could not be understood: { $why }
table-message-first = The first message must be hello.
table-version-wrong = This server speaks version { $version } of the protocol. Reload the page, or update the program.
table-too-many = Too many requests. Wait a moment.
table-too-large = This is too large: the limit is { $most } bytes.
table-length-twice = A request cannot have both Content-Length and Transfer-Encoding.
table-handshake-wrong = This is not a handshake for a WebSocket that the server understands.
table-watching-too-many = You can watch at most { $most } tables at once.
table-tables-too-many = You have opened { $most } tables whose games are not over. You cannot open more for now.
table-address-too-many = { $most } tables have been opened from your network whose games are not over. No more can be opened for now.
table-games-too-many = You have a seat in { $most } games already. Finish or leave one of them first.
table-study-too-many = You have asked for a lot of analysis in a short time. Wait a moment.
table-study-own-game = You are playing this very position, so it is not analysed for you. Where hints are allowed, take one at the table.
table-study-off = This server does not offer analysis.
table-study-too-large = This position has more than { $most } turns, which is too many to analyse.
study-prepares = The server is preparing its analysis for the first time. This takes about two minutes, and only this once.
table-origin-wrong = The request came from another site, so nothing was done.
table-host-wrong = This server does not answer to that name. Whoever runs it can allow the name with --hosts.
table-too-slow = The request took too long to arrive.
table-sign-in = Choose a name first.
table-meeting-agreed = You cannot leave now: everybody has agreed, and the game is about to begin.
table-meeting-begun = The game has begun already, at table { $table }.
table-bots-later = Bots take free seats only after { $seconds } seconds of waiting, and only in games that are played at once.
table-offer-unknown = This game is no longer on offer.
table-offer-over = It is too late to answer.
table-person-unknown = Nobody with an account has this name.
table-challenge-self = You cannot challenge yourself.
table-challenge-own = This challenge is your own: the other person has to accept it.
table-challenges-too-many = { $most } of your challenges have not been answered. Wait for an answer, or withdraw one.
table-challenges-often = You are asking too many people at once. Wait a few seconds.
table-name-blank = A name needs at least one letter, digit or emoji.
table-name-direction = This name contains an invisible character that changes the direction of text. Type it again without it; names written from right to left need none.
table-name-hidden = This name contains an invisible or unknown character. Type it again without it.
table-name-large = This name takes up too much space. Use fewer emoji or accents.
table-name-long = A name may have at most { $most } characters.
table-name-marks = A letter may carry at most { $most } different accents, and a name cannot begin with one.
table-name-taken = This name is taken, or looks like one that is. Choose another.
table-sign-in-wrong = That is not right. Check what you typed, or use another way to sign in.
table-sign-in-too-many = Too many attempts. Wait a minute, or use a passkey or a recovery code.
table-account-needed = This needs an account.
table-account-changed = Something has changed in the meantime. Reload the page and try again.
table-account-full = There are { $most } already, and there cannot be more. Remove one first.
table-account-last = This is the last way into your account. Add another one first.
table-account-nothing = That is no longer in your account.
table-passkey-host = There are no passkeys at this address. They need a server with a name, reached over https, or localhost.
table-passkey-late = That took too long. Try again.
table-passkey-wrong = This passkey cannot be used here.
table-password-obvious = Everybody would try this password first. Choose another.
table-password-short = A password needs at least { $least } characters.
table-token-may-not = This token was not made for that ({ $what }).
table-name-refused = This name is not welcome here. Please choose another one.
table-banned = The host of this server has banned you from playing here.
table-banned-until = The host of this server has banned you from playing here until { $until }.
table-kept-apart = You cannot sit down at this table.
table-phrases-too-many = As a new guest, you can say at most { $most } phrases per minute. Wait a moment.
table-player-unknown = This player does not exist, or wants to be forgotten.
table-player-self = That is you.
table-ties-too-many = Your list holds at most { $most } people. Remove one of them first.
table-reports-too-many = You have reported { $most } people today. Please continue tomorrow.
table-record-unknown = There is no such record.
table-puzzle-in-rush = This puzzle is part of your rush. Solve it there, or come back when the rush is over.
table-puzzle-unknown = There is no such puzzle.
table-puzzle-unsolved = Solve the puzzle first, or ask to see the answer.
table-rush-none = You have not begun a rush.
table-review-unknown = This game has not been reviewed yet.
table-record-running = The record will be available when the game is over.
table-page-unknown = There is nothing at this address.
table-method-wrong = This cannot be done at this address.
table-store-full = The server cannot save anything right now, so nothing was done. Try again in a moment.
table-store-lost = The server has lost touch with its data, so it does not know whether this was done. Try again in a moment; nothing is done twice.
table-stopping = The server is stopping, so nothing was done. Try again in a moment.
table-trouble = Something went wrong on the server; nothing was done.
table-not-built = The page has not been built yet. Run: make web
