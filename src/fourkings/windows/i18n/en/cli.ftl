# What the command line says around the texts of the games.

cli-aliases = Also goes by:
cli-options = House rules (default named first)
cli-presets = Presets
cli-range = any whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = Four Kings is served at { $address } (Ctrl-C stops it; matches are kept in { $where }).
cli-alone = Only this machine can open it. Add `--host 0.0.0.0` to let others on your network in.
cli-contained = This server runs in a container and cannot know its machine's address. Set FOURKINGS_ORIGIN to it for invitations, such as http://192.168.1.7:8040.
cli-network = Others on your network open one of these addresses:
cli-network-qr = Point a phone's camera at the code to open the first address. If the page does not load, allow the port in this machine's firewall.
cli-no-network = This machine has no address on a network, so nobody else can open it.
cli-cold = The stronger bots are being compiled, once, for about a minute; until then the careful bot plays for them.
cli-kept = { $rows ->
    [one] One row
   *[other] { NUMBER($rows, useGrouping: "false") } rows
} kept in { $file }. It holds every hand and every secret: keep it like a key.
cli-broken = Table { $table }: { $fault }
cli-nothing-restored = Nothing was restored; `--keep-going` leaves these tables out.
cli-restored = { $rows ->
    [one] One row
   *[other] { NUMBER($rows, useGrouping: "false") } rows
} restored; { $held } of { $matches } tables hold, to the last card.
cli-own-key = The data folder has a key of its own: people keep their tables only where it is the backup's.
cli-compiling-once = Compiling { $what } (about { $seconds } s, once) …
cli-solve-bounds = Bounds only for { $count } of { $positions } positions: the limit came first. To search longer, raise --nodes and --seconds, or use --no-limit.
cli-ready = Ready after { $seconds } s.
cli-no-server = The server is not installed: playing in the browser and keeping its data need it. Install it with pip install 'four-kings[server]'; `fourkings --help` lists what works without it.
cli-stopped = Stopped.

# Games from other packages.

cli-left-out = Left out: { $fault }
cli-lacks = { $game } lacks { $count ->
    [one] a sentence in this language, and is shown without it: { $ids }
   *[other] { $count } sentences in this language, and is shown without them: { $ids }
}
