# Um momento de uma mão, para quem não conhece o jogo. O que a mão custa ou paga está depois do título ("Nenhuma dama: −50 por
# dama") ou de outro destes, por isso começa em minúscula e acaba sem ponto; uma nota é uma frase inteira.

moment-trick = { $each } por vaza
moment-cards = { $what ->
    [S] { $each } por carta de espadas
    [H] { $each } por carta de copas
    [D] { $each } por carta de ouros
    [C] { $each } por carta de paus
    [K] { $each } por rei
    [Q] { $each } por dama
    [J] { $each } por valete
    [KJ] { $each } por rei ou valete
   *[other] { $cards }: { $each } por carta
}
moment-card = { $each } por { $card }
moment-whole = { $each }
moment-each = { $each } cada
moment-last-tricks = { $many ->
    [1] { $each } pela última vaza
   *[other] { $each } por cada uma das últimas { $many } vazas
}
moment-cliques = 3 ou 4 figuras iguais na mão (grupo): { $least } a { $most }
moment-bids = uma aposta cumprida ganha os seus pontos; uma falhada perde-os
moment-bid-own = a sua aposta de { $bid }: { $each } por { $bid } vazas ou mais, senão { $lost }
moment-open = { $each } por vaza; ou negativa: { $start } cada um, { $lost } por vaza
moment-start = { $each } cada um
moment-taken-over = { $tricks ->
    [1] { $buyer } assume uma vaza de { $dealer }
   *[other] { $buyer } assume { $tricks } vazas de { $dealer }
}
    .yours = { $tricks ->
        [1] você assume uma vaza de { $dealer }
       *[other] você assume { $tricks } vazas de { $dealer }
    }
    .mine = { $tricks ->
        [1] { $buyer } assume uma vaza sua
       *[other] { $buyer } assume { $tricks } vazas suas
    }

## O que um anúncio traz

moment-note-clique = { $clique }: { $each }.
moment-note-cliques-all = Todos os grupos anunciados contam.
moment-note-cliques-best_only = Só conta o grupo mais alto da mesa.
moment-note-cliques-best_team = Só a dupla com o grupo mais alto conta os seus grupos.
moment-note-open = Escolha a mão e nada se paga, ou abra o leilão: pode recusar todos os lances.
moment-note-plus = +: paga estes pontos ao dador e escolhe a mão.
moment-note-minus = −: uma mão negativa, em que assume esse número de vazas do dador.
moment-note-minus-paid = −: uma mão negativa, e paga estes pontos ao dador.
moment-note-any-rung = Paga estes pontos ao dador e escolhe a mão.
moment-note-equal = Lances iguais: vale o número mais baixo.
moment-note-nobody = Ninguém deu lance: escolha a mão, e nada se paga.
moment-note-sell = Vender: { $seat } escolhe a mão e paga-lhe { $price }.
moment-note-sell-any = Vender: { $seat } escolhe a mão e paga-lhe { $price }, ou, se for negativa, assume { $tricks ->
    [1] uma vaza sua
   *[other] { $tricks } vazas suas
}.
moment-note-sell-negative = Vender: a mão é negativa, e { $seat } paga-lhe { $price }.
moment-note-sell-takes-over = Vender: a mão é negativa, e { $seat } assume { $tricks ->
    [1] uma vaza sua
   *[other] { $tricks } vazas suas
}.
moment-note-refuse = Recusar: escolhe a mão, e nada se paga.
moment-note-must-sell = Este lance não se pode recusar.
moment-note-split = Dividir: fica com { $own }, cada um dos outros com { $others }, e ninguém joga.
moment-note-keep = Escolhe a mão, e nada se paga.
moment-note-yes = Sim: paga { $price } a { $seat } e escolhe a mão.
moment-note-yes-any = Sim: escolhe a mão e paga { $price } a { $seat }, ou, se for negativa, assume { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}.
moment-note-yes-negative = Sim: a mão é negativa, e paga { $price } a { $seat }.
moment-note-yes-takes-over = Sim: a mão é negativa, e assume { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
} de { $seat }.
moment-note-no-asked = Não: o dador vende-lhe a { $rung } ou fica com a mão.
moment-note-no-must-sell = Não: o dador vende-lhe a { $rung }.
moment-note-no-next-negative = Não: pergunta-se a { $seat }; se todos recusarem, a mão é negativa.
moment-note-no-next-positive = Não: pergunta-se a { $seat }; se todos recusarem, o dador joga uma mão positiva.
moment-note-no-negative = Não: a mão é negativa, e nada se paga.
moment-note-no-positive = Não: o dador joga uma mão positiva, e nada se paga.
moment-note-bought = Paga { $price } a { $seat }.
moment-note-bought-any = Paga { $price } a { $seat }; ou escolhe negativa e assume { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}.
