# La barre de navigation, et ce que l'accueil propose d'abord.

nav-title = Navigation
nav-play = Jouer
nav-learn = Apprendre
nav-today = Aujourd'hui
nav-mine = Mon jeu

first-title = Première visite ? Commencez par { $game }.
first-go = Apprendre { $game }

today-percent = { $share } %
today-badge = Du jour : { $state }
today-part = { $played } donnes sur { $boards }
today-open = { $boards ->
    [one] { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }
   *[other] { $boards } donnes
}
today-done = joué
today-streak = { $days ->
    [0] Jouez aujourd'hui pour lancer une série
    [one] Premier jour de votre série
   *[other] { $days } jours d'affilée
}

learn-intro = Jouez une première partie avec un ami qui explique chaque règle quand elle compte, regardez une donne carte par carte, ou lisez les règles.
learn-general = Règles de tous les jeux
learn-mistakes = Vos erreurs
learn-puzzles = Problèmes
learn-solver = Solveur

# Une page qui joue sans serveur.
alone-here = Vous jouez sur cet appareil seul, sans serveur, contre des robots. Vos parties restent dans ce navigateur.
server-people = Les amis, les tables ouvertes et les classements sont sur { $server }.
server-away = { $server } ne répond pas pour le moment. Vous pouvez continuer ici, contre des robots.
alone-title = On dresse la table
alone-loading = On dresse la table : { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
alone-elsewhere = Vos parties sont ouvertes dans un autre onglet. Fermez-le, et celui-ci continue.
stopped = { $why ->
    [newer] Vos parties ont été enregistrées par une version plus récente de cette page. Rechargez-la pour l'obtenir : vos parties restent telles quelles.
    [older] Vos parties datent d'avant la première version, qui ne peut pas les lire. Effacez les données de cette page dans les réglages du navigateur, puis rechargez-la.
    [full] Ce navigateur n'a plus de place, et la dernière carte n'a pas été gardée. Libérez de la place, puis rechargez la page.
    [gone] Le navigateur a fermé ou effacé ce qu'il gardait de vos parties. Rechargez la page pour continuer.
    [missing] Les jeux n'ont pas pu être chargés. Vérifiez la connexion, puis rechargez la page.
   *[broken] Les jeux se sont arrêtés. Rechargez la page : vos parties sont gardées jusqu'à la dernière carte montrée.
}
stopped-reload = Recharger
