# Por qué no: la negativa con palabras, y el remedio si lo hay. Sin mayúscula ni punto final, como se dice en la mesa.

reason-deal-over = este reparto ha terminado: ya no admite cantos ni cartas
reason-not-your-turn = paciencia: le toca a { $seat }
reason-not-held = no tienes { $card }: juega una carta de tu mano
reason-played-already = ya has jugado { $card }: elige una carta que aún tengas

## Cartas

reason-lead = no se sale de { $suit } mientras tengas otro palo
reason-keep = con { $card } solo se sale si es tu última carta: sal con otra
reason-follow = asiste a { $suit }: tienes { $cards }
reason-ruff = juega triunfo, { $suit }: tienes { $cards }
reason-overruff = juega un triunfo más alto: tienes { $cards }
reason-shed = { $cards } tiene que ir a esta baza: juega esa carta ahora

## Quarante de Roi

reason-clique-too-late = tarde para { $clique }: los grupos se cantan antes de tu carta en la primera baza
reason-clique-announced = ya has cantado { $clique }: juega una carta, o canta otro grupo si lo tienes
reason-clique-not-dealt = no te repartieron { $clique }: canta lo que te repartieron; cuatro nunca cuentan como tres
reason-clique-before-lead = tarde para { $clique }: en esta mesa los grupos se cantan antes de la primera salida
reason-announce-first = en esta mesa todos cantan antes de la primera salida: canta un grupo, o di «nada más»
reason-nothing-to-end = no hace falta decirlo: simplemente juega una carta
reason-unknown-word = { $word } no significa nada en este juego: juega una carta, o canta un grupo

## Quarante de Roi, 1792

reason-count-too-late = tarde para «{ $number }»: el número se dice antes de tu carta en la primera baza
reason-count-said = ya has dicho tu número: juega una carta
reason-count-not-dealt = no te repartieron { $number } figuras iguales: di lo que te repartieron, o juega una carta sin decir nada
reason-count-too-low = ya se ha dicho «{ $best }», así que no puedes decir «{ $number }»: juega una carta
reason-good-said = ya has cantado: juega una carta
reason-good-too-early = nadie ha dicho aún un número: di el tuyo, o juega una carta sin decir nada
reason-good-of-nothing = solo dice «bueno» quien tiene un grupo, y a ti no te repartieron ninguno: juega una carta
reason-good-not-beaten = nadie ha superado tu grupo: di su número, o juega una carta sin decir nada
reason-naming-not-now = ahora no: tras la primera baza, quienes dijeron el número más alto nombran sus figuras
reason-name-first = hablas primero: nombra la figura de tus { $number }
reason-name-before-play = antes de la segunda baza, nombra la figura de tus { $number }, o di «bueno» si otro jugador ya ha nombrado la suya
reason-rank-too-low = se han nombrado { $best }, y { $clique } no les ganan: di «bueno»
reason-rank-not-dealt = no te repartieron { $clique }: nombra una figura que tengas

## El 400 libanés

reason-bid-first = primero apuesta: { $least } bazas como mínimo, 13 como máximo
reason-bid-too-small = apuesta { $least } o más: con { $score } puntos, una apuesta de { $bid } es demasiado baja
reason-bidding-over = las apuestas han terminado: juega una carta

## Le Jeu du Roi

reason-no-talk = en este juego no se apuesta ni se canta: simplemente juega una carta

## King

reason-no-auction-yet = los repartos negativos no se venden: juega una carta
reason-auction-over = la subasta ha terminado: juega una carta
reason-step-open = mira tu mano y elige: { $words }
reason-step-bid = la subasta está abierta: { $words }
reason-step-decide = la subasta ha terminado y decides tú: { $words }
reason-step-asked = quien reparte te pide más: { $words }
reason-step-denied = la respuesta fue no: { $words }
reason-step-refused = no has querido vender, así que el reparto es tuyo: { $words }
reason-step-ultimatum = esto es un ultimátum: { $words }
reason-step-bought = has comprado el reparto; ahora declara: { $words }
reason-step-alone = nadie aceptó tu ultimátum, así que declara tú: { $words }
reason-rung-not-on-ladder = con la baraja de 32 cartas no existe { $rung }: la escalera acaba en +5
reason-rung-too-low = { $rung } no supera { $standing }: la escalera es +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } no supera { $standing }: la escalera de la baraja de 32 cartas es +1 +2 +3 −1 +4 +5
reason-no-priority = no puedes igualar { $standing }: { $seat } va antes que tú; puja más alto o pasa
reason-must-sell = en esta mesa la puja vigente se acepta: vende a { $standing }, o pide más si aún no lo has hecho
reason-eight-binds = en esta mesa no se puede rechazar { $standing }: vende
reason-nobody-to-threaten = han pasado todos, y en esta mesa el ultimátum es solo para quienes no han pasado: elige otra cosa
reason-split-too-high = { $limit ->
    [off] en esta mesa ningún reparto se divide: elige otra cosa
    [0] un reparto se divide solo si todos han pasado: elige otra cosa
    [3] un reparto se divide solo con +3, −1 o menos: elige otra cosa
    [fewer_than_3_bids] un reparto se divide solo con menos de tres pujas: elige otra cosa
   *[other] un reparto se divide solo con +{ $limit } o menos: elige otra cosa
}

## La mesa

reason-not-dealt = aún no se han repartido las cartas: espera al reparto
reason-deal-running = este reparto aún se está jugando: primero juégalo hasta el final
reason-length-fixed = este juego fija el número de repartos: ningún límite de tiempo acorta la partida
reason-match-over = la partida ha terminado: empieza otra
reason-not-seated = en esta mesa solo miras: eso lo pueden hacer solo sus jugadores
reason-undo-with-people = entre personas no se deshace: carta en la mesa, carta jugada
reason-nothing-to-undo = todavía no hay nada que deshacer
reason-stale = la mesa ya ha avanzado: mira de nuevo y elige
reason-unknown-action = { $word } no es ni una carta ni un canto de este juego
reason-rest-not-certain = no es seguro que todas las bazas que quedan sean tuyas: sigue carta por carta
reason-hint-not-your-turn = los consejos son para tu turno: espéralo
reason-hint-with-people = en esta mesa no hay consejos: su anfitrión no los permite
reason-no-such-table = esta mesa no existe: el enlace es incorrecto, o la mesa se borró
reason-hello-first = el primer mensaje debe ser un saludo: recarga la página
reason-other-protocol = esta página y el servidor son de versiones distintas: recarga la página
reason-not-text = los mensajes tienen que ser texto: este no lo era
reason-malformed = el servidor no ha podido leer este mensaje: { $word }
reason-too-long = este mensaje es demasiado largo: { $longest } bytes como máximo
reason-too-fast = demasiadas peticiones a la vez: espera un momento
reason-not-kept = el servidor no puede guardar esto ahora mismo; no se pierde nada: el juego sigue solo en cuanto sea posible
reason-went-wrong = algo ha fallado en el servidor, pero la mesa está bien: inténtalo de nuevo
reason-needs-a-server = esta mesa existe solo en este dispositivo: para eso hace falta un servidor
reason-paused = el anfitrión ha puesto la partida en pausa: espera a que siga
reason-pause-slow = una partida de varios días no necesita pausa: nadie tiene que estar aquí mientras avanza
reason-no-bank = ahora no corre ningún reloj en esta mesa: añade tiempo durante un reparto con reloj
reason-arranged = la velada fija el horario y los jugadores de esta mesa
reason-seated-already = ya tienes un asiento en esta mesa
reason-seats-shut = en esta mesa el anfitrión no deja ocupar el asiento de un bot: pídeselo
reason-seat-of-person = este asiento es de una persona: elige el de un bot
reason-mirror-whole = en una partida espejo todos juegan todas las manos: nadie puede entrar a mitad de partida

## Una mesa que se reúne

reason-not-a-guest = aún no has entrado en esta mesa: entra primero
reason-host-only = eso solo lo puede hacer el anfitrión de esta mesa
reason-kicked = el anfitrión te ha sacado de esta mesa
reason-table-closed = un administrador de este servidor ha cerrado esta mesa
reason-table-full = esta mesa está llena: caben doce personas como máximo
reason-place-taken = este sitio está ocupado: elige uno libre
reason-kick-oneself = así no te puedes ir: sal de la mesa
reason-no-such-guest = esta persona ya no está aquí
reason-contribution-too-long = esta aportación es demasiado larga: 64 bytes como máximo
reason-places-free = hay sitios libres: espera a tus amigos, o pon bots en ellos
reason-nobody-sits = solo hay bots sentados: tiene que jugar al menos una persona
reason-match-open = la partida ha empezado: los sitios ya no se pueden cambiar
reason-match-running = la partida aún no ha terminado: primero juégala hasta el final
reason-no-countdown = no corre ninguna cuenta atrás: el próximo reparto llega cuando todos estén listos
reason-stopped-already = ya has parado la cuenta atrás una vez: avisa cuando quieras seguir
reason-nobody-missed = ningún bot juega enseguida por este asiento: no se espera a nadie en él
reason-still-here = este jugador sigue conectado: espera a que acabe su turno
reason-unknown-bot = ningún bot se llama así: elige otro
reason-no-such-rules = ningún juego tiene esas reglas: elige de nuevo
reason-barred = un administrador no te deja abrir mesas por ahora
reason-no-watching = esta mesa no admite espectadores
reason-chat-off = el anfitrión ha desactivado el chat en esta mesa
reason-chat-empty = este mensaje está vacío: escribe algo primero
reason-chat-muted = un administrador te ha silenciado por ahora: puedes leer el chat, pero no escribir
reason-chat-too-fast = demasiados mensajes a la vez: espera un momento
reason-chat-not-yours = no puedes retirar este mensaje: no es tuyo, o ya no está
