# En-têtes et cases des tableaux des pages de règles.

head-option = Option
head-values = Valeurs, défaut en tête
head-changes = Ce qu'elle change
head-preset = Formule
head-sets = Ce qu'elle règle
head-card = Carte
head-each = Chacune
head-all-four = Les quatre
head-clique = Clique
head-points = Points
head-score = Score
head-smallest-bid = Plus petite annonce à ce score
head-smallest-sum = Plus petite somme si c'est le plus haut score
head-bid = Annonce
head-below-30 = `{ $scale }` moins de 30
head-from-30 = `{ $scale }` dès 30
head-deal = Donne
head-aim = But
head-in-all = Total
head-long-each = 52 cartes : l'unité
head-long-in-all = 52 cartes : total
head-short-each = 32 cartes : l'unité
head-short-in-all = 32 cartes : total
head-rung = Échelon
head-long-worth = Valeur avec 52 cartes
head-short-worth = Valeur avec 32 cartes
head-pack = Jeu
head-dealer = Donneur
head-others = Chacun des autres

cell-range = `{ $default }`, ou tout nombre entier de `{ $least }` à `{ $most }`
cell-value = `{ $value }` : { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = toutes les options par défaut
cell-whole-deal = toute la donne
cell-below-30 = moins de 30
cell-ten-more = dix de plus
cell-one-more = un de plus
cell-trumps = { $aim } : des plis et des atouts
cell-each = { $aim ->
    [tricks] { $points } par pli
    [hearts] { $points } par cœur
    [queens] { $points } par dame
    [kings-and-jacks] { $points } par carte
    [trumps] { $points } par pli, { $trump } par atout
   *[other] { $points }
}
cell-all-six = les six
cell-long = 52 cartes
cell-short = 32 cartes
