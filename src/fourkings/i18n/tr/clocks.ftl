# Süre: masadaki saatler, günlere yayılan ve birini bekleyen oyunlar, bir de önceki dağıtım.

clock-title = Bu dağıtımın saati
clock-left = { $time } kaldı
clock-last = { $count } saniye kaldı
clock-over = { $who } süresini doldurdu; bir kez bot oynar.
    .yours = Süreni doldurdun; senin yerine bir kez bot oynar.
clock-until = { $unit ->
    [days] { $hours ->
        [0] { $count } gün kaldı
       *[other] { $count } gün { $hours } saat kaldı
    }
    [hours] { $count } saat kaldı
   *[minutes] { $count } dakika kaldı
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } gün
       *[other] { $count } gün { $hours } sa
    }
    [hours] { $count } sa
   *[minutes] { $count } dk
}
clock-laid-bank = Süre: dağıtım başı { $bank }, her hamleden sonra { $more } saniye daha.
clock-laid-days = Her karar için { $days } gün: kimsenin hep burada olması gerekmez.
clock-bank = Dağıtım başı { $bank }, her hamleden sonra { $more } saniye daha.
clock-rules-bank = Her hamlenin ilk iki saniyesi süreden düşülmez. Süren dolunca bir kez bot oynar, yerin sende kalır. Masa beklemedeyken ya da sunucusu kapalıyken saat durur.
clock-rules-days = Süren dolunca bir kez bot oynar, yerin sende kalır. Sunucu kapalıyken saat durur.
clock-laid-watch-link = Bağlantısı olan herkes izleyebilir ve masada açık duran kartları görür.
clock-laid-watch-hands = Bağlantısı olan herkes izleyebilir ve önceki dağıtımın bütün kartlarını görür.
clock-laid-watch-nobody = İzleyici yok.
clock-laid-hands = İzleyiciler önceki dağıtımın bütün kartlarını da görür.

waiting-title = Sıra sende
waiting-tell = Sıram gelince haber ver
waiting-told-off = Günlere yayılan oyunlar için: Four Kings sayfası açık değilken de bu tarayıcıdan bildirim.
waiting-told-on = Bu tarayıcı sana haber verir, hiçbir Four Kings sayfası açık değilken de.
waiting-told-open = Bir Four Kings sayfası açıkken bu tarayıcı haber verir. Ulaşılabilen bir anlık bildirim servisi yok.
waiting-told-denied = Bu tarayıcının ayarları bildirimleri engelliyor. Bu sayfaya izin ver, sonra yeniden yükle.
waiting-told-insecure = Tarayıcılar bildirime yalnızca https:// adreslerinde izin verir. Sunucuyu işletenden böyle bir adres iste.
waiting-told-unsupported = Bu tarayıcıda sayfalar bildirim gönderemez. iPhone ya da iPad'de Four Kings'i ana ekrana ekle ve oradan aç.
waiting-notice = { $game }: sıra sende
waiting-with = Birlikte: { $names }
waiting-with-bots = Botlarla

before-open = Önceki dağıtım, bütün kartlar
before-title = { $number }. dağıtım, bütün kartlar
before-why = Bunu neden oynadılar?
before-why-title = { $number }. dağıtım: neden?
before-why-how = Nedenini sormak için bir botun kartına ya da sözüne git.
before-why-begin = Önce en çok yüksek kartın düştüğü el gösterilir. Botun başka bir kartını ya da beyanını sormak için ona git.
before-why-ask = { $who } neden bunu seçti: { $chosen }?
before-why-wait = Seçenekler karşılaştırılıyor…
before-why-only = Başka seçenek yoktu.
before-why-equal = { $chosen } ile { $instead } burada aynı değerde.
before-why-beside = En iyisi: { $chosen }. Sonraki: { $instead }.
before-why-worse = Daha iyisi: { $instead }. { $chosen } ortalama { $loss } puan kaybettirir.
before-why-you = Sen { $who } olsaydın:
