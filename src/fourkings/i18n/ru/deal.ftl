# Раздача, которую проходят по шагам: её моменты и чьи руки видны.

strip-trick = Взятка { $trick }
strip-calls = Заявки
strip-end = Конец раздачи
strip-question = Вопрос
strip-at-end = Конец раздачи
strip-card-own = Взятка { $trick }, перед вашей картой
strip-card-other = Взятка { $trick }, перед картой: { $who }
strip-taken = Взятка { $trick }, берёт { $who }
    .yours = Взятка { $trick }, берёте вы
strip-call-own = Перед вашей заявкой
strip-call-other = Перед заявкой: { $who }
strip-hand-of = Рука: { $who }
deal-eyes-all = Все руки
