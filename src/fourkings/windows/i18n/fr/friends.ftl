# Jouer entre amis : une table qui se réunit, le bavardage, les places confiées aux robots, et ce qui est à soi.

## Ouvrir une table

gather-play = Jouer entre amis
gather-title = Une table entre amis
gather-intro = Vous recevez un lien. Qui l'a entre sous le nom de son choix, sans compte. Un geste suffit pour mettre des robots aux places qui restent.
gather-game = Jeu
gather-house = Règles de la maison : { $preset }
gather-seats = Places
gather-seats-drawn = Tirées au sort
    .text = Au début de la partie, comme le veut le jeu, sinon au sort.
gather-seats-chosen = Choisies
    .text = On s'assied où l'on veut ; les partenaires peuvent se choisir.
gather-watch = Spectateurs
gather-watch-link = Qui a le lien
gather-watch-hands = Le lien, et les jeux passés aussi
gather-watch-nobody = Personne
gather-time = Temps de réflexion
gather-time-none = À volonté
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = Un jour
gather-time-days = Trois jours
gather-time-free = Personne ne presse personne.
gather-time-bank = Pour chaque donne, plus quelques secondes après chaque action. Les deux premières secondes de chaque action ne coûtent rien. Le temps écoulé, un robot agit une fois.
gather-time-slow = Pour chaque décision : inutile d'être là pendant que les autres réfléchissent. Le temps écoulé, un robot agit une fois.
gather-chat = Bavarder à table
gather-hints = Conseils
    .text = Chacun peut en demander un, et tous voient qui l'a fait.
gather-hints-laid = Les conseils sont permis ; tous voient qui en prend un.
gather-hints-none = Pas de conseils entre joueurs.
gather-mirror = Partie en miroir
    .text = Chacun tient chaque main une fois, ses couleurs rebaptisées : les cartes ne favorisent personne. La table dit le temps qu'il faut.
gather-mirror-laid = Partie en miroir : { $deals } donnes, environ { $minutes } minutes. Chacun tient chaque main une fois : les cartes ne favorisent personne.
gather-mirror-again = Chaque donne part de zéro. Ensuite on peut s'arrêter, ou en commencer une autre.
gather-stand-in = Qui joue pour les absents
gather-make = Ouvrir la table

## La réunion

gather-of = Chez { $who }
gather-invite = Invitez vos amis
gather-link = Le lien de cette table
gather-copy = Copier le lien
gather-copied = Copié
gather-share = Partager
gather-share-text = Viens jouer avec moi : { $game }
gather-qr = Code QR
gather-qr-text = Un téléphone qui le vise arrive à cette table.
gather-obstacle-this-machine = Les autres ne peuvent pas ouvrir ce lien : le serveur n'écoute que cette machine. Relancez-le avec --host 0.0.0.0, puis invitez-les.
gather-obstacle-no-network = Les autres ne peuvent pas ouvrir ce lien : cette machine n'a pas d'adresse sur un réseau. Connectez-la, puis rechargez la page.
gather-obstacle-unknown = Les autres ne pourront peut-être pas ouvrir ce lien : le serveur ne connaît pas sa propre adresse. Ouvrez cette page par l'adresse de la machine plutôt que par localhost, puis invitez-les.
gather-places = Les places
gather-place = Place { $number }
gather-free = Libre
gather-you = vous
gather-host = hôte
gather-gone = absent en ce moment
gather-bot = robot
gather-sit = S'asseoir ici
gather-stand = Se lever
gather-bot-at = Robot à la place { $number }
gather-no-bot = Pas de robot
gather-put-bot = Mettre un robot
gather-kick = Renvoyer { $who }
gather-swap = Échanger la place { $number } avec une autre
gather-swap-with = Échanger avec la place { $number }
gather-swap-now = Choisissez maintenant l'autre place.
gather-standing = Sans place
gather-opposite = Les partenaires se font face.
gather-drawn = Les places se tirent au début de la partie.
gather-start = Commencer la partie
gather-waits = { $count ->
    [one] Il reste une place : attendez un ami, ou mettez-y un robot.
   *[other] Il reste { $count } places : attendez vos amis, ou mettez-y des robots.
}
gather-waits-host = { $count ->
    [one] Une place est libre : { $who } lance la partie dès qu'un ami ou un robot la prend.
   *[other] { $count } places sont libres : { $who } lance la partie dès que des amis ou des robots les prennent.
}
gather-fill = { $count ->
    [one] Un robot à la place libre ({ $bot })
   *[other] Des robots aux { $count } places libres ({ $bot })
}
gather-host-starts = C'est { $who } qui lance la partie.
gather-ready = Chacun a sa place.
gather-invited = { $who } vous invite à une table : { $game }.
gather-invited-plain = On vous invite à une table : { $game }.
gather-name = Votre nom à cette table
gather-join = Entrer
gather-leave = Quitter la table
gather-follows = Les mêmes, encore une fois.
gather-under-way = Des amis se réunissent
gather-turned-away = Cette table vous est fermée
gather-came = { $who } entre
gather-sat = { $who } prend la place { $place }
gather-stood = { $who } n'a plus de place
gather-bot-sat = Un robot prend la place { $place }
gather-bot-went = Le robot de la place { $place } s'en va
gather-swapped = Deux places ont été échangées
gather-kicked = L'hôte a renvoyé { $who }
gather-let-in = { $who } peut rentrer
gather-laid = L'hôte a changé ce qui se joue
gather-sent-away = Renvoyés
gather-sent-away-text = Qui peut rentrer revient par le lien.
gather-admit = Laisser rentrer { $who }
gather-change = Changer le jeu et ses conditions
gather-change-title = Ce qui se joue ici
gather-change-intro = Toute la table l'apprend. Les places et les robots restent comme ils sont.
gather-change-now = Changer
gather-went = { $who } s'en va
gather-hosts = { $who } devient l'hôte

## Le bavardage

chat-title = Bavardage
chat-new = { $count ->
    [one] Bavardage, un nouveau message
   *[other] Bavardage, { $count } nouveaux messages
}
chat-nothing = Personne n'a encore rien dit.
chat-somebody = Quelqu'un
chat-message = Votre message
chat-send = Envoyer
chat-ready = Sans rien taper
chat-says = { $who } : { $text }
chat-unsay = Reprendre : { $text }
chat-mute = Ne plus entendre { $who }
chat-unmute = Entendre de nouveau { $who }
chat-phrase-hello = Bonjour à tous !
chat-phrase-good-luck = Bonne chance !
chat-phrase-well-played = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-my-mistake = C'est ma faute
chat-phrase-one-moment = Un instant, s'il vous plaît
chat-phrase-take-your-time = Prenez votre temps
chat-phrase-lucky = Quelle chance !
chat-phrase-good-game = Merci, belle partie
chat-phrase-bye = À bientôt !

## Une place confiée à son robot

away-title = Votre place
away-intro = S'il vous faut partir, un robot joue pour vous jusqu'à votre retour. Tous le voient, et la feuille de partie le dit.
away-who = Qui joue pour vous
away-go = Que le robot joue pour moi
away-plays = Un robot joue pour vous ({ $bot }).
away-back = Je suis de retour
away-for = Un robot ({ $bot }) joue pour { $who }
away-stand-in = Désormais, un robot ({ $bot }) remplace { $who }
away-forgotten = Un robot garde pour de bon la place de { $who }

## Ce qui est à soi

self-title = Vous sur ce serveur
self-link = Un autre appareil
    .text = Un lien personnel fait d'un autre appareil le vôtre : vous y jouez la suite. Gardez-le pour vous.
self-link-make = Créer un lien
self-link-until = Il vaut jusqu'au { $date }.
self-revoke = Annuler tous les liens
self-revoked = Plus aucun lien n'est valable.
self-avoided = { $people ->
    [0] Vous n'évitez personne
    [one] Vous évitez une personne
   *[other] Vous évitez { $people } personnes
}
    .text = Les gens avec qui vous avez dit, à une table, ne plus vouloir jouer : aucun de vous ne voit les tables ouvertes de l'autre.
self-meet = Revoir tout le monde
self-met = Vous voyez à nouveau leurs tables ouvertes à tous.
self-export = Ce que l'on garde sur vous
    .text = Votre nom, vos tables, vos messages : tout, dans un fichier.
self-export-save = L'enregistrer
self-delete = Tout effacer
    .text = Votre nom, vos tables, vos messages. Les parties jouées avec d'autres restent, sous un nom neutre.
self-delete-go = M'effacer
self-delete-sure = Effacer pour de bon tout ce qui me concerne
self-become = Jouer la suite ici ?
self-become-text = Ce lien fait de cet appareil la personne qui l'a créé. Ce qui s'y est joué sous un autre nom reste derrière.
self-become-yes = Oui, jouer ici
self-become-no = Non, rien changer
self-become-failed = Ce lien a expiré ou a été annulé. Créez-en un autre sur l'autre appareil.
