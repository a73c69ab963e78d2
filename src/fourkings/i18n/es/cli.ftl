# Lo que dice la línea de órdenes alrededor de los textos de los juegos.

cli-aliases = Otros nombres:
cli-options = Reglas de la casa (primero el valor por defecto)
cli-presets = Variantes
cli-range = cualquier número entero de { NUMBER($least, useGrouping: "false") } a { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = Four Kings funciona en { $address }. Pulsa Ctrl-C para detenerlo. Las partidas se guardan en { $where }.
cli-worker = Este proceso está listo para pensar por los servidores de su bus. Pulsa Ctrl-C para detenerlo.
cli-alone = Solo esta máquina puede abrirlo. Arráncalo con `serve --host 0.0.0.0` para que entren otros de tu red.
cli-no-screen = Esta máquina no tiene pantalla. En otro ordenador, escribe `{ $command }` y abre allí la dirección de arriba.
cli-contained = Este servidor funciona en un contenedor y no puede conocer la dirección de su máquina. Para las invitaciones, ponla en FOURKINGS_ORIGIN, por ejemplo http://192.168.1.7:8040.
cli-network = Otros de tu red abren una de estas direcciones:
cli-network-qr = Apunta al código con la cámara de un teléfono para abrir la primera dirección. Si la página no carga, permite el puerto en el cortafuegos de esta máquina.
cli-no-network = Esta máquina no tiene dirección en una red, así que nadie más puede abrirlo.
cli-cold = Los bots más fuertes se están compilando. Esto ocurre una vez y tarda alrededor de un minuto; hasta entonces juega por ellos el bot prudente.
cli-kept = { $rows ->
    [one] Una fila guardada
   *[other] { NUMBER($rows, useGrouping: "false") } filas guardadas
} en { $file }. Contiene todas las manos y todos los secretos: protégelo como una llave.
cli-records-hold = { $count ->
    [one] Un registro es correcto.
   *[other] { NUMBER($count, useGrouping: "false") } registros son correctos.
}
cli-broken = { $kind ->
    [evening] Línea { $line }, velada { $id }: { $fault }
   *[table] Línea { $line }, mesa { $id }: { $fault }
}
cli-nothing-restored = No se restauró nada. Para omitir estas mesas, añade `--keep-going`.
cli-restored = { $rows ->
    [one] Una fila restaurada
   *[other] { NUMBER($rows, useGrouping: "false") } filas restauradas
}; { $held } de { $matches } mesas están intactas, hasta la última carta.
cli-other-key = FOURKINGS_SECRET fija otra clave que la de la copia. Cada cual vuelve a encontrar sus mesas solo con la clave de la copia.
cli-checked = { $rows ->
    [one] Una fila comprobada
   *[other] { NUMBER($rows, useGrouping: "false") } filas comprobadas
}; { $held } de { $matches } mesas están intactas, hasta la última carta.
cli-would-restore = Esta copia se puede restaurar.
cli-would-not-restore = Esta copia no se puede restaurar tal como está. Guárdala junto con una anterior y haz otra. `fourkings restore --keep-going` omite lo defectuoso.
cli-not-noted = No se pudo actualizar la lista de copias: { $why }
cli-compiling-once = Compilando { $what } (unos { $seconds } s, una vez)…
cli-dd-held = { $count } detrás de un reparto difícil
cli-solve-bounds = Solo cotas para { $count } de { $positions } posiciones: antes se llegó al límite. Para buscar más tiempo, sube --nodes y --seconds, o usa --no-limit.
cli-ready = Listo tras { $seconds } s.
cli-no-server = El servidor no está instalado. Hace falta para jugar en el navegador y guardar partidas. Instálalo con pip install 'four-kings[server]'; `fourkings --help` enumera lo que funciona sin él.
cli-site = { $files } archivos, { $size } MB en { $folder }. Pon la carpeta en cualquier alojamiento web, o pruébala aquí: python3 -m http.server -d { $folder }
cli-stopped = Detenido.

# Juegos de otros paquetes.

cli-left-out = Omitido: { $fault }
cli-lacks = A { $game } le { $count ->
    [one] falta una frase en este idioma, y aparece sin ella: { $ids }
   *[other] faltan { $count } frases en este idioma, y aparece sin ellas: { $ids }
}

cli-progress-deals = manos
cli-progress-decisions = decisiones
cli-progress-lessons = lecciones
cli-progress-matches = partidas
cli-progress-pairs = pares
cli-progress-positions = posiciones
cli-progress-puzzles = problemas
cli-progress-results = resultados
cli-progress-rows = filas
cli-progress-sets = series
cli-puzzles-mined = problemas: { $puzzles }, partidas: { $matches }; momentos rechazados:
cli-puzzles-refused = { $rule ->
    [no_hope] sin esperanza
    [unclear] poco claro
    [all_the_same] da lo mismo
    [judges_differ] los jueces difieren
    [one_right_answer] una sola respuesta correcta
    [several_right_answers] varias respuestas correctas
    [a_convention] una convención
    [too_simple] demasiado simple
    [not_the_same_again] otra respuesta al repetir
    [the_same_again] ya existe
   *[other] { $name }
}
cli-puzzles-differs = { $id }: ahora la respuesta es otra
cli-puzzles-same = problemas otra vez con la misma respuesta: { $same } de { $count } ({ $share })
