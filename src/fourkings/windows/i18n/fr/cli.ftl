# Ce que la ligne de commande dit autour des textes des jeux.

cli-aliases = Répond aussi au nom de :
cli-options = Règles maison (la valeur par défaut en tête)
cli-presets = Formules
cli-range = tout nombre entier de { NUMBER($least, useGrouping: "false") } à { NUMBER($most, useGrouping: "false") }
cli-colon = {" "}:

cli-served = Four Kings est servi à { $address } (Ctrl-C l'arrête ; les parties sont gardées dans { $where }).
cli-alone = Seule cette machine peut l'ouvrir. Ajoutez `--host 0.0.0.0` pour laisser entrer les autres appareils de votre réseau.
cli-contained = Ce serveur fonctionne dans un conteneur et ne peut pas connaître l'adresse de la machine. Indiquez-la dans FOURKINGS_ORIGIN pour les invitations, par exemple http://192.168.1.7:8040.
cli-network = Sur votre réseau, les autres ouvrent l'une de ces adresses :
cli-network-qr = Visez le code avec l'appareil photo d'un téléphone pour ouvrir la première adresse. Si la page ne s'affiche pas, ouvrez le port dans le pare-feu de cette machine.
cli-no-network = Cette machine n'a pas d'adresse sur un réseau : personne d'autre ne peut l'ouvrir.
cli-cold = Les joueurs les plus forts sont en cours de compilation, une fois, pour une minute environ ; d'ici là, le joueur prudent les remplace.
cli-kept = { $rows ->
    [one] Une ligne gardée
   *[other] { NUMBER($rows, useGrouping: "false") } lignes gardées
} dans { $file }. Toutes les mains et tous les secrets y sont : gardez-le comme une clé.
cli-broken = Table { $table } : { $fault }
cli-nothing-restored = Rien n'a été rétabli ; `--keep-going` laisse ces tables de côté.
cli-restored = { $rows ->
    [one] Une ligne rétablie
   *[other] { NUMBER($rows, useGrouping: "false") } lignes rétablies
} ; tables qui tiennent, jusqu'à la dernière carte : { $held } sur { $matches }.
cli-own-key = Le dossier de données a sa propre clé : on n'y retrouve ses tables que si c'est celle de la sauvegarde.
cli-compiling-once = Compilation : { $what } (environ { $seconds } s, une seule fois) …
cli-solve-bounds = Seulement des bornes pour { $count } positions sur { $positions } : la limite est venue avant. Pour chercher plus longtemps, augmentez --nodes et --seconds, ou mettez --no-limit.
cli-ready = Prêt après { $seconds } s.
cli-no-server = Le serveur n'est pas installé ; il le faut pour jouer dans le navigateur et pour garder ses données. Installez-le avec pip install 'four-kings[server]' ; `fourkings --help` dit ce qui marche sans lui.
cli-stopped = Arrêté.

# Games from other packages.

cli-left-out = Laissé de côté : { $fault }
cli-lacks = { $game } manque { $count ->
    [one] d'une phrase dans cette langue, et se montre sans elle : { $ids }
   *[other] de { $count } phrases dans cette langue, et se montre sans elles : { $ids }
}
