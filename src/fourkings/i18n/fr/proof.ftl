# La page qui vérifie une partie, le sceau à la table, et la page des chiffres.

proof-title = Vérifier une partie
proof-intro = Toutes les cartes d'une partie découlent d'un secret scellé avant la première carte. Donnez à cette page une feuille de partie : elle refait chaque carte et compare. Tout se passe dans votre navigateur.
proof-file = Ouvrir une feuille de partie
proof-paste = Ou coller une feuille de partie
proof-check = Vérifier
proof-another = Vérifier une autre partie
proof-of-table = Vérifier cette partie
proof-not-over = Cette partie n'est pas finie. Son secret sera publié à la fin.
proof-gone = La feuille de partie n'a pas pu être obtenue. Enregistrez-la à la fin de la partie, et ouvrez-la ici.
proof-no-record = Ce n'est pas une feuille de partie.
proof-many = Le fichier contient { $count } feuilles de partie. Voici la première.
proof-mine-seal = C'est bien le sceau que votre navigateur a vu avant la partie.
proof-mine-late = C'est le sceau que votre navigateur a vu pendant la partie.
proof-mine-other-seal = Votre navigateur a vu un autre sceau avant la partie : { $seal }.
proof-mine-luck = La feuille de partie contient ce que votre navigateur a ajouté.
proof-mine-no-luck = Ce que votre navigateur a ajouté manque à la feuille de partie.
proof-mine-none = Ce navigateur n'a noté aucun sceau pour cette partie. Si vous l'avez noté, comparez.
proof-seal = Sceau
proof-secret = Secret
proof-added = Ajouté par les joueurs
proof-added-nothing = rien
proof-copy = Copier
proof-copied = Copié.
proof-opening = Avant la première carte
proof-deals = Donnes
proof-hand = Carte par carte
proof-proved = Ce que cela prouve
proof-proved-cards = Aucune de ces cartes n'a été échangée. Une fois le secret scellé, aucune donne n'a été sautée ni refaite.
proof-proved-luck = La personne qui a vu le sceau avant d'ajouter des octets au hasard sait que la table n'a pas choisi les cartes.
proof-unproved = Ce que cela ne prouve pas
proof-unproved-looked = Que personne n'a regardé : celui qui lit la mémoire du serveur, ou d'un appareil qui garde la partie, connaît toutes les mains.
proof-unproved-choice = Qu'une table à laquelle personne n'a rien ajouté n'a pas choisi entre plusieurs secrets. Ni qu'un hôte assis à sa propre table n'a pas ajouté sa part en dernier.
proof-unproved-missing = Qu'aucune partie n'a été interrompue parce qu'elle déplaisait à quelqu'un.
proof-unproved-page = Que cette page est honnête : elle vient du même hôte. Enregistrez la feuille de partie et vérifiez-la aussi ailleurs, avec `fourkings verify` ou avec un programme à vous.
proof-spec = Pour écrire votre propre vérification, suivez la spécification : `docs/seal.md`, dans les sources.
proof-at-table = Sceau du mélange
proof-at-table-text = Toutes les cartes de cette partie découlent d'un secret choisi et scellé avant la première carte. Voici son sceau. Après la partie, le secret est publié et chacun peut vérifier chaque carte.
proof-at-table-secret = La partie est finie, et voici le secret. Son sceau doit être celui qui précède.
proof-at-table-luck = { $count ->
    [you] Votre navigateur a ajouté son propre hasard au mélange.
    [both] { $names } avez participé au mélange.
    [one] { $names } a participé au mélange.
   *[other] { $names } ont participé au mélange.
}
proof-at-table-no-luck = Personne n'a rien ajouté au mélange.
proof-luck = Votre part de hasard
proof-luck-text = Un mot de vous, ou des octets au hasard, sont ajoutés au mélange une fois que la table a scellé son secret. Ainsi, ni la table ni vous ne décidez seuls des cartes.
proof-luck-word = Votre mot
proof-luck-random = Octets au hasard

luck-title = Statistiques des cartes
luck-intro = Personne ne se souvient des mains ordinaires. Les voici toutes : chaque donne de chaque partie finie sur ce serveur, comparée aux probabilités exactes.
luck-none = Aucune partie n'a encore été finie sur ce serveur.
luck-deals = { $deals ->
    [one] une donne
   *[other] { NUMBER($deals, useGrouping: "true") } donnes
} en { $matches ->
    [one] une partie
   *[other] { NUMBER($matches, useGrouping: "true") } parties
}
luck-pack = À { $cards } cartes
luck-kings = Répartition des quatre rois entre les quatre mains
luck-longest = Plus longue couleur d'une main
luck-voids = Couleurs absentes d'une main, les quatre mains réunies
luck-cliques = Cliques, les quatre mains réunies
luck-places = Rois selon la place, du premier en cartes au donneur
luck-place-0 = premier
luck-place-1 = deuxième
luck-place-2 = troisième
luck-place-3 = donneur
luck-or-more = { $number } ou plus
luck-or-less = { $number } ou moins
luck-what = Événement
luck-seen = Vu
luck-expected = Attendu
luck-share = Probabilité
luck-even = Rien que le hasard n'explique.
luck-odd = Le hasard seul s'écarte autant une fois sur { NUMBER($times, useGrouping: "true") }.
luck-few = Trop peu de donnes jusqu'ici.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] un degré de liberté
   *[other] { $freedom } degrés de liberté
}, p = { $p }
luck-all-even = En somme : rien que le hasard n'explique.
luck-all-odd = En somme : { $count ->
    [one] un tableau s'écarte
   *[other] { $count } tableaux s'écartent
} plus que le hasard ne devrait le permettre.
luck-all-few = En somme : trop peu de donnes jusqu'ici.
luck-note = Les parties inachevées ne sont pas comptées. Un jeu en un nombre de points finit plus tôt avec certaines cartes qu'avec d'autres, ce qui laisse une petite trace. Pris seul, chaque test signale un mélange honnête sur cent. Cette page ne signale un tableau que si le hasard le faisait sur un serveur sur cent, tous tableaux réunis.
