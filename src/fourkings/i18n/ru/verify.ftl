# Что нашлось, когда карты записи сравнили с её секретом: одни и те же фразы в командной строке и на странице.

verify-agrees = Каждая карта этой партии следует из запечатанного секрета.
verify-differs = Эта запись не сходится со своим секретом.
verify-open = Противоречий нет, но проверить можно не всё.

verify-no-shuffle = В записи не сказано, как тасовали карты, поэтому сравнить их не с чем.
verify-derivation = Карты тасовали способом «{ $name }»; эта программа проверяет только { $known }.
verify-luck = { $number ->
    [0] В тасовку никто ничего не добавил: печать связывает стол, но он мог выбирать из многих секретов.
    [one] В тасовке участвовал { $number } игрок.
    [few] В тасовке участвовали { $number } игрока.
    [many] В тасовке участвовали { $number } игроков.
   *[other] В тасовке участвовали { $number } игрока.
}
verify-no-secret = Секрет ещё не открыт. В записи есть печать { $seal }; получите запись снова после партии.
verify-seal-agrees = Секрет подходит к печати записи, { $seal }.
verify-seal-differs = Печать секрета { $expected }, а в записи { $recorded }.
verify-seal-noted = Вы записали печать { $expected }, а в записи { $recorded }.
verify-kings-agree = Карты, сданные для выбора партнёров, сходятся с секретом.
verify-kings-differ = Карта { $place } для выбора партнёров: по секрету { $expected }, в записи { $recorded }.
verify-draw-agrees = Жребий { $number }: все карты сходятся с секретом.
verify-draw-differs = Жребий { $number }, { $who }: по секрету { $expected }, в записи { $recorded }.
verify-seats-agree = Места следуют из жребия.
verify-seats-differ = По жребию места { $expected }; в записи { $recorded }.
verify-seats-twice = У двух игроков одно место, поэтому сдать им нельзя.
verify-dealer-agrees = Первую раздачу сдаёт { $expected }, как вышло по жребию.
verify-dealer-differs = По жребию первую раздачу сдаёт { $expected }; в записи { $recorded }.
verify-deal-agrees = Раздача { $number }: все карты сходятся с секретом.
verify-deal-number = Раздача { $expected } записана под номером { $recorded }.
verify-deal-dealer = Раздача { $number }: сдаёт { $expected }; в записи { $recorded }.
verify-deal-hand = Раздача { $number }, карта { $place }, получает { $who }: по секрету { $expected }, в записи { $recorded }.
verify-deal-turned = Раздача { $number }: открыта { $expected }; в записи { $recorded }.
verify-deal-face-up = Раздача { $number }: открыты карты { $expected }; в записи { $recorded }.
verify-nothing = ничего
verify-to = { $card }, получает { $who }
verify-rules = Чтобы проверить, что играли по правилам, запустите `fourkings replay`.
verify-empty = В файле нет ни одной записи.
