# The rule pages that search engines find: titles, what else players call a game (.also), and the lines around the rules.

search-title = { $game }: rules of the card game
search-general = Trick-taking games for four: the rules that all five share
search-quarante = Quarante de Roi: rules of the card game
    .also = Forty for Kings, Vierzig vom König, Quarante de Rois, 40 de roi
search-quarante-1792 = Quarante de Roi, 1792: the old rules after Lacombe
    .also = Forty for Kings, Vierzig vom König, Quarante de Rois
search-400 = 400: rules of the Lebanese card game
    .also = Forty-One, Quatre cents, Tarneeb 400, أربعمية
search-jeu-du-roi = Le Jeu du Roi: rules of the card game
    .also = Game of the King, Jeu du Roi, Roi
search-king = King: rules of the card game
    .also = Rifki, Rıfkı, King of Hearts, ladies' preference, Кинг

search-also = Also called: { $names }
search-play = Play now
search-draft = Draft: corrections welcome.
search-correct = How to correct a sentence
search-question = { $game }, { $section }: what is settled here?
