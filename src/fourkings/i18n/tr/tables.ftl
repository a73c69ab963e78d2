# Kural sayfalarındaki tabloların başlıkları ve hücreleri.

head-option = Seçenek
head-values = Değerler, önce varsayılan
head-changes = Neyi değiştirir
head-preset = Kural seti
head-sets = Neyi ayarlar
head-card = Kart
head-each = Tanesi
head-all-four = Dördü
head-clique = Grup
head-points = Puan
head-score = Skor
head-smallest-bid = Kendi skorunda en küçük söz
head-smallest-sum = En yüksek skor buysa en küçük toplam
head-bid = Söz
head-below-30 = `{ $scale }`, 30'un altında
head-from-30 = `{ $scale }`, 30'dan itibaren
head-deal = Dağıtım
head-aim = Hedef
head-in-all = Toplam
head-long-each = 52 kart: tanesi
head-long-in-all = 52 kart: toplam
head-short-each = 32 kart: tanesi
head-short-in-all = 32 kart: toplam
head-rung = Basamak
head-long-worth = 52 kartla değeri
head-short-worth = 32 kartla değeri
head-pack = Deste
head-dealer = Dağıtan
head-others = Ötekilerin her biri

cell-range = `{ $default }` ya da `{ $least }` ile `{ $most }` arasında bir tam sayı
cell-value = `{ $value }`: { $text }
cell-option = { $question } { $answers } ({ $clause }).
cell-defaults = her seçenek varsayılan değerinde
cell-whole-deal = dağıtımın tümü
cell-below-30 = 30'un altında
cell-ten-more = sonraki her on puanda
cell-one-more = bir fazla
cell-trumps = { $aim }: el ve koz al
cell-each = { $aim ->
    [tricks] el başı { $points }
    [hearts] kupa başı { $points }
    [queens] kız başı { $points }
    [kings-and-jacks] kart başı { $points }
    [trumps] el başı { $points }, koz başı { $trump }
   *[other] { $points }
}
cell-all-six = altısı birden
cell-long = 52 kart
cell-short = 32 kart
