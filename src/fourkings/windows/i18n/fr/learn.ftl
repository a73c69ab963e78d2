# Les textes de la page : apprendre en jouant, un ami à côté de soi.

lesson-play = Apprendre en jouant
lesson-play-game = Apprendre en jouant : { $game }
lesson-deal = Voir une donne
lesson-deal-game = Voir une donne : { $game }, carte par carte

lesson-friend = Votre ami
lesson-where = { $number } sur { $count }
lesson-back = Revenir
lesson-on = Continuer
lesson-skip = Quitter la leçon
lesson-left = Comme vous voulez. Les cartes restent là : jouez la suite sans aide, ou asseyez-vous pour une partie entière.
lesson-stay = Continuer sans aide
lesson-return = Reprendre la leçon
lesson-match = La partie entière
lesson-done = Et voilà. Le reste se lit ou se joue : les règles article par article, une donne à regarder, une partie entière.
lesson-wait = Attendez : { $card } vaut en moyenne { $points } points de moins que { $instead }.
lesson-wait-bid = Attendez : avec ces cartes, on fait { $bid } dans { $percent } donnes sur 100 au mieux, et une demande manquée se retranche de votre score.
lesson-anyway = Jouer quand même
lesson-say-anyway = Le dire quand même
lesson-think = Réfléchir encore
practice-seal = C'est un entraînement : ses cartes sont celles d'une partie finie, ou d'autres semblables. Elles ne découlent pas de ce sceau et ne prouvent rien.
lesson-seal = C'est une leçon : ses cartes viennent d'un secret publié, et tous ceux qui apprennent reçoivent les mêmes. Elles ne prouvent rien du hasard, et ses statistiques n'en tiennent pas compte.
