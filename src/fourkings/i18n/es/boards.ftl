# Textos de las series: las mismas cartas para varias personas. Llegan al navegador con las páginas que las necesitan.

boards-title = Repartos del día
boards-intro = Todos reciben las mismas cartas y los mismos bots, y tienen un solo intento. Puedes parar después de cada reparto y volver.
boards-left = { $hours ->
    [0] Quedan { $minutes } min. Fin: { $until }.
   *[other] Quedan { $hours } h { $minutes } min. Fin: { $until }.
}
boards-midnight = medianoche
boards-five = El día en cinco minutos
boards-done = hecho
boards-five-text = { $puzzles ->
    [0] Un reparto en { $deals } juegos y un problema en cada uno de los otros.
   *[other] Un reparto en { $deals } juegos y un problema en cada uno de los otros { $puzzles }.
}
boards-five-at = El día en cinco minutos: { $done } de { $count }
boards-five-done = { $done } de { $count }
boards-five-play = Jugar: { $game }
boards-all = Todos los repartos de hoy
boards-first = Primer reparto
boards-first-only = (primer reparto)
boards-practice = Este día ha terminado. Juega sus cartas como práctica y compara con los resultados de todos aquel día.
boards-rules = Te sientas con tres bots, los mismos para todos, y tienes un intento en cada reparto. El intento cuenta por navegador: la clasificación confía en sus jugadores y muestra aparte a los recién llegados. Puedes parar y volver. Los resultados de los demás aparecen cuando los hayas jugado todos.
boards-each = Cada reparto empieza de cero, y cada punto cuenta.
boards-no-day = Este servidor no tiene repartos de ese día. Los de hoy están en el inicio.
boards-no-set = No hay ninguna serie de repartos en esta dirección. Revisa el enlace.
boards-not-there = La persona que te envió este enlace no ha terminado estas cartas, o se ha ido.
boards-today = Repartos de hoy
boards-many = { $boards ->
    [one] { $deals ->
        [one] Un reparto
       *[other] Una partida de { $deals } repartos
    }
   *[other] { $boards } repartos
}
boards-so-far = { $played } de { $boards } jugados
boards-play = Jugar
boards-go-on = Continuar
boards-see = Ver resultado
boards-past = Días pasados
boards-past-game = { $game } { $share }
boards-challenge = Un desafío
boards-give-up = Abandonar desafío
boards-give-up-text = Estas cartas no se te repartirán otra vez, y no verás qué hicieron otros con ellas.
boards-give-up-sure = Abandonar para siempre
boards-given-up = Abandonaste este desafío. Sus cartas no se te reparten otra vez.
boards-dare = { $who } ha jugado estas mismas cartas. ¿Puedes hacerlo mejor?
boards-dare-plain = Alguien ha jugado estas mismas cartas. ¿Puedes hacerlo mejor?
boards-own = Tu resultado
boards-alone = Nadie ha llegado antes: aún no hay con quién comparar. Vuelve un poco más tarde.
boards-beaten = { $bots ->
    [0] Mejor que el { $share } de jugadores y bots
   *[other] Mejor que el { $share } de { $bots } bots
}
boards-ordinal = { $form ->
   *[other] { $place }.º
}
boards-place = { $tied ->
    [0] { $place } de { $of } jugadores y bots.
    [one] { $place } de { $of } jugadores y bots, empate con otro.
   *[other] { $place } de { $of } jugadores y bots, empate con otros { $tied }.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = En promedio { $points } puntos por reparto, en comparación con los demás.
boards-who = Se te compara con todos los que jugaron estas cartas{ $bots ->
    [0] { "" }
   *[other] , entre ellos { $bots } bots
}.{ $apart ->
    [yes] { " " }Los visitantes y los resultados de días posteriores no cuentan.
   *[no] { "" }
} En la clasificación, un empate cuenta la mitad.
boards-making = Los bots aún están jugando estas cartas: van { $done } de { $of }. Tu porcentaje puede cambiar un poco.
boards-deals = Reparto por reparto
boards-gains = Tu margen y el promedio de todos los que tuvieron tus cartas.
boards-deal = Reparto
boards-yours = Tú
boards-mean = Los demás
boards-field = Otros superados
boards-bots = Mediana de { $bots } bots
boards-bots-here = { $bots ->
    [one] Un bot
   *[other] { $bots } bots
}
boards-points = Puntos por reparto
boards-ranking = Clasificación
boards-later = Jugaron después
boards-visitors = Visitantes
boards-visitors-are = Quien juega aquí desde hace menos de un día, o aún no ha terminado ninguna partida, es visitante. Los visitantes no cuentan en ningún nivel.
boards-repeat = Alguien en tu dirección ha terminado estas cartas exactamente de la misma manera. Tu resultado no entra en la clasificación.
boards-side = en comparación contigo
boards-with = Tú y { $who }
boards-ahead = Le llevas a { $who } { $points } puntos de ventaja.
boards-behind = { $who } te lleva { $points } puntos de ventaja.
boards-level = Hay empate con { $who }.
boards-number = { $deals ->
    [one] Reparto { $number }
   *[other] La partida
}
boards-over = { $deals ->
    [one] El reparto { $number } de { $boards } ha terminado
   *[other] La partida ha terminado
}
boards-rank-none = Nadie más ha jugado aún este reparto.{ $daily ->
    [yes] { " " }Verás tu puesto en la página Hoy.
   *[no] { "" }
}
boards-margin = Tu margen: { $gain }. Promedio: { $mean }.
boards-few = { $deals ->
    [one] Un reparto no puede mostrar más que una tendencia: los siguientes pueden invertir este orden.
   *[other] { $deals } repartos no pueden mostrar más que una tendencia: los siguientes pueden invertir este orden.
}
boards-review = Analizar y repetir
boards-replay = Las cuatro manos
boards-whole = La partida entera
boards-traveller = Qué hizo cada cual con este reparto{ $apart ->
    [yes] , incluidos visitantes y días posteriores
   *[no] { "" }
}
boards-calls = Cantos
boards-beyond-table = Puntos respecto a la mesa
boards-name-challenged = La persona que te envió este enlace lee este nombre junto a tu resultado.
boards-rematch = Revancha con los repartos de hoy
boards-next = Siguiente reparto
boards-same = Las decisiones fueron las mismas hasta el final.
boards-in-deal = En el reparto { $number }:
boards-parted = tú elegiste { $yours }, { $who } { $theirs }.
boards-hand = Mano
boards-trick = En la mesa
boards-said = Cantos hasta ahora
boards-better = Desafiar a un amigo
boards-better-text = Quien abra este enlace juega las mismas cartas en tu asiento. Después ambos veis los dos resultados lado a lado y os encontráis en la tabla de la semana.
boards-name = La clasificación te muestra con este nombre.
boards-who-played = Ver jugadores
boards-share-day = Comparte tu día
boards-copy = Copiar texto
boards-picture = Guardar imagen
boards-week = Esta semana con amigos
boards-week-text = Repartos del día desde el { $day }. Los amigos son quienes siguieron tu enlace de reto o te enviaron el suyo. Solo cuentan los repartos que habéis jugado los dos.
boards-week-sets = Jugados
boards-week-against = Tú contra ellos
boards-week-score = { $ahead }–{ $behind }
boards-seal = Cómo comprobar las cartas
boards-seal-is = Sello
boards-secret-is = Secreto
boards-secret-kept = Todas las cartas de esta serie salen de un solo secreto, sellado antes de jugarse la primera carta. Esta página muestra el secreto cuando termina el día; entonces cualquiera puede repartir otra vez las cartas y comparar.
boards-secret-told = El día ha terminado. Este secreto encaja con el sello, y todas las cartas de la serie salen de él.
boards-secret-never = Estas son las cartas de una partida jugada: el registro de esa partida muestra cómo se repartieron.
mirror-title = Mano por mano
mirror-board = Reparto { $number }
mirror-intro = Todos han jugado cada mano una vez. Los puntos te comparan con el otro equipo o con el promedio de los demás. El rey marca el mejor resultado con una mano.
mirror-own = Hiciste lo mejor, o tanto como el mejor, con { $own } de { $hands } manos.
mirror-in-deal = reparto { $number }
mirror-seal = Todas las cartas de esta partida salen de su secreto, sellado antes del primer reparto, y de lo que los jugadores añadieron al barajado. Esta orden las reparte otra vez:
