# Les cinq jeux : nom, affiche (.origin), comment on gagne (.aim), pourquoi l'on a gagné (.won), combien de temps dure une partie (.length), et pour celui par lequel on commence, pourquoi (.first).

game-quarante = Quarante de Roi
    .origin = La France du XVIIIe siècle : quarante points pour quatre rois en main, et l'on se bat pour la moindre figure.
    .aim = Deux contre deux ; le premier camp qui atteint 150 points gagne.
    .won = { $deals ->
    [off] Un camp a réuni { $target } points ou plus : celui qui mène gagne.
   *[other] La partie s'arrêtait après { $deals ->
        [one] une donne marquée
       *[other] { $deals } donnes marquées
    } : le camp qui mène gagne, et à égalité on partage.
}
    .length = Cinq ou six donnes assez vives, 10 à 20 minutes.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = Le jeu en perruque poudrée, tel que Lacombe l'a consigné : les rois font les équipes, et les cliques s'annoncent en deux temps.
    .aim = Les rois font les équipes ; le premier camp qui atteint 150 points gagne.
    .won = { $deals ->
    [off] Un camp a réuni { $target } points ou plus : celui qui mène gagne.
   *[other] La partie s'arrêtait après { $deals ->
        [one] une donne marquée
       *[other] { $deals } donnes marquées
    } : le camp qui mène gagne, et à égalité on partage.
}
    .length = Six donnes environ, 10 à 20 minutes.
game-400 = Le 400 libanais
    .origin = Le jeu de tout le Liban : cœur est toujours atout, votre partenaire est en face, et pourtant chacun annonce seul.
    .aim = Arrivez à 41 pendant que votre partenaire est au-dessus de zéro, et vous gagnez ensemble.
    .won = { $deals ->
    [off] Un joueur est arrivé à { $target } tandis que son partenaire était { $partner_floor ->
        [not_negative] à zéro ou plus
       *[other] au-dessus de zéro
    } : ils gagnent ensemble. Si deux paires y sont, celle de la plus haute somme gagne.
   *[other] La partie s'arrêtait après { $deals ->
        [one] une donne marquée
       *[other] { $deals } donnes marquées
    } : la paire de la plus haute somme gagne, et à égalité on partage.
}
    .length = Treize ou quatorze donnes, 25 à 60 minutes.
game-jeu-du-roi = Le Jeu du Roi
    .origin = De France et de Belgique : dix donnes, dix buts, et pas la moindre enchère.
    .aim = Chacun pour soi : perdre peu, gagner beaucoup, et finir avec le plus haut score.
    .won = Les points de toutes les donnes s'additionnent : le plus haut total gagne. { $floor ->
    [final] Un total au-dessous de zéro finit à 0.
   *[other] { "" }
}
    .length = Dix donnes, 20 à 40 minutes.
    .first = Ni enchères ni partenaire : fournissez la couleur, et chaque donne a un seul but.
game-king = King
    .origin = Du Portugal à la Russie : six donnes où tout coûte, puis quatre qui s'achètent et se vendent.
    .aim = Chacun pour soi : le plus haut score gagne.
    .won = Les points de toutes les donnes s'additionnent : le plus haut total gagne.
    .length = Dix donnes, 20 à 45 minutes.

## Ce dont il s'agit dans une donne, quand une partie est une suite de donnes.

aim-tricks = pas de plis
aim-hearts = pas de cœurs
aim-queens = pas de dames
aim-kings-and-jacks = ni rois ni valets
aim-king-of-hearts = pas de { card-short-KH }
aim-last-trick = pas le dernier pli
aim-last-two-tricks = pas les deux derniers plis
aim-trumps = atout { $suit }
aim-open = au choix du donneur
