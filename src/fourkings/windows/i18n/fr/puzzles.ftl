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
