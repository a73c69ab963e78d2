# Ce que trouve « fourkings doctor », et ce qu'il faut faire.

doctor-well = Tout va bien : prenez place et jouez.
doctor-ill = { $count ->
    [one] Une chose ne marche pas ; la ligne en dessous dit que faire.
   *[other] { $count } choses ne marchent pas ; la ligne sous chacune dit que faire.
}

doctor-python = Four Kings { $program } sous Python { $version }, { $system }.
doctor-python-old = Python { $version } est trop ancien.
    .remedy = Installez Python 3.11 ou plus récent, et lancez le programme avec celui-là.

doctor-letters = Le terminal sait écrire toutes les cartes ({ $encoding }).
doctor-letters-poor = Ce terminal ne sait écrire ni les couleurs ni les accents ({ $encoding }).
    .remedy = Posez PYTHONUTF8=1, ou prenez un terminal qui parle UTF-8. La page du navigateur n'est pas concernée.

doctor-page = La page du navigateur est construite.
doctor-page-missing = La page du navigateur n'est pas construite : { $folder } est vide.
    .remedy = Dans un clone du dépôt, python3 scripts/run.py la construit ; le paquet du registre l'apporte avec lui.

doctor-browser = Il y a un navigateur pour ouvrir la page.
doctor-browser-none = Aucun navigateur sur cette machine.
    .remedy = Lancez avec --no-open, et ouvrez l'adresse affichée dans un navigateur à vous.

doctor-compiler = La salle des machines est compilée, dans { $folder } : simulations, solveur, robots{ $tables ->
        [yes] , et tables de l'environnement vectoriel.
       *[no] . Les tables de l'environnement vectoriel se compilent au premier usage.
    }
doctor-compiler-partly = La salle des machines est compilée en partie : simulations ({ $playouts ->
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
    .remedy = Rien de grave : le reste est compilé au premier usage, en une minute environ. fourkings warm le fait tout de suite.
doctor-compiler-cold = La salle des machines n'est pas encore compilée.
    .remedy = Rien de grave : cela se fait au premier usage, en une minute environ. fourkings warm le fait tout de suite.
doctor-compiler-off = Le compilateur est désactivé (NUMBA_DISABLE_JIT).
    .remedy = Tout marche, lentement ; les joueurs forts réfléchissent des minutes. Ôtez NUMBA_DISABLE_JIT de l'environnement.
doctor-compiler-forgets = Le code compilé ne peut être gardé ; chaque démarrage le refait.
    .remedy = Rendez ~/.cache inscriptible, ou posez FOURKINGS_CACHE sur un dossier qui l'est.
doctor-compiler-broken = Le compilateur ne se charge pas : { $error }.
    .remedy = Réinstallez le programme (pip install --force-reinstall four-kings). Les règles, les parties écrites et le joueur prudent s'en passent.

doctor-server = Le serveur est installé.
doctor-server-missing = Le serveur n'est pas installé (il manque : { $modules }).
    .remedy = Pour jouer dans le navigateur : pip install 'four-kings[server]'. Les règles, les joueurs de bois, les parties écrites et le solveur s'en passent.

doctor-data = Les parties sont gardées dans { $folder } ; il reste { $free } Mo.
doctor-data-full = Les parties sont gardées dans { $folder }, où il ne reste que { $free } Mo.
    .remedy = Faites de la place, ou choisissez un autre dossier avec --data.
doctor-data-closed = On ne peut rien écrire dans { $folder } : { $error }.
    .remedy = Donnez-vous le droit d'y écrire, ou choisissez un autre dossier avec --data.
doctor-data-file = Le dossier { $folder } ne peut être créé : { $file } est un fichier.
    .remedy = Choisissez un autre dossier avec --data.

doctor-database = La base de données répond (schéma { $version }).
doctor-database-new = La base de données sera créée au premier démarrage.
doctor-database-out-of-reach = La base de données ne peut servir : { $error }.
    .remedy = Vérifiez son adresse (FOURKINGS_DATABASE) et qu'elle tourne ; une base d'un programme plus récent demande ce programme.

doctor-key = Ce qui signe les sessions est entier, ou sera fait au premier démarrage.
doctor-key-broken = { $file } ne contient pas de clé entière : n'importe qui pourrait se faire passer pour n'importe qui.
    .remedy = Remettez-la d'une sauvegarde, ou effacez-la : alors chacun est quelqu'un de nouveau.

doctor-clock = L'horloge dit { $now }.
doctor-clock-behind = L'horloge dit { $now }, ce qui précède l'installation du programme.
    .remedy = Mettez-la à l'heure : sessions, liens et parties lentes comptent avec elle.

doctor-loop = La boucle ({ $loop }) s'éveille avec { $median } ms de retard (médiane), { $p99 } ms 99 fois sur 100, { $most } ms au plus.
doctor-loop-late = La boucle ({ $loop }) s'éveille avec { $median } ms de retard (médiane), { $most } ms au plus : chaque joueur attend d'autant.
    .remedy = Autre chose tient le processeur : arrêtez-la, ou donnez au serveur un cœur à lui.

doctor-port = Le port { $port } est libre sur { $host }.
doctor-port-ours = Un serveur de Four Kings tourne déjà sur { $host }, port { $port }.
doctor-port-taken = Le port { $port } ne peut servir sur { $host } : { $error }.
    .remedy = Choisissez-en un autre avec --port (0 prend n'importe quel port libre), ou arrêtez le programme qui le tient.

doctor-games = { $installed ->
    [0] Il y a { $count } jeux.
    [one] Il y a { $count } jeux, dont un d'un autre paquet.
   *[other] Il y a { $count } jeux, dont { $installed } d'autres paquets.
}
doctor-games-left-out = Un jeu d'un autre paquet est laissé de côté : { $faults }.
    .remedy = Réparez ce paquet, ou retirez-le ; tous les autres jeux se jouent.
doctor-games-wordless = Un jeu d'un autre paquet manque de phrases : { $missing }.
    .remedy = Il se joue, et montre ses noms courts là où une phrase manque ; elles ont leur place dans son dossier i18n.
