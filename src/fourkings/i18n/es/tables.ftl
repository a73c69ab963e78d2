# Cabeceras y celdas de las tablas en las páginas de reglas.

head-option = Opción
head-values = Valores, primero el valor por defecto
head-changes = Qué cambia
head-preset = Variante
head-sets = Qué fija
head-card = Carta
head-each = Cada una
head-all-four = Las cuatro
head-clique = Grupo
head-points = Puntos
head-score = Marcador
head-smallest-bid = Apuesta mínima con tu propio marcador
head-smallest-sum = Suma mínima si es el marcador más alto
head-bid = Apuesta
head-below-30 = `{ $scale }` por debajo de 30
head-from-30 = `{ $scale }` desde 30
head-deal = Reparto
head-aim = Objetivo
head-in-all = Total
head-long-each = 52 cartas: cada una
head-long-in-all = 52 cartas: total
head-short-each = 32 cartas: cada una
head-short-in-all = 32 cartas: total
head-rung = Escalón
head-long-worth = Valor con 52 cartas
head-short-worth = Valor con 32 cartas
head-pack = Baraja
head-dealer = Quien reparte
head-others = Cada uno de los demás

cell-range = `{ $default }`, o cualquier número entero de `{ $least }` a `{ $most }`
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = todas las opciones con su valor por defecto
cell-whole-deal = el reparto entero
cell-below-30 = por debajo de 30
cell-ten-more = cada diez más
cell-one-more = una más
cell-trumps = { $aim }: gana bazas y triunfos
cell-each = { $aim ->
    [tricks] { $points } por baza
    [hearts] { $points } por corazón
    [queens] { $points } por dama
    [kings-and-jacks] { $points } por carta
    [trumps] { $points } por baza, { $trump } por triunfo
   *[other] { $points }
}
cell-all-six = los seis
cell-long = 52 cartas
cell-short = 32 cartas
