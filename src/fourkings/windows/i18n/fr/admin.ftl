# La page des administrateurs, et ce qu'ils annoncent à tous.

admin-title = Administration
admin-intro = Pour qui s'occupe de ce serveur. On n'y voit ni les mains, ni ce qui s'écrit, ni rien qui ouvrirait une table.
admin-none = Ce serveur n'a pas d'administrateur.
admin-none-how = Qui le fait tourner peut l'être : qu'il donne à FOURKINGS_ADMIN une phrase d'au moins 16 caractères, redémarre le serveur et dise la phrase ici.
admin-phrase = La phrase de l'administrateur
admin-phrase-text = Elle est dans les réglages du serveur, sous FOURKINGS_ADMIN.
admin-enter = Entrer
admin-wrong = Ce n'est pas la phrase.
admin-too-many = Trop d'essais : attendez une minute avant de continuer.
admin-failed = Cela n'a pas pu se faire : regardez de nouveau où en sont les choses.
admin-first = Vous avez dit la phrase. Elle vaut dans ce navigateur pour douze heures, ou jusqu'à ce que vous y renonciez.
admin-appointed = Vous avez été nommé administrateur.
admin-resign = Ne plus être administrateur
admin-again = Regarder de nouveau

## Comment va le serveur

admin-health = Le serveur
admin-well = Il va bien.
admin-slow = Il est lent : il vient d'avoir { $seconds } s de retard.
admin-broken = Sa base de données fait défaut : { $fault }.
admin-version = Version
admin-up = En marche depuis
admin-late = Plus grand retard récent
admin-awake = Tables éveillées
admin-people-here = Personnes présentes
admin-kept = Tables gardées
admin-servers = Serveurs
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Ce qui est annoncé

admin-notice = Un mot à tous
admin-notice-text = Il reste sur toutes les pages et à toutes les tables jusqu'à ce que vous le retiriez.
admin-notice-words = Votre message
admin-notice-put = Annoncer
admin-notice-back = Le retirer
notice-put-away = Ranger ce message
notice-barred = Un administrateur de ce serveur ne vous laisse pas faire de table pour l'instant. Vous pouvez venir à celles des autres.
notice-title = De l'administrateur

## Tables

admin-tables = Tables
admin-tables-none = Il n'y a pas encore de table.
admin-tables-text = Celles où il s'est passé quelque chose en dernier. Une table fermée l'est pour de bon : tous ceux qui y sont apprennent que c'est vous, et ce qui a été joué reste dans sa feuille de partie.
admin-stage-gathering = on se réunit
admin-stage-match = donne { $number }
admin-stage-over = finie
admin-stage-closed = fermée par un administrateur
admin-people-at = { $count ->
    [0] personne
    [one] { $count } personne
   *[other] { $count } personnes
}
admin-last = dernière action { $when }
admin-made = faite { $when }
admin-close = Fermer
admin-close-which = Fermer la table de { $game }, { $stage }, dernière action { $when }
admin-close-sure = La fermer pour de bon

## Personnes

admin-people = Personnes
admin-people-text = Celles qui ont dit un nom, les dernières d'abord. Effacer fait ce que la personne pourrait faire dans les réglages : nom, messages et tables s'en vont ; les parties avec d'autres continuent, avec un robot.
admin-people-name = Un nom, ou une partie
admin-people-find = Chercher
admin-people-none = Personne ne s'appelle ainsi.
admin-you = vous
admin-is-administrator = administrateur
admin-is-barred = ne fait pas de table jusqu'au { $until }
admin-told = nom dit { $when }
admin-forget = Effacer nom et messages
admin-forget-sure = Effacer { $who } pour de bon
admin-bar = Pas de table pendant un jour
admin-unbar = Peut refaire des tables
admin-appoint = Nommer administrateur
admin-dismiss = Relever de ses fonctions
admin-for = { $what } : { $who }

## Ce qui a été fait

admin-deeds = Ce qu'ont fait les administrateurs
admin-deeds-none = Rien encore.
admin-somebody = quelqu'un
admin-deed-enter = { $who } a dit la phrase
admin-deed-resign = { $who } n'est plus administrateur
admin-deed-close = { $who } a fermé une table
admin-deed-forget = { $who } a effacé un nom et ses messages
admin-deed-bar = { $hours ->
    [one] { $who } a interdit à quelqu'un de faire des tables pendant { $hours } heure
   *[other] { $who } a interdit à quelqu'un de faire des tables pendant { $hours } heures
}
admin-deed-unbar = { $who } a permis à quelqu'un de refaire des tables
admin-deed-appoint = { $who } a nommé un administrateur
admin-deed-dismiss = { $who } a relevé un administrateur de ses fonctions
admin-deed-announce = { $who } a annoncé : { $text }
admin-deed-take-back = { $who } a retiré ce qui était annoncé
