# Los errores que vuelven, cinco al día: en su página, al inicio, al final de una partida y en Mi juego.

mistakes-title = Tus errores
mistakes-intro = Un error vuelve hasta que sea probable que lo recuerdes tres semanas. Entonces está dominado.
mistakes-place = Error { $number } de { $count }
mistakes-source-puzzle = De un problema
mistakes-next = Siguiente error
mistakes-finish = Terminar
mistakes-start = Tus errores
mistakes-due = { $due ->
    [one] Hoy toca repasar uno.
   *[other] Hoy toca repasar { $due }.
}
mistakes-done = Listo por hoy
mistakes-nothing = Hoy no toca repasar nada
mistakes-repeated = { $answered ->
    [one] Hoy has repasado un error.
   *[other] Hoy has repasado { $answered } errores.
}
mistakes-mastered = Dominados: { $mastered } de { $total }.
mistakes-when = Próximo repaso: { $date }.
mistakes-none = Todavía no hay errores
    .text = Vienen de los análisis de tus partidas y de los problemas que fallaste.
