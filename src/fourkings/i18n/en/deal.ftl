# A deal that is stepped through: its moments, and whose hands are seen.

strip-trick = Trick { $trick }
strip-calls = Calls
strip-end = End of the deal
strip-question = The question
strip-at-end = The end of the deal
strip-card-own = Trick { $trick }, before your card
strip-card-other = Trick { $trick }, before { $who }'s card
strip-taken = Trick { $trick }, taken by { $who }
    .yours = Trick { $trick }, taken by you
strip-call-own = Before your call
strip-call-other = Before { $who }'s call
strip-hand-of = { $who }'s hand
deal-eyes-all = All hands
