# La Dame de pique : toutes les phrases dont le programme a besoin pour elle.

game-hearts = Dame de pique
    .origin = Un jeu du XIXᵉ siècle, ici sans échange de cartes ni grand chelem.
    .aim = Ne prenez aucun cœur, et surtout pas la dame de pique.
    .length = Huit donnes, une demi-heure.

option-hearts-deals = Donnes
    .text = Combien de donnes compte une partie ?
value-hearts-deals-n = { $n } donnes
    .text = { $n } donnes

preset-hearts-classic = Classique
    .text = Huit donnes.
