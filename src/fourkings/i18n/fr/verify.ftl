# Ce que l'on trouve en comparant les cartes d'une feuille de partie avec son secret, en ligne de commande et sur la page.

verify-agrees = Toutes les cartes de cette partie découlent du secret scellé.
verify-differs = Cette feuille de partie ne correspond pas à son secret.
verify-open = Rien ne contredit le secret, mais tout ne peut pas être vérifié.

verify-no-shuffle = La feuille de partie n'indique pas comment les cartes ont été mélangées : il n'y a rien à quoi les comparer.
verify-derivation = Les cartes ont été mélangées selon « { $name } » ; ce programme ne vérifie que { $known }.
verify-luck = { $number ->
    [0] Personne n'a rien ajouté au mélange : le sceau lie la table, mais elle a pu choisir entre plusieurs secrets.
    [one] Un joueur a participé au mélange.
   *[other] { $number } joueurs ont participé au mélange.
}
verify-no-secret = Le secret n'est pas encore publié. La feuille de partie contient le sceau { $seal } ; redemandez-la après la partie.
verify-seal-agrees = Le secret correspond au sceau de la feuille de partie, { $seal }.
verify-seal-differs = Le sceau du secret est { $expected }, mais la feuille de partie contient { $recorded }.
verify-seal-noted = Le sceau que vous avez noté est { $expected }, mais la feuille de partie contient { $recorded }.
verify-kings-agree = Les cartes données pour former les équipes correspondent au secret.
verify-kings-differ = Carte { $place } donnée pour former les équipes : { $expected } selon le secret, { $recorded } dans la feuille de partie.
verify-draw-agrees = Tirage { $number } : chaque carte correspond au secret.
verify-draw-differs = Tirage { $number }, { $who } : { $expected } selon le secret, { $recorded } dans la feuille de partie.
verify-seats-agree = Les places découlent du tirage.
verify-seats-differ = Selon le tirage, les places sont { $expected } ; dans la feuille de partie, { $recorded }.
verify-seats-twice = Deux joueurs ont la même place : il est impossible de leur donner des cartes.
verify-dealer-agrees = { $expected } donne en premier, comme tiré.
verify-dealer-differs = Selon le tirage, { $expected } donne en premier ; dans la feuille de partie, { $recorded }.
verify-deal-agrees = Donne { $number } : chaque carte correspond au secret.
verify-deal-number = La donne { $expected } porte le numéro { $recorded } dans la feuille de partie.
verify-deal-dealer = Donne { $number } : le donneur est { $expected } ; dans la feuille de partie, { $recorded }.
verify-deal-hand = Donne { $number }, carte { $place } donnée à { $who } : { $expected } selon le secret, { $recorded } dans la feuille de partie.
verify-deal-turned = Donne { $number } : la retourne est { $expected } ; dans la feuille de partie, { $recorded }.
verify-deal-face-up = Donne { $number } : les cartes données à découvert sont { $expected } ; dans la feuille de partie, { $recorded }.
verify-nothing = rien
verify-to = { $card } à { $who }
verify-rules = Pour vérifier que la partie a suivi les règles, utilisez `fourkings replay`.
verify-empty = Le fichier ne contient aucune feuille de partie.
