# Un consejo: qué haría aquí un jugador prudente, y por qué. Una frase entera, que se lee sola junto a la carta o el canto.

advice-forced = Aquí no tienes elección.

## Cartas en repartos que pagan

advice-give-partner = Tu pareja va ganando esta baza: dale { $card }.
advice-partner-wins = Tu pareja va ganando esta baza: guarda tus mejores cartas.
advice-ruff = No tienes { $suit }: juega triunfo, { $card }.
advice-win-last = Juegas en último lugar: { $card } basta para ganar la baza.
advice-win-sure = Con { $card } ganas esta baza casi seguro.
advice-win-try = Por ahora { $card } gana, y tiene buenas posibilidades de seguir por delante.
advice-cannot-win = No puedes ganar esta baza: suelta lo menos posible.
advice-hold-back = Esta baza no merece una carta mejor: juega { $card } y espera.
advice-lead-trumps = Tienes fuerza en triunfos: arrástralos con { $card } antes de que otros maten tus cartas firmes con triunfo.
advice-lead-partner-ruffs = A tu pareja no le quedan { $suit } y puede jugar triunfo: sal con { $card }.
advice-lead-master = Nadie debería superar { $card }: gana la baza ahora.
advice-lead-single = Es tu única carta de { $suit }: cuando se haya ido, podrás jugar triunfo en ese palo.
advice-lead-long = Tu palo largo es { $suit }: sal pronto de él, y sus cartas pequeñas ganan al final.
advice-lead-low = Sal con { $card }: regala poco y mantiene juntas tus cartas fuertes.

## Cartas en repartos que cuestan

advice-late-high = Solo cuestan las últimas bazas: juega { $card } ahora, mientras ganar una baza no cuesta nada.
advice-shed-cost = No tienes { $suit }: dale { $card } a { $seat }, que va ganando la baza.
advice-shed = No tienes { $suit }: suelta { $card }, la carta más peligrosa de guardar.
advice-give-cost = { $card } queda por debajo de la carta ganadora: que se la lleve { $seat }.
advice-duck = Con { $card } pierdes la baza: queda por debajo de la carta ganadora.
advice-take-free = Juegas en último lugar y la baza no cuesta nada: suelta { $card }.
advice-take-high = Juegas en último lugar y la baza es tuya: gánala con { $card } y guarda tus cartas bajas.
advice-take-must = Todas las cartas que puedes jugar ganan la baza: suelta ahora { $card }.
advice-take-chance = Probablemente alguien después de ti supere { $card }, y te habrás librado de esa carta.
advice-lead-exit = Sal con { $card }: es muy probable que los demás tengan que jugar más alto.
advice-lead-cheap = Sal con { $card } ahora, mientras lo más probable es que la baza salga barata.
advice-lead-least = Aquí ninguna salida es segura: { $card } es la menos peligrosa.

## 400

advice-bid-tricks = Tu mano da para { $tricks ->
    [one] alrededor de una baza
   *[other] alrededor de { $tricks } bazas
}: { $bid } debería cumplirse en { $percent } de 100 repartos.
advice-bid-more = { $bid } es audaz con { $tricks ->
    [one] alrededor de una baza
   *[other] alrededor de { $tricks } bazas
} en la mano, pero su valor lo justifica: debería cumplirse en { $percent } de 100 repartos.
advice-bid-least = Tu mano promete { $tricks ->
    [one] alrededor de una baza
   *[other] alrededor de { $tricks } bazas
}: no apuestes más de lo obligado.
advice-bid-void = Con { $tricks ->
    [one] alrededor de una baza
   *[other] alrededor de { $tricks } bazas
}, { $bid } deja demasiado bajas las apuestas y el reparto es nulo: eso te conviene.

## Grupos

advice-clique-told = Canta tus { $clique }: { $points } puntos si cuentan.
advice-clique-done = No te queda nada que cantar.
advice-clique-good = Otro grupo es más alto: dilo y sigue jugando.

## Cantos de un juego del que el prudente no sabe nada

advice-call-least = Nada de lo que se sabe de esta mano aconseja un canto más alto.
advice-call-own = La regla práctica de este juego propone este canto.

## King

advice-declare-trump = Con { $suit } como triunfo deberías hacer unos { $points } puntos.
advice-declare-no-trump = Sin triunfo, tus cartas altas deberían darte unos { $points } puntos.
advice-declare-negative = Tu mano es baja: un reparto negativo debería dejarte unos { $points } puntos.
advice-king-auction = Abre la subasta: aún puedes rechazar, y quizá alguien pague más que los { $points } puntos que puedes hacer tú.
advice-bid-rung = A { $rung } aún te quedarían unos { $points } puntos, más que si declarara otro.
advice-king-pass = Para ti, declarar no vale un precio más alto.
advice-sell = Vende: eso te da unos { $points } puntos; jugar tú el reparto, unos { $own }.
advice-king-refuse = Rechaza: el reparto vale para ti unos { $points } puntos, más que el precio.
advice-ask-more = Pide { $rung }: un no no te cuesta nada, un sí te da unos { $points } puntos.
advice-ultimatum = Da un ultimátum a { $rung }: un sí te da unos { $points } puntos, y la alternativa le va bien a tu mano.
advice-king-split = Divide: tu mano apenas te daría más.
advice-answer-yes = Di que sí: incluso a { $rung } te quedan unos { $points } puntos.
advice-answer-no = Di que no: a { $rung } te quedarían unos { $points } puntos.

## Probando los repartos que encajan (fuerte)

advice-sampled-equal = Aquí todas tus cartas dan el mismo resultado: juega { $card }.
advice-sampled-near = En promedio, { $card } y { $instead } dan aquí casi el mismo resultado.
advice-sampled-gain = { $deals ->
    [1] En el único reparto que encaja con lo que has visto
   *[other] En { $deals } repartos que encajan con lo que has visto
}, { $card } te da en promedio { $tenths ->
    [one] { $tenths } punto
   *[other] { $tenths } puntos
} más que { $instead }.
advice-sampled-gain-match = { $deals ->
    [1] En el único reparto que encaja con lo que has visto
   *[other] En { $deals } repartos que encajan con lo que has visto
}, { $card } vale para ti { $tenths ->
    [one] { $tenths } punto
   *[other] { $tenths } puntos
} más que { $instead } para ganar la partida.
advice-sampled-danger = En { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, { $danger } está en manos de { $seat } o { $other }, que juegan después de ti: juega { $card }.
advice-sampled-danger-one = En { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, { $danger } está en manos de { $seat }, que juega después de ti: juega { $card }.
advice-sampled-above = En { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, alguien después de ti tiene que superar { $card }.
advice-sampled-holds = En { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, nadie después de ti puede superar { $card }.
advice-sampled-partner = Tu pareja va ganando con { $ahead }: en { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, ningún rival después de ti puede superar esa carta. Juega { $card }.
advice-sampled-bid = { $bid } es la apuesta más prometedora. En los repartos que encajan con tu mano y las apuestas, sin contar los nulos, debería cumplirse { $percent } veces de cada 100.
advice-sampled-bid-higher = { $bid } se cumpliría solo { $percent } veces de cada 100.
advice-sampled-word = En { $deals } repartos que encajan con lo que has visto y oído, { $word } te deja unos { $points } puntos en promedio, { $second } unos { $less }.
advice-sampled-word-match = En { $deals } repartos que encajan con lo que has visto y oído, { $word } te da la partida en { $percent } de cada 100, { $second } en { $less }.
advice-sampled-clique = Canta tus { $clique }: en { $percent ->
    [100] todos los repartos probados
   *[other] { $percent } de 100 repartos
} que encajan con lo que has visto, ningún rival tiene un grupo más alto.
