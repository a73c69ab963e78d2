# Reglas de la casa. Una opción es una etiqueta y una pregunta (.text); cada valor es una etiqueta y una respuesta (.text), que
# va tras dos puntos: minúscula, sin punto final. Las variantes son un nombre y una frase.

### Quarante de Roi

option-quarante-ruff_exemption = Sin obligación de triunfo
    .text = ¿Cuándo puedes guardar tus triunfos aunque no puedas asistir?
value-quarante-ruff_exemption-partner_winning = Gana tu pareja
    .text = mientras tu pareja va ganando la baza
value-quarante-ruff_exemption-no_opponent_ruff = Sin triunfo rival
    .text = mientras tu pareja va ganando la baza y ningún rival ha jugado triunfo sin asistir
option-quarante-must_overtrump = Superar el triunfo
    .text = ¿Tiene que superar al primero un segundo triunfo?
value-quarante-must_overtrump-off = Libre
    .text = sirve cualquier triunfo
value-quarante-must_overtrump-on = Obligatorio
    .text = quien tiene que jugar triunfo supera, si puede, los que ya hay en la baza
option-quarante-cliques = Grupos que puntúan
    .text = ¿Cuáles de los grupos cantados puntúan?
value-quarante-cliques-all = Todos
    .text = todos, para el equipo de quien los tiene
value-quarante-cliques-best_only = Solo el más alto
    .text = solo el más alto
value-quarante-cliques-best_team = Los del mejor equipo
    .text = todos los del equipo que cantó el más alto
option-quarante-announce = Cuándo se canta
    .text = ¿Cuándo se cantan los grupos?
value-quarante-announce-own_turn = Por turno
    .text = cada jugador en su primer turno, antes de su carta
value-quarante-announce-before_lead = Antes de salir
    .text = los cuatro en el orden de juego, antes de la primera carta
option-quarante-jack_value = Una jota
    .text = ¿Cuánto vale una jota en una baza?
value-quarante-jack_value-2 = 2 puntos
    .text = 2 puntos, y hay 44 en las bazas de un reparto
value-quarante-jack_value-3 = 3 puntos
    .text = 3 puntos, y hay 48 en las bazas de un reparto
option-quarante-target = Meta
    .text = ¿Con qué marcador termina la partida?
value-quarante-target-n = { $n } puntos
    .text = la partida termina con el reparto en que un equipo llega a { $n }
option-quarante-cliques_first = Cuándo cuentan los grupos
    .text = ¿Cuentan los grupos en cuanto se cantan?
value-quarante-cliques_first-off = Tras el reparto
    .text = no, se suman tras la octava baza
value-quarante-cliques_first-on = Enseguida
    .text = sí, y un equipo que llega a la meta con ellos gana en el acto
option-quarante-deals = Número de repartos
    .text = ¿Termina la partida tras un número de repartos?
value-quarante-deals-off = No
    .text = no, la termina la meta
value-quarante-deals-n = { $n ->
    [one] un reparto
   *[other] { $n } repartos
}
    .text = tras { $n ->
    [one] un reparto puntuado
   *[other] { $n } repartos puntuados
}, sea cual sea la meta; gana quien tiene más puntos, y si hay empate se comparte la victoria
preset-quarante-classic = Clásica
    .text = El juego moderno, como lo cuenta el reglamento francés.
preset-quarante-historical_scoring = Puntos históricos
    .text = Jotas a 3 y solo el grupo más alto, como en los viejos tiempos.

### Quarante de Roi, 1792

option-quarante-1792-direction = Sentido
    .text = ¿Hacia dónde van el reparto, los cantos y el juego?
value-quarante-1792-direction-anticlockwise = Sentido antihorario
    .text = hacia la derecha
value-quarante-1792-direction-clockwise = Sentido horario
    .text = hacia la izquierda, y en todas las reglas izquierda y derecha cambian de lugar
option-quarante-1792-partners = Parejas
    .text = ¿Cómo se eligen las parejas?
value-quarante-1792-partners-kings = Por los reyes
    .text = los reyes repartidos boca arriba eligen parejas y asientos
value-quarante-1792-partners-fixed = Como se sentaron
    .text = cada cual se queda donde se sentó
option-quarante-1792-beaten = Un número superado
    .text = ¿Se puede decir un número más bajo que otro ya dicho?
value-quarante-1792-beaten-silent = Se calla
    .text = no
value-quarante-1792-beaten-may_tell = Permitido
    .text = sí, y quien tiene superados todos sus grupos puede decir «bueno» en su lugar
option-quarante-1792-target = Meta
    .text = ¿Con qué marcador termina la partida?
value-quarante-1792-target-n = { $n } puntos
    .text = la partida termina con el reparto en que un equipo llega a { $n }
option-quarante-1792-deals = Número de repartos
    .text = ¿Termina la partida tras un número de repartos?
value-quarante-1792-deals-off = No
    .text = no, la termina la meta
value-quarante-1792-deals-n = { $n ->
    [one] un reparto
   *[other] { $n } repartos
}
    .text = tras { $n ->
    [one] un reparto puntuado
   *[other] { $n } repartos puntuados
}, sea cual sea la meta; gana quien tiene más puntos, y si hay empate se comparte la victoria
preset-quarante-1792-classic = Clásica
    .text = El juego como lo anotó Lacombe.
preset-quarante-1792-club = Club
    .text = Para dos parejas que ya saben con quién juegan.

### El 400 libanés

option-400-expose_first = Primera carta
    .text = ¿Se reparte boca arriba la primera carta de cada jugador?
value-400-expose_first-on = Boca arriba
    .text = sí, y sigue boca arriba hasta la última apuesta
value-400-expose_first-off = Boca abajo
    .text = no, todas las cartas se reparten boca abajo
option-400-values = Valor de las apuestas
    .text = ¿Cuánto vale una apuesta en la tabla de valores?
value-400-values-seed = Del artículo
    .text = las listas de la fuente, con un salto brusco en 30
value-400-values-jawaker = Jawaker
    .text = 40 desde diez bazas, y un salto más suave en 30
value-400-values-conecta = Conecta
    .text = una sola lista con cualquier marcador, muy alta al final
value-400-values-pagat = Pagat
    .text = una sola lista con cualquier marcador, dos puntos por baza desde siete bazas
option-400-target = Meta
    .text = ¿A qué marcador debe llegar uno de los dos de la pareja?
value-400-target-n = { $n } puntos
    .text = { $n } o más
option-400-partner_floor = El otro de la pareja
    .text = ¿Qué marcador debe tener el otro para que ganen los dos?
value-400-partner_floor-positive = Por encima de 0
    .text = por encima de 0
value-400-partner_floor-not_negative = Basta 0
    .text = 0 o más
option-400-deals = Número de repartos
    .text = ¿Termina la partida tras un número de repartos?
value-400-deals-off = No
    .text = no, la termina la meta
value-400-deals-n = { $n ->
    [one] un reparto
   *[other] { $n } repartos
}
    .text = tras { $n ->
    [one] un reparto puntuado
   *[other] { $n } repartos puntuados
}, sea cual sea la meta; gana quien tiene más puntos, y si hay empate se comparte la victoria
preset-400-classic = Clásica
    .text = El juego como lo cuenta su artículo, con la primera carta boca arriba.
preset-400-short = Corta
    .text = Cuatro repartos puntuados. Alrededor de un cuarto de hora.
preset-400-jawaker = Jawaker
    .text = Como se juega en Jawaker: todas las cartas boca abajo, y su propia lista de valores.
preset-400-old = Vieja escuela
    .text = La lista de valores más antigua, suave y regular.

### Le Jeu du Roi

option-jeu-du-roi-length = Duración de la partida
    .text = ¿Cuántos repartos tiene una partida?
value-jeu-du-roi-length-full = Diez repartos
    .text = seis negativos y luego cuatro con triunfo
value-jeu-du-roi-length-short = Cinco repartos
    .text = sin bazas, sin corazones, sin damas, sin { card-short-KH } y luego triunfo de tréboles
option-jeu-du-roi-heart_lead = Salir de corazones
    .text = ¿Se puede salir de corazones en los repartos en que cuestan?
value-jeu-du-roi-heart_lead-free = Libre
    .text = se puede salir con cualquier carta
value-jeu-du-roi-heart_lead-restricted = Restringido
    .text = en los repartos de los corazones y del rey no se sale de corazones mientras se tenga otro palo, y con { card-short-KH } solo como última carta
option-jeu-du-roi-trump_points = Puntos por triunfos
    .text = ¿Qué cuenta en los repartos con triunfo?
value-jeu-du-roi-trump_points-trick_and_trumps = Bazas y triunfos
    .text = 4 por baza y 1 por triunfo, 65 por reparto
value-jeu-du-roi-trump_points-trick_only = Solo bazas
    .text = 4 por baza, 52 por reparto
option-jeu-du-roi-floor = Por debajo de cero
    .text = ¿Qué pasa al final con un total negativo?
value-jeu-du-roi-floor-final = Sube a 0
    .text = pasa a ser 0
value-jeu-du-roi-floor-none = Se queda
    .text = se queda como está
option-jeu-du-roi-stake = Valor del punto
    .text = ¿Cuánto vale un punto de diferencia al liquidar, en puntos y nunca en dinero?
value-jeu-du-roi-stake-n = { $n ->
    [0] Nada
   *[other] { $n } por punto
}
    .text = { $n ->
    [0] nada, no se liquida
   *[other] { $n }
}
option-jeu-du-roi-early_finish = Final anticipado
    .text = ¿Se detiene un reparto cuando ya no queda nada que perder en él?
value-jeu-du-roi-early_finish-on = Sí
    .text = si solo cuentan cartas de castigo, el reparto se detiene en cuanto se han ganado todas
value-jeu-du-roi-early_finish-off = No
    .text = todo reparto se juega hasta el final
preset-jeu-du-roi-classic = Clásica
    .text = Los diez repartos como los cuenta el reglamento francés.
preset-jeu-du-roi-short = Corta
    .text = Cuatro repartos de castigo y luego uno con triunfo. Alrededor de un cuarto de hora.
preset-jeu-du-roi-family = Familiar
    .text = La salida de corazones está restringida, como en el King.

### King

option-king-length = Duración de la partida
    .text = ¿Cuántos repartos tiene una partida?
value-king-length-full = Diez repartos
    .text = seis negativos y luego cuatro positivos
value-king-length-short = Cinco repartos
    .text = sin bazas, sin corazones, sin damas, sin { card-short-KH } y luego un reparto positivo
option-king-deck = Baraja
    .text = ¿Con qué baraja se juega?
value-king-deck-52 = Baraja de 52
    .text = la baraja de 52 cartas, trece cartas a cada uno
value-king-deck-32 = Baraja de 32
    .text = la baraja de 32 cartas desde el siete, ocho cartas a cada uno, con sus propios puntos
option-king-seats = Asientos
    .text = ¿Cómo se ocupan los asientos?
value-king-seats-drawn = Por sorteo
    .text = según las cartas sacadas, primero la más alta, y la más alta reparte
value-king-seats-fixed = Como se sentaron
    .text = como se sentaron los jugadores; solo se sortea quién reparte primero
option-king-first_lead = Primera salida
    .text = ¿Quién sale en la primera baza?
value-king-first_lead-after_dealer = Quien es mano
    .text = quien es mano, el jugador tras quien reparte
value-king-first_lead-dealer = Quien reparte
    .text = quien reparte
option-king-must_trump = Jugar triunfo
    .text = ¿Hay que jugar triunfo cuando no se puede asistir?
value-king-must_trump-off = Libre
    .text = no, sirve cualquier carta
value-king-must_trump-on = Obligatorio
    .text = sí, si se tiene un triunfo
option-king-heart_lead_in_5 = Salir de corazones contra el rey
    .text = ¿Con qué no se puede salir en el reparto del rey de corazones?
value-king-heart_lead_in_5-no_king = Con el rey no
    .text = con { card-short-KH }, salvo que sea la última carta
value-king-heart_lead_in_5-no_heart = Con ningún corazón
    .text = con { card-short-KH }, salvo que sea la última carta, y con cualquier corazón mientras se tenga otro palo
option-king-king_of_hearts_duty = El rey de corazones
    .text = ¿Cuándo hay que soltar { card-short-KH } en su reparto?
value-king-king_of_hearts_duty-none = Cuando quieras
    .text = nunca contra tu voluntad
value-king-king_of_hearts_duty-when_void = Al no asistir
    .text = en cuanto no puedes asistir
value-king-king_of_hearts_duty-first_chance = A la primera ocasión
    .text = en cuanto no puedes asistir, y también al asistir a una salida de corazones
option-king-auction = Subasta
    .text = ¿Empieza todo reparto positivo con una subasta?
value-king-auction-dealers_choice = Elige quien reparte
    .text = no, quien reparte puede declarar enseguida
value-king-auction-always = Siempre
    .text = sí, nadie declara antes de la subasta
option-king-must_sell = Venta
    .text = ¿Tiene que vender a la puja más alta quien reparte?
value-king-must_sell-off = Puede rechazar
    .text = no, una puja se puede rechazar
value-king-must_sell-on = Tiene que vender
    .text = sí, a esa puja, o a una más alta si quien puja acepta, sin división ni ultimátum
option-king-eight_binds = Una puja de +8
    .text = ¿Se puede rechazar una puja en el escalón más alto?
value-king-eight_binds-off = Se puede rechazar
    .text = sí, como cualquier otra
value-king-eight_binds-on = Hay que aceptarla
    .text = no, a +8, o a +5 con la baraja de 32 cartas, quien reparte vende
option-king-ultimatum_to = Ultimátum a
    .text = ¿A quién se pregunta en un ultimátum?
value-king-ultimatum_to-all = A los tres
    .text = a los tres, también a quienes han pasado
value-king-ultimatum_to-still_bidding = A quienes siguen
    .text = solo a quienes no han pasado; si han pasado todos, no hay ultimátum
option-king-ask_first = Ultimátum tras un no
    .text = ¿Puede quien reparte pedir más y después aún dar un ultimátum?
value-king-ask_first-off = Lo uno o lo otro
    .text = no, es lo uno o lo otro
value-king-ask_first-on = Lo uno tras lo otro
    .text = sí, si la respuesta fue no
option-king-free_declaration = Qué declara quien compra
    .text = ¿Fija el signo del precio la clase de reparto?
value-king-free_declaration-off = Según el signo
    .text = sí, más es positivo y menos es negativo
value-king-free_declaration-on = De cualquier clase
    .text = no, quien compra puede declarar de cualquier clase
option-king-negative_price = Precio de un negativo
    .text = ¿Cómo se paga un precio con signo menos?
value-king-negative_price-takes_over = En bazas
    .text = ese número de bazas de quien reparte se apunta a quien compra
value-king-negative_price-fixed = En puntos
    .text = quien compra paga a quien reparte 75 por unidad, 90 con la baraja de 32 cartas
option-king-split_limit = División
    .text = ¿Hasta qué puja más alta puede dividir el reparto quien reparte?
value-king-split_limit-2 = Hasta +2
    .text = +2
value-king-split_limit-0 = Si todos pasan
    .text = ninguna, todos deben haber pasado
value-king-split_limit-1 = Hasta +1
    .text = +1
value-king-split_limit-3 = Hasta +3 y −1
    .text = +3, y también −1
value-king-split_limit-fewer_than_3_bids = Con menos de tres pujas
    .text = cualquiera, mientras haya habido menos de tres pujas; igualar una puja cuenta como otra
value-king-split_limit-off = Nunca
    .text = ningún reparto se divide
option-king-early_finish = Final anticipado
    .text = ¿Se detiene un reparto cuando ya no queda nada que perder en él?
value-king-early_finish-on = Sí
    .text = si solo cuentan cartas de castigo, el reparto se detiene en cuanto se han ganado todas
value-king-early_finish-off = No
    .text = todo reparto se juega hasta el final
preset-king-classic = Clásica
    .text = El juego como lo cuenta su fuente.
preset-king-short = Corta
    .text = Cuatro repartos de castigo y luego uno con subasta. Alrededor de un cuarto de hora.
preset-king-portugal = Portugal
    .text = Siempre hay subasta, y los precios se pagan en puntos. No se puede salir pronto de corazones.
preset-king-brazil = Brasil
    .text = Sale quien reparte, y el reparto rara vez se divide. No se puede salir pronto de corazones.
preset-king-turkey = Turquía
    .text = Es obligatorio jugar triunfo, sale quien reparte, y ningún reparto se divide. No se puede salir pronto de corazones.
preset-king-russia = Rusia
    .text = Treinta y dos cartas. No se puede salir pronto de corazones.
preset-king-small_pack = Baraja de 32
    .text = Treinta y dos cartas, ocho a cada uno: más rápido y más imprevisible.
