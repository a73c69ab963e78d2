# El entrenador: por qué una carta o un canto es mejor que otro. Frases enteras: primero quizá un hecho, luego lo que trae y la
# carta mejor. «Tú» es quien elige. Sin más números que puntos, bazas y cartas.

coach-often = { $often ->
    [usually] casi siempre
    [often] a menudo
   *[sometimes] a veces
}

coach-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Hechos seguros

coach-unbeatable = { $mine ->
    [1] Los rivales no pueden superar { $prize } de tu pareja.
   *[0] { $seat } ha jugado { $prize }: nadie puede superar esa carta.
}
coach-cannot-win = No puedes ganar esta baza.
coach-sure-winner = { $how ->
    [only] Juegas en último lugar, y solo { $better } gana.
    [enough] Juegas en último lugar, y { $better } basta.
    [last] Juegas en último lugar, y { $better } gana.
   *[any] Nadie puede superar { $better }.
}
coach-stays-below = { $better } no puede ganar esta baza.
coach-highest = { $prize } es la carta más alta que queda de { $suit }.
coach-holds = { $seat } tiene seguro { $prize }.
coach-only-card = { $better } es tu única carta de { $suit }.
coach-trumps-out = { $count ->
    [0] A nadie más le quedan triunfos.
    [one] Queda un triunfo en otras manos.
   *[other] Quedan { $count } triunfos en otras manos.
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
    [may] Sal con { $better }: es más probable que gane que { $card }.
   *[other] Sal con { $better }: { coach-often } gana la baza.
}
coach-win-now = { $often ->
    [sure] Gana esta baza: juega { $better }, no { $card }.
    [may] { $better } puede ganar esta baza: juega esa carta, no { $card }.
   *[other] { $better } { coach-often } gana esta baza: juega esa carta, no { $card }.
}
coach-safer = { $often ->
    [sure] Pueden superar { $card }, pero nadie puede superar { $better }.
    [may] Pueden superar { $card }: es más probable que { $better } gane esta baza.
   *[other] Pueden superar { $card }: { $better } { coach-often } gana esta baza.
}
coach-overtakes-partner = Deja esta baza a tu pareja: juega { $better }, no { $card }.
coach-cheaper = { $often ->
    [may] Aquí basta { $better }: { $card } puede ganar otra baza más tarde.
   *[other] Aquí basta { $better }: { $card } { coach-often } gana otra baza más tarde.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Guarda tu triunfo, { $card }: puede ganar una baza más tarde. Juega { $better }.
       *[other] Guarda tu triunfo, { $card }: { coach-often } gana una baza más tarde. Juega { $better }.
    }
    [throw] { $often ->
        [may] No sueltes { $card }: puede ganar una baza más tarde. Suelta { $better }.
       *[other] No sueltes { $card }: { coach-often } gana una baza más tarde. Suelta { $better }.
    }
    [lead] { $often ->
        [may] No salgas con { $card }: puede ganar una baza más tarde. Sal con { $better }.
       *[other] No salgas con { $card }: { coach-often } gana una baza más tarde. Sal con { $better }.
    }
   *[follow] { $often ->
        [may] Guarda { $card }: puede ganar una baza más tarde. Juega { $better }.
       *[other] Guarda { $card }: { coach-often } gana una baza más tarde. Juega { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } no puede ganar esta baza, pero quizá una posterior: juega { $better }.
   *[other] { $card } no puede ganar esta baza, pero { coach-often } gana una posterior: juega { $better }.
}
coach-keep = { $how ->
    [ruff] Juega triunfo, { $better }, y guarda { $card }, que puede ganar una baza más tarde.
    [guard] Guarda { $card }: protege { $prize }. Juega { $better }.
    [catch] Guarda { $card }: puede capturar { $prize }. Juega { $better }.
    [catch-suit] Guarda { $card } para capturar las cartas de { $suit } que cuentan. Juega { $better }.
    [entry] Guarda { $card } para recuperar la salida y jugar tus otras cartas. Juega { $better }.
    [below] Guarda { $card } junto con { $prize }: te permite quedar por debajo. Juega { $better }.
    [anyway] Ganas esta baza de todos modos: juega { $better } y guarda { $card } para perder otra más tarde.
    [free] Esta baza no cuesta nada: líbrate ahora de { $better } y guarda { $card }.
    [run-out] No salgas con { $card }: los demás se quedan antes sin { $suit } y pueden fallar { $prize }. Sal con { $better }.
    [high-last] Líbrate ahora de { $better }: las cartas altas ganan las últimas bazas.
    [end] Guarda { $card } para el final: las cartas bajas pierden las últimas bazas. Juega { $better }.
    [shed] Líbrate de { $better } ahora que pierde, y guarda { $card } para ceder la salida más tarde.
   *[low] Guarda { $card } para ceder la salida más tarde. Juega { $better }.
}
coach-ruff-later = Juega { $better }, tu única carta de { $suit }: luego podrás jugar triunfo en ese palo.
coach-draw-trumps = { $how ->
    [for] Sal con { $better }: cuantos menos triunfos queden, más a salvo está { $prize }.
   *[all] Sal con { $better } para sacar triunfos: así tus otras cartas están más a salvo.
}
coach-shorten = Juega { $better }: cuando no te queden { $suit }, podrás jugar triunfo.
coach-costs-trick = Juega { $better }: así { $prize } tiene más posibilidades de ganar una baza.
coach-partner-ruffs = A tu pareja no le quedan { $suit }: sal con { $better } para que juegue triunfo.
coach-swap = { $costs ->
    [1] { $card } ganaría esta baza y { $better } quizá otra más tarde: juega { $better } ahora.
   *[0] Gana con { $better } ahora, y { $card } puede ganar otra baza más tarde.
}
coach-more-tricks = { $how ->
    [partner] Tu pareja gana más bazas tras { $better } que tras { $card }.
    [suit] { $costs ->
        [1] Tras { $card }, tus { $suit } ganan más bazas que te cuestan: juega { $better }.
       *[0] Tus { $suit } ganan más bazas tras { $better } que tras { $card }.
    }
    [others] { $costs ->
        [1] Tras { $card }, tus otras cartas ganan más bazas que te cuestan: juega { $better }.
       *[0] Tus otras cartas ganan más bazas tras { $better } que tras { $card }.
    }
   *[side] Tu pareja y tú ganáis más bazas tras { $better } que tras { $card }.
}

## Bazas que cuestan

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } gana esta baza, y pueden caer en ella cartas que cuestan: juega { $better }.
        [may] { $card } puede ganar esta baza, y pueden caer en ella cartas que cuestan: juega { $better }.
       *[other] { $card } { coach-often } gana esta baza, y pueden caer en ella cartas que cuestan: juega { $better }.
    }
   *[0] { $often ->
        [sure] { $card } gana esta baza, y te cuesta: juega { $better }.
        [may] { $card } puede ganar esta baza, y te cuesta: juega { $better }.
       *[other] { $card } { coach-often } gana esta baza, y te cuesta: juega { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } gana esta baza y se lleva todas las cartas de { $suit } que caen en ella: juega { $better }.
    [may] { $card } puede ganar esta baza y llevarse las cartas de { $suit } que caen en ella: juega { $better }.
   *[other] { $card } { coach-often } gana esta baza y se lleva las cartas de { $suit } que caen en ella: juega { $better }.
}
coach-rid-of-winner = { $often ->
    [may] Líbrate ahora de { $better }: más tarde puede ganar una baza que te cuesta.
   *[other] Líbrate ahora de { $better }: más tarde { coach-often } gana una baza que te cuesta.
}
coach-endangers = { $often ->
    [may] Tras { $card }, { $prize } puede ganar una baza que te cuesta: juega { $better }.
   *[other] Tras { $card }, { $prize } { coach-often } gana una baza que te cuesta: juega { $better }.
}

## Cartas que cuentan

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Gana esta baza de { coach-points } con { $better }, y pon a salvo { $card }.
        [may] { $better } puede ganar esta baza de { coach-points }, y pones a salvo { $card }.
       *[other] { $better } { coach-often } gana esta baza de { coach-points }, y pones a salvo { $card }.
    }
   *[0] { $often ->
        [sure] Gana esta baza y sus { coach-points }: juega { $better }, no { $card }.
        [may] { $better } puede ganar esta baza y sus { coach-points }: juega esa carta, no { $card }.
       *[other] { $better } { coach-often } gana esta baza y sus { coach-points }: juega esa carta, no { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } regala { coach-points } que podrías ganar más tarde: juega { $better }.
   *[0] { $card } regala { coach-points }: juega { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] No salgas con { $card }: sus { coach-points } pueden caer en manos rivales. Sal con { $better }.
       *[other] No salgas con { $card }: sus { coach-points } { coach-often } caen en manos rivales. Sal con { $better }.
    }
   *[0] { $often ->
        [may] { $card } y sus { coach-points } pueden caer en manos rivales: juega { $better }.
       *[other] { $card } y sus { coach-points } { coach-often } caen en manos rivales: juega { $better }.
    }
}
coach-feed = { $often ->
    [sure] Añade { $better } y sus { coach-points } a esta baza.
    [may] Tu pareja puede ganar esta baza: añade { $better } y sus { coach-points }.
   *[other] Tu pareja { coach-often } gana esta baza: añade { $better } y sus { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Juega { $better } ahora: más tarde pueden fallar y ganar sus { coach-points }.
       *[other] Juega { $better } ahora: más tarde { coach-often } fallan y ganan sus { coach-points }.
    }
   *[0] { $often ->
        [may] Juega { $better } ahora: más tarde sus { coach-points } pueden caer en manos rivales.
       *[other] Juega { $better } ahora: más tarde sus { coach-points } { coach-often } caen en manos rivales.
    }
}
coach-costs-card = { $often ->
    [may] Tras { $card }, { $prize } puede caer en manos rivales: juega { $better }.
   *[other] Tras { $card }, { $prize } { coach-often } cae en manos rivales: juega { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] Sal con { $better }: puede capturar { $prize }, que vale { coach-points }.
       *[other] Sal con { $better }: tu bando { coach-often } captura { $prize }, que vale { coach-points }.
    }
   *[0] { $often ->
        [may] Tras { $better }, tu bando puede ganar { $prize }, que vale { coach-points }.
       *[other] Tras { $better }, tu bando { coach-often } gana { $prize }, que vale { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] Tras { $card } es más probable que te lleves { $prize }: juega { $better }.
   *[0] Tras { $better } es más probable que tu bando gane { $prize }.
}
coach-more-of-suit = { $costs ->
    [1] Tras { $card } te llevas más { $suit } que cuestan puntos: juega { $better }.
   *[0] Tras { $better } ganas más { $suit } que cuentan que tras { $card }.
}
coach-keeps = { $costs ->
    [1] Tras { $card }, más cartas tuyas te cuestan puntos: juega { $better }.
   *[0] Tras { $card } pierdes puntos en las cartas que guardas: juega { $better }.
}
coach-more-points = { $how ->
    [costs] Tras { $card } te llevas más cartas que cuestan puntos: juega { $better }.
    [lead] Sal con { $better }: gana más cartas que cuentan que { $card }.
   *[follow] { $better } gana más cartas que cuentan que { $card }.
}

## Cartas que cuestan

coach-takes-own = { $often ->
    [sure] { $card } gana esta baza y te cuesta { coach-points }: juega { $better }.
    [either] Las dos cartas ganan esta baza, y { $card } te cuesta { coach-points }: juega { $better }.
    [may] { $lead ->
        [1] Si sales con { $card }, puedes tener que llevarte esa carta, por { coach-points }: sal con { $better }.
       *[0] Puedes llevarte tú { $card }, que cuesta { coach-points }: juega { $better }.
    }
   *[other] { $lead ->
        [1] Si sales con { $card }, { coach-often } te llevas esa carta, por { coach-points }: sal con { $better }.
       *[0] Tú { coach-often } te llevas { $card }, que cuesta { coach-points }: juega { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Regala { $better } ahora: más tarde sus { coach-points } pueden quedarse contigo.
   *[other] Regala { $better } ahora: más tarde sus { coach-points } { coach-often } se quedan contigo.
}
coach-stuck = { $often ->
    [may] Tras { $card }, { $prize } puede quedarse contigo: juega { $better }.
   *[other] Tras { $card }, { $prize } { coach-often } se queda contigo: juega { $better }.
}
coach-brings = { $often ->
    [may] { $card } puede traerte { $prize }, que cuesta { coach-points }: juega { $better }.
   *[other] { $card } { coach-often } te trae { $prize }, que cuesta { coach-points }: juega { $better }.
}
coach-kept-brings = { $often ->
    [may] Líbrate de { $better }: más tarde puede traerte { $prize }, que cuesta { coach-points }.
   *[other] Líbrate de { $better }: más tarde { coach-often } te trae { $prize }, que cuesta { coach-points }.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } puede dejarte la última baza, que cuesta: juega { $better }.
       *[other] { $card } { coach-often } te deja la última baza, que cuesta: juega { $better }.
    }
   *[0] { $often ->
        [may] { $better } puede darte la última baza, que cuenta.
       *[other] { $better } { coach-often } te da la última baza, que cuenta.
    }
}

## Apuestas, y todo lo demás

coach-makes-bid = { $how ->
    [me] Cumples tu apuesta más a menudo con { $better } que con { $card }.
    [partner] Tu pareja cumple su apuesta más a menudo tras { $better } que tras { $card }.
   *[foe] { $seat } falla más a menudo tras { $better } que tras { $card }.
}
coach-rest = { $points ->
    [0] Jugando bien, { $better } da algo más que { $card } en el resto del reparto.
   *[other] { $costs ->
        [1] En el resto del reparto, { $card } te cuesta unos { coach-points } más que { $better }.
       *[0] En el resto del reparto, { $card } te da unos { coach-points } menos que { $better }.
    }
}

coach-even = { $how ->
    [forced] Aquí no tienes elección.
    [equal] Aquí todas tus cartas dan el mismo resultado: juega { $better }.
   *[close] Aquí nada es claramente mejor: { $better } vale tanto como otra.
}
coach-as-good = { $card } serviría igual.
coach-rule = Por regla práctica, juega { $better }.

## Cantos

coach-call-points = { $points ->
    [0] A la larga, { $word } da algo más que { $second }.
    [one] En muchos repartos, { $word } te da unos { $points } punto más que { $second }.
   *[other] En muchos repartos, { $word } te da unos { $points } puntos más que { $second }.
}
coach-hand-tricks = Tu mano da para { $tricks ->
    [one] alrededor de una baza
   *[other] alrededor de { $tricks } bazas
}.
coach-bid = { $how ->
    [void] Con { $bid } las apuestas quedan demasiado bajas y el reparto es nulo: eso te conviene.
    [least] No apuestes más de lo obligado.
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
   *[sell] Vende a { $rung }: eso te da unos { $points } puntos, más que el propio reparto.
}
coach-king-call = { $how ->
    [auction] Abre la subasta: aún puedes rechazar, y quizá alguien pague más de lo que el reparto vale para ti.
    [refuse] Rechaza: el reparto vale para ti más que el precio.
    [split] Divide: tu mano apenas te daría más.
   *[pass] Para ti, declarar no vale un precio más alto.
}
coach-rule-call = { $how ->
    [own] La regla práctica de este juego propone este canto.
   *[least] Nada en esta mano aconseja un canto más alto.
}
