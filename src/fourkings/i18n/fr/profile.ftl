# Mon jeu : la série, les tâches du jour, et comment quelqu'un joue, par jeu.

profile-intro = Cette page n'est visible que par vous.
profile-empty = Terminez une partie, et cette page montrera, jeu par jeu, comment vous jouez, ce qui vous coûte des points, et chaque partie avec son analyse.

## Aujourd'hui

profile-week = Les sept derniers jours
profile-day = { $day } : { $played ->
    [yes] joué
   *[no] pas joué
}
profile-today = Au programme du jour
profile-today-deals = Donnes du jour, jeux entamés : { $done } sur { $games }
profile-today-mistakes = Erreurs revues aujourd'hui : { $done } sur { $count }
profile-today-puzzles = { $solved ->
    [0] Problèmes du jour
   *[other] Problèmes du jour : { $solved }
}
profile-done = fait
profile-next-deals = Donnes du jour : { $game }
profile-next-mistakes = Vos erreurs
profile-next-puzzle = Un problème : { $game }
profile-all-done = Tout est fait pour aujourd'hui. De nouvelles donnes arrivent demain.

## Par jeu

profile-trend = { $results } résultats, entre { $lowest } et { $highest }
profile-trend-skill = Niveau
profile-trend-daily = Donnes du jour
profile-trend-puzzles = Cote aux problèmes
profile-trend-mistakes = Erreurs par partie
profile-do-daily = Jouer les donnes du jour
profile-do-puzzles = Résoudre un problème
profile-do-review = Analyser une partie
profile-do-match = Jouer une partie
profile-do-weakest = À travailler : { $part }
profile-skill-needed = { $needed ->
    [one] Encore un résultat et votre niveau s'affichera : comptent les donnes du jour, les problèmes et les parties analysées.
   *[other] Encore { $needed } résultats et votre niveau s'affichera : comptent les donnes du jour, les problèmes et les parties analysées.
}
profile-practise = S'y exercer
profile-leak-found = Ce qui vous coûte le plus : « { $theme } », { $loss } ± { $half } points par partie de plus qu'à un joueur confirmé. C'était le cas dans { $times } parties sur { $matches }.
profile-leak-none = Rien ne ressort de { $matches } parties analysées.
profile-leak-needed = { $needed ->
    [one] Analysez encore une partie pour connaître votre habitude la plus coûteuse.
   *[other] Analysez encore { $needed } parties pour connaître votre habitude la plus coûteuse.
}
profile-practised = { $matches ->
    [0] « { $theme } » vous coûtait { $before } points par partie avant vos exercices. Analysez une partie pour voir ce qui a changé.
   *[other] « { $theme } » vous coûtait { $before } points par partie avant vos exercices, et { $since } depuis.
}
profile-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
profile-bids = { $kept ->
    [0] aucune annonce réussie
    [one] une annonce réussie
   *[other] { $kept } annonces réussies
} sur { $bids }
profile-partner = { $who } ({ $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
} sur { $matches })
profile-rating = Cote aux donnes du jour : { $rating }{ $known ->
    [yes] { "" }
   *[no] , provisoire
}
profile-provisional = { $rating }, provisoire
profile-skill = Comment le niveau est calculé
profile-skill-what = Le niveau est la moyenne de trois chiffres au plus, entre 0 et 100, où 50 est la moyenne : la part des autres que vous avez dépassés dans les donnes de vos dix derniers jours de jeu, votre chance de résoudre un problème que la moitié des robots résout, et le pourcentage de vos dix dernières parties analysées où vous avez perdu moins de points que n'en aurait perdu un joueur confirmé. Il s'affiche après dix résultats : donnes du jour, problèmes et parties analysées.
