# Ce que trouve « fourkings doctor », et ce qu'il faut faire.

doctor-well = Tout fonctionne : prenez place et jouez.
doctor-ill = { $count ->
    [one] Une vérification a échoué. La ligne en dessous indique que faire.
   *[other] { $count } vérifications ont échoué. La ligne sous chacune indique que faire.
}

doctor-python = Four Kings { $program } sous Python { $version }, { $system }.
doctor-python-old = Python { $version } est trop ancien.
    .remedy = Installez Python 3.11 ou plus récent, et lancez le programme avec cette version.

doctor-letters = Le terminal sait afficher toutes les cartes ({ $encoding }).
doctor-letters-poor = Ce terminal ne sait afficher ni les couleurs ni les accents ({ $encoding }).
    .remedy = Définissez PYTHONUTF8=1, ou utilisez un terminal UTF-8. La page du navigateur n'est pas concernée.

doctor-page = La page du navigateur est construite.
doctor-page-missing = La page du navigateur n'est pas construite : { $folder } est vide.
    .remedy = Dans un clone du dépôt, construisez-la avec python3 scripts/run.py. Le paquet publié la contient déjà.

doctor-browser = Un navigateur est disponible.
doctor-browser-none = Aucun navigateur n'a été trouvé sur cette machine.
    .remedy = Lancez le serveur avec --no-open, et ouvrez l'adresse affichée dans n'importe quel navigateur.

doctor-compiler = Le code compilé est prêt, dans { $folder } : simulations, solveur, robots{ $tables ->
        [yes] , et tables de l'environnement vectoriel.
       *[no] . La première utilisation compile les tables de l'environnement vectoriel.
    }
doctor-compiler-partly = Le code rapide est compilé en partie : simulations ({ $playouts ->
        [yes] oui
       *[no] pas encore
    }), solveur ({ $solver ->
        [yes] oui
       *[no] pas encore
    }), robots ({ $bots ->
        [yes] oui
       *[no] pas encore
    }), tables de l'environnement vectoriel ({ $tables ->
        [yes] oui
       *[no] pas encore
    }).
    .remedy = Rien de grave : le reste est compilé au premier usage, en moins d'une minute. fourkings warm le fait tout de suite.
doctor-compiler-cold = Le code rapide n'est pas encore compilé.
    .remedy = Rien d'anormal : la première utilisation le compile en une minute environ. Pour le faire maintenant, lancez fourkings warm.
doctor-compiler-off = Le compilateur est désactivé (NUMBA_DISABLE_JIT).
    .remedy = Tout marche, mais les robots forts réfléchissent des minutes. Retirez NUMBA_DISABLE_JIT de l'environnement.
doctor-compiler-forgets = Le code compilé ne peut pas être enregistré : chaque démarrage le recompile.
    .remedy = Rendez ~/.cache inscriptible, ou donnez à FOURKINGS_CACHE un dossier inscriptible.
doctor-compiler-broken = Le compilateur ne se charge pas.
    .remedy = Réinstallez le programme depuis son wheel (pip install --force-reinstall FICHIER.whl). Les règles, les feuilles de partie et le robot prudent n'ont pas besoin du compilateur.

doctor-server = Le serveur est installé.
doctor-server-missing = Le serveur n'est pas installé (il manque : { $modules }).
    .remedy = Pour jouer dans le navigateur, lancez pip install 'four-kings[server]'. Les règles, les robots, les feuilles de partie et le solveur n'en ont pas besoin.

doctor-data = Le dossier des données est { $folder } ; il reste { $free } Mo.
doctor-data-full = Le dossier des données est { $folder }, où il ne reste que { $free } Mo.
    .remedy = Libérez de la place, ou choisissez un autre dossier avec --data.
doctor-data-closed = Le programme ne peut rien écrire dans { $folder } : { $error }.
    .remedy = Donnez-vous le droit d'y écrire, ou choisissez un autre dossier avec --data.
doctor-data-file = Le dossier { $folder } ne peut pas être créé : { $file } est un fichier.
    .remedy = Choisissez un autre dossier avec --data.

doctor-database = La base de données répond (schéma { $version }).
doctor-database-new = Le premier démarrage créera la base de données.
doctor-database-out-of-reach = La base de données n'est pas utilisable : { $error }.
    .remedy = Vérifiez qu'elle tourne et que FOURKINGS_DATABASE contient son adresse. Une base d'une version plus récente du programme demande cette version.

doctor-backup = La dernière sauvegarde ({ $file }) a été faite { doctor-age }, et elle se restaure.
doctor-backup-early = La base de données ne cite encore aucune sauvegarde.
doctor-backup-none = La base de données contient des parties, mais ne cite aucune sauvegarde.
    .remedy = Faites-en une avec fourkings backup FICHIER. Les unités de packaging/systemd en font une chaque nuit et la vérifient.
doctor-backup-old = La dernière sauvegarde ({ $file }) a été faite { doctor-age }.
    .remedy = Faites-en une autre avec fourkings backup FICHIER. Les unités de packaging/systemd en font une chaque nuit et la vérifient.
doctor-backup-unchecked = La dernière sauvegarde ({ $file }) a été faite { doctor-age } et n'a jamais été vérifiée.
    .remedy = La commande fourkings backup --check FICHIER montre si elle se restaure.
doctor-backup-broken = La dernière sauvegarde ({ $file }) ne se restaure pas : { $fault }.
    .remedy = Faites une autre sauvegarde et vérifiez-la. Gardez les fichiers plus anciens.
doctor-backup-unread = La liste des sauvegardes n'est pas lisible.
    .remedy = Réparez d'abord la base de données.
doctor-age = { $unit ->
    [minutes] { $count ->
        [0] à l'instant
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
   *[days] { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
}

doctor-key = La clé qui signe les sessions est intacte.
doctor-key-new = Le premier démarrage créera la clé qui signe les sessions.
doctor-key-broken = { $file } ne contient pas de clé complète : n'importe qui pourrait se connecter au nom de n'importe qui.
    .remedy = Restaurez-la depuis une sauvegarde, ou effacez-la. Si vous l'effacez, chacun reçoit une nouvelle identité et perd ses tables.

doctor-clock = L'horloge indique { $now }.
doctor-clock-behind = L'horloge indique { $now }, avant l'installation du programme.
    .remedy = Mettez-la à l'heure : les sessions, les liens et les parties lentes en dépendent.

doctor-loop = Boucle d'événements ({ $loop }) : { $median } ms de retard médian, { $p99 } ms au 99e centile, { $most } ms au plus.
doctor-loop-late = Boucle d'événements ({ $loop }) : { $median } ms de retard médian, { $most } ms au plus. Chaque joueur attend d'autant.
    .remedy = Un autre programme occupe le processeur : arrêtez-le, ou donnez au serveur un cœur à lui.

doctor-port = Le port { $port } est libre sur { $host }.
doctor-port-ours = Un serveur de Four Kings tourne déjà sur { $host }, port { $port }.
doctor-port-taken = Le port { $port } n'est pas utilisable sur { $host } : { $error }.
    .remedy = Choisissez-en un autre avec --port (0 prend n'importe quel port libre), ou arrêtez le programme qui l'occupe.

doctor-proxy = { $proxies ->
    [none] Le serveur ne fait confiance à aucun proxy inverse.
   *[other] Le serveur fait confiance au proxy inverse { $proxies }.
}
doctor-proxy-unnamed = Le serveur s'appelle { $hosts } mais ne fait confiance à aucun proxy inverse. Derrière un proxy, tous les joueurs partagent ses limites.
    .remedy = Si un proxy inverse est devant, indiquez son adresse dans FOURKINGS_PROXIES. Sinon, ignorez cet avis.

doctor-games = { $installed ->
    [0] { $count } jeux sont disponibles.
    [one] { $count } jeux sont disponibles, dont un d'un autre paquet.
   *[other] { $count } jeux sont disponibles, dont { $installed } d'autres paquets.
}
doctor-games-left-out = Un jeu d'un autre paquet est laissé de côté : { $faults }.
    .remedy = Réparez ou retirez ce paquet. Tous les autres jeux marchent.
doctor-games-wordless = Des phrases manquent à un jeu d'un autre paquet : { $missing }.
    .remedy = Vous pouvez y jouer, mais il affiche des identifiants à la place. Ajoutez les phrases à son dossier i18n.
doctor-games-page = La page de règles d'un autre paquet ne peut pas être affichée : { $fault }.
    .remedy = Corrigez la page, ou demandez-le à son auteur. On peut jouer à ce jeu.
doctor-games-partly = Il manque aux jeux d'autres paquets des parties facultatives : { $missing }.
    .remedy = Ils se jouent sans elles. docs/add-a-game.md explique ce qu'apporte chacune.
