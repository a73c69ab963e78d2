# Le Tarneeb : toutes les phrases dont le programme a besoin pour lui.

game-tarneeb = Tarneeb
    .origin = Un jeu du Levant à deux camps, qui porte le nom arabe de l’atout.
    .aim = Annoncez pour nommer l’atout, et faites les plis que vous avez promis.
    .length = En 31 points, une demi-heure.

option-tarneeb-made = Annonce tenue
    .text = Que marque un camp qui a tenu son annonce ?
value-tarneeb-made-tricks = Les plis
    .text = tous les plis qu’il a faits
value-tarneeb-made-bid = L’annonce
    .text = le nombre annoncé
option-tarneeb-target = But
    .text = Combien de points gagnent la partie ?
value-tarneeb-target-n = { $n } points
    .text = { $n } points
option-tarneeb-deals = Donnes
    .text = La partie finit-elle après un nombre fixe de donnes ?
value-tarneeb-deals-off = Non
    .text = non, c’est la marque qui y met fin
value-tarneeb-deals-n = { $n } donnes
    .text = après { $n } donnes

preset-tarneeb-classic = Classique
    .text = En 31 points.
preset-tarneeb-long = Longue
    .text = En 61 points.

reason-tarneeb-bid-first = les annonces ne sont pas closes : annoncez { $least } ou plus, ou passez
reason-tarneeb-name-trump = vous avez la plus forte annonce : nommez l’atout, { $words }
reason-tarneeb-calls-over = les annonces sont closes : jouez une carte

moment-tarneeb-open = l’auteur de la plus forte annonce nomme l’atout et doit faire les plis annoncés
moment-tarneeb-bid = { $seat } a annoncé { $bid } : si le camp les fait, chaque pli compte ; sinon il perd { $bid }

line-tarneeb-made = { $seat } avait annoncé { $bid }, le camp a fait { $won } : tenu
line-tarneeb-lost = { $seat } avait annoncé { $bid }, le camp a fait { $won } : chute
