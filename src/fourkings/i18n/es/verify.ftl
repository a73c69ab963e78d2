# Lo que se halló al comparar las cartas de un registro con su secreto: las mismas frases en la línea de órdenes y en la página.

verify-agrees = Cada carta de esta partida sale del secreto sellado.
verify-differs = Este registro no concuerda con su secreto.
verify-open = Nada discrepa, pero no todo se puede comprobar.

verify-no-shuffle = El registro no indica cómo se barajaron sus cartas, así que no hay con qué compararlas.
verify-derivation = Las cartas se barajaron con «{ $name }»; este programa comprueba solo { $known }.
verify-luck = { $number ->
    [0] Nadie añadió nada al barajado: el sello obliga a la mesa, pero la mesa pudo elegir entre varios secretos.
    [one] Un jugador añadió algo al barajado.
   *[other] { $number } jugadores añadieron algo al barajado.
}
verify-no-secret = El secreto aún no está publicado. El registro contiene el sello { $seal }; pide el registro otra vez tras la partida.
verify-seal-agrees = El secreto encaja con el sello del registro, { $seal }.
verify-seal-differs = El secreto tiene el sello { $expected }, pero el registro tiene { $recorded }.
verify-seal-noted = El sello que anotaste es { $expected }, pero el registro tiene { $recorded }.
verify-kings-agree = Las cartas repartidas para las parejas concuerdan con el secreto.
verify-kings-differ = Carta { $place } repartida para las parejas: { $expected } según el secreto, { $recorded } en el registro.
verify-draw-agrees = Sorteo { $number }: cada carta concuerda con el secreto.
verify-draw-differs = Sorteo { $number }, { $who }: { $expected } según el secreto, { $recorded } en el registro.
verify-seats-agree = Los asientos salen del sorteo.
verify-seats-differ = Según el sorteo, los asientos son { $expected }; en el registro, { $recorded }.
verify-seats-twice = Dos jugadores tienen el mismo asiento, así que no se les puede repartir nada.
verify-dealer-agrees = { $expected } reparte primero, según el sorteo.
verify-dealer-differs = Según el sorteo, { $expected } reparte primero; en el registro, { $recorded }.
verify-deal-agrees = Reparto { $number }: cada carta concuerda con el secreto.
verify-deal-number = El reparto { $expected } lleva el número { $recorded } en el registro.
verify-deal-dealer = Reparto { $number }: reparte { $expected }; en el registro, { $recorded }.
verify-deal-hand = Reparto { $number }, carta { $place } repartida a { $who }: { $expected } según el secreto, { $recorded } en el registro.
verify-deal-turned = Reparto { $number }: la muestra es { $expected }; en el registro, { $recorded }.
verify-deal-face-up = Reparto { $number }: las cartas repartidas boca arriba son { $expected }; en el registro, { $recorded }.
verify-nothing = nada
verify-to = { $card } a { $who }
verify-rules = Para comprobar que se jugó según las reglas, usa `fourkings replay`.
verify-empty = El archivo no contiene ningún registro.
