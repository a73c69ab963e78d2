# Les textes des étuis : les mêmes cartes pour plusieurs personnes. Ils viennent au navigateur avec les pages qui en ont besoin.

boards-title = Les donnes du jour
boards-intro = Les mêmes cartes pour tout le monde, les mêmes robots autour de vous. Un seul essai ; vous pouvez vous arrêter et revenir jusqu'à { $until }.
boards-practice = Ce jour est passé : jouez ses donnes pour l'exercice, à côté de ce que tous en ont fait ce jour-là.
boards-rules = Vous jouez avec trois robots, les mêmes pour tous, et n'avez qu'un essai par donne ; vous pouvez vous arrêter et revenir. Ce que les autres ont fait de ces cartes se montre quand vous avez tout joué.
boards-each = Chaque donne part de zéro, et chaque point compte.
boards-no-day = Il n'y a pas ici de donnes de ce jour.
boards-no-set = Il n'y a rien à jouer à cette adresse.
boards-not-there = Qui vous a envoyé ceci n'a pas joué ces cartes jusqu'au bout, ou est parti.
boards-today = Aux donnes d'aujourd'hui
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
boards-about = Ce que c'est, et le sceau
boards-streak = { $days } jours de suite.
boards-past = Les jours passés
boards-past-played = { $games ->
    [one] un jeu joué
   *[other] { $games } jeux joués
}
boards-challenge = Un défi
boards-dare = { $who } a joué exactement ces cartes, et vous demande : feriez-vous mieux ?
boards-dare-plain = Quelqu'un a joué exactement ces cartes, et vous demande : feriez-vous mieux ?
boards-own = Votre résultat
boards-alone = Vous êtes là en premier : personne encore à qui se comparer. Revenez un peu plus tard.
boards-percent = { $share } %
boards-beaten = de tous les autres battus
boards-plus-minus = { $mean } ± { $half }
boards-beyond = En moyenne { $points } points par donne, par rapport aux autres.
boards-who = Les autres : tous ceux qui ont joué ces cartes{ $bots ->
    [0] .
   *[other] , dont { $bots } robots de cinq forces.
}
boards-making = Les robots jouent encore ces cartes : { $made } sur { $of } ont fini. Votre part peut encore bouger un peu.
boards-deals = Donne par donne
boards-gains = Ce que vous avez fait de plus que les autres à votre table, et ce que tous les autres ont fait à votre place en moyenne.
boards-deal = Donne
boards-yours = Vous
boards-mean = Les autres
boards-field = Battus
boards-points = Points par donne
boards-ranking = Le classement
boards-later = Joué plus tard
boards-bots = Les robots, en moyenne
boards-side = côte à côte avec vous
boards-with = Côte à côte avec { $who }
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
boards-next = Donne suivante
boards-same = Vous avez fait la même chose jusqu'au bout.
boards-in-deal = À la donne { $number } :
boards-parted = vous avez choisi { $yours }, { $who } { $theirs }.
boards-hand = En main
boards-trick = Sur la table
boards-said = Dit jusque-là
boards-better = Défier un ami avec ces cartes
boards-better-text = Qui suit ce lien joue les mêmes cartes à votre place. Puis vous les voyez tous deux côte à côte.
boards-name = C'est sous ce nom que les autres vous voient au classement.
boards-who-played = Voir qui a joué ces cartes, et comment
boards-copy = Copier le texte
boards-share-line = Mieux que { $share } % de tous les autres  { $bars }
boards-seal = Comment vérifier les cartes
boards-seal-is = Sceau
boards-secret-is = Secret
boards-secret-kept = Toutes les cartes de cette série viennent d'un seul secret, scellé avant que la première soit jouée. Il est dit ici quand le jour est passé ; alors chacun peut les redonner et comparer.
boards-secret-told = Le jour est passé : voici le secret dont viennent toutes ses cartes, et il va avec le sceau.
boards-secret-never = Ce sont les cartes d'une partie jouée : sa propre feuille de partie dit comment elles furent données.
mirror-title = Main par main
mirror-board = Étui { $number }
mirror-intro = Chacun a tenu chaque main une fois. Points de plus que l'autre camp, ou que la moyenne des autres ; le roi marque qui en a fait le meilleur usage.
mirror-own = Vous avez fait le mieux, ou aussi bien que le meilleur, avec { $own } mains sur { $hands }.
mirror-in-deal = donne { $number }
mirror-seal = Toutes les cartes de cette partie viennent de son secret, scellé avant la première donne, et de ce que les joueurs ont ajouté au mélange. Cette commande les redonne :
