### What the commands that analyse and teach say, in English.

## The command `analyse`

analyse-preparing = Preparing; the very first time, the engine is compiled, which takes a while…
analyse-doing = Best so far after { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
}: { $turn }
analyse-nothing = No turn is legal here.
analyse-turn = Turn
analyse-chance = Chance
analyse-open = Open cards
analyse-proven = Certain
analyse-why = Why { $turn }: { $reasons }
analyse-certain = { $proof ->
    [win] wins
   *[loss] loses
}
analyse-sure = { $mid }%
analyse-between = { $mid }% ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] All { $count } ways the hidden cards may lie were looked at.
   *[some] { $count ->
        [one] One way the hidden cards may lie was looked at.
       *[other] { $count } ways the hidden cards may lie were looked at.
    }
}

## The command `explore`

explore-welcome = Type steps to play them, or help.
explore-unknown = There is no command “{ $text }”. Type help for all commands.
explore-line = Line { $number }: { $text }
explore-number = There is no turn { $text } in the list, which has { $most }.
explore-whole = A whole number is expected, not “{ $text }”.
explore-set = Write what to set, as in: set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Write a card and where it goes, as in: move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = { $count ->
    [one] One more turn is open, numbered after these.
   *[other] { $count } more turns are open, numbered after these.
}
explore-tried = Tried here: { $list }
explore-against = Against { $turn }: { $reasons } Better: { $best }
explore-not-against = Nothing specific counts against { $turn }, but the analysis prefers { $best }
explore-help =
    +R7 >G4 makes steps, of one turn or of several; a number makes a turn of the list.
    !G4 says which card is drawn. If a hand is hidden, any unseen card may be played from it.
    turns: list the turns open here · analyse [work]: judge them · why [turn]: the reasons
    back [number], forward [variation], top: go through the tree · tree: show it
    set hand|palette|turn|out SEAT, set canvas|deck|away: change the position
    move CARD hand|palette SEAT, move CARD canvas|deck|away: put a card somewhere else
    hide: show and judge only what the player to move may know · show: everything
    table: show the table · position: its text · line: the whole line, to share
    rules [section]: the rules · help · quit

## The command `stats`

stats-doing = Reviewing game { $number } of { $games }: turn { $done } of { $total }…
stats-range = { $low }–{ $high }%
stats-no-folder = There is no folder { $folder }.
stats-no-records = There are no records in { $folder }: no files that end in .red7 or .json.
stats-none = There is no finished game in { $folder } that can be counted.
stats-player-unknown = Nobody called “{ $name }” has finished a game there. These have: { $names }
stats-skipped = { $count ->
    [one] One file was left out:
   *[other] { $count } files were left out:
}

## The command `learn`

learn-unknown = There is no lesson “{ $text }”. The lessons are: { $list }
learn-step = Step { $number } of { $count }
learn-how = Write your turn, as in +R7 or +R7 >G4; ? shows a step, quit ends.
learn-next = That was the lesson. Next: red7 learn { $name }
learn-last = That was the last lesson.
