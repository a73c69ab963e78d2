# Les problèmes, tels que la ligne de commande les montre

puzzle-head = Problème { $id } : { $game }, donne { $deal }, cote { $rating }
puzzle-you = Vous êtes { $who }.
puzzle-course-trick = Pli { $number } : { $cards }. { $taken }.
puzzle-hand-of = { $who } : { $cards }
puzzle-hand = Votre main : { $cards }
puzzle-trick = Sur la table : { $cards }
puzzle-choices = Au choix : { $choices }
puzzle-answer = { $count ->
    [one] Bonne réponse : { $answers }
   *[other] Bonnes réponses : { $answers }
}
puzzle-ladder = { $action } : { $players }
puzzle-ask = Que faites-vous ?
puzzle-no-choice = { $typed } n'est pas parmi vos choix : tapez l'un de { $choices }.
puzzle-right = C'est juste.
puzzle-wrong = { $count ->
    [one] Il y a mieux : { $answers }.
   *[other] Il y a mieux : { $answers }.
}
puzzle-sum = Justes : { $solved } sur { $count }

puzzle-page-title = Problèmes
puzzle-page-intro = Chaque problème est un moment d'une partie entre robots qui a une réponse claire. Trouvez la meilleure carte ou la meilleure annonce.
puzzle-page-one = Problème
puzzle-page-today = Problème du jour
puzzle-page-today-again = Revoir le problème du jour
puzzle-page-next = Problème suivant
puzzle-page-all = Tous les problèmes
puzzle-page-of-game = { $what } : { $game }
puzzle-page-solved = { $solved ->
    [0] { $count } problèmes
   *[other] { $solved } sur { $count } réussis du premier coup
}
puzzle-page-rating = Cote { $rating }
puzzle-page-how = { $kind ->
    [card] Choisissez la carte que vous joueriez.
    [both] Annoncez, ou taisez-vous en choisissant une carte.
   *[call] Choisissez l'annonce que vous feriez.
}
puzzle-page-waits = Votre réponse : { $chosen }. Elle sera jugée dès que la table sera dressée.
puzzle-page-right = Bonne réponse
puzzle-page-wrong = Il y a mieux
puzzle-page-best = Le mieux : { $chosen }.
puzzle-page-fine = Plusieurs réponses conviennent : { $answers }.
puzzle-page-alike = À peu près aussi bien : { $answers }.
puzzle-page-others = Ensuite : { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } perd { $loss } points en moyenne.
puzzle-page-once-more = Réessayer
puzzle-page-why = Voir pourquoi
puzzle-page-why-wait = Recherche de la raison …
puzzle-page-reason = Pourquoi
puzzle-page-fails = { $often ->
    [never] Votre réponse n'a jamais rapporté davantage dans { $deals } donnes possibles, jouées par des robots simples : elle a rapporté moins dans { $worse }.
    [more] Des robots simples ont joué { $deals } donnes possibles : votre réponse a rapporté plus dans { $better } et moins dans { $worse }. En moyenne, elle coûte quand même des points.
   *[less] Des robots simples ont joué { $deals } donnes possibles : votre réponse a rapporté moins dans { $worse } et plus dans { $better }.
}
puzzle-page-not-shown = Les donnes tirées ici ne le montrent pas. Les juges en ont regardé des milliers.
puzzle-page-now-drawn = La table montre une donne possible où votre réponse a rapporté moins.
puzzle-page-now-real = La table montre la donne telle qu'elle a été jouée.
puzzle-page-drawn = Donne possible
puzzle-page-real = Donne réelle
puzzle-page-last = Vous avez répondu à tous les problèmes de ce jeu.
puzzle-page-none = Ce problème n'est pas disponible. Choisissez-en un autre.
puzzle-page-theme = Thème
puzzle-page-any-theme = Tous les thèmes
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = Les réponses sur un thème choisi ne changent pas votre cote.
puzzle-page-themes = Thèmes : { $themes }
puzzle-page-own = Votre cote : { $rating }
puzzle-page-own-uncertain = Votre cote : { $rating }, provisoire (encore { $needed ->
    [one] un problème
   *[other] environ { $needed } problèmes
})
puzzle-page-moved = { $way ->
    [up] Votre cote monte de { $points }, de { $before } à { $after }.
    [down] Votre cote baisse de { $points }, de { $before } à { $after }.
   *[same] Votre cote reste à { $after }.
}

## De quoi parle un problème : chaque thème, et quand un problème l'a

puzzle-theme-call = Annonces
    .text = Une des bonnes réponses est une annonce.
puzzle-theme-lead = Entames
    .text = Vous entamez le pli.
puzzle-theme-follow = Fournir
    .text = Vous fournissez à la couleur.
puzzle-theme-discard = Défausses
    .text = Vous jouez une carte d'une autre couleur qui n'est pas un atout.
puzzle-theme-ruff = Coupes
    .text = Vous ne pouvez pas fournir, et vous coupez.
puzzle-theme-take = Monter sur le pli
    .text = La bonne carte monte sur le pli, alors qu'une autre ne monterait pas.
puzzle-theme-duck = Laisser passer
    .text = La bonne carte ne monte pas sur le pli, alors qu'une autre monterait.
puzzle-theme-ending = Fins de donne
    .text = Vous avez cinq cartes ou moins.
puzzle-theme-several = Plusieurs bonnes réponses
    .text = Plus d'un choix est bon.
puzzle-theme-first-trick = Premier pli
    .text = Vous jouez dans le premier pli de la donne.
puzzle-theme-second-hand = Jouer en deuxième
    .text = Le pli contient une carte.
puzzle-theme-third-hand = Jouer en troisième
    .text = Le pli contient deux cartes.
puzzle-theme-last-hand = Jouer en dernier
    .text = Le pli contient trois cartes.
puzzle-theme-draw-trumps = Entames à l'atout
    .text = Vous entamez d'un atout.
puzzle-theme-master = Carte maîtresse
    .text = Vous entamez d'une carte que personne ne peut battre dans sa couleur.
puzzle-theme-singleton = Singletons
    .text = Vous entamez de votre seule carte d'une couleur autre que l'atout.
puzzle-theme-alone = Couleur à vous seul
    .text = Vous entamez d'une couleur que personne d'autre n'a plus.
puzzle-theme-void = Dans la coupe
    .text = Vous entamez d'une couleur qu'un autre joueur n'a plus.
puzzle-theme-partner-void = Coupe du partenaire
    .text = Vous entamez d'une couleur que votre partenaire n'a plus.
puzzle-theme-new-suit = Nouvelle couleur
    .text = Vous entamez d'une couleur qui n'a pas encore été jouée et qui n'est pas l'atout.
puzzle-theme-leave-partner = Laisser au partenaire
    .text = Votre partenaire est maître du pli. Vous pourriez monter, et vous le laissez prendre.
puzzle-theme-feed-partner = Charger le partenaire
    .text = Votre partenaire est maître du pli, et vous y mettez une carte qui compte des points.
puzzle-theme-keep-trump = Garder un atout
    .text = Vous pourriez couper, et vous vous défaussez.
puzzle-theme-cheap-winner = Prendre au plus juste
    .text = Vous montez sur le pli et gardez une carte plus forte qui monterait aussi.
puzzle-theme-high-winner = Prendre de haut
    .text = Vous montez avec une forte carte, alors qu'une plus petite de la couleur suffirait.
puzzle-theme-high-loser = Lâcher une forte carte
    .text = Vous ne montez pas sur le pli, et vous gardez une carte plus petite de la couleur.
puzzle-theme-take-points = Ramasser des points
    .text = Vous montez sur un pli qui contient des points, alors que vous pourriez le laisser.
puzzle-theme-dodge-points = Éviter des points
    .text = Vous laissez un pli qui coûte des points, alors que vous pourriez monter.
puzzle-theme-get-rid = Se débarrasser
    .text = Vous jouez une carte qui coûte des points, et elle ne monte pas sur le pli.
puzzle-theme-avoid-tricks = Donnes qui coûtent
    .text = Des plis ou des cartes coûtent des points dans cette donne.
puzzle-theme-last-of-suit = Épuiser une couleur
    .text = Vous fournissez ou défaussez votre dernière carte d'une couleur.
puzzle-theme-low-bid = Annonce la plus basse
    .text = L'annonce la plus basse permise est la bonne.
puzzle-theme-high-bid = Annonces hautes
    .text = La bonne annonce promet cinq plis ou plus.
puzzle-theme-sell = Vendre
    .text = Vous vendez la donne ou demandez un prix plus élevé.

## Dix mains d'un thème, fraîchement données

puzzle-ten-title = Dix mains
puzzle-ten-theme = Dix mains : { $theme }
puzzle-ten-door = Dix mains de ce genre
puzzle-ten-place = Main { $place } sur { $count }
puzzle-ten-dealing = Le programme donne jusqu'à ce que le thème se présente.
puzzle-ten-none = Le thème ne s'est pas présenté dans un grand nombre de donnes. Réessayez ou choisissez-en un autre.
puzzle-ten-again = Donner à nouveau
puzzle-ten-next = Main suivante
puzzle-ten-more = Dix autres mains
puzzle-ten-over = Vos dix mains
puzzle-ten-now = { $than ->
    [more] Dans ces dix mains, vous avez perdu { $mean } ± { $half } points par main de plus qu'un joueur confirmé.
   *[less] Dans ces dix mains, vous avez perdu { $mean } ± { $half } points par main de moins qu'un joueur confirmé.
}
puzzle-ten-first = { $than ->
    [more] Dans les dix premières, vous avez perdu { $mean } ± { $half } points par main de plus.
   *[less] Dans les dix premières, vous avez perdu { $mean } ± { $half } points par main de moins.
}
puzzle-ten-change = { $change ->
    [better] C'est nettement mieux.
    [worse] C'est nettement moins bien.
   *[open] La différence peut être due au hasard.
}

## Où se trouve une carte cachée : dix jetons sur trois places

puzzle-read-title = Lire les mains
puzzle-read-type = Vos jetons pour { $seats }, comme 6 3 1 :
puzzle-read-not-ten = { $typed } n'est pas une réponse : tapez trois nombres entiers qui font dix, comme 6 3 1.
puzzle-read-number = Question { $number }
puzzle-read-ask = Où est { $card } ?
puzzle-read-how = Répartissez dix jetons entre les trois joueurs : davantage là où la carte est plus probable.
puzzle-read-left = { $left ->
    [0] Tous les jetons sont posés.
    [one] Il reste { $left } jeton
   *[other] Il reste { $left } jetons
}
puzzle-read-chips = { $chips } sur 10
puzzle-read-answer = Répondre
puzzle-read-held = { $who } avait { $card }.
puzzle-read-believed = Jetons et score
puzzle-read-own = Vous
puzzle-read-best = Meilleur lecteur
puzzle-read-score = Score
puzzle-read-scored = Votre score : { $score } sur 100.
puzzle-read-what = 100 : vos jetons sont ceux du meilleur lecteur. 0 : pas plus proches que des jetons égaux.
puzzle-read-clues = Ce que vous pouviez lire
puzzle-read-clue-ruff = { $who } a coupé { $led } au pli { $trick } : { $card } ne peut pas être là.
puzzle-read-clue-discard = { $who } a jeté { $played } sur { $led } au pli { $trick } : { $card } ne peut pas être là.
puzzle-read-clue-no-ruff = Faute d'atout, { $who } a jeté { $played } au pli { $trick } : { $card } ne peut pas être là.
puzzle-read-clue-no-overruff = Faute d'atout plus fort, { $who } a joué { $played } au pli { $trick } : { $card } ne peut pas être là.
puzzle-read-clue-no-throw = La règle aurait fait jeter { $card } par { $who } au pli { $trick } : cette carte ne peut pas être là.
puzzle-read-clue-lead = Faute d'autre choix, { $who } a entamé le pli { $trick } avec { $played } : { $card } ne peut pas être là.
puzzle-read-clue-announcement = Ce qui est annoncé par { $who } ne laisse pas de place pour { $card }.
puzzle-read-clue-hand = Toutes les cartes chez { $who } sont connues : { $card } n'y est pas.
puzzle-read-clue-count = Comptez les cartes : chez { $who }, il n'y a pas de place pour { $card }.
puzzle-read-clue-likelier = { $what ->
    [lead] { $who } a entamé le pli { $trick } avec { $played } : on le fait plus souvent quand { $card } est chez { $seat }.
    [call] { $said } : on le fait plus souvent quand { $card } est chez { $seat }.
   *[play] { $who } a joué { $played } au pli { $trick } : on le fait plus souvent quand { $card } est chez { $seat }.
}
puzzle-read-wasted = { $chips ->
    [one] { $chips } jeton gaspillé.
   *[other] { $chips } jetons gaspillés.
}
puzzle-read-show = { $what ->
    [call] Montrer l'annonce
   *[trick] Montrer le pli
}
puzzle-read-course = Votre score moyen à ce jeu : { $score }. Réponses jusqu'ici : { $answers }.
puzzle-read-curve = Votre calibration
puzzle-read-curve-how = Une place à cinq jetons devrait avoir la carte cinq fois sur dix. Réponses à tous les jeux : { $answers }.
puzzle-read-curve-laid = Jetons
puzzle-read-curve-seats = Places
puzzle-read-curve-held = Sur dix, l'avaient
puzzle-read-curve-soon = Après { $count } réponses à tous les jeux, vous verrez si vos jetons sont justes. Jusqu'ici : { $answers }.
puzzle-read-next = Question suivante
puzzle-read-dealing = Le programme donne jusqu'à ce qu'il y ait une question.
puzzle-read-none = Aucune question ne s'est présentée en de nombreuses donnes. Réessayez.
puzzle-read-table-title = Où est la carte ?
puzzle-read-table-looking = Le juge cherche une carte dont on sait quelque chose.
puzzle-read-table-none = Il n'y a encore rien à lire. Réessayez après le pli suivant.
puzzle-read-table-laid = Vos jetons sont posés. Ce qu'ils valent se dit après la donne.
puzzle-read-table-told = Ce que vous avez lu, donne { $number }
puzzle-read-table-empty = Vous n'avez posé aucun jeton dans cette donne.
