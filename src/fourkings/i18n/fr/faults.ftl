# Ce qui ne va pas dans une feuille de partie apportée par quelqu'un. `$why` est une phrase de ce fichier ou d'errors.ftl ;
# `$detail` est ce que dit un autre programme.

fault-place = { $place } : { $why }
fault-clause = { $why } ({ $clause })
fault-deal = donne { $number } : { $why }
fault-deal-action = donne { $number }, action { $action } : { $why }
fault-near = { $why } Vouliez-vous dire { $near } ?
fault-near-several = { $why } (Vouliez-vous dire l'un de ceux-ci : { $near } ?)

fault-no-game = le jeu { $name } n'existe pas : les jeux sont { $known }
fault-option-value = { $name } = { $value } : les valeurs sont { $known } ({ $clause })
fault-option-together = { $name } = { $value } ne va qu'avec { $other } = { $needed }, pas { $set } ({ $clause })
fault-no-preset = { $game } n'a pas de formule { $name } : les formules sont { $known } ({ $clause })
fault-no-house-rule = { $game } n'a pas de règle { $name } : les règles sont { $known } ({ $clause })
fault-no-card = { $text } n'est pas une carte : écrivez une hauteur parmi { $ranks } et une couleur parmi { $suits }, comme QH ou TS
fault-no-action = { $text } n'est ni une carte ni une annonce du jeu { $game }
fault-no-word = on n'annonce rien au Jeu du Roi, pas même { $word }

fault-the-record = la feuille : { $why }
fault-json-object = un objet JSON est attendu, pas { $given }
fault-json-missing = { $entry } manque
fault-json-list = une liste est attendue, pas { $given }
fault-json-four = quatre éléments sont attendus, pas { $number }
fault-json-text = un texte est attendu, pas { $given }
fault-json-plain-text = un texte sans caractères de contrôle est attendu, pas { $given }
fault-json-number = un nombre entier est attendu, pas { $given }
fault-json-seat = un nombre de 0 à 3 est attendu, pas { $given }
fault-json-truth = true ou false est attendu, pas { $given }
fault-json-half = ce JSON contient la moitié d'un caractère (un demi-codet seul) : ce n'est pas du texte
fault-json-misfit = ce n'est pas du JSON : { $text } au caractère { $number } n'y convient pas
fault-json-ends = ce n'est pas du JSON : le texte s'arrête au caractère { $number }, avant d'être complet
fault-json-digits = ce JSON contient un nombre de milliers de chiffres
fault-json-deep = ce JSON a plus de { $number } niveaux d'imbrication
fault-json-key-twice = la clé { $entry } figure deux fois dans un objet
fault-json-constant = { $text } n'est pas un nombre que JSON permet
fault-record-format = format : { $given } n'est pas { $format }, le seul format que cette version lit
fault-record-points = les points et les totaux vont ensemble, ou manquent tous deux tant que la donne dure
fault-record-action = une action s'écrit [place, action] ou [place, action, [toutes les actions permises]]
fault-result-action = une action s'écrit [place, action]
fault-record-partner-card = une carte donnée pour les partenaires s'écrit [inscrit, carte]
fault-entrants = une partie a quatre inscrits, pas { $number }
fault-contributions-four = les contributions sont zéro ou quatre, une par inscrit
fault-lots = les tirages sont parmi { $known }

fault-two-in-seat = deux inscrits ont la même place
fault-drawn-seats = d'après le tirage, les places sont { $expected }, pas { $recorded }
fault-drawn-dealer = d'après le tirage, la place { $expected } donne en premier, pas la place { $recorded }
fault-kings-not-drawn = des rois ont été donnés pour les partenaires, dans un jeu qui ne les tire pas
fault-draw-card-twice = le tour { $number } du tirage a une carte en double, ou une carte qui n'est pas dans le jeu
fault-draw-others = le tour { $number } du tirage n'est pas tiré par ceux qui doivent tirer, et eux seuls
fault-draw-open = le tirage s'arrête sur une égalité entre les inscrits { $entrants }, car les couleurs ne départagent personne : ajoutez le tour où ils tirent de nouveau, ou laissez « draw » vide et donnez places et donneur tels quels
fault-partners-card-twice = la donne des partenaires a une carte en double, ou une carte qui n'est pas dans le jeu
fault-partners-order = les cartes des partenaires n'ont pas été données dans l'ordre du jeu jusqu'à un roi chacun
fault-over-before-deal = la partie est finie avant cette donne
fault-deal-not-played = la donne { $number } n'est pas jouée jusqu'au bout, et une autre la suit
fault-deal-number = c'est la donne { $expected } de la partie, pas { $recorded }
fault-deal-dealer = c'est à la place { $expected } de donner, pas à la place { $recorded }
fault-hand-size = nombre de cartes de la main de la place { $seat } : { $number }, pas { $expected }
fault-hand = la main de la place { $seat } : { $why }
fault-not-in-pack = { $card } n'est pas dans le jeu de cette partie
fault-dealt-twice = { $card } est donné deux fois
fault-turned-up = la carte retournée est { $expected }, pas { $recorded }
fault-dealt-face-up = les cartes données à découvert sont { $expected }, pas { $recorded }
fault-legal-actions = les actions permises sont { $expected }, pas { $recorded }
fault-scored-early = la donne est comptée avant sa fin : c'est à la place { $seat } d'agir
fault-points-missing = la donne est finie ; ses points { $expected } manquent
fault-deal-void = la donne est nulle
fault-deal-not-void = la donne n'est pas nulle
fault-points-differ = les points sont { $expected }, pas { $recorded }
fault-totals-differ = les totaux sont { $expected }, pas { $recorded }
fault-end-place = la fin est marquée après la donne { $recorded }, pas après la donne { $last }, la dernière
fault-end-yet = la feuille a une fin, mais { $why }
fault-end-fixed = aucune heure ne termine une partie dont la règle fixe le nombre de donnes
fault-end-over = la partie était déjà finie
fault-end-running = la donne en cours se joue d'abord jusqu'au bout
fault-end-unscored = aucune donne n'est encore comptée
fault-result-missing = la partie est finie ; son résultat, gagnants { $winners }, manque
fault-result-early = la partie n'est pas finie, mais la feuille donne un résultat
fault-scores-differ = les scores finaux sont { $expected }, pas { $recorded }
fault-winners-differ = les gagnants sont { $expected }, pas { $recorded }
fault-nothing-staked = rien n'est misé, mais la feuille donne des paiements, { $recorded }
fault-payments-differ = les paiements sont { $expected }, pas { $recorded }
fault-match-over = la partie est finie
fault-deal-before = la donne précédente n'est pas encore jouée jusqu'au bout
fault-hands-no-pack = les mains ne forment pas un jeu de { $number } cartes
fault-cards-not-sealed = ses cartes ne sont pas celles de son secret : { $detail }
fault-needs-people = il faut d'autres personnes pour cela : ouvrez la page d'un serveur
fault-needs-network = il faut le réseau pour cela : ouvrez la page d'un serveur
fault-needs-host = il faut pour cela quelqu'un qui gère un serveur : ouvrez la page d'un serveur

# Donnes qui ne peuvent pas être résolues.

fault-table-twice = { $card } figure deux fois : donnez chaque carte à une seule main
fault-table-sizes = les mains ont { $sizes } cartes : donnez à toutes le même nombre, de 1 à 13
fault-table-text = { $text } n'est pas une donne : écrivez les mains comme N:AK32.QJ4.T98.765, puis les trois autres
fault-table-hand = { $text } n'est pas une main : écrivez ses piques, cœurs, carreaux et trèfles, comme { $example }
fault-table-missing = il manque une main : donnez les quatre, ou trois de 13 cartes chacune
fault-table-dealer = { $text } n'est pas un donneur : écrivez N, E, S ou W
fault-table-vulnerable = { $text } n'est pas une vulnérabilité : écrivez None, NS, EW ou All
fault-table-file = ce n'est pas un fichier de donnes : donnez du PBN, LIN, RBN, JSON Lines ou une donne en PBN par ligne
fault-table-illegal = { $card } ne peut pas être jouée maintenant : fournissez la couleur, et jouez chaque carte une fois
