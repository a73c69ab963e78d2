# Problemas, como los muestra la línea de órdenes

puzzle-head = Problema { $id }: { $game }, reparto { $deal }, nivel { $rating }
puzzle-you = Eres { $who }.
puzzle-course-trick = Baza { $number }: { $cards }. { $taken }.
puzzle-hand-of = { $who }: { $cards }
puzzle-hand = Tu mano: { $cards }
puzzle-trick = En la mesa: { $cards }
puzzle-choices = Puedes elegir entre: { $choices }
puzzle-answer = { $count ->
    [one] Respuesta correcta: { $answers }
   *[other] Respuestas correctas: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = ¿Qué haces?
puzzle-no-choice = { $typed } no está entre tus opciones: escribe una de { $choices }.
puzzle-right = Correcto.
puzzle-wrong = { $count ->
    [one] No es lo mejor. Respuesta correcta: { $answers }.
   *[other] No es lo mejor. Respuestas correctas: { $answers }.
}
puzzle-sum = Correctas: { $solved } de { $count }

puzzle-page-title = Problemas
puzzle-page-intro = Cada problema es un momento de una partida entre bots que tiene una respuesta clara. Encuentra la mejor carta o el mejor canto.
puzzle-page-one = Problema
puzzle-page-today = Problema del día
puzzle-page-today-again = Problema del día otra vez
puzzle-page-next = Problema siguiente
puzzle-page-all = Todos los problemas
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved ->
    [0] { $count } problemas
   *[other] { $solved } de { $count } acertados a la primera
}
puzzle-page-rating = Nivel { $rating }
puzzle-page-how = { $kind ->
    [card] Elige la carta que jugarías.
    [both] Canta, o calla eligiendo una carta.
   *[call] Elige lo que cantarías.
}
puzzle-page-waits = Tu respuesta: { $chosen }. Se juzgará en cuanto la mesa esté puesta.
puzzle-page-right = Correcto
puzzle-page-wrong = Había algo mejor
puzzle-page-best = Lo mejor: { $chosen }.
puzzle-page-fine = Valen varias respuestas: { $answers }.
puzzle-page-alike = Casi igual de bueno: { $answers }.
puzzle-page-others = Después: { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } pierde { $loss } puntos de media.
puzzle-page-once-more = Intentar otra vez
puzzle-page-why = Ver por qué
puzzle-page-why-wait = Se busca el motivo …
puzzle-page-reason = Por qué
puzzle-page-fails = { $often ->
    [never] Tu respuesta nunca dio más en { $deals } repartos posibles que jugaron bots sencillos: dio menos en { $worse }.
    [more] Bots sencillos jugaron { $deals } repartos posibles: tu respuesta dio más en { $better } y menos en { $worse }. En promedio cuesta puntos de todos modos.
   *[less] Bots sencillos jugaron { $deals } repartos posibles: tu respuesta dio menos en { $worse } y más en { $better }.
}
puzzle-page-not-shown = Los repartos que ves aquí no lo muestran. Los jueces miraron miles.
puzzle-page-now-drawn = La mesa muestra un reparto posible en el que tu respuesta dio menos.
puzzle-page-now-real = La mesa muestra el reparto tal como se jugó.
puzzle-page-drawn = Reparto posible
puzzle-page-real = Reparto real
puzzle-page-last = Has respondido a todos los problemas de este juego.
puzzle-page-none = Este problema no está disponible. Elige otro.
puzzle-page-theme = Tema
puzzle-page-any-theme = Todos los temas
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = Las respuestas sobre un tema elegido no cambian tu nivel.
puzzle-page-themes = Temas: { $themes }
puzzle-page-own = Tu nivel: { $rating }
puzzle-page-own-uncertain = Tu nivel: { $rating }, provisional ({ $needed ->
    [one] falta un problema
   *[other] faltan unos { $needed } problemas
})
puzzle-page-moved = { $way ->
    [up] Tu nivel sube { $points }: de { $before } a { $after }.
    [down] Tu nivel baja { $points }: de { $before } a { $after }.
   *[same] Tu nivel sigue en { $after }.
}

## De qué trata un problema: cada tema y cuándo lo tiene

puzzle-theme-call = Cantos
    .text = Una de las respuestas correctas es un canto.
puzzle-theme-lead = Salidas
    .text = Sales tú.
puzzle-theme-follow = Asistir
    .text = Asistes al palo.
puzzle-theme-discard = Descartes
    .text = Juegas una carta de otro palo que no es triunfo.
puzzle-theme-ruff = Jugar triunfo
    .text = No puedes asistir y juegas triunfo.
puzzle-theme-take = Ponerse delante
    .text = La carta correcta se pone por delante en la baza; otra no.
puzzle-theme-duck = Dejar pasar
    .text = La carta correcta no se pone por delante en la baza; otra sí.
puzzle-theme-ending = Finales
    .text = Tienes cinco cartas o menos.
puzzle-theme-several = Varias respuestas correctas
    .text = Más de una opción es correcta.
puzzle-theme-first-trick = Primera baza
    .text = Juegas en la primera baza del reparto.
puzzle-theme-second-hand = Jugar en segundo lugar
    .text = Hay una carta en la baza.
puzzle-theme-third-hand = Jugar en tercer lugar
    .text = Hay dos cartas en la baza.
puzzle-theme-last-hand = Jugar en último lugar
    .text = Hay tres cartas en la baza.
puzzle-theme-draw-trumps = Salir de triunfo
    .text = Sales con un triunfo.
puzzle-theme-master = La más alta que queda
    .text = Sales con una carta que nadie puede superar en su palo.
puzzle-theme-singleton = Carta única
    .text = Sales con tu única carta de un palo que no es triunfo.
puzzle-theme-alone = Un palo solo tuyo
    .text = Sales de un palo que ya no tiene nadie más.
puzzle-theme-void = Palo agotado
    .text = Sales de un palo que otra persona ya no tiene.
puzzle-theme-partner-void = Palo agotado en tu pareja
    .text = Sales de un palo que tu pareja ya no tiene.
puzzle-theme-new-suit = Palo nuevo
    .text = Sales de un palo que nadie ha jugado aún y que no es triunfo.
puzzle-theme-leave-partner = Dejarla a la pareja
    .text = Tu pareja va ganando la baza. Podrías ponerte por delante y no lo haces.
puzzle-theme-feed-partner = Puntos para la pareja
    .text = Tu pareja va ganando la baza, y añades una carta que da puntos.
puzzle-theme-keep-trump = Guardar un triunfo
    .text = Podrías jugar triunfo y te descartas.
puzzle-theme-cheap-winner = Ganar con lo justo
    .text = Te pones por delante y guardas una carta más alta que también bastaría.
puzzle-theme-high-winner = Ganar con una alta
    .text = Te pones por delante con una carta alta, aunque bastaría una más baja del palo.
puzzle-theme-high-loser = Soltar una alta
    .text = No te pones por delante y guardas una carta más baja del palo.
puzzle-theme-take-points = Recoger puntos
    .text = Te pones por delante en una baza con puntos, aunque podrías dejarla.
puzzle-theme-dodge-points = Esquivar puntos
    .text = Dejas una baza que cuesta puntos, aunque podrías ganarla.
puzzle-theme-get-rid = Librarse de una carta
    .text = Juegas una carta que cuesta puntos y que no se pone por delante.
puzzle-theme-avoid-tricks = Repartos que cuestan
    .text = En este reparto las bazas o las cartas cuestan puntos.
puzzle-theme-last-of-suit = Agotar un palo
    .text = Asistes o te descartas con tu última carta de un palo.
puzzle-theme-low-bid = Apuesta mínima
    .text = La apuesta más baja permitida es la correcta.
puzzle-theme-high-bid = Apuestas altas
    .text = La apuesta correcta promete cinco bazas o más.
puzzle-theme-sell = Vender
    .text = Vendes el reparto o pides un precio más alto.

## Diez manos de un tema, recién repartidas

puzzle-ten-title = Diez manos
puzzle-ten-theme = Diez manos: { $theme }
puzzle-ten-door = Diez manos de este tipo
puzzle-ten-place = Mano { $place } de { $count }
puzzle-ten-dealing = Se reparte hasta que salga el tema.
puzzle-ten-none = El tema no ha salido en muchos repartos. Inténtalo otra vez o elige otro.
puzzle-ten-again = Repartir otra vez
puzzle-ten-next = Mano siguiente
puzzle-ten-more = Diez manos más
puzzle-ten-over = Tus diez manos
puzzle-ten-now = { $than ->
    [more] En estas diez manos perdiste por mano { $mean } ± { $half } puntos más que un jugador con experiencia.
   *[less] En estas diez manos perdiste por mano { $mean } ± { $half } puntos menos que un jugador con experiencia.
}
puzzle-ten-first = { $than ->
    [more] En las diez primeras perdiste por mano { $mean } ± { $half } puntos más.
   *[less] En las diez primeras perdiste por mano { $mean } ± { $half } puntos menos.
}
puzzle-ten-change = { $change ->
    [better] Es claramente mejor.
    [worse] Es claramente peor.
   *[open] La diferencia puede ser casualidad.
}

## Dónde está una carta oculta: diez fichas en tres puestos

puzzle-read-title = Leer las manos
puzzle-read-type = Tus fichas para { $seats }, por ejemplo 6 3 1:
puzzle-read-not-ten = { $typed } no es una respuesta: escribe tres números enteros que sumen diez, por ejemplo 6 3 1.
puzzle-read-number = Pregunta { $number }
puzzle-read-ask = ¿Dónde está { $card }?
puzzle-read-how = Reparte diez fichas entre los tres jugadores: más donde la carta es más probable.
puzzle-read-left = { $left ->
    [0] Todas las fichas están puestas.
    [one] Queda { $left } ficha
   *[other] Quedan { $left } fichas
}
puzzle-read-chips = { $chips } de 10
puzzle-read-answer = Responder
puzzle-read-held = { $who } tenía { $card }.
puzzle-read-believed = Fichas y puntuación
puzzle-read-own = Tú
puzzle-read-best = Mejor lector
puzzle-read-score = Puntuación
puzzle-read-scored = Tu puntuación: { $score } de 100.
puzzle-read-what = 100: tus fichas son las del mejor lector. 0: no se acercan más que fichas iguales.
puzzle-read-clues = Lo que podías leer
puzzle-read-clue-ruff = { $who } jugó triunfo sobre { $led } en la baza { $trick }: { $card } no puede estar ahí.
puzzle-read-clue-discard = { $who } tiró { $played } sobre { $led } en la baza { $trick }: { $card } no puede estar ahí.
puzzle-read-clue-no-ruff = A falta de triunfo, { $who } tiró { $played } en la baza { $trick }: { $card } no puede estar ahí.
puzzle-read-clue-no-overruff = A falta de un triunfo más alto, { $who } jugó { $played } en la baza { $trick }: { $card } no puede estar ahí.
puzzle-read-clue-no-throw = Según las reglas, { $who } habría tirado { $card } en la baza { $trick }: esa carta no puede estar ahí.
puzzle-read-clue-lead = A falta de otra salida, { $who } salió con { $played } en la baza { $trick }: { $card } no puede estar ahí.
puzzle-read-clue-announcement = Lo que cantó { $who } no deja sitio para { $card }.
puzzle-read-clue-hand = Se conocen todas las cartas de { $who }, y { $card } no está entre ellas.
puzzle-read-clue-count = Cuenta las cartas: en la mano de { $who } no hay sitio para { $card }.
puzzle-read-clue-likelier = { $what ->
    [lead] { $who } salió con { $played } en la baza { $trick }: algo más probable cuando { $seat } tiene { $card }.
    [call] { $said }: algo más probable cuando { $seat } tiene { $card }.
   *[play] { $who } jugó { $played } en la baza { $trick }: algo más probable cuando { $seat } tiene { $card }.
}
puzzle-read-wasted = { $chips ->
    [one] { $chips } ficha desperdiciada.
   *[other] { $chips } fichas desperdiciadas.
}
puzzle-read-show = { $what ->
    [call] Mostrar el canto
   *[trick] Mostrar la baza
}
puzzle-read-course = Tu puntuación media en este juego: { $score }. Respuestas hasta ahora: { $answers }.
puzzle-read-curve = Tu calibración
puzzle-read-curve-how = Un asiento con cinco fichas debería tener la carta cinco veces de cada diez. Respuestas en todos los juegos: { $answers }.
puzzle-read-curve-laid = Fichas
puzzle-read-curve-seats = Asientos
puzzle-read-curve-held = De diez, la tenían
puzzle-read-curve-soon = Tras { $count } respuestas en todos los juegos verás si tus fichas aciertan. Hasta ahora: { $answers }.
puzzle-read-next = Pregunta siguiente
puzzle-read-dealing = Se reparte hasta que haya una pregunta.
puzzle-read-none = No ha salido ninguna pregunta en muchos repartos. Inténtalo otra vez.
puzzle-read-table-title = ¿Dónde está la carta?
puzzle-read-table-looking = El juez busca una carta de la que se sabe algo.
puzzle-read-table-none = Todavía no hay nada que leer. Prueba otra vez tras la próxima baza.
puzzle-read-table-laid = Tus fichas están puestas. Lo que valen se dice tras el reparto.
puzzle-read-table-told = Lo que leíste en el reparto { $number }
puzzle-read-table-empty = No pusiste fichas en este reparto.
