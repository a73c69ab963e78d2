# What `fourkings doctor` finds, and what to do about it.

doctor-well = All is well: sit down and play.
doctor-ill = { $count ->
    [one] One thing does not work; the line below it says what to do.
   *[other] { $count } things do not work; the line below each says what to do.
}

doctor-python = Four Kings { $program } on Python { $version }, { $system }.
doctor-python-old = Python { $version } is too old.
    .remedy = Install Python 3.11 or newer, and start the program with that one.

doctor-letters = The terminal can print every card ({ $encoding }).
doctor-letters-poor = This terminal cannot print suits and accents ({ $encoding }).
    .remedy = Set PYTHONUTF8=1, or use a terminal that speaks UTF-8. The page in the browser is not concerned.

doctor-page = The browser page is built.
doctor-page-missing = The browser page is not built: { $folder } is empty.
    .remedy = In a clone of the repository, python3 scripts/run.py builds it; the package from the registry brings it along.

doctor-browser = There is a browser to open the page with.
doctor-browser-none = No browser was found on this machine.
    .remedy = Start with --no-open, and open the address that is shown in a browser of your own.

doctor-compiler = The engine room is compiled, in { $folder }: playouts, solver, bots{ $tables ->
        [yes] , and the tables of the vector environment.
       *[no] . The tables of the vector environment are compiled on first use.
    }
doctor-compiler-partly = The engine room is compiled in part: playouts ({ $playouts ->
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
    .remedy = Nothing to worry about: the rest is compiled on first use, and takes about a minute. fourkings warm does it now.
doctor-compiler-cold = The engine room is not compiled yet.
    .remedy = Nothing to worry about: it is done on first use, and takes about a minute. fourkings warm does it now.
doctor-compiler-off = The compiler is switched off (NUMBA_DISABLE_JIT).
    .remedy = Everything works, slowly; strong bots think for minutes. Remove NUMBA_DISABLE_JIT from the environment.
doctor-compiler-forgets = Compiled code cannot be kept, so each start compiles it again.
    .remedy = Make ~/.cache writable, or set FOURKINGS_CACHE to a folder that is.
doctor-compiler-broken = The compiler cannot be loaded: { $error }.
    .remedy = Install the program again (pip install --force-reinstall four-kings). Rules, records and the careful bot work without it.

doctor-server = The server is installed.
doctor-server-missing = The server is not installed (what is missing: { $modules }).
    .remedy = To play in the browser, pip install 'four-kings[server]'. Rules, bots, records and the solver work without it.

doctor-data = Matches are kept in { $folder }; { $free } MB are free.
doctor-data-full = Matches are kept in { $folder }, and only { $free } MB are free.
    .remedy = Make room, or choose another folder with --data.
doctor-data-closed = Nothing can be written to { $folder }: { $error }.
    .remedy = Give yourself the right to write there, or choose another folder with --data.
doctor-data-file = The data folder { $folder } cannot be made: { $file } is a file.
    .remedy = Choose another folder with --data.

doctor-database = The database answers (schema { $version }).
doctor-database-new = The database will be made on the first start.
doctor-database-out-of-reach = The database cannot be used: { $error }.
    .remedy = Check its address (FOURKINGS_DATABASE) and that it runs; a database of a newer program needs that program.

doctor-key = What signs sessions is whole, or will be made on the first start.
doctor-key-broken = { $file } holds no whole key, so that anybody could sign in as anybody.
    .remedy = Put it back from a backup, or remove it: then everybody is somebody new.

doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, which is before this program was installed.
    .remedy = Set the clock: sessions, links and slow games count by it.

doctor-loop = The loop ({ $loop }) is woken { $median } ms late at the median, { $p99 } ms in 99 of 100 times, { $most } ms at the most.
doctor-loop-late = The loop ({ $loop }) is woken { $median } ms late at the median, { $most } ms at the most: every player waits for that.
    .remedy = Something else keeps the processor: end it, or give the server a core of its own.

doctor-port = Port { $port } is free on { $host }.
doctor-port-ours = A server of Four Kings runs on { $host } port { $port } already.
doctor-port-taken = Port { $port } cannot be used on { $host }: { $error }.
    .remedy = Choose another one with --port (0 takes any that is free), or stop the program that holds it.

doctor-games = { $installed ->
    [0] There are { $count } games.
    [one] There are { $count } games, one of them from another package.
   *[other] There are { $count } games, { $installed } of them from other packages.
}
doctor-games-left-out = A game from another package is left out: { $faults }.
    .remedy = Mend that package, or remove it; all other games can be played.
doctor-games-wordless = A game from another package lacks sentences: { $missing }.
    .remedy = It can be played, and shows its own short names where sentences are missing; they belong in its i18n folder.
