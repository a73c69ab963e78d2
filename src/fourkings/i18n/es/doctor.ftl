# Lo que `fourkings doctor` encuentra, y qué hacer al respecto.

doctor-well = Todo funciona: siéntate y juega.
doctor-ill = { $count ->
    [one] Falló una comprobación. La línea de debajo indica qué hacer.
   *[other] Fallaron { $count } comprobaciones. La línea de debajo de cada una indica qué hacer.
}

doctor-python = Four Kings { $program } en Python { $version }, { $system }.
doctor-python-old = Python { $version } es demasiado antiguo.
    .remedy = Instala Python 3.11 o más nuevo, y arranca el programa con él.

doctor-letters = El terminal puede mostrar todas las cartas ({ $encoding }).
doctor-letters-poor = Este terminal no puede mostrar palos ni acentos ({ $encoding }).
    .remedy = Pon PYTHONUTF8=1, o usa un terminal UTF-8. A la página del navegador no le afecta.

doctor-page = La página del navegador está construida.
doctor-page-missing = La página del navegador no está construida: { $folder } está vacía.
    .remedy = En un clon del repositorio, constrúyela con python3 scripts/run.py. El paquete publicado incluye la página.

doctor-browser = Hay un navegador disponible.
doctor-browser-none = No se encontró ningún navegador en esta máquina.
    .remedy = Arranca el servidor con --no-open, y abre en cualquier navegador la dirección que muestra.

doctor-compiler = El código compilado está listo, en { $folder }: simulaciones, solucionador, bots{ $tables ->
        [yes] , y las mesas del entorno vectorial.
       *[no] . El primer uso compila las mesas del entorno vectorial.
    }
doctor-compiler-partly = El código rápido está compilado en parte: simulaciones ({ $playouts ->
        [yes] sí
       *[no] aún no
    }), solucionador ({ $solver ->
        [yes] sí
       *[no] aún no
    }), bots ({ $bots ->
        [yes] sí
       *[no] aún no
    }), mesas del entorno vectorial ({ $tables ->
        [yes] sí
       *[no] aún no
    }).
    .remedy = No hay de qué preocuparse: el resto se compila en el primer uso, y tarda menos de un minuto. fourkings warm lo hace ahora.
doctor-compiler-cold = El código rápido aún no está compilado.
    .remedy = No pasa nada: el primer uso lo compila en alrededor de un minuto. Para hacerlo ahora, ejecuta fourkings warm.
doctor-compiler-off = El compilador está desactivado (NUMBA_DISABLE_JIT).
    .remedy = Todo funciona, pero los bots fuertes piensan durante minutos. Quita NUMBA_DISABLE_JIT del entorno.
doctor-compiler-forgets = El código compilado no se puede guardar, así que cada arranque lo compila otra vez.
    .remedy = Permite escribir en ~/.cache, o pon en FOURKINGS_CACHE una carpeta en la que se pueda escribir.
doctor-compiler-broken = El compilador no se puede cargar.
    .remedy = Instala otra vez el programa desde su wheel (pip install --force-reinstall FILE.whl). Las reglas, los registros y el bot prudente funcionan sin el compilador.

doctor-server = El servidor está instalado.
doctor-server-missing = El servidor no está instalado (falta: { $modules }).
    .remedy = Para jugar en el navegador, ejecuta pip install 'four-kings[server]'. Las reglas, los bots, los registros y el solucionador funcionan sin él.

doctor-data = La carpeta de datos es { $folder }; hay { $free } MB libres.
doctor-data-full = La carpeta de datos es { $folder }, donde solo hay { $free } MB libres.
    .remedy = Libera espacio, o elige otra carpeta con --data.
doctor-data-closed = No se puede escribir en { $folder }: { $error }.
    .remedy = Date permiso de escritura, o elige otra carpeta con --data.
doctor-data-file = No se puede crear la carpeta de datos { $folder }: { $file } es un archivo.
    .remedy = Elige otra carpeta con --data.

doctor-database = La base de datos responde (esquema { $version }).
doctor-database-new = El primer arranque creará la base de datos.
doctor-database-out-of-reach = No se puede usar la base de datos: { $error }.
    .remedy = Comprueba que funciona y que FOURKINGS_DATABASE tiene su dirección. Una base de datos de una versión más nueva del programa necesita esa versión.

doctor-backup = La copia más reciente ({ $file }) se hizo { doctor-age } y se puede restaurar.
doctor-backup-early = La base de datos aún no registra ninguna copia.
doctor-backup-none = La base de datos tiene partidas, pero no registra ninguna copia.
    .remedy = Haz una con fourkings backup ARCHIVO. Las unidades en packaging/systemd hacen una cada noche y la comprueban.
doctor-backup-old = La copia más reciente ({ $file }) se hizo { doctor-age }.
    .remedy = Haz otra con fourkings backup ARCHIVO. Las unidades en packaging/systemd hacen una cada noche y la comprueban.
doctor-backup-unchecked = La copia más reciente ({ $file }) se hizo { doctor-age } y nunca se ha comprobado.
    .remedy = Ejecuta fourkings backup --check ARCHIVO para ver si se puede restaurar.
doctor-backup-broken = La copia más reciente ({ $file }) no se puede restaurar: { $fault }.
    .remedy = Haz otra copia y compruébala. Guarda los archivos anteriores.
doctor-backup-unread = No se puede leer la lista de copias.
    .remedy = Repara primero la base de datos.
doctor-age = { $unit ->
    [minutes] { $count ->
        [0] ahora mismo
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
    [hours] { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
   *[days] { $count ->
        [one] hace un día
       *[other] hace { $count } días
    }
}

doctor-key = La clave que firma las sesiones está intacta.
doctor-key-new = El primer arranque creará la clave que firma las sesiones.
doctor-key-broken = { $file } no contiene una clave completa, así que cualquiera podría entrar como cualquiera.
    .remedy = Restáurala de una copia de seguridad, o quítala. Si la quitas, la gente recibe identidades nuevas y pierde sus mesas.

doctor-clock = El reloj marca { $now }.
doctor-clock-behind = El reloj marca { $now }, antes de que se instalara este programa.
    .remedy = Pon el reloj en hora: de él dependen las sesiones, los enlaces y las partidas de varios días.

doctor-loop = Bucle de eventos ({ $loop }): { $median } ms de retraso en la mediana, { $p99 } ms en el percentil 99, { $most } ms como máximo.
doctor-loop-late = Bucle de eventos ({ $loop }): { $median } ms de retraso en la mediana, { $most } ms como máximo. Todos los jugadores lo esperan.
    .remedy = Otro programa está usando el procesador: detenlo, o da al servidor un núcleo propio.

doctor-port = El puerto { $port } está libre en { $host }.
doctor-port-ours = Ya funciona un servidor de Four Kings en { $host }, puerto { $port }.
doctor-port-taken = El puerto { $port } no se puede usar en { $host }: { $error }.
    .remedy = Elige otro puerto con --port (0 toma uno libre), o detén el programa que lo usa.

doctor-proxy = { $proxies ->
    [none] El servidor no confía en ningún proxy inverso.
   *[other] El servidor confía en el proxy inverso de { $proxies }.
}
doctor-proxy-unnamed = El servidor se llama { $hosts } pero no confía en ningún proxy inverso. Detrás de uno, todos los jugadores comparten sus límites.
    .remedy = Si delante hay un proxy inverso, pon su dirección en FOURKINGS_PROXIES. Si no, ignora esto.

doctor-games = { $installed ->
    [0] Hay { $count } juegos disponibles.
    [one] Hay { $count } juegos disponibles, uno de ellos de otro paquete.
   *[other] Hay { $count } juegos disponibles, { $installed } de ellos de otros paquetes.
}
doctor-games-left-out = Se omite un juego de otro paquete: { $faults }.
    .remedy = Repara o quita ese paquete. Todos los demás juegos funcionan.
doctor-games-wordless = A un juego de otro paquete le faltan frases: { $missing }.
    .remedy = Puedes jugarlo, pero muestra identificadores en lugar de las frases que faltan. Añádelas a su carpeta i18n.
doctor-games-page = No se puede mostrar la página de reglas de otro paquete: { $fault }.
    .remedy = Corrige la página o pídeselo a su autor. Se puede jugar al juego.
doctor-games-partly = A juegos de otros paquetes les faltan partes opcionales: { $missing }.
    .remedy = Puedes jugarlos sin ellas. docs/add-a-game.md explica qué aporta cada parte.
