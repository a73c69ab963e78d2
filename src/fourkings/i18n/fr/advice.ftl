# Un conseil : ce que jouerait ici quelqu'un de soigneux, et pourquoi. Une phrase entière, à lire seule près de la carte ou du mot.

advice-forced = Vous n'avez pas le choix ici.

## Les cartes, quand les plis rapportent

advice-give-partner = Votre partenaire est maître de ce pli : donnez-lui { $card }.
advice-partner-wins = Votre partenaire est maître de ce pli : gardez vos meilleures cartes.
advice-ruff = Vous n'avez pas de { $suit } : coupez avec { $card }.
advice-win-last = Vous jouez en dernier : { $card } suffit pour faire le pli.
advice-win-sure = { $card } fait presque sûrement ce pli.
advice-win-try = Pour l'instant, { $card } l'emporte, et a des chances de tenir.
advice-cannot-win = Vous ne pouvez pas faire ce pli : donnez-y le moins possible.
advice-hold-back = Ce pli ne vaut pas une meilleure carte : jouez { $card } et attendez.
advice-lead-trumps = Vous avez la force à l'atout : faites tomber ceux des autres avec { $card } avant qu'on ne coupe vos cartes maîtresses.
advice-lead-partner-ruffs = Votre partenaire n'a plus de { $suit } et peut couper : entamez avec { $card }.
advice-lead-master = Rien ne devrait battre { $card } : faites le pli maintenant.
advice-lead-single = C'est votre seule carte à { $suit } : une fois partie, vous pourrez couper.
advice-lead-long = Votre longue est à { $suit } : entamez-la tôt, et ses petites cartes feront des plis à la fin.
advice-lead-low = Entamez avec { $card } : vous donnez peu, et vos fortes cartes restent ensemble.

## Les cartes, quand les plis coûtent

advice-late-high = Seuls les derniers plis coûtent : jouez { $card } dès maintenant, tant qu'un pli ne coûte rien.
advice-shed-cost = Vous n'avez pas de { $suit } : donnez { $card } à { $seat }, qui est maître du pli.
advice-shed = Vous n'avez pas de { $suit } : défaussez-vous de la carte la plus dangereuse à garder, { $card }.
advice-give-cost = Laissez { $seat } ramasser { $card }, qui reste sous la carte maîtresse.
advice-duck = Perdez le pli avec { $card }, qui reste sous la carte maîtresse.
advice-take-free = Vous jouez en dernier et le pli ne coûte rien : c'est le moment de lâcher { $card }.
advice-take-high = Vous jouez en dernier et le pli est pour vous : prenez-le avec { $card } et gardez vos petites cartes.
advice-take-must = Toutes vos cartes permises montent sur le pli : autant jouer { $card }.
advice-take-chance = Quelqu'un montera sans doute sur { $card }, et ce sera bon débarras.
advice-lead-exit = Entamez avec { $card } : les autres devront très probablement monter.
advice-lead-cheap = Entamez avec { $card } maintenant : le pli sera sans doute bon marché.
advice-lead-least = Aucune entame n'est sûre ici : c'est avec { $card } que vous risquez le moins.

## 400

advice-bid-tricks = Votre main vaut environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : { $bid } devrait réussir dans { $percent } donnes sur 100.
advice-bid-more = Annoncer { $bid } avec environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} en main est hardi, mais la valeur le mérite : cela devrait réussir dans { $percent } donnes sur 100.
advice-bid-least = Votre main promet environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : n'annoncez pas plus qu'il ne faut.
advice-bid-void = Avec environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $bid } laisse le total trop bas et la donne est nulle : cela vous arrange.

## Les cliques

advice-clique-told = Annoncez vos { $clique } : { $points } points si la clique compte.
advice-clique-done = Vous n'avez plus rien à annoncer.
advice-clique-good = Une autre clique est plus forte : dites-le et jouez.

## Les annonces d'un jeu dont la prudence ne sait rien

advice-call-least = Rien de connu dans cette main ne justifie une annonce plus haute.
advice-call-own = La règle simple de ce jeu propose cette annonce.

## King

advice-declare-trump = L'atout { $suit } devrait vous rapporter environ { $points } points.
advice-declare-no-trump = Sans atout, vos fortes cartes devraient vous rapporter environ { $points } points.
advice-declare-negative = Votre main est faible : en négatif, il devrait vous rester environ { $points } points.
advice-king-auction = Ouvrez les enchères : vous pourrez encore refuser, et un autre paiera peut-être plus que les { $points } points que vous feriez vous-même.
advice-bid-rung = À { $rung }, il vous resterait environ { $points } points, plus que si un autre nommait la donne.
advice-king-pass = Nommer la donne ne vaut pas plus cher pour vous.
advice-sell = Vendez : cela vous rapporte environ { $points } points, contre { $own } environ si vous jouez vous-même.
advice-king-refuse = Refusez : la donne vaut pour vous environ { $points } points, plus que le prix.
advice-ask-more = Demandez { $rung } : un non ne vous coûte rien, un oui vous rapporte environ { $points } points.
advice-ultimatum = Posez un ultimatum à { $rung } : un oui vous rapporte environ { $points } points, et le repli convient à votre main.
advice-king-split = Partagez : votre main ne vous rapporterait guère plus.
advice-answer-yes = Dites oui : même à { $rung }, il vous reste environ { $points } points.
advice-answer-no = Dites non : à { $rung }, il ne vous resterait qu'environ { $points } points.

## En essayant les donnes possibles (strong)

advice-sampled-equal = Toutes vos cartes donnent ici le même résultat : jouez { $card }.
advice-sampled-near = En moyenne, { $card } et { $instead } donnent ici à peu près le même résultat.
advice-sampled-gain = { $deals ->
    [1] Dans la seule donne conforme à ce que vous avez vu
   *[other] Sur { $deals } donnes conformes à ce que vous avez vu
}, { $card } vous rapporte en moyenne { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} de plus que { $instead }.
advice-sampled-gain-match = { $deals ->
    [1] Dans la seule donne conforme à ce que vous avez vu
   *[other] Sur { $deals } donnes conformes à ce que vous avez vu
}, pour gagner la partie, { $card } vaut { $tenths ->
    [one] { $tenths } point
   *[other] { $tenths } points
} de plus que { $instead }.
advice-sampled-danger = Dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, { $danger } est chez { $seat } ou chez { $other }, qui jouent après vous : jouez { $card }.
advice-sampled-danger-one = Dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, { $danger } est chez { $seat }, qui joue après vous : jouez { $card }.
advice-sampled-above = Dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, quelqu'un après vous doit monter sur { $card }.
advice-sampled-holds = Dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, personne après vous ne peut battre { $card }.
advice-sampled-partner = Votre partenaire est maître du pli avec { $ahead }. Dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, aucun adversaire après vous ne peut la battre. Jouez { $card }.
advice-sampled-bid = { $bid } est l'annonce la plus prometteuse. D'après les donnes conformes à votre main et aux annonces, sans compter les nulles, elle devrait réussir { $percent } fois sur 100.
advice-sampled-bid-higher = { $bid } ne réussirait que { $percent } fois sur 100.
advice-sampled-word = Sur { $deals } donnes conformes à ce que vous avez vu et entendu, { $word } vous laisse en moyenne { $points } points environ, { $second } { $less }.
advice-sampled-word-match = Sur { $deals } donnes conformes à ce que vous avez vu et entendu, { $word } vous fait gagner la partie environ { $percent } fois sur 100, { $second } { $less }.
advice-sampled-clique = Annoncez vos { $clique } : dans { $percent ->
    [100] toutes les donnes essayées
   *[other] { $percent } donnes sur 100
} conformes à ce que vous avez vu, aucun adversaire n'a de clique plus forte.
