# Ce que la ligne de commande dit autour des textes des jeux.

cli-aliases = Autres noms :
cli-options = Règles maison (la valeur par défaut en tête)
cli-presets = Formules
cli-range = tout nombre entier de { NUMBER($least, useGrouping: "false") } à { NUMBER($most, useGrouping: "false") }
cli-colon = {" "}:

cli-served = Four Kings tourne à l'adresse { $address }. Ctrl-C l'arrête. Les parties sont stockées dans { $where }.
cli-worker = Ce processus est prêt à réfléchir pour les serveurs de son bus. Ctrl-C l'arrête.
cli-alone = Seule cette machine peut l'ouvrir. Lancez-le avec `serve --host 0.0.0.0` pour laisser entrer les autres appareils de votre réseau.
cli-no-screen = Cette machine n'a pas d'écran. Sur un autre ordinateur, tapez `{ $command }`, puis ouvrez-y l'adresse ci-dessus.
cli-contained = Ce serveur fonctionne dans un conteneur et ne peut pas connaître l'adresse de la machine. Indiquez-la dans FOURKINGS_ORIGIN pour les invitations, par exemple http://192.168.1.7:8040.
cli-network = Sur votre réseau, les autres ouvrent l'une de ces adresses :
cli-network-qr = Visez le code avec l'appareil photo d'un téléphone pour ouvrir la première adresse. Si la page ne s'affiche pas, ouvrez le port dans le pare-feu de cette machine.
cli-no-network = Cette machine n'a pas d'adresse sur un réseau : personne d'autre ne peut l'ouvrir.
cli-cold = Les robots les plus forts sont en cours de compilation. Cela arrive une seule fois et prend environ une minute ; d'ici là, le robot prudent les remplace.
cli-kept = { $rows ->
    [one] Une ligne enregistrée
   *[other] { NUMBER($rows, useGrouping: "false") } lignes enregistrées
} dans { $file }. Ce fichier contient toutes les mains et tous les secrets : protégez-le comme une clé.
cli-records-hold = { $count ->
    [one] { NUMBER($count, useGrouping: "false") } feuille de partie est juste.
   *[other] { NUMBER($count, useGrouping: "false") } feuilles de partie sont justes.
}
cli-broken = { $kind ->
    [evening] Ligne { $line }, soirée { $id } : { $fault }
   *[table] Ligne { $line }, table { $id } : { $fault }
}
cli-nothing-restored = Rien n'a été restauré. Pour laisser ces tables de côté, ajoutez `--keep-going`.
cli-restored = { $rows ->
    [one] Une ligne restaurée
   *[other] { NUMBER($rows, useGrouping: "false") } lignes restaurées
} ; tables intactes, jusqu'à la dernière carte : { $held } sur { $matches }.
cli-other-key = FOURKINGS_SECRET fixe une autre clé que celle de la sauvegarde. Chacun ne retrouve ses tables que sous la clé de la sauvegarde.
cli-checked = { $rows ->
    [one] Une ligne vérifiée
   *[other] { NUMBER($rows, useGrouping: "false") } lignes vérifiées
} ; tables intactes, jusqu'à la dernière carte : { $held } sur { $matches }.
cli-would-restore = Cette sauvegarde se restaure.
cli-would-not-restore = Cette sauvegarde ne se restaure pas telle quelle. Gardez-la avec une plus ancienne, et faites-en une autre. `fourkings restore --keep-going` laisse de côté ce qui est fautif.
cli-not-noted = La liste des sauvegardes n'a pas pu être mise à jour : { $why }
cli-compiling-once = Compilation : { $what } (environ { $seconds } s, une seule fois) …
cli-dd-held = { $count } derrière une donne difficile
cli-solve-bounds = Seulement des bornes pour { $count } positions sur { $positions } : la limite est venue avant. Pour chercher plus longtemps, augmentez --nodes et --seconds, ou mettez --no-limit.
cli-ready = Prêt après { $seconds } s.
cli-no-server = Le serveur n'est pas installé. Il est nécessaire pour jouer dans le navigateur et pour stocker les parties. Installez-le avec pip install 'four-kings[server]' ; `fourkings --help` indique ce qui marche sans lui.
cli-site = { $files } fichiers, { $size } Mo dans { $folder }. Mettez ce dossier chez n'importe quel hébergeur, ou essayez-le ici : python3 -m http.server -d { $folder }
cli-stopped = Arrêté.

# Games from other packages.

cli-left-out = Laissé de côté : { $fault }
cli-lacks = { $count ->
    [one] { $game } : une phrase manque dans cette langue : { $ids }
   *[other] { $game } : { $count } phrases manquent dans cette langue : { $ids }
}

cli-progress-deals = donnes
cli-progress-decisions = décisions
cli-progress-lessons = leçons
cli-progress-matches = parties
cli-progress-pairs = paires
cli-progress-positions = positions
cli-progress-puzzles = problèmes
cli-progress-results = résultats
cli-progress-rows = lignes
cli-progress-sets = séries
cli-puzzles-mined = problèmes : { $puzzles }, parties : { $matches } ; moments refusés :
cli-puzzles-refused = { $rule ->
    [no_hope] sans espoir
    [unclear] pas clair
    [all_the_same] tout se vaut
    [judges_differ] les juges diffèrent
    [one_right_answer] une seule réponse juste
    [several_right_answers] plusieurs réponses justes
    [a_convention] une convention
    [too_simple] trop simple
    [not_the_same_again] une autre réponse ensuite
    [the_same_again] déjà là
   *[other] { $name }
}
cli-puzzles-differs = { $id } : la réponse est une autre maintenant
cli-puzzles-same = problèmes à la même réponse encore : { $same } sur { $count } ({ $share })
