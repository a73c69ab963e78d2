# Ce que l'on trouve en comparant les cartes d'une feuille de partie avec son secret, en ligne de commande et sur la page.

verify-agrees = Toutes les cartes de cette partie découlent du secret scellé.
verify-differs = Cette feuille de partie ne s'accorde pas avec son secret.
verify-open = Rien ne contredit le secret, mais tout ne peut pas être vérifié.

verify-no-shuffle = La feuille ne dit rien du battage des cartes : il n'y a rien à quoi les comparer.
verify-derivation = Les cartes ont été battues selon « { $name } » ; on ne vérifie ici que { $known }.
verify-luck = { $number ->
    [0] Personne n'a rien ajouté au battage : le sceau lie la table, mais elle a pu choisir entre plusieurs secrets.
    [one] Un joueur a pris part au battage.
   *[other] { $number } joueurs ont pris part au battage.
}
verify-no-secret = Le secret n'est pas encore révélé. Le sceau est { $seal } ; redemandez la feuille quand la partie sera finie.
verify-seal-agrees = Le secret porte bien le sceau de la feuille, { $seal }.
verify-seal-differs = Le sceau du secret est { $expected }, mais la feuille dit { $found }.
verify-seal-noted = Le sceau que l'on avait noté est { $expected }, mais la feuille dit { $found }.
verify-kings-agree = Les cartes données pour former les équipes sont celles du secret.
verify-kings-differ = Carte { $place } donnée pour former les équipes : { $expected } selon le secret, { $found } selon la feuille.
verify-draw-agrees = Tirage { $number } : chaque carte est celle du secret.
verify-draw-differs = Tirage { $number }, { $who } : { $expected } selon le secret, { $found } selon la feuille.
verify-seats-agree = Les places découlent du tirage.
verify-seats-differ = Selon le tirage, les places sont { $expected } ; la feuille dit { $found }.
verify-seats-twice = Deux joueurs occupent la même place : on ne peut rien leur donner.
verify-dealer-agrees = { $expected } donne en premier, comme tiré.
verify-dealer-differs = Selon le tirage, { $expected } donne en premier ; la feuille dit { $found }.
verify-deal-agrees = Donne { $number } : chaque carte est celle du secret.
verify-deal-number = La donne { $expected } porte ici le numéro { $found }.
verify-deal-dealer = Donne { $number } : c'est à { $expected } de donner ; la feuille dit { $found }.
verify-deal-hand = Donne { $number }, carte { $place } donnée à { $who } : { $expected } selon le secret, { $found } selon la feuille.
verify-deal-turned = Donne { $number } : la retourne est { $expected } ; la feuille dit { $found }.
verify-deal-face-up = Donne { $number } : les cartes données à découvert sont { $expected } ; la feuille dit { $found }.
verify-nothing = rien
verify-to = { $card } à { $who }
verify-rules = Quant à savoir si l'on a joué selon les règles, c'est l'affaire de `fourkings replay`.
verify-empty = Il n'y a ici aucune feuille de partie.
