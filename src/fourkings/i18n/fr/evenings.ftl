# Les soirées à plusieurs tables : les pages du directeur et des joueurs, l'écran de la salle, le papier.

evening-intro = Une personne dirige, toutes les autres suivent un seul lien. Le programme tire les places, ouvre les tables et tient le classement.
evening-led = Les soirées que vous dirigez
evening-mine = Vos soirées
evening-new = Nouvelle soirée
evening-missing = Cette soirée n'existe pas. Vérifiez le lien.
evening-failed = L'opération a échoué. Réessayez.
evening-bot = Robot
evening-bot-name = { $bot } (robot)
evening-same-name = { $name } ({ $number })

## Une nouvelle soirée

evening-cards = Cartes
evening-cards-screen = À l'écran
    .text = Chacun joue sur un téléphone. Le programme donne et compte.
evening-cards-paper = Vraies cartes
    .text = Vous apportez les cartes. À chaque table, un joueur saisit la feuille de score sur un téléphone, ou vous le faites. Si le nombre de joueurs ne convient pas, quelques-uns se reposent, à tour de rôle.
evening-kind = Partenaires
evening-kind-partners = Partenaires changeants
    .text = Chacun marque pour soi et change de partenaire à chaque tour.
evening-kind-pairs = Paires fixes
    .text = Les deux mêmes personnes jouent ensemble toute la soirée.
evening-kind-teams = Équipes de quatre
    .text = Un match occupe deux tables, avec les mêmes cartes. Chaque donne revient à l'équipe qui a le meilleur résultat.
evening-kind-alone = Chacun pour soi
    .text = Chacun rencontre d'autres adversaires à chaque tour.
evening-rounds = Tours
evening-rounds-count = Nombre de tours
evening-length-deals = Au nombre de donnes
    .text = Après la dernière donne, le score le plus haut gagne. À égalité, la victoire est partagée.
evening-length-minutes = Au temps
    .text = Quand le temps est écoulé, chaque table finit sa donne en cours.
evening-length-rules = Selon les règles
    .text = Chaque partie dure jusqu'à la fin prévue par les règles. Certaines tables finiront bien avant d'autres.
evening-length-fixed = Les règles de ce jeu fixent le nombre de donnes d'une partie.
evening-deals-count = Donnes par tour
evening-minutes-count = Minutes par tour
evening-days-count = Jours par tour
evening-league-text = C'est une ligue : un tour dure des jours, et chacun joue quand il a le temps. Vous lancez chaque tour.
evening-fill = Places libres
evening-fill-text = Des robots prennent les places qui restent : tout le monde joue à chaque tour. Les robots ne sont pas classés.
evening-fill-nobody = Personne
evening-fill-nobody-text = Si le nombre de joueurs ne convient pas, quelques-uns se reposent, à tour de rôle.
evening-same-boards = Mêmes cartes à toutes les tables
    .text = Toutes les tables jouent les mêmes donnes : l'adresse compte plus que la chance. Cartes et analyses s'ouvrent quand la dernière table a fini.
evening-same-boards-paper = Mêmes cartes à toutes les tables
    .text = Toutes les tables jouent les mêmes donnes. Vous imprimez les mains et donnez d'après la liste : vous ne pouvez donc pas jouer.
evening-swiss = Appariement suisse
    .text = Dès le deuxième tour, les joueurs aux résultats proches se rencontrent. Les mêmes rencontres sont évitées.
evening-make = Créer la soirée
evening-demo = Essayer une démonstration
evening-demo-offer = Commencez par regarder un tour avec 16 personnes inventées : rien n'y compte.
evening-demo-text = Cette démonstration réunit des personnes inventées : elle ne compte nulle part, et vous pouvez tout essayer.
evening-demo-left = { $left ->
    [late] La table 4 est en retard : saisissez sa feuille.
    [wrong] Une feuille du tour 2 est fausse : trouvez-la et corrigez-la.
   *[both] La table 4 est en retard, et une feuille du tour 2 est fausse : trouvez-la et corrigez-la.
}
evening-demo-delete = Supprimer la démonstration
evening-demo-mark = Démonstration
evening-demo-reason = Saisie telle qu'elle était sur le papier. Donne 5 à vérifier.
evening-demo-people = Adèle, Bruno, Camille, Denis, Élodie, Farid, Gilles, Hélène, Inès, Julien, Karim, Léa, Marc, Nadège, Olivier, Pauline

## Où en est une soirée

evening-before = Avant le premier tour. { $planned ->
    [one] Un tour est prévu.
   *[other] { $planned } tours sont prévus.
}
evening-running = Tour { $number } sur { $planned } en cours.
evening-between = Tour { $number } sur { $planned } terminé.
evening-ended = La soirée est finie.
evening-first = Première place : { $who }
evening-left = Temps restant : { $time }
evening-days = { $days } jours
evening-time-over = Le temps est écoulé. Chaque table finit sa donne en cours.

## Tables et tours

evening-round = Tour { $number }
evening-past = Tours joués
evening-table = Table { $number }
evening-round-table = Tour { $round }, table { $table }
evening-playing = En jeu
evening-late = En retard
evening-waits = { $minutes ->
    [one] Aucune action depuis une minute
   *[other] Aucune action depuis { $minutes } minutes
}
evening-waits-hours = { $hours ->
    [one] Aucune action depuis une heure
   *[other] Aucune action depuis { $hours } heures
}
evening-waits-days = { $days ->
    [one] Aucune action depuis un jour
   *[other] Aucune action depuis { $days } jours
}
evening-bot-plays = Un robot joue pour { $who }
evening-waits-for = On attend { $who }
evening-won = Gagné :
evening-idle = Au repos : { $who }
evening-swapped = { $who } ont échangé leurs places.
evening-swapped-why = { $who } ont échangé leurs places : { $reason }
evening-abandoned = Le tour a continué sans cette table : { $reason }
evening-corrected = Résultat corrigé : { $reason }
evening-deleted = tous ses joueurs ont effacé leurs données
evening-closed = la table a été fermée

## Le directeur

evening-lead = Diriger la soirée
evening-open = Ouvrir la soirée
evening-of = Soirée : { $game }
evening-lead-of = { $evening } (direction)
evening-start = Lancer le tour { $number }
evening-start-nobody = Personne n'est encore là. Invitez d'abord des joueurs.
evening-start-few = { $missing ->
    [one] Il manque un joueur pour faire une table.
   *[other] Il manque { $missing } joueurs pour faire une table.
}
evening-start-pairs = Formez d'abord des paires ou des équipes.
evening-start-adds = { $count ->
    [one] Le nom saisi sera d'abord ajouté.
   *[other] Les { $count } noms saisis seront d'abord ajoutés.
}
evening-start-more = { $missing ->
    [one] Avec un joueur de plus, tout le monde joue.
   *[other] Avec { $missing } joueurs de plus, tout le monde joue.
}
evening-start-bots = { $missing ->
    [one] Un robot prend la place libre.
   *[other] { $missing } robots prennent les places libres.
}
evening-about = Nom, date et lieu
evening-about-name = Nom de la soirée
evening-about-place = Lieu
evening-about-starts = Début
evening-about-save = Enregistrer ces détails
evening-again = Se retrouver
evening-again-text = Les mêmes personnes, paires et équipes reçoivent une nouvelle soirée. Le lien de celle-ci y mène.
evening-again-make = Créer la suivante
evening-next = Aller à la soirée suivante
evening-calendar = Enregistrer le rendez-vous
evening-sheets-missing = { $count ->
    [one] Il manque la feuille de score de la table { $tables }.
   *[other] Il manque les feuilles de score des tables { $tables }.
}
evening-tables-playing = { $count ->
    [one] La table { $tables } joue encore.
   *[other] Les tables { $tables } jouent encore.
}
evening-end = Finir la soirée
evening-end-sure = Finir pour de bon
evening-end-text = Après cela, aucun tour ne peut plus commencer. Chacun peut toujours lire le classement, et vous pouvez corriger les résultats.
evening-cut = Finale pour les meilleurs
evening-cut-places = Places en finale
evening-cut-text = Les meilleurs jouent les tours restants. Les autres restent au classement, mais n'ont plus de place à table.
evening-cut-carry = Compter les tours d'avant
    .text = Les tours d'avant comptent aussi en finale. Sinon, la finale seule décide des rangs des meilleurs.
evening-cut-go = Lancer la finale
evening-cut-sure = Continuer avec les meilleurs
evening-cut-out = éliminé
evening-next-seats = Places du tour { $number }, avant son début
evening-next-seats-text = Personne d'autre ne voit encore ces places. Elles peuvent changer si quelqu'un arrive ou s'en va.
evening-swap = Échanger les places
evening-swap-first = Premier joueur
evening-swap-second = Second joueur
evening-swap-text = Une paire ou une équipe change de place tout entière.
evening-time = Temps du tour
evening-time-more = { $minutes ->
    [one] Ajouter une minute
   *[other] Ajouter { $minutes } minutes
}
evening-time-less = { $minutes ->
    [one] Retirer une minute
   *[other] Retirer { $minutes } minutes
}
evening-time-from-now = { $minutes ->
    [one] Lancer la pendule : 1 minute
   *[other] Lancer la pendule : { $minutes } minutes
}
evening-day-more = Ajouter un jour
evening-day-less = Retirer un jour
evening-day-from-now = Lancer la pendule : 1 jour
evening-time-stop = Arrêter la pendule
evening-time-stopped = Il n'y a plus de limite de temps.
evening-bot-in = Robot pour { $who }
evening-bot-in-sure = Faire jouer un robot pour { $who }
evening-abandon = Fermer la table sans résultat
evening-abandon-sure = Fermer la table
evening-reason = Raison, visible par tous
evening-reason-missing = Indiquez une raison : tout le monde la verra.
evening-correct = Corriger le résultat
evening-give-result = Saisir le résultat
evening-correct-text = Le classement est recompté aussitôt. Tout le monde voit la raison à cette table.
evening-correct-save = Enregistrer le résultat
evening-deal = Donne { $number }
evening-deal-add = Ajouter une donne
evening-deal-drop = Retirer la dernière
evening-score = Saisir la feuille
evening-score-text = Saisissez les scores une fois la partie finie. Le programme vérifie les sommes que les règles fixent.
evening-score-void = Laissez vide une donne nulle, et continuez avec la suivante.
evening-score-by = Manière de saisir
evening-score-totals = Scores finaux
evening-score-deals = Donne par donne
evening-score-sum = Somme { $total }
evening-score-sum-of = Somme { $total } (possible : { $due })
evening-score-missing = Somme { $total }, il manque { $missing }
evening-wrong-possible = Donne { $deal } : chaque joueur a { $possible }, mais ces points ne vont pas ensemble.
evening-readings = Vouliez-vous dire ceci ?
evening-reading = Donne { $deal } : { $points }
evening-reading-swap = Échanger les donnes { $first } et { $second }
evening-meanwhile = Entre-temps, quelqu'un d'autre a enregistré cette feuille : { $points }. La vôtre n'est pas enregistrée : enregistrez-la comme correction, ou fermez-la.
evening-insist = Enregistrer quand même
    .text = La feuille compte telle quelle. Tout le monde voit votre raison sous le classement.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] La somme des scores est { $total } au lieu de { $due } : il manque { $by }.
    [least] Les scores font { $total } : les règles en exigent au moins { $due }.
    [most] Les scores font { $total } : les règles en permettent au plus { $due }.
    [over] La somme des scores est { $total } au lieu de { $due } : { $by } de trop.
   *[between] La somme des scores est { $total }, ce que les règles n'admettent pas : { $due } ?
}
evening-wrong-deal = { $way ->
    [under] La somme de la donne { $deal } est { $total } au lieu de { $due } : il manque { $by }.
    [least] Donne { $deal }. Les scores font { $total } : les règles en exigent au moins { $due }.
    [most] Donne { $deal }. Les scores font { $total } : les règles en permettent au plus { $due }.
    [over] La somme de la donne { $deal } est { $total } au lieu de { $due } : { $by } de trop.
   *[between] La somme de la donne { $deal } est { $total }, ce que les règles n'admettent pas : { $due } ?
}
evening-wrong-entry = Les règles n'admettent pas { $wrong } à la donne { $deal } : { $due } ?
evening-people = Participants
evening-people-here = { $count ->
    [0] Personne n'est encore là.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
}
evening-came = { $count ->
    [one] Vient d'arriver : { $who }
   *[other] Viennent d'arriver : { $who }
}
    .mark = vient d'arriver
evening-people-all = Afficher tous les noms
evening-person = Modifier : { $who }
evening-late-comers = Les retardataires suivent le même lien et jouent dès le tour suivant. Les personnes parties reviennent de la même façon.
evening-withdraw-sure = Retirer des prochains tours
evening-enter = Ajouter
evening-enter-name = Sans téléphone (un ou plusieurs noms, séparés par des virgules)
evening-forget = Effacer le nom
evening-forget-who = Effacer ce nom : { $who }
evening-forget-sure = Effacer ce nom pour de bon : { $who }
evening-left-out = a quitté la soirée
evening-partner = avec { $who }
evening-unpaired = encore sans partenaire
evening-pair = Former une paire
evening-pair-first = Premier partenaire
evening-pair-second = Second partenaire
evening-team-of = Équipe { $who }
evening-no-team = encore sans équipe
evening-team = Former une équipe
evening-team-member = Membre { $number }
evening-team-text = Les membres 1 et 2 sont partenaires, les membres 3 et 4 aussi. L'équipe porte le nom de son premier membre.
evening-substitute-for = Joue pour
evening-substitute-sure = Placer le remplaçant
evening-substitute-text = Un remplaçant joue à la place d'un membre absent dès le tour suivant, jusqu'au retour de ce membre. Les tours comptent pour la paire ou l'équipe.
evening-plays-for = joue pour { $who }
evening-choose = Choisir
evening-invite = Inviter des joueurs
evening-invite-text = Tout le monde suit ce seul lien, saisit un nom et garde la page ouverte. Elle montre à chacun sa place à chaque tour.
evening-link = Lien des joueurs
evening-qr-text = Scannez ce code avec un téléphone pour participer.
evening-wall = Écran de la salle
evening-paper = Imprimer et exporter
evening-play-too = Participer aussi
evening-lead-elsewhere = Diriger depuis un autre téléphone
evening-lead-elsewhere-text = Toute personne qui a ce lien peut diriger la soirée. Ne le donnez à personne d'autre. Une feuille qui n'est pas encore enregistrée reste sur le téléphone où elle a été saisie.
evening-lead-link = Lien du directeur

## Un joueur

evening-join = Participer
evening-join-text = Saisissez un nom pour participer : aucun compte n'est nécessaire. Gardez ensuite cette page ouverte : elle montre votre place à chaque tour.
evening-back = Revenir
evening-back-text = Vous avez quitté cette soirée. Vous pouvez rejouer dès le tour suivant.
evening-seat-table = Vous jouez à la table { $number }
evening-seat-none = Vous vous reposez ce tour-ci
evening-seat-later = Vous participez
evening-seat-place = Votre rang : { $place } sur { $count }
evening-seat-with = Votre partenaire est { $partner }. Vous jouez contre { $others }.
evening-seat-alone = Vous jouez contre { $others }.
evening-seat-partner = Partenaire
evening-seat-opponents = Adversaires
evening-seat-go = Aller à la table
evening-seat-over = Votre table a fini. Le tour suivant s'affichera ici dès son début.
evening-seat-idle = Vous rejouez dès le tour suivant.
evening-seat-cut = Vous avez joué tous vos tours : les meilleurs continuent. Le classement ci-dessous reste à jour.
evening-seat-wait = Gardez cette page ouverte : votre place s'affichera ici quand le directeur lancera le tour suivant.
evening-seat-last = C'était le dernier tour. Le classement sera définitif quand le directeur terminera la soirée.
evening-seat-single = Vous n'avez pas encore de partenaire : le directeur forme les paires et les équipes.
evening-review = Analyser la partie
evening-leave = Quitter la soirée
evening-leave-sure = Ne plus jouer de tour
evening-draw = Sceau du tirage
evening-draw-text = Les places de tous les tours découlent d'un secret. Son sceau figure ici dès le début : personne ne peut choisir les places après coup.
evening-draw-secret = Le secret, révélé à la fin de la soirée :
evening-phone = Un autre téléphone
evening-phone-text = Si votre batterie faiblit, gardez votre place : ouvrez un lien ou scannez un code avec l'autre téléphone.
evening-phone-make = Afficher le code

## Le classement

evening-standings = Classement
evening-standings-none = Le classement s'affichera après le premier tour.
evening-standings-bots = Les robots ne sont pas classés.
evening-standings-text = Après si peu de tours, l'ordre des { $places } peut tenir à la chance.
evening-standings-range = { $count ->
    [2] rangs { $first } et { $last }
   *[other] rangs { $first } à { $last }
}
evening-minimum = { $rounds ->
    [one] Un tour suffit pour avoir un rang.
   *[other] Il faut { $rounds } tours pour avoir un rang. Qui en compte moins figure à part.
}
evening-minimum-set = Tours exigés pour un rang
evening-final = Finale
evening-cut-after = Élimination après le tour { $number }
evening-rules = Comment les rangs sont attribués
evening-rule-share = La meilleure part moyenne par tour passe devant.
evening-rule-points = À parts égales, les points par tour décident : les vôtres moins ceux des adversaires.
evening-rule-met = Si deux joueurs seulement restent à égalité, les tours où ils se sont rencontrés décident.
evening-rule-same = Ceux qui restent à égalité partagent le rang.
evening-absent = { $count ->
    [one] en absence au tour { $rounds }
   *[other] en absence aux tours { $rounds }
}
evening-bot-played = { $count ->
    [one] un robot a joué à sa place au tour { $rounds }
   *[other] un robot a joué à sa place aux tours { $rounds }
}
evening-substituted = { $count ->
    [one] avec { $who } au tour { $rounds }
   *[other] avec { $who } aux tours { $rounds }
}
evening-sat-out = { $count ->
    [one] au repos au tour { $rounds }
   *[other] au repos aux tours { $rounds }
}
evening-place = Rang
evening-place-of = { $place } sur { $count }
evening-who = Joueur
evening-share = Adversaires battus
evening-share-boards = Points de match
evening-share-teams = Donnes gagnées
evening-points = Points
evening-difference = Écart de points
evening-rounds-played = Tours
evening-likely = Rangs probables
evening-few = trop peu de tours
evening-places = { $first }–{ $last }

## Les clubs

evening-clubs = Clubs
evening-club-new = Nouveau club
evening-club-new-text = Un club réunit ses soirées et les compte ensemble. Tout le monde peut le voir par son lien.
evening-club-make = Créer le club
evening-club-name = Nom du club
evening-club-missing = Ce club n'existe pas. Vérifiez le lien.
evening-club-share = Part moyenne
evening-club-interval = Intervalle à 95 %
evening-club-between = de { $low } à { $high }
evening-club-text = La part est celle des adversaires qu'un joueur a battus, ou ses points de match. C'est la moyenne de tous les tours des soirées finies. Dans 95 cas sur 100, l'intervalle contient la part du joueur sur le long terme.
evening-club-minimum = { $evenings ->
    [one] Il faut une soirée avec assez de tours pour avoir un rang.
   *[other] Il faut { $evenings } soirées avec assez de tours pour avoir un rang.
}
evening-club-best = { $best ->
    [0] Toutes les soirées comptent.
    [one] Seule la meilleure soirée de chacun compte.
   *[other] Les { $best } meilleures soirées de chacun comptent.
}
evening-club-season = Comment les soirées comptent
evening-club-minimum-set = Soirées exigées pour un rang (0 : la moitié)
evening-club-best-set = Meilleures soirées comptées (0 : toutes)
evening-club-season-save = Enregistrer la saison
evening-club-none = Le classement s'affichera quand la première soirée sera finie.
evening-club-evenings = Soirées
evening-club-no-evenings = Le club n'a pas encore de soirée.
evening-club-people = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
evening-club-first = Gagnée par { $who }
evening-club-open = Pas encore finie
evening-club-remove = Retirer
evening-club-remove-which = Retirer la soirée du { $day }
evening-club-remove-sure = Retirer du club
evening-club-add = Ajouter une soirée
evening-club-add-text = Vous pouvez ajouter les soirées que vous dirigez depuis ce navigateur. Chaque soirée n'appartient qu'à un club.
evening-club-add-this = Ajouter au club
evening-club-keep = Gérer le club
evening-club-link = Lien du club
evening-club-keep-elsewhere = Gérer le club depuis un autre appareil
evening-club-keep-text = Toute personne qui a ce lien peut modifier et effacer le club. Ne le donnez à personne d'autre.
evening-club-keeper-link = Lien du responsable
evening-club-rename = Renommer le club
evening-club-rename-save = Enregistrer le nom
evening-club-delete = Effacer le club
evening-club-delete-sure = Effacer le club pour de bon

## L'écran de la salle

evening-wall-join = Participez sur
evening-curious = { $number ->
    [0] Curiosités de la soirée
   *[other] Curiosités du tour { $number }
}
evening-curious-bid = Plus haute annonce tenue : { $number }
evening-curious-slam = Tous les plis d'une donne
evening-curious-points = Plus grand nombre de points en une donne : { $number }
evening-curious-swing = Plus grand écart avec les mêmes cartes : { $number }
evening-curious-same = Même résultat à toutes les tables
evening-curious-at = table { $table }, donne { $deal }
evening-curious-deal = donne { $deal }
evening-curious-ahead = La table { $more } devant la table { $less }

## Le papier

evening-paper-of = { $game } : imprimer et exporter
evening-paper-none = Les places s'afficheront au début du premier tour.
evening-seating = Places du tour { $number }
evening-print = Que voulez-vous imprimer ?
evening-print-seating = Les places
evening-print-cards = Une carte de placement par joueur
evening-print-lists = Liste de donne : les mains de chaque donne
evening-print-sheets = Une feuille de score par table
evening-print-travellers = Feuilles ambulantes : tous les résultats de chaque donne
evening-print-results = Le classement et les résultats
evening-print-go = Imprimer
evening-save-standings = Enregistrer le classement (CSV)
evening-save-page = Enregistrer la page de résultats
evening-save-results = Enregistrer les résultats (CSV)
evening-save-sheet = Enregistrer le tableur
evening-sheet-deal = Donne
evening-sheet-sum = Total
evening-sheet-signed = Vérifié par :
evening-traveller-table = Table
evening-traveller-of = Tour { $round }, donne { $deal }
evening-list-of = Liste de donne du tour { $number }
evening-list-secret = Cette liste montre toutes les mains de la soirée. Seul le directeur peut la voir, et celui qui l'a vue ne peut plus jouer.
evening-list-you-play = Vous participez à cette soirée. Quittez-la avant de regarder les mains, ou laissez un autre directeur donner.
evening-list-show = Afficher les mains
evening-list-sure = Afficher toutes les mains
evening-list-how = Les places sont numérotées dans l'ordre du jeu. Donnez chaque main d'après la liste, ou préparez un paquet par table et par donne. Notez-y le numéro, le donneur et les cartes visibles de tous.
evening-list-spare = de réserve, si une donne est nulle
evening-seat = Place { $number }
evening-board-seat = Place
evening-board-dealer = Donneur : place { $number }
evening-board-turned = Retourne : { $card }
evening-board-face-up = Cartes données à découvert : { $cards }
evening-csv-place = rang
evening-csv-who = joueur
evening-csv-rounds = tours
evening-csv-share = part
evening-csv-points = points
evening-csv-first = du rang
evening-csv-last = au rang
evening-csv-round = tour
evening-csv-table = table
evening-csv-seat = place
evening-csv-score = score
evening-csv-won = gagné
evening-csv-remark = remarque

## Pourquoi une chose est impossible

evening-why-kind-and-game = Ce genre de soirée ne convient pas au jeu. Choisissez-en un autre.
evening-why-rounds = Une soirée a de 1 à 40 tours.
evening-why-minutes = Un tour dure 240 minutes au plus.
evening-why-length-fixed = Les règles de ce jeu fixent le nombre de donnes. Ne choisissez pas de temps.
evening-why-mirror = Une soirée ne peut pas contenir de parties en miroir.
evening-why-paper = Avec de vraies cartes, il n'y a ni robots, ni pendules, ni conseils.
evening-why-boards-length = Seul un nombre fixe de donnes permet de donner d'après une liste. Choisissez le nombre de donnes par tour.
evening-why-no-boards = Les tables de cette soirée ne jouent pas les mêmes donnes.
evening-why-not-paper = Cette soirée se joue à l'écran. Ses résultats viennent des tables.
evening-why-teams-boards = Les équipes jouent les mêmes cartes aux deux tables. Choisissez les mêmes cartes.
evening-why-not-at-this-table = Seuls les joueurs de cette table et le directeur peuvent saisir sa feuille de score.
evening-why-bad-sheet = Saisissez un nombre entier pour chaque score. Saisissez toutes les donnes de la partie, ou seulement les scores finaux.
evening-why-no-spreadsheets = Ce serveur ne sait pas écrire de tableur. Enregistrez plutôt un fichier CSV.
evening-why-bad-scores = Saisissez un nombre entier pour chaque score.
evening-why-boards-by-deals = Les mêmes donnes se comparent une à une. Saisissez les points de chaque donne.
evening-why-wrong-points = Les règles n'admettent pas ces points à la donne { $deal }. Vérifiez la feuille. Si elle est juste, le directeur peut saisir le résultat avec une raison.
evening-why-deal-after-end = La partie était finie avant la donne { $deal }. Retirez les donnes qui suivent sa fin.
evening-why-match-goes-on = Ces scores ne terminent pas la partie : il faut une donne de plus. Si elle s'est arrêtée avant son terme, le directeur peut saisir le résultat avec une raison.
evening-why-evening-over = La soirée est finie.
evening-why-evening-full = La soirée est complète : plus personne ne peut participer.
evening-why-no-such-entrant = Personne n'a ce numéro dans cette soirée.
evening-why-not-pairs = Cette soirée n'a pas de paires fixes.
evening-why-paired-already = L'une des deux personnes a déjà un partenaire.
evening-why-not-teams = Cette soirée n'a pas d'équipes.
evening-why-no-substitute = Un remplaçant doit être présent, sans paire ni équipe, et jouer pour une personne qui en a une.
evening-why-teamed-already = L'une des quatre personnes a déjà une équipe.
evening-why-cut = La soirée continue avec les meilleurs. Vous pouvez suivre le classement.
evening-why-nothing-to-cut = Personne ne partirait, ou tout le monde. Choisissez un autre nombre de rangs.
evening-why-round-running = Un tour est en cours. Attendez sa fin, ou fermez les dernières tables sans résultat.
evening-why-no-round = Aucun tour n'est en cours.
evening-why-all-rounds-played = Tous les tours prévus sont joués.
evening-why-too-few = Il manque des participants. Il en faut quatre, ou un si des robots complètent ; deux paires ou équipes, ou une si des robots complètent.
evening-why-no-swap = Choisissez deux joueurs différents qui participent tous deux à ce tour.
evening-why-seats-taken = Les cartes de ce tour sont données. Vous pourrez échanger des places avant le suivant.
evening-why-no-such-table = Ce tour n'a pas cette table.
evening-why-table-over = Cette table a déjà fini.
evening-why-no-reason = Saisissez une raison.
evening-why-not-the-director = Seul le directeur peut diriger cette soirée. Ouvrez le lien du directeur.
evening-why-no-such-club = Ce club n'existe pas.
evening-why-not-the-keeper = Seul le responsable peut modifier ce club. Ouvrez le lien du responsable.
evening-why-unseen-name = Personne ne voit ce nom. Écrivez au moins une lettre, un chiffre ou un signe.
evening-why-barred = Un administrateur vous interdit pour l'instant d'ouvrir des tables.
evening-why-banned = Un administrateur vous a exclu de ce serveur pour l'instant.
