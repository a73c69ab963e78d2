# Oyunum: seri, bugünün görevleri ve bir kişinin nasıl oynadığı, oyun oyun.

profile-intro = Bu sayfayı yalnızca sen görürsün.
profile-empty = Bir parti bitir: bu sayfa her oyunu nasıl oynadığını, sana puan kaybettiren alışkanlıkları ve her partiyi incelemesiyle gösterir.

## Bugün

profile-week = Son yedi gün
profile-day = { $day }: { $played ->
    [yes] oynandı
   *[no] oynanmadı
}
profile-today = Bugünün görevleri
profile-today-deals = Günün dağıtımları: { $games } oyundan { $done } tanesine başlandı
profile-today-mistakes = Bugün çalışılan hatalar: { $done } / { $count }
profile-today-puzzles = { $solved ->
    [0] Bugünün bulmacaları
   *[other] Bugünün bulmacaları: { $solved }
}
profile-done = tamam
profile-next-deals = Günün dağıtımları: { $game }
profile-next-mistakes = Hataların
profile-next-puzzle = Bir bulmaca: { $game }
profile-all-done = Bugünlük hepsi tamam. Yeni dağıtımlar yarın gelir.

## Oyun oyun

profile-trend = { $results } sonuç, en az { $lowest }, en çok { $highest }
profile-trend-skill = Beceri
profile-trend-daily = Günün dağıtımları
profile-trend-puzzles = Bulmaca reytingi
profile-trend-mistakes = Parti başına hata
profile-do-daily = Bugünkü dağıtımları oyna
profile-do-puzzles = Bulmaca çöz
profile-do-review = Parti analiz et
profile-do-match = Parti oyna
profile-do-weakest = Üzerinde çalış: { $part }
profile-skill-needed = Becerinin görünmesine { $needed } sonuç kaldı: günün dağıtımları, bulmacalar ve incelenen partiler sayılır.
profile-practise = Bunu çalış
profile-leak-found = En çok kaybettiren: “{ $theme }”, parti başına tecrübeli bir oyuncuya göre { $loss } ± { $half } puan fazla. { $matches } partinin { $times } tanesinde öyle oldu.
profile-leak-none = Analiz edilen { $matches } partide öne çıkan bir şey yok.
profile-leak-needed = En pahalı alışkanlığını görmek için { $needed } parti daha analiz et.
profile-practised = { $matches ->
    [0] “{ $theme }” çalışmadan önce parti başına { $before } puan kaybettiriyordu. Değişimi görmek için bir parti analiz et.
   *[other] “{ $theme }” çalışmadan önce parti başına { $before } puan kaybettiriyordu; o zamandan beri { $since } puan.
}
profile-matches = { $matches } parti, { $won } galibiyet
profile-bids = { $bids } sözün { $kept } tanesi tuttu
profile-partner = { $who } ({ $matches } partide { $won } galibiyet)
profile-rating = Günün dağıtımlarında reyting: { $rating }{ $known ->
    [yes] { "" }
   *[no] , geçici
}
profile-provisional = { $rating }, geçici
profile-skill = Beceri nasıl hesaplanır
profile-skill-what = Beceri, 0 ile 100 arasında en çok üç sayının ortalamasıdır ve her birinde 50 ortalamadır: son on günün dağıtımlarında geçtiğin oyuncuların payı, botların yarısının çözdüğü bir bulmacayı çözme olasılığın ve analiz edilen son on partinden tecrübeli bir oyuncudan az puan kaybettiklerinin yüzdesi. On sonuçtan sonra görünür: günün dağıtımları, bulmacalar ve analiz edilen partiler.
