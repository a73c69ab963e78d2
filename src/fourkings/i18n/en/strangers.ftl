# Texts of open tables: people who do not know each other.

open-title = Open tables
open-intro = Anyone may join these tables. Take a seat and meet new people.
open-none = No open tables. Press "Find players" to open one.
open-now = Play now with others
open-choose = The game
open-go = Find players
open-by = { $host }'s table
open-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
open-clock = { $seconds } s per deal
open-days = { $days ->
    [one] one day per decision
   *[other] { $days } days per decision
}
open-sit = Sit down
open-name-read = The other players at the table read this name.
open-unnamed = Stay unnamed
open-back = Back to table
open-failed = The table couldn't be opened. Try again in a moment.
open-switch = Open to all: the lobby lists this table, and anyone may join
open-avoid-any = Avoid a player
open-avoid = Avoid { $who }
open-avoided = You and { $who } no longer see each other's open tables. To change this, open the settings.
