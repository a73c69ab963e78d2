# Les textes des tables ouvertes : des gens qui ne se connaissent pas.

open-title = Tables ouvertes
open-intro = Tout le monde peut entrer à ces tables. Prenez place et rencontrez d'autres joueurs.
open-none = Aucune table ouverte. Ouvrez-en une avec « Trouver des joueurs ».
open-now = Jouer maintenant avec d'autres
open-choose = Le jeu
open-go = Trouver des joueurs
open-by = chez { $host }
open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
open-clock = { $seconds } s par donne
open-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
open-sit = Prendre place
open-name-read = Les autres joueurs de la table liront ce nom.
open-unnamed = Rester sans nom
open-back = Retour à la table
open-failed = La table n'a pas pu s'ouvrir. Réessayez dans un instant.
open-switch = Ouverte à tous : l'accueil affiche cette table, et tout le monde peut entrer
open-avoid-any = Éviter un joueur
open-avoid = Éviter { $who }
open-avoided = Vous et { $who } ne voyez plus les tables ouvertes l'un de l'autre. Pour y revenir, ouvrez les réglages.
