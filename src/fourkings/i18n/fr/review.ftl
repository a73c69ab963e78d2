# Une partie analysée : ce que le juge dit d'une décision. Des phrases entières sur ce que « vous » avez fait.

review-why-best = Bien choisi : d'après ce que vous saviez, rien ne valait mieux que { $played }.
review-why-brilliant = Rien ne valait { $played }, et peu de joueurs confirmés l'auraient trouvé.
review-why-unlucky = Bien choisi : d'après ce que vous saviez, rien ne valait mieux que { $played }. Dans cette donne, cela a coûté { $seen ->
    [one] { $seen } point
   *[other] { $seen } points
}.
review-why-unclear = Tout dépend de cartes que vous ne voyiez pas : sur beaucoup de donnes, { $played } et { $best } rapportent autant.
review-why-loss = Avec { $played }, environ { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} de moins en moyenne qu'avec { $best }.

## L'ensemble

review-head = { $game } : { $who }
review-sum = { $decisions ->
    [0] Aucune décision n'offrait un choix qui comptait.
    [one] Une décision offrait un choix qui comptait.
   *[other] { $decisions } décisions offraient un choix qui comptait.
}
review-line = { $place } : { $verdict }.
review-verdict-brilliant = { $many ->
    [one] { $many } brillante
   *[other] { $many } brillantes
}
review-verdict-best = { $many ->
    [one] { $many } juste
   *[other] { $many } justes
}
review-verdict-unclear = { $many } { $many ->
    [one] équivalente
   *[other] équivalentes
}
review-verdict-inaccuracy = { $many ->
    [one] { $many } imprécision
   *[other] { $many } imprécisions
}
review-verdict-mistake = { $many ->
    [one] { $many } faute
   *[other] { $many } fautes
}
review-verdict-blunder = { $many ->
    [one] { $many } bévue
   *[other] { $many } bévues
}
review-verdict-unlucky = { $many ->
    [one] { $many } malchanceuse
   *[other] { $many } malchanceuses
}
review-verdict-lucky = { $many ->
    [one] { $many } chanceuse
   *[other] { $many } chanceuses
}
review-word-brilliant = coup brillant
review-word-best = bon choix
review-word-unclear = équivalent
review-word-inaccuracy = imprécision
review-word-mistake = faute
review-word-blunder = bévue
review-word-unlucky = malchance
review-word-lucky = coup de chance

## Ce qui a coûté la partie

review-story-result = { $how ->
    [won] Gagnée.
    [lost] Perdue.
   *[open] Pas finie ; pour l'instant :
} { $scores }.
review-story-score = { $who } : { $points }
review-story-place = Donne { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] annonce { $call }
   *[other] pli { $trick }
}
review-story-cost = { $many ->
    [one] Votre erreur a coûté
   *[other] Vos { $many } erreurs, petites et grandes, ont coûté
} environ { $average ->
    [one] { $average } point
   *[other] { $average } points
} ; avec ces cartes, c'était plutôt { $points }{ $deal ->
    [0] { "" }
   *[other] , surtout dans la donne { $deal }
}.
review-story-behind = { $kind ->
    [side] Votre camp a fini
   *[own] Vous avez fini
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} derrière { $kind ->
    [side] l'autre
   *[own] le meilleur des autres
} : { $share ->
    [all] sans cette perte, la partie pouvait être gagnée.
    [much] cette perte y est pour beaucoup. Les cartes et les autres joueurs ont fait le reste.
   *[little] les cartes et les autres joueurs ont fait le plus gros.
}
review-story-others = Les cartes et les autres joueurs ont décidé de la partie.
review-story-unlucky = Malchance : { $many ->
    [one] une de vos bonnes décisions a quand même perdu environ
   *[other] { $many } de vos bonnes décisions ont quand même perdu environ
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans ces donnes.
review-story-lucky = Chance : { $many ->
    [one] une mauvaise décision n'a
   *[other] { $many } mauvaises décisions n'ont
} rien coûté dans ces donnes.
review-story-worst = Votre pire donne a été la donne { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
} : { $kind ->
    [side] { $own } points pour votre camp, { $others } pour l'autre.
   *[own] { $own } points pour vous, { $others } en moyenne pour chacun des autres.
}
review-story-partner = Cette analyse ne juge pas les décisions de votre partenaire, { $who }.
review-story-unit = Les points perdus sont ceux de votre camp moins ceux de l'autre : un point qui change de camp compte deux fois.
review-other-seats = Analyser une autre place :

## La page

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = { $game }, analyse : { $who }
review-page-flawless = { $lucky ->
    [0] Aucune erreur : bien joué.
    [one] Aucune erreur coûteuse. Un choix moins bon n'a rien coûté, par chance.
   *[other] Aucune erreur coûteuse. { $lucky } choix moins bons n'ont rien coûté, par chance.
}
review-page-keys = Les flèches gauche et droite passent d'une décision à l'autre.
review-page-costliest = { $count ->
    [one] Votre erreur la plus coûteuse
   *[other] Vos { $count } erreurs les plus coûteuses
}
review-measure = Chaque verdict se mesure aux points en jeu dans sa donne.
review-page-so-far = Les plus coûteuses jusqu'ici
review-page-nothing = { $kind ->
    [card] Rien à juger ici : la carte est à { $who }.
    [call] Rien à juger ici : l'annonce est à { $who }.
   *[none] L'analyse n'a rien à dire de ce moment.
}
review-page-cost = Coût : environ { $loss } points (entre { $low } et { $high }).
review-fix = Corriger maintenant
review-page-match = La partie
review-page-deals = Donne par donne
review-page-deal = Donne
review-page-points = Points
review-page-lost = Perdus
review-page-decisions = Décisions
review-page-no-choice = aucun choix à faire
review-page-filter-lost = Décisions coûteuses seulement
review-page-filter-all = Toutes les décisions
review-page-hand = Votre main
review-page-trick = Sur la table
review-page-said = Annonces
review-page-trumps = Atout
review-page-choices = Perte moyenne de chaque choix, et fréquence à laquelle d'autres joueurs le font
review-page-choice = Choix
review-page-loss = Points perdus
review-page-yours = joué
review-page-likely = Détenteurs probables de chaque carte (● détenteur réel)
review-page-card = Carte

## Les miennes, sur un serveur

review-title = Analyse
review-mine = Mes parties
review-mine-none = Les parties que vous finissez apparaissent ici.
review-mine-every = Voir toutes les parties
review-mine-game = Jeu :
review-mine-all = Tous les jeux
review-mine-deals = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
}
review-mine-score = { $of ->
    [2] { $own } à { $other }
   *[other] score { $own }, place { $place } sur { $of }
}
review-mine-ask = Analyser
review-mine-see = Ouvrir l'analyse
review-mine-replay = Revoir
review-reached = { $reached } décisions analysées sur { $total }
review-take-away = Télécharger l'analyse
review-see-deal = Voir à la table
review-replay = Donne { $deal }
review-deal-before = Donne précédente
review-deal-after = Donne suivante
review-no-deal = Cette donne n'existe pas dans cette partie.
review-not-over = Cette partie n'est pas finie. Vous pourrez l'analyser quand elle le sera.
review-not-mine = Vous n'avez pas joué cette partie. Seuls ses joueurs peuvent la faire analyser.

## Reprise à un moment

review-play = Continuer d'ici
review-play-text = Vous jouez à votre place. Le résultat ne compte pas.
review-play-from = Point de départ : { $moment }
review-play-after = { $actions ->
    [one] Après votre essai d'une action : { $moment }
   *[other] Après votre essai de { $actions } actions : { $moment }
}
review-play-cards = Cartes cachées :
review-play-cards-same = Celles de la partie
review-play-cards-another = D'autres, conformes à ce que vous saviez
review-play-bots = Contre :
review-play-bots-same = Les mêmes robots
review-play-start = Commencer
review-play-over = À ce moment, la donne est finie. Revenez à un moment antérieur.
review-play-no-other = Aucune autre donne ne s'accorde avec ce que vous saviez. Jouez la même.
review-practice = Entraînement
review-practice-beside = Cette fois, comparé à la partie
review-practice-then = En partie
review-practice-now = Cette fois
review-practice-won = partie gagnée
review-practice-lost = partie perdue
review-practice-gone = La partie n'est plus stockée : il n'y a rien à quoi comparer.
review-practice-same-way = Vous avez fait les mêmes choix que dans la partie.
review-practice-parted = Votre premier choix différent est votre action { $number } : dans la partie { $before }, cette fois { $now }.
review-practice-nothing = rien
review-practice-other-cards = Les cartes cachées n'étaient pas celles de la partie.
review-practice-again = Réessayer
review-practice-another = D'autres cartes

## Choisies, et au fil du temps

review-mine-filter = Filtrer les parties
review-mine-against = Contre :
review-mine-everybody = tout le monde
review-mine-result = Résultat :
review-mine-any = tous
review-mine-won = gagnée
review-mine-lost = perdue
review-mine-open = inachevée
review-mine-shown = { $shown } parties sur { $all }
review-mine-lesson = leçon
review-mine-record = partie importée
review-mine-with = Avec { $names }
review-mine-somebody = quelqu'un
review-mine-faults = { $faults ->
    [0] aucune erreur coûteuse
    [one] une erreur en tout
   *[other] { $faults } erreurs en tout
}

## Essayées de nouveau

review-drill = Réessayer
review-drill-none = Cette décision n'est pas disponible. Choisissez-en une autre dans vos analyses.
review-drill-said = Annonces et cartes
review-drill-good = { $chosen } : d'après ce que vous savez, rien ne vaut mieux.
review-drill-then = Extrait de l'analyse :
review-drill-more = Décisions semblables

## Et si

review-if = Et si…
review-if-text = À partir du moment affiché, vous jouez les quatre mains.
review-if-failed = La simulation n'a pas pu commencer. Réessayez dans un instant.
review-if-back = Annuler
review-if-close = Retour à la partie
review-if-turn = C'est à { $who }.
review-if-exact = À côté de chaque carte : les points que le camp prend encore si les deux camps jouent au mieux (valeur à cartes ouvertes).
review-if-mean = À côté de chaque carte : le résultat moyen du joueur dans cette donne, quand les mêmes joueurs la finissent.
review-if-calls = À côté de chaque annonce : ce qu'elle rapporte de moins que la meilleure dans cette donne, en moyenne, quand les mêmes joueurs la finissent.
review-if-beyond = À côté de chaque annonce : ce qu'elle rapporte au camp de plus que le silence dans cette donne, en moyenne, par simulation.
review-if-between = de { $least } à { $most }
review-if-over = La donne est finie : { $points }.
review-solver = Ouvrir dans le solveur

## Feuilles venues d'ailleurs

review-record = Importer une partie
review-record-text = Déposez ici une feuille de partie, choisissez son fichier ou collez-la : de fourkings simulate, d'une table ou d'un ami. Personne d'autre ne la voit, et elle ne compte pas.
review-record-file = Choisir un fichier
review-record-paste = Ou collez-la :
review-record-which = Partie :
review-record-seat = Votre place :
review-record-who = { $seat } : { $who }
review-record-take = Importer la partie
review-record-bad = La feuille de partie n'a pas pu être importée.
review-record-large = Le fichier est trop gros pour une partie. Une feuille de partie peut faire { $most } Ko au plus.
review-record-long = La feuille de partie a plus de { $most } donnes.
review-record-none = Ce n'est pas une feuille de partie : { $why }
review-record-fault = { $place } : { $why }
review-record-opening = Ouverture
review-record-match = Partie
review-record-place = { $action ->
    [0] Donne { $deal }
   *[other] Donne { $deal }, action { $action }
}
review-record-empty = La feuille de partie ne contient ni carte ni annonce.
review-record-running = Ce sont vos cartes dans une partie encore en cours. Vous pourrez importer la feuille de partie quand elle sera finie.

## Montrées à d'autres

review-share = Partager la partie
review-share-text = Toute personne avec le lien voit toutes les mains de cette partie et ses analyses, jusqu'à ce que vous révoquiez le lien.
review-share-hidden = sans les noms des personnes
review-share-make = Créer un lien
review-share-link = Lien, avec les noms
review-share-link-hidden = Lien, sans les noms
review-share-back = Révoquer les liens
review-share-made = Le lien est prêt.
review-share-gone = Tous les liens sont révoqués.
review-share-nothing = Ce lien ne marche pas : il a été révoqué, ou la partie n'existe plus.
review-share-unreviewed = Cette partie n'a pas encore d'analyse.
