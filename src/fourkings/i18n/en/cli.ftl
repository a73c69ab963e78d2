# What the command line says around the texts of the games.

cli-aliases = Other names:
cli-options = House rules (default first)
cli-presets = Presets
cli-range = any whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = Four Kings is running at { $address }. Press Ctrl-C to stop it. Matches are stored in { $where }.
cli-worker = This worker is ready to think for the servers of its bus. Press Ctrl-C to stop it.
cli-alone = Only this machine can open it. To let others on your network in, start it with `serve --host 0.0.0.0`.
cli-no-screen = This machine has no screen. On another computer, type `{ $command }`, and open the address above there.
cli-contained = This server runs in a container and cannot know its machine's address. Set FOURKINGS_ORIGIN to it for invitations, such as http://192.168.1.7:8040.
cli-network = Others on your network open one of these addresses:
cli-network-qr = Point a phone's camera at the code to open the first address. If the page does not load, allow the port in this machine's firewall.
cli-no-network = This machine has no address on a network, so nobody else can open it.
cli-cold = The stronger bots are being compiled. This happens once and takes about a minute; until then the careful bot plays for them.
cli-kept = { $rows ->
    [one] One row
   *[other] { NUMBER($rows, useGrouping: "false") } rows
} saved in { $file }. It contains every hand and every secret: protect it like a key.
cli-records-hold = { $count ->
    [one] 1 record holds.
   *[other] { NUMBER($count, useGrouping: "false") } records hold.
}
cli-broken = { $kind ->
    [evening] Line { $line }, evening { $id }: { $fault }
   *[table] Line { $line }, table { $id }: { $fault }
}
cli-nothing-restored = Nothing was restored. To leave these tables out, add `--keep-going`.
cli-restored = { $rows ->
    [one] One row
   *[other] { NUMBER($rows, useGrouping: "false") } rows
} restored; { $held } of { $matches } tables are intact, to the last card.
cli-other-key = FOURKINGS_SECRET sets another key than the one in the backup. People find their tables again only under the key of the backup.
cli-checked = { $rows ->
    [one] One row
   *[other] { NUMBER($rows, useGrouping: "false") } rows
} checked; { $held } of { $matches } tables are intact, to the last card.
cli-would-restore = This backup restores.
cli-would-not-restore = This backup does not restore as it is. Keep it and an older one, and take another. `fourkings restore --keep-going` leaves out what is faulty.
cli-not-noted = The list of backups could not be updated: { $why }
cli-compiling-once = Compiling { $what } (about { $seconds } s, once) …
cli-dd-held = { $count } behind a hard deal
cli-solve-bounds = Bounds only for { $count } of { $positions } positions: the limit came first. To search longer, raise --nodes and --seconds, or use --no-limit.
cli-ready = Ready after { $seconds } s.
cli-no-server = The server is not installed. Playing in the browser and storing matches need it. Install it with pip install 'four-kings[server]'; `fourkings --help` lists what works without it.
cli-site = { $files } files, { $size } MB in { $folder }. Put the folder on any web host, or try it here: python3 -m http.server -d { $folder }
cli-stopped = Stopped.

# Games from other packages.

cli-left-out = Left out: { $fault }
cli-lacks = { $game } lacks { $count ->
    [one] one sentence in this language, and appears without it: { $ids }
   *[other] { $count } sentences in this language, and appears without them: { $ids }
}

# What a progress bar counts, and what `puzzles mine` and `puzzles check` answer.

cli-progress-deals = deals
cli-progress-decisions = decisions
cli-progress-lessons = lessons
cli-progress-matches = matches
cli-progress-pairs = pairs
cli-progress-positions = positions
cli-progress-puzzles = puzzles
cli-progress-results = results
cli-progress-rows = rows
cli-progress-sets = sets
cli-puzzles-mined = puzzles: { $puzzles }, matches: { $matches }; moments refused:
cli-puzzles-refused = { $rule ->
    [no_hope] no hope
    [unclear] unclear
    [all_the_same] all the same
    [judges_differ] judges differ
    [one_right_answer] one right answer
    [several_right_answers] several right answers
    [a_convention] a convention
    [too_simple] too simple
    [not_the_same_again] not the same again
    [the_same_again] the same again
   *[other] { $name }
}
cli-puzzles-differs = { $id }: the answer is another one now
cli-puzzles-same = puzzles with the same answer again: { $same } of { $count } ({ $share })
