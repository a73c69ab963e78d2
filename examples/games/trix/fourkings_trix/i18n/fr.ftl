# Le Trix : toutes les phrases dont le programme a besoin pour lui.

game-trix = Trix
    .origin = Un jeu du Levant en royaumes, joué ici sans la réussite.
    .aim = Ni roi de cœur, ni dames, ni carreaux, ni plis.
    .length = Seize donnes courtes, une heure.

option-trix-complex = Complexe
    .text = Tout coûte-t-il ensemble ?
value-trix-complex-off = Non
    .text = non, un contrat après l’autre
value-trix-complex-on = Oui
    .text = oui, dans chacune de quatre donnes

preset-trix-classic = Classique
    .text = Quatre contrats, chacun avec chaque roi.
preset-trix-complex = Complexe
    .text = Quatre donnes où tout coûte.

aim-trix-diamonds = pas de carreaux
aim-trix-complex = tout coûte
