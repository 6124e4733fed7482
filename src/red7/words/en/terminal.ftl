### What only the table in the terminal says, in English.

## The screen

terminal-board = Winning by colour
terminal-too-small = This terminal has { $width }×{ $height } characters; the table needs { $least_width }×{ $least_height }. Make the window larger or the type smaller: nothing is lost.
