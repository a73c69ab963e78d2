# Les textes des tables ouvertes : des gens qui ne se connaissent pas.

open-title = Tables ouvertes
open-intro = Chacun peut s'y joindre : prenez place, des gens que vous ne connaissez pas encore jouent avec vous.
open-none = Personne n'attend en ce moment à une table ouverte. « Jouer tout de suite » en ouvre une, et d'autres vous y trouveront.
open-now = Jouer tout de suite avec d'autres
open-choose = Le jeu
open-go = Jouer tout de suite
open-by = chez { $host }
open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
open-clock = { $seconds } s par donne
open-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
open-sit = Prendre place
open-back = Y retourner
open-failed = Cela n'a pas marché à l'instant. Réessayez dans un moment.
open-switch = Ouverte à tous : la table est au salon, et chacun peut s'y joindre
open-avoid-any = Ne plus jouer avec quelqu'un
open-avoid = Ne plus jouer avec { $who }
open-avoided = Vous et { $who } ne vous voyez plus l'un l'autre parmi les tables ouvertes. Les réglages permettent d'y revenir.
