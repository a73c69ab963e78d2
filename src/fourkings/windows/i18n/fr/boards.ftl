# Les textes des étuis : les mêmes cartes pour plusieurs personnes. Ils viennent au navigateur avec les pages qui en ont besoin.

boards-title = Les donnes du jour
boards-intro = Les mêmes cartes pour tout le monde, les mêmes joueurs automatiques autour de vous. Un seul essai ; vous pouvez vous arrêter et revenir jusqu'à minuit, temps universel.
boards-practice = Ce jour est passé : jouez ses donnes pour l'exercice, à côté du champ tel qu'il était.
boards-rules = Un seul essai par étui ; vous pouvez vous arrêter et revenir. Ce que les autres en ont fait se montre quand vous les avez tous joués.
boards-no-day = Il n'y a pas ici de donnes de ce jour.
boards-no-set = Il n'y a rien à jouer à cette adresse.
boards-not-there = Qui vous a envoyé ceci n'a pas joué ces étuis jusqu'au bout, ou est parti.
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
boards-dare = Quelqu'un a joué exactement ces cartes, et vous demande : feriez-vous mieux ?
boards-own = Votre résultat
boards-alone = Vous êtes le premier : personne encore à qui se comparer. Revenez un peu plus tard.
boards-percent = { $share } %
boards-beaten = du champ battu
boards-plus-minus = { $mean } ± { $half }
boards-beyond = { $points } points par donne au-delà du champ
boards-making = Le champ se fait encore : { $made } joueurs automatiques sur { $of } ont joué. Votre part peut encore bouger un peu.
boards-boards = Étuis
boards-deals = Donne par donne
boards-board = Étui
boards-deal = Donne
boards-yours = Vous
boards-mean = Champ
boards-field = Battu
boards-points = Points par donne
boards-ranking = Le classement
boards-later = Joué plus tard
boards-bots = Les joueurs automatiques, en moyenne
boards-side = côte à côte avec vous
boards-with = Côte à côte avec { $who }
boards-ahead = Vous devancez { $who } de { $points } points.
boards-behind = { $who } vous devance de { $points } points.
boards-level = Vous êtes à égalité avec { $who }.
boards-number = Étui { $number }
boards-over = L'étui { $number } sur { $boards } est fini
boards-next = Étui suivant
boards-same = Vous avez fait la même chose jusqu'au bout.
boards-in-deal = À la donne { $number } :
boards-parted = vous avez choisi { $yours }, { $who } { $theirs }.
boards-hand = En main
boards-trick = Sur la table
boards-said = Dit jusque-là
boards-better = Défier un ami avec ces cartes
boards-better-text = Qui suit ce lien joue les mêmes cartes à votre place. Puis vous les voyez tous deux côte à côte.
boards-copy = Copier le texte
boards-share-line = { $share } % du champ battu  { $bars }
boards-seal = Comment vérifier les cartes
boards-seal-is = Sceau
boards-secret-is = Secret
boards-secret-kept = Toutes les cartes de cette série viennent d'un seul secret, scellé avant que la première soit jouée. Il est dit ici quand le jour est passé ; alors chacun peut les redonner et comparer.
boards-secret-told = Le jour est passé : voici le secret dont viennent toutes ses cartes, et il va avec le sceau.
boards-secret-never = Ce sont les cartes d'une partie jouée : sa propre feuille de partie dit comment elles furent données.
mirror-title = Main par main
mirror-intro = Chacun a tenu chaque main une fois. Points de plus que l'autre camp, ou que la moyenne des autres ; le roi marque qui en a fait le meilleur usage.
mirror-own = Vous avez fait le mieux, ou aussi bien que le meilleur, avec { $own } mains sur { $hands }.
mirror-in-deal = donne { $number }
mirror-seal = Toutes les cartes de cette partie viennent de son secret, scellé avant la première donne, et de ce que les joueurs ont ajouté au mélange. Cette commande les redonne :
