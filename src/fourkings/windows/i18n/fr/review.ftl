# Une partie passée en revue : ce que le juge dit d'une décision. Des phrases entières sur ce que « vous » avez fait.

review-why-best = Rien de meilleur que { $played } ne pouvait se savoir.
review-why-brilliant = Rien ne valait { $played }, et peu de joueurs de club l'auraient trouvé.
review-why-unlucky = Rien de meilleur que { $played } ne pouvait se savoir ; telles qu'étaient les cartes, cela vous a coûté { $seen ->
    [one] { $seen } point
   *[other] { $seen } points
}.
review-why-unclear = Entre { $played } et { $best }, l'écart est trop faible pour trancher.
review-why-loss = Avec { $played }, environ { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} de moins qu'avec { $best }, en moyenne sur { $deals } donnes conformes à ce que vous aviez vu.
review-why-lucky = Telles qu'étaient les cartes, cela ne vous a rien coûté.

## L'ensemble

review-head = { $game } : { $who }
review-sum = { $decisions ->
    [0] Aucune décision n'offrait un choix qui comptait.
    [one] Une décision offrait un choix qui comptait.
   *[other] { $decisions } décisions offraient un choix qui comptait.
}
review-line = { $place } : { $verdict }.
review-verdict-brilliant = { $many ->
    [one] { $many } brillante
   *[other] { $many } brillantes
}
review-verdict-best = { $many ->
    [one] { $many } juste
   *[other] { $many } justes
}
review-verdict-unclear = { $many } trop { $many ->
    [one] proche
   *[other] proches
} pour trancher
review-verdict-inaccuracy = { $many ->
    [one] { $many } imprécision
   *[other] { $many } imprécisions
}
review-verdict-mistake = { $many ->
    [one] { $many } erreur
   *[other] { $many } erreurs
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
review-word-unclear = trop proche pour trancher
review-word-inaccuracy = imprécision
review-word-mistake = erreur
review-word-blunder = bévue
review-word-unlucky = malchance
review-word-lucky = coup de chance

## Ce qui a coûté la partie

review-story-result = { $how ->
    [won] Gagnée.
    [lost] Perdue.
   *[open] Pas finie ; pour l'instant :
} { $scores }.
review-story-score = { $who } : { $points }
review-story-to = { $own } à { $other }
review-story-place = Donne { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] parole { $call }
   *[other] pli { $trick }
}
review-story-cost = D'après ce que vous pouviez savoir, { $many ->
    [one] une de vos décisions était mauvaise : telles qu'étaient les cartes, elle a coûté
   *[other] { $many } de vos décisions étaient mauvaises : telles qu'étaient les cartes, elles ont coûté ensemble
} environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $deal ->
    [0] { "" }
   *[other] , surtout dans la donne { $deal }
} ; en moyenne, ç'aurait été { $average }.
review-story-behind = { $kind ->
    [side] Votre camp a fini
   *[own] Vous avez fini
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} derrière { $kind ->
    [side] l'autre
   *[own] le meilleur des autres
} : { $share ->
    [all] sans cette perte, la partie pouvait être gagnée.
    [much] cette perte en est une bonne part, et le reste est venu des cartes et de ce qu'ont fait les autres.
   *[little] le plus gros est venu des cartes et de ce qu'ont fait les autres.
}
review-story-others = La partie a été perdue par les cartes et par ce qu'ont fait les autres.
review-story-unlucky = Malchance : { $many ->
    [one] une de vos décisions était bonne d'après ce que vous pouviez savoir et, telles qu'étaient les cartes, a perdu environ
   *[other] { $many } de vos décisions étaient bonnes d'après ce que vous pouviez savoir et, telles qu'étaient les cartes, ont perdu environ
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} quand même.
review-story-lucky = Chance : { $many ->
    [one] une mauvaise décision n'a
   *[other] { $many } mauvaises décisions n'ont
} rien coûté, telles qu'étaient les cartes.
review-story-worst = La pire donne a été la donne { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
} : { $kind ->
    [side] { $own } points pour votre camp, { $others } pour l'autre.
   *[own] { $own } points pour vous, { $others } en moyenne pour chacun des autres.
}
review-story-partner = Les décisions de votre partenaire, { $who }, ne sont pas jugées ici.
review-story-unit = Les points perdus sont ceux de votre camp moins ceux de l'autre : un point qui change de camp compte deux fois.
review-other-seats = Les décisions de :

## La page

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = { $game }, la revue : { $who }
review-page-flawless = Pas une erreur qui pouvait se savoir : bien joué.
review-page-keys = Les flèches gauche et droite mènent d'une décision à l'autre.
review-page-costliest = Ce qui a coûté le plus
review-page-deals = Donne par donne
review-page-deal = Donne
review-page-points = Points
review-page-lost = Perdus
review-page-decisions = Décisions
review-page-filter-lost = Seulement ce qui a coûté
review-page-filter-none = Rien jusqu'ici n'a coûté quoi que ce soit qui pouvait se savoir.
review-page-filter-all = Toutes les décisions
review-page-three = Points perdus d'après ce qui pouvait se savoir : { $loss } (presque sûrement de { $low } à { $high }). Cartes sur table : { $seen }.
review-page-not-seen = pas de chiffre
review-page-hand = Votre jeu
review-page-trick = Sur la table
review-page-said = Paroles
review-page-trumps = Atout
review-page-choices = Ce que chaque choix perd en moyenne, et combien de fois d'autres le font
review-page-choice = Choix
review-page-loss = Points perdus
review-page-beginner = Débutant
review-page-club = Joueur de club
review-page-yours = joué
review-page-likely = Qui tenait sans doute quoi (● le tenait vraiment)
review-page-card = Carte

## Les miennes, sur un serveur

review-title = La revue
review-mine = Mes parties
review-mine-intro = Toutes les parties que vous avez jouées jusqu'au bout : voyez ce qu'une décision a coûté, ou revivez-les carte par carte.
review-mine-none = Aucune de vos parties n'est finie. Quand il y en aura une, elle sera ici.
review-mine-game = Jeu :
review-mine-all = Tous les jeux
review-mine-deals = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
}
review-mine-ask = Passer en revue
review-mine-see = Voir la revue
review-mine-replay = Rejouer
review-reached = { $reached } actions vues sur { $total }
review-take-away = L'emporter
review-see-deal = La voir à la table
review-replay = Donne { $deal }
review-deal-before = La donne d'avant
review-deal-after = La donne suivante
review-no-deal = Il n'y a pas de telle donne à voir.
review-not-over = Cette partie n'est pas finie : elle sera revue quand elle le sera.
review-not-mine = Vous n'avez pas de telle partie : seul qui y était assis peut la faire revoir.

## Reprise à un moment

review-play = Reprendre d'ici
review-play-text = Du moment montré, à votre place. Cela ne compte nulle part.
review-play-cards = Cartes cachées :
review-play-cards-same = celles d'alors
review-play-cards-another = d'autres, conformes à ce que vous saviez
review-play-bots = Contre :
review-play-bots-same = les mêmes joueurs automatiques
review-play-start = Reprendre
review-play-over = À ce moment la donne est finie : revenez à un moment d'avant.
review-play-no-other = Aucune autre donne trouvée qui s'accorde avec ce que vous saviez. Jouez la même.
review-practice = Entraînement
review-practice-beside = Comment cela s'est passé, à côté de ce qui était arrivé
review-practice-then = Alors
review-practice-now = Cette fois
review-practice-won = partie gagnée
review-practice-lost = partie perdue
review-practice-gone = La partie n'est plus gardée : il n'y a rien à quoi comparer.
review-practice-same-way = Vous avez fait exactement comme alors.
review-practice-parted = Les chemins se séparent à votre action { $number } : alors { $before }, cette fois { $now }.
review-practice-nothing = rien
review-practice-other-cards = Les cartes cachées n'étaient pas celles d'alors.
review-practice-again = Encore une fois
review-practice-another = D'autres cartes

## Choisies, et au fil du temps

review-mine-filter = Quelles parties
review-mine-against = Contre :
review-mine-everybody = tout le monde
review-mine-result = Résultat :
review-mine-any = n'importe lequel
review-mine-won = gagnée
review-mine-lost = perdue
review-mine-open = sans fin
review-mine-shown = { $shown } parties sur { $all }
review-mine-lesson = une leçon
review-mine-record = une feuille venue d'ailleurs
review-mine-with = Avec { $names }
review-marks = Ce que la revue relève dans cette donne
review-marks-none = Rien dans cette donne.
review-marks-next = Remarque suivante
review-marks-before = Remarque précédente
review-mine-somebody = quelqu'un
review-mine-faults = { $faults ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $faults } erreurs
}

## Essayées de nouveau

review-drill = Réessayer
review-drill-none = Il n'y a pas de telle décision à réessayer.
review-drill-said = Ce qui a été dit et joué
review-drill-ask = Que faites-vous ?
review-drill-right = Bien joué
review-drill-wrong = Il y avait mieux
review-drill-good = { $chosen } vaut tout ce qui pouvait se savoir.
review-drill-bad = { $chosen } perd { $loss } points en moyenne ; le mieux est { $best }.
review-drill-then = Dans la partie :
review-drill-tried = { $good } de bien sur { $all }
review-drill-more = D'autres semblables
review-drill-no-more = Il ne reste aucune décision semblable à essayer dans vos parties revues.

## Et si

review-if = Et si…
review-if-text = Du moment montré, vous jouez pour tout le monde.
review-if-failed = Cela n'a pas marché. Réessayez dans un instant.
review-if-back = Annuler la dernière action
review-if-close = Revenir à ce qui est arrivé
review-if-turn = C'est à { $who }.
review-if-exact = À côté de chaque carte : les points que son camp prend encore si chacun joue au mieux, cartes sur table.
review-if-mean = À côté de chaque carte : ce que cette donne même lui rapporte, les mêmes joueurs continuant ; une moyenne de fins de donne.
review-if-calls = À côté de chaque parole : ce qu'elle lui rapporte de moins que la meilleure dans cette donne même, les mêmes joueurs continuant ; une moyenne de fins de donne.
review-if-beyond = À côté de chaque parole : ce qu'elle rapporte à son camp de plus que de ne rien dire, dans cette donne même ; une moyenne de fins de donne.
review-if-between = de { $least } à { $most }
review-if-over = La donne est finie : { $points }.

## Feuilles venues d'ailleurs

review-record = Une feuille venue d'ailleurs
review-record-text = Déposez ici une feuille de partie, choisissez son fichier ou collez-la : de fourkings simulate, d'une table, d'une amie. Elle n'est qu'à vous, et ne compte nulle part.
review-record-file = Choisir un fichier
review-record-paste = Ou collez-la :
review-record-which = Partie :
review-record-seat = Votre place :
review-record-who = { $seat } : { $who }
review-record-take = La prendre
review-record-bad = Cette feuille ne peut pas être prise.
review-record-large = C'est bien plus qu'une partie : les feuilles sont prises jusqu'à { $most } Ko.
review-record-long = Elle a plus de { $most } donnes.
review-record-none = Ce n'est pas une feuille de partie : { $why }
review-record-fault = { $place } : { $why }
review-record-opening = L'ouverture
review-record-match = La partie
review-record-place = { $action ->
    [0] Donne { $deal }
   *[other] Donne { $deal }, action { $action }
}
review-record-empty = On n'y a rien joué.
review-record-running = Ce sont des cartes que vous tenez dans une partie encore en cours. On la regardera quand elle sera finie.

## Montrées à d'autres

review-share = La montrer à d'autres
review-share-text = Qui a le lien voit tous les jeux de cette partie et ses revues, jusqu'à ce que vous le repreniez.
review-share-hidden = sans les noms des personnes
review-share-make = Faire un lien
review-share-link = Lien, avec les noms
review-share-link-hidden = Lien, sans les noms
review-share-back = Reprendre les liens
review-share-made = Le lien est fait.
review-share-gone = Les liens ne mènent plus nulle part.
review-share-nothing = Ce lien ne mène nulle part : il a été repris, ou la partie n'est plus là.
review-share-unreviewed = Cette partie n'a pas encore été passée en revue.
