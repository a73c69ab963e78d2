# Les problèmes, tels que la ligne de commande les montre

puzzle-head = Problème { $id } : { $game }, donne { $deal }, cote { $rating }
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
   *[other] Il y a mieux : l'un de { $answers }.
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
puzzle-page-solved = { $solved } sur { $count } réussis du premier coup
puzzle-page-streak = { $days ->
    [0] Résolvez un problème du jour pour commencer une série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-page-rating = Cote { $rating }
puzzle-page-how = { $kind ->
    [card] Choisissez la carte que vous joueriez.
   *[call] Choisissez l'annonce que vous feriez.
}
puzzle-page-right = Bonne réponse
puzzle-page-wrong = Il y a mieux
puzzle-page-best = Avec ce que vous savez, rien n'est meilleur que { $chosen }.
puzzle-page-fine = Plusieurs réponses conviennent : { $answers }.
puzzle-page-others = La meilleure des autres réponses, { $chosen }, perd { $loss } points en moyenne.
puzzle-page-loses = { $chosen } perd { $loss } points en moyenne.
puzzle-page-once-more = Réessayer
puzzle-page-why = Voir pourquoi
puzzle-page-reason = Pourquoi
puzzle-page-fails = Des robots simples ont joué { $deals } donnes possibles : votre réponse a rapporté moins dans { $worse } et plus dans { $better }.
puzzle-page-not-shown = Les donnes tirées ici ne le montrent pas. Les juges en ont regardé des milliers.
puzzle-page-now-drawn = La table montre une donne où elle a rapporté moins.
puzzle-page-now-real = La table montre la donne telle qu'elle a été jouée.
puzzle-page-drawn = Donne possible
puzzle-page-real = Vraie donne
puzzle-page-last = Vous avez répondu à tous les problèmes de ce jeu.
puzzle-page-none = Ce problème n'est pas disponible. Choisissez-en un autre.
