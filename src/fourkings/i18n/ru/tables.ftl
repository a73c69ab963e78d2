# Заголовки и ячейки таблиц на страницах правил.

head-option = Настройка
head-values = Значения, первое — по умолчанию
head-changes = Что меняет
head-preset = Набор
head-sets = Что задаёт
head-card = Карта
head-each = Каждая
head-all-four = Все четыре
head-clique = Клика
head-points = Очки
head-score = Счёт
head-smallest-bid = Наименьший заказ при своём счёте
head-smallest-sum = Наименьшая сумма, если это наибольший счёт
head-bid = Заказ
head-below-30 = `{ $scale }` ниже 30
head-from-30 = `{ $scale }` от 30
head-deal = Раздача
head-aim = Задача
head-in-all = Всего
head-long-each = 52 карты: за штуку
head-long-in-all = 52 карты: всего
head-short-each = 32 карты: за штуку
head-short-in-all = 32 карты: всего
head-rung = Ступень
head-long-worth = Цена с 52 картами
head-short-worth = Цена с 32 картами
head-pack = Колода
head-dealer = Сдающий
head-others = Каждый из остальных

cell-range = `{ $default }` или любое целое от `{ $least }` до `{ $most }`
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = все настройки по умолчанию
cell-whole-deal = вся раздача
cell-below-30 = ниже 30
cell-ten-more = каждый следующий десяток
cell-one-more = на единицу больше
cell-trumps = { $aim }: брать взятки и козыри
cell-each = { $aim ->
    [tricks] { $points } за взятку
    [hearts] { $points } за черву
    [queens] { $points } за даму
    [kings-and-jacks] { $points } за карту
    [trumps] { $points } за взятку, { $trump } за козырь
   *[other] { $points }
}
cell-all-six = все шесть
cell-long = 52 карты
cell-short = 32 карты
