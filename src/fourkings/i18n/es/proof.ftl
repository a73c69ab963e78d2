# La página que comprueba una partida, el sello en la mesa, y la página de estadísticas.

proof-title = Comprobar una partida
proof-intro = Cada carta de una partida sale de un secreto que se selló antes de la primera carta. Da a esta página el registro de una partida: vuelve a producir cada carta y compara. Todo ocurre en tu navegador.
proof-file = Abrir un registro
proof-paste = O pegar un registro
proof-check = Comprobar
proof-another = Comprobar otro registro
proof-of-table = Comprobar esta partida
proof-not-over = Esta partida aún no ha terminado. Su secreto se publica al final.
proof-gone = No se ha podido obtener el registro. Guárdalo al final de la partida, y ábrelo aquí.
proof-no-record = Esto no es el registro de una partida.
proof-many = El archivo contiene { $count } registros. Este es el primero.
proof-mine-seal = A tu navegador se le mostró este mismo sello antes de la partida.
proof-mine-late = A tu navegador se le mostró este mismo sello durante la partida.
proof-mine-other-seal = A tu navegador se le mostró otro sello antes de la partida: { $seal }.
proof-mine-luck = El registro contiene lo que añadió tu navegador.
proof-mine-no-luck = Al registro le falta lo que añadió tu navegador.
proof-mine-none = Este navegador no anotó ningún sello de esta partida. Si lo anotaste tú, compara.
proof-seal = Sello
proof-secret = Secreto
proof-added = Añadido por los jugadores
proof-added-nothing = nada
proof-copy = Copiar
proof-copied = Copiado.
proof-opening = Antes de la primera carta
proof-deals = Repartos
proof-hand = Carta por carta
proof-proved = Lo que esto prueba
proof-proved-cards = No se cambió ninguna de estas cartas. Tras sellarse el secreto, ningún reparto se omitió ni se repitió.
proof-proved-luck = Quien vio el sello antes de añadir bytes al azar sabe que la mesa no eligió las cartas.
proof-unproved = Lo que esto no prueba
proof-unproved-looked = Que nadie miró: quien puede leer la memoria del servidor, o la de un dispositivo que guarda la partida, conoce todas las manos mientras dura.
proof-unproved-choice = Que una mesa a la que nadie añadió nada no eligió entre varios secretos. Ni que un anfitrión sentado en su propia mesa no añadió su parte en último lugar.
proof-unproved-missing = Que ninguna partida se interrumpió porque a alguien no le gustaba.
proof-unproved-page = Que esta página es honesta: viene del mismo servidor. Guarda el registro y compruébalo también en otra parte, con `fourkings verify` o con un programa tuyo.
proof-spec = Para escribir tu propia comprobación, sigue la especificación: `docs/seal.md` en el código fuente.
proof-at-table = Sello del barajado
proof-at-table-text = Todas las cartas de esta partida salen de un secreto que se eligió y se selló antes de la primera carta. Este es su sello. Tras la partida se publica el secreto, y todos pueden comprobar cada carta.
proof-at-table-secret = La partida ha terminado, y este es el secreto. Su sello debe ser el de arriba.
proof-at-table-luck = { $count ->
    [you] Tu navegador añadió su propio azar al barajado.
    [one] { $names } añadió algo al barajado.
   *[other] { $names } añadieron algo al barajado.
}
proof-at-table-no-luck = Nadie añadió nada al barajado.
proof-luck = Tu parte del azar
proof-luck-text = Una palabra tuya o bytes al azar se mezclan en el barajado después de que la mesa sella su secreto. Así ni la mesa ni tú deciden por sí solos las cartas.
proof-luck-word = Tu palabra
proof-luck-random = Bytes al azar

luck-title = Estadísticas de las cartas
luck-intro = Nadie recuerda las manos corrientes. Aquí están todas: cada reparto de cada partida terminada en este servidor, comparado con las probabilidades exactas.
luck-none = Aún no se ha terminado ninguna partida en este servidor.
luck-deals = { $deals ->
    [one] un reparto
   *[other] { NUMBER($deals, useGrouping: "true") } repartos
} de { $matches ->
    [one] una partida
   *[other] { NUMBER($matches, useGrouping: "true") } partidas
}
luck-pack = Con { $cards } cartas
luck-kings = Distribución de los cuatro reyes entre las cuatro manos
luck-longest = Palo más largo de cualquier mano
luck-voids = Palos que faltan en una mano, sumadas las cuatro
luck-cliques = Grupos en las cuatro manos
luck-places = Reyes por lugar, desde quien es mano hasta quien reparte
luck-place-0 = primero
luck-place-1 = segundo
luck-place-2 = tercero
luck-place-3 = quien reparte
luck-or-more = { $number } o más
luck-or-less = { $number } o menos
luck-what = Suceso
luck-seen = Visto
luck-expected = Esperado
luck-share = Probabilidad
luck-even = Tan regular como permite el azar.
luck-odd = El azar solo se desvía así una vez de cada { NUMBER($times, useGrouping: "true") }.
luck-few = Aún hay muy pocos repartos.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] un grado de libertad
   *[other] { $freedom } grados de libertad
}, p = { $p }
luck-all-even = En conjunto: tan regular como permite el azar.
luck-all-odd = En conjunto: { $count ->
    [one] una tabla se desvía
   *[other] { $count } tablas se desvían
} más de lo que el azar debería permitir.
luck-all-few = En conjunto: aún hay muy pocos repartos.
luck-note = Las partidas sin terminar no cuentan. Un juego a un número de puntos termina antes con unas cartas que con otras, y eso deja una pequeña huella. Cada prueba por sí sola señala uno de cada cien barajados honrados. Esta página señala una tabla solo si el azar lo hiciera en uno de cada cien servidores, con todas las tablas juntas.
