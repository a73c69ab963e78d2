# Les pages de règles que trouvent les moteurs de recherche : titres, autres noms des jeux (.also), lignes autour des règles.

search-title = { $game } : règles du jeu de cartes
search-general = Jeux de levées à quatre : les règles communes aux cinq jeux
search-quarante = Quarante de Roi : règles du jeu de cartes
    .also = 40 de roi, Quarante de Rois, Forty for Kings, Vierzig vom König
search-quarante-1792 = Quarante de Roi, 1792 : les anciennes règles d'après Lacombe
    .also = Quarante de Rois, Forty for Kings, Vierzig vom König
search-400 = 400 : règles du jeu de cartes libanais
    .also = Quatre cents, Quarante et un, Tarneeb 400, أربعمية
search-jeu-du-roi = Règles du Jeu du Roi, jeu de cartes
    .also = Roi, Jeu des Rois
search-king = Règles du King, jeu de cartes
    .also = Rifki, Rıfkı, Roi de cœur, préférence des dames, Кинг

search-also = Autres noms : { $names }
search-play = Jouer maintenant
search-draft = Brouillon : vos corrections sont les bienvenues.
search-correct = Comment corriger une phrase
search-question = { $game }, { $section } : qu'est-ce qui est tranché ici ?
