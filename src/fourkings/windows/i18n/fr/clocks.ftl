# Le temps : les pendules, les parties sur plusieurs jours qui attendent, et la donne précédente, une donne plus tard.

clock-title = Temps de réflexion pour cette donne
clock-left = Reste { $time }
clock-last = Plus que { $count } secondes
clock-over = Le temps de { $who } est écoulé, un robot agit une fois.
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
clock-laid-bank = Temps de réflexion : { $bank } par donne, plus { $more } secondes après chaque action.
clock-laid-days = { $days ->
    [one] Un jour pour chaque décision : inutile d'être là tout le temps.
   *[other] { $days } jours pour chaque décision : inutile d'être là tout le temps.
}
clock-bank = { $bank } par donne, plus { $more } secondes après chaque action.
clock-rules-bank = Les deux premières secondes de chaque action ne coûtent rien. Le temps écoulé, un robot agit une fois et la place reste à vous. Le temps ne passe ni quand la table dort ni quand son serveur est arrêté.
clock-rules-days = Le temps écoulé, un robot agit une fois et la place reste à vous. Le temps ne passe pas quand le serveur est arrêté.
clock-laid-watch-link = Qui a le lien peut regarder, et voit ce qui est sur la table.
clock-laid-watch-hands = Qui a le lien peut regarder, et voit tous les jeux de la donne précédente.
clock-laid-watch-nobody = Personne ne peut regarder.
clock-laid-hands = Les spectateurs voient aussi tous les jeux de la donne précédente.

waiting-title = C'est à vous
waiting-tell = Me prévenir quand c'est à moi
waiting-told = Ce navigateur vous prévient quand c'est à vous, tant qu'une page des Quatre Rois reste ouverte.
waiting-denied = Ce navigateur ne peut pas vous prévenir : ses réglages s'y opposent.
waiting-notice = { $game } : c'est à vous

before-open = La donne précédente, tous les jeux
before-title = Donne { $number }, tous les jeux ouverts
