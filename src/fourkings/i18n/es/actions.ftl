# Lo que se puede hacer en la mesa. El valor es la etiqueta de un botón, .says lo que los demás ven y oyen, .verb lo que está
# permitido («vender, rechazar o pedir más»).
# .yours dice lo mismo a quien lo hizo.

action-card = { $card }
    .says = { $who } juega { $card }
    .yours = juegas { $card }
    .verb = jugar una carta

action-clique = Cantar { $clique }
    .says = { $who } canta { $clique }
    .yours = cantas { $clique }
    .verb = cantar un grupo
action-done = «Nada más»
    .says = { $who } dice «nada más»
    .yours = dices «nada más»
    .verb = decir «nada más»
action-count = Decir «{ $count }»
    .says = { $who } dice «{ $count }»
    .yours = dices «{ $count }»
    .verb = decir un número
action-rank = Nombrar { $court }
    .says = { $who } nombra { $court }
    .yours = nombras { $court }
    .verb = nombrar una figura
action-good = «Bueno»
    .says = { $who } dice «bueno»
    .yours = dices «bueno»
    .verb = decir «bueno»

action-bid = { $bid }
    .says = { $who } apuesta { $bid }
    .yours = apuestas { $bid }
    .verb = apostar

declaration-S = picas
declaration-H = corazones
declaration-D = diamantes
declaration-C = tréboles
declaration-NT = sin triunfo
declaration-negative = negativo

action-declare = { $code ->
    [NT] Sin triunfo
    [negative] Negativo
   *[other] Triunfo { $declaration }
}
    .says = { $code ->
    [NT] { $who } declara sin triunfo
    [negative] { $who } declara un reparto negativo
   *[other] { $who } declara triunfo { $declaration }
}
    .yours = { $code ->
    [NT] declaras sin triunfo
    [negative] declaras un reparto negativo
   *[other] declaras triunfo { $declaration }
}
    .verb = declarar
action-auction = Abrir la subasta
    .says = { $who } abre la subasta
    .yours = abres la subasta
    .verb = abrir la subasta
action-rung = { $rung } ({ $price } puntos)
    .says = { $who } puja { $rung }, { $price } puntos
    .yours = pujas { $rung }, { $price } puntos
    .verb = pujar
action-pass = Pasar
    .says = { $who } pasa
    .yours = pasas
    .verb = pasar
action-sell = Vender
    .says = { $who } vende
    .yours = vendes
    .verb = vender
action-refuse = Rechazar
    .says = { $who } no quiere vender
    .yours = no quieres vender
    .verb = rechazar la puja
action-ask = Pedir { $rung } ({ $price } puntos)
    .says = { $who } pide { $rung }, { $price } puntos
    .yours = pides { $rung }, { $price } puntos
    .verb = pedir más
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } puntos), o juego negativo
   *[positive] { $rung } ({ $price } puntos), o juego positivo
}
    .says = { $fallback ->
    [negative] { $who } da un ultimátum: { $rung } ({ $price } puntos), o un reparto negativo
   *[positive] { $who } da un ultimátum: { $rung } ({ $price } puntos), o quien reparte juega un reparto positivo
}
    .yours = { $fallback ->
    [negative] das un ultimátum: { $rung } ({ $price } puntos), o un reparto negativo
   *[positive] das un ultimátum: { $rung } ({ $price } puntos), o quien reparte juega un reparto positivo
}
    .verb = dar un ultimátum
action-split = Dividir
    .says = { $who } divide el reparto
    .yours = divides el reparto
    .verb = dividir el reparto
action-yes = Sí
    .says = { $who } dice que sí
    .yours = dices que sí
    .verb = sí
action-no = No
    .says = { $who } dice que no
    .yours = dices que no
    .verb = no
