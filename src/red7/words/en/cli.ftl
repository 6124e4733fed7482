### What the command says, in English: errors, help and answers.

## Errors

cli-error = Error: { $text }
cli-try-help = Try “{ $command } --help”.
cli-command-unknown = There is no command “{ $text }”. The commands are { $commands }.
cli-command-missing = No command was given. The commands are { $commands }.
cli-option-unknown = There is no option { $text }.
cli-option-value = The option { $text } needs a value.
cli-option-no-value = The option { $text } takes no value.
cli-argument-missing = { $text } is missing.
cli-argument-extra = The argument “{ $text }” was not expected.
cli-value-wrong = “{ $value }” is not a valid value for { $text }. Choose from { $choices }.
cli-value-whole = { $text } must be a whole number, not “{ $value }”.
cli-file-unreadable = The file { $file } cannot be read: { $why }.
cli-file-unwritable = The file { $file } cannot be written: { $why }.
cli-file-not-text = The file { $file } is not UTF-8 text.
cli-file-exists = The file { $file } already exists. Choose another name, so that nothing is overwritten.
cli-output-failed = The output could not be written: { $why }.
cli-book-unknown = There is no rulebook “{ $text }”. The rulebooks are { $books }.
cli-lang-unknown = There is no language “{ $text }”. The languages are en, fr, de, it, es and pl.
cli-play-terminal = The table needs a terminal to be drawn in. For pipes and screen readers there is: red7 play --plain
cli-options-apart = { $one } and { $other } cannot be combined.
cli-seats-me = Name yourself once in --seats, as “me”, or watch with --watch.
cli-seats-watch = With --watch only bots play: leave “me” out of --seats.
cli-speed-unknown = “{ $text }” is not a speed. The speeds are calm, normal, quick and at-once.
cli-server-unknown = “{ $text }” is not the address of a server. An address looks like this: { $example }
cli-book-or-rules = Give a rulebook or rules, not both.
cli-out-of-range = { $text } must be a whole number from 1 to { $most }.
cli-line-json = This line is not a JSON object.
cli-line-field = The field “{ $field }” is missing or wrong: { $kind ->
    [text] expected a string.
    [texts] expected a list of strings.
   *[number] expected a whole number.
}

## Help

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-default = (default: { $value })
help-red7 = Red7, the card game with seven rules: play it, ask it questions, replay and verify games.
help-red7-more = “{ $command } COMMAND --help” explains a command.
help-best = The best set of cards in a palette under a colour.
help-questions-more = With -, it reads one JSON object per line, such as { $example }, and answers each on a line of its own.
help-legal = The steps open to the player to move in a position.
help-analyse = Every turn of a position, best first: the chance of winning after it, and what is certain.
help-explore = Try out lines from a position or from a moment of a game, and have them judged.
help-explore-more = As lines of text, it reads one command per line; “help” lists them. If the commands do not come from a terminal, positions are written as text, and the first line that is refused ends the program with exit status 2.
help-learn = Learn the game by playing short positions.
help-view = What a seat may know of a position, after any turns given.
help-show = A position as a table, with the player who is winning under each colour.
help-deal = A deal from a seed.
help-replay = A recorded game, turn by turn.
help-verify = Check a record: its seed, its deals, every step and the result.
help-verify-more = Exit status 0: everything is right; 1: something is wrong; 2: the record cannot be read.
help-convert = A record as text or as JSON.
help-review = A finished game in hindsight: every turn judged, and luck told apart from skill.
help-stats = How a player plays, from a folder of records: wins, accuracy, colours, costly habits, luck.
help-stats-more = Games are reviewed once, and the reviews are kept in the user’s cache folder. Without --player, it is the person with the most games.
help-rules = The rules, with examples; the editions, the options and the printed rulebooks.
help-play = A game against bots or people, on a table in the terminal.
help-games = What was played here or on a server: list it, filter it, export it.
help-bench = How fast everything runs on this machine, with the compiled kernels next to pure Python.
help-warmup = Compile the engine of the strong bots now, instead of in the background later.
help-arg-rule = a colour: R O Y G B I V; or - to read questions
help-arg-cards = cards, such as R7O4V1
help-arg-position = a position, such as “R 1 33 B5/R7Y2 V7/?7”
help-arg-position-or-dash = a position, or - to read questions
help-arg-explore = a position, a line such as “v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 .”, or the file of a record
help-arg-learn = the lesson; without one, all are listed
help-arg-record = a record, as text or JSON; - for standard input
help-arg-folder = a folder with records, also in folders within it
help-opt-help = show this help
help-opt-version = show the version
help-opt-lang = the language: en, fr, de, it, es, pl
help-opt-rules = edition and options, such as v1.2+draw+match+actions; or basic, advanced, expert
help-opt-seat = the seat whose view is shown; 0 for a spectator
help-opt-turns = the turns played since, separated by commas
help-opt-past = add the turns that led there, as the seat saw them
help-opt-players = the number of players, 2 to 4
help-opt-seed = the seed, 64 hexadecimal digits; a new one by default
help-opt-round = the number of the round
help-opt-to = the format to write: text or json
help-opt-positions = write only the position after each turn
help-opt-plain = plain lines of text, suitable for a screen reader
help-opt-seats = who plays, in turn order: you as me, and bots; such as red,green,me
help-opt-watch = watch bots play each other
help-opt-speed = how fast bots play: calm, normal, quick or at-once
help-opt-resume = resume the game you left last
help-opt-server = play with people on a server: its address, or an invitation to a table
help-opt-token = a token of an account on that server
help-opt-code = a code from the page of your account there, to sign in with
help-opt-games-rules = only games of these rules: basic, advanced, expert, or rules such as v1.2+draw
help-opt-games-opponent = only games with somebody of this name, or a bot
help-opt-games-result = only games that you won or lost: won, lost
help-opt-games-since = only games from this day on, such as 2026-01-31
help-opt-games-until = only games up to this day
help-opt-games-server = your games on this server instead
help-opt-games-export = a folder to write their records to
help-opt-games-json = write the list as JSON
help-opt-book = a printed rulebook, in its language: see “red7 rules”
help-opt-with = what to add to the rulebook: draw, match, actions, joined with +
help-opt-name = your name
help-opt-my-seat = your seat
help-opt-json = write the figures as JSON
help-opt-work = how thoroughly to analyse; 100 takes about a second
help-opt-seconds = analyse for this many seconds instead
help-opt-explore-turn = the turn of the record after which to begin; 0 for the deal
help-opt-explore-round = the round in which that turn is counted; without it, turns are counted from the first of the game
help-opt-review-work = how thoroughly to look at each turn
help-opt-player = the name of the player
help-opt-svg = a file for a picture, as SVG
help-opt-review-svg = a file for a picture of the review, as SVG
help-opt-review-png = the same as PNG
help-opt-bot = the opponents, from the weakest to the strongest: violet, indigo, blue, green, yellow, orange, red
help-opt-save = a file for the record, written after every turn
help-opt-no-hints = give no hints
help-arena = A tournament between bots.
help-arg-bots = the names of the bots that play
help-opt-arena-games = how many games to play at least; every deal is played in all its seatings
help-opt-arena-workers = how many processes play at the same time; one per processor by default
help-opt-arena-seed = the seed: 64 hexadecimal digits or a whole number; a new one by default
help-opt-arena-budget = how much work a bot may spend on a step
help-opt-arena-limit = how many seconds a bot has to answer before it loses the game
help-opt-arena-out = a folder for the games and the report; give it again to continue the tournament
help-opt-arena-json = print the result as JSON
help-serve = Run a server for people in browsers and for bots.
help-serve-more = Every option can also be set in the environment, as in { $example }, or in the file given by --config, as TOML. Options take precedence over the environment, and the environment over the file.
help-opt-host = the address to listen on; 0.0.0.0 for all networks
help-opt-port = the port; 0 for any free one
help-opt-data = the folder for the data; by default the usual one of this system
help-opt-database = the URL of the database, such as sqlite:///games.db or postgresql://user@host/red7; without it, a file in that folder
help-opt-processes = how many processes share the port and the database
help-opt-bus = the NATS servers that connect servers of one database on several machines, separated by commas
help-opt-url = the address at which players reach the server, if it is behind a proxy
help-opt-log = the log level: debug, info, warning, error
help-opt-config = a file with settings
help-opt-no-browser = do not open a browser
help-opt-no-warmup = do not compile the engine in the background if it has not been compiled yet
help-opt-pace = how many seconds a bot waits before its turn
help-opt-hold = how many seconds a seat is held for a player who has left
help-opt-rate = how many messages per second one player may send; 0 for no limit
help-opt-requests = how many requests per second one address may make; 0 for no limit
help-opt-sockets = how many connections one address may have open
help-opt-tables = how many tables one player may have opened whose games are not over; one address may have ten times as many; 0 for no limit
help-opt-games = in how many games one player may have a seat; 0 for no limit
help-opt-new-hours = for how many hours a guest counts as new; 0 for no limits for new guests
help-opt-new-tables = how many unfinished tables a new guest may have opened; 0 for as many as others
help-opt-new-phrases = how many phrases a new guest may say per minute; 0 for no limit
help-opt-study = how many analysis requests per minute one player may make; 0 for no limit
help-opt-study-work = how much work one of them may take; 0 for no analysis at all
help-opt-sign-ins = how many attempts to sign in per minute are allowed from one address, and for one name from anywhere; 0 for no limit
help-opt-keep = after how many days a game that nobody returns to is ended; 0 for never
help-opt-metrics-token = a secret for programs that monitor the server from another machine
help-opt-traces = the collector to which traces go, for OpenTelemetry
help-opt-proxies = how many proxies are in front of the server and pass on the addresses of clients
help-opt-hosts = other names the server answers to, separated by commas
help-worker = Think for the bots of servers on other machines.
help-opt-threads = how many bots think at the same time; one per processor by default
help-admin = Back up, restore, export or move the data of a server, rebuild what is derived from it, or manage its players. The server has to be stopped only for moving.
help-arg-task = backup, restore, export, move, recompute (all ratings) or rebuild (the index of games, then all ratings); players, ban, unban, rename, close, reports, handle, audit or names
help-arg-target = a file; for export, a folder for all records; for move, the folder or the URL where the data is; otherwise the name or the id of a player; for close, also the id of a table; for players, part of a name; for names, add or remove
help-arg-to = for move, the folder or the URL where the data goes; for rename, the new name; for names, a name, with * at either end as a wildcard
help-arg-section = the name of a section of the rules, or all; without it, what can be chosen
help-opt-days = for ban, for how many days; without it, for good
help-opt-why = for ban, the reason, for other hosts and for the player’s export
help-opt-kind = for players, only those of one kind
help-opt-banned = for players, only those who are kept out
help-opt-reported = for players, only those about whom there are reports

## Answers

show-canvas = Canvas: { $colour } – { $rule }
show-deck-known = Draw deck: { $count }, on top { $cards }
show-to-move = to move
show-out = out
show-palette = Palette
show-hand = Hand
show-winning = winning
show-under = Who is winning under each colour
show-gone = Out of play
show-scores = Scores
show-open = Open steps
show-steps = This turn so far
show-winner = Seat { $seat } has won the round.
deal-seed = Seed
deal-commitment = Commitment
deal-position = Position
replay-round-won = { $name } wins the round under { $colour } and takes { $cards }.
replay-won = { $names } { $count ->
    [one] wins the game.
   *[other] share the win.
}
game-running = The game is not over.
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
rules-options = Options
rules-books = Printed rulebooks
rules-named = Short names
rules-play-book = To play one as printed: { $command }
rules-sections = Sections, for red7 rules SECTION
rules-section-unknown = There is no section “{ $text }”. red7 rules lists them.
rules-more = More about this: { $command }

## The server

serve-at = Red7 is running at { $url }
serve-stop = Press Ctrl+C to stop it. Games continue after the next start.
serve-bye = The server has stopped. Nothing is lost.
serve-port = Port { $port } on { $host } cannot be used: { $why }. Choose another with --port, or 0 for any free one.
serve-folder = The folder { $folder } cannot be used for the data: { $why }. Choose another with --data.
serve-newer = The data in { $folder } comes from a newer version of red7. Update red7, or choose another folder with --data.
serve-data = The data in { $folder } cannot be used: { $why }. Restore a backup with “red7 admin restore”, or choose another folder with --data.
serve-in-use = Another server is using the data in { $folder }. Stop it first, or choose other data.
serve-links = The database { $file } has another name as well (a hard link), and changes made under one can be lost under the other. Remove all names but one.
serve-database = “{ $url }” is not a database that red7 can use. Name a SQLite file, as in sqlite:///games.db, or a PostgreSQL database, as in postgresql://user@host/red7.
serve-driver = PostgreSQL needs a driver that is not installed. Install it with: { $install }
serve-unreachable = The database { $url } cannot be used: { $why }.
serve-bus = “{ $url }” is not the address of a NATS server. Write it as in { $example }.
serve-bus-missing = The bus needs packages that are not installed. Install them with: { $install }
serve-traces = Traces cannot be sent to “{ $url }”. Give the address of a collector without a password, as in { $example }.
serve-traces-missing = Traces need packages that are not installed. Install them with: { $install }
serve-secret = The file { $file } is damaged. Delete it, and a new one is made; players then have to enter their names again.
worker-runs = This worker thinks for bots. Press Ctrl+C to stop it.
serve-config-wrong = The file { $file } cannot be read: { $why }.
serve-setting-unknown = { $file }: there is no setting “{ $text }”. The settings are { $names }.
serve-value-wrong = “{ $value }” is not a valid value for { $text }.
admin-nothing = There is no data in { $folder }.
admin-saved = The data has been saved to { $file }.
admin-restored = The data from { $file } has been restored. A running server continues with it.
admin-kept = The previous data is kept in { $file }.
admin-exported = { $count ->
    [one] One record has been written to { $folder }.
   *[other] { $count } records have been written to { $folder }.
}
admin-not-backup = { $file } is not a red7 backup.
admin-damaged = { $file } is damaged: { $why }. Nothing has been changed.
admin-target-used = There is already data in { $target }. Nothing has been changed.
admin-copy-differs = The copy in { $target } was not the same as the original, so it has been thrown away.
admin-moving = { $done } of { $total } rows
admin-moved = { $count ->
    [one] One row has been copied and compared.
   *[other] { $count } rows have been copied and compared.
}
admin-redoing = { $done } of { $total }
admin-recomputed = { $games ->
    [one] One game has been rated again.
   *[other] { $games } games have been rated again.
}
admin-ratings-changed = { $count ->
    [0] All ratings are what they were, to the last digit.
    [one] One rating has changed.
   *[other] { $count } ratings have changed.
}
admin-none = There is nothing to show.
admin-player-unknown = There is no player “{ $player }”.
admin-player-several = Several players are called “{ $player }”. Name one of them by the id: { $ids }
admin-banned = { $name } may not play here until { $until }.
admin-banned-for-good = { $name } may no longer play here.
admin-unbanned = { $name } may play here again.
admin-renamed = { $before } is now called { $name }.
admin-closed = { $count ->
    [0] No table was open.
    [one] One table has been closed.
   *[other] { $count } tables have been closed.
}
admin-report = { $time }  { $reason }: { $name } ({ $player }), reported by { $sender } at table { $table }
admin-handled = { $count ->
    [0] There is no open report about { $name }.
    [one] One report about { $name } has been handled.
   *[other] { $count } reports about { $name } have been handled.
}
admin-name-wrong = “{ $word }” cannot be put on the list. Write a word, with * at either end as a wildcard.
admin-name-unknown = “{ $word }” is not on the list.
admin-name-added = “{ $word }” is refused from now on. Players who already have it keep it until you rename them.
admin-name-removed = “{ $word }” is refused no longer.
admin-note-banned = kept out until { $until }
admin-note-banned-for-good = kept out for good
admin-note-reports = reports: { $count }

## The kernels

warmup-doing = Compiling: { $name }
warmup-done = Ready.
bench-doing = Measuring for about twenty seconds…
bench-playouts = { $name }: { $rate } games per second; pure Python { $python } ({ $ratio })
bench-rest = Other figures: { $figures }
help-dataset = Write games between bots as Parquet files, for training.
help-dataset-more = This needs PyArrow: { $command }. The folder also holds a card that describes the files. The same options give the same files.
help-opt-dataset-out = the folder for the files
help-opt-dataset-games = how many games to play; every deal is played in all rotations of the seats
help-opt-dataset-seed = a whole number that decides everything random
dataset-out-missing = Give a folder for the files with --out.
dataset-no-pyarrow = Data sets need PyArrow. Install it with: { $command }
dataset-lost = Interrupted. Nothing was written.
dataset-done = { $games } games with { $steps } steps are in { $folder }.
help-train = Teach the network by letting it play against itself.
help-train-more = This needs JAX: { $command }. Training can be interrupted and resumed at any checkpoint. The folder also holds the curves, as a table and as a picture.
help-opt-train-out = the folder for checkpoints and curves
help-opt-train-resume = the folder of an earlier checkpoint to continue from
help-opt-train-minutes = how many minutes to train
help-opt-train-games = how many games to play at once
help-opt-train-width = the number of units in the widest layer
help-opt-train-horizon = the planned length in millions of steps, over which the learning rate falls
help-opt-train-rules = train for these rules alone
help-opt-train-players = train for this number of players alone
help-opt-train-against = only learn to beat the weights in this file
help-opt-train-seed = a whole number that decides everything random
train-out-missing = Give a folder for the checkpoints with --out.
train-range = { $option } must be a whole number from 1 to { $most }.
train-eights = --games and --width must be multiples of 8.
train-players = --players must be 2, 3 or 4.
train-nothing-there = There is nothing at { $path }.
train-no-jax = Training needs JAX. Install it with: { $command }
train-failed = Training cannot start: { $why }
train-line = { $minutes } min · { $steps } million steps · { $speed } steps/s · entropy { $entropy } · wins against the oldest past self with 2 / 3 / 4 players: { $shares }%
train-done = The checkpoint and the curves are in { $folder }.
train-curve-past = Wins against past selves
train-curve-oldest = Wins against the oldest past self
train-curve-losses = Losses
train-curve-entropy = Entropy
train-curve-past-2 = 2 players
train-curve-past-3 = 3 players
train-curve-past-4 = 4 players
train-curve-oldest-2 = 2 players
train-curve-oldest-3 = 3 players
train-curve-oldest-4 = 4 players
train-curve-value = chances of winning
train-curve-critic = critic
train-curve-belief = hidden cards
train-curve-steps = million steps
