# Le temps : les pendules, les parties sur plusieurs jours qui attendent, et la donne précédente, une donne plus tard.

clock-title = Pendule de cette donne
clock-left = Il reste { $time }
clock-last = Plus que { $count } secondes
clock-over = { $who } : temps écoulé ; un robot agit une fois.
    .yours = Votre temps est écoulé ; un robot agit une fois pour vous.
clock-until = { $unit ->
    [days] { $hours ->
        [0] Restent { $count } jours
        [one] Restent { $count } jours et une heure
       *[other] Restent { $count } jours et { $hours } heures
    }
    [hours] Restent { $count } heures
   *[minutes] { $count ->
        [one] Reste { $count } minute
       *[other] Restent { $count } minutes
    }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } j
       *[other] { $count } j { $hours } h
    }
    [hours] { $count } h
   *[minutes] { $count } min
}
clock-laid-bank = Cadence : { $bank } par donne, plus { $more } secondes après chaque action.
clock-laid-days = { $days ->
    [one] Un jour par décision : inutile d'être là tout le temps.
   *[other] { $days } jours par décision : inutile d'être là tout le temps.
}
clock-bank = { $bank } par donne, plus { $more } secondes après chaque action.
clock-rules-bank = Les deux premières secondes de chaque action ne comptent pas. Votre temps écoulé, un robot agit une fois et vous gardez votre place. La pendule s'arrête quand la table dort ou que son serveur est arrêté.
clock-rules-days = Votre temps écoulé, un robot agit une fois et vous gardez votre place. La pendule s'arrête quand le serveur est arrêté.
clock-laid-watch-link = Toute personne avec le lien peut suivre la partie et voit les cartes ouvertes sur la table.
clock-laid-watch-hands = Toute personne avec le lien peut suivre la partie et voit toutes les mains de la donne précédente.
clock-laid-watch-nobody = Pas de spectateurs.
clock-laid-hands = Les spectateurs voient aussi toutes les mains de la donne précédente.

waiting-title = C'est à vous
waiting-tell = Me prévenir quand c'est à moi
waiting-told-off = Notifications de ce navigateur pour les parties sur plusieurs jours, même Four Kings fermé.
waiting-told-on = Ce navigateur vous prévient, même si aucune page de Four Kings n'est ouverte.
waiting-told-open = Ce navigateur vous prévient tant qu'une page de Four Kings reste ouverte. Son service de notification est injoignable.
waiting-told-denied = Les réglages de ce navigateur bloquent les notifications. Autorisez-les pour cette page, puis rechargez-la.
waiting-told-insecure = Les navigateurs n'autorisent les notifications qu'aux adresses en https://. Demandez-en une à la personne qui héberge ce serveur.
waiting-told-unsupported = Ce navigateur n'a pas de notifications pour les pages. Sur iPhone ou iPad, ajoutez Four Kings à l'écran d'accueil et ouvrez-le de là.
waiting-notice = { $game } : c'est à vous
waiting-with = Avec { $names }
waiting-with-bots = Avec des robots

before-open = Donne précédente, toutes les mains
before-title = Donne { $number }, toutes les mains
before-why = Pourquoi ce coup ?
before-why-title = Donne { $number } : pourquoi ?
before-why-how = Allez à une carte ou une annonce d'un robot pour demander pourquoi.
before-why-begin = La levée où tombent le plus de hautes cartes est montrée d'abord. Allez à toute autre carte ou annonce d'un robot pour poser la question.
before-why-ask = { $who } choisit { $chosen } : pourquoi ?
before-why-wait = Comparaison des choix…
before-why-only = Il n'y avait pas d'autre choix.
before-why-equal = { $chosen } et { $instead } se valent ici.
before-why-beside = Le mieux : { $chosen }. Ensuite : { $instead }.
before-why-worse = Mieux valait { $instead } : { $chosen } perd { $loss } points en moyenne.
before-why-you = Si vous étiez { $who } :
