# La page qui vérifie une partie, le sceau à la table, et la page des chiffres.

proof-title = Vérifier une partie
proof-intro = Toutes les cartes d'une partie découlent d'un secret scellé avant la première carte. Donnez à cette page une feuille de partie : elle refait chaque carte et compare. Tout se passe ici, dans votre navigateur, sans rien demander à personne.
proof-file = Ouvrir une feuille
proof-paste = Ou coller une feuille
proof-check = Vérifier
proof-another = En vérifier une autre
proof-of-table = Vérifier cette partie
proof-not-over = Cette partie n'est pas finie : son secret sera révélé à la fin.
proof-gone = Cette feuille n'a pas pu être obtenue. Enregistrez-la à la fin de la partie, et ouvrez-la ici.
proof-no-record = Ce n'est pas une feuille de partie.
proof-many = Le fichier contient { $count } feuilles. Voici la première.
proof-mine-seal = C'est bien le sceau que votre navigateur a vu avant la partie.
proof-mine-late = C'est le sceau que votre navigateur a vu pendant la partie.
proof-mine-other-seal = Votre navigateur a vu un autre sceau avant la partie : { $seal }.
proof-mine-luck = Ce que votre navigateur a ajouté s'y trouve.
proof-mine-no-luck = Ce que votre navigateur a ajouté n'y est pas.
proof-mine-none = Ce navigateur n'a noté aucun sceau pour cette partie. Si vous l'avez fait, comparez.
proof-seal = Sceau
proof-secret = Secret
proof-added = Ce que les joueurs ont ajouté
proof-added-nothing = rien
proof-copy = Copier
proof-copied = Copié.
proof-opening = Avant la première carte
proof-deals = Les donnes
proof-hand = Carte par carte
proof-proved = Ce que cela prouve
proof-proved-cards = Aucune de ces cartes n'a été échangée, aucune donne n'a été sautée ni refaite après que le secret fut scellé.
proof-proved-luck = Qui a vu le sceau avant d'ajouter des octets au hasard sait que la table n'a pas choisi les cartes.
proof-unproved = Ce que cela ne prouve pas
proof-unproved-looked = Que personne n'a regardé : qui peut lire la mémoire du serveur connaît toutes les mains pendant la partie.
proof-unproved-choice = Qu'une table à laquelle personne n'a rien ajouté n'a pas choisi entre plusieurs secrets ; ni qu'un hôte assis à sa propre table n'a pas ajouté sa part en dernier.
proof-unproved-missing = Qu'aucune partie n'a été interrompue parce qu'elle déplaisait à quelqu'un.
proof-unproved-page = Que cette page est honnête : elle vient du même hôte. Enregistrez la feuille et vérifiez-la aussi ailleurs, avec `fourkings verify` ou avec un programme à vous.
proof-spec = La méthode, pour qui veut écrire sa propre vérification : `docs/seal.fr.md`, dans les sources.
proof-at-table = Sceau du battage
proof-at-table-text = Toutes les cartes de cette partie découlent d'un secret choisi et scellé avant la première carte. Voici le sceau. La partie finie, le secret est révélé et chacun peut vérifier chaque carte.
proof-at-table-secret = La partie est finie, et voici le secret. Son sceau doit être celui qui précède.
proof-at-table-luck = { $count ->
    [one] { $names } a pris part au battage.
   *[other] { $names } ont pris part au battage.
}
proof-at-table-no-luck = Personne n'a rien ajouté au battage.
proof-luck = Votre part de hasard
proof-luck-text = Un mot de vous, ou des octets au hasard, se mêlent au battage une fois que la table a scellé son secret. Ainsi, ni la table ni vous ne décidez seuls des cartes.
proof-luck-word = Un mot de vous
proof-luck-random = Au hasard

luck-title = Comment les cartes sont tombées
luck-intro = Personne ne se souvient des mains ordinaires. Les voici toutes : chaque donne de chaque partie jouée jusqu'au bout sur ce serveur, en regard de ce que fait le hasard, calculé exactement.
luck-none = Aucune partie n'a encore été jouée jusqu'au bout ici.
luck-deals = { $deals ->
    [one] une donne
   *[other] { NUMBER($deals, useGrouping: "true") } donnes
} en { $matches ->
    [one] une partie
   *[other] { NUMBER($matches, useGrouping: "true") } parties
}
luck-pack = À { $cards } cartes
luck-kings = Comment les quatre rois étaient répartis entre les mains
luck-longest = La plus longue couleur d'une main
luck-voids = Couleurs absentes d'une main, les quatre mains réunies
luck-cliques = Cliques, les quatre mains réunies
luck-places = Rois selon la place, du joueur qui suit le donneur au donneur
luck-place-0 = premier
luck-place-1 = deuxième
luck-place-2 = troisième
luck-place-3 = donneur
luck-or-more = { $number } ou plus
luck-or-less = { $number } ou moins
luck-what = Quoi
luck-seen = Vu
luck-expected = Attendu
luck-share = Probabilité
luck-even = Aussi égal que le fait le hasard.
luck-odd = Le hasard seul s'écarte autant une fois sur { NUMBER($times, useGrouping: "true") }.
luck-few = Trop peu de donnes encore pour le dire.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] un degré de liberté
   *[other] { $freedom } degrés de liberté
}, p = { $p }
luck-all-even = En somme : aussi égal que le fait le hasard.
luck-all-odd = En somme : { $count ->
    [one] un tableau s'écarte
   *[other] { $count } tableaux s'écartent
} plus que le hasard ne devrait le permettre.
luck-all-few = En somme : trop peu de donnes encore pour le dire.
luck-note = Les parties interrompues ne sont pas comptées, ni celles qui sont en cours. Un jeu qui finit à un nombre de points finit plus tôt avec certaines cartes qu'avec d'autres : cela aussi laisse une trace, petite. Pris seul, chaque calcul accuse un battage honnête sur cent ; ici, un tableau n'est dit singulier que là où le hasard ne rendrait l'un d'eux aussi singulier que sur un serveur sur cent.
