# Textos de la página: aprender jugando, con un amigo al lado.

lesson-play = Aprender jugando
lesson-play-game = Aprender jugando: { $game }
lesson-deal = Ver un reparto
lesson-deal-game = Ver un reparto de { $game }, carta por carta

lesson-friend = Tu amigo
lesson-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
lesson-skipped = { $kind ->
    [single] Un bot jugó por ti el reparto { $to }.
   *[several] Los bots jugaron por ti los repartos { $from } a { $to }.
}
lesson-earlier = Antes:
lesson-folded = Nota anterior
lesson-back = Atrás
lesson-on = Continuar
lesson-skip = Dejar la lección
lesson-left = Como quieras. Las cartas se quedan como están: sigue aquí sin ayuda, o empieza una partida completa.
lesson-stay = Seguir sin ayuda
lesson-return = Volver a la lección
lesson-match = Partida completa
lesson-done = Hasta aquí la lección. Ahora puedes leer las reglas artículo por artículo, mirar un reparto o jugar una partida completa.
lesson-wait = Espera: { $card } es peor que { $instead } por { $points } puntos en promedio.
lesson-anyway = Jugarla aun así
lesson-say-anyway = Cantarlo aun así
lesson-think = Pensarlo otra vez
practice-seal = Esto es práctica. Sus cartas son las de una partida terminada, u otras como ellas. No salen de este sello y no prueban nada.
lesson-seal = Esto es una lección. Sus cartas salen de un secreto publicado, el mismo para quien aprende. No prueban nada sobre la suerte, y las estadísticas no las cuentan.
