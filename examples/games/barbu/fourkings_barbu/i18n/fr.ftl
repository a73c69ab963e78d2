# Le Barbu : toutes les phrases dont le programme a besoin pour lui.

game-barbu = Barbu
    .origin = Un jeu français du XXᵉ siècle, joué ici sans la réussite.
    .aim = Ni plis, ni cœurs, ni dames, ni roi de cœur ; puis, à l’atout, tout ce que vous pourrez.
    .length = Vingt-quatre donnes courtes, une heure et demie.

option-barbu-salad = Salade
    .text = Ajoute-t-on quatre donnes où tout coûte ?
value-barbu-salad-off = Non
    .text = non, la partie s’arrête aux atouts
value-barbu-salad-on = Oui
    .text = oui, tout ce qui coûte compte ensemble
option-barbu-heart_lead = Entamer cœur
    .text = Peut-on entamer cœur dans les donnes des cœurs ?
value-barbu-heart_lead-restricted = Faute d’autre couleur
    .text = seulement si l’on n’a rien d’autre
value-barbu-heart_lead-free = Toujours
    .text = toujours

preset-barbu-classic = Classique
    .text = Six contrats, chacun avec chaque donneur.
preset-barbu-salad = Avec salade
    .text = Quatre donnes de plus, où tout coûte.

aim-barbu-trumps = atout, au choix du donneur
aim-barbu-salad = salade : tout coûte

reason-barbu-name-trump = nommez l’atout avant de jouer : { $words }
reason-barbu-no-calls = il n’y a rien à annoncer maintenant : jouez une carte

moment-barbu-name-note = Nommez la couleur où vous voulez être fort, puis entamez.
