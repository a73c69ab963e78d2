# Страницы правил, которые находят поисковики: заголовки, другие названия игр (.also) и строки вокруг правил.

search-title = { $game }: правила карточной игры
search-general = Игры на взятки вчетвером: общие правила всех пяти игр
search-quarante = Карант-де-Руа: правила карточной игры
    .also = Quarante de Roi, сорок за королей, Vierzig vom König, Forty for Kings
search-quarante-1792 = Карант-де-Руа, 1792: старинные правила по Лакомбу
    .also = Quarante de Roi, Quarante de Rois, Vierzig vom König
search-400 = 400: правила ливанской карточной игры
    .also = Четыреста, Forty-One, Tarneeb 400, أربعمية
search-jeu-du-roi = Игра короля: правила карточной игры
    .also = Le Jeu du Roi, Roi
search-king = Кинг: правила карточной игры
    .also = Король, дамский преферанс, King, Rıfkı

search-also = Другие названия: { $names }
search-play = Играть сейчас
search-draft = Черновик: исправления приветствуются.
search-correct = Как исправить фразу
search-question = { $game }, { $section }: что здесь решено?
