### What only the rooms of the terminal say, in English: puzzles, lessons, replays, exploring.

help-opt-lines = lines of text instead of a screen, suitable for a screen reader; a pipe gets them anyway
rooms-type = Type steps
rooms-type-how = Steps of this turn or of several, as in +R7 >G4. A player whose hand is not known may play any card that has not been seen.
rooms-position = Set up
rooms-position-how = A position, as in “R 1 33 B5/R7V1 V7/?7”: the rule, the seat to move, the deck, then palette and hand of each player. The rules may stand before it.
rooms-back = Back
rooms-unknown = { $name } is to move, but the hand is not known. Type a card for this player with T.
