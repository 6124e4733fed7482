### What only the table in the terminal says, in English.

## The screen

terminal-board = Winning by colour
terminal-too-small = This terminal has { $width }×{ $height } characters; the table needs { $least_width }×{ $least_height }. Make the window larger or the type smaller: nothing is lost.
terminal-cards = Cards
terminal-places = Where to
terminal-take = Put it there
terminal-quit = Quit
terminal-back = Back
terminal-slower = Slower
terminal-speed = Speed: { $speed }
terminal-paused = paused
terminal-at-once = at once
terminal-unsaved = The game cannot be saved: is the disk full?
terminal-signed-out = You have been signed out.
terminal-keys-text = Arrow keys left and right move from card to card; a number or a colour’s letter jumps to one. Up and down show what the card would do in each place. P puts it into the palette, C on the canvas, D on the draw deck, Enter where the arrow points. E ends the turn or plays the move, Backspace takes it back, X drops out. H gives a hint, Ctrl+T changes between light and dark. The mouse does all of it too.
