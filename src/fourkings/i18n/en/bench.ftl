# What `bench` and `teach` print for people.

bench-core = core: { $millions } million steps a second of a fixed loop in plain Python, on one core
bench-rules = rules, { $game }: deals { $deals }, actions { $actions }, signature { $signature }, deals a second { $dealt }, actions a second { $acted }
bench-playout = playouts, { $game } deal { $deal }: playouts { $playouts }, signature { $signature }, playouts a second { $speed }
bench-solve = solver, { $game } deal { $deal }: cards { $cards }, nodes { $nodes }, signature { $signature }, median { $median } ms, most { $most } ms
bench-sample = samples, { $game }: views { $views }, signature { $signature }, counting { $counting } µs a view, samples a second { $speed }
bench-review = review, { $game }: deals { $deals }, decisions { $decisions }, signature { $signature }, first { $first } s, all { $seconds } s
bench-server = server, cards, tables { $tables }: actions a second { $acted }, median { $median } ms, p99 { $p99 } ms, work { $work } ms an action, memory { $memory } KiB a table
bench-server-fast = server, { $load ->
    [cards] cards
   *[calls] calls alone
}, tables without pause { $tables }: actions a second { $acted }, median { $median } ms, p99 { $p99 } ms, work { $work } ms an action
bench-server-most = server: most tables tried with p99 under { $goal } ms: { $tables }
bench-server-ratio = server, { $load ->
    [cards] cards
   *[calls] calls alone
}, { $pace ->
    [fast] tables without pause
   *[tables] tables
} { $tables }: work an action, ratio of this source to the commit { $ratio }, pairs { $pairs }
bench-flood = flood, { $kind ->
    [nothing] none
    [empty_continuations] empty continuations
    [pongs] pongs
    [pings] pings
    [texts_of_a_letter] texts of a letter
    [valid_requests] valid requests
    [close_frames] close frames
   *[long_texts] long texts
}: actions { $actions }, median { $median } ms, p99 { $p99 } ms, of a core for the server { $work }%
bench-flood-start = flood just after the start: slowest answer of /livez { $worst } ms
bench-flood-worst = flood: p99 under the worst flood { $worst } ms, { $where ->
    [within] within
   *[beyond] beyond
} the goal of { $goal } ms
bench-thinking = thinking, tables of people { $tables }, of bots { $thinking }: median { $median } ms, p99 { $p99 } ms, bots' actions a second { $acted }, strong's own { $own }%

bench-taught = written, sha256 { $nets }
bench-players = players, { $contract }: choices { $choices }, likeliest card right { $right }%, mean log chance { $log } ({ $chance } by chance)
bench-players-few = players, { $contract }: choices { $choices }, too few for a net
bench-policy = policy, { $contract }, { $steps ->
    [0] without a lesson
   *[other] steps { $steps }
}: points a deal { $points } ± { $half }
bench-policy-alone = policy, { $contract }, { $steps ->
    [0] without a lesson
   *[other] steps { $steps }
}: points a deal { $points }, no interval
bench-all-contracts = all contracts
