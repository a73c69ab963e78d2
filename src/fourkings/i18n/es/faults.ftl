# Lo que está mal en un registro que alguien trae. `$why` es una frase de este archivo o de errors.ftl; `$detail` es lo que
# dice otro programa.

fault-place = { $place }: { $why }
fault-clause = { $why } ({ $clause })
fault-deal = reparto { $number }: { $why }
fault-deal-action = reparto { $number }, acción { $action }: { $why }
fault-near = { $why } ¿Querías decir { $near }?
fault-near-several = { $why } (¿Querías decir uno de estos: { $near }?)

fault-no-game = no existe el juego { $name }: los juegos son { $known }
fault-option-value = { $name } = { $value }: los valores son { $known } ({ $clause })
fault-option-together = { $name } = { $value } solo va con { $other } = { $needed }, no { $set } ({ $clause })
fault-no-preset = { $game } no tiene la variante { $name }: las variantes son { $known } ({ $clause })
fault-no-house-rule = { $game } no tiene la opción { $name }: las opciones son { $known } ({ $clause })
fault-no-card = { $text } no es una carta: escribe un valor de { $ranks } y un palo de { $suits }, como QH o TS
fault-no-action = { $text } no es una carta ni un canto de { $game }
fault-no-word = en Le Jeu du Roi no se canta nada, ni siquiera { $word }

fault-the-record = el registro: { $why }
fault-json-object = se espera un objeto JSON, no { $given }
fault-json-missing = falta { $entry }
fault-json-list = se espera una lista, no { $given }
fault-json-four = se esperan cuatro elementos, no { $number }
fault-json-text = se espera texto, no { $given }
fault-json-plain-text = se espera texto sin caracteres de control, no { $given }
fault-json-number = se espera un número entero, no { $given }
fault-json-seat = se espera un número del 0 al 3, no { $given }
fault-json-truth = se espera true o false, no { $given }
fault-json-half = este JSON contiene medio carácter (un sustituto suelto), así que no es texto
fault-json-misfit = esto no es JSON: { $text } en el carácter { $number } no encaja
fault-json-ends = esto no es JSON: el texto acaba en el carácter { $number }, antes de estar completo
fault-json-digits = este JSON contiene un número de miles de cifras
fault-json-deep = este JSON tiene más de { $number } niveles de anidamiento
fault-json-key-twice = la clave { $entry } aparece dos veces en un objeto
fault-json-constant = { $text } no es un número que JSON permita
fault-record-format = formato: { $given } no es { $format }, el único formato que lee esta versión
fault-record-points = puntos y totales van juntos, o faltan ambos mientras el reparto sigue
fault-record-action = una acción es [asiento, acción] o [asiento, acción, [todas las acciones permitidas]]
fault-result-action = una acción es [asiento, acción]
fault-record-partner-card = una carta repartida para las parejas es [inscrito, carta]
fault-entrants = una partida tiene cuatro inscritos, no { $number }
fault-contributions-four = las aportaciones son ninguna o cuatro, una por inscrito
fault-lots = los sorteos son algunos de { $known }

fault-two-in-seat = dos inscritos tienen el mismo asiento
fault-drawn-seats = según el sorteo los asientos son { $expected }, no { $recorded }
fault-drawn-dealer = según el sorteo reparte primero el asiento { $expected }, no el { $recorded }
fault-kings-not-drawn = se repartieron reyes para las parejas en un juego que no las sortea
fault-draw-card-twice = la vuelta { $number } del sorteo tiene una carta repetida, o una que no es de la baraja
fault-draw-others = la vuelta { $number } del sorteo no es solo de quienes deben sacar
fault-draw-open = el sorteo termina en empate entre los inscritos { $entrants }, porque los palos no deciden nada: añade la vuelta en que sacan otra vez, o deja «draw» vacío y da los asientos y quién reparte tal como fueron
fault-partners-card-twice = el reparto para las parejas tiene una carta repetida, o una que no es de la baraja
fault-partners-order = las cartas de las parejas no se repartieron en el orden de juego hasta tener un rey cada uno
fault-over-before-deal = la partida termina antes de este reparto
fault-deal-not-played = el reparto { $number } no se jugó hasta el final, pero le sigue otro
fault-deal-number = este es el reparto { $expected } de la partida, no { $recorded }
fault-deal-dealer = debe repartir el asiento { $expected }, no el { $recorded }
fault-hand-size = cartas en la mano del asiento { $seat }: { $number }, no { $expected }
fault-hand = la mano del asiento { $seat }: { $why }
fault-not-in-pack = { $card } no es de la baraja de este juego
fault-dealt-twice = { $card } se reparte dos veces
fault-turned-up = la muestra es { $expected }, no { $recorded }
fault-dealt-face-up = las cartas repartidas boca arriba son { $expected }, no { $recorded }
fault-legal-actions = las acciones permitidas son { $expected }, no { $recorded }
fault-scored-early = el reparto se cuenta antes de su final: le toca al asiento { $seat }
fault-points-missing = el reparto ha terminado; faltan sus puntos { $expected }
fault-deal-void = el reparto es nulo
fault-deal-not-void = el reparto no es nulo
fault-points-differ = los puntos son { $expected }, no { $recorded }
fault-totals-differ = los totales son { $expected }, no { $recorded }
fault-end-place = el final está tras el reparto { $recorded }, no tras el { $last }, el último
fault-end-yet = el registro tiene un final, pero { $why }
fault-end-fixed = ninguna hora acaba una partida cuyo número de repartos es fijo
fault-end-over = la partida ya había terminado
fault-end-running = el reparto en curso se juega antes hasta el final
fault-end-unscored = aún no hay ningún reparto contado
fault-result-missing = la partida ha terminado; falta su resultado, ganadores { $winners }
fault-result-early = la partida no ha terminado, pero el registro da un resultado
fault-scores-differ = las puntuaciones finales son { $expected }, no { $recorded }
fault-winners-differ = los ganadores son { $expected }, no { $recorded }
fault-nothing-staked = no se liquida nada, pero el registro da pagos, { $recorded }
fault-payments-differ = los pagos son { $expected }, no { $recorded }
fault-match-over = la partida ha terminado
fault-deal-before = el reparto anterior aún no se ha jugado hasta el final
fault-hands-no-pack = las manos no son una baraja de { $number } cartas
fault-cards-not-sealed = sus cartas no son las de su secreto: { $detail }
fault-needs-people = para eso hacen falta otras personas: abre la página de un servidor
fault-needs-network = para eso hace falta conexión a la red: abre la página de un servidor
fault-needs-host = solo quien administra un servidor puede ofrecer eso: abre la página de un servidor

# Deals that can't be solved.

fault-table-twice = { $card } aparece dos veces: da cada carta a una sola mano
fault-table-sizes = las manos tienen { $sizes } cartas: da a todas el mismo número, de 1 a 13
fault-table-text = { $text } no es un reparto: escribe las manos como N:AK32.QJ4.T98.765 y tres más
fault-table-hand = { $text } no es una mano: escribe sus picas, corazones, diamantes y tréboles, como { $example }
fault-table-missing = falta una mano: da las cuatro, o tres con 13 cartas cada una
fault-table-dealer = { $text } no es un dador: escribe N, E, S o W
fault-table-vulnerable = { $text } no es una vulnerabilidad: escribe None, NS, EW o All
fault-table-file = esto no es un archivo de manos: da PBN, LIN, RBN, JSON Lines o una mano en PBN por línea
fault-table-illegal = { $card } no se puede jugar ahora: sirve al palo, y juega cada carta una vez
