# Problemas, como los muestra la línea de órdenes

puzzle-head = Problema { $id }: { $game }, reparto { $deal }, nivel { $rating }
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
    [one] No es lo mejor: lo correcto es { $answers }.
   *[other] No es lo mejor: lo correcto es { $answers }.
}
puzzle-sum = Correctas: { $solved } de { $count }

puzzle-page-title = Problemas
puzzle-page-intro = Cada problema es un momento de una partida entre bots que tiene una respuesta clara. Encuentra la mejor carta o el mejor anuncio.
puzzle-page-one = Problema
puzzle-page-today = Problema del día
puzzle-page-today-again = Problema del día otra vez
puzzle-page-next = Problema siguiente
puzzle-page-all = Todos los problemas
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved } de { $count } acertados a la primera
puzzle-page-streak = { $days ->
    [0] Resuelve un problema del día para empezar una racha
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
puzzle-page-rating = Nivel { $rating }
puzzle-page-how = { $kind ->
    [card] Elige la carta que jugarías.
   *[call] Elige el anuncio que harías.
}
puzzle-page-right = Correcto
puzzle-page-wrong = Había algo mejor
puzzle-page-best = Con lo que sabes, nada es mejor que { $chosen }.
puzzle-page-fine = Valen varias respuestas: { $answers }.
puzzle-page-others = La mejor de las demás, { $chosen }, pierde { $loss } puntos de media.
puzzle-page-loses = { $chosen } pierde { $loss } puntos de media.
puzzle-page-once-more = Otra vez
puzzle-page-why = Ver por qué
puzzle-page-reason = Por qué
puzzle-page-fails = Bots sencillos jugaron { $deals } repartos posibles: tu respuesta dio menos en { $worse } y más en { $better }.
puzzle-page-not-shown = Los repartos sacados aquí no lo muestran. Los jueces miraron miles.
puzzle-page-now-drawn = La mesa muestra uno en el que dio menos.
puzzle-page-now-real = La mesa muestra el reparto tal como se jugó.
puzzle-page-drawn = Reparto posible
puzzle-page-real = Reparto real
puzzle-page-last = Has respondido a todos los problemas de este juego.
puzzle-page-none = Este problema no está disponible. Elige otro.
