# Arkadaşlarla oyun: toplanan masa, sohbet, bota bırakılan yerler ve kişinin kendine ait olanlar.

## Masa kurmak

gather-play = Arkadaşlarla oyna
gather-title = Arkadaş masası
gather-intro = Bir bağlantı alırsın. Bağlantısı olan herkes, hesapsız, istediği adla katılır. Boş yerlere bot oturtabilirsin.
gather-game = Oyun
gather-house = Kurallar: { $preset }
gather-seats = Yerler
gather-seats-drawn = Kurayla
    .text = Başta, oyunun kendi kuralıyla ya da kurayla belirlenir.
gather-seats-chosen = Seçerek
    .text = İstediğin yere otur; eşler birbirini seçebilir.
gather-watch = İzleyiciler
gather-watch-link = Bağlantısı olan herkes
gather-watch-hands = Bağlantıyla, eski kartlar dahil
gather-watch-nobody = İzleyici yok
gather-time = Süre
gather-time-none = Sınırsız
gather-time-brisk = 1 dk + 5 sn
gather-time-calm = 3 dk + 10 sn
gather-time-day = Bir gün
gather-time-days = Üç gün
gather-time-own = Özel
gather-time-free = Herkes istediği kadar düşünür.
gather-time-bank = Dağıtım başına, her hamleden sonra ek süreyle. Her hamlenin ilk iki saniyesi süreden düşülmez. Süre dolunca bir kez bot oynar.
gather-time-slow = Karar başına: ötekiler düşünürken burada olman gerekmez. Süre dolunca bir kez bot oynar.
gather-chat = Masada sohbet
gather-hints = İpuçları
    .text = Her oyuncu ipucu isteyebilir, bunu herkes görür.
gather-hints-off = Yok
gather-hints-on = Serbest
gather-hints-laid = İpucu serbest, alındığını herkes görür.
gather-hints-none = Bu masada ipucu yok.
gather-mirror = Ayna parti
    .text = Herkes her oyuncunun kartlarını, renkleri değiştirilmiş hâlde, bir kez oynar; kartlar kimseyi kayırmaz. Ne kadar süreceği masada yazar.
gather-mirror-laid = Ayna parti: { $deals } dağıtım, { $minutes } dakika kadar. Herkes her oyuncunun kartlarını bir kez oynar, kartlar kimseyi kayırmaz.
gather-mirror-again = Her dağıtım sıfırdan başlar. Sonra bırakabilir ya da yenisini başlatabilirsin.
gather-stand-in = Ayrılan oyuncunun botu
gather-make = Masa aç

## Bekleme odası

gather-of = Masa sahibi: { $who }
    .yours = Senin masan
gather-invite = Arkadaşlarını çağır
gather-link = Bu masanın bağlantısı
gather-copy = Bağlantıyı kopyala
gather-copied = Kopyalandı
gather-share = Paylaş
gather-share-text = Gel, benimle { $game } oyna
gather-qr = QR kodu
gather-qr-text = Bu masaya katılmak için telefon kamerasını koda tut.
gather-obstacle-this-machine = Bağlantıyı yalnızca bu bilgisayar açabilir.
    .help = Arkadaşlarının cihazları henüz ulaşamıyor: sunucu yalnızca burada yanıt veriyor. Ağına açmak için sunucuyu serve --host 0.0.0.0 ile başlat, sonra bu sayfayı yeniden açıp bağlantıyı kopyala.
gather-obstacle-no-network = Bağlantıyı yalnızca bu bilgisayar açabilir.
    .help = Ağda adresi yok. Ağa bağla, sonra bu sayfayı yeniden yükle.
gather-obstacle-unknown = Bağlantıyı belki yalnızca bu bilgisayar açabilir.
    .help = Sunucu kendi adresini bilmiyor. Bu sayfayı localhost yerine bilgisayarın adresiyle aç, sonra bağlantıyı kopyala.
gather-obstacle-how = Arkadaşların nasıl katılır
gather-places = Yerler
gather-place = { $number }. yer
gather-free = Boş
gather-you = sen
gather-host = masa sahibi
gather-gone = çevrimdışı
gather-bot = bot
gather-sit = Buraya otur
gather-take = Masaya otur
gather-stand = Kalk
gather-no-bot = Bot yok
gather-put-bot = Buraya bot koy
gather-kick = Çıkar: { $who }
gather-swap = Yer değiştir
gather-standing = Yeri olmayanlar
gather-opposite = Eşler karşı karşıya oturur.
gather-drawn = Yerler, parti başlarken kurayla belli olur.
gather-start = Partiyi başlat
gather-waits = { $count ->
    [one] Bir yer boş: bir arkadaşını bekle ya da oraya bot koy.
   *[other] { $count } yer boş: arkadaşlarını bekle ya da oralara bot koy.
}
gather-waits-host = { $count ->
    [one] Bir yer boş. Bir arkadaş ya da bot oturunca { $who } partiyi başlatabilir.
   *[other] { $count } yer boş. Arkadaşlar ya da botlar oturunca { $who } partiyi başlatabilir.
}
gather-fill = Botlarla tamamla ve başla
gather-level = Botların düzeyi
gather-host-starts = Partiyi { $who } başlatır.
gather-ready = Herkesin yeri var.
gather-invited = { $who } seni bir { $game } masasına çağırıyor.
gather-invited-plain = Bir { $game } masasına davetlisin.
gather-name = Masadaki adın
gather-join = Katıl
gather-leave = Masadan ayrıl
gather-watching = İzlemeye geldin. Parti başlayınca burada görünür.
gather-watching-join = Oyunculara katıl
gather-watched = { $count ->
    [one] Biri izliyor.
   *[other] { $count } kişi izliyor.
}
gather-watched-by = { $count ->
   *[other] İzleyen: { $names }.
}
gather-looks = { $count ->
    [one] Biri bağlantıyı açtı.
   *[other] { $count } kişi bağlantıyı açtı.
}
gather-follows = Aynı oyuncuların rövanşı
gather-under-way = Bekleme odası
gather-turned-away = Bu masa sana kapalı
gather-came = { $who } katıldı
    .yours = Katıldın
gather-sat = { $who } { $place }. yere oturdu
    .yours = { $place }. yere oturdun
gather-stood = { $who } yerinden kalktı
    .yours = Yerinden kalktın
gather-bot-sat = Bir bot { $place }. yere oturdu
gather-bot-went = { $place }. yerdeki bot gitti
gather-swapped = İki yer değiştirildi
gather-kicked = Masa sahibi { $who } oyuncusunu çıkardı
    .yours = { $who } oyuncusunu çıkardın
gather-let-in = { $who } geri gelebilir
gather-laid = Masa sahibi oyunu ya da koşullarını değiştirdi
    .yours = Oyunu ya da koşullarını değiştirdin
gather-sent-away = Çıkarılanlar
gather-sent-away-text = Geri kabul ettiğin kişi bağlantıyla dönebilir.
gather-admit = Geri kabul et: { $who }
gather-change = Diğer ayarlar
gather-change-title = Oyun ve koşullar
gather-change-intro = Değişikliği masadaki herkes görür. Yerler ve botlar olduğu gibi kalır.
gather-change-now = Değişiklikleri kaydet
gather-went = { $who } ayrıldı
gather-hosts = Masanın sahibi artık { $who }
    .yours = Masanın sahibi artık sensin
gather-hand-over = Masayı devret: { $who }

## Parti sahibinin kararları

host-title = Masa sahibinin araçları
host-pause-title = Duraklatma
host-pause = Partiyi duraklat
host-pause-text = Sen sürdürene kadar kimse oynamaz, saat akmaz. Bir süre yoksan sıradaki oyuncu masa sahibi olur.
host-resume = Partiyi sürdür
host-paused-own = Partiyi duraklattın.
host-paused-by = { $who } partiyi duraklattı.
host-paused = Parti duraklatıldı
host-resumed = Parti sürüyor
host-add-time = Bir dakika ekle
host-add-time-text = Süren dağıtım için; saatleri adların yanında durur.
host-add-all = Bütün saatlere
host-add-one = { $who } için
host-time-all = Masa sahibi herkese { $seconds } saniye daha veriyor
    .yours = Herkese { $seconds } saniye daha veriyorsun
host-time-one = Masa sahibi { $who } oyuncusuna { $seconds } saniye daha veriyor
    .yours = { $who } oyuncusuna { $seconds } saniye daha veriyorsun
    .given = Masa sahibi sana { $seconds } saniye daha veriyor
    .self = Kendine { $seconds } saniye daha veriyorsun
host-late = Geç gelenler
host-late-open = İzleyiciler bot yerine otursun
    .text = Bağlantısı olan herkes bir bot yerine oturabilir. Hangi dağıtımdan itibaren olduğu kayda geçer.
host-seats-opened = Masa sahibi izleyicilerin bot yerine oturmasına izin veriyor
    .yours = İzleyicilerin bot yerine oturmasına izin veriyorsun
host-seats-closed = İzleyiciler artık bot yerine oturamaz
host-hand-over = Başka masa sahibi
host-changed = Masanın sahibi artık { $who }
    .yours = Masanın sahibi artık sensin
late-title = Masa sahibi bir bot yerine oturmana izin veriyor.
late-open = Bir yere otur
late-text = Botun yerine hemen, onun kartları ve skoruyla oynarsın. Gitmen gerekirse yerine yine bot oynar.
late-name = Masadaki adın
late-take = { $who } yerine otur
late-took = { $who } bir botun yerine oturdu
    .yours = Bir botun yerine oturdun

## Sohbet

chat-title = Sohbet
chat-new = Sohbet, { $count } yeni mesaj
chat-nothing = Henüz mesaj yok.
chat-somebody = Biri
chat-message = Mesajın
chat-send = Gönder
chat-ready = Hazır mesajlar
chat-says = { $who }: { $text }
chat-unsay = Geri çek: { $text }
chat-report = Şikâyet et: { $text }
chat-report-sure = Mesajı şikâyet et
chat-report-sent = Şikâyet edildi. Bir yönetici onu çevresindeki satırlarla okur.
chat-report-failed = Mesaj şikâyet edilemedi.
chat-mute = Sustur: { $who }
chat-unmute = Susturmayı kaldır: { $who }
chat-phrase-hello = Herkese merhaba!
chat-phrase-good-luck = Bol şans!
chat-phrase-well-played = Güzel oynadın!
chat-phrase-thanks = Sağ ol!
chat-phrase-my-mistake = Hata bende
chat-phrase-one-moment = Bir dakika lütfen
chat-phrase-take-your-time = Acele etme
chat-phrase-lucky = Şanslı çıktı!
chat-phrase-good-game = Elinize sağlık, güzel oyundu
chat-phrase-bye = Görüşürüz!

## Bota bırakılan yer

away-title = Bot oynasın
away-intro = Gitmen gerekirse sen dönene kadar yerine bot oynar. Herkes bunu görür, kayda da geçer.
away-who = Yerine geçecek bot
away-plays = Yerine bir bot oynuyor ({ $bot }).
away-back = Geldim
away-for = { $who } yerine bot oynuyor ({ $bot })
away-stand-in = Artık { $who } yerine bot oynuyor ({ $bot })
    .yours = Artık senin yerine bot oynuyor ({ $bot })
away-forgotten = { $who } dönmüyor: yeri artık botun

## Kişinin kendine ait olanlar

self-title = Bu sunucuda sen
self-link = Başka cihaz
    .text = Başka bir cihazda kendin olarak sürdürmek için orada kişisel bağlantını aç. Bağlantı yalnızca sende kalsın.
self-link-make = Bağlantı oluştur
self-link-until = Bağlantı { $date } tarihine kadar geçerli.
self-revoke = Bağlantıları iptal et
self-revoked = Bütün bağlantıların iptal edildi.
self-avoided = { $people ->
    [0] Kimseden kaçınmıyorsun
   *[other] { $people } kişiden kaçınıyorsun
}
    .text = Bir masada kaçınmayı seçtiğin kişiler. Birbirinizin açık masalarını görmezsiniz.
self-meet = Kimseden kaçınma
self-met = Yine herkesin açık masalarını görüyorsun.
self-meet-one = Kaçınmayı bırak
self-met-one = { $who } ile yine birbirinizin açık masalarını görüyorsunuz.
self-export = Verilerin
    .text = Adın, masaların ve mesajların, hepsi tek dosyada.
self-export-save = Verileri indir
self-delete = Her şeyi sil
    .text = Adın, masaların ve mesajların. Başkalarıyla partilerin nötr bir adla kalır.
self-delete-go = Beni sil
self-delete-sure = Hakkımda ne varsa kalıcı sil
self-become = Bu cihazda sürdürülsün mü?
self-become-text = Bu cihaz, bağlantıyı oluşturan kişinin olur. Burada başka adla oynadıkların o adda kalır.
self-become-yes = Burada sürdür
self-become-no = Vazgeç
self-become-failed = Bu bağlantının süresi doldu ya da iptal edildi. Öteki cihazında yenisini oluştur.
