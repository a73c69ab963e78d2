# Comment quelqu'un joue, par jeu : aux tables, d'après les analyses de ses parties, et dans les donnes du jour.

profile-intro = Comment vous jouez, par jeu : aux tables, d'après vos analyses de parties et dans les donnes du jour. Cette page n'est visible que par vous.
profile-game = Jeu

## Aux tables

profile-tables = Aux tables
profile-tables-text = Toutes les parties que vous avez finies. Les leçons, les entraînements et les feuilles de partie importées ne comptent pas.
profile-tables-copies = { $matches ->
    [one] Une de ces parties avait une copie hors ligne avec toutes les mains.
   *[other] { $matches } de ces parties avaient une copie hors ligne avec toutes les mains.
}
profile-matches = Parties
profile-won = Gagnées
profile-reviewed = Analysées
profile-faults = Erreurs par partie
profile-faults-short = Erreurs
profile-last = Annonces et partenaires de vos dernières parties :
profile-bids = { $kept ->
    [0] aucune annonce réussie
    [one] une annonce réussie
   *[other] { $kept } annonces réussies
} sur { $bids }
profile-partners = Partenaires : { $names }
profile-partner = { $who } ({ $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
} sur { $matches })

## D'après les analyses

profile-course = { $game } : les erreurs de partie en partie
profile-match = { $when } : { $faults ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $faults } erreurs
}, { $won ->
    [yes] gagnée
   *[no] perdue
}
profile-legend = La plus ancienne d'abord ; en vert : gagnée.
profile-kinds = Décisions les plus coûteuses
profile-kind = Sorte de décision
profile-kind-call = Annonces
profile-kind-lead = Entames
profile-kind-follow = Cartes jouées après l'entame

## Dans les donnes du jour

profile-sets = { $sets ->
    [0] Vous n'avez encore joué aucune donne du jour.
    [one] Vous avez joué les donnes d'un jeu.
   *[other] Vous avez joué les donnes de { $sets } jeux.
}
profile-played = Joué
profile-rating = Cote (moyenne : 1500)
profile-needed = { $deals ->
    [one] dans une donne
   *[other] dans { $deals } donnes
}
profile-provisional = provisoire : encore { $deals } donnes

## Ce qui ressort des analyses

profile-leak = Un point à travailler
profile-leak-found = { $game } : « { $theme } » vous coûte { $loss } ± { $half } points par partie de plus qu'à un joueur de club. C'était le cas dans { $times } parties sur { $matches }.
profile-leak-none = { $game } : rien ne ressort de { $matches } parties analysées.
profile-leak-needed = { $game } : encore { $needed ->
    [one] { $needed } partie analysée
   *[other] { $needed } parties analysées
}, et cette page cherchera ce qui vous coûte le plus.
profile-leak-practise = Problèmes sur ce thème

## Dix mains d'un thème

profile-practised = Avant et après
profile-practised-what = Points perdus de plus qu'un joueur de club
profile-practised-first = Dix premières mains, par main
profile-practised-last = Dix dernières mains, par main
profile-practised-before = Parties avant ({ $matches }), par partie
profile-practised-since = Parties depuis ({ $matches }), par partie
profile-practised-none = aucune
