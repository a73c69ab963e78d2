# Bulmacalar, komut satırının gösterdiği gibi

puzzle-head = Bulmaca { $id }: { $game }, { $deal }. dağıtım, reyting { $rating }
puzzle-you = Sen: { $who }.
puzzle-course-trick = { $number }. el: { $cards }. { $taken }.
puzzle-hand-of = { $who }: { $cards }
puzzle-hand = Kartların: { $cards }
puzzle-trick = Masada: { $cards }
puzzle-choices = Seçeneklerin: { $choices }
puzzle-answer = { $count ->
    [one] Doğru cevap: { $answers }
   *[other] Doğru cevaplar: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = Ne yaparsın?
puzzle-no-choice = { $typed } seçeneklerin arasında yok: şunlardan birini yaz: { $choices }.
puzzle-right = Doğru.
puzzle-wrong = { $count ->
    [one] En iyisi değil: doğrusu { $answers }.
   *[other] En iyisi değil: doğruları { $answers }.
}
puzzle-sum = Doğru: { $solved } / { $count }

puzzle-page-title = Bulmacalar
puzzle-page-intro = Her bulmaca, botların oynadığı bir partiden, cevabı belli bir andır. En iyi kartı ya da sözü bul.
puzzle-page-one = Bulmaca
puzzle-page-today = Günün bulmacası
puzzle-page-today-again = Günün bulmacasına dön
puzzle-page-next = Sonraki bulmaca
puzzle-page-all = Bütün bulmacalar
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved ->
    [0] { $count } bulmaca
   *[other] { $count } bulmacadan { $solved } tanesi ilk denemede doğru
}
puzzle-page-rating = Reyting { $rating }
puzzle-page-how = { $kind ->
    [card] Oynayacağın kartı seç.
    [both] Söyle ya da bir kart seçerek sus.
   *[call] Söyleyeceğin sözü seç.
}
puzzle-page-waits = Cevabın: { $chosen }. Masa kurulur kurulmaz değerlendirilir.
puzzle-page-right = Doğru
puzzle-page-wrong = Daha iyisi vardı
puzzle-page-best = En iyisi: { $chosen }.
puzzle-page-fine = Birden çok cevap iyi: { $answers }.
puzzle-page-alike = Neredeyse onun kadar iyi: { $answers }.
puzzle-page-others = Sonraki: { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } ortalama { $loss } puan kaybettirir.
puzzle-page-once-more = Tekrar dene
puzzle-page-why = Nedenini göster
puzzle-page-why-wait = Nedeni aranıyor …
puzzle-page-reason = Neden
puzzle-page-fails = { $often ->
    [never] Basit botların oynadığı { $deals } olası dağıtımda cevabın hiç daha çok getirmedi: { $worse } tanesinde daha az getirdi.
    [more] Basit botlar { $deals } olası dağıtımı oynadı: cevabın { $better } tanesinde daha çok, { $worse } tanesinde daha az getirdi. Yine de ortalamada puan kaybettiriyor.
   *[less] Basit botlar { $deals } olası dağıtımı oynadı: cevabın { $worse } tanesinde daha az, { $better } tanesinde daha çok getirdi.
}
puzzle-page-not-shown = Burada çekilen dağıtımlar bunu göstermiyor. Yargıçlar binlercesine baktı.
puzzle-page-now-drawn = Masa, cevabının daha az getirdiği olası bir dağıtımı gösteriyor.
puzzle-page-now-real = Masa, dağıtımı oynandığı gibi gösteriyor.
puzzle-page-drawn = Olası dağıtım
puzzle-page-real = Gerçek dağıtım
puzzle-page-last = Bu oyunun bütün bulmacalarını cevapladın.
puzzle-page-none = Bu bulmaca açılamıyor. Başka birini seç.
puzzle-page-theme = Konu
puzzle-page-any-theme = Bütün konular
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = Seçilen bir konudaki cevaplar reytingini değiştirmez.
puzzle-page-themes = Konular: { $themes }
puzzle-page-own = Reytingin: { $rating }
puzzle-page-own-uncertain = Reytingin: { $rating }, geçici (yaklaşık { $needed } bulmaca daha)
puzzle-page-moved = { $way ->
    [up] Reytingin { $points } arttı: önce { $before }, şimdi { $after }.
    [down] Reytingin { $points } düştü: önce { $before }, şimdi { $after }.
   *[same] Reytingin değişmedi: { $after }.
}

## Bulmacanın konusu: her konu ve bulmacada ne zaman olduğu

puzzle-theme-call = Sözler
    .text = Doğru cevaplardan biri bir sözdür.
puzzle-theme-lead = Başlamak
    .text = Ele sen başlarsın.
puzzle-theme-follow = Renge uymak
    .text = Renge uyarsın.
puzzle-theme-discard = Boşa atmak
    .text = Başka renkten, koz olmayan bir kart oynarsın.
puzzle-theme-ruff = Koz atmak
    .text = Renge uyamazsın ve koz atarsın.
puzzle-theme-take = Eli geçmek
    .text = Doğru kart eldeki kartları geçer, oysa başka bir kart geçmezdi.
puzzle-theme-duck = Altta kalmak
    .text = Doğru kart eldeki kartları geçmez, oysa başka bir kart geçerdi.
puzzle-theme-ending = Dağıtım sonları
    .text = Elinde en fazla beş kart var.
puzzle-theme-several = Birden çok doğru
    .text = Birden çok seçenek doğru.
puzzle-theme-first-trick = İlk el
    .text = Dağıtımın ilk eline oynarsın.
puzzle-theme-second-hand = İkinci oynamak
    .text = Elde bir kart var.
puzzle-theme-third-hand = Üçüncü oynamak
    .text = Elde iki kart var.
puzzle-theme-last-hand = Son oynamak
    .text = Elde üç kart var.
puzzle-theme-draw-trumps = Kozla başlamak
    .text = Kozla başlarsın.
puzzle-theme-master = Kalan en büyük
    .text = Renginde kimsenin geçemeyeceği bir kartla başlarsın.
puzzle-theme-singleton = Tek kart
    .text = Koz olmayan bir renkteki tek kartınla başlarsın.
puzzle-theme-alone = Yalnız sende olan renk
    .text = Başka kimsede kalmayan bir renkle başlarsın.
puzzle-theme-void = Biten renk
    .text = Başka bir oyuncuda biten bir renkle başlarsın.
puzzle-theme-partner-void = Eşte biten renk
    .text = Eşinde biten bir renkle başlarsın.
puzzle-theme-new-suit = Yeni renk
    .text = Henüz kimsenin oynamadığı ve koz olmayan bir renkle başlarsın.
puzzle-theme-leave-partner = Eşe bırakmak
    .text = Eli eşin alıyor. Geçebilirdin, ama geçmezsin.
puzzle-theme-feed-partner = Eşe puan vermek
    .text = Eli eşin alıyor, sen de puan getiren bir kart eklersin.
puzzle-theme-keep-trump = Kozu saklamak
    .text = Koz atabilirdin, ama boşa atarsın.
puzzle-theme-cheap-winner = En ucuz kartla almak
    .text = Eldeki kartları geçer, onları geçecek daha büyük bir kartı saklarsın.
puzzle-theme-high-winner = Büyük kartla almak
    .text = Aynı renkten daha küçüğü yeterken eldeki kartları büyük bir kartla geçersin.
puzzle-theme-high-loser = Büyük kartı bırakmak
    .text = Eldeki kartları geçmez, aynı renkten daha küçük bir kartı saklarsın.
puzzle-theme-take-points = Puan toplamak
    .text = Bırakabilecekken içinde puan olan bir eli geçersin.
puzzle-theme-dodge-points = Puandan kaçmak
    .text = Geçebilecekken puan kaybettiren bir eli bırakırsın.
puzzle-theme-get-rid = Ceza kartını atmak
    .text = Puan kaybettiren bir kart oynarsın ve bu kart eli geçmez.
puzzle-theme-avoid-tricks = Ceza dağıtımları
    .text = Bu dağıtımda eller ya da kartlar puan kaybettirir.
puzzle-theme-last-of-suit = Rengi bitirmek
    .text = Bir rengin sendeki son kartını oynarsın, ama onunla başlamazsın.
puzzle-theme-low-bid = En düşük söz
    .text = Doğru söz, söylenebilecek en düşük sözdür.
puzzle-theme-high-bid = Yüksek sözler
    .text = Doğru söz beş el ya da daha fazlasıdır.
puzzle-theme-sell = Satmak
    .text = Dağıtımı satar ya da daha yüksek bir bedel istersin.

## Bir konudan yeni dağıtılan on el

puzzle-ten-title = On dağıtım
puzzle-ten-theme = On dağıtım: { $theme }
puzzle-ten-door = Bu türden on dağıtım
puzzle-ten-place = Dağıtım { $place } / { $count }
puzzle-ten-dealing = Konu çıkana kadar dağıtılıyor.
puzzle-ten-none = Konu pek çok dağıtımda çıkmadı. Yeniden dene ya da başka bir konu seç.
puzzle-ten-again = Yeniden dağıt
puzzle-ten-next = Sonraki dağıtım
puzzle-ten-more = On dağıtım daha
puzzle-ten-over = On dağıtımın
puzzle-ten-now = { $than ->
    [more] Bu on dağıtımda tecrübeli bir oyuncudan dağıtım başına { $mean } ± { $half } puan daha çok kaybettin.
   *[less] Bu on dağıtımda tecrübeli bir oyuncudan dağıtım başına { $mean } ± { $half } puan daha az kaybettin.
}
puzzle-ten-first = { $than ->
    [more] İlk on dağıtımda dağıtım başına { $mean } ± { $half } puan daha çok kaybetmiştin.
   *[less] İlk on dağıtımda dağıtım başına { $mean } ± { $half } puan daha az kaybetmiştin.
}
puzzle-ten-change = { $change ->
    [better] Bu açıkça daha iyi.
    [worse] Bu açıkça daha kötü.
   *[open] Fark rastlantı olabilir.
}

## Kapalı bir kart nerede: üç oyuncuya on fiş

puzzle-read-title = Kart tahmini
puzzle-read-type = { $seats } için fişlerin, örneğin 6 3 1:
puzzle-read-not-ten = { $typed } bir cevap değil: toplamı on olan üç tam sayı yaz, örneğin 6 3 1.
puzzle-read-number = { $number }. soru
puzzle-read-ask = { $card } kartı kimde?
puzzle-read-how = On fişi üç oyuncu arasında paylaştır: kart kimde daha olasıysa ona daha çok.
puzzle-read-left = { $left ->
    [0] Bütün fişler kondu.
   *[other] { $left } fiş kaldı
}
puzzle-read-chips = 10 fişten { $chips }
puzzle-read-answer = Cevapla
puzzle-read-held = { $card } kartı { $who } oyuncusundaydı.
puzzle-read-believed = Fişler ve puan
puzzle-read-own = Sen
puzzle-read-best = En iyi tahmin
puzzle-read-score = Puan
puzzle-read-scored = Puanın: 100 üzerinden { $score }.
puzzle-read-what = 100: fişlerin en iyi tahminle aynı. 0: eşit fişlerden daha yakın değil.
puzzle-read-clues = Neler anlaşılabilirdi
puzzle-read-clue-ruff = { $who }, { $trick }. elde { $led } kartının üstüne koz attı: { $card } bu oyuncuda olamaz.
puzzle-read-clue-discard = { $who }, { $trick }. elde { $led } kartının üstüne { $played } attı: { $card } bu oyuncuda olamaz.
puzzle-read-clue-no-ruff = { $who }, { $trick }. elde kozu olmadığı için { $played } attı: { $card } bu oyuncuda olamaz.
puzzle-read-clue-no-overruff = { $who }, { $trick }. elde daha büyük kozu olmadığı için { $played } oynadı: { $card } bu oyuncuda olamaz.
puzzle-read-clue-no-throw = Kurallara göre { $who }, { $trick }. elde { $card } kartını atmak zorundaydı: kart bu oyuncuda olamaz.
puzzle-read-clue-lead = { $who }, { $trick }. ele başka çıkışı olmadığı için { $played } ile başladı: { $card } bu oyuncuda olamaz.
puzzle-read-clue-announcement = { $who } oyuncusunun sözleri { $card } kartına yer bırakmıyor.
puzzle-read-clue-hand = { $who } oyuncusunun bütün kartları belli: { $card } aralarında yok.
puzzle-read-clue-count = Kartları say: { $who } oyuncusunda { $card } kartına yer yok.
puzzle-read-clue-likelier = { $what ->
    [lead] { $who }, { $trick }. ele { $played } ile başladı: { $card } kartı { $seat } oyuncusundayken daha olası.
    [call] { $said }: { $card } kartı { $seat } oyuncusundayken daha olası.
   *[play] { $who }, { $trick }. elde { $played } oynadı: { $card } kartı { $seat } oyuncusundayken daha olası.
}
puzzle-read-wasted = { $chips } fiş boşa gitti.
puzzle-read-show = { $what ->
    [call] Sözü göster
   *[trick] Eli göster
}
puzzle-read-course = Bu oyundaki ortalama puanın: { $score }. Cevap sayısı: { $answers }.
puzzle-read-curve = Tahminlerin ne kadar tutuyor
puzzle-read-curve-how = Beş fiş koyduğun oyuncuda kart on kereden beşinde olmalı. Bütün oyunlardaki cevaplar: { $answers }.
puzzle-read-curve-laid = Fiş
puzzle-read-curve-seats = Oyuncu
puzzle-read-curve-held = On kerede tuttu
puzzle-read-curve-soon = Bütün oyunlarda { $count } cevaptan sonra fişlerinin ne kadar tuttuğunu görürsün. Şimdiye kadar: { $answers }.
puzzle-read-next = Sonraki soru
puzzle-read-dealing = Soracak bir şey çıkana kadar dağıtılıyor.
puzzle-read-none = Pek çok dağıtımda soru çıkmadı. Yeniden dene.
puzzle-read-table-title = Kart kimde?
puzzle-read-table-looking = Yargıç, hakkında bir şey bilinen bir kart arıyor.
puzzle-read-table-none = Henüz anlaşılacak bir şey yok. Sonraki elden sonra yine dene.
puzzle-read-table-laid = Fişlerin kondu. Değerleri dağıtımdan sonra söylenir.
puzzle-read-table-told = { $number }. dağıtımda tahminlerin
puzzle-read-table-empty = Bu dağıtımda fiş koymadın.
