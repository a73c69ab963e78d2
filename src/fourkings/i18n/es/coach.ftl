# El entrenador: por qué una carta o un canto es mejor que otro. Frases enteras: primero quizá un hecho, luego lo que trae y la
# carta mejor. «Tú» es quien elige. Sin más números que puntos, bazas y cartas.

coach-often = { $often ->
    [usually] casi siempre
   *[often] a menudo
}

coach-do = { $act ->
    [lead] { $low ->
        [1] Sal con { $better }, una carta baja
       *[0] Sal con { $better }
    }
    [throw] { $low ->
        [1] Suelta { $better }, una carta baja
       *[0] Suelta { $better }
    }
    [trump] { $low ->
        [1] Juega tu triunfo más bajo, { $better }
       *[0] Juega triunfo, { $better }
    }
   *[play] { $low ->
        [1] Juega { $better }, tu carta más baja
       *[0] Juega { $better }
    }
}

coach-then = { $act ->
    [lead] { $low ->
        [1] sal con { $better }, una carta baja
       *[0] sal con { $better }
    }
    [throw] { $low ->
        [1] suelta { $better }, una carta baja
       *[0] suelta { $better }
    }
    [trump] { $low ->
        [1] juega tu triunfo más bajo, { $better }
       *[0] juega triunfo, { $better }
    }
   *[play] { $low ->
        [1] juega { $better }, tu carta más baja
       *[0] juega { $better }
    }
}

coach-costly = { $what ->
    [H] corazones
    [Q] damas
    [KJ] reyes y jotas
   *[cards] cartas que cuestan
}

coach-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Hechos seguros

coach-unbeatable = { $how ->
    [partner] Los rivales no pueden superar { $prize } de tu pareja.
    [last] No puedes superar { $prize }, que ha jugado { $seat }.
   *[any] { $seat } ha jugado { $prize }: nadie puede superar esa carta.
}
coach-price = { $how ->
    [gives] { $better } da { coach-points } a los rivales.
    [leaves] { $better } deja a los rivales esta baza, que vale { coach-points }.
    [least] { $better } gana esta baza, que te cuesta ahora al menos { coach-points }.
    [less] Pero en muchos repartos esto cuesta menos que { $card }.
   *[trick] { $better } gana esta baza, que te cuesta ahora { coach-points }.
}
coach-partner = { $how ->
    [ahead] Tu pareja va ganando esta baza por ahora, pero aún juega { $seat }.
   *[later] Tu pareja aún juega en esta baza.
}
coach-cannot-win = { $how ->
    [better] { $better } no puede ganar esta baza.
   *[any] No puedes ganar esta baza.
}
coach-sure-winner = { $how ->
    [only] Juegas en último lugar, y solo { $better } gana.
    [enough] Juegas en último lugar, y { $better } basta.
    [last] Juegas en último lugar, y { $better } gana.
   *[any] Nadie puede superar { $better }.
}
coach-highest = { $how ->
    [trump] Solo un triunfo puede superar { $prize }.
    [own] Nadie más puede superar { $prize }.
    [after] Tras esta baza, { $prize } es la carta más alta en { $suit }.
   *[now] { $prize } es ahora la carta más alta en { $suit }.
}
coach-outside = Los demás aún pueden superar { $prize } con { $out }.
coach-holds = { $seat } tiene seguro { $prize }.
coach-only-card = { $how ->
    [throw] Tras { $better }, tu única carta de { $suit }, podrás soltar cartas altas.
   *[trump] Tras { $better }, tu única carta de { $suit }, podrás jugar triunfo.
}
coach-trumps-out = { $count ->
    [0] A nadie más le quedan triunfos.
    [one] Queda un triunfo en otras manos.
   *[other] Quedan { $count } triunfos en otras manos.
}
coach-trait = { $how ->
    [long] Tu palo más largo es { $suit }.
    [low] En { $suit } quedan sobre todo cartas que superan { $better }.
   *[lowest] { $better } es tu carta más baja de { $suit }.
}
coach-need = { $how ->
    [me] Aún necesitas { $tricks ->
        [one] una baza.
       *[other] { $tricks } bazas.
    }
    [partner] Tu pareja aún necesita { $tricks ->
        [one] una baza.
       *[other] { $tricks } bazas.
    }
   *[foe] { $seat } aún necesita { $tricks ->
        [one] una baza.
       *[other] { $tricks } bazas.
    }
}

## Bazas que convienen

coach-ruff = { $often ->
    [sure] Juega triunfo, { $better }, y gana esta baza.
    [may] Juega triunfo, { $better }: puede ganar esta baza.
   *[other] Juega triunfo, { $better }: { coach-often } gana esta baza.
}
coach-lead-winner = { $often ->
    [sure] Sal con { $better } y gana la baza.
    [may] Sal con { $better }: puede ganar la baza.
   *[other] Sal con { $better }: { coach-often } gana la baza.
}
coach-win-now = { $often ->
    [sure] Gana esta baza: { coach-then }, no { $card }.
    [may] { $better } puede ganar esta baza: juega esa carta, no { $card }.
   *[other] { $better } { coach-often } gana esta baza: juega esa carta, no { $card }.
}
coach-safer = { $often ->
    [sure] Pueden superar { $card }, pero nadie puede superar { $better }.
    [may] Pueden superar { $card }: { $better } es más alta.
   *[other] Pueden superar { $card }: { $better } { coach-often } gana esta baza.
}
coach-overtakes-partner = Deja esta baza a tu pareja: { coach-then }, no { $card }.
coach-cheaper = { $often ->
    [low] Aquí basta { $better }: guarda la carta más alta, { $card }.
    [may] Aquí basta { $better }: { $card } puede ganar otra baza más tarde.
   *[other] Aquí basta { $better }: { $card } { coach-often } gana otra baza más tarde.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Guarda tu triunfo, { $card }: puede ganar una baza más tarde. { coach-do }.
       *[other] Guarda tu triunfo, { $card }: { coach-often } gana una baza más tarde. { coach-do }.
    }
    [throw] { $often ->
        [may] No sueltes { $card }: puede ganar una baza más tarde. Suelta { $better }.
       *[other] No sueltes { $card }: { coach-often } gana una baza más tarde. Suelta { $better }.
    }
    [lead] { $often ->
        [may] No salgas con { $card }: puede ganar una baza más tarde. { coach-do }.
       *[other] No salgas con { $card }: { coach-often } gana una baza más tarde. { coach-do }.
    }
    [below] { $often ->
        [may] { $card } no puede ganar esta baza, pero quizá una posterior: { coach-then }.
       *[other] { $card } no puede ganar esta baza, pero { coach-often } gana una posterior: { coach-then }.
    }
   *[follow] { $often ->
        [may] Guarda { $card }: puede ganar una baza más tarde. { coach-do }.
       *[other] Guarda { $card }: { coach-often } gana una baza más tarde. { coach-do }.
    }
}
coach-keep = { $how ->
    [ruff] Juega triunfo, { $better }, y guarda { $card }, que puede ganar una baza más tarde.
    [guard] Guarda { $card }: protege { $prize }. { coach-do }.
    [tenace] Guarda juntas { $card } y { $prize } para capturar { $out } cuando otro salga con { $suit }. { coach-do }.
    [trump] Guarda tu triunfo, { $card }: con él puedes fallar { $suit }. { coach-do }.
    [catch] Guarda { $card } para capturar más tarde { $out }. { coach-do }.
    [entry] Guarda { $card } para recuperar la salida y jugar tus otras cartas. { coach-do }.
    [below] Guarda { $card }: cuando salgan con { $suit }, puedes jugar esa carta y retener { $prize }. { coach-do }.
    [anyway] Ganas esta baza de todos modos: { coach-then } y guarda { $card } para perder otra más tarde.
    [free] Esta baza no cuesta nada: líbrate ahora de { $better } y guarda { $card }.
    [run-out] No salgas con { $card }: los demás se quedan antes sin { $suit } y pueden fallar { $prize }. Sal con { $better }.
    [high-last] Líbrate ahora de { $better }: al final puede ganar una baza que te cuesta.
    [end] Guarda { $card } para el final: las cartas bajas pierden las últimas bazas. { coach-do }.
    [shed] Líbrate de { $better } ahora que pierde, y guarda { $card } para ceder la salida más tarde.
    [cheap] { coach-do }: es una carta baja que no regala nada.
    [under] Menos cartas pueden superar ya { $card }: { coach-then }.
   *[low] Guarda { $card } para ceder la salida más tarde. { coach-do }.
}
coach-ruff-later = { coach-do }, tu única carta de { $suit }: luego podrás jugar triunfo en ese palo.
coach-forces = { $how ->
    [trump] { coach-do }: solo un triunfo puede superar esa carta.
    [ruffed] { coach-do }: aparte de los triunfos, solo se puede superar con { $out }.
   *[only] { coach-do }: solo se puede superar con { $out }.
}
coach-partner-wins = { $often ->
    [may] Tu pareja puede ganar esta baza: { coach-then }.
   *[other] Tu pareja { coach-often } gana esta baza: { coach-then }, no { $card }.
}
coach-draw-trumps = { $how ->
    [for] Sal con { $better }: cuantos menos triunfos queden, más a salvo está { $prize }.
   *[all] Sal con { $better }: tus triunfos sacan los que quedan.
}
coach-shorten = { $how ->
    [throw] { coach-do }: cuando no te queden { $suit }, podrás soltar cartas altas si salen con ese palo.
   *[trump] { coach-do }: cuando no te queden { $suit }, podrás jugar triunfo.
}
coach-partner-ruffs = A tu pareja no le quedan { $suit }: sal con { $better } para que juegue triunfo.
coach-swap = { $how ->
    [only] Solo { $better } supera { $prize }: gana la baza y guarda { $card }.
    [sure] Gana esta baza, sin riesgo, con { $better } y guarda { $card }.
   *[open] { $often ->
        [may] { $better } puede ganar esta baza; { $card } no puede.
       *[other] { $better } { coach-often } gana esta baza; { $card } no puede.
    }
}

## Bazas que cuestan

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } gana esta baza, y pueden caer en ella { coach-costly }: { coach-then }.
        [may] { $card } puede ganar esta baza, y pueden caer en ella { coach-costly }: { coach-then }.
       *[other] { $card } { coach-often } gana esta baza, y pueden caer en ella { coach-costly }: { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } gana esta baza y te deja la salida: { coach-then }.
        [may] { $card } puede ganar esta baza y dejarte la salida: { coach-then }.
       *[other] { $card } { coach-often } gana esta baza y te deja la salida: { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } gana esta baza, y te cuesta: { coach-then }.
        [may] { $card } puede ganar esta baza, y te cuesta: { coach-then }.
       *[other] { $card } { coach-often } gana esta baza, y te cuesta: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } gana esta baza y se lleva todas las cartas de { $suit } que caen en ella: { coach-then }.
    [may] { $card } puede ganar esta baza y llevarse las cartas de { $suit } que caen en ella: { coach-then }.
   *[other] { $card } { coach-often } gana esta baza y se lleva las cartas de { $suit } que caen en ella: { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] Líbrate ahora de { $better }: más tarde puede ganar una baza que te cuesta.
   *[other] Líbrate ahora de { $better }: más tarde { coach-often } gana una baza que te cuesta.
}
coach-bring-out = { coach-do }: puede sacar { $prize }, y otro pierde { coach-points }.
coach-early = { coach-do } ahora, mientras los demás aún tienen { $suit }: más tarde pueden caer en ella { coach-costly }.
coach-highest-loser = { $how ->
    [lost] Líbrate ahora de tu carta más alta en { $suit }: { coach-then }.
   *[any] { coach-do }: es tu carta más alta en { $suit } que no puede ganar esta baza.
}
coach-endangers = { $often ->
    [may] Tras { $card }, { $prize } puede ganar una baza que te cuesta: { coach-then }.
   *[other] Tras { $card }, { $prize } { coach-often } gana una baza que te cuesta: { coach-then }.
}

## Cartas que cuentan

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Gana esta baza de { coach-points } con { $better }, y pon a salvo { $card }.
        [may] { $better } puede ganar esta baza de { coach-points }, y pones a salvo { $card }.
       *[other] { $better } { coach-often } gana esta baza de { coach-points }, y pones a salvo { $card }.
    }
    [2] { $often ->
        [sure] Gana esta baza y sus { coach-points }: { coach-then }, en vez de soltar { $card }.
        [may] { $better } puede ganar esta baza y sus { coach-points }: juega triunfo en vez de soltar { $card }.
       *[other] { $better } { coach-often } gana esta baza y sus { coach-points }: juega triunfo en vez de soltar { $card }.
    }
    [3] { coach-do }, y gana esta baza de { coach-points }: también los de esa carta quedan a salvo.
   *[0] { $often ->
        [sure] Gana esta baza y sus { coach-points }: { coach-then }, no { $card }.
        [may] { $better } puede ganar esta baza y sus { coach-points }: juega esa carta, no { $card }.
       *[other] { $better } { coach-often } gana esta baza y sus { coach-points }: juega esa carta, no { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } regala sus { coach-points }, que tu bando podría ganar más tarde: { coach-then }.
   *[0] { $card } regala sus { coach-points }: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] No salgas con { $card }: sus { coach-points } pueden caer en manos rivales. { coach-do }.
       *[other] No salgas con { $card }: sus { coach-points } { coach-often } caen en manos rivales. { coach-do }.
    }
   *[0] { $often ->
        [may] { $card } y sus { coach-points } pueden caer en manos rivales: { coach-then }.
       *[other] { $card } y sus { coach-points } { coach-often } caen en manos rivales: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Añade { $better } y sus { coach-points } a esta baza.
    [may] Tu pareja puede ganar esta baza: añade { $better } y sus { coach-points }.
   *[other] Tu pareja { coach-often } gana esta baza: añade { $better } y sus { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-do } ahora: más tarde pueden fallar y ganar sus { coach-points }.
       *[other] { coach-do } ahora: más tarde { coach-often } fallan y ganan sus { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-do } ahora: más tarde sus { coach-points } pueden caer en manos rivales.
       *[other] { coach-do } ahora: más tarde sus { coach-points } { coach-often } caen en manos rivales.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-do }: puede capturar { $prize }, que vale { coach-points }.
       *[other] { coach-do }: tu bando { coach-often } captura { $prize }, que vale { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-do }: así tu bando puede ganar { $prize }, que vale { coach-points }.
       *[other] { coach-do }: así tu bando { coach-often } gana { $prize }, que vale { coach-points }.
    }
}

## Cartas que cuestan

coach-takes-own = { $often ->
    [sure] { $card } gana esta baza y te cuesta { coach-points }: { coach-then }.
    [either] Las dos cartas ganan esta baza, y { $card } te cuesta { coach-points }: { coach-then }.
    [may] { $act ->
        [lead] Si sales con { $card }, puedes tener que llevarte esa carta, por { coach-points }: sal con { $better }.
       *[0] Si juegas { $card }, puedes tener que llevarte esa carta, por { coach-points }: { coach-then }.
    }
   *[other] { $act ->
        [lead] Si sales con { $card }, { coach-often } te llevas esa carta, por { coach-points }: sal con { $better }.
       *[0] Si juegas { $card }, { coach-often } te llevas esa carta, por { coach-points }: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Regala { $better } ahora: más tarde sus { coach-points } pueden quedarse contigo.
   *[other] Regala { $better } ahora: más tarde sus { coach-points } { coach-often } se quedan contigo.
}
coach-stuck = { $often ->
    [may] Tras { $card }, { $prize } puede quedarse contigo: { coach-then }.
   *[other] Tras { $card }, { $prize } { coach-often } se queda contigo: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } puede traerte { $prize }, que cuesta { coach-points }: { coach-then }.
   *[other] { $card } { coach-often } te trae { $prize }, que cuesta { coach-points }: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] Líbrate de { $better }: más tarde puede traerte { $prize }, que cuesta { coach-points }.
   *[other] Líbrate de { $better }: más tarde { coach-often } te trae { $prize }, que cuesta { coach-points }.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Líbrate de { $better } mientras los demás tengan { $out }: más tarde puede ganar la última baza.
        [loses] Líbrate de { $better } ahora que pierde: más tarde puede ganar la última baza.
       *[any] { $often ->
            [may] { $card } puede dejarte la última baza, que cuesta: { coach-then }.
           *[other] { $card } { coach-often } te deja la última baza, que cuesta: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } puede darte la última baza, que cuenta.
       *[other] { $better } { coach-often } te da la última baza, que cuenta.
    }
}

## Apuestas, y todo lo demás

coach-rest = Jugando bien, { $better } da más que { $card } en el resto del reparto.

coach-even = { $how ->
    [forced] Aquí no tienes elección.
    [equal] Aquí todas tus cartas dan el mismo resultado: juega { $better }.
   *[close] Aquí nada es claramente mejor: { $better } vale tanto como otra.
}
coach-pick = { $how ->
    [long] { coach-do }, de tu palo más largo.
    [low] { coach-do }: en { $suit } quedan sobre todo más altas.
    [lowest] { coach-do }, tu carta más baja de { $suit }.
    [highest] { coach-do }, tu carta más alta de { $suit }.
    [ahead] { coach-do }: quien quiera esta baza tendrá que superar esa carta.
    [below] { coach-do }: no puede ganar esta baza.
    [while] { coach-do } mientras se pueda superar esa carta.
    [equals] { $out } dan aquí lo mismo: juega { $better }.
   *[plain] { coach-do }.
}
coach-as-good = { $how ->
    [bid] Una apuesta de { $bid } serviría igual.
   *[action] { $card } serviría igual.
}
coach-rule = Por regla práctica, { coach-then }.

## Cantos

coach-call-points = { $points ->
    [0] A la larga, { $word } da algo más que { $second }.
    [one] En muchos repartos, { $word } te da unos { $points } punto más que { $second }.
   *[other] En muchos repartos, { $word } te da unos { $points } puntos más que { $second }.
}
coach-hand-tricks = { $tricks ->
    [0] Es difícil que tu mano gane una baza.
    [one] Tu mano da para alrededor de una baza.
   *[other] Tu mano da para alrededor de { $tricks } bazas.
}
coach-bid = { $how ->
    [void] Con { $bid } las apuestas no llegan a { $least } y el reparto es nulo: nadie puntúa, y no arriesgas nada.
    [counts] Con { $beside } las apuestas no llegarían a { $least } y el reparto sería nulo: con { $bid } cuenta.
    [target] Si cumples { $bid }, llegas a { $target } puntos; { $beside } no bastaría.
    [enough] Apostar { $bid } basta para llegar a { $target } puntos: no arriesgues más.
    [more] Apuesta { $bid }: vale { coach-points } más que { $beside }, y merece el riesgo.
    [less] Apuesta { $bid }: { $beside } solo vale { coach-points } más y falla más a menudo.
    [risk] Apuesta { $bid }: { $beside } vale { coach-points } más, pero falla demasiado a menudo.
    [least] Apuesta { $bid }, lo mínimo: más no es bastante seguro.
    [bold] Apostar { $bid } es audaz, pero el riesgo vale la pena.
   *[safe] Apostar { $bid } debería salir bien.
}
coach-clique = { $how ->
    [done] No te queda nada que cantar.
    [beaten] Otro grupo es más alto: dilo y sigue jugando.
   *[announced] Canta tus { $clique }: { $points } puntos si cuentan.
}
coach-declare = { $how ->
    [suit] Con { $suit } como triunfo deberías hacer unos { $points } puntos.
    [no-trump] Sin triunfo, tus cartas altas deberían darte unos { $points } puntos.
   *[negative] Tu mano es baja: un reparto negativo debería dejarte unos { $points } puntos.
}
coach-king-price = { $how ->
    [bid] A { $rung } aún te quedarían unos { $points } puntos, más que si declarara otro.
    [ask] Pide { $rung }: un no no te cuesta nada, un sí te da unos { $points } puntos.
    [ultimatum] Da un ultimátum a { $rung }: un sí te da unos { $points } puntos, y la alternativa le va bien a tu mano.
    [yes] Di que sí: incluso a { $rung } te quedan unos { $points } puntos.
    [no] Di que no: a { $rung } te quedarían unos { $points } puntos.
   *[sell] Vende a { $rung }: eso te da unos { $points } puntos, más que si te quedas el reparto y lo juegas.
}
coach-king-call = { $how ->
    [auction] Abre la subasta: aún puedes rechazar, y quizá alguien pague más de lo que el reparto vale para ti.
    [ask] Pide más: quizá te lo paguen, y si la respuesta es no, aún puedes vender al precio ofrecido.
    [ultimatum] Lanza un ultimátum: para evitar el reparto que anuncias, quizá alguien pague tu precio; si nadie lo hace, lo juegas tú.
    [yes] Di que sí: para ti, declarar vale más que este precio.
    [no] Di que no: para ti, declarar no vale este precio.
    [sell] Vende: para ti, el precio vale más que el reparto.
    [bid] Puja: para ti, declarar vale más que este precio.
    [refuse] Rechaza: el reparto vale para ti más que el precio.
    [split] Divide: tu mano apenas te daría más.
   *[pass] Para ti, declarar no vale un precio más alto.
}
coach-rule-call = { $how ->
    [own] La regla práctica de este juego propone este canto.
   *[least] Nada en esta mano aconseja un canto más alto.
}
