### What only the rooms of the terminal say, in English: puzzles, lessons, replays, exploring.

help-opt-lines = lines of text instead of a screen, suitable for a screen reader; a pipe gets them anyway
