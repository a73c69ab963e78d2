# What `fourkings doctor` finds, and what to do about it.

doctor-well = Everything works: sit down and play.
doctor-ill = { $count ->
    [one] One check failed. The line below it has the remedy.
   *[other] { $count } checks failed. The line below each has the remedy.
}

doctor-python = Four Kings { $program } on Python { $version }, { $system }.
doctor-python-old = Python { $version } is too old.
    .remedy = Install Python 3.11 or newer, and start the program with it.

doctor-letters = The terminal can print every card ({ $encoding }).
doctor-letters-poor = This terminal cannot print suits and accents ({ $encoding }).
    .remedy = Set PYTHONUTF8=1, or use a UTF-8 terminal. The page in the browser is not affected.

doctor-page = The browser page is built.
doctor-page-missing = The browser page is not built: { $folder } is empty.
    .remedy = In a clone of the repository, build it with python3 scripts/run.py. The published package includes the page.

doctor-browser = A browser is available.
doctor-browser-none = No browser was found on this machine.
    .remedy = Start the server with --no-open, and open the address it prints in any browser.

doctor-compiler = The compiled code is ready, in { $folder }: playouts, solver, bots{ $tables ->
        [yes] , and the tables of the vector environment.
       *[no] . The first use compiles the tables of the vector environment.
    }
doctor-compiler-partly = The fast code is compiled in part: playouts ({ $playouts ->
        [yes] yes
       *[no] not yet
    }), solver ({ $solver ->
        [yes] yes
       *[no] not yet
    }), bots ({ $bots ->
        [yes] yes
       *[no] not yet
    }), tables of the vector environment ({ $tables ->
        [yes] yes
       *[no] not yet
    }).
    .remedy = Nothing to worry about: the rest is compiled on first use, and takes less than a minute. fourkings warm does it now.
doctor-compiler-cold = The fast code is not compiled yet.
    .remedy = Nothing is wrong: the first use compiles it in about a minute. To do it now, run fourkings warm.
doctor-compiler-off = The compiler is switched off (NUMBA_DISABLE_JIT).
    .remedy = Everything works, but strong bots think for minutes. Remove NUMBA_DISABLE_JIT from the environment.
doctor-compiler-forgets = Compiled code cannot be stored, so each start compiles it again.
    .remedy = Make ~/.cache writable, or set FOURKINGS_CACHE to a writable folder.
doctor-compiler-broken = The compiler cannot be loaded.
    .remedy = Install the program again from its wheel (pip install --force-reinstall FILE.whl). Rules, records and the careful bot work without the compiler.

doctor-server = The server is installed.
doctor-server-missing = The server is not installed (missing: { $modules }).
    .remedy = To play in the browser, run pip install 'four-kings[server]'. Rules, bots, records and the solver work without it.

doctor-data = The data folder is { $folder }; { $free } MB are free.
doctor-data-full = The data folder is { $folder }, where only { $free } MB are free.
    .remedy = Free some space, or choose another folder with --data.
doctor-data-closed = Nothing can be written to { $folder }: { $error }.
    .remedy = Give yourself write permission, or choose another folder with --data.
doctor-data-file = The data folder { $folder } cannot be created: { $file } is a file.
    .remedy = Choose another folder with --data.

doctor-database = The database answers (schema { $version }).
doctor-database-new = The first start will create the database.
doctor-database-out-of-reach = The database cannot be used: { $error }.
    .remedy = Check that it runs and that FOURKINGS_DATABASE has its address. A database of a newer version of the program needs that version.

doctor-backup = The newest backup ({ $file }) was made { doctor-age }, and it restores.
doctor-backup-early = The database lists no backup yet.
doctor-backup-none = The database has matches, but lists no backup.
    .remedy = Make one with fourkings backup FILE. The units in packaging/systemd make one every night and check it.
doctor-backup-old = The newest backup ({ $file }) was made { doctor-age }.
    .remedy = Make another one with fourkings backup FILE. The units in packaging/systemd make one every night and check it.
doctor-backup-unchecked = The newest backup ({ $file }) was made { doctor-age } and has never been checked.
    .remedy = Run fourkings backup --check FILE to see whether it restores.
doctor-backup-broken = The newest backup ({ $file }) does not restore: { $fault }.
    .remedy = Make another backup and check it. Keep the older files.
doctor-backup-unread = The list of backups cannot be read.
    .remedy = Repair the database first.
doctor-age = { $unit ->
    [minutes] { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
}

doctor-key = The key that signs sessions is intact.
doctor-key-new = The first start will create the key that signs sessions.
doctor-key-broken = { $file } contains no complete key, so anyone could sign in as anyone.
    .remedy = Restore it from a backup, or remove it. If you remove it, people get new identities and lose their tables.

doctor-clock = The clock shows { $now }.
doctor-clock-behind = The clock shows { $now }, before this program was installed.
    .remedy = Set the clock: sessions, links and correspondence games depend on it.

doctor-loop = Event loop ({ $loop }): { $median } ms late at the median, { $p99 } ms at the 99th percentile, { $most } ms at most.
doctor-loop-late = Event loop ({ $loop }): { $median } ms late at the median, { $most } ms at most. Every player waits for that.
    .remedy = Another program is using the processor: stop it, or give the server a core of its own.

doctor-port = Port { $port } is free on { $host }.
doctor-port-ours = A Four Kings server is already running on { $host } port { $port }.
doctor-port-taken = Port { $port } cannot be used on { $host }: { $error }.
    .remedy = Choose another port with --port (0 picks a free one), or stop the program that uses it.

doctor-proxy = { $proxies ->
    [none] The server trusts no reverse proxy.
   *[other] The server trusts the reverse proxy at { $proxies }.
}
doctor-proxy-unnamed = The server is called { $hosts } but trusts no reverse proxy. Behind one, all players share its limits.
    .remedy = If a reverse proxy is in front, set FOURKINGS_PROXIES to its address. Otherwise ignore this.

doctor-games = { $installed ->
    [0] { $count } games are available.
    [one] { $count } games are available, one of them from another package.
   *[other] { $count } games are available, { $installed } of them from other packages.
}
doctor-games-left-out = A game from another package is left out: { $faults }.
    .remedy = Repair or remove that package. All other games work.
doctor-games-wordless = A game from another package lacks sentences: { $missing }.
    .remedy = You can play it, but it shows ids instead of the missing sentences. Add them to its i18n folder.
doctor-games-page = A rule page from another package cannot be shown: { $fault }.
    .remedy = Correct the page, or ask its author to. You can play the game.
doctor-games-partly = Games from other packages lack parts that they may leave out: { $missing }.
    .remedy = They can be played without these. docs/add-a-game.md explains what each part brings.
