# Cabeçalhos e células das tabelas nas páginas de regras.

head-option = Opção
head-values = Valores, o primeiro é o padrão
head-changes = O que muda
head-preset = Modelo
head-sets = O que define
head-card = Carta
head-each = Cada uma
head-all-four = As quatro
head-clique = Grupo
head-points = Pontos
head-score = Pontuação
head-smallest-bid = Aposta mínima com a sua pontuação
head-smallest-sum = Soma mínima quando é a pontuação mais alta
head-bid = Aposta
head-below-30 = `{ $scale }` abaixo de 30
head-from-30 = `{ $scale }` a partir de 30
head-deal = Mão
head-aim = Objetivo
head-in-all = Total
head-long-each = 52 cartas: cada uma
head-long-in-all = 52 cartas: total
head-short-each = 32 cartas: cada uma
head-short-in-all = 32 cartas: total
head-rung = Degrau
head-long-worth = Valor com 52 cartas
head-short-worth = Valor com 32 cartas
head-pack = Baralho
head-dealer = Dador
head-others = Cada um dos outros

cell-range = `{ $default }`, ou qualquer número inteiro de `{ $least }` a `{ $most }`
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = todas as opções no valor padrão
cell-whole-deal = a mão inteira
cell-below-30 = abaixo de 30
cell-ten-more = cada dez a mais
cell-one-more = mais uma
cell-trumps = { $aim }: faça vazas e trunfos
cell-each = { $aim ->
    [tricks] { $points } por vaza
    [hearts] { $points } por carta de copas
    [queens] { $points } por dama
    [kings-and-jacks] { $points } por carta
    [trumps] { $points } por vaza, { $trump } por trunfo
   *[other] { $points }
}
cell-all-six = as seis
cell-long = 52 cartas
cell-short = 32 cartas
