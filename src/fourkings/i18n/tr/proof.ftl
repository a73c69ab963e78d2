# Bir partiyi denetleyen sayfa, masadaki mühür ve istatistik sayfası.

proof-title = Parti denetle
proof-intro = Bir partinin her kartı, ilk karttan önce mühürlenmiş bir sırdan çıkar. Bu sayfaya bir partinin kaydını ver: her kartı yeniden üretir ve karşılaştırır. Hepsi tarayıcında olur.
proof-file = Kayıt aç
proof-paste = Ya da kayıt yapıştır
proof-check = Denetle
proof-another = Başka kayıt denetle
proof-of-table = Bu partiyi denetle
proof-not-over = Bu parti henüz bitmedi. Sırrı sonunda yayımlanır.
proof-gone = Kayıt getirilemedi. Onu partinin sonunda kaydet, burada aç.
proof-no-record = Bu bir parti kaydı değil.
proof-many = Dosyada { $count } kayıt var. Bu ilki.
proof-mine-seal = Tarayıcına partiden önce de aynı mühür gösterildi.
proof-mine-late = Tarayıcına parti sırasında aynı mühür gösterildi.
proof-mine-other-seal = Tarayıcına partiden önce başka bir mühür gösterildi: { $seal }.
proof-mine-luck = Kayıtta tarayıcının kattığı da var.
proof-mine-no-luck = Tarayıcının kattığı kayıtta yok.
proof-mine-none = Bu tarayıcı bu parti için mühür not etmedi. Sen not ettiysen karşılaştır.
proof-seal = Mühür
proof-secret = Sır
proof-added = Oyuncuların kattıkları
proof-added-nothing = hiçbir şey
proof-copy = Kopyala
proof-copied = Kopyalandı.
proof-opening = İlk karttan önce
proof-deals = Dağıtımlar
proof-hand = Kart kart
proof-proved = Bunun kanıtladığı
proof-proved-cards = Bu kartların hiçbiri değiştirilmedi. Sır mühürlendikten sonra hiçbir dağıtım atlanmadı ya da yeniden dağıtılmadı.
proof-proved-luck = Rastgele bayt katmadan önce mührü gören kişi, kartları masanın seçmediğini bilir.
proof-unproved = Bunun kanıtlamadığı
proof-unproved-looked = Kimsenin bakmadığı: sunucunun ya da partiyi saklayan bir cihazın belleğini okuyabilen, parti sürerken bütün kartları bilir.
proof-unproved-choice = Kimsenin katkı yapmadığı bir masanın, sırlar arasından seçim yapmadığı. Kendi masasında oturan bir sahibin payını en son katmadığı da.
proof-unproved-missing = Hiçbir partinin birinin hoşuna gitmediği için yarıda kesilmediği.
proof-unproved-page = Bu sayfanın dürüst olduğu: o da aynı sunucudan gelir. Kaydı sakla, başka yerde de denetle: `fourkings verify` ile ya da kendi programınla.
proof-spec = Kendi denetimini yazmak için belirtime bak: kaynaktaki `docs/seal.md`.
proof-at-table = Karıştırmanın mührü
proof-at-table-text = Bu partinin bütün kartları, ilk karttan önce seçilip mühürlenen bir sırdan çıkar. Bu onun mührüdür. Partiden sonra sır yayımlanır, herkes her kartı denetleyebilir.
proof-at-table-secret = Parti bitti, sır bu. Mührü yukarıdaki olmalı.
proof-at-table-luck = { $count ->
    [you] Tarayıcın karıştırmaya kendi rastgeleliğini kattı.
    [both] { $names } karıştırmaya katkı yaptınız.
   *[other] Karıştırmaya katkı yapan: { $names }.
}
proof-at-table-no-luck = Karıştırmaya kimse bir şey katmadı.
proof-luck = Şanstaki payın
proof-luck-text = Masa sırrını mühürledikten sonra senin bir sözün ya da rastgele baytların karıştırmaya katılır. O zaman kartlara ne masa ne sen tek başına karar verir.
proof-luck-word = Sözün
proof-luck-random = Rastgele baytlar

luck-title = Kart istatistikleri
luck-intro = Sıradan kartları kimse hatırlamaz. Burada hepsi var: bu sunucuda bitmiş her partinin her dağıtımı, kesin olasılıklarla karşılaştırılmış.
luck-none = Bu sunucuda henüz biten parti yok.
luck-deals = { NUMBER($matches, useGrouping: "true") } partide { NUMBER($deals, useGrouping: "true") } dağıtım
luck-pack = { $cards } kartla
luck-kings = Dört papazın dört oyuncuya dağılışı
luck-longest = Bir oyuncudaki en uzun renk
luck-voids = Eksik renkler: bir oyuncuya hiç gelmeyen renkler, dört oyuncuda toplam
luck-cliques = Dört oyuncudaki gruplar
luck-places = Yerlere göre papazlar, ilk oyuncudan dağıtana
luck-place-0 = birinci
luck-place-1 = ikinci
luck-place-2 = üçüncü
luck-place-3 = dağıtan
luck-or-more = { $number } ya da fazlası
luck-or-less = { $number } ya da azı
luck-what = Olay
luck-seen = Görülen
luck-expected = Beklenen
luck-share = Olasılık
luck-even = Şans ne kadar dengeliyse o kadar dengeli.
luck-odd = Şans tek başına ancak { NUMBER($times, useGrouping: "true") } kezde bir bu kadar sapar.
luck-few = Henüz çok az dağıtım var.
luck-figures = χ² = { $chi }, { $freedom } serbestlik derecesi, p = { $p }
luck-all-even = Genelde: şans ne kadar dengeliyse o kadar dengeli.
luck-all-odd = Genelde: { $count } tablo, şansın izin vereceğinden fazla sapıyor.
luck-all-few = Genelde: henüz çok az dağıtım var.
luck-note = Bitmemiş partiler sayılmaz. Belli bir puana kadar oynanan oyun, bazı kartlarla daha erken biter; bu küçük bir iz bırakır. Her sınama tek başına yüz hilesiz karıştırmadan birini işaretler. Bu sayfa bir tabloyu, ancak bütün tablolar birlikte alındığında şans bunu yüz sunucudan birinde yapacaksa işaretler.
