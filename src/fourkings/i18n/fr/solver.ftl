# La page du solveur : n'importe quelle donne, tapée ou collée.

solver-title = Solveur
solver-intro = Tapez ou collez une donne. Le solveur voit toutes les cartes et montre la valeur de chacune si les deux camps jouent au mieux : sa valeur à cartes ouvertes.
solver-deal = Donne
solver-formats = Des donnes de bridge en PBN, LIN ou RBN, ou une position d'un jeu en JSON.
solver-trump = Atout
solver-no-trump = Sans atout
solver-leader = Entame
solver-seat = { $seat ->
    [0] Nord
    [1] Est
    [2] Sud
   *[other] Ouest
}
solver-solve = Résoudre la donne
solver-random = Donne au hasard
solver-tricks = À côté de chaque carte : le total des plis du camp dans cette donne, si les deux camps jouent au mieux à partir d'ici.
solver-points = À côté de chaque carte : les points que le camp prend encore, si les deux camps jouent au mieux à partir d'ici.
solver-bounds = La donne est difficile et la recherche s'est arrêtée avant la fin : certaines valeurs sont des intervalles.
solver-estimate = La valeur de la meilleure carte n'est pas prouvée. Estimation d'après des parties simulées : { $value }.
solver-over = La donne est finie. Plis de nord-sud : { $ours }, d'est-ouest : { $theirs }.
solver-another = Autre donne
solver-copy = Copier le lien
solver-copied = Lien copié. Il contient la donne et les cartes jouées.
solver-failed = La donne n'a pas pu être résolue. Réessayez dans un instant.
