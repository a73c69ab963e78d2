# Aynı kartları birden çok kişinin oynadığı dağıtımların metinleri. Tarayıcıya, onları kullanan sayfalarla gelirler.

boards-title = Günün dağıtımları
boards-intro = Herkese aynı kartlar, aynı botlar ve tek hak. Her dağıtımdan sonra ara verip dönebilirsin.
boards-left = { $hours ->
    [0] Kalan süre: { $minutes } dk. Son an: { $until }.
   *[other] Kalan süre: { $hours } sa { $minutes } dk. Son an: { $until }.
}
boards-midnight = gece yarısı
boards-five = Beş dakikada bugün
boards-done = tamam
boards-five-text = { $puzzles ->
    [0] { $deals } oyundan birer dağıtım, öteki oyunlardan birer bulmaca.
   *[other] { $deals } oyundan birer dağıtım, öteki { $puzzles } oyundan birer bulmaca.
}
boards-five-at = Beş dakikada bugün: { $done } / { $count }
boards-five-done = { $done } / { $count }
boards-five-play = Oyna: { $game }
boards-all = Günün bütün dağıtımları
boards-first = İlk dağıtım
boards-first-only = (ilk dağıtım)
boards-practice = Bu gün bitti. Kartlarını alıştırma olarak oyna ve o günün sonuçlarıyla karşılaştır.
boards-rules = Herkes için aynı olan üç botla oturursun, her dağıtımda tek hakkın vardır. Hak tarayıcıya göre sayılır: sıralama oyuncularına güvenir, yeni gelenleri ayrı gösterir. Ara verip dönebilirsin. Hepsini oynayınca ötekilerin sonuçları görünür.
boards-each = Her dağıtım sıfırdan başlar, her puan sayılır.
boards-no-day = Bu sunucuda o günün dağıtımları yok. Bugünküler lobide.
boards-no-set = Bu adreste dağıtım yok. Bağlantıyı denetle.
boards-not-there = Bu bağlantıyı gönderen kişi bu kartları bitirmedi ya da ayrıldı.
boards-today = Bugünün dağıtımları
boards-many = { $boards ->
    [one] { $deals ->
        [one] Bir dağıtım
       *[other] { $deals } dağıtımlık bir parti
    }
   *[other] { $boards } dağıtım
}
boards-so-far = { $played } / { $boards } oynandı
boards-play = Oyna
boards-go-on = Devam et
boards-see = Sonucu gör
boards-past = Geçmiş günler
boards-past-game = { $game } { $share }
boards-challenge = Meydan okuma
boards-give-up = Meydan okumayı bırak
boards-give-up-text = Bu kartlar sana bir daha dağıtılmaz, başkalarının onlarla ne yaptığını da görmezsin.
boards-give-up-sure = Tamamen bırak
boards-given-up = Bu meydan okumayı bıraktın. Kartları sana bir daha dağıtılmaz.
boards-dare = { $who } bu kartların aynısını oynadı. Daha iyisini yapabilir misin?
boards-dare-plain = Biri bu kartların aynısını oynadı. Daha iyisini yapabilir misin?
boards-own = Sonucun
boards-alone = İlk sensin: henüz karşılaştırılacak kimse yok. Biraz sonra yine gel.
boards-beaten = { $bots ->
    [0] Geçtiğin oyuncu ve botlar: { $share }
   *[other] { $bots } bottan geçtiklerin: { $share }
}
boards-ordinal = { $form ->
   *[other] { $place }.
}
boards-place = { $tied ->
    [0] { $of } oyuncu ve bot arasında { $place } sıra.
   *[other] { $of } oyuncu ve bot arasında { $place } sıra, { $tied } oyuncuyla eşit.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = Ötekilere göre dağıtım başına ortalama { $points } puan.
boards-who = Bu kartları oynayan herkesle karşılaştırılıyorsun{ $bots ->
    [0] { "" }
   *[other] , aralarında { $bots } bot var
}.{ $apart ->
    [yes] { " " }Ziyaretçiler ve sonraki günlerin sonuçları sayılmaz.
   *[no] { "" }
} Sıralamada eşitlik yarım sayılır.
boards-making = Botlar bu kartları hâlâ oynuyor: { $done } / { $of } bitti. Payın biraz değişebilir.
boards-deals = Dağıtım dağıtım
boards-gains = Farkın ve senin kartlarını tutan herkesin ortalaması.
boards-deal = Dağıtım
boards-yours = Sen
boards-mean = Ötekiler
boards-field = Geçilen oyuncular
boards-bots = { $bots } botun ortancası
boards-bots-here = { $bots } bot
boards-points = Dağıtım başı puan
boards-ranking = Sıralama
boards-later = Sonradan oynayanlar
boards-visitors = Ziyaretçiler
boards-visitors-are = Burada ilk kez bir günden az önce oynayan ya da henüz parti bitirmeyen kişi ziyaretçidir. Ziyaretçiler hiçbir reytingde sayılmaz.
boards-repeat = Senin adresinden biri bu kartları tıpatıp aynı biçimde bitirdi. Sonucun sıralanmaz.
boards-side = sana göre
boards-with = Sen ve { $who }
boards-ahead = { $who } oyuncusundan { $points } puan öndesin.
boards-behind = { $who } senden { $points } puan önde.
boards-level = { $who } ile berabersiniz.
boards-number = { $deals ->
    [one] { $number }. dağıtım
   *[other] Parti
}
boards-over = { $deals ->
    [one] Dağıtım { $number } / { $boards } bitti
   *[other] Parti bitti
}
boards-rank-none = Bu dağıtımı henüz başka kimse oynamadı.{ $daily ->
    [yes] { " " }Sıranı Bugün sayfasında göreceksin.
   *[no] { "" }
}
boards-margin = Farkın: { $gain }. Ortalama: { $mean }.
boards-few = { $deals } dağıtım ancak bir eğilim gösterir: sonrakiler bu sıralamayı tersine çevirebilir.
boards-review = Analiz et, tekrar dene
boards-replay = Bütün kartlar
boards-whole = Bütün parti
boards-traveller = Bu dağıtımda kim ne yaptı{ $apart ->
    [yes] , ziyaretçiler ve sonraki günler dahil
   *[no] { "" }
}
boards-calls = Sözler
boards-beyond-table = Masaya göre puan
boards-name-challenged = Bağlantıyı gönderen kişi sonucunun yanında bu adı okur.
boards-rematch = Bugünün dağıtımlarında rövanş
boards-next = Sonraki dağıtım
boards-same = İkiniz de sonuna kadar aynı seçimleri yaptınız.
boards-in-deal = { $number }. dağıtımda:
boards-parted = sen { $yours } seçtin, { $who } ise { $theirs }.
boards-hand = Kartlar
boards-trick = Masada
boards-said = Şimdiye kadar sözler
boards-better = Arkadaşına meydan oku
boards-better-text = Bu bağlantıyı açan kişi aynı kartları senin yerinde oynar. Sonra ikiniz de iki sonucu yan yana görür, haftanın tablosunda buluşursunuz.
boards-name = Sıralama seni bu adla gösterir.
boards-who-played = Bütün oyuncuları gör
boards-share-day = Gününü paylaş
boards-copy = Metni kopyala
boards-picture = Resmi kaydet
boards-week = Arkadaşlarla bu hafta
boards-week-text = Şu günden beri günün dağıtımları: { $day }. Arkadaşlar, meydan okuma bağlantını izleyenler ya da sana kendi bağlantısını gönderenlerdir. Yalnızca ikinizin de oynadığı dağıtımlar sayılır.
boards-week-sets = Oynanan
boards-week-against = Sen onlara karşı
boards-week-score = { $ahead }–{ $behind }
boards-seal = Kartlar nasıl denetlenir
boards-seal-is = Mühür
boards-secret-is = Sır
boards-secret-kept = Bu dağıtımların bütün kartları, ilk kart oynanmadan mühürlenmiş tek bir sırdan gelir. Gün bitince bu sayfa sırrı gösterir; o zaman herkes kartları yeniden dağıtıp karşılaştırabilir.
boards-secret-told = Gün bitti. Bu sır mühre uyuyor, bütün kartlar ondan geliyor.
boards-secret-never = Bunlar oynanmış bir partinin kartları: nasıl dağıtıldıklarını o partinin kaydı gösterir.
mirror-title = Karta göre karşılaştırma
mirror-board = { $number }. dağıtım
mirror-intro = Herkes her oyuncunun kartlarını bir kez oynadı. Puanlar seni öteki tarafla ya da ötekilerin ortalamasıyla karşılaştırır. Papaz, aynı kartlarla yapılan en iyi sonucu gösterir.
mirror-own = { $hands } karşılaştırmanın { $own } tanesinde en iyi ya da en iyi kadar iyi sonucu sen yaptın.
mirror-in-deal = { $number }. dağıtım
mirror-seal = Bu partinin bütün kartları, ilk dağıtımdan önce mühürlenen sırdan ve oyuncuların karıştırmaya kattıklarından gelir. Şu komut onları yeniden dağıtır:
