### What only the page for learning says, in English.

web-learn-title = Learn Red7
web-learn-lead = Short positions to play, each about one idea.
web-learn-step = Step { $number } of { $count }
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-retry = Try again
web-learn-show = Show me
web-learn-all = All lessons
web-learn-finished = That was the lesson.
web-learn-violet-more = Now play a whole round. Violet is the gentlest of the bots.
web-learn-violet = Play against Violet
web-learn-done = done
web-learn-here = Start here
web-learn-over = That was the whole course. Enjoy the game!
