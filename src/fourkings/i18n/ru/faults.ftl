# Что не так в записи, которую кто-то принёс. `$why` — предложение этого файла или errors.ftl, `$detail` — слова другой
# программы.

fault-place = { $place }: { $why }
fault-clause = { $why } ({ $clause })
fault-deal = раздача { $number }: { $why }
fault-deal-action = раздача { $number }, ход { $action }: { $why }
fault-near = { $why } Вы имели в виду { $near }?
fault-near-several = { $why } (Может быть, одно из: { $near }?)

fault-no-game = игры { $name } нет; есть { $known }
fault-option-value = { $name } = { $value }: возможны { $known } ({ $clause })
fault-option-together = { $name } = { $value } возможно только с { $other } = { $needed }, а не { $set } ({ $clause })
fault-no-preset = у { $game } нет набора { $name }; есть { $known } ({ $clause })
fault-no-house-rule = у { $game } нет правила { $name }; есть { $known } ({ $clause })
fault-no-card = { $text } — не карта: пишите достоинство из { $ranks } и масть из { $suits }, например QH или TS
fault-no-action = { $text } — не карта и не заявка игры { $game }
fault-no-word = в «Игре короля» ничего не объявляют, даже { $word }

fault-the-record = запись: { $why }
fault-json-object = ожидается объект JSON, а не { $given }
fault-json-missing = нет { $entry }
fault-json-list = ожидается список, а не { $given }
fault-json-four = ожидаются четыре элемента, а не { $number }
fault-json-text = ожидается текст, а не { $given }
fault-json-plain-text = ожидается текст без управляющих символов, а не { $given }
fault-json-number = ожидается целое число, а не { $given }
fault-json-seat = ожидается число от 0 до 3, а не { $given }
fault-json-truth = ожидается true или false, а не { $given }
fault-json-half = в этом JSON половина символа (одиночный суррогат), это не текст
fault-json-misfit = это не JSON: не подходит { $text }, символ { $number }
fault-json-ends = это не JSON: текст обрывается, символ { $number }
fault-json-digits = в этом JSON есть число из тысяч цифр
fault-json-deep = уровней вложенности в этом JSON больше { $number }
fault-json-key-twice = ключ { $entry } встречается в объекте дважды
fault-json-constant = { $text } — число, которого в JSON не бывает
fault-record-format = формат: { $given } — не { $format }, единственный, который читает эта версия
fault-record-points = очки и итоги стоят вместе, а пока идёт раздача, нет ни тех ни других
fault-record-action = ход — это [место, ход] или [место, ход, [все возможные ходы]]
fault-result-action = ход — это [место, ход]
fault-record-partner-card = карта для выбора партнёров — это [участник, карта]
fault-entrants = в партии четыре участника, а не { $number }
fault-contributions-four = вкладов нет или четыре, по одному на участника
fault-lots = жребии — из { $known }

fault-two-in-seat = двое сидят на одном месте
fault-drawn-seats = по жребию места { $expected }, а не { $recorded }
fault-drawn-dealer = по жребию первым сдаёт место { $expected }, а не место { $recorded }
fault-kings-not-drawn = короли сданы для выбора партнёров в игре, где их не разыгрывают
fault-draw-card-twice = в круге { $number } жребия карта повторяется, или её нет в колоде
fault-draw-others = в круге { $number } жребия тянули не те, кто должен
fault-draw-open = жребий кончается ничьей (участники { $entrants }), ведь масти ничего не решают: добавьте круг, в котором они тянут снова, или оставьте «draw» пустым и укажите места и сдающего как есть
fault-partners-card-twice = в раздаче для партнёров карта повторяется, или её нет в колоде
fault-partners-order = карты для партнёров сдавали не по порядку игры, пока у каждого не будет короля
fault-over-before-deal = партия окончена до этой раздачи
fault-deal-not-played = раздача { $number } не доиграна, а за ней следует другая
fault-deal-number = это раздача { $expected } партии, а не { $recorded }
fault-deal-dealer = сдавать должно место { $expected }, а не место { $recorded }
fault-hand-size = карт на руке у места { $seat }: { $number }, а не { $expected }
fault-hand = рука места { $seat }: { $why }
fault-not-in-pack = { $card } нет в колоде этой игры
fault-dealt-twice = { $card } сдана дважды
fault-turned-up = открытая карта — { $expected }, а не { $recorded }
fault-dealt-face-up = в открытую сданы { $expected }, а не { $recorded }
fault-legal-actions = возможные ходы — { $expected }, а не { $recorded }
fault-scored-early = раздача подсчитана до конца: ход за местом { $seat }
fault-points-missing = раздача окончена; нет её очков { $expected }
fault-deal-void = раздача не в счёт
fault-deal-not-void = раздача засчитана
fault-points-differ = очки — { $expected }, а не { $recorded }
fault-totals-differ = итоги — { $expected }, а не { $recorded }
fault-end-place = конец стоит после раздачи { $recorded }, а не после последней, { $last }
fault-end-yet = в записи есть конец, но { $why }
fault-end-fixed = время не кончает партию, число раздач которой задано правилами
fault-end-over = партия уже была окончена
fault-end-running = сначала доигрывают текущую раздачу
fault-end-unscored = ни одна раздача ещё не подсчитана
fault-result-missing = партия окончена; нет её результата, победители { $winners }
fault-result-early = партия не окончена, а в записи есть результат
fault-scores-differ = итоговый счёт { $expected }, а не { $recorded }
fault-winners-differ = победители — { $expected }, а не { $recorded }
fault-nothing-staked = ставок нет, а в записи есть платежи { $recorded }
fault-payments-differ = платежи — { $expected }, а не { $recorded }
fault-match-over = партия окончена
fault-deal-before = предыдущая раздача ещё не доиграна
fault-hands-no-pack = руки не составляют колоду, в которой карт { $number }
fault-cards-not-sealed = её карты не из её секрета: { $detail }
fault-needs-people = для этого нужны другие люди: откройте страницу сервера
fault-needs-network = для этого нужна сеть: откройте страницу сервера
fault-needs-host = это может предложить только тот, у кого есть свой сервер: откройте страницу сервера

# Deals that can't be solved.

fault-table-twice = { $card } встречается дважды: дайте каждую карту одной руке
fault-table-sizes = на руках карт: { $sizes }. Дайте всем рукам поровну, от 1 до 13
fault-table-text = { $text } — не сдача: пишите руки как N:AK32.QJ4.T98.765 и ещё три
fault-table-hand = { $text } — не рука: пишите её пики, черви, бубны и трефы, как { $example }
fault-table-missing = не хватает руки: дайте все четыре или три по 13 карт
fault-table-dealer = { $text } — не сдающий: пишите N, E, S или W
fault-table-vulnerable = { $text } — не зональность: пишите None, NS, EW или All
fault-table-file = это не файл сдач: дайте PBN, LIN, RBN, JSON Lines или по сдаче в PBN на строку
fault-table-illegal = { $card } сейчас нельзя сыграть: ходите в масть, и каждой картой один раз
