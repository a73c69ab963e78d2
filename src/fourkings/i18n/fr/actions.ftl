# Ce qu'on peut faire à la table. La valeur est l'étiquette d'un bouton, .says ce que les autres voient et entendent, .verb ce
# qu'on a le droit de faire (« vendre, refuser ou demander davantage »).
# .yours dit la même chose à la personne qui l'a fait.

action-card = { $card }
    .says = { $who } joue { $card }
    .yours = vous jouez { $card }
    .verb = jouer une carte

action-clique = Annoncer { $clique }
    .says = { $who } annonce { $clique }
    .yours = vous annoncez { $clique }
    .verb = annoncer une clique
action-done = « C'est tout »
    .says = { $who } dit « c'est tout »
    .yours = vous dites « c'est tout »
    .verb = dire « c'est tout »
action-count = Dire « { $count } »
    .says = { $who } dit « { $count } »
    .yours = vous dites « { $count } »
    .verb = dire un nombre
action-rank = Nommer les { $court }
    .says = { $who } nomme les { $court }
    .yours = vous nommez les { $court }
    .verb = nommer une hauteur
action-good = « Bon »
    .says = { $who } dit « bon »
    .yours = vous dites « bon »
    .verb = dire « bon »

action-bid = { $bid }
    .says = { $who } annonce { $bid ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
   *[other] { $bid }
}
    .yours = vous annoncez { $bid ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
   *[other] { $bid }
}
    .verb = annoncer

declaration-S = pique
declaration-H = cœur
declaration-D = carreau
declaration-C = trèfle
declaration-NT = sans atout
declaration-negative = négative

action-declare = { $code ->
    [NT] Sans atout
    [negative] Négative
   *[other] Atout { $declaration }
}
    .says = { $code ->
    [NT] { $who } déclare sans atout
    [negative] { $who } déclare une donne négative
   *[other] { $who } déclare atout { $declaration }
}
    .yours = { $code ->
    [NT] vous déclarez sans atout
    [negative] vous déclarez une donne négative
   *[other] vous déclarez atout { $declaration }
}
    .verb = nommer la donne
action-auction = Ouvrir les enchères
    .says = { $who } ouvre les enchères
    .yours = vous ouvrez les enchères
    .verb = ouvrir les enchères
action-rung = { $rung } ({ $price } points)
    .says = { $who } offre { $rung }, { $price } points
    .yours = vous offrez { $rung }, { $price } points
    .verb = enchérir
action-pass = Passer
    .says = { $who } passe
    .yours = vous passez
    .verb = passer
action-sell = Vendre
    .says = { $who } vend
    .yours = vous vendez
    .verb = vendre
action-refuse = Refuser
    .says = { $who } refuse de vendre
    .yours = vous refusez de vendre
    .verb = refuser de vendre
action-ask = Demander { $rung } ({ $price } points)
    .says = { $who } demande { $rung }, { $price } points
    .yours = vous demandez { $rung }, { $price } points
    .verb = demander davantage
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } points), ou je joue négatif
   *[positive] { $rung } ({ $price } points), ou je joue positif
}
    .says = { $fallback ->
    [negative] { $who } pose un ultimatum : { $rung } ({ $price } points), ou une donne négative
   *[positive] { $who } pose un ultimatum : { $rung } ({ $price } points), ou le donneur joue une donne positive
}
    .yours = { $fallback ->
    [negative] vous posez un ultimatum : { $rung } ({ $price } points), ou une donne négative
   *[positive] vous posez un ultimatum : { $rung } ({ $price } points), ou le donneur joue une donne positive
}
    .verb = poser un ultimatum
action-split = Partager
    .says = { $who } partage la donne
    .yours = vous partagez la donne
    .verb = partager la donne
action-yes = Oui
    .says = { $who } dit oui
    .yours = vous dites oui
    .verb = oui
action-no = Non
    .says = { $who } dit non
    .yours = vous dites non
    .verb = non
