# Analiz edilmiş bir parti: hakemin bir karar için dediği. «Senin» yaptığın üzerine, tek başına duran tam cümleler.

review-why-best = İyi seçim: bildiklerinle { $played } kadar iyisi yoktu.
review-why-brilliant = { $played } açıkça en iyisiydi; tecrübeli oyuncuların pek azı bulurdu.
review-why-unlucky = İyi seçim: bildiklerinle { $played } kadar iyisi yoktu. Bu dağıtımda { $seen } puana mal oldu.
review-why-unclear = Göremediğin kartlara bağlı: birçok dağıtımda { $played } ile { $best } aynı sonucu getirir.
review-why-loss = { $played } ortalama { $tenths } puan kaybettirdi; en iyisi { $best } idi.

## Bütünü

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] Önemli bir seçim sunan karar yoktu.
   *[other] { $decisions } karar önemli bir seçim sundu.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = { $many } parlak
review-verdict-best = { $many } en iyi
review-verdict-unclear = { $many } eşit
review-verdict-inaccuracy = { $many } küçük hata
review-verdict-mistake = { $many } orta hata
review-verdict-blunder = { $many } büyük hata
review-verdict-unlucky = { $many } şanssız
review-verdict-lucky = { $many } şanslı
review-word-brilliant = parlak
review-word-best = en iyi
review-word-unclear = eşit
review-word-inaccuracy = küçük hata
review-word-mistake = orta hata
review-word-blunder = büyük hata
review-word-unlucky = şanssız
review-word-lucky = şanslı

## Partiye mal olanlar

review-story-result = { $how ->
    [won] Kazandın.
    [lost] Kaybettin.
   *[open] Bitmedi; şimdilik:
} { $scores }.
review-story-score = { $who }: { $points }
review-story-place = { $deal }. dağıtım{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] { $call }. söz
   *[other] { $trick }. el
}
review-story-cost = { $many ->
    [one] Hatan
   *[other] Büyük küçük { $many } hatan
} yaklaşık { $average } puana mal oldu; bu kartlarla daha çok { $points } puan{ $deal ->
    [0] { "" }
   *[other] , çoğu { $deal }. dağıtımda
}.
review-story-behind = { $kind ->
    [side] Tarafın
   *[own] En iyi rakibinden
} { $points } puan geride { $kind ->
    [side] kaldı
   *[own] kaldın
}: { $share ->
    [all] bu kayıp olmasa parti kazanılabilirdi.
    [much] bu kaybın payı büyük; gerisi kartlardan ve öteki oyunculardan.
   *[little] çoğu kartlardan ve öteki oyunculardan.
}
review-story-others = Partiyi kartlar ve öteki oyuncular belirledi.
review-story-unlucky = Şanssızlık: { $many } doğru kararın yine de bu dağıtımlarda { $points } puan kadar kaybettirdi.
review-story-lucky = Şans: { $many } yanlış karar bu dağıtımlarda hiçbir şeye mal olmadı.
review-story-worst = En kötü dağıtımın { $deal }. dağıtım{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] tarafına { $own } puan, ötekine { $others }.
   *[own] sana { $own } puan, ötekilere ortalama { $others }.
}
review-story-partner = Bu analiz eşin { $who } oyuncusunun kararlarını yargılamaz.
review-story-unit = Kaybedilen puan, senin tarafınla öteki taraf arasındaki farktır; el değiştiren bir puan iki kez sayılır.
review-other-seats = Başka bir oyuncuyu analiz et:

## Sayfa

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = { $game } analizi: { $who }
review-page-flawless = { $lucky ->
    [0] Hata yok: güzel oynadın.
    [one] Pahalıya mal olan hata yok. Daha zayıf bir seçim şans eseri hiçbir şeye mal olmadı.
   *[other] Pahalıya mal olan hata yok. Daha zayıf { $lucky } seçim şans eseri hiçbir şeye mal olmadı.
}
review-page-keys = Karardan karara gitmek için sol ve sağ okları kullan.
review-page-costliest = { $count ->
    [one] En çok kaybettiren hatan
   *[other] En çok kaybettiren { $count } hatan
}
review-measure = Her değerlendirme, o dağıtımda söz konusu olan puanlara göredir.
review-page-so-far = Şimdiye kadar en pahalısı
review-page-nothing = { $kind ->
    [card] Burada değerlendirilecek bir şey yok: kartı { $who } oynuyor.
    [call] Burada değerlendirilecek bir şey yok: { $who } konuşuyor.
   *[none] Analizin bu an için söyleyeceği yok.
}
review-page-cost = Kayıp: yaklaşık { $loss } puan ({ $low } ile { $high } arası).
review-fix = Şimdi düzelt
review-page-match = Parti
review-page-deals = Dağıtım dağıtım
review-page-deal = Dağıtım
review-page-points = Puan
review-page-lost = Kayıp
review-page-decisions = Kararlar
review-page-no-choice = seçim yoktu
review-page-filter-lost = Yalnızca puan kaybettiren kararlar
review-page-filter-all = Bütün kararlar
review-page-hand = Kartların
review-page-trick = Masada
review-page-said = Sözler
review-page-trumps = Koz
review-page-choices = Her seçeneğin ortalama kaybı ve öteki oyuncuların onu ne sıklıkta seçtiği
review-page-choice = Seçenek
review-page-loss = Kaybedilen puan
review-page-yours = oynanan
review-page-likely = Her kartın kimde olabileceği (● gerçekte kimde)
review-page-card = Kart

## Benimkiler, bir sunucuda

review-title = Analiz
review-mine = Partilerim
review-mine-none = Bitirdiğin partiler burada görünür.
review-mine-every = Hepsini göster
review-mine-game = Oyun:
review-mine-all = Bütün oyunlar
review-mine-deals = { $deals } dağıtım
review-mine-score = { $of ->
    [2] { $own } – { $other }
   *[other] puan { $own }, sıra { $place } / { $of }
}
review-mine-ask = Analiz et
review-mine-see = Analizi aç
review-mine-replay = Yeniden izle
review-reached = { $reached } / { $total } karar analiz edildi
review-take-away = Analizi indir
review-see-deal = Masada gör
review-replay = { $deal }. dağıtım
review-deal-before = Önceki dağıtım
review-deal-after = Sonraki dağıtım
review-no-deal = Bu partide böyle bir dağıtım yok.
review-not-over = Bu parti henüz bitmedi. Bitince analiz edebilirsin.
review-not-mine = Bu partiyi sen oynamadın. Onu ancak oyuncuları analiz ettirebilir.

## Bir andan sürdürülen oyun

review-play = Buradan devam et
review-play-text = Kendi yerinde oynarsın. Sonuç sayılmaz.
review-play-from = Başlangıç: { $moment }
review-play-after = Senin yolundan { $actions } hamle ileride: { $moment }
review-play-cards = Kapalı kartlar:
review-play-cards-same = Olduğu gibi
review-play-cards-another = Bildiğine uyan başkaları
review-play-bots = Karşında:
review-play-bots-same = Aynı botlar
review-play-start = Başla
review-play-over = Bu anda dağıtım bitmiş. Daha önceki bir ana dön.
review-play-no-other = Bildiğine uyan başka dağıtım yok. Aynısını oyna.
review-practice = Alıştırma
review-practice-beside = Bu kez, partiyle karşılaştırınca
review-practice-then = O zaman
review-practice-now = Şimdi
review-practice-won = parti kazanıldı
review-practice-lost = parti kaybedildi
review-practice-gone = Parti artık saklanmıyor, karşılaştıracak bir şey yok.
review-practice-same-way = Partideki seçimlerin aynısını yaptın.
review-practice-parted = İlk kez { $number }. hamlende farklı seçtin: o zaman { $before }, şimdi { $now }.
review-practice-nothing = hiçbir şey
review-practice-other-cards = Kapalı kartlar partideki kartlar değildi.
review-practice-again = Tekrar dene
review-practice-another = Başka kartlar

## Seçilenler ve zaman içinde

review-mine-filter = Partileri süz
review-mine-against = Karşında:
review-mine-everybody = herkes
review-mine-result = Sonuç:
review-mine-any = hepsi
review-mine-won = kazanılan
review-mine-lost = kaybedilen
review-mine-open = bitmemiş
review-mine-shown = { $all } partinin { $shown } tanesi
review-mine-lesson = ders
review-mine-record = içe aktarılan kayıt
review-mine-with = Birlikte: { $names }
review-mine-somebody = biri
review-mine-faults = { $faults ->
    [0] pahalıya mal olan hata yok
   *[other] toplam { $faults } hata
}

## Yeniden denenen

review-drill = Tekrar dene
review-drill-none = Bu karar bulunamıyor. Analizlerinden başka birini seç.
review-drill-said = Sözler ve kartlar
review-drill-good = Bildiklerinle { $chosen } kadar iyisi yok.
review-drill-then = Analizden:
review-drill-more = Benzerleri

## Ya öyle olsaydı

review-if = Ya şöyle olsaydı
review-if-text = Gösterilen andan itibaren dört yerde de sen oynarsın.
review-if-failed = Simülasyon başlatılamadı. Biraz sonra tekrar dene.
review-if-back = Geri al
review-if-close = Partiye dön
review-if-turn = Sıra: { $who }.
review-if-exact = Her kartın yanında: iki taraf da en iyi oynarsa tarafın daha alacağı puan (açık kart değeri).
review-if-mean = Her kartın yanında: aynı oyuncuların simülasyonlarına göre oyuncunun bu dağıtımdaki ortalama sonucu.
review-if-calls = Her sözün yanında: aynı oyuncuların simülasyonlarında bu dağıtımdaki en iyi sözden ortalama ne kadar az getirdiği.
review-if-beyond = Her sözün yanında: simülasyonlarda bu dağıtımda susmaya göre tarafa ortalama ne kadar fazla getirdiği.
review-if-between = { $least } ile { $most } arası
review-if-over = Dağıtım bitti: { $points }.
review-solver = Çözücüde aç

## Başka yerden kayıtlar

review-record = Kayıt içe aktar
review-record-text = Bir kaydı buraya bırak, dosyasını seç ya da yapıştır: fourkings simulate komutundan, bir masadan ya da arkadaştan. Yalnızca sen görürsün, sayılmaz.
review-record-file = Dosya seç
review-record-paste = Ya da yapıştır:
review-record-which = Parti:
review-record-seat = Yerin:
review-record-who = { $seat }: { $who }
review-record-take = Kaydı içe aktar
review-record-bad = Kayıt içe aktarılamadı.
review-record-large = Dosya bir parti için çok büyük. Kayıtlar en çok { $most } KB olabilir.
review-record-long = Kayıtta { $most } dağıtımdan fazlası var.
review-record-none = Bu bir kayıt değil: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = Açılış
review-record-match = Parti
review-record-place = { $action ->
    [0] { $deal }. dağıtım
   *[other] { $deal }. dağıtım, { $action }. hamle
}
review-record-empty = Kayıtta ne kart ne söz var.
review-record-running = Bunlar senin hâlâ süren bir partideki kartların. Kaydı parti bitince içe aktarabilirsin.

## Başkalarına gösterilen

review-share = Partiyi paylaş
review-share-text = Sen bağlantıyı iptal edene kadar, bağlantısı olan herkes bu partinin bütün kartlarını ve analizlerini görür.
review-share-hidden = kişilerin adları olmadan
review-share-make = Bağlantı oluştur
review-share-link = Bağlantı, adlarla
review-share-link-hidden = Bağlantı, adsız
review-share-back = Bağlantıları iptal et
review-share-made = Bağlantı hazır.
review-share-gone = Bütün bağlantılar iptal edildi.
review-share-nothing = Bu bağlantı çalışmıyor: iptal edilmiş ya da parti artık yok.
review-share-unreviewed = Bu partinin henüz analizi yok.
