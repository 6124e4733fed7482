### What only the table in the terminal says, in English.

## The screen

terminal-board = Winning by colour
terminal-too-small = This terminal has { $width }×{ $height } characters; the table needs { $least_width }×{ $least_height }. Make the window larger or the type smaller: nothing is lost.
terminal-cards = Cards
terminal-places = Where to
terminal-take = Put it there
terminal-quit = Quit
terminal-slower = Slower
terminal-speed = Speed: { $speed }
terminal-paused = paused
terminal-at-once = at once
terminal-unsaved = The game cannot be saved: is the disk full?
terminal-signed-out = You have been signed out.
terminal-keys-text = The left and right arrow keys move from card to card; a number or a colour’s letter jumps to one. Up and down show what the card would do in each place. P puts it into the palette, C on the canvas, D on the draw deck, Enter where the arrow points. E ends the turn or plays the move, Backspace takes it back, X drops out. H gives a hint, Ctrl+T changes between light and dark. The mouse does all of it too.

## Tables on a server

terminal-no-server = No Red7 server answers at { $url }. Is the address right, and is the server running?
terminal-new-table = Open a table
terminal-to-table = To the table
terminal-choose = Choose
terminal-invitation = Paste an invitation
terminal-invitation-ask = The link to a table, as you were sent it:
terminal-invitation-unknown = That is not a link to a table on { $url }.

## Games that are kept

terminal-left = Your game is saved. Resume it with: red7 play --resume
terminal-resume-none = There is no game to resume. Start one with: red7 play
terminal-resume-newer = The game in { $file } was saved by a newer version of Red7. Update Red7 to resume it; until then it stays as it is.
terminal-resume-broken = The game in { $file } cannot be read. Move the file away to resume an older game.
terminal-resume-used = The game in { $file } is open in another terminal. Continue there, or start another with: red7 play
games-none = There are no finished games here, or none that match.
games-won = won
games-lost = lost
games-watched = watched
games-exported =
    { $count ->
        [one] One record was written to { $folder }.
       *[other] { $count } records were written to { $folder }.
    }
games-unfinished =
    { $count ->
        [one] One game is not finished: red7 play --resume
       *[other] { $count } games are not finished: red7 play --resume
    }
games-one-of = { $option } must be one of { $list }, not “{ $text }”.
games-day = “{ $text }” is not a day. Days are written like this: 2026-01-31
