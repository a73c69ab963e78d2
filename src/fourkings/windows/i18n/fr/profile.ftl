# Comment quelqu'un joue, par jeu : aux tables, d'après les revues de ses parties, et dans les donnes du jour.

profile-intro = Comment vous jouez, par jeu : aux tables, d'après les revues de vos parties, et dans les donnes du jour. Personne d'autre ne voit cette page.
profile-game = Jeu

## Aux tables

profile-tables = Aux tables
profile-tables-text = Toutes les parties que vous avez jouées jusqu'au bout. Leçons, entraînements et feuilles venues d'ailleurs ne comptent pas.
profile-matches = Parties
profile-won = Gagnées
profile-reviewed = Revues
profile-faults = Erreurs par partie
profile-faults-short = Erreurs
profile-last = Enchères et partenaires de vos dernières parties :
profile-bids = { $made ->
    [0] aucune enchère tenue
    [one] une enchère tenue
   *[other] { $made } enchères tenues
} sur { $bids }
profile-partners = Partenaires : { $names }
profile-partner = { $who } ({ $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
} sur { $matches })

## D'après les revues

profile-course = { $game } : les erreurs de partie en partie
profile-match = { $when } : { $faults ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $faults } erreurs
}, { $won ->
    [yes] gagnée
   *[no] perdue
}
profile-legend = La partie la plus ancienne d'abord ; en vert : gagnée.
profile-kinds = Ce qui a coûté le plus
profile-kind = Sorte de décision
profile-kind-call = Paroles
profile-kind-lead = Entames et attaques
profile-kind-follow = Cartes fournies

## Dans les donnes du jour

profile-sets = { $sets ->
    [0] Vous n'avez encore joué aucune série.
    [one] Vous avez joué une série.
   *[other] Vous avez joué { $sets } séries.
}
profile-played = Joué
profile-rating = Cote (1500 est le champ)
profile-needed = { $deals ->
    [one] dans une donne
   *[other] dans { $deals } donnes
}
