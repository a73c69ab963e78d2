# Los cinco juegos: nombre, cartel (.origin), cómo se gana (.aim), por qué ha ganado alguien (.won), cuánto dura una partida (.length), y por qué empezar por ese (.first).

game-quarante = Quarante de Roi
    .origin = Francia, siglo XVIII: cuarenta puntos por cuatro reyes en una mano, y cada figura merece la pelea.
    .aim = Dos contra dos; gana el primer equipo que llega a 150 puntos.
    .won = { $deals ->
    [off] Un equipo ha llegado a { $target } puntos o más, y gana el equipo con más puntos.
   *[other] La partida terminaba tras { $deals ->
        [one] un reparto puntuado
       *[other] { $deals } repartos puntuados
    }: gana el equipo con más puntos, y si hay empate se comparte la victoria.
}
    .length = Cinco o seis repartos ágiles, de 10 a 20 minutos.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = El juego con peluca empolvada, como lo anotó Lacombe: los reyes eligen las parejas, y los grupos se cantan en dos tiempos.
    .aim = Los reyes eligen las parejas; gana el primer equipo que llega a 150 puntos.
    .won = { $deals ->
    [off] Un equipo ha llegado a { $target } puntos o más, y gana el equipo con más puntos.
   *[other] La partida terminaba tras { $deals ->
        [one] un reparto puntuado
       *[other] { $deals } repartos puntuados
    }: gana el equipo con más puntos, y si hay empate se comparte la victoria.
}
    .length = Unos seis repartos, de 10 a 20 minutos.
game-400 = El 400 libanés
    .origin = El juego del Líbano: los corazones son siempre triunfo, tu pareja se sienta enfrente, y aun así apuestas por tu cuenta.
    .aim = Llega a 41 con tu pareja por encima de cero, y la victoria es de los dos.
    .won = { $deals ->
    [off] Alguien ha llegado a { $target } con su pareja { $partner_floor ->
        [not_negative] en cero o más
       *[other] por encima de cero
    }: ganan los dos. Si lo logran los dos equipos, gana el que suma más.
   *[other] La partida terminaba tras { $deals ->
        [one] un reparto puntuado
       *[other] { $deals } repartos puntuados
    }: gana el equipo que suma más, y si hay empate se comparte la victoria.
}
    .length = Trece o catorce repartos, de 25 a 60 minutos.
game-jeu-du-roi = Le Jeu du Roi
    .origin = De Francia y Bélgica: diez repartos, diez objetivos y ninguna subasta.
    .aim = Todos contra todos: pierde poco, gana mucho y acaba con más puntos que nadie.
    .won = Se suman los puntos de todos los repartos, y gana el total más alto. { $floor ->
    [final] Un total por debajo de cero acaba en 0.
   *[other] { "" }
}
    .length = Diez repartos, de 20 a 40 minutos.
    .first = Sin apuestas y sin pareja: asiste al palo, y cada reparto tiene un solo objetivo.
game-king = King
    .origin = De Portugal a Rusia: seis repartos en los que todo cuesta, y cuatro que se compran y se venden.
    .aim = Todos contra todos: gana quien tiene más puntos.
    .won = Se suman los puntos de todos los repartos, y gana el total más alto.
    .length = Diez repartos, de 20 a 45 minutos.

## De qué va un reparto, cuando la partida es una serie de repartos.

aim-tricks = sin bazas
aim-hearts = sin corazones
aim-queens = sin damas
aim-kings-and-jacks = ni reyes ni jotas
aim-king-of-hearts = sin { card-short-KH }
aim-last-trick = sin la última baza
aim-last-two-tricks = sin las dos últimas bazas
aim-trumps = triunfo { $suit }
aim-open = elige quien reparte
