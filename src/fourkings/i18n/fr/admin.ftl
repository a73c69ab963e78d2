# La page des administrateurs, et ce qu'ils annoncent à tous.

admin-title = Administration
admin-intro = Pour les personnes qui s'occupent de ce serveur. Cette page ne montre ni les mains, ni les discussions sauf les messages signalés, ni rien qui ouvrirait une table.
admin-none = Ce serveur n'a pas d'administrateur.
admin-none-how = Pour le devenir, lancez le serveur avec FOURKINGS_ADMIN, une phrase secrète d'au moins 16 caractères, puis saisissez-la ici.
admin-phrase = Phrase secrète de l'administrateur
admin-phrase-text = Les réglages du serveur la contiennent sous FOURKINGS_ADMIN.
admin-enter = Se connecter
admin-wrong = Phrase secrète incorrecte.
admin-too-many = Trop d'essais. Attendez une minute, puis réessayez.
admin-failed = L'opération a échoué. Actualisez la page pour voir l'état actuel.
admin-first = La phrase secrète vous a donné accès. Ce navigateur le garde douze heures, ou jusqu'à ce que vous quittiez la fonction.
admin-appointed = Vous tenez cette fonction d'un autre administrateur.
admin-resign = Quitter la fonction
admin-again = Actualiser
admin-below = Ce serveur partage son hôte avec d'autres programmes, ce qui n'est pas une barrière de sécurité : leurs pages peuvent agir dans celle-ci. Ne partagez un hôte qu'avec des programmes de confiance.

## Comment va le serveur

admin-health = Serveur
admin-well = Le serveur va bien.
admin-slow = Le serveur est lent : il vient d'avoir { $seconds } s de retard.
admin-broken = La base de données est en panne : { $fault }.
admin-version = Version
admin-up = En marche depuis
admin-late = Pire retard récent
admin-awake = Tables actives
admin-people-here = Personnes en ligne
admin-kept = Tables stockées
admin-servers = Serveurs
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
admin-backup-none = Aucune sauvegarde n'est encore connue.
admin-backup-make = Pour en faire une, lancez fourkings backup sur la machine du serveur.
admin-backup-unchecked = Dernière sauvegarde : { $when }. Elle n'a pas été vérifiée.
admin-backup-check = Pour la vérifier, lancez fourkings backup --check sur la machine du serveur.
admin-backup-restores = Dernière sauvegarde : { $when }. Vérifiée : elle se restaure.
admin-backup-broken = Dernière sauvegarde : { $when }. Elle ne se restaure pas : { $fault }.
admin-backup-again = Faites une autre sauvegarde et vérifiez-la. Gardez les fichiers plus anciens.
admin-backup-file = Fichier : { $file } ({ $rows ->
    [one] une ligne
   *[other] { $rows } lignes
})
admin-backup-checked = Dernière vérification : { $when }
admin-doctor = La machine du serveur

## Ce qui est annoncé

admin-notice = Annonce à tous
admin-notice-text = Toutes les pages et toutes les tables l'affichent jusqu'à ce que vous la retiriez.
admin-notice-words = Votre annonce
admin-notice-put = Annoncer
admin-notice-back = Retirer l'annonce
notice-put-away = Masquer l'annonce
notice-barred = Un administrateur vous interdit d'ouvrir des tables pour l'instant. Vous pouvez toujours rejoindre les autres tables.
notice-banned = Un administrateur vous interdit l'accès à ce serveur jusqu'au { $until }. Vous pouvez toujours lire et effacer vos données dans les réglages.
notice-title = De l'administrateur

## Tables

admin-tables = Tables
admin-tables-none = Pas encore de table.
admin-tables-text = Les plus récemment actives d'abord. Une table fermée le reste : tous ses joueurs voient que vous l'avez fermée, et sa feuille de partie est gardée. Le code sous un jeu désigne la table dans le journal du serveur.
admin-stage-waiting-room = salle d'attente
admin-stage-match = donne { $number }
admin-stage-over = finie
admin-stage-closed = fermée par un administrateur
admin-people-at = { $count ->
    [0] personne
    [one] { $count } personne
   *[other] { $count } personnes
}
admin-last = dernière action { $when }
admin-made = ouverte { $when }
admin-close = Fermer la table
admin-close-which = Fermer la table : { $game }, { $stage }, dernière action { $when }
admin-close-sure = Fermer définitivement

## Clubs

admin-clubs = Clubs
admin-clubs-text = Les plus récents d'abord. Effacer un club supprime son nom, la liste de ses soirées et son classement. Les soirées restent.
admin-clubs-none = Pas encore de club.
admin-club-evenings = { $count ->
    [0] aucune soirée
    [one] une soirée
   *[other] { $count } soirées
}
admin-club-made = créé { $when }
admin-club-delete = Effacer le club
admin-club-delete-sure = Effacer { $name } pour de bon

## Personnes

admin-people = Personnes
admin-people-text = Les personnes qui ont un nom, les plus récentes d'abord. Effacer fait ce que chacun peut faire dans ses réglages : nom, messages et tables disparaissent. Un robot continue les parties jouées avec d'autres.
admin-people-name = Un nom, ou une partie du nom
admin-people-find = Chercher
admin-people-none = Aucune personne à afficher.
admin-you = vous
admin-is-administrator = administrateur
admin-told = nom donné { $when }
admin-forget = Effacer nom et messages
admin-forget-sure = Effacer définitivement { $who }
admin-appoint = Nommer administrateur
admin-dismiss = Relever de ses fonctions
admin-for = { $what } : { $who }

## Signalements

admin-reports = Messages signalés
admin-reports-text = Des joueurs ont signalé ces messages. Vous voyez chacun avec les lignes qui l'entourent. Ils sont effacés au bout d'une semaine, et personne d'autre ne les voit.
admin-reports-none = Aucun signalement.
admin-report-by = signalé par { $who }, { $when }
admin-report-context = Le message et les lignes qui l'entourent
admin-report-this = Signalé :
admin-remove-message = Retirer le message
admin-remove-message-sure = Retirer le message pour tous
admin-settle = Effacer le signalement
admin-settle-sure = Effacer définitivement

## Mesures

admin-actions = Actions
admin-tables-of-none = À aucune table.
admin-remove = Exclure
admin-remove-sure = Exclure { $who } de la table
admin-measure = Mesure
admin-measure-mute = Muet dans les discussions
admin-measure-bar = Pas de table à soi
admin-measure-ban = Bannir
admin-measure-ban-address = Bannir avec l'adresse
admin-measure-time = Durée
admin-measure-apply = Appliquer
admin-is-bar = Ne peut pas ouvrir de table jusqu'au { $until }.
admin-is-mute = Ne peut rien écrire en discussion jusqu'au { $until }.
admin-is-ban = Accès interdit jusqu'au { $until }.
admin-lift-bar = Permettre les tables
admin-lift-mute = Rendre la parole
admin-lift-ban = Lever l'interdiction
admin-mark-bar = sans table
admin-mark-mute = muet
admin-mark-ban = banni

## Ce qui a été fait

admin-deeds = Actions des administrateurs
admin-deeds-none = Aucune action pour l'instant.
admin-somebody = une personne sans nom
admin-deed-enter = { $who } a saisi la phrase secrète
admin-deed-resign = { $who } a quitté la fonction d'administrateur
admin-deed-close = { $who } a fermé une table
admin-deed-forget = { $who } a effacé un nom et ses messages
admin-deed-bar = { $hours ->
    [one] { $who } a interdit à quelqu'un d'ouvrir des tables pendant { $hours } heure
   *[other] { $who } a interdit à quelqu'un d'ouvrir des tables pendant { $hours } heures
}
admin-deed-unbar = { $who } a débloqué quelqu'un
admin-deed-mute = { $hours ->
    [one] { $who } a retiré la parole à quelqu'un pendant { $hours } heure
   *[other] { $who } a retiré la parole à quelqu'un pendant { $hours } heures
}
admin-deed-unmute = { $who } a rendu la parole à quelqu'un
admin-deed-ban = { $hours ->
    [one] { $who } a banni quelqu'un pendant { $hours } heure
   *[other] { $who } a banni quelqu'un pendant { $hours } heures
}
admin-deed-unban = { $who } a levé une interdiction
admin-deed-remove = { $who } a exclu quelqu'un d'une table
admin-deed-remove-message = { $who } a retiré un message
admin-deed-settle = { $who } a effacé un signalement
admin-deed-appoint = { $who } a nommé un administrateur
admin-deed-dismiss = { $who } a relevé un administrateur de ses fonctions
admin-deed-announce = { $who } a annoncé : { $text }
admin-deed-take-back = { $who } a retiré l'annonce
admin-deed-delete-club = { $who } a effacé un club
