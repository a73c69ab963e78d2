# Texts of open tables: people who do not know each other.

open-title = Open tables
open-intro = Anybody may join these: take a seat, and people you do not know yet sit with you.
open-none = Nobody waits at an open table just now. Play now opens one, and others will find you here.
open-now = Play now with others
open-choose = The game
open-go = Play now
open-by = at { $host }'s
open-free = { $free ->
    [one] one place free
   *[other] { $free } places free
}
open-clock = { $seconds } s a deal
open-days = { $days ->
    [one] one day a decision
   *[other] { $days } days a decision
}
open-sit = Sit down
open-back = Back to it
open-failed = That did not work just now. Try again in a moment.
open-switch = Open to all: the table stands in the lobby, and anybody may join
open-avoid-any = Not with somebody again
open-avoid = Not with { $who } again
open-avoided = You and { $who } are not shown each other's open tables any more. You can take it back in the settings.
