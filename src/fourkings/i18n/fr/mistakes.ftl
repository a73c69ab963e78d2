# Les erreurs qui reviennent, cinq par jour : sur leur page, à l'accueil, à la fin d'une partie et dans Mon jeu.

mistakes-title = Vos erreurs
mistakes-intro = Une erreur revient jusqu'à ce que vous ayez toutes les chances de vous en souvenir trois semaines. Elle est alors maîtrisée.
mistakes-place = Erreur { $number } sur { $count }
mistakes-source-puzzle = Tirée d'un problème
mistakes-next = Erreur suivante
mistakes-finish = Terminer
mistakes-start = Vos erreurs
mistakes-due = { $due ->
    [one] Une erreur à revoir aujourd'hui.
   *[other] { $due } erreurs à revoir aujourd'hui.
}
mistakes-done = C'est fini pour aujourd'hui
mistakes-nothing = Rien à revoir aujourd'hui
mistakes-repeated = { $answered ->
    [one] Vous avez revu une erreur aujourd'hui.
   *[other] Vous avez revu { $answered } erreurs aujourd'hui.
}
mistakes-mastered = Maîtrisées : { $mastered } sur { $total }.
mistakes-when = Prochaine échéance : { $date }.
mistakes-none = Aucune erreur pour l'instant
    .text = Elles viennent des analyses de vos parties et des problèmes que vous avez manqués.
