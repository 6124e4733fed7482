### A game in hindsight, in English: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Review this game
review-about = Every turn is judged by what its player could know, and luck is told apart from skill.
review-doing = { $done } of { $total } turns
review-failed = The game could not be reviewed.

## A turn

review-mark = { $mark ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-count = { $count } × { review-mark }
review-percent = { $share }%
review-forced = There was no other way to stay in.
review-better = better: { $turn } ({ $points })
review-better-by = Better by { $points } points
review-seen = With all cards seen
review-seen-better = { $turn } { $best } instead of { $mine }.
review-seen-same = This was the best turn.
review-luck-now = Luck of this moment
review-turning = turning point
review-next = Next mistake
review-previous = Previous mistake
review-faultless = No mistake was made.
review-whose = Mistakes of
review-everybody = everybody
review-worst = the costliest mistake
review-try = Try another move
review-raise = Show more
review-lower = Show less

## The whole game

review-chances = Chances of winning
review-table = The chances as a table
review-summary = Summary
review-turning-points = Turning points
review-accuracy-name = Accuracy
review-result = Result
review-luck-name = Luck
review-own = Own errors
review-others = Others’ errors
review-deal = Deal
review-draws = Draws
review-unseen = Unseen cards
review-sum-about = The result compared with an equal share, in percentage points.
review-sum = Result { $result } = luck { $luck }, own errors { $own }, others’ errors { $others }
review-luck = Luck: deal { $deal }, draws { $draw }, unseen cards { $unseen }
review-accuracy = Accuracy { $share }% ({ $marks })

## Passing it on

review-share = Share
review-link = Link to the review
review-png = Picture (PNG)
review-svg = Picture (SVG)
