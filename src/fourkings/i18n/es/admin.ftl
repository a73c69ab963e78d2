# La página de los administradores, y lo que anuncian a todos.

admin-title = Administración
admin-intro = Para quienes cuidan de este servidor. Esta página no muestra manos, ni chat salvo los mensajes denunciados, ni nada que abra una mesa.
admin-none = Este servidor no tiene administrador.
admin-none-how = Para serlo, arranca el servidor con FOURKINGS_ADMIN puesto a una frase secreta de al menos 16 caracteres, y escríbela aquí.
admin-phrase = Frase secreta del administrador
admin-phrase-text = Los ajustes del servidor la contienen como FOURKINGS_ADMIN.
admin-enter = Entrar
admin-wrong = Frase secreta incorrecta.
admin-too-many = Demasiados intentos. Espera un minuto, e inténtalo de nuevo.
admin-failed = No ha funcionado. Actualiza la página para ver el estado actual.
admin-first = Entraste con la frase secreta. Este navegador mantiene la sesión doce horas, o hasta que renuncies.
admin-appointed = Te nombró otro administrador.
admin-resign = Renunciar
admin-again = Actualizar
admin-below = Este servidor comparte su dominio con otros programas, y eso no es una barrera de seguridad: sus páginas pueden actuar en esta. Comparte un dominio solo con programas de confianza.

## Cómo está el servidor

admin-health = Servidor
admin-well = El servidor está bien.
admin-slow = El servidor va lento: acaba de tener { $seconds } s de retraso.
admin-broken = La base de datos falla: { $fault }.
admin-version = Versión
admin-up = En marcha
admin-late = Peor retraso reciente
admin-awake = Mesas activas
admin-people-here = Personas conectadas
admin-kept = Mesas guardadas
admin-servers = Servidores
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] un día
   *[other] { $days } días
}
admin-backup-none = Aún no consta ninguna copia de seguridad.
admin-backup-make = Para hacer una, ejecuta fourkings backup en la máquina del servidor.
admin-backup-unchecked = Copia más reciente: { $when }. No se ha comprobado.
admin-backup-check = Para comprobarla, ejecuta fourkings backup --check en la máquina del servidor.
admin-backup-restores = Copia más reciente: { $when }. Comprobada: se puede restaurar.
admin-backup-broken = Copia más reciente: { $when }. No se puede restaurar: { $fault }.
admin-backup-again = Haz otra copia y compruébala. Guarda los archivos anteriores.
admin-backup-file = Archivo: { $file } ({ $rows ->
    [one] una fila
   *[other] { $rows } filas
})
admin-backup-checked = Última comprobación: { $when }
admin-doctor = La máquina del servidor

## Lo que se anuncia

admin-notice = Anuncio
admin-notice-text = Lo muestran todas las páginas y todas las mesas hasta que lo retires.
admin-notice-words = Tu anuncio
admin-notice-put = Anunciar
admin-notice-back = Retirar anuncio
notice-put-away = Ocultar anuncio
notice-barred = Un administrador no te deja abrir mesas por ahora. Aún puedes entrar en otras mesas.
notice-banned = Un administrador te ha vetado el acceso a este servidor hasta { $until }. Aún puedes leer y borrar tus datos en los ajustes.
notice-title = Del administrador

## Mesas

admin-tables = Mesas
admin-tables-none = Aún no hay mesas.
admin-tables-text = Primero las activas más recientemente. Una mesa cerrada sigue cerrada: todos en ella ven que la cerraste, y su registro se conserva. El código bajo un juego es el nombre de la mesa en el registro del servidor.
admin-stage-waiting-room = sala de espera
admin-stage-match = reparto { $number }
admin-stage-over = terminada
admin-stage-closed = cerrada por un administrador
admin-people-at = { $count ->
    [0] nadie
    [one] una persona
   *[other] { $count } personas
}
admin-last = última acción { $when }
admin-made = abierta { $when }
admin-close = Cerrar mesa
admin-close-which = Cerrar mesa: { $game }, { $stage }, última acción { $when }
admin-close-sure = Cerrar mesa para siempre

## Clubes

admin-clubs = Clubes
admin-clubs-text = Primero los más nuevos. Borrar un club quita su nombre, su lista de veladas y su clasificación. Las veladas se quedan.
admin-clubs-none = Aún no hay clubes.
admin-club-evenings = { $count ->
    [0] sin veladas
    [one] una velada
   *[other] { $count } veladas
}
admin-club-made = creado { $when }
admin-club-delete = Borrar club
admin-club-delete-sure = Borrar { $name } para siempre

## Personas

admin-people = Personas
admin-people-text = Personas con nombre, primero las más nuevas. Borrar hace lo mismo que puede hacer la gente en sus ajustes: se van su nombre, su chat y sus mesas. Un bot sigue sus partidas con otros.
admin-people-name = Nombre, o parte de él
admin-people-find = Buscar
admin-people-none = No hay nadie que mostrar.
admin-you = tú
admin-is-administrator = administrador
admin-told = nombre dado { $when }
admin-forget = Borrar nombre y chat
admin-forget-sure = Borrar a { $who } para siempre
admin-appoint = Nombrar administrador
admin-dismiss = Destituir administrador
admin-for = { $what }: { $who }

## Denuncias

admin-reports = Mensajes denunciados
admin-reports-text = Los jugadores denunciaron estos mensajes. Ves cada uno con las líneas de alrededor. Se borran al cabo de una semana, y nadie más los ve.
admin-reports-none = No hay denuncias.
admin-report-by = denunciado por { $who }, { $when }
admin-report-context = El mensaje y las líneas de alrededor
admin-report-this = Denunciado:
admin-remove-message = Quitar mensaje
admin-remove-message-sure = Quitar mensaje para todos
admin-settle = Borrar denuncia
admin-settle-sure = Borrar denuncia para siempre

## Medidas

admin-actions = Acciones
admin-tables-of-none = En ninguna mesa.
admin-remove = Sacar
admin-remove-sure = Sacar a { $who } de la mesa
admin-measure = Medida
admin-measure-mute = Silenciar en chats
admin-measure-bar = Sin mesas propias
admin-measure-ban = Vetar
admin-measure-ban-address = Vetar con dirección
admin-measure-time = Duración
admin-measure-apply = Aplicar
admin-is-bar = No puede abrir mesas hasta { $until }.
admin-is-mute = No puede escribir en chats hasta { $until }.
admin-is-ban = Acceso vetado hasta { $until }.
admin-lift-bar = Permitir mesas
admin-lift-mute = Dejar hablar
admin-lift-ban = Levantar veto
admin-mark-bar = sin mesas
admin-mark-mute = en silencio
admin-mark-ban = con veto

## Lo que se hizo

admin-deeds = Acciones de los administradores
admin-deeds-none = Aún no hay acciones.
admin-somebody = una persona sin nombre
admin-deed-enter = { $who } entró con la frase secreta
admin-deed-resign = { $who } renunció como administrador
admin-deed-close = { $who } cerró una mesa
admin-deed-forget = { $who } borró un nombre y su chat
admin-deed-bar = { $hours ->
    [one] { $who } impidió a alguien abrir mesas durante una hora
   *[other] { $who } impidió a alguien abrir mesas durante { $hours } horas
}
admin-deed-unbar = { $who } desbloqueó a alguien
admin-deed-mute = { $hours ->
    [one] { $who } silenció a alguien durante una hora
   *[other] { $who } silenció a alguien durante { $hours } horas
}
admin-deed-unmute = { $who } dejó de silenciar a alguien
admin-deed-ban = { $hours ->
    [one] { $who } vetó a alguien durante una hora
   *[other] { $who } vetó a alguien durante { $hours } horas
}
admin-deed-unban = { $who } levantó un veto
admin-deed-remove = { $who } sacó a alguien de una mesa
admin-deed-remove-message = { $who } quitó un mensaje
admin-deed-settle = { $who } borró una denuncia
admin-deed-appoint = { $who } nombró a un administrador
admin-deed-dismiss = { $who } destituyó a un administrador
admin-deed-announce = { $who } anunció: { $text }
admin-deed-take-back = { $who } retiró el anuncio
admin-deed-delete-club = { $who } borró un club
