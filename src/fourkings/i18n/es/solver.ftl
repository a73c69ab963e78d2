# The solver's page: any deal, typed or pasted.

solver-title = Solucionador
solver-intro = Escribe o pega un reparto. El solucionador ve todas las cartas y muestra cuánto vale cada una si los dos equipos juegan lo mejor posible: su valor a cartas vistas.
solver-deal = Reparto
solver-formats = Repartos de bridge en PBN, LIN o RBN, o una posición de un juego en JSON.
solver-trump = Triunfo
solver-no-trump = Sin triunfo
solver-leader = Sale
solver-seat = { $seat ->
    [0] Norte
    [1] Este
    [2] Sur
   *[other] Oeste
}
solver-solve = Resolver
solver-random = Reparto al azar
solver-tricks = Junto a cada carta: todas las bazas del equipo en este reparto, si ambos juegan lo mejor posible desde aquí.
solver-points = Junto a cada carta: los puntos que el equipo aún gana, si ambos juegan lo mejor posible desde aquí.
solver-bounds = El reparto es difícil y la búsqueda paró antes: algunos valores son intervalos.
solver-estimate = El valor de la mejor carta no está demostrado. Estimación por partidas simuladas: { $value }.
solver-over = El reparto ha terminado. Bazas de norte y sur: { $ours }; de este y oeste: { $theirs }.
solver-another = Otro reparto
solver-copy = Copiar enlace
solver-copied = Enlace copiado. Contiene el reparto y las cartas jugadas.
solver-failed = No se ha podido resolver el reparto. Inténtalo de nuevo en un momento.
