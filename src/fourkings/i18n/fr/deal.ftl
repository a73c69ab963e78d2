# Une donne que l'on parcourt : ses moments, et les mains que l'on voit.

strip-trick = Pli { $trick }
strip-calls = Annonces
strip-end = Fin de la donne
strip-question = La question
strip-at-end = La fin de la donne
strip-card-own = Pli { $trick }, avant votre carte
strip-card-other = Pli { $trick }, juste avant { $who }
strip-taken = Pli { $trick }, pris par { $who }
    .yours = Pli { $trick }, pris par vous
strip-call-own = Avant votre annonce
strip-call-other = Annonces, juste avant { $who }
strip-hand-of = Main : { $who }
deal-eyes-all = Toutes les mains
