# Le Likha : toutes les phrases dont le programme a besoin pour lui.

game-likha = Likha
    .origin = La dame de pique à la libanaise, à deux camps ; ici sans le don.
    .aim = Ni cœurs, ni dame de pique, ni dix de carreau.
    .length = Jusqu’à ce qu’un joueur ait perdu 101 points, une demi-heure.

option-likha-must_throw = Se défaire d’une likha
    .text = Doit-on se défaire de la dame de pique ou du dix de carreau quand on ne peut pas fournir ?
value-likha-must_throw-on = Oui
    .text = oui, à la première occasion
value-likha-must_throw-off = Non
    .text = non, on joue ce que l’on veut
option-likha-target = But
    .text = Combien de points perdus mettent fin à la partie ?
value-likha-target-n = { $n } points
    .text = { $n } points
option-likha-deals = Donnes
    .text = La partie finit-elle après un nombre fixe de donnes ?
value-likha-deals-off = Non
    .text = non, c’est la marque qui y met fin
value-likha-deals-n = { $n } donnes
    .text = après { $n } donnes

preset-likha-classic = Classique
    .text = Jusqu’à 101 points perdus.
preset-likha-short = Courte
    .text = Jusqu’à 51 points perdus.
