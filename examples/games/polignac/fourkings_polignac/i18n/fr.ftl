# Le Polignac : toutes les phrases dont le programme a besoin pour lui.

game-polignac = Polignac
    .origin = Un jeu de salon français du XIXᵉ siècle, dit aussi les Quatre-Valets.
    .aim = Ne prenez aucun valet, et surtout pas le valet de pique.
    .length = Huit donnes, un quart d’heure.

option-polignac-capot = Capot
    .text = Peut-on annoncer que l’on fera toutes les levées ?
value-polignac-capot-on = Oui
    .text = oui, avant l’entame
value-polignac-capot-off = Non
    .text = non, toutes les donnes portent sur les valets
option-polignac-deals = Donnes
    .text = Combien de donnes compte une partie ?
value-polignac-deals-n = { $n } donnes
    .text = { $n } donnes

preset-polignac-classic = Classique
    .text = Huit donnes, avec capot.
preset-polignac-short = Courte
    .text = Quatre donnes, sur les seuls valets.

action-capot = Capot
    .says = { $who } annonce capot
    .verb = annoncer capot

reason-polignac-call-first = avant la première carte, chacun dit s’il annonce capot : { $words }
reason-polignac-calls-over = les annonces sont closes : jouez une carte

moment-polignac-capot = { $seat } doit faire toutes les levées : { $each } pour chacun des autres, sinon pour { $seat }
moment-polignac-capot-note = Capot : il faut faire toutes les levées. { $each } pour chacun des autres, ou pour vous si vous échouez.

line-polignac-capot-made = { $seat } a fait toutes les levées : { $each } pour chacun des autres
line-polignac-capot-lost = { $seat } avait annoncé capot et perd une levée : { $each }
