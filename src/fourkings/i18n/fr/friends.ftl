# Jouer entre amis : une table qui se réunit, la discussion, les places confiées aux robots, et ce qui est à soi.

## Ouvrir une table

gather-play = Jouer entre amis
gather-title = Table entre amis
gather-intro = Vous recevez un lien. Toute personne qui l'a peut entrer sous le nom de son choix, sans compte. Vous pouvez mettre des robots aux places libres.
gather-game = Jeu
gather-house = Règles : { $preset }
gather-seats = Places
gather-seats-drawn = Tirées au sort
    .text = Tirées au début, selon la règle du jeu ou au sort.
gather-seats-chosen = Choisies
    .text = Asseyez-vous où vous voulez ; les partenaires peuvent se choisir.
gather-watch = Spectateurs
gather-watch-link = Toute personne avec le lien
gather-watch-hands = Avec le lien, mains passées comprises
gather-watch-nobody = Pas de spectateurs
gather-time = Cadence
gather-time-none = Sans limite
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = Un jour
gather-time-days = Trois jours
gather-time-own = Autre
gather-time-free = Chacun prend le temps qu'il veut.
gather-time-bank = Par donne, plus un incrément après chaque action. Les deux premières secondes de chaque action ne comptent pas. Le temps écoulé, un robot agit une fois.
gather-time-slow = Par décision : vous n'avez pas à être là pendant que les autres réfléchissent. Le temps écoulé, un robot agit une fois.
gather-chat = Discussion à table
gather-hints = Conseils
    .text = Chaque joueur peut en demander un, et toute la table le voit.
gather-hints-off = Aucun
gather-hints-on = Permis
gather-hints-laid = Les conseils sont permis, et toute la table voit chaque demande.
gather-hints-none = Pas de conseils à cette table.
gather-mirror = Partie en miroir
    .text = Chacun joue chaque main une fois, ses couleurs rebaptisées : les cartes ne favorisent personne. La table indique la durée.
gather-mirror-laid = Partie en miroir : { $deals } donnes, environ { $minutes } minutes. Chacun joue chaque main une fois : les cartes ne favorisent personne.
gather-mirror-again = Chaque donne part de zéro. Ensuite, vous pouvez arrêter ou en commencer une autre.
gather-stand-in = Robot pour les absents
gather-make = Ouvrir la table

## La salle d'attente

gather-of = Chez { $who }
    .yours = Votre table
gather-invite = Invitez vos amis
gather-link = Lien de cette table
gather-copy = Copier le lien
gather-copied = Copié
gather-share = Partager
gather-share-text = Viens jouer avec moi : { $game }
gather-qr = Code QR
gather-qr-text = Visez le code avec un téléphone pour rejoindre cette table.
gather-obstacle-this-machine = Seul cet ordinateur peut ouvrir le lien.
    .help = Les appareils de vos amis ne peuvent pas encore l'atteindre : le serveur ne répond qu'ici. Pour l'ouvrir à votre réseau, relancez-le avec serve --host 0.0.0.0, puis rouvrez cette page et copiez le lien.
gather-obstacle-no-network = Seul cet ordinateur peut ouvrir le lien.
    .help = Il n'a pas d'adresse sur un réseau. Connectez-le, puis rechargez cette page.
gather-obstacle-unknown = Peut-être que seul cet ordinateur peut ouvrir le lien.
    .help = Le serveur ne connaît pas sa propre adresse. Ouvrez cette page par l'adresse de l'ordinateur plutôt que par localhost, puis copiez le lien.
gather-obstacle-how = Comment inviter vos amis
gather-places = Places
gather-place = Place { $number }
gather-free = Libre
gather-you = vous
gather-host = hôte
gather-gone = hors ligne
gather-bot = robot
gather-sit = S'asseoir ici
gather-take = Prendre une place
gather-stand = Se lever
gather-no-bot = Pas de robot
gather-put-bot = Mettre un robot
gather-kick = Exclure { $who }
gather-swap = Échanger avec
gather-standing = Sans place
gather-opposite = Les partenaires se font face.
gather-drawn = Les places seront tirées au début de la partie.
gather-start = Lancer la partie
gather-waits = { $count ->
    [one] Il reste une place : attendez un ami, ou mettez-y un robot.
   *[other] Il reste { $count } places : attendez vos amis, ou mettez-y des robots.
}
gather-waits-host = { $count ->
    [one] Une place est libre. { $who } pourra lancer la partie quand un ami ou un robot l'aura prise.
   *[other] { $count } places sont libres. { $who } pourra lancer la partie quand des amis ou des robots les auront prises.
}
gather-fill = Compléter avec des robots et commencer
gather-level = Niveau des robots
gather-host-starts = { $who } lance la partie.
gather-ready = Chacun a sa place.
gather-invited = { $who } vous invite à une table : { $game }.
gather-invited-plain = On vous invite à une table : { $game }.
gather-name = Votre nom à cette table
gather-join = Entrer
gather-leave = Quitter la table
gather-watching = Vous avez suivi la table en spectateur. La partie apparaît ici dès qu'elle commence.
gather-watching-join = Jouer aussi
gather-watched = { $count ->
    [one] Quelqu'un regarde.
   *[other] { $count } personnes regardent.
}
gather-watched-by = { $count ->
    [one] { $names } regarde.
   *[other] { $names } regardent.
}
gather-looks = { $count ->
    [one] Quelqu'un a ouvert le lien.
   *[other] { $count } personnes ont ouvert le lien.
}
gather-follows = Revanche des mêmes joueurs
gather-under-way = Salle d'attente
gather-turned-away = Cette table vous est fermée
gather-came = { $who } entre
    .yours = Vous entrez
gather-sat = { $who } prend la place { $place }
    .yours = Vous prenez la place { $place }
gather-stood = { $who } a quitté sa place
    .yours = Vous avez quitté votre place
gather-bot-sat = Un robot prend la place { $place }
gather-bot-went = Le robot de la place { $place } est parti
gather-swapped = Deux places ont été échangées
gather-kicked = L'hôte a exclu { $who }
    .yours = Vous avez exclu { $who }
gather-let-in = { $who } peut revenir
gather-laid = L'hôte a changé le jeu ou ses conditions
    .yours = Vous avez changé le jeu ou ses conditions
gather-sent-away = Exclus
gather-sent-away-text = Toute personne que vous laissez rentrer peut revenir par le lien.
gather-admit = Laisser rentrer { $who }
gather-change = Plus de réglages
gather-change-title = Le jeu et ses conditions
gather-change-intro = Toute la table voit le changement. Les places et les robots restent comme ils sont.
gather-change-now = Enregistrer
gather-went = { $who } quitte la table
gather-hosts = { $who } est maintenant l'hôte
    .yours = Vous êtes maintenant l'hôte
gather-hand-over = Nommer { $who } hôte

## Ce que décide l'hôte pendant la partie

host-title = Outils de l'hôte
host-pause-title = Pause
host-pause = Mettre en pause
host-pause-text = Personne ne joue et aucune pendule ne tourne jusqu'à la reprise. Si vous vous absentez un moment, le joueur suivant devient l'hôte.
host-resume = Reprendre la partie
host-paused-own = Vous avez mis la partie en pause.
host-paused-by = { $who } a mis la partie en pause.
host-paused = La partie est en pause
host-resumed = La partie reprend
host-add-time = Ajouter une minute
host-add-time-text = Pour la donne en cours, dont les pendules figurent à côté des noms.
host-add-all = À toutes les pendules
host-add-one = À { $who }
host-time-all = L'hôte accorde à chacun { $seconds } secondes de plus
    .yours = Vous accordez à chacun { $seconds } secondes de plus
host-time-one = L'hôte accorde { $seconds } secondes de plus à { $who }
    .yours = Vous accordez { $seconds } secondes de plus à { $who }
    .given = L'hôte vous accorde { $seconds } secondes de plus
    .self = Vous vous accordez { $seconds } secondes de plus
host-late = Retardataires
host-late-open = Ouvrir les places des robots aux spectateurs
    .text = Toute personne avec le lien peut alors remplacer un robot. La feuille de partie indique à partir de quelle donne.
host-seats-opened = L'hôte ouvre les places des robots aux spectateurs
    .yours = Vous ouvrez les places des robots aux spectateurs
host-seats-closed = Les places des robots ne sont plus ouvertes aux spectateurs
host-hand-over = Un autre hôte
host-changed = { $who } est maintenant l'hôte
    .yours = Vous êtes maintenant l'hôte
late-title = L'hôte vous laisse remplacer un robot.
late-open = Prendre une place
late-text = Vous jouez aussitôt à la place du robot, avec ses cartes et son score. S'il vous faut partir, il jouera pour vous.
late-name = Votre nom à cette table
late-take = Prendre cette place : { $who }
late-took = { $who } prend la place d'un robot
    .yours = Vous prenez la place d'un robot

## La discussion

chat-title = Discussion
chat-new = { $count ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-nothing = Pas encore de message.
chat-somebody = Quelqu'un
chat-message = Votre message
chat-send = Envoyer
chat-ready = Messages tout prêts
chat-says = { $who } : { $text }
chat-unsay = Retirer : { $text }
chat-report = Signaler : { $text }
chat-report-sure = Signaler le message
chat-report-sent = Signalé. Un administrateur le lira avec les lignes qui l'entourent.
chat-report-failed = Le message n'a pas pu être signalé.
chat-mute = Masquer { $who }
chat-unmute = Ne plus masquer { $who }
chat-phrase-hello = Bonjour à tous !
chat-phrase-good-luck = Bonne chance !
chat-phrase-well-played = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-my-mistake = C'est ma faute
chat-phrase-one-moment = Un instant, s'il vous plaît
chat-phrase-take-your-time = Prenez votre temps
chat-phrase-lucky = Quelle chance !
chat-phrase-good-game = Merci, belle partie
chat-phrase-bye = À bientôt !

## Une place confiée à son robot

away-title = Laisser jouer un robot
away-intro = S'il vous faut partir, un robot joue pour vous jusqu'à votre retour. Tous le voient, et la feuille de partie l'indique.
away-who = Robot à votre place
away-plays = Un robot joue pour vous ({ $bot }).
away-back = Je suis de retour
away-for = Un robot ({ $bot }) joue pour { $who }
away-stand-in = Un robot ({ $bot }) joue maintenant pour { $who }
    .yours = Un robot ({ $bot }) joue maintenant pour vous
away-forgotten = { $who } : un robot garde définitivement cette place

## Ce qui est à soi

self-title = Vous sur ce serveur
self-link = Un autre appareil
    .text = Ouvrez un lien personnel sur un autre appareil pour y continuer sous votre nom. Gardez-le pour vous.
self-link-make = Créer un lien
self-link-until = Le lien est valable jusqu'au { $date }.
self-revoke = Révoquer les liens
self-revoked = Tous vos liens sont révoqués.
self-avoided = { $people ->
    [0] Vous n'évitez personne
    [one] Vous évitez une personne
   *[other] Vous évitez { $people } personnes
}
    .text = Les personnes que vous avez choisi d'éviter à une table. Vous ne voyez pas leurs tables ouvertes, elles ne voient pas les vôtres.
self-meet = N'éviter personne
self-met = Vous voyez de nouveau toutes les tables ouvertes.
self-meet-one = Ne plus éviter
self-met-one = { $who } et vous voyez de nouveau vos tables ouvertes respectives.
self-export = Vos données
    .text = Votre nom, vos tables et vos messages, dans un seul fichier.
self-export-save = Télécharger mes données
self-delete = Tout effacer
    .text = Votre nom, vos tables et vos messages. Les parties jouées avec d'autres restent, sous un nom neutre.
self-delete-go = M'effacer
self-delete-sure = Effacer définitivement tout ce qui me concerne
self-become = Continuer sur cet appareil ?
self-become-text = Cet appareil agira au nom de la personne qui a créé le lien. Ce que vous y avez joué sous un autre nom reste sous ce nom.
self-become-yes = Continuer ici
self-become-no = Annuler
self-become-failed = Ce lien a expiré ou a été révoqué. Créez-en un autre sur votre autre appareil.
