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
