# Règles de la maison. Une option est un nom et une question (.text) ; chaque valeur est un nom et une réponse (.text), qui se
# lit après deux-points : sans majuscule ni point final. Les formules sont un nom et une phrase.

### Quarante de Roi

option-quarante-ruff_exemption = Dispense de couper
    .text = Quand pouvez-vous garder vos atouts alors que vous ne pouvez pas fournir ?
value-quarante-ruff_exemption-partner_winning = Partenaire maître
    .text = tant que le partenaire est maître du pli
value-quarante-ruff_exemption-no_opponent_ruff = Sans coupe adverse
    .text = tant que le partenaire est maître du pli et qu'aucun adversaire ne l'a coupé
option-quarante-must_overtrump = Surcoupe
    .text = Une seconde coupe doit-elle monter au-dessus de la première ?
value-quarante-must_overtrump-off = Libre
    .text = tout atout convient
value-quarante-must_overtrump-on = Obligatoire
    .text = le joueur qui doit couper monte, s'il le peut, au-dessus des atouts déjà dans le pli
option-quarante-cliques = Cliques qui comptent
    .text = Lesquelles des cliques annoncées comptent ?
value-quarante-cliques-all = Toutes
    .text = toutes, pour le camp du joueur qui les a
value-quarante-cliques-best_only = La plus forte
    .text = la plus forte seulement
value-quarante-cliques-best_team = Celles du meilleur camp
    .text = toutes celles du camp qui a annoncé la plus forte
option-quarante-announce = Annonce
    .text = Quand les cliques sont-elles annoncées ?
value-quarante-announce-own_turn = À son tour
    .text = chacun à son premier tour, avant sa carte
value-quarante-announce-before_lead = Avant l'entame
    .text = tous les quatre, dans l'ordre du jeu, avant la première entame
option-quarante-jack_value = Un valet
    .text = Que vaut un valet dans un pli ?
value-quarante-jack_value-2 = 2 points
    .text = 2 points, et il y en a 44 dans les plis d'une donne
value-quarante-jack_value-3 = 3 points
    .text = 3 points, et il y en a 48 dans les plis d'une donne
option-quarante-target = But
    .text = Quel score met fin à la partie ?
value-quarante-target-n = { $n } points
    .text = la partie finit avec la donne où un camp atteint { $n }
option-quarante-cliques_first = Quand comptent les cliques
    .text = Les cliques comptent-elles sitôt annoncées ?
value-quarante-cliques_first-off = Après la donne
    .text = non, elles s'ajoutent après le huitième pli
value-quarante-cliques_first-on = Aussitôt
    .text = oui, et le camp qu'elles portent au but gagne sur-le-champ
option-quarante-deals = Nombre de donnes
    .text = La partie finit-elle après un nombre de donnes ?
value-quarante-deals-off = Non
    .text = non, le but y met fin
value-quarante-deals-n = { $n ->
    [one] une donne
   *[other] { $n } donnes
}
    .text = après { $n ->
    [one] une donne marquée
   *[other] { $n } donnes marquées
}, quel que soit le but ; le plus haut score gagne, et à égalité on partage
preset-quarante-classic = Classique
    .text = Le jeu moderne, tel que le raconte la règle française.
preset-quarante-historical_scoring = Score à l'ancienne
    .text = Le valet à 3 et la plus forte clique seule, comme au bon vieux temps.

### Quarante de Roi, 1792

option-quarante-1792-direction = Sens du jeu
    .text = Dans quel sens vont la donne, les annonces et le jeu ?
value-quarante-1792-direction-anticlockwise = Sens inverse des aiguilles
    .text = vers la droite
value-quarante-1792-direction-clockwise = Sens des aiguilles
    .text = vers la gauche, et dans toutes les règles la gauche et la droite s'échangent
option-quarante-1792-partners = Partenaires
    .text = Comment choisit-on les partenaires ?
value-quarante-1792-partners-kings = Par les rois
    .text = les rois donnés à découvert désignent les partenaires et les places
value-quarante-1792-partners-fixed = Comme on est assis
    .text = chacun reste où il s'est assis
option-quarante-1792-beaten = Nombre battu
    .text = Peut-on dire un nombre plus petit qu'un autre déjà dit ?
value-quarante-1792-beaten-silent = Silence
    .text = non
value-quarante-1792-beaten-may_tell = Permis
    .text = oui, et celui dont toutes les cliques sont battues peut aussi dire « bon »
option-quarante-1792-target = But
    .text = Quel score met fin à la partie ?
value-quarante-1792-target-n = { $n } points
    .text = la partie finit avec la donne où un camp atteint { $n }
option-quarante-1792-deals = Nombre de donnes
    .text = La partie finit-elle après un nombre de donnes ?
value-quarante-1792-deals-off = Non
    .text = non, le but y met fin
value-quarante-1792-deals-n = { $n ->
    [one] une donne
   *[other] { $n } donnes
}
    .text = après { $n ->
    [one] une donne marquée
   *[other] { $n } donnes marquées
}, quel que soit le but ; le plus haut score gagne, et à égalité on partage
preset-quarante-1792-classic = Classique
    .text = Le jeu tel que Lacombe l'a consigné.
preset-quarante-1792-club = Club
    .text = Pour deux paires qui se connaissent déjà.

### Le 400 libanais

option-400-expose_first = Première carte
    .text = La première carte de chacun est-elle donnée à découvert ?
value-400-expose_first-on = À découvert
    .text = oui, et elle reste à découvert jusqu'à la dernière annonce
value-400-expose_first-off = Couverte
    .text = non, toutes les cartes sont données couvertes
option-400-values = Valeur des annonces
    .text = Que vaut une annonce, selon le tableau des valeurs ?
value-400-values-seed = Celles de l'article
    .text = les barèmes de la source, avec une rude marche à 30
value-400-values-jawaker = Jawaker
    .text = 40 dès dix plis, et une marche moins rude à 30
value-400-values-conecta = Conecta
    .text = le même barème à tout score, raide en haut
value-400-values-pagat = Pagat
    .text = le même barème à tout score, deux points par pli à partir de sept plis
option-400-target = But
    .text = Quel score l'un des deux partenaires doit-il atteindre ?
value-400-target-n = { $n } points
    .text = { $n } ou davantage
option-400-partner_floor = L'autre partenaire
    .text = Quel score l'autre partenaire doit-il avoir pour que tous deux gagnent ?
value-400-partner_floor-positive = Au-dessus de 0
    .text = au-dessus de 0
value-400-partner_floor-not_negative = 0 suffit
    .text = 0 ou plus
option-400-deals = Nombre de donnes
    .text = La partie finit-elle après un nombre de donnes ?
value-400-deals-off = Non
    .text = non, le but y met fin
value-400-deals-n = { $n ->
    [one] une donne
   *[other] { $n } donnes
}
    .text = après { $n ->
    [one] une donne marquée
   *[other] { $n } donnes marquées
}, quel que soit le but ; le plus haut score gagne, et à égalité on partage
preset-400-classic = Classique
    .text = Le jeu tel que le raconte l'article, première carte à découvert.
preset-400-short = Courte
    .text = Quatre donnes marquées. Environ un quart d'heure.
preset-400-jawaker = Jawaker
    .text = Comme sur Jawaker : toutes les cartes couvertes, et un barème maison.
preset-400-old = À l'ancienne
    .text = L'ancien barème, doux et régulier.

### Le Jeu du Roi

option-jeu-du-roi-length = Longueur de la partie
    .text = Combien de donnes compte une partie ?
value-jeu-du-roi-length-full = Dix donnes
    .text = six négatives, puis quatre à l'atout
value-jeu-du-roi-length-short = Cinq donnes
    .text = pas de plis, pas de cœurs, pas de dames, sans le { card-short-KH }, puis atout trèfle
option-jeu-du-roi-heart_lead = Entamer cœur
    .text = Peut-on entamer cœur dans les donnes où il coûte ?
value-jeu-du-roi-heart_lead-free = Librement
    .text = on entame de n'importe quelle carte
value-jeu-du-roi-heart_lead-restricted = Avec retenue
    .text = aux donnes des cœurs et du roi de cœur, pas d'entame à cœur tant qu'on a une autre couleur ; le { card-short-KH } seulement en dernière carte
option-jeu-du-roi-trump_points = Points des atouts
    .text = Qu'est-ce qui compte aux donnes à l'atout ?
value-jeu-du-roi-trump_points-trick_and_trumps = Plis et atouts
    .text = 4 par pli et 1 par atout, 65 par donne
value-jeu-du-roi-trump_points-trick_only = Plis seulement
    .text = 4 par pli, 52 par donne
option-jeu-du-roi-floor = Sous zéro
    .text = Que devient un total négatif à la fin ?
value-jeu-du-roi-floor-final = Ramené à 0
    .text = il devient 0
value-jeu-du-roi-floor-none = Tel quel
    .text = il reste ce qu'il est
option-jeu-du-roi-stake = Enjeu
    .text = Que vaut un point de différence au moment de régler les comptes, en points et jamais en argent ?
value-jeu-du-roi-stake-n = { $n ->
    [0] Aucun
   *[other] { $n } le point
}
    .text = { $n ->
    [0] rien, il n'y a pas d'enjeu
   *[other] { $n }
}
option-jeu-du-roi-early_finish = Arrêt avant terme
    .text = La donne s'arrête-t-elle quand il ne reste rien à y perdre ?
value-jeu-du-roi-early_finish-on = Oui
    .text = si seules comptent des cartes à pénalité, la donne s'arrête dès qu'elles sont toutes ramassées
value-jeu-du-roi-early_finish-off = Non
    .text = chaque donne se joue jusqu'au bout
preset-jeu-du-roi-classic = Classique
    .text = Les dix donnes, telles que les raconte la règle française.
preset-jeu-du-roi-short = Courte
    .text = Quatre donnes à pénalités, puis une à l'atout. Environ un quart d'heure.
preset-jeu-du-roi-family = En famille
    .text = On entame cœur avec retenue, comme au King.

### King

option-king-length = Longueur de la partie
    .text = Combien de donnes compte une partie ?
value-king-length-full = Dix donnes
    .text = six négatives, puis quatre positives
value-king-length-short = Cinq donnes
    .text = pas de plis, pas de cœurs, pas de dames, sans le { card-short-KH }, puis une donne positive
option-king-deck = Cartes
    .text = Avec quel jeu joue-t-on ?
value-king-deck-52 = 52 cartes
    .text = le jeu de 52 cartes, treize cartes chacun
value-king-deck-32 = 32 cartes
    .text = le jeu de 32 cartes à partir du sept, huit cartes chacun, avec ses propres points
option-king-seats = Places
    .text = Comment les places sont-elles prises ?
value-king-seats-drawn = Tirées
    .text = selon les cartes tirées, la plus forte d'abord, et qui l'a tirée donne
value-king-seats-fixed = Comme on est assis
    .text = chacun reste où il s'est assis ; seul le premier donneur est tiré
option-king-first_lead = Première entame
    .text = Qui entame le premier pli ?
value-king-first_lead-after_dealer = Le premier en cartes
    .text = le premier en cartes, assis après le donneur
value-king-first_lead-dealer = Le donneur
    .text = le donneur
option-king-must_trump = Coupe
    .text = Doit-on couper quand on ne peut pas fournir ?
value-king-must_trump-off = Libre
    .text = non, toute carte convient
value-king-must_trump-on = Obligatoire
    .text = oui, si l'on a de l'atout
option-king-heart_lead_in_5 = Entamer cœur contre le roi
    .text = De quoi ne peut-on pas entamer à la donne du roi de cœur ?
value-king-heart_lead_in_5-no_king = Pas du roi
    .text = du { card-short-KH }, sauf en dernière carte
value-king-heart_lead_in_5-no_heart = Pas d'un cœur
    .text = du { card-short-KH }, sauf en dernière carte, ni d'aucun cœur tant qu'on a une autre couleur
option-king-king_of_hearts_duty = Le roi de cœur
    .text = Quand faut-il lâcher le { card-short-KH } à sa donne ?
value-king-king_of_hearts_duty-none = Quand on veut
    .text = jamais contre son gré
value-king-king_of_hearts_duty-when_void = Dès qu'on ne fournit plus
    .text = dès qu'on ne peut pas fournir
value-king-king_of_hearts_duty-first_chance = À la première occasion
    .text = dès qu'on ne peut pas fournir, et aussi quand on fournit à une entame de cœur
option-king-auction = Enchères
    .text = Toute donne positive commence-t-elle par des enchères ?
value-king-auction-dealers_choice = Au choix du donneur
    .text = non, le donneur peut déclarer sur-le-champ
value-king-auction-always = Toujours
    .text = oui, personne ne déclare avant les enchères
option-king-must_sell = Vente
    .text = Le donneur doit-il vendre à la plus haute offre ?
value-king-must_sell-off = Peut refuser
    .text = non, il peut la refuser
value-king-must_sell-on = Doit vendre
    .text = oui, à ce prix ou à un plus élevé si le plus offrant y consent, sans partage ni ultimatum
option-king-eight_binds = Une offre à +8
    .text = Le donneur peut-il refuser une offre au plus haut échelon ?
value-king-eight_binds-off = Peut être refusée
    .text = oui, comme toute autre
value-king-eight_binds-on = Oblige à vendre
    .text = non, à +8, ou à +5 avec le jeu de 32 cartes, le donneur vend
option-king-ultimatum_to = Portée de l'ultimatum
    .text = À qui s'adresse un ultimatum ?
value-king-ultimatum_to-all = Tous les trois
    .text = aux trois autres, même à ceux qui ont passé
value-king-ultimatum_to-still_bidding = Encore en lice
    .text = seulement à ceux qui n'ont pas passé ; si tous ont passé, il n'y a pas d'ultimatum
option-king-ask_first = Ultimatum après un non
    .text = Le donneur peut-il demander davantage, puis encore poser un ultimatum ?
value-king-ask_first-off = L'un ou l'autre
    .text = non, c'est l'un ou l'autre
value-king-ask_first-on = L'un après l'autre
    .text = oui, si la réponse était non
option-king-free_declaration = Ce que déclare l'acheteur
    .text = Le signe du prix fixe-t-il la nature de la donne ?
value-king-free_declaration-off = Selon le signe
    .text = oui, positive pour un plus, négative pour un moins
value-king-free_declaration-on = À son gré
    .text = non, l'acheteur déclare l'une ou l'autre
option-king-negative_price = Prix d'une donne négative
    .text = Comment l'acheteur paie-t-il un prix négatif ?
value-king-negative_price-takes_over = En plis
    .text = autant de plis du donneur sont comptés à l'acheteur
value-king-negative_price-fixed = En points
    .text = l'acheteur paie au donneur 75 par unité, 90 avec le jeu de 32 cartes
option-king-split_limit = Partage
    .text = Jusqu'à quelle offre le donneur peut-il encore partager la donne ?
value-king-split_limit-2 = Jusqu'à +2
    .text = +2
value-king-split_limit-0 = Si tous passent
    .text = aucune, il faut que tous aient passé
value-king-split_limit-1 = Jusqu'à +1
    .text = +1
value-king-split_limit-3 = Jusqu'à +3 et −1
    .text = +3, et −1 aussi
value-king-split_limit-fewer_than_3_bids = Après moins de trois offres
    .text = n'importe laquelle, après moins de trois offres ; s'aligner compte pour une
value-king-split_limit-off = Jamais
    .text = on ne partage jamais
option-king-early_finish = Arrêt avant terme
    .text = La donne s'arrête-t-elle quand il ne reste rien à y perdre ?
value-king-early_finish-on = Oui
    .text = si seules comptent des cartes à pénalité, la donne s'arrête dès qu'elles sont toutes ramassées
value-king-early_finish-off = Non
    .text = chaque donne se joue jusqu'au bout
preset-king-classic = Classique
    .text = Le jeu tel que le raconte sa source.
preset-king-short = Courte
    .text = Quatre donnes à pénalités, puis une aux enchères. Environ un quart d'heure.
preset-king-portugal = Portugal
    .text = Toujours des enchères, et des prix payés en points. On n'entame pas cœur trop tôt.
preset-king-brazil = Brésil
    .text = Le donneur entame, et l'on partage rarement. On n'entame pas cœur trop tôt.
preset-king-turkey = Turquie
    .text = On doit couper, le donneur entame, et l'on ne partage jamais. On n'entame pas cœur trop tôt.
preset-king-russia = Russie
    .text = Trente-deux cartes. On n'entame pas cœur trop tôt.
preset-king-small_pack = 32 cartes
    .text = Trente-deux cartes, huit chacun : plus vif et plus fou.
