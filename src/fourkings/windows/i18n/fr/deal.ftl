# Une donne que l'on parcourt : ses moments, et les mains que l'on voit.

strip-trick = Pli { $trick }
strip-calls = Annonces
strip-end = Fin de la donne
strip-at-end = La fin de la donne
strip-card-own = Pli { $trick }, avant votre carte
strip-card-other = Pli { $trick }, avant la carte de { $who }
strip-taken = Pli { $trick }, pris par { $who }
    .yours = Pli { $trick }, pris par vous
strip-call-own = Avant votre annonce
strip-call-other = Avant l'annonce de { $who }
strip-hand-of = La main de { $who }
strip-questions = Questions de cette partie
strip-question = Question { $trick }
strip-question-of = Question { $number } sur { $count }
strip-mark-open = à jouer
strip-mark-right = juste
strip-mark-wrong = manquée
strip-mark-again = encore une fois
strip-mark-mended = juste au nouvel essai
deal-eyes = Mains visibles
deal-eyes-own = Ce que vous voyiez
deal-eyes-other = Ce que voyait { $who }
deal-eyes-all = Toutes les mains
