# Что произошло, по строке на каждое, без точки.

event-seated-joined = Порядок игры: { $names }; первую раздачу сдаёт { $dealer }, карта { $card }
event-seated-drawn = Места по жребию: { $names }; первую раздачу сдаёт { $dealer }, карта { $card }
event-seated-kings = Пары по королям: { $us } против { $them }; первую раздачу сдаёт { $dealer }, карта { $card }
event-dealt = Раздача { $number }: сдаёт { $dealer }
    .yours = Раздача { $number }: сдаёте вы
event-dealt-aim = Раздача { $number }, { $aim }: сдаёт { $dealer }
    .yours = Раздача { $number }, { $aim }: сдаёте вы
event-dealt-turned = Раздача { $number }: сдаёт { $dealer }, открыта карта { $card }, козыри — { $suit }
    .yours = Раздача { $number }: сдаёте вы, открыта карта { $card }, козыри — { $suit }
event-dealt-face-up = Раздача { $number }: сдаёт { $dealer }, открыты карты: { $cards }
    .yours = Раздача { $number }: сдаёте вы, открыты карты: { $cards }
event-taken = { $who } берёт взятку картой { $card }
    .yours = вы берёте взятку картой { $card }
event-scored = Раздача { $number }, счёт: { $scores }
event-scored-void = Раздача { $number } не в счёт, заказали слишком мало: очков нет, сдаёт следующий игрок
event-ended = { $count ->
    [you] { $winners } выигрываете партию: { $scores }
    [both] { $winners } выигрываете партию: { $scores }
    [1] { $winners } выигрывает партию: { $scores }
   *[other] { $winners } выигрывают партию: { $scores }
}
event-ended-shared = { $winners } { $count ->
    [both] делите
   *[other] делят
} победу: { $scores }

score-change = { $who } { $points }, теперь { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first }; { $next }
