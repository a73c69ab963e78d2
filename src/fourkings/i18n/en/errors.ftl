# What is wrong with a command line: the sentences of click and our own. A program finds them by the English one, so the
# English here is the English of the code; a value in quotes has them already. `$why` is a sentence of this file or of
# faults.ftl; `$detail` is what another program says.

# Around every error: what is wrong comes after the colon, the remedy with it.

error-error = Error: { $why }
error-try = Try '{ $command }' for help.
error-line = line { $number }: { $why }
error-opening = its opening: { $why }
error-its-result = its result: { $why }

# The words that were typed.

error-value-for = Invalid value for { $param }: { $why }
error-value = Invalid value: { $why }
error-missing-argument = Missing argument { $param }.
error-missing-argument-of = Missing argument { $param }. Choose from: { $choices }
error-missing-option = Missing option { $param }.
error-missing-command = Missing command.
error-no-option = No such option { $option }.
error-no-command = No such command { $command }.
error-extra-argument = Got unexpected extra argument ({ $words })
error-extra-arguments = Got unexpected extra arguments ({ $words })
error-takes-no-value = Option { $option } does not take a value.
error-needs-value = Option { $option } requires an argument.
error-not-one-of = { $value } is not one of { $choices }.
error-not-in-range = { $value } is not in the range { $range }.
error-no-integer = { $value } is not a whole number.
error-no-number = { $value } is not a number.
error-file-missing = File { $file } does not exist.
error-file-is-folder = File { $file } is a directory.
error-folder-is-file = Directory { $file } is a file.
error-file-unreadable = File { $file } is not readable.
error-folder-unreadable = Directory { $file } is not readable.
error-path-unreadable = Path { $file } is not readable.

# What the system says of a file or an address.

error-os-missing = No such file or directory
error-os-forbidden = Permission denied
error-os-folder = Is a directory
error-os-no-folder = Not a directory
error-os-exists = File exists
error-os-full = No space left on device
error-os-read-only = Read-only file system
error-os-long = File name too long
error-os-broken = Input/output error
error-os-bad-argument = Invalid argument
error-os-port-taken = Address already in use
error-os-no-address = Cannot assign requested address
error-os-no-name = Name or service not known
error-os-refused = Connection refused
error-os-no-program = it is not a program of this machine
error-os-other = the system reports { $code }
error-os-itself = the system: { $why }
error-no-such-file = there is no such file
error-folder-missing = the folder { $folder } does not exist; create it first
error-out-folder-missing = --out { $file }: the folder { $folder } does not exist; create it first
error-file-not-text = the file is not UTF-8 text
error-file-packed = the file cannot be unpacked from here on: it was cut off or damaged
error-backup-packed = { $file } cannot be unpacked after line { $number }: it was cut off or damaged

# Games, rules and bots.

error-no-game-no-file = { $name } is neither a game nor a file
error-no-bot = there is no bot { $name }: the bots are { $known }; one from outside is module:Class, path/to/file.py:Class or { $program } and a command
error-bot-command = { $name }: write the command after { $program }
error-bot-start = { $bot } cannot be started: { $why }
error-bot-answer = { $bot } answered { $answer } to question { $number }
error-bot-illegal = { $bot } wanted to play { $action }, which is not legal; legal were { $legal }
error-bot-no-action = { $bot } wanted to play { $action }: { $why }
error-bot-hello = { $bot } said hello as { $answer }, and not with { $protocol }, a name and a version
error-bot-silent = { $bot } said nothing for { $time } seconds
error-bot-no-json = { $bot } printed { $text }, which is no line of JSON
error-bot-no-message = { $bot } printed { $text }, which is no message
error-bot-other-message = { $bot } said { $text } where a message of the type { $type } was due
error-bot-ended = { $bot } has ended (exit code { $code })
error-bot-ended-with = { $bot } has ended (exit code { $code }): { $detail }
error-deal-forfeited = { $why }; a single deal cannot be forfeited, so there is no result
error-option-form = --option { $text }: write NAME=VALUE, as in --option target=100
error-option-twice = --option { $text }: { $name } is set twice; set it once
error-no-rule-page = the package of { $game } contains no rule page ({ $page })
error-no-closing-quote = a quotation mark is not closed, or nothing follows a backslash
error-bots-four = --bots { $names }: give one name for all four, or four names separated by commas

# Matches, leagues, boards, teaching.

error-no-kind = --kind { $kind }: { $game } has { $known }
error-kind-alone = --kind needs --deals
error-stop-won = --stop won does not go with --deals, because nobody wins a single deal; write --stop points
error-out-deals = --out does not go with --deals, because it writes whole matches
error-bench-no-commit = there is no commit { $commit } here: name one of the repository that you run; in a shallow clone, run git fetch --unshallow first
error-bench-no-work = the bench of { $commit } measured no work: it needs Linux, and c86685d8 or a commit not older than 9ef9dece
error-bench-server-alone = --tables, --against and --soak go with server alone
error-bench-pairs-alone = --pairs needs --against
error-league-bots = a league needs at least two bots, each named once
error-league-line = { $file }, line { $number }: no league has written this; remove it, or choose another folder
error-env-line = { $file }, line { $number }: a setting is written NAME=VALUE
error-marker-unknown = { $file }, line { $number }: the program writes no { $name }; correct or remove the marker
error-marker-open = { $file }, line { $number }: the marker { $name } is not closed; add { $end } on a line below it
error-league-source = { $file }: the source of { $bots } has changed since these sets were played, but not its version. Raise VERSION and choose another folder, or put the source back
error-league-another = { $file } holds the results of another run: { $changes }; choose another folder
error-ray-missing = Ray is not installed: pip install 'four-kings[ray]'
error-benchmark-versions = the benchmark needs { $bot } { $version }, and this program has { $found }
error-chat-name = { $name }: write chat:MODEL@URL, as in chat:llama3@http://localhost:11434/v1
error-chat-key = the address of a chat model contains no key: set { $setting } in the environment
error-chat-clear = { $setting } would be sent to { $host } in the clear: write https
error-mcp-missing = the MCP server needs the official SDK: pip install 'four-kings[mcp]'
error-ray-silent = no Ray cluster answers at { $address }: start one with `ray start --head`
error-secret-digits = a secret has { $digits } hexadecimal digits
error-seal-digits = a seal has 64 hexadecimal digits
error-contribution-digits = a contribution has two hexadecimal digits for each byte
error-contributions = give it { $count } times, in the order in which the players joined, or not at all
error-boards-number = --boards { $number }: { $why }
error-boards-too-many = a set has 1 to { $most } boards, not { $number }
error-boards-match-length = a set has 1 to { $most } boards, and this match { $number } deals
error-boards-players = choose the players: either --bot NAME, or --field for the whole field
error-boards-no-result = { $files }: no file contains a result
error-boards-no-name = --player { $name }: no result has this name
error-boards-two = two results are compared, and these are { $number }: name two with --player
error-boards-secret = the secret of these boards is not published yet
error-boards-no-board = there is no board { $number }: the boards are 1 to { $most }
error-boards-another-set = the result of { $who } is of another set: its seal is { $seal }
error-boards-other-bot = these boards were played with { $named }, but this program has { $bot }
error-boards-breaks-rules = board { $number }: this result breaks the rules
error-boards-no-draw = no draw of { $game } leads to seat { $seat } with seat { $dealer } as the dealer
error-boards-secret-bytes = the secret of a set has { $size } bytes, not { $number }
error-match-not-over = the match is not over
error-results-format = { $format } is expected: this version reads no other results
error-set-format = { $format } is expected: this version reads no other sets of boards
error-board-twice = board { $number } appears twice
error-board-count = a number from 1 to { $most } is expected
error-boards-expected = { $number } boards are expected
error-deals-expected = { $number } are expected in a board of { $game }
error-set-changed = it is not the secret that was sealed for this set, or something else in the set was changed
error-digits-expected = { $digits } hexadecimal digits are expected
error-pack-expected = the { $number } cards of the pack are expected, { $each } in each hand
error-audit-other-seal = the seal { $seal }… is that of another set
error-audit-of-set = the set has boards 1 to { $most }
error-audit-was-over = the board was over before
error-audit-deal-open = the deal is not over
error-no-deal-over = no deal { $number } of the match is over
error-no-reading = the line is not an answer to a reading
error-audit-cards-give = the cards give { $expected }
error-audit-to-its-end = the board is not played to its end
error-audit-illegal = { $action } of seat { $seat } is not legal ({ $clause })
error-audit-reply = the bot in seat { $seat } plays { $expected }, not { $action }
error-course-file = { $file }: no course has written this; remove the folder, or write another file
error-course-another = { $folder } is another course: { $changes }; remove it, or write another file
error-course-unreadable = { $file } cannot be read; remove it, and the lesson is given again
error-leave-out = --leave-out: { $why }
error-no-contract = { $name } is no contract of { $game }: they are { $known }
error-search-alone = there are puzzles, but no { $file } beside them; take another file
error-search-unreadable = { $file } is not readable as JSON of a search; take another file
error-search-another = the search was begun with { $plan }; take another file for another search
error-puzzle-format = format { $format } is expected, not { $given }
error-no-puzzle = a puzzle of { $format } is expected, one JSON object on a line
error-puzzles-not-text = the file contains something other than UTF-8; puzzles are lines of JSON
error-review-one-match = --html { $html }: a page shows one match, and { $file } contains more; give it a file with one
error-no-record-in-file = the file contains no record.
error-site-name = name a folder, in letters that can be printed
error-site-server = name the server by its address, without a path, such as https://play.example.org
error-site-no-page = the page has not been built: run `python3 scripts/run.py`, or install a release
error-site-no-engine = the engine for browsers has not been built: run `python3 scripts/run.py site { $folder }`, or install a release
error-site-not-empty = { $folder } is not empty, and is no site: name a new folder

# Records.

error-the-result = the result: { $why }
error-the-set = the set: { $why }
error-line-too-long = the line is longer than { $size } MiB, so it is not a match record
error-byte-not-text = byte { $number } is not UTF-8 text

# Positions.

error-position-no-json = { $why }. Write each position as a line of JSON, { $example }
error-position-foreign = this is a { $kind } file
error-position-no-object = not an object: write { $example }
error-position-key = unknown key { $entry }: the keys are { $known }
error-position-side = 'side' is a list of one to three seats, as in [0, 2]
error-position-trump = 'trump' is one of { $known } or null, not { $given }
error-position-needs-trump = { $game } needs 'trump': { $known }
error-position-fixed-trump = this deal of { $game } fixes its own trumps: leave 'trump' out
error-position-calls-trump = calls decide the trumps of this deal: leave 'trump' out until they are over
error-position-declared = 'trump' is { $given }, but the calls declare { $declared }
error-position-game = 'game' is a name, 'options' an object
error-position-number = { $entry } is a whole number from { $least } to { $most }, not { $given }
error-position-one-of = { $entry } is one of { $known }, not { $given }
error-position-cards = 'hands' are four lists of cards, 'trick' one
error-position-dealt = 'dealt' is the whole pack, with the cards of 'hands', 'tricks' and 'trick'
error-position-tricks = 'tricks' are lists of four cards, in the order played
error-position-hands = 'hands' are four lists of cards, that of seat 0 first, as in { $example }
error-position-twice = { $card } appears twice
error-position-trick = 'trick' has up to three cards, the leader's first: a complete trick is taken already
error-position-sizes = the hands have { $sizes } cards: every hand has the same number, but one fewer after its seat has played to the trick
error-position-pack = { $card } is not in the pack of this game
error-deal-format = --out { $file }: the name ends neither in .csv nor in .pbn nor in .jsonl; add --format
error-deal-resumed = { $file } has the results of another input or format; delete it, or give another --out
error-deal-one = { $deal } is one deal: give a list of deals, as in [deal]

# The server and its data.

error-port = the server cannot listen on { $host } port { $port }: { $why }; choose another with --port
error-key-broken = { $file } contains no complete key, so anyone could sign in as anyone. Restore it from a backup, or remove it. If you remove it, people get new identities and lose their tables
error-host = host: an address to listen on, such as 127.0.0.1 or 0.0.0.0
error-log-level = log level { $given }: choose one of { $known }
error-log-format = log format { $given }: choose one of { $known }
error-secret-short = the secret that signs sessions: at least 32 characters, or none to have one made
error-phrase-short = the administrator's phrase (FOURKINGS_ADMIN): at least { $least } characters, or none for a server without an administrator
error-origin = origin { $given }: an address such as https://play.example.org or https://example.org/cards
error-setting-frames = frames { $given }: origins without a path, such as https://club.example.org, or self
error-page-address = { $setting }: the address of a page, such as { $example }
error-setting-proxies = proxies { $given }: addresses or networks, such as 127.0.0.1 or 172.16.0.0/12, or * for any
error-setting-hosts = hosts { $given }: names without scheme, port or path, such as play.example.org, or * for any
error-setting-unknown = there is no setting { $given }: correct or remove it
error-setting-number = { $setting }: a number from 0 to { $most }
error-workers = workers { $given }: from 0 (think in a thread of the server) to 256 processes
error-setting-port = port { $given }: a port is a number from 0 (any free one) to 65535
error-setting-truth = { $setting }: write 1 or 0
error-setting-any-number = { $setting }: write a number
error-bus = a bus is redis://HOST:PORT/0 (or rediss:// over TLS)
error-bus-package = a bus needs redis: pip install 'four-kings[cluster]'
error-worker-needs = a worker needs --bus and FOURKINGS_SECRET, the same ones as its servers
error-worker-bus = the bus does not answer: check its address, and whether Redis runs there
error-worker-secret = no server on this bus has the secret of this worker: set the same FOURKINGS_SECRET for all
error-worker-version = the servers run { $theirs }, and this worker { $own }: install the same version
error-database-url = a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME
error-database-url-not = a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME, not { $given }
error-database-package = PostgreSQL needs psycopg: pip install 'four-kings[cluster]'
error-database-older = this database is older than the first release, or that of another program: choose a new folder (--data) or an empty database
error-database-newer = this database has schema { $version }, which this program does not know: install a newer version
error-database-unusable = the database cannot be used: { $why }
error-database-unusable-which = the database { $database } cannot be used: { $why }
error-database-unreadable = the database cannot be read: { $why }
error-database-not-ours = { $source }: this is not a database of Four Kings, or it cannot be read
error-database-linked = the database { $file } has another name (a hard link), by which a second server could write to it and ruin it. Make a copy, move it to this name and start again
error-database-in-use = a running server uses the database { $database }: stop it first, or choose another folder (--data). Several servers can share one PostgreSQL database
error-backup-to-output = --json: the backup itself goes to standard output; write it to a file instead of -
error-backup-nothing = there is no database in { $folder } yet: nothing to back up
error-backup-schema = the database has schema { $version }, and this program writes { $own }. Start the server once to bring it up to date, or use the program that the database belongs to
error-backup-not-empty = this database is in use: restore into an empty one (--data, --database)
error-backup-no-backup = this is no backup of Four Kings (its first line should say { $format })
error-backup-other-schema = this backup has schema { $version }, and this program reads { $own }. Restore it with the program that wrote it, then start this one on the database
error-backup-other-format = this backup has format { $version }, and this program reads { $own }. Restore it with the program that wrote it, then start this one on the database
error-backup-row-lacks = line { $number } of the backup is damaged: its row of { $table } lacks { $column }
error-backup-row-has = line { $number } of the backup is damaged: its row of { $table } has { $column }, which this program does not know
error-backup-value = line { $number } of the backup is damaged: { $column } in its row of { $table } cannot be read
error-backup-twice = line { $number } of the backup is damaged: its row of { $table } comes twice, or belongs to something that the backup does not contain
error-backup-key = line 1 of the backup is damaged: its key is not hexadecimal digits
error-backup-not-row = line { $number } of the backup is not a row: the file was changed
error-backup-end = line { $number } of the backup should be its last: the file was changed
error-backup-refused = the database did not take the backup: { $why }
error-backup-place = line { $number } of the backup: { $why }
error-backup-row-unknown = line { $number } of the backup belongs to a table that this program does not know
error-backup-line = line { $number } of the backup is not JSON: the file was cut off or changed
error-backup-changed = the backup was changed or damaged: its checksum does not agree
error-backup-cut = the backup ends after line { $number }, without its last line: the file was cut off
error-backup-log-gap = its log lacks event { $number }
error-backup-log-empty = its log is empty
error-backup-log-secret = its secret is incomplete
error-backup-log-unread = event { $number } cannot be read
error-backup-log-misfit = event { $number } does not fit the events before it
error-backup-log-first = event 1 does not open a table
error-backup-log-rules = event { $number } breaks the rules ({ $clause })
error-backup-log-cards = event { $number } deals other cards than its secret gives
error-backup-log-pack = event { $number } does not deal a complete pack
error-backup-log-seal = its seal is not that of its secret
error-backup-log-opening = its match opens otherwise than its secret decides
error-backup-log-version = its log ends with event { $number }, and its row names { $other }
error-backup-log-game = its row names the game { $game }, and its log { $other }
error-backup-log-preset = its row names the preset { $preset }, and its log { $other }
error-backup-log-scores = its row has other scores than its log leads to
error-backup-log-over = its row and its log disagree on whether it is over
error-backup-log-package = its game { $game } is not installed here: install the package of that game first
error-database-no-room = only { $size } KB are free on the disk of { $file }, and nothing more is written there
error-database-damaged = the file { $file } is damaged ({ $why }): put a backup in its place
error-database-cut = { $size } bytes are missing at its end
error-database-busy = another program is using it
error-database-closed = its file cannot be opened
error-database-corrupt = pages of its file contradict each other
error-database-full = its disk is full
error-database-disk = its disk reports an error
error-database-other-file = its file is not a database of SQLite
error-database-read-only = its file may not be written
error-database-no-server = no server answers at its address, or it refuses the user or the password
error-database-no-name = its server has no database of that name: create it first
error-database-no-right = its user may not do this
error-database-exhausted = its server has no connections, memory or disk left
error-database-starting = its server is starting or stopping
error-database-unknown = it reports an unknown error
