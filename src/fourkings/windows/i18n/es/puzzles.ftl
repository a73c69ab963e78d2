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
