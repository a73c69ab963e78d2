# Les textes de la page : apprendre en jouant, un ami à côté de soi.

lesson-play = Apprendre en jouant
lesson-play-game = Apprendre en jouant : { $game }
lesson-deal = Regarder une donne
lesson-deal-game = Regarder une donne : { $game }, carte par carte

lesson-friend = Votre ami
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lesson-skipped = { $kind ->
    [single] Un robot a joué pour vous la donne { $to }.
   *[several] Des robots ont joué pour vous les donnes { $from } à { $to }.
}
lesson-earlier = Tout à l'heure :
lesson-folded = Remarque précédente
lesson-back = Retour
lesson-on = Continuer
lesson-skip = Quitter la leçon
lesson-left = Comme vous voulez. Les cartes restent là : continuez ici sans aide, ou commencez une partie entière.
lesson-stay = Continuer sans aide
lesson-return = Retour à la leçon
lesson-match = Partie entière
lesson-done = La leçon est finie. Ensuite : lisez les règles article par article, regardez une donne, ou jouez une partie entière.
lesson-wait = Attendez : { $card } vaut en moyenne { $points } points de moins que { $instead }.
lesson-anyway = Jouer quand même
lesson-say-anyway = Annoncer quand même
lesson-think = Réfléchir encore
practice-seal = C'est un entraînement. Ses cartes sont celles d'une partie finie, ou d'autres semblables. Elles ne découlent pas de ce sceau et ne prouvent rien.
lesson-seal = C'est une leçon. Ses cartes viennent d'un secret publié, le même pour tous. Elles ne prouvent rien sur le hasard, et ses statistiques n'en tiennent pas compte.
