# Yalnızca tarayıcıdaki sayfanın metinleri: lobi, masa, ayarlar, yardım.

## Her yerde

ui-close = Kapat
ui-home = Lobi
ui-skip = İçeriğe geç
ui-loading = Yükleniyor…
ui-missing = Sayfanın bir bölümü yüklenemedi. Bağlantıyı denetle ve tekrar dene.
    .title = Sayfa eksik
ui-unkept = Bu pencerede hiçbir şey saklanmıyor: tarayıcın izin vermiyor. Oynayabilirsin, ama bir şeylerin kalması için çerezlere ve site verilerine izin ver.
ui-settings = Ayarlar
ui-help = Tuşlar ve yardım

## Lobi

lobby-title = Four Kings
lobby-intro = Beş eski el alma oyunu. Otur bir yere: üç bot bekliyor.
lobby-offline = Sunucu cevap vermiyor, kart dağıtılamıyor. Sunucu geri gelince sayfa kendiliğinden devam eder.
lobby-alone = Sunucu olmadan oyna
lobby-retry = Tekrar dene
lobby-failed = Masa açılamadı. Biraz sonra tekrar dene.
lobby-games = Beş oyun
lobby-play = Oyna
lobby-play-game = { $game } oyna
lobby-learn = Kurallar
lobby-learn-game = { $game }: kurallar
lobby-setup = { $game }: seviye ve kurallar
lobby-short = Yaklaşık çeyrek saat.
lobby-return = Devam et
lobby-return-to = { $game }, devam et: { $number }. dağıtım
lobby-return-lesson = Derse devam et: { $game }, { $number }. dağıtım
lobby-return-set = { $kind ->
    [day] Günün dağıtımlarına devam et: { $game }
    [past] Eski bir günün dağıtımlarına devam et: { $game }
   *[challenge] Meydan okumaya devam et: { $game }
}
lobby-set = { $kind ->
    [day] Günün dağıtımları
    [past] Eski bir günün dağıtımları
   *[challenge] Meydan okuma
}
lobby-set-at = { $boards } dağıtımın { $played } tanesi oynandı
lobby-lesson = Ders
lobby-continue = Süren partiler
lobby-continue-at = { $deal }: { $scores }
lobby-continue-own = { $deal }: sen { $points }, { $place }. sıra
lobby-drop = Bu { $game } partisini bırak
lobby-leave-ask = { $what }?
lobby-drop-text = Botlara karşı olan parti tamamen silinir.
lobby-drop-go = Partiyi bırak
lobby-keep = Oyuna devam et
lobby-away = Yerine bir bot oynuyor
lobby-away-text = Sen dönene kadar kartlarını bir bot oynar. Masa bu listede kalır.
lobby-leave = Masadan kalk: { $title }
lobby-leave-text = Masa bu listeden çıkar, ötekiler sensiz devam eder.
lobby-with = { $game }, birlikte: { $names }
lobby-name = Adın
lobby-evenings = Akşamlar ve kulüpler
lobby-again-with = Yeniden oyna: { $who }
lobby-open = { $tables } açık masa
lobby-answers = Meydan okumaların
lobby-answers-more = Ve { $more } tane daha.
lobby-answered = { $known ->
    [yes] { $who } meydan okumana karşılık verdi
   *[no] Biri meydan okumana karşılık verdi
}
lobby-answered-see = sonuçları karşılaştır
lobby-answered-away = Kaldır: { $sentence }
lobby-nobody = Oyuncu
lobby-bot-basile = Basile
lobby-bot-celeste = Céleste
lobby-bot-dora = Dora
lobby-more = Dahası
lobby-licences = Lisanslar
lobby-foot = Özgür yazılım; hesap yok, reklam yok. Beş oyunda da kartlar hilesiz dağıtılır, her karıştırma denetlenebilir.

house-level = Botların seviyesi
house-bot-beginner = Acemi
house-bot-club = Tecrübeli
house-bot-strong = Güçlü
house-bot-careful = Dikkatli
house-bot-flat = Örnekleyici
house-bot-chance = Rastgele
house-level-beginner = Çıkan kartları unutur, sözlerden az şey anlar, pek ileriyi görmez.
house-level-careful = Her kartta birkaç basit kurala göre oynar.
house-level-club = Aklı başında oynar, önemli olanı unutmaz.
house-level-strong = Hiçbir şeyi unutmaz, her kartı yüzlerce dağıtımda tartar.
house-temper-beginner = Bir rengin en küçüğüyle tecrübeliden daha sık başlar.
house-temper-strong = En kısa renginden tecrübeliye göre daha sık başlar.
house-temper-careful = Aslarıyla öteki bütün botlardan daha erken başlar.
house-temper-flat = Kozla öteki bütün botlardan daha sık başlar.
house-temper-chance = Aklına eseni söyler, çoğu zaman da batar.
house-players = Oyuncular
house-plays = { $who }: { $bot }
house-preset = Kurallar
house-number = Bir sayı …
house-options = Masa kuralları
house-draw = Kura
house-order = Oyun sırası: { $names }. İlk dağıtan: { $dealer }.
    .yours = Oyun sırası: { $names }. İlk dağıtan: sen.
house-drew = Çekilen kartlar: { $cards }

rules-pages = Kural sayfaları
rules-missing = Böyle bir sayfa yok.
rules-general = Beş oyunun hepsi
rules-see-deal = Bir dağıtımı kart kart izle
rules-deal = Kart kart bir dağıtım
rules-beside = Kurallar
rules-clause = Kural { $clause }
rules-back = Kurallar: { $game }
rules-walk = Dağıtımda adım adım ilerle
rules-step = { $number } / { $count }
rules-step-back = Geri
rules-step-on = İleri
rules-remark = bir not
rules-step-remark = Sonraki not
rules-hand = { $who }, elindeki kartlar: { $cards }
rules-your-turn = Sıra sende: bir parti oyna

## Ayarlar

settings-title = Ayarlar
settings-group-you = Ad ve dil
settings-group-cards = Kartlar
settings-group-look = Görünüm
settings-group-table = Masa
settings-group-sound = Ses ve bildirimler
settings-group-learning = Yardım ve öğrenme
settings-language = Dil
settings-draft = Bu dil taslak: akıcı bir oyuncu onu henüz masada okumadı. Bir cümleyi düzeltmek için onu “Düzeltme öner” listesinde ara.
settings-theme = Tema
settings-theme-auto = Cihazdaki gibi
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-indices = Kart harfleri
settings-indices-auto = Dildeki gibi
settings-motion = Animasyon
settings-motion-auto = Cihazdaki gibi
settings-motion-less = Az
settings-felt = Çuha
settings-felt-green = Yeşil
settings-felt-blue = Mavi
settings-backs = Kart sırtları
settings-backs-red = Kırmızı
settings-backs-blue = Mavi
settings-backs-gold = Altın
settings-sounds = Sesler
    .text = Kartlar, eller, bir tıklama, sıran ve son saniyelerin.
settings-pace = Tempo
settings-pace-quick = Çok hızlı
settings-pace-brisk = Hızlı
settings-pace-calm = Sakin
settings-pace-slow = Yavaş
settings-fourColours = Dört renkli deste
    .text = Karolar mavi, sinekler yeşil.
settings-largeCards = Büyük kartlar
    .text = Kartların boştaki bütün alanı kullanır.
settings-leftHanded = Solak
    .text = Düğmeler solda, kart harfleri sol elinin kapatmadığı yerde.
settings-forced = Zorunlu kartlar oynansın
    .text = Oynanabilecek tek kart varsa senin yerine oynanır.
settings-twice = İki kez dokun
    .text = İlk dokunuş kartı kaldırır, ikincisi oynar.
settings-moods = Botlar duygularını göstersin
    .text = Yüzleri her ele tepki verir, asla senin sıranda değil.
settings-keys = Tek tuşlu kısayollar
    .text = Harfler ve rakamlar Ctrl ve Alt olmadan çalışır.
settings-readings = Masada kart tahmini
    .text = Yalnız botlarla oynarken bir düğme, kapalı bir kartın nerede olduğunu sorar.

## Masa

at-opening = Yere oturuluyor…
at-waits = Sunucu bekleniyor…
at-offline = Çevrimdışısın. Ağ gelince parti devam eder.
at-sent = { $action }: gönderildi, henüz onaylanmadı.
at-unsent = { $action }: gönderilmedi.
at-broken = Bağlantı koptu. Yeniden bağlanılıyor… Hiçbir şey kaybolmadı.
at-readying = Botlar hazırlanıyor: bir dakika, lütfen. Hiçbir şey kaybolmadı.
at-silent = Bağlantı var mı? Sunucu 6 saniyedir cevap vermedi. Hiçbir şey kaybolmadı.
at-play-on = Sunucu olmadan devam et
at-closed = Bu masa yok ya da senin değil. Partilerin lobide.
at-banned = Bir yönetici seni şimdilik bu sunucudan yasakladı. Lobideki ayarlarda verilerini okuyup silebilirsin.
at-too-fast = Bu sayfa çok fazla istek gönderdi, sunucu bağlantıyı kapattı. Devam etmek için sayfayı yeniden yükle.
at-other-bots = Sunucunun güncellemesi botlarını değiştirdi, bu kartlar artık oynanamaz. Oynadıkların saklandı.
at-deal = { $count ->
    [0] { $number }. dağıtım
   *[other] Dağıtım { $number } / { $count }
}
at-set = { $kind ->
    [day] Günün dağıtımları
    [past] Geçmiş gün
   *[challenge] Meydan okuma
}
at-one-try = tek hak, ipucu yok
at-your-turn = Sıra sende
at-may-announce = Bildirebilirsin: { $calls }
at-turn-of = Sıra: { $who }
at-to-play = oynayacak
at-hand = Kartların
at-hand-is = Kartların: { $cards }
at-trick = Bu el
at-trick-is = Masada: { $cards }
at-wins = eli alıyor
at-won = { $won } el
at-taken = Alınan: { $cards }
at-held = { $count ->
    [0] kart kalmadı
   *[other] { $count } kart
}
at-shown = Açık kart: { $card }
at-open-card = { $card }, herkes görüyor
at-stake = { $title }: { $paid }
at-won-bid = { $won } el, ihale { $bid }
at-so-far = dağıtım { $points }
at-taken-many = { $count } puanlı kart
at-total = toplam { $score }
at-with = eşi { $who }
at-alone = eş yok
at-gone = yok
at-gone-of = { $who } masada değil.
at-gone-bot = { $who } masada değil. { $seconds } sn sonra yerine bot oynar.
at-cover = Bot oynasın
at-cover-of = { $who } yerine bot oynasın
at-here-again = { $who } burada.
at-partner = eşin
at-dealer = Dağıtan
at-dealer-mark = D
at-ask = { $rung }?
at-ultimatum = { $fallback ->
    [negative] { $rung }, yoksa ceza!
   *[positive] { $rung }, yoksa kazanç!
}
at-bought = { $who } aldı: { $rung } ({ $price })
    .yours = Sen aldın: { $rung } ({ $price })
at-auction = İhale
at-count = aynısından { $count }
at-bids = Sözler: { $sum }
at-actions = Masa işlemleri
at-undo = Geri al
at-ask-hint = İpucu
at-looks-on = İzleyicisin
at-compiling-hint = Botlar hâlâ hazırlanıyor.
at-compiling = Botlar hâlâ hazırlanıyor. Bu bir kez olur ve yaklaşık bir dakika sürer.
at-waited = Geçen süre: { $time }
at-hint-deals = Gördüklerine uyan { $deals } dağıtıma göre
at-hint-choice = Seçenek
at-hint-points = ortalama puan
at-hint-for-match = skora göre ortalama puan
at-hint-best = en iyi olduğu dağıtımlar
explained-details = Ayrıntılar
at-figure-best = en iyi
at-last = Son el
at-read = Kart tahmini
at-read-told = Tahminlerin
at-no-last = Bu dağıtımda henüz el alınmadı.
at-rest = Kalanı oyna
at-undone = Son hamle geri alındı
at-left = { $who } yerine artık bot oynuyor
    .yours = Artık senin yerine bot oynuyor
at-returned = { $who } geri geldi
    .yours = Geri geldin
at-hinted = { $who } ipucu istedi
    .yours = İpucu istedin
at-time-over = Süre bitti: süren dağıtım sonuncusu
at-time-ended = Süre bitti: parti burada biter
at-revealed = Bütün masalar bu dağıtımları oynadı: kartları artık görülebilir
at-final-deal = son dağıtım
at-rematch = Aynı oyuncular başka bir masada devam ediyor
at-house-of = { $game }: bu masanın kuralları
at-clockwise = Oyun saat yönünde, sola doğru döner.
at-anticlockwise = Oyun saat yönünün tersine, sağa doğru döner.

## Yeri olan ama masada olmayan için

seat-kept = { $game } oyunun seni bekliyor.
seat-bot-soon = { $minutes ->
    [0] { $seconds } sn
   *[other] { $minutes } dk
} içinde dönmezsen yerine bot geçer.
seat-bot-plays = Sen dönene kadar yerine bot oynuyor.

## Sözler

talk-title = Sözler
talk-your-bid = Kaç el alacaksın?
talk-sum = Şimdiye kadar sözler: { $sum }. Toplam en az { $needed } olmazsa dağıtım geçersiz
talk-sum-enough = Şimdiye kadar sözler: { $sum }
talk-bid-worth = { $number } de, değeri { $worth }
talk-least = En küçük sözün: { $least }
talk-open = açık kart, her oyuncuya dağıtılan ilk karttır
talk-announce = İlk kartından önce bildir ya da kart oyna ve sus:
talk-if-counts = sayılırsa { $points } puan
talk-silent = Sus
talk-announce-all = İlk karttan önce: grupların?
talk-your-call = Sözün
talk-name-rank = Rütbeni söyle
talk-step-open = Oyunu söyle ya da ihaleyi aç
talk-step-bid = Dağıtım için teklifin
talk-step-decide = { $who } { $rung } teklif etti: { $how ->
    [more] sat, reddet ya da daha fazlasını iste
   *[plain] cevabın?
}
talk-step-asked = Dağıtan senden daha fazlasını istiyor
talk-step-denied = Cevap hayır: eski bedele satar mısın?
talk-step-refused = Dağıtım sende kaldı: oyunu söyle
talk-step-ultimatum = { $who }: { $words }. Ödeyecek misin?
talk-step-bought = Dağıtımı aldın: oyunu söyle
talk-step-alone = Kimse teklif vermedi: oyunu söyle
talk-priority = Öncelik sırasıyla teklif verenler
talk-passed = pas dedi
talk-in = ihalede
talk-speaks = söz sırası
talk-ladder = Basamaklar ve puan bedelleri
talk-row-plus = Puan öde
talk-row-minus = El üstlen
talk-row-paid = Puan öde, ceza dağıtımı
talk-rung = { $rung }, { $price } puan
talk-rung-standing = { $rung }, { $price } puan, teklif eden { $who }
    .yours = { $rung }, { $price } puan, teklif eden sensin
talk-sell-at = { $rung } teklifine sat ({ $price } puan)
talk-threaten = Ültimatom…
talk-choose-rung = Bir basamak seç, sonra daha fazlasını iste ya da ültimatom ver.
talk-explain = İhaleyi açıkla
    .ask = Daha fazlasını iste: evet denirse { $who } o bedele alır; hayır denirse yine { $rung } teklifine ({ $price } puan) satabilirsin.
    .ultimatum = Ültimatom: evet diyen senin bedeline alır; kimse istemezse söylediğin gibi ceza ya da kazanç oynarsın, { $rung } teklifi ({ $price } puan) düşer.
    .title = İhale
talk-declare = Oyunu söyle:

## Skorlar

line-tricks = El, tanesi { $each }
line-cards = { $what }, tanesi { $each }
line-last-tricks = { $number ->
    [1] Son el, { $each }
   *[other] Son { $number } el, tanesi { $each }
}
line-clique = { $clique }, bildiren { $seat }
    .yours = { $clique }, bildiren sensin
line-bid-made = { $seat } { $bid } dedi, { $won } aldı: tuttu
    .yours = { $bid } dedin, { $won } aldın: tuttu
line-bid-lost = { $seat } { $bid } dedi, { $won } aldı: battı
    .yours = { $bid } dedin, { $won } aldın: battı
line-start = Başlangıç puanı, kişi başı { $each }
line-price = { $buyer }, { $dealer } oyuncusuna { $rung } bedelini ödüyor
    .yours = { $dealer } oyuncusuna { $rung } bedelini ödüyorsun
    .mine = { $buyer } sana { $rung } bedelini ödüyor
line-split = Dağıtım paylaştırıldı: dağıtana { $dealer }, ötekilere { $others }

result-title = { $number }. dağıtım
result-headline = { $number }. dağıtım: { $kind ->
    [made] sözün tuttu, { $points }
    [failed] sözün battı, { $points }
   *[you] sen { $points }
}
result-sides = { $number }. dağıtım: biz { $us }, onlar { $them }
result-account = Dağıtımın hesabı
result-what = Neden
result-deal = Bu dağıtım
result-total = Toplam
result-next = Sonraki dağıtım
result-ready = Hazırsın
result-ready-of = Sonraki dağıtıma hazır: { $ready } / { $people }.
result-countdown = Sonraki dağıtım { $seconds } sn sonra
result-stop = Geri sayımı durdur
result-waits-for = Beklenen: { $who }.
result-stopped = Geri sayım durdu. Herkes hazır olunca sonraki dağıtım gelir.

sheet-title = Skor
sheet-deal = Dağıtım
sheet-us = Biz
sheet-them = Onlar
sheet-tricks = Eller
sheet-cliques = Gruplar
sheet-together = Toplam
result-void-bids = { $bids }. Toplam: { $sum }; en az: { $needed }.
sheet-void = geçersiz: sözler yetmedi
sheet-open = ihale
sheet-split = paylaştırıldı
sheet-target = { $target } puana kadar oynanır
sheet-deals = { $deals } dağıtım oynanır
sheet-made = { $won } / { $bid }, tuttu,
sheet-lost = { $won } / { $bid }, battı,
log-title = Sözler ve kartlar
log-kings = Papazlar eşleri belirledi: { $us }, karşılarında { $them }

end-won = Kazandın
end-draw = Berabere
end-over = Parti bitti
end-lost = Kaybettin
end-came = { $place ->
    [2] İkinci
    [3] Üçüncü
   *[4] Dördüncü
} oldun
end-you = Sen
end-why = { $kind ->
    [draw] Herkes { $score } puanla bitirdi
    [reached] { $winners } { $count ->
        [you] { $score } puana ulaştın
        [both] { $score } puana ulaştınız
        [1] { $score } puana ulaştı
       *[other] { $score } puana ulaştılar
    }
    [pair] { $winners } { $score } puanla { $count ->
        [both] kazandınız
       *[other] kazandılar
    }
   *[points] { $winners } { $score } puanla { $count ->
        [you] kazandın
        [both] kazandınız
        [1] kazandı
       *[other] kazandılar
    }
}: { $deals } dağıtım{ $since ->
    [0] { "" }
    [1] , baştan beri önde
   *[other] , { $since }. dağıtımdan beri önde
}.
end-course = Skorun gidişi.
end-course-of = { $who }: { $points }.
end-place = Sıra
end-player = Oyuncu
end-score = Skor
end-floor = Sıfırın altındaki toplam 0 sayılır.
end-paid = Hesaplaşma
end-last-deal = Son dağıtım, satır satır
end-again = Tekrar oyna
end-rematch-open = Rövanş masası açıldı.
    .by = { $who } rövanş masası açtı.
end-rematch-go = Rövanşa katıl
end-evening = Oyun akşamına dön
end-costliest = Hatalarını bul
end-sealed = Bu dağıtımlar başka masalarda sürüyor. Kartlar, kayıt ve analizin, son masa bitince açılır.
end-record = Kaydı indir

## Yardım

ui-legal-title = Bu sunucu hakkında
ui-legal-imprint = Künye
ui-legal-privacy = Gizlilik bildirimi
help-title = Tuşlar
help-sign-tap = Oynamak için karta dokun. Ayarlardan iki dokunuş isteyebilirsin.
help-sign-drag = Ya da masanın ortasına sürükle.
help-sign-dealer = Adın yanındaki { $mark }: bu oyuncu dağıtır.
help-sign-eye = Kartın üstündeki göz: bu kartı herkes görür.
help-sign-ring = Aynı renk halkalı yüzler ortaktır.
help-intro = Fare, dokunma ya da klavye: her şey hepsiyle olur.
help-cards = elindeki kartlar, soldan sağa
help-arrows = kartlar ya da sözler arasında gez; oyna ya da söyle
help-digits = o sayıyı söyle ya da bu tuşu gösteren sözü seç
help-next = sonraki dağıtım ya da not, ya da tekrar oyna
help-undo = geri al
help-hint = ipucu
help-rest = kalanı oyna, önerildiğinde
help-last = son el
help-sheet = skor
help-rules = oyunun kuralları
help-settings = ayarlar
help-standing = masanın durumunu dinle
help-house = bu masanın kuralları
help-chat = sohbet
help-away = yerini bota bırak ya da geri al
help-host = masa sahibinin araçları
help-help = bu tuşlar
help-step = bir hamle geri ya da ileri
help-ends = dağıtımın başına ya da sonuna
help-marks = önceki ya da sonraki işarete
help-onward = sonraki soru
help-again = yeniden dene
help-why = nedenini göster
help-start = başlatma düğmesine git
help-return = oyununa dön
help-tab = sayfada gez; seçileni kullan
help-off = Tek tuşlu kısayolları ayarlardan kapatabilirsin. Oklar, Tab ve Enter her zaman çalışır.

keep-title = Bu cihazda sakla
keep-forget = Bu cihazdan kaldır
keep-text = { $state ->
    [coming] { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB'ın { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB'ı bu cihazda.
    [yes] Bu sayfa bu cihazda saklanıyor ve ağ olmadan açılıyor. Onu kaldırırsan partilerin kalır.
    [failed] Sayfa saklanamadı. Ağı ve boş yeri denetle, sonra yeniden dene.
   *[no] Sayfanın tamamını bu cihazda saklayabilirsin ({ NUMBER($all, maximumFractionDigits: 0) } MB). O zaman ağ olmadan da açılır.
}
keep-lent = { $state ->
    [coming] { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB'ın { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB'ı bu cihazda.
    [yes] Oyunlar bu cihazda saklanıyor. Sunucuya ulaşılamazsa botlara karşı oynamaya devam edebilirsin.
    [failed] Oyunlar saklanamadı. Ağı ve boş yeri denetleyip yeniden dene.
    [unmeasured] Oyunları bu cihazda saklayabilirsin. O zaman sunucuya ulaşılamazsa botlara karşı oynamaya devam edebilirsin.
   *[no] Oyunları bu cihazda saklayabilirsin ({ NUMBER($all, maximumFractionDigits: 0) } MB). O zaman sunucuya ulaşılamazsa botlara karşı oynamaya devam edebilirsin.
}

# A match at a server is played on without it, on this device.
keep-answers = Sunucu yeniden cevap veriyor.
keep-return = Sunucuya dön
keep-back = { $matches ->
    [one] Sunucu olmadan oynadığın parti yine burada.
   *[other] Sunucu olmadan oynadığın { $matches } parti yine burada.
}
keep-copies = { $matches ->
    [one] Bir parti burada da sürdü. Senin kopyan bu cihazda kalır.
   *[other] { $matches } parti burada da sürdü. Senin kopyaların bu cihazda kalır.
}
keep-lent-copies = O zaman botlara karşı partiler herkesin kartlarıyla bu cihaza kopyalanır ve meydan okuma olamaz.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] Bu partinin çevrimdışı bir kopyasında herkesin kartları vardı: parti başkalarıyla hiç karşılaştırılmaz ve meydan okuma olamaz. Botların oyunu hâlâ denetleniyor.
    [verified] Bu partinin çevrimdışı bir kopyasında herkesin kartları vardı: parti başkalarıyla hiç karşılaştırılmaz ve meydan okuma olamaz. Botların oyunu doğrulandı.
    [unverified] Bu partinin çevrimdışı bir kopyasında herkesin kartları vardı: parti başkalarıyla hiç karşılaştırılmaz ve meydan okuma olamaz. Botların oyunu doğrulanamadı.
   *[taken] Bu partinin çevrimdışı bir kopyasında herkesin kartları vardı: parti başkalarıyla hiç karşılaştırılmaz ve meydan okuma olamaz.
}
keep-copy-short = { $state ->
    [unverified] çevrimdışı kopya, doğrulanmadı
   *[taken] çevrimdışı kopya
}

newer-title = Yeni sürüm
newer-text = Four Kings'in yeni bir sürümü hazır. Yüklerken hiçbir şey kaybolmaz.
newer-update = Yükle

wrong-button = Bu cümle yanlış
wrong-title = Yanlış cümleyi bildir
wrong-intro = Projenin formu doldurulmuş olarak yeni sekmede açılır. Sen orada göndermeden hiçbir şey gönderilmez; gönderince herkes okuyabilir.
wrong-nowhere = Burada bu bildirimler için henüz herkese açık bir yer bilinmiyor. Bildirimi kopyala ve bu sayfayı yürütenlere gönder.
wrong-better = Nasıl daha iyi olurdu? Boş bırakabilirsin.
wrong-shown = Herkesin göreceği
wrong-record = Bu yerden görülen dağıtım, kapalı kartlar olmadan:
wrong-long = Bu dağıtım formun adresine sığmayacak kadar uzun. Bildirimi kopyala ve dağıtımı oraya yapıştır.
wrong-open = Formu aç
wrong-new-tab = (yeni sekmede)
wrong-copy = Bildirimi kopyala
wrong-list = Düzeltme öner
wrong-list-intro = Bu sayfanın bütün cümleleri, altlarında İngilizcesiyle. Süslü parantezlerin yerine sonradan bir ad ya da kart gelir.
wrong-list-search = Cümle ara
wrong-list-found = { $count ->
    [one] { $count } cümle
   *[other] { $count } cümle
}
wrong-list-more = Daha fazla göster
