# Les textes des étuis : les mêmes cartes pour plusieurs personnes. Ils viennent au navigateur avec les pages qui en ont besoin.

boards-title = Donnes du jour
boards-intro = Tout le monde reçoit les mêmes cartes et les mêmes robots, et n'a qu'un essai. Vous pouvez vous arrêter après chaque donne et revenir.
boards-left = { $hours ->
    [0] Encore { $minutes } min, jusqu'à { $until }.
   *[other] Encore { $hours } h { $minutes } min, jusqu'à { $until }.
}
boards-midnight = minuit
boards-five = La journée en cinq minutes
boards-done = fait
boards-five-text = { $puzzles ->
    [0] Une donne dans { $deals } jeux, et un problème dans chacun des autres.
   *[other] Une donne dans { $deals } jeux, et un problème dans chacun des { $puzzles } autres.
}
boards-five-at = La journée en cinq minutes : { $done } sur { $count }
boards-five-done = { $done } sur { $count }
boards-five-play = Jouer : { $game }
boards-all = Toutes les donnes du jour
boards-first = Première donne
boards-first-only = (première donne)
boards-practice = Ce jour est passé. Jouez ses donnes pour vous entraîner, et comparez avec les résultats du jour.
boards-rules = Vous jouez avec trois robots, les mêmes pour tous, et n'avez qu'un essai par donne. L'essai vaut par navigateur : le classement fait confiance à ceux qui jouent et met les nouveaux venus à part. Vous pouvez vous arrêter et revenir. Les résultats des autres apparaissent quand vous avez tout joué.
boards-each = Chaque donne part de zéro, et chaque point compte.
boards-no-day = Ce serveur n'a pas de donnes de ce jour. Celles d'aujourd'hui sont à l'accueil.
boards-no-set = Aucune série de donnes à cette adresse. Vérifiez le lien.
boards-not-there = La personne qui vous a envoyé ce lien n'a pas fini ces cartes, ou est partie.
boards-today = Donnes d'aujourd'hui
boards-many = { $boards ->
    [one] { $deals ->
        [one] Une donne
       *[other] Une partie de { $deals } donnes
    }
   *[other] { $boards } donnes
}
boards-so-far = { $played } jouées sur { $boards }
boards-play = Jouer
boards-go-on = Continuer
boards-see = Voir le résultat
boards-past = Jours passés
boards-past-game = { $game } { $share }
boards-challenge = Un défi
boards-give-up = Abandonner le défi
boards-give-up-text = Ces cartes ne vous seront plus données, et vous ne verrez pas ce que les autres en ont fait.
boards-give-up-sure = Abandonner pour de bon
boards-given-up = Vous avez abandonné ce défi. Ses cartes ne vous sont plus données.
boards-dare = { $who } a joué ces mêmes cartes. Ferez-vous mieux ?
boards-dare-plain = Quelqu'un a joué ces mêmes cartes. Ferez-vous mieux ?
boards-own = Votre résultat
boards-alone = Vous jouez en premier : il n'y a encore personne à qui vous comparer. Revenez un peu plus tard.
boards-beaten = { $bots ->
    [0] Mieux que { $share } des joueurs et des robots
   *[other] Mieux que { $share } de { $bots } robots
}
boards-ordinal = { $form ->
    [one] { $place }ʳᵉ
   *[other] { $place }ᵉ
}
boards-place = { $tied ->
    [0] { $place } place sur { $of } joueurs et robots.
   *[other] { $place } place sur { $of } joueurs et robots, à égalité avec { $tied } { $tied ->
        [one] autre
       *[other] autres
    }.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = En moyenne { $points } points par donne, par rapport aux autres.
boards-who = On vous compare à tous ceux qui ont joué ces cartes{ $bots ->
    [0] { "" }
   *[other] , dont { $bots } robots
}.{ $apart ->
    [yes] { " " }Les visiteurs et les résultats des jours suivants ne comptent pas.
   *[no] { "" }
} Au classement, une égalité compte pour moitié.
boards-making = Les robots jouent encore ces cartes : { $done } sur { $of } ont fini. Votre part peut encore bouger un peu.
boards-deals = Donne par donne
boards-gains = Votre écart, et la moyenne de tous ceux qui ont tenu vos cartes.
boards-deal = Donne
boards-yours = Vous
boards-mean = Les autres
boards-field = Autres battus
boards-bots = Médiane de { $bots } robots
boards-bots-here = { $bots ->
    [one] Un robot
   *[other] { $bots } robots
}
boards-points = Points par donne
boards-ranking = Classement
boards-later = Joué plus tard
boards-visitors = Visiteurs
boards-visitors-are = Est visiteur celui qui joue ici depuis moins d'un jour, ou qui n'a pas encore fini de partie. Les visiteurs ne comptent dans aucune cote.
boards-repeat = Quelqu'un à votre adresse a fini ces donnes exactement de la même façon. Votre résultat n'est pas classé.
boards-side = comparé à vous
boards-with = Vous et { $who }
boards-ahead = Vous devancez { $who } de { $points } points.
boards-behind = { $who } vous devance de { $points } points.
boards-level = Vous êtes à égalité avec { $who }.
boards-number = { $deals ->
    [one] Donne { $number }
   *[other] La partie
}
boards-over = { $deals ->
    [one] La donne { $number } sur { $boards } est finie
   *[other] La partie est finie
}
boards-rank-none = Personne d'autre n'a encore joué cette donne.{ $daily ->
    [yes] { " " }Vous verrez votre place sur la page Aujourd'hui.
   *[no] { "" }
}
boards-margin = Votre écart : { $gain }. Moyenne : { $mean }.
boards-few = { $deals ->
    [one] Une donne n'indique qu'une tendance : les prochaines peuvent renverser cet ordre.
   *[other] { $deals } donnes n'indiquent qu'une tendance : les prochaines peuvent renverser cet ordre.
}
boards-review = Analyser et rejouer
boards-replay = Les quatre mains
boards-whole = La partie entière
boards-traveller = Ce que chacun a fait de cette donne{ $apart ->
    [yes] , visiteurs et jours suivants compris
   *[no] { "" }
}
boards-calls = Annonces
boards-beyond-table = Points au-delà de la table
boards-name-challenged = La personne qui vous a envoyé ce lien lira ce nom à côté de votre résultat.
boards-rematch = Revanche sur les donnes du jour
boards-next = Donne suivante
boards-same = Vous avez fait les mêmes choix jusqu'au bout.
boards-in-deal = À la donne { $number } :
boards-parted = vous avez choisi { $yours }, { $who } { $theirs }.
boards-hand = Main
boards-trick = Sur la table
boards-said = Annonces jusque-là
boards-better = Défier un ami
boards-better-text = La personne qui ouvre ce lien joue les mêmes cartes à votre place. Puis vous voyez tous deux les deux résultats côte à côte, et vous retrouvez dans le tableau de la semaine.
boards-name = Le classement vous montre sous ce nom.
boards-who-played = Voir les joueurs
boards-share-day = Partager votre journée
boards-copy = Copier le texte
boards-picture = Enregistrer l'image
boards-week = Cette semaine entre amis
boards-week-text = Donnes du jour depuis le { $day }. Les amis sont les joueurs qui ont suivi votre lien de défi ou vous ont envoyé le leur. Seules comptent les donnes que vous avez jouées tous les deux.
boards-week-sets = Jouées
boards-week-against = Vous contre eux
boards-week-score = { $ahead }–{ $behind }
boards-seal = Comment vérifier les cartes
boards-seal-is = Sceau
boards-secret-is = Secret
boards-secret-kept = Toutes les cartes de cette série viennent d'un seul secret, scellé avant la première carte jouée. Cette page l'affiche quand le jour est passé ; chacun peut alors redonner les cartes et comparer.
boards-secret-told = Le jour est passé. Ce secret correspond au sceau, et toutes les cartes de la série en viennent.
boards-secret-never = Ce sont les cartes d'une partie jouée : la feuille de cette partie montre comment elles ont été données.
mirror-title = Main par main
mirror-board = Étui { $number }
mirror-intro = Chacun a joué chaque main une fois. Les points vous comparent à l'autre camp, ou à la moyenne des autres. Le roi marque le meilleur résultat avec une main.
mirror-own = Vous avez fait mieux que les autres, ou aussi bien que le meilleur, avec { $own } mains sur { $hands }.
mirror-in-deal = donne { $number }
mirror-seal = Toutes les cartes de cette partie viennent de son secret, scellé avant la première donne, et de ce que les joueurs ont ajouté au mélange. Cette commande les redonne :
