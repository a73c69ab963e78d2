# Une donne que l'on parcourt : ses moments, et les mains que l'on voit.

strip-trick = Pli { $trick }
strip-calls = Annonces
strip-end = Fin de la donne
strip-at-end = La fin de la donne
strip-card-own = Pli { $trick }, avant votre carte
strip-card-other = Pli { $trick }, juste avant { $who }
strip-taken = Pli { $trick }, pris par { $who }
    .yours = Pli { $trick }, pris par vous
strip-call-own = Avant votre annonce
strip-call-other = Annonces, juste avant { $who }
strip-hand-of = Main : { $who }
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
