### What the command says, in English: errors, help and answers.

## Errors

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
cli-line-json = This line is not a JSON object.
cli-line-field = The field “{ $field }” is missing or is not what it should be: { $kind ->
    [text] a text was expected.
    [texts] a list of texts was expected.
   *[number] a whole number was expected.
}

## Help

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
help-arena = A tournament between bots.
help-arg-bots = the bots that play, by their names
help-opt-arena-games = how many games at least; every deal is played in all its seatings
help-opt-arena-workers = how many processes play at a time; without it, one for each processor
help-opt-arena-seed = the seed: 64 hexadecimal digits or a whole number; without it a new one
help-opt-arena-budget = how much work a bot may spend on a step
help-opt-arena-limit = after how many seconds without an answer a bot loses the game
help-opt-arena-out = a folder for the games and the report; given again, the tournament goes on from there
help-opt-arena-json = print the result as JSON
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
help-admin = Save, restore or export the data of a server, while it runs or not.
help-arg-task = backup, restore or export
help-arg-target = a file; for export, a folder for all records

## Answers

show-canvas = Canvas: { $colour } – { $rule }
show-deck-known = Draw deck: { $count }, on top { $cards }
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
rules-named = Names for the usual mixes
rules-play-book = Play one as printed: { $command }

## The server

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
admin-nothing = There are no data in { $folder }.
admin-saved = The data are saved in { $file }.
admin-restored = The data of { $file } are restored. A running server goes on with them.
admin-exported = { $count ->
    [one] One record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
admin-not-backup = { $file } is not a backup of red7.

## The kernels

warmup-doing = Compiling: { $name }
warmup-done = Ready.
bench-doing = Measuring, about twenty seconds …
bench-playouts = { $name }: { $rate } games a second; pure Python { $python } ({ $ratio })
bench-rest = The rest: { $figures }
