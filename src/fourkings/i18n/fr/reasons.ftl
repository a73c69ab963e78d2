# Pourquoi pas : le refus en toutes lettres, et le remède s'il y en a un. Sans majuscule ni point final, comme à la table.

reason-deal-over = cette donne est finie : elle ne prend plus ni annonce ni carte
reason-not-your-turn = patience : c'est à { $seat }
reason-not-held = vous n'avez pas { $card } : jouez une carte de votre main
reason-played-already = vous avez déjà joué { $card } : choisissez une carte encore en main

## Les cartes

reason-lead = on n'entame pas { $suit } tant qu'on a une autre couleur
reason-keep = { $card } ne s'entame qu'en dernière carte : entamez d'une autre
reason-follow = fournissez à { $suit } : vous avez { $cards }
reason-ruff = coupez d'un { $suit } : vous avez { $cards }
reason-overruff = coupez plus haut : vous avez { $cards }
reason-shed = { $cards } : cette carte doit partir sur ce pli, jouez-la

## Quarante de Roi

reason-clique-too-late = trop tard pour { $clique } : les cliques s'annoncent avant votre carte du premier pli
reason-clique-announced = vous avez déjà annoncé { $clique } : jouez une carte, ou annoncez une autre clique si vous en avez une
reason-clique-not-dealt = vous n'avez pas reçu { $clique } : annoncez ce que vous avez reçu, et quatre ne comptent jamais pour trois
reason-clique-before-lead = trop tard pour { $clique } : à cette table, les cliques s'annoncent avant la première entame
reason-announce-first = à cette table, tous annoncent avant la première entame : annoncez une clique, ou dites « c'est tout »
reason-nothing-to-end = pas besoin de le dire : jouez simplement une carte
reason-unknown-word = { $word } n'existe pas à ce jeu : jouez une carte, ou annoncez une clique

## Quarante de Roi, 1792

reason-count-too-late = trop tard pour « { $number } » : vous deviez dire le nombre avant votre carte du premier pli
reason-count-said = vous avez déjà dit votre nombre : jouez une carte
reason-count-not-dealt = vous n'avez pas reçu { $number } figures pareilles : dites ce que vous avez reçu, ou jouez sans rien dire
reason-count-too-low = on a déjà dit « { $best } », « { $number } » ne vous est plus permis : jouez une carte
reason-good-said = vous avez déjà annoncé : jouez une carte
reason-good-too-early = personne n'a encore dit de nombre : dites le vôtre, ou jouez une carte sans rien dire
reason-good-of-nothing = il faut une clique pour dire « bon », et vous n'en avez pas reçu : jouez une carte
reason-good-not-beaten = votre clique n'est pas battue : dites son nombre, ou jouez une carte sans rien dire
reason-naming-not-now = pas maintenant : après le premier pli, ceux qui ont dit le plus grand nombre nomment leurs hauteurs
reason-name-first = à vous de commencer : nommez la hauteur de vos { $number } figures
reason-name-before-play = avant le deuxième pli, nommez la hauteur de vos { $number } figures, ou dites « bon » si un autre en a nommé une
reason-rank-too-low = on a nommé { $best }, et vos { $clique } ne les battent pas : dites « bon »
reason-rank-not-dealt = vous n'avez pas reçu { $clique } : nommez une hauteur que vous avez

## Le 400 libanais

reason-bid-first = annoncez d'abord : { $least } plis au moins, 13 au plus
reason-bid-too-small = annoncez { $least } ou davantage : avec un score de { $score }, { $bid } ne suffit pas
reason-bidding-over = les annonces sont closes : jouez une carte

## Le Jeu du Roi

reason-no-talk = ce jeu n'a pas d'annonces : jouez tout simplement une carte

## King

reason-no-auction-yet = les donnes négatives ne sont pas à vendre : jouez une carte
reason-auction-over = les enchères sont closes : jouez une carte
reason-step-open = regardez votre main et choisissez : { $words }
reason-step-bid = les enchères sont ouvertes : { $words }
reason-step-decide = les enchères sont closes, à vous de choisir : { $words }
reason-step-asked = le donneur vous demande davantage : { $words }
reason-step-denied = la réponse était non : { $words }
reason-step-refused = vous avez refusé de vendre, la donne est à vous : { $words }
reason-step-ultimatum = c'est un ultimatum : { $words }
reason-step-bought = vous avez acheté la donne, nommez-la : { $words }
reason-step-alone = personne n'a cédé à votre ultimatum, à vous de nommer la donne : { $words }
reason-rung-not-on-ladder = { $rung } n'existe pas avec le jeu de 32 cartes : l'échelle s'arrête à +5
reason-rung-too-low = { $rung } n'est pas au-dessus de { $standing } : l'ordre est +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } n'est pas au-dessus de { $standing } : avec le jeu de 32 cartes, l'ordre est +1 +2 +3 −1 +4 +5
reason-no-priority = vous ne pouvez pas vous aligner sur { $standing } : { $seat } a la priorité, montez ou passez
reason-must-sell = à cette table, le donneur vend à l'offre en cours : vendez à { $standing }, ou demandez davantage si ce n'est déjà fait
reason-eight-binds = à cette table, vous ne pouvez pas refuser { $standing } : vendez
reason-nobody-to-threaten = tous ont passé, et à cette table l'ultimatum ne vise que ceux qui n'ont pas passé : choisissez autre chose
reason-split-too-high = { $limit ->
    [off] on ne partage pas à cette table : choisissez autre chose
    [0] on ne partage que si tous ont passé : choisissez autre chose
    [3] on ne partage que sur +3, −1 ou moins : choisissez autre chose
    [fewer_than_3_bids] on ne partage qu'après moins de trois offres : choisissez autre chose
   *[other] on ne partage que sur +{ $limit } ou moins : choisissez autre chose
}

## La table

reason-not-dealt = les cartes ne sont pas encore données : attendez la donne
reason-deal-running = cette donne n'est pas finie : jouez-la d'abord jusqu'au bout
reason-length-fixed = ce jeu fixe le nombre de ses donnes : aucune limite de temps n'abrège la partie
reason-match-over = la partie est finie : commencez-en une autre
reason-not-seated = vous suivez cette table sans y jouer : seuls ses joueurs peuvent faire cela
reason-undo-with-people = pas d'annulation entre joueurs : carte sur table, carte jouée
reason-nothing-to-undo = il n'y a encore rien à annuler
reason-stale = la table a avancé entre-temps : regardez à nouveau, puis choisissez
reason-unknown-action = { $word } n'est ni une carte ni une annonce de ce jeu
reason-rest-not-certain = tous les plis restants ne sont pas sûrement à vous : jouez carte par carte
reason-hint-not-your-turn = un conseil se demande à son tour : attendez le vôtre
reason-hint-with-people = pas de conseils à cette table : son hôte ne les permet pas
reason-no-such-table = cette table n'existe pas : le lien est faux, ou elle a été supprimée
reason-hello-first = le premier message doit être un salut : rechargez la page
reason-other-protocol = cette page et le serveur n'ont pas la même version : rechargez la page
reason-not-text = les messages sont du texte : celui-ci n'en était pas
reason-malformed = le serveur n'a pas pu lire ce message : { $word }
reason-too-long = ce message est trop long : { $longest } octets au plus
reason-too-fast = trop de demandes à la fois : attendez un instant
reason-not-kept = le serveur ne peut pas enregistrer cela en ce moment ; rien n'est perdu : le jeu reprend de lui-même dès que possible
reason-went-wrong = une erreur s'est produite sur le serveur, mais la table va bien : réessayez
reason-needs-a-server = cette table n'existe que sur cet appareil : il faut un serveur pour cela
reason-paused = l'hôte a mis la partie en pause : attendez qu'elle reprenne
reason-pause-slow = une partie sur plusieurs jours se passe de pause : personne n'a besoin d'être en ligne
reason-no-bank = aucune pendule ne tourne à cette table : ajoutez du temps pendant une donne jouée à la pendule
reason-arranged = la soirée fixe l'horaire et les joueurs de cette table
reason-seated-already = vous avez déjà une place à cette table
reason-seats-shut = l'hôte ne laisse pas prendre la place d'un robot à cette table : demandez-lui
reason-seat-of-person = cette place est celle d'une personne : choisissez celle d'un robot
reason-mirror-whole = dans une partie en miroir, chacun joue toutes les mains : on n'y entre pas en cours de route

## Une table qui se réunit

reason-not-a-guest = vous n'êtes pas encore à cette table : entrez d'abord
reason-host-only = seul l'hôte de cette table peut faire cela
reason-kicked = l'hôte vous a exclu de cette table
reason-table-closed = un administrateur de ce serveur a fermé cette table
reason-table-full = cette table est pleine : douze personnes au plus
reason-place-taken = cette place est prise : choisissez-en une libre
reason-kick-oneself = vous ne pouvez pas vous exclure : quittez plutôt la table
reason-no-such-guest = cette personne n'est plus ici
reason-contribution-too-long = cette contribution est trop longue : 64 octets au plus
reason-places-free = il reste des places : attendez vos amis, ou mettez-y des robots
reason-nobody-sits = seuls des robots ont une place : il faut au moins une personne
reason-match-open = la partie a commencé : les places ne changent plus
reason-match-running = la partie n'est pas finie : jouez-la d'abord jusqu'au bout
reason-no-countdown = aucun compte à rebours n'est en cours : la donne suivante vient quand tout le monde est prêt
reason-stopped-already = vous avez déjà arrêté le compte à rebours une fois : dites quand on peut continuer
reason-nobody-missed = aucun robot ne joue tout de suite à cette place : on n'y attend personne
reason-still-here = cette personne est toujours en ligne : laissez-la jouer
reason-unknown-bot = aucun robot ne porte ce nom : choisissez-en un autre
reason-no-such-rules = aucun jeu n'a ces règles : choisissez de nouveau
reason-barred = un administrateur vous interdit d'ouvrir des tables pour l'instant
reason-no-watching = cette table n'a pas de spectateurs
reason-chat-off = l'hôte a désactivé la discussion à cette table
reason-chat-empty = ce message est vide : écrivez d'abord quelque chose
reason-chat-muted = un administrateur vous a retiré la parole pour le moment : vous pouvez lire la discussion, pas y écrire
reason-chat-too-fast = trop de messages à la fois : attendez un instant
reason-chat-not-yours = vous ne pouvez pas retirer ce message : il n'est pas de vous, ou il a déjà disparu
