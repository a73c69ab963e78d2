# La Dame de pique : toutes les phrases dont le programme a besoin pour elle.

game-hearts = Dame de pique
    .origin = Un jeu du XIXᵉ siècle, avec échange de cartes et grand chelem.
    .aim = Ne prenez aucun cœur, et surtout pas la dame de pique.
    .length = Huit donnes, une demi-heure.

option-hearts-passing = Échange
    .text = À qui passe-t-on trois cartes avant le jeu ?
value-hearts-passing-cycle = À tour de rôle
    .text = à gauche, à droite, en face, puis à personne à la quatrième donne
value-hearts-passing-left = À gauche
    .text = toujours à gauche
value-hearts-passing-off = À personne
    .text = on ne passe pas de cartes
option-hearts-moon = Grand chelem
    .text = Prendre tout ce qui coûte est-il un grand chelem ?
value-hearts-moon-on = Oui
    .text = oui, les autres perdent tous les points
value-hearts-moon-off = Non
    .text = non, qui prend tout perd tout
option-hearts-deals = Donnes
    .text = Combien de donnes compte une partie ?
value-hearts-deals-n = { $n } donnes
    .text = { $n } donnes

preset-hearts-classic = Classique
    .text = Huit donnes.
preset-hearts-short = Courte
    .text = Quatre donnes, une de chaque échange.

action-given = Une carte
    .says = { $who } passe une carte
    .verb = passer une carte
action-give = Passer { $value }
    .says = { $who } passe { $value }
    .verb = passer { $value }

reason-hearts-pass-first = avant la première carte, chacun en passe trois
reason-hearts-passed = vous passez déjà { $card }
reason-hearts-passing-over = on ne passe de cartes qu’avant le jeu

moment-hearts-to-1 = Trois cartes vont au joueur suivant
moment-hearts-to-2 = Trois cartes vont en face
moment-hearts-to-3 = Trois cartes vont au joueur précédent
moment-hearts-left = { $many ->
    [one] Il reste une carte à passer
   *[other] Il reste { $many } cartes à passer
}

line-hearts-moon = { $seat } a pris tout ce qui coûte : les autres le perdent
