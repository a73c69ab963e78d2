# Cómo juega alguien, por juego: en las mesas, según los análisis de sus partidas, y en los repartos del día.

profile-intro = Cómo juegas, por juego: en las mesas, en los análisis de tus partidas y en los repartos del día. Esta página solo la ves tú.
profile-game = Juego

## En las mesas

profile-tables = En las mesas
profile-tables-text = Todas las partidas que terminaste. Las lecciones, la práctica y los registros importados no cuentan.
profile-tables-copies = { $matches ->
    [one] Una de estas partidas tenía una copia sin conexión con todas las manos.
   *[other] { $matches } de estas partidas tenían una copia sin conexión con todas las manos.
}
profile-matches = Partidas
profile-won = Ganadas
profile-reviewed = Analizadas
profile-faults = Errores por partida
profile-faults-short = Errores
profile-last = Apuestas y parejas en tus últimas partidas:
profile-bids = { $kept } de { $bids } apuestas cumplidas
profile-partners = Parejas: { $names }
profile-partner = { $who } ({ $won } de { $matches } ganadas)

## Según los análisis

profile-course = { $game }: errores de partida en partida
profile-match = { $when }: { $faults ->
    [0] sin errores
    [one] un error
   *[other] { $faults } errores
}, { $won ->
    [yes] ganada
   *[no] perdida
}
profile-legend = Primero la partida más antigua; verde: ganada.
profile-kinds = Las decisiones más caras
profile-kind = Clase de decisión
profile-kind-call = Cantos
profile-kind-lead = Salidas
profile-kind-follow = Cartas en una baza

## En las series

profile-sets = { $sets ->
    [0] Aún no has jugado los repartos de ningún día.
    [one] Has jugado los repartos de un juego.
   *[other] Has jugado los repartos de { $sets } juegos.
}
profile-played = Jugados
profile-rating = Nivel (media: 1500)
profile-needed = { $deals ->
    [one] tras un reparto más
   *[other] tras { $deals } repartos más
}
profile-provisional = provisional: faltan { $deals } repartos

## Lo que destaca en los análisis

profile-leak = Algo en que trabajar
profile-leak-found = { $game }: «{ $theme }» te cuesta por partida { $loss } ± { $half } puntos más que a un jugador de club. Así fue en { $times } de { $matches } partidas.
profile-leak-none = { $game }: nada destaca en { $matches } partidas analizadas.
profile-leak-needed = { $game }: { $needed ->
    [one] una partida analizada más
   *[other] { $needed } partidas analizadas más
}, y esta página buscará lo que más te cuesta.
profile-leak-practise = Problemas sobre este tema

## Diez manos de un tema

profile-practised = Antes y después
profile-practised-what = Puntos perdidos de más que un jugador de club
profile-practised-first = Primeras diez manos, por mano
profile-practised-last = Últimas diez manos, por mano
profile-practised-before = Partidas antes ({ $matches }), por partida
profile-practised-since = Partidas después ({ $matches }), por partida
profile-practised-none = ninguna
