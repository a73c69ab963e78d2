# Mi juego: la racha, las tareas de hoy y cómo juega alguien, por juego.

profile-intro = Esta página solo la ves tú.
profile-empty = Termina una partida y esta página te mostrará cómo juegas a cada juego, qué te cuesta puntos y cada partida con su análisis.

## Hoy

profile-week = Los últimos siete días
profile-day = { $day }: { $played ->
    [yes] jugado
   *[no] sin jugar
}
profile-today = Tareas de hoy
profile-today-deals = Repartos de hoy: { $done } de { $games } juegos empezados
profile-today-mistakes = Errores repasados hoy: { $done } de { $count }
profile-today-puzzles = { $solved ->
    [0] Problemas de hoy
   *[other] Problemas de hoy: { $solved }
}
profile-done = hecho
profile-next-deals = Repartos de hoy: { $game }
profile-next-mistakes = Tus errores
profile-next-puzzle = Un problema: { $game }
profile-all-done = Todo hecho por hoy. Mañana hay repartos nuevos.

## Por juego

profile-trend = { $results } resultados, entre { $lowest } y { $highest }
profile-trend-skill = Destreza
profile-trend-daily = Repartos del día
profile-trend-puzzles = Nivel en problemas
profile-trend-mistakes = Errores por partida
profile-do-daily = Jugar los de hoy
profile-do-puzzles = Resolver un problema
profile-do-review = Analizar una partida
profile-do-match = Jugar una partida
profile-do-weakest = Para mejorar: { $part }
profile-skill-needed = { $needed ->
    [one] Falta un resultado para mostrar tu destreza: cuentan los repartos del día, los problemas y las partidas analizadas.
   *[other] Faltan { $needed } resultados para mostrar tu destreza: cuentan los repartos del día, los problemas y las partidas analizadas.
}
profile-practise = Practicar esto
profile-leak-found = Lo que más te cuesta: «{ $theme }», { $loss } ± { $half } puntos por partida más que a un jugador con experiencia. Así fue en { $times } de { $matches } partidas.
profile-leak-none = Nada destaca en { $matches } partidas analizadas.
profile-leak-needed = { $needed ->
    [one] Analiza una partida más para ver tu costumbre más cara.
   *[other] Analiza { $needed } partidas más para ver tu costumbre más cara.
}
profile-practised = { $matches ->
    [0] «{ $theme }» te costaba { $before } puntos por partida antes de practicar. Analiza una partida para ver el cambio.
   *[other] «{ $theme }» te costaba { $before } puntos por partida antes de practicar, y { $since } desde entonces.
}
profile-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, ganadas: { $won }
profile-bids = { $kept } de { $bids } apuestas cumplidas
profile-partner = { $who } ({ $won } de { $matches } ganadas)
profile-rating = Nivel en los repartos del día: { $rating }{ $known ->
    [yes] { "" }
   *[no] , provisional
}
profile-provisional = { $rating }, provisional
profile-skill = Cómo se calcula la destreza
profile-skill-what = La destreza es la media de hasta tres cifras entre 0 y 100, en las que 50 es lo normal: la parte de los demás a quienes superaste en los repartos de tus diez últimos días de juego, tu probabilidad de resolver un problema que resuelve la mitad de los bots, y el porcentaje de tus diez últimas partidas analizadas en que perdiste menos puntos de los que habría perdido un jugador con experiencia. Aparece tras diez resultados: repartos del día, problemas y partidas analizadas.
