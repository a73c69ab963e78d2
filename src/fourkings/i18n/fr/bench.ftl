bench-core = cœur : { $millions } millions de pas par seconde d'une boucle fixe en pur Python, sur un cœur
bench-rules = règles, { $game } : donnes { $deals }, actions { $actions }, signature { $signature }, donnes par seconde { $dealt }, actions par seconde { $acted }
bench-playout = simulations, { $game } donne { $deal } : simulations { $playouts }, signature { $signature }, simulations par seconde { $speed }
bench-solve = solveur, { $game } donne { $deal } : cartes { $cards }, nœuds { $nodes }, signature { $signature }, médiane { $median } ms, maximum { $most } ms
bench-sample = tirages, { $game } : vues { $views }, signature { $signature }, décompte { $counting } µs par vue, tirages par seconde { $speed }
bench-review = analyse, { $game } : donnes { $deals }, décisions { $decisions }, signature { $signature }, première { $first } s, toutes { $seconds } s
bench-server = serveur, cartes, tables { $tables } : actions par seconde { $acted }, médiane { $median } ms, p99 { $p99 } ms, travail { $work } ms par action, mémoire { $memory } Kio par table
bench-server-fast = serveur, { $load ->
    [cards] cartes
   *[calls] annonces seules
}, tables sans pause { $tables } : actions par seconde { $acted }, médiane { $median } ms, p99 { $p99 } ms, travail { $work } ms par action
bench-server-most = serveur : le plus de tables essayées avec p99 sous { $goal } ms : { $tables }
bench-server-ratio = serveur, { $load ->
    [cards] cartes
   *[calls] annonces seules
}, { $pace ->
    [fast] tables sans pause
   *[tables] tables
} { $tables } : travail par action, rapport de ces sources au commit { $ratio }, paires { $pairs }
bench-flood = déluge, { $kind ->
    [nothing] aucun
    [empty_continuations] suites vides
    [pongs] pongs
    [pings] pings
    [texts_of_a_letter] textes d'une lettre
    [valid_requests] requêtes valables
    [close_frames] trames de fermeture
   *[long_texts] textes longs
} : actions { $actions }, médiane { $median } ms, p99 { $p99 } ms, part d'un cœur pour le serveur { $work } %
bench-flood-start = déluge juste après le démarrage : réponse la plus lente de /livez { $worst } ms
bench-flood-worst = déluge : p99 sous le pire déluge { $worst } ms, { $where ->
    [within] dans
   *[beyond] au-delà de
} l'objectif de { $goal } ms
bench-thinking = réflexion, tables de personnes { $tables }, de robots { $thinking } : médiane { $median } ms, p99 { $p99 } ms, actions de robots par seconde { $acted }, de strong lui-même { $own } %

bench-taught = écrit, sha256 { $nets }
bench-players = joueurs, { $contract } : choix { $choices }, carte la plus probable juste { $right } %, log moyen { $log } ({ $chance } au hasard)
bench-players-few = joueurs, { $contract } : choix { $choices }, trop peu pour un réseau
bench-policy = politique, { $contract }, { $steps ->
    [0] sans leçon
   *[other] pas { $steps }
} : points par donne { $points } ± { $half }
bench-policy-alone = politique, { $contract }, { $steps ->
    [0] sans leçon
   *[other] pas { $steps }
} : points par donne { $points }, sans intervalle
bench-all-contracts = tous les contrats
