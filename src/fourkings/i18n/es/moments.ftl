# Un momento de un reparto, para quien no conoce el juego. Lo que el reparto cuesta o paga va tras su título («Sin damas: −50
# por dama») u otra de estas frases: sin mayúscula ni punto; una nota es una frase entera.

moment-trick = { $each } por baza
moment-cards = { $what ->
    [S] { $each } por pica
    [H] { $each } por corazón
    [D] { $each } por diamante
    [C] { $each } por trébol
    [K] { $each } por rey
    [Q] { $each } por dama
    [J] { $each } por jota
    [KJ] { $each } por rey o jota
   *[other] { $cards }: { $each } por carta
}
moment-card = { $each } por { $card }
moment-whole = { $each }
moment-each = { $each } cada una
moment-last-tricks = { $many ->
    [1] { $each } por la última baza
   *[other] { $each } por cada una de las últimas { $many } bazas
}
moment-cliques = 3 o 4 iguales en la mano (grupo) { $least } a { $most }
moment-bids = la apuesta cumplida gana sus puntos; la fallada los pierde
moment-bid-own = tu apuesta { $bid }: { $each } con { $bid } bazas o más, si no { $lost }
moment-open = { $each } por baza; o negativo: { $start } cada uno, { $lost } por baza
moment-start = { $each } cada uno
moment-taken-over = { $tricks ->
    [1] { $buyer } asume una baza de { $dealer }
   *[other] { $buyer } asume { $tricks } bazas de { $dealer }
}
    .yours = { $tricks ->
        [1] asumes una baza de { $dealer }
       *[other] asumes { $tricks } bazas de { $dealer }
    }
    .mine = { $tricks ->
        [1] { $buyer } asume una baza tuya
       *[other] { $buyer } asume { $tricks } bazas tuyas
    }

## Qué resulta de un canto

moment-note-clique = { $clique }: { $each }.
moment-note-cliques-all = Cuenta todo grupo cantado.
moment-note-cliques-best_only = Cuenta solo el grupo más alto de la mesa.
moment-note-cliques-best_team = Solo el equipo del grupo más alto cuenta los suyos.
moment-note-open = Declara y no se paga nada, o deja que los demás pujen: puedes rechazar toda puja.
moment-note-plus = +: pagas estos puntos a quien reparte y declaras tú.
moment-note-minus = −: un reparto negativo, en el que asumes ese número de bazas de quien reparte.
moment-note-minus-paid = −: un reparto negativo, y pagas estos puntos a quien reparte.
moment-note-any-rung = Pagas estos puntos a quien reparte y declaras tú.
moment-note-equal = Pujas iguales: vale la del número más bajo.
moment-note-nobody = Nadie ha pujado: declara, y no se paga nada.
moment-note-sell = Vender: { $seat } declara y te paga { $price }.
moment-note-sell-any = Vender: { $seat } declara y te paga { $price }, o si es negativo asume { $tricks ->
    [1] una baza tuya
   *[other] { $tricks } bazas tuyas
}.
moment-note-sell-negative = Vender: el reparto es negativo, y { $seat } te paga { $price }.
moment-note-sell-takes-over = Vender: el reparto es negativo, y { $seat } asume { $tricks ->
    [1] una baza tuya
   *[other] { $tricks } bazas tuyas
}.
moment-note-refuse = Rechazar: declaras tú, y no se paga nada.
moment-note-must-sell = No puedes rechazar esta puja.
moment-note-split = Dividir: { $own } para ti, { $others } para cada uno de los demás, y nadie juega.
moment-note-keep = Declaras tú, y no se paga nada.
moment-note-yes = Sí: pagas { $price } a { $seat } y declaras tú.
moment-note-yes-any = Sí: declaras tú y pagas { $price } a { $seat }, o si es negativo asumes { $tricks ->
    [1] una baza suya
   *[other] { $tricks } bazas suyas
}.
moment-note-yes-negative = Sí: el reparto es negativo, y pagas { $price } a { $seat }.
moment-note-yes-takes-over = Sí: el reparto es negativo, y asumes { $tricks ->
    [1] una baza
   *[other] { $tricks } bazas
} de { $seat }.
moment-note-no-asked = No: quien reparte te vende a { $rung } o se queda con el reparto.
moment-note-no-must-sell = No: quien reparte te vende a { $rung }.
moment-note-no-next-negative = No: se pregunta a { $seat }; si nadie acepta, el reparto es negativo.
moment-note-no-next-positive = No: se pregunta a { $seat }; si nadie acepta, quien reparte juega un reparto positivo.
moment-note-no-negative = No: el reparto es negativo, y no se paga nada.
moment-note-no-positive = No: quien reparte juega un reparto positivo, y no se paga nada.
moment-note-bought = Pagas { $price } a { $seat }.
moment-note-bought-any = Pagas { $price } a { $seat }; o declara negativo y asume { $tricks ->
    [1] una baza
   *[other] { $tricks } bazas
}.
