# Pourquoi pas : le refus en toutes lettres, et le remède s'il y en a un. Sans majuscule ni point final, comme à la table.

reason-deal-over = cette donne est finie : on n'y dit ni n'y joue plus rien
reason-not-your-turn = patience : c'est à { $seat }
reason-not-held = vous n'avez pas { $card } : jouez une carte de votre main
reason-played-already = vous avez déjà joué { $card } : choisissez une carte encore en main

## Les cartes

reason-lead = on n'entame pas { $suit } tant qu'on a une autre couleur
reason-keep = { $card } ne s'entame qu'en dernière carte : entamez d'une autre
reason-follow = fournissez à { $suit } : vous avez { $cards }
reason-ruff = coupez d'un { $suit } : vous avez { $cards }
reason-overruff = coupez plus haut : vous avez { $cards }
reason-shed = votre { $cards } doit partir sur ce pli : jouez cette carte

## Quarante de Roi

reason-clique-too-late = trop tard pour { $clique } : les cliques s'annoncent avant votre carte du premier pli
reason-clique-announced = vous avez déjà annoncé { $clique } : jouez une carte, ou annoncez une autre clique si vous en avez une
reason-clique-not-dealt = on ne vous a pas servi { $clique } : annoncez ce qu'on vous a servi, et quatre ne comptent jamais pour trois
reason-clique-before-lead = trop tard pour { $clique } : à cette table, les cliques s'annoncent avant la première entame
reason-announce-first = à cette table, tous annoncent avant la première entame : annoncez une clique, ou dites « c'est tout »
reason-nothing-to-end = pas besoin de le dire : jouez simplement une carte
reason-unknown-word = { $word } ne veut rien dire à ce jeu : jouez une carte, ou annoncez une clique

## Quarante de Roi, 1792

reason-count-too-late = trop tard pour « { $number } » : le nombre se dit avant votre carte du premier pli
reason-count-said = vous avez déjà dit votre nombre : jouez une carte
reason-count-not-dealt = on ne vous a pas servi { $number } figures pareilles : dites ce qu'on vous a servi, ou jouez sans rien dire
reason-count-too-low = on a déjà dit « { $best } », « { $number } » ne vous est plus permis : jouez une carte
reason-good-said = vous avez déjà parlé : jouez une carte
reason-good-too-early = personne n'a encore dit de nombre : dites le vôtre, ou jouez une carte sans rien dire
reason-good-of-nothing = il faut une clique pour dire « bon », et l'on ne vous en a pas servi : jouez une carte
reason-good-not-beaten = votre clique n'est pas battue : dites son nombre, ou jouez une carte sans rien dire
reason-naming-not-now = pas maintenant : les hauteurs se nomment après le premier pli, par ceux qui ont dit le plus grand nombre
reason-name-first = c'est à vous de parler d'abord : nommez la hauteur de vos { $number } figures
reason-name-before-play = avant le deuxième pli, nommez la hauteur de vos { $number } figures, ou dites « bon » si un autre en a nommé une
reason-rank-too-low = on a nommé { $best }, et vos { $clique } ne les battent pas : dites « bon »
reason-rank-not-dealt = on ne vous a pas servi { $clique } : nommez une hauteur que vous avez

## Le 400 libanais

reason-bid-first = annoncez d'abord : { $least } plis au moins, 13 au plus
reason-bid-too-small = annoncez { $least } ou davantage : avec une marque de { $score }, { $bid } ne suffit pas
reason-bidding-over = les annonces sont closes : jouez une carte

## Le Jeu du Roi

reason-no-talk = on n'annonce rien à ce jeu : jouez tout simplement une carte

## King

reason-no-auction-yet = les six premières donnes ne sont pas à vendre : jouez une carte
reason-auction-over = on a fini de parler : jouez une carte
reason-step-open = regardez votre main et choisissez : { $words }
reason-step-bid = les enchères sont ouvertes : { $words }
reason-step-decide = les enchères sont closes, à vous de choisir : { $words }
reason-step-asked = le donneur vous demande davantage : { $words }
reason-step-denied = la réponse était non : { $words }
reason-step-refused = vous avez refusé de vendre, la donne est à vous : { $words }
reason-step-ultimatum = c'est un ultimatum : { $words }
reason-step-bought = vous avez acheté la donne, nommez-la : { $words }
reason-step-alone = personne n'a cédé à votre ultimatum, à vous de nommer la donne : { $words }
reason-rung-not-on-ladder = { $rung } n'existe pas avec le petit jeu : l'échelle s'arrête à +5
reason-rung-too-low = { $rung } n'est pas au-dessus de { $standing } : l'échelle va +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } n'est pas au-dessus de { $standing } : avec le petit jeu, l'échelle va +1 +2 +3 −1 +4 +5
reason-no-priority = vous ne pouvez pas vous aligner sur { $standing } : { $seat } a la priorité, montez ou passez
reason-must-sell = à cette table, une offre en cours se vend : vendez à { $standing }, ou demandez davantage si ce n'est déjà fait
reason-eight-binds = à cette table, { $standing } ne se refuse pas : vendez
reason-nobody-to-threaten = tous ont passé, et à cette table l'ultimatum ne vise que ceux qui n'ont pas passé : choisissez autre chose
reason-split-too-high = { $limit ->
    [off] on ne partage pas à cette table : choisissez autre chose
    [0] on ne partage que si tous ont passé : choisissez autre chose
    [3] on ne partage que sur +3, −1 ou moins : choisissez autre chose
    [fewer_than_3_bids] on ne partage qu'après moins de trois offres : choisissez autre chose
   *[other] on ne partage que sur +{ $limit } ou moins : choisissez autre chose
}

## La table

reason-not-dealt = rien n'est encore distribué : attendez la donne
reason-deal-running = cette donne n'est pas finie : jouez-la d'abord jusqu'au bout
reason-match-over = la partie est finie : commencez-en une autre
reason-not-seated = vous regardez cette table : c'est réservé à ceux qui y sont assis
reason-undo-with-people = on ne reprend rien entre joueurs : carte sur table, carte jouée
reason-nothing-to-undo = il n'y a encore rien à reprendre
reason-stale = la table a avancé entre-temps : regardez à nouveau, puis choisissez
reason-unknown-action = { $word } n'est ni une carte ni un mot de ce jeu
reason-rest-not-certain = toutes les levées restantes ne sont pas sûrement à vous : jouez carte par carte
reason-hint-not-your-turn = on conseille celui dont c'est le tour : attendez le vôtre
reason-hint-with-people = pas de conseils à cette table : l'hôte n'en permet pas entre joueurs
reason-no-such-table = cette table n'existe pas : le lien est faux, ou elle a été supprimée
reason-hello-first = le premier message doit être un salut : rechargez la page
reason-other-protocol = cette page et le serveur ne parlent plus la même langue : rechargez la page
reason-not-text = les messages sont du texte : celui-ci n'en était pas
reason-malformed = le serveur n'a pas pu lire ce message : { $word }
reason-too-long = ce message est trop long : { $longest } octets au plus
reason-too-fast = trop de choses à la fois : attendez un instant
reason-not-kept = cela ne peut être conservé en ce moment ; rien n'est perdu : le jeu reprend de lui-même dès que possible
reason-went-wrong = quelque chose a mal tourné sur le serveur, et la table continue : essayez encore une fois

## Une table qui se réunit

reason-not-a-guest = vous n'êtes pas encore à cette table : entrez d'abord
reason-host-only = c'est à l'hôte de cette table de le faire
reason-kicked = l'hôte vous a prié de quitter cette table
reason-table-closed = l'administrateur de ce serveur a fermé cette table
reason-table-full = cette table est pleine : douze personnes au plus
reason-place-taken = cette place est prise : choisissez-en une libre
reason-kick-oneself = on ne se renvoie pas soi-même : quittez plutôt la table
reason-no-such-guest = cette personne n'est plus ici
reason-contribution-too-long = c'est trop de chance à la fois : 64 octets au plus
reason-places-free = il reste des places : attendez vos amis, ou mettez-y des robots
reason-nobody-sits = il n'y a que des robots à table : il faut au moins une personne
reason-match-open = la partie a commencé : on ne change plus de place
reason-match-running = la partie n'est pas finie : jouez-la d'abord jusqu'au bout
reason-nobody-missed = aucun robot ne joue tout de suite à cette place : on n'y attend personne
reason-still-here = cette personne est toujours en ligne : laissez-la jouer
reason-unknown-bot = aucun robot ne porte ce nom
reason-no-such-rules = aucun jeu n'a de telles règles : choisissez de nouveau
reason-barred = un administrateur de ce serveur ne vous laisse pas faire de table pour l'instant
reason-no-watching = à cette table, personne ne regarde
reason-chat-off = l'hôte de cette table ne veut pas de bavardage
reason-chat-empty = il n'y a rien à dire là-dedans
reason-chat-too-fast = voilà beaucoup de paroles : attendez un instant
reason-chat-not-yours = ce n'est pas à vous de le reprendre, ou c'est déjà parti
