### What the plain game in the terminal says, in English.

cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-welcome = Red7. { $players } players, rules { $rules }. You are { $name }, in seat { $seat }. Type ? for help.
play-commitment = The seed of the deals is fixed; its SHA-256 is { $commitment }
play-goal = Goal: { $goal } points.
play-canvas = { $colour } is in force: { $rule }.
play-line = { $name }: palette { $palette }, { $cards } in hand.
play-line-known = { $name }: palette { $palette }, { $cards } in hand, known { $known }.
play-line-out = { $name } is out.
play-you = You: palette { $palette }, hand { $hand }.
play-winning = Winning now: { $name } with { $cards }.
play-winning-nobody = Nobody is winning now.
play-under = Winning by colour: { $list }.
play-deck = Draw deck: { $cards }.
play-deck-known = Draw deck: { $cards }, on top { $known }.
play-scores = Scores: { $list }.
play-prompt-start = Your move:
play-prompt-only-drop = Your turn, but none of your cards would leave you winning: drop out with ~ :
play-prompt-one = The 1: take a card from another palette, ^ and the card:
play-prompt-five = The 5: play another card, + and the card:
play-prompt-seven = The 7: move a card from your palette to the canvas, > and the card, or to the draw deck, ^ and the card:
play-prompt-seven-canvas = The 7: move another card from your palette to the canvas, > and the card:
play-prompt-earned = You have earned a card: ! to draw it, . to end the turn:
play-prompt-seven-earned = The 7’s discard has earned you a card: ! to draw it; or go on:
play-prompt-earned-must = You have earned a card and must draw it with !:
play-prompt-end = Discard a card, > and the card, or end the turn with . :
play-prompt-behind = You are not winning: discard a card, > and the card; if nothing helps, drop out with ~ :
play-prompt-discard = You are not winning yet: discard a card, > and the card:
play-drew = You drew { $card }.
play-confirm-drop = Drop out of this round? Type y for yes:
play-confirm-lose = This is allowed, but you would not be winning and would be out. Play it anyway? Type y for yes:
play-yes = y yes
play-kept = Nothing was done.
play-undone = Taken back: you are at the start of your turn again.
play-undo-nothing = There is nothing to take back.
play-undo-drawn = A card has been drawn, and that cannot be taken back.
play-open = Open: { $steps }
play-open-losing = Also open, but you would be out: { $steps }
play-hints-off = Hints are switched off in this game.
play-you-out = You are out of this round.
play-round-won = { $name } wins the round under { $colour } with { $cards }.
play-you-won-round = You win the round under { $colour } with { $cards }!
play-won = { $name } wins the game.
play-you-won = You win the game!
play-shared = Shared win: { $names }.
play-seed = The seed was { $seed }
play-saved = The record is in { $file }. Verify it with: red7 verify { $file }
play-saved-so-far = The record so far is in { $file }.
play-bye = Goodbye. The game is not over.
play-help =
    +R7 plays a card from your hand to your palette, >G4 discards one to the canvas,
    ^B5 puts one face down on the draw deck, ! draws, . ends the turn, ~ drops out.
    You can write several steps on one line: +R7 >G4
    At the end of your turn you must be winning, or you are out.
    Other words: { $open } (what is possible now), { $table } (show the table again),
    { $rules } (the seven rules), { $hint } (a hint; ask again for more),
    { $undo } (back to the start of your turn), { $quit }.
play-word-open = moves
play-word-table = table
play-word-rules = rules
play-word-hint = hint
play-word-undo = undo
play-word-quit = quit
