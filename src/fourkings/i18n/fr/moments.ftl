# Un moment d'une donne, pour qui ne connaît pas le jeu. Ce qu'elle coûte ou rapporte suit son titre (« Pas de dames : −50 par
# dame ») ou une autre de ces phrases : sans majuscule ni point ; une note est une phrase à part.

moment-trick = { $each } par pli
moment-cards = { $what ->
    [S] { $each } par pique
    [H] { $each } par cœur
    [D] { $each } par carreau
    [C] { $each } par trèfle
    [K] { $each } par roi
    [Q] { $each } par dame
    [J] { $each } par valet
    [KJ] { $each } par roi ou valet
   *[other] { $cards } : { $each } par carte
}
moment-card = { $each } pour { $card }
moment-whole = { $each }
moment-each = { $each } chacun
moment-last-tricks = { $many ->
    [1] { $each } pour le dernier pli
   *[other] { $each } pour chacun des { $many } derniers plis
}
moment-cliques = 3 ou 4 pareilles en main (clique) { $least } à { $most }
moment-bids = annonce réussie : ses points ; manquée : autant de moins
moment-bid-own = votre annonce { $bid } : { $each } dès { $bid } plis, sinon { $lost }
moment-open = { $each } par pli ; ou négative : { $start } chacun, { $lost } par pli
moment-start = { $each } chacun
moment-taken-over = { $tricks ->
    [1] { $buyer } reprend un pli à { $dealer }
   *[other] { $buyer } reprend { $tricks } plis à { $dealer }
}
    .yours = { $tricks ->
        [1] vous reprenez un pli à { $dealer }
       *[other] vous reprenez { $tricks } plis à { $dealer }
    }
    .mine = { $tricks ->
        [1] { $buyer } vous reprend un pli
       *[other] { $buyer } vous reprend { $tricks } plis
    }

## Ce que vaut une annonce

moment-note-clique = { $clique } : { $each }.
moment-note-cliques-all = Toute clique annoncée compte.
moment-note-cliques-best_only = Seule compte la plus forte clique de la table.
moment-note-cliques-best_team = Seul le camp de la plus forte clique compte les siennes.
moment-note-open = Nommez la donne, et rien n'est payé ; ou ouvrez les enchères : vous pourrez refuser toute offre.
moment-note-plus = + : vous payez ces points au donneur et nommez la donne.
moment-note-minus = − : donne négative, où vous reprenez autant de plis du donneur.
moment-note-minus-paid = − : donne négative, et vous payez ces points au donneur.
moment-note-any-rung = Vous payez ces points au donneur et nommez la donne.
moment-note-equal = À égalité, l'offre du plus petit numéro l'emporte.
moment-note-nobody = Personne n'a enchéri : nommez la donne, et rien n'est payé.
moment-note-sell = Vendre : { $seat } nomme la donne et vous paie { $price }.
moment-note-sell-any = Vendre : { $seat } nomme la donne et vous paie { $price }, ou en négatif vous reprend { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
}.
moment-note-sell-negative = Vendre : la donne est négative, et { $seat } vous paie { $price }.
moment-note-sell-takes-over = Vendre : la donne est négative, et { $seat } vous reprend { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
}.
moment-note-refuse = Refuser : vous nommez la donne, et rien n'est payé.
moment-note-must-sell = Vous ne pouvez pas refuser cette offre.
moment-note-split = Partager : { $own } pour vous, { $others } pour chacun des autres, sans jouer.
moment-note-keep = Vous nommez la donne, et rien n'est payé.
moment-note-yes = Oui : vous payez { $price } à { $seat } et nommez la donne.
moment-note-yes-any = Oui : vous nommez la donne et payez { $price } à { $seat }, ou en négatif lui reprenez { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
}.
moment-note-yes-negative = Oui : la donne est négative, et vous payez { $price } à { $seat }.
moment-note-yes-takes-over = Oui : la donne est négative, et vous reprenez { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
} à { $seat }.
moment-note-no-asked = Non : le donneur vous vend à { $rung } ou garde la donne.
moment-note-no-must-sell = Non : le donneur vous vend à { $rung }.
moment-note-no-next-negative = Non : c'est à { $seat } ; si tous refusent, la donne est négative.
moment-note-no-next-positive = Non : c'est à { $seat } ; si tous refusent, le donneur joue une donne positive.
moment-note-no-negative = Non : la donne est négative, et rien n'est payé.
moment-note-no-positive = Non : le donneur joue une donne positive, et rien n'est payé.
moment-note-bought = Vous payez { $price } à { $seat }.
moment-note-bought-any = Vous payez { $price } à { $seat } ; ou déclarez-la négative et reprenez { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
}.
