### Red7 in English.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.
### $rival is the result of another message here, put in as the subject of a clause.

## Words of the game

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
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rival = { $place ->
    [left] the player on your left
    [right] the player on your right
    [across] the player across the table
   *[opponent] your opponent
}
you = You
nobody = nobody
label = { $name }: { $value }
separator = { "; " }

## Comparing palettes, inside the reasons below

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
error-past-missing = After the @ (column { $place }) the table at the beginning and the turns since were expected, with commas between them.
error-past-turn = “{ $text }” (column { $place }) is not a past turn. Write the seat and its steps, as in 2 +R7 .
error-past-differs = The turns after the @ lead to { $text }, not to the position before it.
error-line-json = This line is not a JSON object.
error-line-field = The field “{ $field }” is missing or is not what it should be: { $kind ->
    [text] a text was expected.
    [texts] a list of texts was expected.
   *[number] a whole number was expected.
}

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

## The command line: errors

cli-error = Error: { $text }
cli-try-help = Try “{ $command } --help”.
cli-command-unknown = There is no command “{ $text }”. The commands are { $commands }.
cli-command-missing = Which command? They are { $commands }.
cli-option-unknown = There is no option { $text }.
cli-option-value = The option { $text } needs a value.
cli-option-no-value = The option { $text } takes no value.
cli-argument-missing = { $text } is missing.
cli-argument-extra = “{ $text }” is one argument too many.
cli-value-wrong = “{ $value }” is not possible for { $text }. Possible: { $choices }.
cli-value-whole = { $text } must be a whole number, not “{ $value }”.
cli-file-unreadable = The file { $file } cannot be read: { $why }.
cli-file-unwritable = The file { $file } cannot be written: { $why }.
cli-file-not-text = The file { $file } is not text in UTF-8.
cli-file-exists = The file { $file } exists already; choose another name, so that nothing is lost.
cli-output-failed = The output could not be written: { $why }.
cli-book-unknown = There is no rulebook “{ $text }”. The rulebooks are { $books }.
cli-lang-unknown = There is no language “{ $text }”. The languages are en, fr, de, it, es and pl.
cli-play-plain = Only the plain game exists so far: red7 play --plain
cli-book-or-rules = Give a rulebook or rules, not both.

## The command line: help

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-default = (default: { $value })
help-red7 = Red7, the card game with seven rules: play it, ask it questions, replay and verify games.
help-red7-more = “{ $command } COMMAND --help” tells more about a command.
help-best = The best set of cards in a palette under a colour.
help-questions-more = With - it reads one JSON object a line, such as { $example }, and answers each on a line of its own.
help-legal = The steps open to the player to move in a position.
help-view = What a seat may know of a position, after some turns.
help-show = A position as a table, with who is winning under each colour.
help-deal = A deal from a seed.
help-replay = A recorded game, turn by turn.
help-verify = Check a record: its seed, its deals, every step and the result.
help-verify-more = Exit status 0: all is right; 1: something is not; 2: the record cannot be read.
help-convert = A record as text or as JSON.
help-rules = The editions, the options and the printed rulebooks.
help-play = A game against simple opponents.
help-bench = How fast everything is on this machine, the kernels beside pure Python.
help-warmup = Compile the engine of the strong bots ahead, which they otherwise do in the background.
help-arg-rule = a colour: R O Y G B I V; or - to read questions
help-arg-cards = cards, as in R7O4V1
help-arg-position = a position, as in “R 1 33 B5/R7Y2 V7/?7”
help-arg-position-or-dash = a position, or - to read questions
help-arg-record = a record, as text or JSON; - for standard input
help-opt-help = show this help
help-opt-version = show the version
help-opt-lang = the language: en, fr, de, it, es, pl
help-opt-rules = edition and options, as in v1.2+draw+match+actions; or basic, advanced, expert
help-opt-seat = the seat that looks; 0 is a spectator
help-opt-turns = turns made since, with commas between them
help-opt-past = add the turns that led there, as the seat saw them
help-opt-players = the number of players, 2 to 4
help-opt-seed = the seed, 64 hexadecimal digits; without it a new one
help-opt-round = the number of the round
help-opt-to = the form to write: text or json
help-opt-positions = write a position after each turn, and nothing else
help-opt-plain = plain lines of text, fit for a screen reader
help-opt-book = a printed rulebook, in its language: see “red7 rules”
help-opt-with = what to add to the rulebook: draw, match, actions, with + between them
help-opt-name = your name
help-opt-my-seat = your seat
help-opt-json = write the figures as JSON
help-opt-bot = the opponents, from the gentlest to the strongest: violet, indigo, blue, green, yellow, orange, red
help-opt-save = a file to which the record is written after every turn

## The command line: answers

show-canvas = Canvas: { $colour } – { $rule }
show-deck = Draw deck: { $count }
show-deck-known = Draw deck: { $count }, on top { $cards }
show-seat = Seat { $seat }
show-to-move = to move
show-out = out
show-palette = Palette
show-hand = Hand
show-winning = winning
show-under = Who is winning under each colour
show-gone = Gone
show-scores = Scores
show-open = Open steps
show-steps = This turn so far
show-winner = Seat { $seat } has won the round.
deal-seed = Seed
deal-commitment = Commitment
deal-position = Position
replay-round = Round { $number }
replay-round-won = { $name } wins the round under { $colour } and takes { $cards }.
replay-won = { $names } { $count ->
    [one] wins the game.
   *[other] share the win.
}
replay-running = The game is not over.
verify-commitment = The seed is the one that was promised.
verify-no-commitment = No commitment is recorded, so the seed could have been chosen afterwards.
verify-deals = { $count ->
    [0] There is no deal to check.
    [one] One deal comes from the seed.
   *[other] All { $count } deals come from the seed.
}
verify-turns = { $count ->
    [0] There is no turn to check.
    [one] One turn is legal.
   *[other] All { $count } turns are legal.
}
verify-result = The result is right: { $names }.
verify-running = The game is not over.
rules-editions = Editions
rules-options = Options
rules-books = Printed rulebooks
rules-named = Names for the usual mixes
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
rules-play-book = Play one as printed: { $command }

## The plain game

play-welcome = Red7. { $players } players, rules { $rules }. You are { $name }, seat { $seat }. Type ? for help.
play-commitment = The seed of the deals is fixed; its SHA-256 is { $commitment }
play-round = Round { $number }. { $name } begins.
play-goal = Goal: { $goal } points.
play-you-begin = Round { $number }. You begin.
play-canvas = { $colour } is in force: { $rule }.
play-line = { $name }: palette { $palette }, { $cards } in hand.
play-line-known = { $name }: palette { $palette }, { $cards } in hand, known { $known }.
play-line-out = { $name } is out.
play-you = You: palette { $palette }, hand { $hand }.
play-winning = Winning now: { $name } with { $cards }.
play-winning-nobody = Nobody is winning now.
play-under = By colour: { $list }.
play-deck = Draw deck: { $cards }.
play-deck-known = Draw deck: { $cards }, on top { $known }.
play-scores = Scores: { $list }.
play-prompt = Your move:
play-prompt-one = The 1: take a card from another palette, ^ and the card:
play-prompt-five = The 5: play another card, + and the card:
play-prompt-seven = The 7: a card of your palette to the canvas, > and the card, or onto the draw deck, ^ and the card:
play-prompt-seven-canvas = The 7: another card of your palette to the canvas, > and the card:
play-prompt-draw = You have earned a card: ! draws it, . ends the turn:
play-prompt-draw-seven = The 7's discard has earned a card: ! draws it; or go on:
play-prompt-draw-must = You have earned a card and must draw it, !:
play-prompt-end = Discard a card, > and the card, or end the turn with . :
play-prompt-behind = You are not winning: discard a card, > and the card; if nothing helps, drop out with ~ :
play-prompt-discard = You are not winning yet: discard a card, > and the card:
play-drew = You drew { $card }.
play-confirm-drop = Drop out of this round? Type y for yes:
play-confirm-lose = This is allowed, but you would not be winning and would be out. Do it? Type y for yes:
play-yes = y yes
play-kept = Nothing was done.
play-undone = Taken back: you are at the start of your turn.
play-undo-nothing = There is nothing to take back.
play-undo-drawn = A card has been drawn: that cannot be taken back.
play-open = Open: { $steps }
play-open-losing = Open as well, but you would be out: { $steps }
play-step-played = { $card } to the palette
play-step-canvas = { $card } to the canvas, { $colour } is in force
play-step-laid = { $card } face down onto the draw deck
play-step-taken = { $card } from the palette of { $name } face down onto the draw deck
play-step-moved = { $card } from the palette to the canvas, { $colour } is in force
play-step-drew = draws a card
play-step-drew-known = draws { $card }
play-step-ended = ends the turn
play-step-dropped = drops out
play-turn = { $name }: { $steps }.
play-out = { $name } is out.
play-you-out = You are out of this round.
play-round-won = { $name } wins the round under { $colour } with { $cards }.
play-you-won-round = You win the round under { $colour } with { $cards }.
play-points = { $count ->
    [one] That is { $count } point.
   *[other] That is { $count } points.
}
play-won = { $name } wins the game.
play-you-won = You win the game.
play-shared = The win is shared: { $names }.
play-seed = The seed was { $seed }
play-saved = The record is in { $file }. Check it with: red7 verify { $file }
play-saved-so-far = The record so far is in { $file }.
play-bye = Goodbye. The game was not finished.
play-help =
    +R7 plays a card from your hand to your palette, >G4 discards one to the canvas,
    ^B5 lays one face down onto the draw deck, ! draws, . ends the turn, ~ drops out.
    Several steps may stand on one line: +R7 >G4
    At the end of your turn you must be winning, or you are out.
    The other words are: { $open } (what is possible now), { $table } (the table again),
    { $rules } (the seven rules), { $undo } (back to the start of your turn), { $quit }.
play-word-open = moves
play-word-table = table
play-word-rules = rules
play-word-undo = undo
play-word-quit = quit
play-bot-names = Robin,Sam,Kim
play-default-name = Guest

## The arena

help-arena = A tournament between bots.
help-arg-bots = the bots that play, by their names
help-opt-arena-games = how many games at least; every deal is played in all its seatings
help-opt-arena-workers = how many processes play at a time; without it, one for each processor
help-opt-arena-seed = the seed: 64 hexadecimal digits or a whole number; without it a new one
help-opt-arena-budget = how much work a bot may spend on a step
help-opt-arena-limit = after how many seconds without an answer a bot loses the game
help-opt-arena-out = a folder for the games and the report; given again, the tournament goes on from there
help-opt-arena-json = print the result as JSON
arena-error-few = A tournament needs at least two bots.
arena-error-twice = The bot “{ $text }” is named twice.
arena-error-broken = The bot “{ $text }” cannot be loaded: { $why }
arena-error-seed = “{ $text }” is not a seed. A seed is 64 hexadecimal digits or a whole number.
arena-error-range = { $text } must be from { $least } to { $most }, not { $value }.
arena-error-unwritable = { $file } cannot be read or written: { $why }.
arena-error-other = The folder { $folder } holds another tournament; what differs: { $fields }. Choose another folder.
arena-error-foreign = The file { $file } in the folder { $folder } is not from a tournament and would be overwritten. Choose another folder.
arena-error-damaged = Line { $place } of { $file } cannot be read.
arena-error-worker = A process that plays games ended by itself (exit status { $status }).
arena-progress = { $done } of { $total } games, { $speed } games/s, { $left } left
arena-kept = Interrupted. The finished deals are in { $folder }; the same command goes on from there.
arena-lost = Interrupted. Nothing is kept; with --out the tournament could go on later.
arena-report = Report: { $file }
arena-decimal-mark = .
arena-percent = { $number }%
arena-interval = { $low }–{ $high }%
arena-label-games = Games
arena-label-deals = Deals
arena-label-players = Players
arena-label-rules = Rules
arena-label-budget = Budget
arena-label-turns = Turns a game
arena-label-seed = Seed
arena-label-bots = Bots
arena-label-version = Version of red7
arena-bot = Bot
arena-win-rate = Won
arena-95 = 95% interval
arena-rating = Rating
arena-time = ms a step
arena-time-most = longest
arena-faults = Faults
arena-against = against
arena-title = Red7: a tournament
arena-head-wins = Games won
arena-about-wins = The share of games that each bot won, with its 95% interval. A shared win counts in part. The dashed line is what bots of equal strength would win.
arena-head-cross = Each against each
arena-about-cross = Of the games that one of the two won, the share that the bot on the left won, in percent.
arena-head-ratings = Ratings
arena-about-ratings = OpenSkill (Plackett–Luce): all begin at 25. The line is two standard deviations to either side.
arena-head-conduct = Time and faults
arena-about-conduct = A bot that crashes, does not answer in time or answers with a step that is not open loses that game.
arena-no-faults = No bot crashed, stalled or answered illegally.
arena-crash = Crashed
arena-stall = Stalled
arena-illegal = Illegal
arena-forfeit-crash = { $bot } crashed in deal { $deal }, seating { $rotation }: { $detail }
arena-forfeit-stall = { $bot } did not answer in time in deal { $deal }, seating { $rotation }.
arena-forfeit-illegal = { $bot } answered illegally in deal { $deal }, seating { $rotation }: { $detail }

## The kernels

warmup-doing = Compiling: { $name }
warmup-done = Ready.
bench-doing = Measuring, about twenty seconds …
bench-playouts = { $name }: { $rate } games a second; pure Python { $python } ({ $ratio })
bench-rest = The rest: { $figures }

## The browser

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
web-you-here = You
web-name = Your name
web-greeting = Hello, { $name }!
web-guest = Guest
web-language = Language
web-theme = Appearance
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-rules = Rules
web-book = As printed in
web-book-none = Choose the edition myself
web-option-draw = Drawing
web-option-draw-must = Drawing is compulsory
web-option-match = Points
web-option-actions = Actions
web-seats = Players
web-seat-you = You have the first seat.
web-seat-number = Seat { $seat }
web-seat-person = A person
web-table-more = The table
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
web-somebody = Somebody
web-bot-names = Robin,Sam,Kim,Alex
web-bot-level = Bot, strength { $number } of 7
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
web-round = Round { $number }
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
web-deck = Draw deck: { $count }
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
web-end-you-round = You win the round!
web-end-round = { $name } wins the round
web-end-you-game = You win!
web-end-game = { $name } wins
web-end-you-match = You win the match!
web-end-match = { $name } wins the match
web-end-shared = The win is shared: { $names }
web-end-why = { $name } was the last one in. With { $canvas } on the canvas, { $rule }.
web-end-why-you = You were the last one in. With { $canvas } on the canvas, { $rule }.
web-end-points = { $count ->
        [one] That is { $count } point.
       *[other] That is { $count } points.
    }
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
web-log-turn = { $name }: { $steps }.
web-log-out = { $name } is out.
web-log-you-out = You are out.
web-log-timeout = { $name }: out of time.
web-log-dealt = Round { $number }. { $name } begins.
web-log-dealt-you = Round { $number }. You begin.
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
web-not-built = The page has not been built yet. Run: make web
web-log-resumed = The server was away for a moment; the game goes on.
web-log-expired = Nobody came for a long time, so all seats are free again.

## Tables

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
table-deleted-player = Somebody
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

## The server

help-serve = Serve games to people in browsers and to bots.
help-serve-more = Every option can also be given in the environment, as in { $example }, and in the file named by --config, in the form TOML. An option counts more than the environment, and that more than the file.
help-opt-host = the address to listen at; 0.0.0.0 for all networks
help-opt-port = the port; 0 for any that is free
help-opt-data = the folder for the data; without it, the usual one of this system
help-opt-url = the address by which players reach the server, if a proxy stands in front of it
help-opt-log = what is logged: debug, info, warning, error
help-opt-config = a file with settings
help-opt-no-browser = do not open a browser
help-opt-pace = seconds that a bot lets pass before a turn
help-opt-hold = seconds that the seat of a player who is gone is held
help-opt-rate = messages a second that one player may send; 0 for no limit
help-opt-requests = requests a second from one address; 0 for no limit
help-opt-sockets = open connections from one address
help-opt-proxies = proxies in front of the server, which tell the addresses of clients
help-opt-hosts = more names by which the server may be asked for, separated by commas
serve-at = Red7 is being served at { $url }
serve-stop = Ctrl+C stops it; games go on after the next start.
serve-bye = The server has stopped. Nothing is lost.
serve-port = Port { $port } at { $host } cannot be used: { $why }. Choose another with --port, or 0 for any that is free.
serve-folder = The folder { $folder } cannot be used for the data: { $why }. Choose another with --data.
serve-newer = The data in { $folder } come from a newer version of red7. Update red7, or choose another folder with --data.
serve-data = The data in { $folder } cannot be used: { $why }. Put a backup back with “red7 admin restore”, or choose another folder with --data.
serve-secret = The file { $file } is damaged. Delete it, and it is made anew; players then have to give their names again.
serve-config-wrong = The file { $file } cannot be read: { $why }.
serve-setting-unknown = { $file }: there is no setting “{ $text }”. The settings are { $names }.
serve-value-wrong = “{ $value }” is not possible for { $text }.
help-admin = Save, restore or export the data of a server, while it runs or not.
help-arg-task = backup, restore or export
help-arg-target = a file; for export, a folder for all records
admin-nothing = There are no data in { $folder }.
admin-saved = The data are saved in { $file }.
admin-restored = The data of { $file } are restored. A running server goes on with them.
admin-exported = { $count ->
    [one] One record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
admin-not-backup = { $file } is not a backup of red7.
