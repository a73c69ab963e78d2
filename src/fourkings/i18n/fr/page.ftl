# Textes propres à la page du navigateur : salon, table, réglages, aide.

## Partout

ui-close = Fermer
ui-home = Accueil
ui-skip = Aller au contenu
ui-loading = Chargement…
ui-missing = Un élément de la page n'a pas pu être chargé. Vérifiez la connexion, puis réessayez.
    .title = Page incomplète
ui-unkept = Rien n'est gardé dans cette fenêtre : votre navigateur ne le permet pas. Vous pouvez jouer, mais pour garder quelque chose, autorisez les cookies et les données de site.
ui-settings = Réglages
ui-help = Touches et aide

## Le salon

lobby-title = Four Kings
lobby-intro = Cinq vieux jeux de levées. Prenez place : trois robots vous attendent.
lobby-offline = Le serveur ne répond pas, et aucune carte ne peut être donnée. La page reprendra dès son retour.
lobby-alone = Jouer sans le serveur
lobby-retry = Réessayer
lobby-failed = La table n'a pas pu s'ouvrir. Réessayez dans un instant.
lobby-games = Les cinq jeux
lobby-play = Jouer
lobby-play-game = Jouer : { $game }
lobby-learn = Règles
lobby-learn-game = Règles : { $game }
lobby-setup = Niveau et règles : { $game }
lobby-short = Environ un quart d'heure.
lobby-return = Continuer
lobby-return-to = Continuer { $game }, donne { $number }
lobby-return-lesson = Continuer la leçon : { $game }, donne { $number }
lobby-return-set = { $kind ->
    [day] Continuer les donnes du jour : { $game }
    [past] Continuer les donnes d'un jour passé : { $game }
   *[challenge] Continuer le défi : { $game }
}
lobby-set = { $kind ->
    [day] Les donnes du jour
    [past] Les donnes d'un jour passé
   *[challenge] Un défi
}
lobby-set-at = { $played ->
    [one] une jouée sur { $boards }
   *[other] { $played } jouées sur { $boards }
}
lobby-lesson = Leçon
lobby-continue = Parties en cours
lobby-continue-at = { $deal } : { $scores }
lobby-continue-own = { $deal } : { $points } pour vous, { $place ->
    [1] 1ʳᵉ
   *[other] { $place }ᵉ
} place
lobby-drop = Abandonner cette partie : { $game }
lobby-leave-ask = { $what } ?
lobby-drop-text = La partie contre les robots est supprimée pour de bon.
lobby-drop-go = Abandonner
lobby-keep = Continuer à jouer
lobby-away = Un robot joue pour vous
lobby-away-text = Un robot joue vos cartes jusqu'à votre retour. La table reste dans cette liste.
lobby-leave = Quitter la table : { $title }
lobby-leave-text = La table disparaît de cette liste, et les autres continuent sans vous.
lobby-with = { $game } avec { $names }
lobby-name = Votre nom
lobby-evenings = Soirées et clubs
lobby-again-with = Rejouer avec { $who }
lobby-open = { $tables ->
    [one] Une table ouverte
   *[other] { $tables } tables ouvertes
}
lobby-answers = Vos défis
lobby-answers-more = Et encore { $more }.
lobby-answered = { $known ->
    [yes] { $who } a relevé votre défi
   *[no] Quelqu'un a relevé votre défi
}
lobby-answered-see = comparer les résultats
lobby-answered-away = Masquer : { $sentence }
lobby-nobody = Joueur
lobby-bot-basile = Basile
lobby-bot-celeste = Céleste
lobby-bot-dora = Dora
lobby-more = Autres activités
lobby-licences = Licences
lobby-foot = Logiciel libre, sans compte ni publicité. Dans les cinq jeux, la donne est loyale, et vous pouvez vérifier chaque mélange.

house-level = Niveau des robots
house-bot-beginner = Débutant
house-bot-club = Confirmé
house-bot-strong = Fort
house-bot-careful = Prudent
house-bot-flat = Échantillonneur
house-bot-chance = Au hasard
house-level-beginner = Oublie les cartes jouées, comprend mal les annonces et voit peu de coups d'avance.
house-level-careful = Joue selon quelques règles simples, carte après carte.
house-level-club = Joue avec bon sens, retient ce qui compte.
house-level-strong = N'oublie rien et pèse chaque carte dans des centaines de donnes.
house-temper-beginner = Attaque de la plus petite carte d'une couleur plus souvent qu'un joueur confirmé.
house-temper-strong = Attaque de sa couleur la plus courte plus souvent qu'un joueur confirmé.
house-temper-careful = Attaque tôt de ses as, plus que tout autre robot.
house-temper-flat = Joue atout plus souvent que tout autre robot.
house-temper-chance = Annonce au hasard, et chute le plus souvent.
house-players = Joueurs
house-plays = { $who } : { $bot }
house-preset = Règles
house-number = Un nombre …
house-options = Règles de la maison
house-draw = Le tirage
house-order = Ordre du jeu : { $names }. { $dealer } donne en premier.
    .yours = Ordre du jeu : { $names }. Vous donnez en premier.
house-drew = Cartes tirées : { $cards }

rules-pages = Pages de règles
rules-missing = Cette page n'existe pas.
rules-general = Les cinq jeux
rules-see-deal = Voir jouer une donne, carte par carte
rules-deal = Une donne, carte par carte
rules-beside = Les règles
rules-clause = Règle { $clause }
rules-back = Les règles : { $game }
rules-walk = Suivre la donne pas à pas
rules-step = { $number } sur { $count }
rules-step-back = Retour
rules-step-on = Suite
rules-remark = une remarque
rules-step-remark = Remarque suivante
rules-hand = { $who } tient { $cards }
rules-your-turn = À vous : jouez une partie

## Réglages

settings-title = Réglages
settings-group-you = Nom et langue
settings-group-cards = Cartes
settings-group-look = Apparence
settings-group-table = Table
settings-group-sound = Son et notifications
settings-group-learning = Aide et apprentissage
settings-language = Langue
settings-draft = Cette langue est un brouillon : personne qui la parle couramment ne l'a encore relue à une table. Pour corriger une phrase, cherchez-la dans « Proposer une correction ».
settings-theme = Thème
settings-theme-auto = Comme l'appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-indices = Lettres des cartes
settings-indices-auto = Selon la langue
settings-motion = Animations
settings-motion-auto = Comme l'appareil
settings-motion-less = Réduites
settings-felt = Tapis
settings-felt-green = Vert
settings-felt-blue = Bleu
settings-backs = Dos des cartes
settings-backs-red = Rouge
settings-backs-blue = Bleu
settings-backs-gold = Or
settings-sounds = Sons
    .text = Les cartes, les plis, un coup frappé, votre tour et vos dernières secondes.
settings-pace = Allure
settings-pace-quick = Rapide
settings-pace-brisk = Vive
settings-pace-calm = Posée
settings-pace-slow = Lente
settings-fourColours = Quatre couleurs
    .text = Carreau bleu, trèfle vert.
settings-largeCards = Grandes cartes
    .text = Votre main occupe toute la place disponible.
settings-leftHanded = Gaucher
    .text = Boutons à gauche, indices des cartes là où la main gauche ne les cache pas.
settings-forced = Jouer les cartes forcées
    .text = Si une seule carte est permise, elle est jouée pour vous.
settings-twice = Toucher deux fois
    .text = La première fois lève la carte, la seconde la joue.
settings-moods = Les robots montrent leurs émotions
    .text = Leur visage réagit à chaque pli, jamais pendant votre tour.
settings-keys = Raccourcis à une touche
    .text = Lettres et chiffres agissent sans Ctrl ni Alt.
settings-readings = Lire les mains à la table
    .text = Un bouton demande où est une carte cachée, quand vous jouez seul avec des robots.

## La table

at-opening = On prend place…
at-waits = On attend le serveur…
at-offline = Vous êtes hors ligne. La partie reprendra au retour du réseau.
at-sent = { $action } : envoyé, pas encore confirmé.
at-unsent = { $action } : pas envoyé.
at-broken = Connexion perdue. Reconnexion… Rien n'est perdu.
at-readying = Les robots se préparent : un instant, s'il vous plaît. Rien n'est perdu.
at-silent = Connexion ? Le serveur ne répond plus depuis 6 secondes. Rien n'est perdu.
at-play-on = Continuer sans le serveur
at-closed = Cette table n'existe pas, ou n'est pas la vôtre. Vos parties sont à l'accueil.
at-banned = Un administrateur vous interdit l'accès à ce serveur pour le moment. Vous pouvez lire et effacer vos données dans les réglages de l'accueil.
at-too-fast = Cette page a envoyé trop de demandes, et le serveur a fermé la connexion. Rechargez la page pour continuer.
at-other-bots = Une mise à jour du serveur a changé ses robots : ces donnes ne peuvent pas continuer. Ce que vous avez joué est gardé.
at-deal = { $count ->
    [0] Donne { $number }
   *[other] Donne { $number } sur { $count }
}
at-set = { $kind ->
    [day] Donnes du jour
    [past] Jour passé
   *[challenge] Défi
}
at-one-try = un seul essai, sans conseil
at-your-turn = À vous
at-may-announce = Vous pouvez annoncer : { $calls }
at-turn-of = C'est à { $who }
at-to-play = doit jouer
at-hand = Votre main
at-hand-is = Votre main : { $cards }
at-trick = Le pli
at-trick-is = Sur la table : { $cards }
at-wins = fait le pli
at-won = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
}
at-taken = Ramassé : { $cards }
at-held = { $count ->
    [0] plus de carte
    [one] { $count } carte
   *[other] { $count } cartes
}
at-shown = À découvert : { $card }
at-open-card = { $card }, vue de tous
at-stake = { $title } : { $paid }
at-won-bid = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
}, { $bid } annoncés
at-so-far = donne { $points }
at-taken-many = { $count } qui comptent
at-total = total { $score }
at-with = avec { $who }
at-alone = chacun pour soi
at-gone = pas là
at-gone-of = { $who } n'est pas à la table.
at-gone-bot = { $who } n'est pas à la table. Un robot joue à sa place dans { $seconds } s.
at-cover = Laisser jouer le robot
at-cover-of = Laisser le robot jouer pour { $who }
at-here-again = { $who } est là.
at-partner = votre partenaire
at-dealer = Donneur
at-dealer-mark = D
at-ask = { $rung } ?
at-ultimatum = { $fallback ->
    [negative] { $rung } ou négatif !
   *[positive] { $rung } ou positif !
}
at-bought = { $who } a acheté à { $rung } ({ $price })
    .yours = Vous avez acheté à { $rung } ({ $price })
at-auction = Enchères
at-count = { $count } pareilles
at-bids = Annonces : { $sum }
at-actions = Actions à la table
at-undo = Annuler
at-ask-hint = Conseil
at-looks-on = Vous suivez la partie
at-compiling-hint = Les robots se préparent encore.
at-compiling = Les robots se préparent encore. Cela n'arrive qu'une fois et prend environ une minute.
at-waited = depuis { $time }
at-hint-deals = D'après { $deals } donnes compatibles avec ce que vous avez vu
at-hint-choice = Choix
at-hint-points = points en moyenne
at-hint-for-match = points en moyenne, vu le score
at-hint-best = donnes où c'est le mieux
explained-details = Détails
at-figure-best = le mieux
at-last = Dernier pli
at-read = Lire les mains
at-read-told = Vos lectures
at-no-last = Aucun pli n'a encore été fait dans cette donne.
at-rest = Jouer le reste
at-undone = Le dernier coup a été annulé
at-left = Un robot joue désormais pour { $who }
    .yours = Un robot joue désormais pour vous
at-returned = { $who } est de retour
    .yours = Vous êtes de retour
at-hinted = { $who } a demandé un conseil
    .yours = Vous avez demandé un conseil
at-time-over = Le temps est écoulé : la donne en cours est la dernière
at-time-ended = Le temps est écoulé : la partie s'arrête ici
at-revealed = Toutes les tables ont joué ces donnes : leurs cartes sont visibles
at-final-deal = dernière donne
at-rematch = Les mêmes joueurs continuent à une autre table
at-house-of = { $game } : règles de cette table
at-clockwise = On joue dans le sens des aiguilles, vers la gauche.
at-anticlockwise = On joue dans le sens inverse des aiguilles, vers la droite.

## Loin d'une table où l'on a sa place

seat-kept = Votre partie vous attend : { $game }.
seat-bot-soon = Si vous ne revenez pas d'ici { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}, un robot prend votre place.
seat-bot-plays = Un robot joue pour vous jusqu'à votre retour.

## La parole

talk-title = Annonces
talk-your-bid = Combien de plis ferez-vous ?
talk-sum = Annonces jusqu'ici : { $sum }. Sous { $needed }, la donne est nulle
talk-sum-enough = Annonces jusqu'ici : { $sum }
talk-bid-worth = Annoncer { $number }, pour { $worth }
talk-least = Votre plus petite annonce : { $least }
talk-open = la carte ouverte de chacun est la première qu'il a reçue
talk-announce = Annoncez avant votre première carte, ou jouez-la sans rien dire :
talk-if-counts = { $points } si elle compte
talk-silent = Se taire
talk-announce-all = Avant l'entame : vos cliques ?
talk-your-call = À vous d'annoncer
talk-name-rank = Nommez votre hauteur
talk-step-open = Nommez la donne, ou ouvrez les enchères
talk-step-bid = Votre enchère pour la donne
talk-step-decide = { $who } offre { $rung } : { $how ->
    [more] vendre, refuser ou demander davantage ?
   *[plain] votre réponse ?
}
talk-step-asked = Le donneur vous demande davantage
talk-step-denied = La réponse est non : vendre à l'ancien prix ?
talk-step-refused = Vous gardez la donne : nommez-la
talk-step-ultimatum = { $who } : { $words }. Payez-vous ?
talk-step-bought = Vous avez acheté la donne : nommez-la
talk-step-alone = Personne n'a enchéri : nommez la donne
talk-priority = Les enchérisseurs, par priorité
talk-passed = a passé
talk-in = en jeu
talk-speaks = son tour
talk-ladder = Échelons et leur prix en points
talk-row-plus = Payer des points
talk-row-minus = Reprendre des plis
talk-row-paid = Payer des points, donne négative
talk-rung = { $rung }, { $price } points
talk-rung-standing = { $rung }, { $price } points, offert par { $who }
    .yours = { $rung }, { $price } points, votre offre
talk-sell-at = Vendre à { $rung } ({ $price } points)
talk-threaten = Ultimatum…
talk-choose-rung = Choisissez un échelon, puis demandez davantage ou posez un ultimatum.
talk-explain = Expliquer les enchères
    .ask = Demander davantage : sur un oui, { $who } achète à ce prix ; sur un non, vous pouvez encore vendre à { $rung } ({ $price } points).
    .ultimatum = Un ultimatum : qui dit oui achète à votre prix ; si personne ne veut, vous jouez négatif ou positif, comme annoncé, et l'offre { $rung } ({ $price } points) ne vaut plus.
    .title = Les enchères
talk-declare = Nommez la donne :

## La marque

line-tricks = Plis, { $each } chacun
line-cards = { $what }, { $each } chaque carte
line-last-tricks = { $number ->
    [1] Le dernier pli, { $each }
   *[other] Les { $number } derniers plis, { $each } chacun
}
line-clique = { $clique }, annonce : { $seat }
    .yours = { $clique }, votre annonce
line-bid-made = { $seat } : annonce de { $bid }, { $won ->
    [one] { $won } pli
   *[other] { $won } plis
}, réussie
    .yours = Votre annonce de { $bid }, { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }, réussie
line-bid-lost = { $seat } : annonce de { $bid }, { $won ->
    [one] { $won } pli
   *[other] { $won } plis
}, manquée
    .yours = Votre annonce de { $bid }, { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }, manquée
line-start = Points de départ, { $each } chacun
line-price = { $buyer } paie { $rung } à { $dealer }
    .yours = Vous payez { $rung } à { $dealer }
    .mine = { $buyer } vous paie { $rung }
line-split = Donne partagée : { $dealer } pour le donneur, { $others } pour chacun des autres

result-title = Donne { $number }
result-headline = Donne { $number } : { $kind ->
    [made] annonce réussie, { $points }
    [failed] annonce manquée, { $points }
   *[you] { $points } pour vous
}
result-sides = Donne { $number } : nous { $us }, eux { $them }
result-account = Compte de la donne
result-what = Motif
result-deal = Cette donne
result-total = Total
result-next = Donne suivante
result-ready = On attend les autres
result-ready-of = Prêts pour la donne suivante : { $ready } sur { $people }.
result-countdown = Donne suivante dans { $seconds } s
result-stop = Arrêter le compte à rebours
result-waits-for = On attend { $who }.
result-stopped = Le compte à rebours est arrêté. La donne suivante vient quand tout le monde est prêt.

sheet-title = Score
sheet-deal = Donne
sheet-us = Nous
sheet-them = Eux
sheet-tricks = Plis
sheet-cliques = Cliques
sheet-together = Ensemble
result-void-bids = { $bids }. Total : { $sum } ; minimum : { $needed }.
sheet-void = nulle : annonces trop basses
sheet-open = enchères
sheet-split = partagée
sheet-target = En { $target } points
sheet-deals = { $deals ->
    [one] En une donne
   *[other] En { $deals } donnes
}
sheet-made = { $won } sur { $bid }, réussie,
sheet-lost = { $won } sur { $bid }, manquée,
log-title = Annonces et cartes
log-kings = Les rois opposent { $us } à { $them }

end-won = Vous avez gagné
end-draw = Match nul
end-over = La partie est finie
end-lost = Vous avez perdu
end-came = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
end-you = Vous
end-why = { $kind ->
    [draw] Tous finissent avec { $score }
    [reached] { $winners } { $count ->
        [you] atteignez
        [both] atteignez
        [1] atteint
       *[other] atteignent
    } { $score }
    [pair] { $winners } { $count ->
        [both] gagnez
       *[other] gagnent
    } avec { $score }
   *[points] { $winners } { $count ->
        [you] gagnez
        [both] gagnez
        [1] gagne
       *[other] gagnent
    } avec { $score }
} en { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}{ $since ->
    [0] { "" }
    [1] , en tête de bout en bout
   *[other] , en tête depuis la donne { $since }
}.
end-course = Le score, donne après donne.
end-course-of = { $who } : { $points }.
end-place = Rang
end-player = Joueur
end-score = Score
end-floor = Un total négatif compte pour 0.
end-paid = Règlement
end-last-deal = Dernière donne, ligne par ligne
end-again = Rejouer
end-rematch-open = Une revanche est proposée.
    .by = { $who } propose une revanche.
end-rematch-go = Jouer la revanche
end-evening = Retour à la soirée
end-costliest = Chercher vos erreurs
end-sealed = D'autres tables jouent encore ces donnes. Les cartes, la feuille de partie et votre analyse s'ouvriront après la dernière.
end-record = Feuille de partie

## Aide

ui-legal-title = À propos de ce serveur
ui-legal-imprint = Mentions légales
ui-legal-privacy = Confidentialité
help-title = Touches
help-sign-tap = Touchez une carte pour la jouer. Les réglages permettent de demander deux touches.
help-sign-drag = Ou faites-la glisser vers le milieu de la table.
help-sign-dealer = { $mark } à côté d'un nom : ce joueur donne.
help-sign-eye = L'œil sur une carte : tout le monde voit cette carte.
help-sign-ring = Les visages cerclés de la même couleur sont partenaires.
help-intro = La souris, le doigt ou le clavier : tout marche avec chacun d'eux.
help-cards = les cartes de votre main, de gauche à droite
help-arrows = passer d'une carte ou d'une annonce à l'autre ; jouer ou annoncer
help-digits = annoncer ce nombre, ou choisir l'annonce qui montre cette touche
help-next = donne ou remarque suivante, ou rejouer
help-undo = annuler
help-hint = un conseil
help-rest = jouer le reste, quand c'est proposé
help-last = le dernier pli
help-sheet = le score
help-rules = les règles du jeu
help-settings = les réglages
help-standing = entendre l'état de la table
help-house = les règles de cette table
help-chat = la discussion
help-away = confier votre place à un robot, ou la reprendre
help-host = les outils de l'hôte
help-help = ces touches
help-step = une action en arrière ou en avant
help-ends = au début ou à la fin de la donne
help-marks = à la marque précédente ou suivante
help-onward = question suivante
help-again = réessayer
help-why = voir pourquoi
help-start = aller au bouton qui lance la partie ou le tour
help-return = revenir à votre partie
help-tab = parcourir la page ; activer l'élément choisi
help-off = Les réglages permettent de désactiver les raccourcis à une touche. Les flèches, Tab et Entrée marchent toujours.

keep-title = Garder sur cet appareil
keep-forget = Retirer de cet appareil
keep-text = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } sont sur cet appareil.
    [yes] Cette page est gardée sur cet appareil et s'ouvre sans réseau. Si vous la retirez, vos parties restent.
    [failed] La page n'a pas pu être gardée. Vérifiez le réseau et l'espace libre, puis réessayez.
   *[no] Vous pouvez garder toute la page sur cet appareil ({ NUMBER($all, maximumFractionDigits: 0) } Mo). Elle s'ouvrira alors sans réseau.
}
keep-lent = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } sont sur cet appareil.
    [yes] Les jeux sont gardés sur cet appareil. Si le serveur ne répond plus, vous pouvez continuer contre des robots.
    [failed] Les jeux n'ont pas pu être gardés. Vérifiez le réseau et l'espace libre, puis réessayez.
    [unmeasured] Vous pouvez garder les jeux sur cet appareil. Si le serveur ne répond plus, vous pourrez alors continuer contre des robots.
   *[no] Vous pouvez garder les jeux sur cet appareil ({ NUMBER($all, maximumFractionDigits: 0) } Mo). Si le serveur ne répond plus, vous pourrez alors continuer contre des robots.
}

# A match at a server is played on without it, on this device.
keep-answers = Le serveur répond de nouveau.
keep-return = Revenir au serveur
keep-back = { $matches ->
    [one] La partie que vous avez jouée sans le serveur est de retour ici.
   *[other] { $matches } parties que vous avez jouées sans le serveur sont de retour ici.
}
keep-copies = { $matches ->
    [one] Une partie a aussi continué ici. Votre copie reste sur cet appareil.
   *[other] { $matches } parties ont aussi continué ici. Vos copies restent sur cet appareil.
}
keep-lent-copies = Les parties contre des robots sont alors copiées sur cet appareil avec toutes les mains. Elles ne peuvent donc pas devenir des défis.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] Une copie hors ligne de cette partie contenait toutes les mains : elle n'est jamais comparée à d'autres et ne peut pas devenir un défi. Le jeu de ses robots est en cours de vérification.
    [verified] Une copie hors ligne de cette partie contenait toutes les mains : elle n'est jamais comparée à d'autres et ne peut pas devenir un défi. Le jeu de ses robots a été vérifié.
    [unverified] Une copie hors ligne de cette partie contenait toutes les mains : elle n'est jamais comparée à d'autres et ne peut pas devenir un défi. Le jeu de ses robots n'a pas pu être vérifié.
   *[taken] Une copie hors ligne de cette partie contenait toutes les mains : elle n'est jamais comparée à d'autres et ne peut pas devenir un défi.
}
keep-copy-short = { $state ->
    [unverified] copie hors ligne, non vérifiée
   *[taken] copie hors ligne
}

newer-title = Nouvelle version
newer-text = Une nouvelle version de Four Kings est prête. Rien ne se perd quand vous la chargez.
newer-update = La charger

wrong-button = Cette phrase est fausse
wrong-title = Signaler une phrase fausse
wrong-intro = Le formulaire du projet s'ouvre dans un nouvel onglet, déjà rempli. Rien n'est envoyé avant que vous ne l'envoyiez là-bas ; tout le monde pourra alors le lire.
wrong-nowhere = Aucun lieu public n'est encore connu ici pour ces signalements. Copiez le texte et envoyez-le aux responsables de cette page.
wrong-better = Que faudrait-il écrire ? Vous pouvez laisser ce champ vide.
wrong-shown = Ce que tout le monde verra
wrong-record = La donne vue de cette place, sans les cartes cachées :
wrong-long = La donne est trop longue pour l'adresse du formulaire. Copiez le texte et collez-y la donne.
wrong-open = Ouvrir le formulaire
wrong-new-tab = (dans un nouvel onglet)
wrong-copy = Copier le texte
wrong-list = Proposer une correction
wrong-list-intro = Toutes les phrases de cette page, avec l'anglais dessous. Les accolades marquent ce qui est inséré, comme un nom ou une carte.
wrong-list-search = Chercher des phrases
wrong-list-found = { $count ->
    [one] { $count } phrase
   *[other] { $count } phrases
}
wrong-list-more = Afficher plus
