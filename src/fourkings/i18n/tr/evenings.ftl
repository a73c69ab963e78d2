# Çok masalı oyun akşamları: hakemin ve oyuncuların sayfaları, duvar ekranı ve kâğıt.

evening-intro = Bir kişi yönetir, ötekiler tek bir bağlantıyla katılır. Program yerleri kurayla belirler, masaları açar, sıralamayı hesaplar.
evening-led = Yönettiğin akşamlar
evening-mine = Katıldığın akşamlar
evening-new = Yeni oyun akşamı
evening-missing = Böyle bir oyun akşamı yok. Bağlantıyı denetle.
evening-failed = Olmadı. Tekrar dene.
evening-bot = Bot
evening-bot-name = { $bot } (bot)
evening-same-name = { $name } ({ $number })

## Yeni bir akşam

evening-kind = Eşler
evening-kind-partners = Değişen eşler
    .text = Herkes kendine puan toplar, her turda başka bir eşi olur.
evening-kind-pairs = Sabit çiftler
    .text = Aynı iki kişi bütün akşam birlikte oynar.
evening-kind-teams = Dörtlü takımlar
    .text = Bir parti iki masada aynı kartlarla oynanır. Her dağıtımı, sonucu daha iyi olan takım kazanır.
evening-kind-alone = Herkes kendine
    .text = Herkes her turda başka rakiplerle oynar.
evening-rounds = Turlar
evening-rounds-count = Tur sayısı
evening-length-deals = Dağıtıma göre
    .text = Son dağıtımdan sonra yüksek skor kazanır. Eşit skorlar galibiyeti paylaşır.
evening-length-minutes = Süreye göre
    .text = Süre dolunca her masa elindeki dağıtımı bitirir.
evening-length-rules = Kurallara göre
    .text = Her parti masa kuralları bitirene kadar sürer. Bazı masalar ötekilerden çok önce biter.
evening-length-fixed = Bu oyunun kuralları bir partinin dağıtım sayısını belirler.
evening-deals-count = Tur başına dağıtım
evening-minutes-count = Tur başına dakika
evening-days-count = Tur başına gün
evening-league-text = Bu bir lig: bir tur günlerce sürer, herkes vakti olunca oynar. Her turu sen başlatırsın.
evening-fill = Boş yerler
evening-fill-text = Kalan yerlere bot oturur, böylece herkes her turda oynar. Botlar sıralamaya girmez.
evening-fill-nobody = Kimse
evening-fill-nobody-text = Oyuncu sayısı uymayınca bazıları sırayla bekler.
evening-same-boards = Bütün masalarda aynı kartlar
    .text = Her masa aynı dağıtımları oynar, beceri şanstan çok sayılır. Kartlar ve analizler son masa bitince açılır.
evening-same-boards-paper = Bütün masalarda aynı kartlar
    .text = Her masa aynı dağıtımları oynar. Kartları sen yazdırır ve listeye göre dağıtırsın, bu yüzden kendin oynayamazsın.
evening-swiss = Sıralamaya göre eşleştirme
    .text = İkinci turdan başlayarak sonuçları yakın olanlar karşılaşır. Aynı karşılaşmaların tekrarından kaçınılır.
evening-make = Oyun akşamı oluştur
evening-demo = Bir gösteriyi dene
evening-demo-offer = Önce 16 uydurma kişiyle bir tura bak: orada yaptığın hiçbir şey sayılmaz.
evening-demo-text = Bu, uydurma kişilerle bir gösteridir: hiçbir yerde sayılmaz, her şeyi deneyebilirsin.
evening-demo-left = { $left ->
    [late] 4. masa gecikti: kâğıdını gir.
    [wrong] 2. turda bir kâğıt yanlış: onu bul ve düzelt.
   *[both] 4. masa gecikti, 2. turda bir kâğıt yanlış: onu bul ve düzelt.
}
evening-demo-delete = Gösteriyi sil
evening-demo-mark = Gösteri
evening-demo-reason = Kâğıtta olduğu gibi girildi. 5. dağıtım denetlenmeli.
evening-demo-people = Ayşe, Burak, Canan, Deniz, Elif, Fatih, Gül, Hakan, İnci, Jale, Kemal, Leyla, Murat, Nur, Orhan, Pınar

## Akşamın durumu

evening-before = İlk turdan önce. { $planned } tur planlandı.
evening-running = Tur { $number } / { $planned } sürüyor.
evening-between = Tur { $number } / { $planned } bitti.
evening-ended = Oyun akşamı bitti.
evening-first = Birinci: { $who }
evening-left = Kalan süre: { $time }
evening-days = { $days } gün
evening-time-over = Süre doldu. Her masa elindeki dağıtımı bitirir.

## Masalar ve turlar

evening-round = { $number }. tur
evening-past = Oynanan turlar
evening-table = { $number }. masa
evening-round-table = { $round }. tur, { $table }. masa
evening-playing = Oynanıyor
evening-late = Gecikti
evening-waits = { $minutes } dakikadır hamle yok
evening-waits-hours = { $hours } saattir hamle yok
evening-waits-days = { $days } gündür hamle yok
evening-bot-plays = { $who } yerine bot oynuyor
evening-waits-for = Beklenen: { $who }
evening-won = Kazanan:
evening-idle = Bekleyen: { $who }
evening-swapped = Yer değiştirenler: { $who }.
evening-swapped-why = Yer değiştirenler: { $who }. Neden: { $reason }
evening-abandoned = Tur bu masasız sürdü: { $reason }
evening-corrected = Sonuç düzeltildi: { $reason }
evening-deleted = oradaki herkes verilerini sildi
evening-closed = masa kapatıldı

## Hakem

evening-lead = Akşamı yönet
evening-open = Akşamı aç
evening-of = Oyun akşamı: { $game }
evening-lead-of = { $evening } (yönetim)
evening-start = { $number }. turu başlat
evening-start-nobody = Henüz kimse yok. Önce oyuncuları davet et.
evening-start-few = Bir masa için { $missing } oyuncu eksik.
evening-start-pairs = Önce çiftleri ya da takımları oluştur.
evening-start-adds = { $count ->
    [one] Alandaki ad önce eklenir.
   *[other] Alandaki { $count } ad önce eklenir.
}
evening-start-more = { $missing } oyuncu daha gelirse herkes oynar.
evening-start-bots = { $missing ->
    [one] Boş yere bir bot oturur.
   *[other] Boş yerlere { $missing } bot oturur.
}
evening-about = Ad, tarih ve yer
evening-about-name = Akşamın adı
evening-about-place = Yer
evening-about-starts = Başlangıç
evening-about-save = Bilgileri kaydet
evening-again = Yeniden buluş
evening-again-text = Aynı kişiler, çiftler ve takımlar için yeni bir akşam açılır. Bu akşamın bağlantısı oraya götürür.
evening-again-make = Sonraki akşamı oluştur
evening-next = Sonraki akşama git
evening-calendar = Takvime kaydet
evening-sheets-missing = { $count ->
    [one] Skor kâğıdı eksik masa: { $tables }.
   *[other] Skor kâğıdı eksik masalar: { $tables }.
}
evening-tables-playing = { $count ->
    [one] Hâlâ oynayan masa: { $tables }.
   *[other] Hâlâ oynayan masalar: { $tables }.
}
evening-end = Oyun akşamını bitir
evening-end-sure = Akşamı tamamen bitir
evening-end-text = Bundan sonra yeni tur başlamaz. Herkes sıralamayı görmeye devam eder, sonuçlar da düzeltilebilir.
evening-cut = En iyiler için final
evening-cut-places = Finaldeki yer sayısı
evening-cut-text = Kalan turları en iyiler oynar. Diğerleri sıralamada kalır ama masaya oturmaz.
evening-cut-carry = Önceki turlar da sayılsın
    .text = Finalde önceki turlar da sayılır. Yoksa en iyilerin sırasını yalnız final belirler.
evening-cut-go = Finali başlat
evening-cut-sure = En iyilerle devam et
evening-cut-out = elendi
evening-next-seats = { $number }. tur başlamadan yerler
evening-next-seats-text = Bu yerleri henüz senden başkası görmez. Biri gelir ya da giderse yerler değişebilir.
evening-swap = Yerleri değiştir
evening-swap-first = Birinci oyuncu
evening-swap-second = İkinci oyuncu
evening-swap-text = Eşler ve takımlar bütün olarak yer değiştirir.
evening-time = Turun süresi
evening-time-more = { $minutes } dakika ekle
evening-time-less = { $minutes } dakika azalt
evening-time-from-now = Saati başlat: { $minutes } dakika
evening-day-more = Bir gün ekle
evening-day-less = Bir gün çıkar
evening-day-from-now = Saati başlat: 1 gün
evening-time-stop = Saati durdur
evening-time-stopped = Artık süre sınırı yok.
evening-bot-in = { $who } yerine bot
evening-bot-in-sure = { $who } yerine bot oynasın
evening-abandon = Masayı sonuçsuz kapat
evening-abandon-sure = Masayı kapat
evening-reason = Herkese gösterilecek neden
evening-reason-missing = Bir neden yaz: herkes görecek.
evening-correct = Sonucu düzelt
evening-give-result = Sonuç gir
evening-correct-text = Sıralama hemen yeniden hesaplanır. Nedeni bu masanın yanında herkes görür.
evening-correct-save = Sonucu kaydet
evening-deal = { $number }. dağıtım
evening-deal-add = Dağıtım ekle
evening-deal-drop = Son dağıtımı kaldır
evening-people = Katılanlar
evening-people-here = { $count ->
    [0] Henüz kimse yok.
   *[other] { $count } kişi burada.
}
evening-came = Az önce katılan { $count } kişi: { $who }
    .mark = az önce katıldı
evening-people-all = Bütün adları göster
evening-person = Değiştir: { $who }
evening-late-comers = Geç gelenler aynı bağlantıyı açar ve sonraki turdan itibaren oynar. Ayrılanlar da aynı yolla döner.
evening-withdraw-sure = Sonraki turlardan çıkar
evening-left-out = ayrıldı
evening-partner = eşi { $who }
evening-unpaired = henüz eşi yok
evening-pair = Çift oluştur
evening-pair-first = Birinci eş
evening-pair-second = İkinci eş
evening-team-of = { $who } takımı
evening-no-team = henüz takımı yok
evening-team = Takım oluştur
evening-team-member = { $number }. üye
evening-team-text = 1. ve 2. üye eştir, 3. ve 4. üye de. Takım ilk üyesinin adını taşır.
evening-substitute-for = Kimin yerine
evening-substitute-sure = Yedeği oyuna al
evening-substitute-text = Yedek, gelmeyen üyenin yerine sonraki turdan itibaren, o dönene kadar oynar. Turlar çifte ya da takıma yazılır.
evening-plays-for = { $who } yerine oynuyor
evening-choose = Seç
evening-invite = Oyuncu çağır
evening-invite-text = Herkes bu tek bağlantıyı açar, bir ad yazar ve sayfayı açık tutar. Her turda nereye oturacağını o gösterir.
evening-link = Oyuncular için bağlantı
evening-qr-text = Katılmak için telefon kamerasıyla oku.
evening-wall = Salon ekranı
evening-paper = Yazdır ve aktar
evening-play-too = Kendin de katıl
evening-lead-elsewhere = Başka telefondan yönet
evening-lead-elsewhere-text = Bu bağlantısı olan akşamı yönetebilir. Onu kimseye verme. Henüz kaydedilmemiş bir kâğıt, yazıldığı telefonda kalır.
evening-lead-link = Hakem için bağlantı

## Oyuncu

evening-join = Katıl
evening-join-text = Katılmak için bir ad yaz: hesap gerekmez. Sonra bu sayfayı açık tut: her turda yerini o gösterir.
evening-back = Geri dön
evening-back-text = Bu akşamdan ayrıldın. Sonraki turdan itibaren yine oynayabilirsin.
evening-seat-table = Masan: { $number }
evening-seat-none = Bu tur bekliyorsun
evening-seat-later = Katıldın
evening-seat-place = Sıran: { $place } / { $count }
evening-seat-with = Eşin { $partner }. Rakiplerin: { $others }.
evening-seat-alone = Rakiplerin: { $others }.
evening-seat-partner = Eş
evening-seat-opponents = Rakipler
evening-seat-go = Masaya git
evening-seat-over = Masan bitti. Sonraki tur başlayınca burada görünür.
evening-seat-idle = Sonraki turdan itibaren yine oynarsın.
evening-seat-cut = Bütün turlarını oynadın: en iyiler devam ediyor. Aşağıdaki sıralama güncel kalır.
evening-seat-wait = Bu sayfayı açık tut: hakem sonraki turu başlatınca yerin burada görünür.
evening-seat-last = Bu son turdu. Hakem oyun akşamını bitirince sıralama kesinleşir.
evening-seat-single = Henüz çiftin ya da takımın yok: onları hakem kurar.
evening-review = Partiyi analiz et
evening-leave = Oyun akşamından ayrıl
evening-leave-sure = Sonraki turlardan ayrıl
evening-draw = Çekilişin mührü
evening-draw-text = Bütün turların yerleri bir sırdan çıkar. Mührü baştan beri burada durur, yerleri sonradan kimse seçemez.
evening-draw-secret = Akşam bitince açıklanan sır:
evening-phone = Başka telefon
evening-phone-text = Pilin azalırsa yerini yanında götür: öteki telefonda bir bağlantı aç ya da kodu okut.
evening-phone-make = Kodu göster

## Sıralama

evening-standings = Sıralama
evening-standings-none = Sıralama ilk turdan sonra görünür.
evening-standings-bots = Botlar sıralamaya girmez.
evening-standings-text = Bu kadar az turda sıra şansa bağlı olabilir: { $places }.
evening-standings-range = { $count ->
    [2] { $first }. ve { $last }. sıralar
   *[other] { $first }–{ $last }. sıralar
}
evening-minimum = Bir sıra için gereken tur: { $rounds }. Daha az turda bulunanlar ayrı listelenir.
evening-minimum-set = Bir sıra için gereken tur
evening-final = Final
evening-cut-after = { $number }. turdan sonra elenenler
evening-rules = Sıralar nasıl belirlenir
evening-rule-share = Tur başına ortalama payı yüksek olan öndedir.
evening-rule-points = Paylar eşitse tur başına puan belirler: kendi puanından rakiplerinki çıkarılır.
evening-rule-met = Yalnız iki kişi hâlâ eşitse karşılaştıkları turlar belirler.
evening-rule-same = Hâlâ eşit olanlar sırayı paylaşır.
evening-absent = { $count } turda yoktu: { $rounds }
evening-bot-played = { $count } turda yerine bot oynadı: { $rounds }
evening-substituted = { $count } turda yedekle ({ $who }): { $rounds }
evening-sat-out = { $count } tur bekledi: { $rounds }
evening-place = Sıra
evening-place-of = { $place } / { $count }
evening-who = Oyuncu
evening-share = Geçilen rakipler
evening-share-boards = Karşılaştırma puanı
evening-share-teams = Kazanılan dağıtımlar
evening-points = Puan
evening-difference = Puan farkı
evening-rounds-played = Tur
evening-likely = Olası sıra
evening-few = az tur oynadı
evening-places = { $first }–{ $last }

## Kulüpler

evening-clubs = Kulüpler
evening-club-new = Yeni kulüp
evening-club-new-text = Kulüp, akşamlarını listeler ve birlikte sayar. Bağlantısı olan herkes onu görür.
evening-club-make = Kulüp oluştur
evening-club-name = Kulübün adı
evening-club-missing = Böyle bir kulüp yok. Bağlantıyı denetle.
evening-club-share = Ortalama pay
evening-club-interval = %95 aralığı
evening-club-between = { $low } – { $high }
evening-club-text = Pay, oyuncunun geçtiği rakiplerin oranı ya da karşılaştırma puanıdır. Biten akşamların bütün turlarının ortalamasıdır. 100 durumun 95'inde bu aralık, oyuncunun uzun vadedeki payını içerir.
evening-club-minimum = Bir sıra için gereken, yeterli turlu akşam: { $evenings }.
evening-club-best = { $best ->
    [0] Bütün akşamlar sayılır.
   *[other] Herkesin en iyi { $best } akşamı sayılır.
}
evening-club-season = Akşamlar nasıl sayılır
evening-club-minimum-set = Bir sıra için gereken akşam (0: yarısı)
evening-club-best-set = Sayılan en iyi akşamlar (0: hepsi)
evening-club-season-save = Sezonu kaydet
evening-club-none = Sıralama, ilk akşam bitince görünür.
evening-club-evenings = Akşamlar
evening-club-no-evenings = Kulübün henüz akşamı yok.
evening-club-people = { $count ->
   *[other] { $count } kişi
}
evening-club-first = Birinci: { $who }
evening-club-open = Henüz bitmedi
evening-club-remove = Çıkar
evening-club-remove-which = Akşamı çıkar: { $day }
evening-club-remove-sure = Kulüpten çıkar
evening-club-add = Oyun akşamı ekle
evening-club-add-text = Bu tarayıcıdan yönettiğin akşamları ekleyebilirsin. Her akşam tek bir kulübe aittir.
evening-club-add-this = Kulübe ekle
evening-club-keep = Kulübü yönet
evening-club-link = Kulübün bağlantısı
evening-club-keep-elsewhere = Kulübü başka cihazdan yönet
evening-club-keep-text = Bu bağlantısı olan kulübü değiştirebilir ve silebilir. Onu kimseye verme.
evening-club-keeper-link = Yönetici için bağlantı
evening-club-rename = Kulübün adını değiştir
evening-club-rename-save = Adı kaydet
evening-club-delete = Kulübü sil
evening-club-delete-sure = Kulübü kalıcı olarak sil

## Duvar

evening-wall-join = Katılım adresi
evening-curious = { $number ->
    [0] Oyun akşamının ilginçlikleri
   *[other] { $number }. turun ilginçlikleri
}
evening-curious-bid = Tutan en yüksek söz: { $number }
evening-curious-slam = Bir dağıtımın bütün elleri
evening-curious-points = Bir dağıtımda en çok puan: { $number }
evening-curious-swing = Aynı kartlarla en büyük fark: { $number }
evening-curious-same = Bütün masalarda aynı sonuç
evening-curious-at = { $table }. masa, { $deal }. dağıtım
evening-curious-deal = { $deal }. dağıtım
evening-curious-ahead = { $more }. masa, { $less }. masanın önünde

## Kâğıt

evening-paper-of = { $game }: yazdır ve aktar
evening-paper-none = Oturma düzeni ilk tur başlayınca görünür.
evening-seating = { $number }. tur oturma düzeni
evening-print = Ne yazdırılsın?
evening-print-seating = Oturma düzeni
evening-print-cards = Her oyuncuya yer kartı
evening-print-lists = Dağıtım listesi: her dağıtımın kartları
evening-print-sheets = Her masaya skor kâğıdı
evening-print-travellers = Dağıtım kâğıtları: her dağıtımın bütün sonuçları
evening-print-results = Sıralama ve sonuçlar
evening-print-go = Yazdır
evening-save-standings = Sıralamayı kaydet (CSV)
evening-save-results = Sonuçları kaydet (CSV)
evening-save-sheet = Hesap tablosunu kaydet
evening-sheet-deal = Dağıtım
evening-sheet-sum = Toplam
evening-sheet-signed = Denetleyen:
evening-traveller-table = Masa
evening-traveller-of = { $round }. tur, { $deal }. dağıtım
evening-list-of = { $number }. turun dağıtım listesi
evening-list-secret = Bu liste akşamın bütün kartlarını gösterir. Yalnızca hakem görebilir, listeyi gören de oynayamaz.
evening-list-you-play = Bu akşama katılıyorsun. Kartlara bakmadan önce ayrıl ya da başka bir hakem dağıtsın.
evening-list-show = Kartları göster
evening-list-sure = Bütün kartları göster
evening-list-how = Yerler oyun sırasına göre numaralıdır. Her oyuncunun kartlarını listeye göre dağıt ya da her masa ve dağıtım için bir deste hazırla. Üstüne numarayı, dağıtanı ve herkesin gördüğü kartları yaz.
evening-list-spare = yedek, bir dağıtım geçersiz olursa
evening-seat = { $number }. yer
evening-board-seat = Yer
evening-board-dealer = Dağıtan: { $number }. yer
evening-board-turned = Açılan kart: { $card }
evening-board-face-up = Açık dağıtılan kartlar: { $cards }
evening-csv-place = sıra
evening-csv-who = oyuncu
evening-csv-rounds = tur sayısı
evening-csv-share = pay
evening-csv-points = puan
evening-csv-first = ilk sıra
evening-csv-last = son sıra
evening-csv-round = tur
evening-csv-table = masa
evening-csv-seat = yer
evening-csv-score = skor
evening-csv-won = kazandı
evening-csv-remark = not

## Bir şey neden olamaz

evening-why-kind-and-game = Akşamın bu türü oyuna uymuyor. Başka bir tür seç.
evening-why-rounds = Bir akşam 1 ile 40 tur arasıdır.
evening-why-minutes = Bir tur en çok 240 dakikadır.
evening-why-length-fixed = Bu oyunun kuralları dağıtım sayısını belirler. Süre seçme.
evening-why-mirror = Akşamlarda ayna parti oynanamaz.
evening-why-evening-over = Oyun akşamı bitti.
evening-why-evening-full = Oyun akşamı dolu: başka kimse katılamaz.
evening-why-no-such-entrant = Bu akşamda o numara kimsede yok.
evening-why-not-pairs = Bu akşamda sabit çift yok.
evening-why-paired-already = İkisinden birinin zaten eşi var.
evening-why-not-teams = Bu akşamda takım yok.
evening-why-no-substitute = Yedek burada olmalı, çifti ya da takımı olmamalı ve bunlardan biri olan birinin yerine oynamalı.
evening-why-teamed-already = Dördünden birinin zaten takımı var.
evening-why-cut = Akşam en iyilerle sürüyor. Sıralamayı izleyebilirsin.
evening-why-nothing-to-cut = Kimse çıkmaz ya da herkes çıkar. Başka bir sayı seç.
evening-why-round-running = Bir tur sürüyor. Bitmesini bekle ya da son masaları sonuçsuz kapat.
evening-why-no-round = Süren tur yok.
evening-why-all-rounds-played = Planlanan bütün turlar oynandı.
evening-why-too-few = Çok az kişi var. Dört kişi gerekir, boş yerleri bot dolduruyorsa bir; iki çift ya da takım, botlarla bir.
evening-why-no-swap = Bu tura katılan iki farklı oyuncu seç.
evening-why-seats-taken = Bu turun kartları dağıtıldı. Yerleri sonraki turdan önce değiştirebilirsin.
evening-why-no-such-table = O turda böyle bir masa yok.
evening-why-table-over = O masa çoktan bitti.
evening-why-no-reason = Bir neden yaz.
evening-why-not-the-director = Bu akşamı ancak hakem yönetebilir. Hakem bağlantısını aç.
evening-why-no-such-club = Böyle bir kulüp yok.
evening-why-not-the-keeper = Bu kulübü ancak yöneticisi değiştirebilir. Yönetici bağlantısını aç.
evening-why-unseen-name = Bu adı kimse göremez. En az bir harf, rakam ya da işaret yaz.
evening-why-barred = Bir yönetici şimdilik yeni masa açmanı engelledi.
evening-why-banned = Bir yönetici seni şimdilik bu sunucudan yasakladı.

## Gerçek kartlarla

evening-cards = Kartlar
evening-cards-screen = Ekranda
    .text = Herkes telefonda oynar. Program dağıtır ve sayar.
evening-cards-paper = Gerçek kartlar
    .text = Kartları sen getirirsin. Her masada bir oyuncu ya da sen, skor kâğıdını telefonda girer. Oyuncu sayısı uymayınca bazıları sırayla bekler.
evening-score = Skor kâğıdını gir
evening-score-text = Parti bitince puanları gir. Kuralların belirlediği toplamları program denetler.
evening-score-void = Geçersiz dağıtımı boş bırak ve sonrakiyle devam et.
evening-score-by = Nasıl girilecek
evening-score-totals = Son skorlar
evening-score-deals = Dağıtım dağıtım
evening-score-sum = Toplam { $total }
evening-score-sum-of = Toplam { $total } (olası: { $due })
evening-score-missing = Toplam { $total }, eksik { $missing }
evening-wrong-possible = { $deal }. dağıtımda her oyuncunun puanı { $possible } olabilir ama bu puanlar birlikte olamaz.
evening-readings = Bunu mu demek istedin?
evening-reading = { $deal }. dağıtım: { $points }
evening-reading-swap = { $first } ve { $second } numaralı dağıtımları değiştir
evening-meanwhile = Bu kâğıdı bu arada başka biri kaydetti: { $points }. Seninki kaydedilmedi: düzeltme olarak kaydet ya da kapat.
evening-insist = Yine de kaydet
    .text = Kâğıt yazıldığı gibi sayılır. Nedenini herkes sıralamanın altında görür.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] Skorların toplamı { $due } olmalıyken { $total }: { $by } eksik.
    [least] Puanların toplamı { $total }: kurallara göre en az { $due } olmalı.
    [most] Puanların toplamı { $total }: kurallara göre en çok { $due } olabilir.
    [over] Skorların toplamı { $due } olmalıyken { $total }: { $by } fazla.
   *[between] Skorların toplamı { $total }; kurallar buna izin vermez: { $due }?
}
evening-wrong-deal = { $way ->
    [under] { $deal }. dağıtımın toplamı { $due } olmalıyken { $total }: { $by } eksik.
    [least] { $deal }. dağıtım. Puanların toplamı { $total }: kurallara göre en az { $due } olmalı.
    [most] { $deal }. dağıtım. Puanların toplamı { $total }: kurallara göre en çok { $due } olabilir.
    [over] { $deal }. dağıtımın toplamı { $due } olmalıyken { $total }: { $by } fazla.
   *[between] { $deal }. dağıtımın toplamı { $total }; kurallar buna izin vermez: { $due }?
}
evening-wrong-entry = { $deal }. dağıtımda { $wrong } olamaz: { $due }?
evening-enter = Ekle
evening-enter-name = Telefonu olmayanlar (virgülle bir ya da birkaç ad)
evening-forget = Adı sil
evening-forget-who = { $who } adını sil
evening-forget-sure = { $who } adını kalıcı sil
evening-save-page = Sonuç sayfasını kaydet
evening-why-paper = Gerçek kartlarla bot, saat ve ipucu olmaz.
evening-why-boards-length = Listeye göre yalnızca belirli sayıda dağıtım yapılabilir. Tur başına dağıtım sayısını seç.
evening-why-no-boards = Bu akşamın masaları aynı dağıtımları oynamıyor.
evening-why-not-paper = Bu akşam ekranda oynanıyor. Sonuçları masalardan gelir.
evening-why-teams-boards = Takımlar iki masada aynı kartları oynar. Aynı kartları seç.
evening-why-not-at-this-table = Skor kâğıdını ancak bu masanın oyuncuları ya da hakem girebilir.
evening-why-bad-sheet = Her skor için bir tam sayı yaz. Partinin bütün dağıtımlarını ya da yalnızca son skorları gir.
evening-why-no-spreadsheets = Bu sunucu hesap tablosu yazamıyor. Bunun yerine CSV dosyası kaydet.
evening-why-bad-scores = Her skor için bir tam sayı yaz.
evening-why-boards-by-deals = Aynı dağıtımlar tek tek karşılaştırılır. Her dağıtımın puanlarını gir.
evening-why-wrong-points = Kurallara göre { $deal }. dağıtımda bu puanlar alınamaz. Kâğıdı denetle. Doğruysa hakem, sonucu bir nedenle girebilir.
evening-why-deal-after-end = Parti { $deal }. dağıtımdan önce bitmişti. Bitişten sonraki dağıtımları çıkar.
evening-why-match-goes-on = Bu skorlarla parti bitmez: bir dağıtım daha gerekir. Parti erken bittiyse hakem, sonucu bir nedenle girebilir.
