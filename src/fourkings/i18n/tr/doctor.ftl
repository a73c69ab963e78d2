# `fourkings doctor` ne bulur ve buna karşı ne yapılır.

doctor-well = Her şey çalışıyor: otur ve oyna.
doctor-ill = { $count ->
    [one] Bir denetim başarısız. Altındaki satır ne yapılacağını söyler.
   *[other] { $count } denetim başarısız. Her birinin altındaki satır ne yapılacağını söyler.
}

doctor-python = Four Kings { $program }, Python { $version }, { $system }.
doctor-python-old = Python { $version } çok eski.
    .remedy = Python 3.11 ya da yenisini kur, programı onunla başlat.

doctor-letters = Terminal her kartı basabiliyor ({ $encoding }).
doctor-letters-poor = Bu terminal kart simgelerini ve Türkçe harfleri basamıyor ({ $encoding }).
    .remedy = PYTHONUTF8=1 ayarla ya da UTF-8 bir terminal kullan. Tarayıcıdaki sayfa bundan etkilenmez.

doctor-page = Tarayıcı sayfası derlenmiş.
doctor-page-missing = Tarayıcı sayfası derlenmemiş: { $folder } boş.
    .remedy = Deponun bir kopyasında python3 scripts/run.py ile derle. Yayımlanan pakette sayfa vardır.

doctor-browser = Bir tarayıcı var.
doctor-browser-none = Bu makinede tarayıcı bulunamadı.
    .remedy = Sunucuyu --no-open ile başlat, yazdığı adresi herhangi bir tarayıcıda aç.

doctor-compiler = Derlenmiş kod hazır, yeri { $folder }: simülasyonlar, çözücü, botlar{ $tables ->
        [yes] , bir de vektör ortamının masaları.
       *[no] . Vektör ortamının masaları ilk kullanımda derlenir.
    }
doctor-compiler-partly = Hızlı kod kısmen derlenmiş: simülasyonlar ({ $playouts ->
        [yes] evet
       *[no] henüz değil
    }), çözücü ({ $solver ->
        [yes] evet
       *[no] henüz değil
    }), botlar ({ $bots ->
        [yes] evet
       *[no] henüz değil
    }), vektör ortamının masaları ({ $tables ->
        [yes] evet
       *[no] henüz değil
    }).
    .remedy = Sorun yok: kalanı ilk kullanımda, bir dakikadan kısa sürede derlenir. Şimdi yapmak için fourkings warm.
doctor-compiler-cold = Hızlı kod henüz derlenmemiş.
    .remedy = Sorun yok: ilk kullanım onu bir dakika kadar sürede derler. Şimdi yapmak için fourkings warm çalıştır.
doctor-compiler-off = Derleyici kapalı (NUMBA_DISABLE_JIT).
    .remedy = Her şey çalışır, ama güçlü botlar dakikalarca düşünür. NUMBA_DISABLE_JIT değişkenini ortamdan kaldır.
doctor-compiler-forgets = Derlenmiş kod saklanamıyor, her açılışta yeniden derleniyor.
    .remedy = ~/.cache klasörünü yazılabilir yap ya da FOURKINGS_CACHE değerini yazılabilir bir klasöre ayarla.
doctor-compiler-broken = Derleyici yüklenemiyor.
    .remedy = Programı wheel dosyasından yeniden kur (pip install --force-reinstall DOSYA.whl). Kurallar, kayıtlar ve dikkatli bot derleyicisiz çalışır.

doctor-server = Sunucu kurulu.
doctor-server-missing = Sunucu kurulu değil (eksik: { $modules }).
    .remedy = Tarayıcıda oynamak için pip install 'four-kings[server]' çalıştır. Kurallar, botlar, kayıtlar ve çözücü onsuz çalışır.

doctor-data = Veri klasörü { $folder }; { $free } MB boş.
doctor-data-full = Veri klasörü { $folder }, orada yalnızca { $free } MB boş.
    .remedy = Yer aç ya da --data ile başka bir klasör seç.
doctor-data-closed = Şuraya yazılamıyor: { $folder }: { $error }.
    .remedy = Kendine yazma izni ver ya da --data ile başka bir klasör seç.
doctor-data-file = Veri klasörü { $folder } oluşturulamıyor: { $file } bir dosya.
    .remedy = --data ile başka bir klasör seç.

doctor-database = Veritabanı cevap veriyor (şema { $version }).
doctor-database-new = İlk açılış veritabanını oluşturacak.
doctor-database-out-of-reach = Veritabanı kullanılamıyor: { $error }.
    .remedy = Çalıştığını ve FOURKINGS_DATABASE değerinin onun adresi olduğunu denetle. Programın daha yeni bir sürümünün veritabanı o sürümü ister.

doctor-backup = En yeni yedek ({ $file }) { doctor-age } alındı ve geri yüklenebiliyor.
doctor-backup-early = Veritabanında henüz kayıtlı yedek yok.
doctor-backup-none = Veritabanında partiler var ama kayıtlı yedek yok.
    .remedy = fourkings backup DOSYA komutuyla bir yedek al. packaging/systemd içindeki birimler her gece yedek alır ve onu denetler.
doctor-backup-old = En yeni yedek ({ $file }) { doctor-age } alındı.
    .remedy = fourkings backup DOSYA komutuyla yenisini al. packaging/systemd içindeki birimler her gece yedek alır ve onu denetler.
doctor-backup-unchecked = En yeni yedek ({ $file }) { doctor-age } alındı ve hiç denetlenmedi.
    .remedy = Geri yüklenip yüklenemediğini fourkings backup --check DOSYA komutu gösterir.
doctor-backup-broken = En yeni yedek ({ $file }) geri yüklenemiyor: { $fault }.
    .remedy = Yeni bir yedek al ve onu denetle. Eski dosyaları sakla.
doctor-backup-unread = Yedek listesi okunamıyor.
    .remedy = Önce veritabanını onar.
doctor-age = { $unit ->
    [minutes] { $count ->
        [0] az önce
       *[other] { $count } dakika önce
    }
    [hours] { $count } saat önce
   *[days] { $count } gün önce
}

doctor-key = Oturumları imzalayan anahtar sağlam.
doctor-key-new = Oturumları imzalayan anahtarı ilk açılış oluşturacak.
doctor-key-broken = { $file } dosyasında tam bir anahtar yok; isteyen istediği kişi olarak girebilir.
    .remedy = Onu bir yedekten geri yükle ya da kaldır. Kaldırırsan herkes yeni kimlik alır ve masalarını kaybeder.

doctor-clock = Saat { $now } gösteriyor.
doctor-clock-behind = Saat { $now } gösteriyor, bu programın kurulmasından önce.
    .remedy = Saati ayarla: oturumlar, bağlantılar ve yavaş oyunlar ona bağlı.

doctor-loop = Olay döngüsü ({ $loop }): gecikme ortancada { $median } ms, yüzde 99'da { $p99 } ms, en çok { $most } ms.
doctor-loop-late = Olay döngüsü ({ $loop }): gecikme ortancada { $median } ms, en çok { $most } ms. Bunu her oyuncu bekler.
    .remedy = İşlemciyi başka bir program kullanıyor: onu durdur ya da sunucuya kendi çekirdeğini ver.

doctor-port = { $host } üzerinde { $port } numaralı port boş.
doctor-port-ours = { $host } üzerinde { $port } numaralı portta zaten bir Four Kings sunucusu çalışıyor.
doctor-port-taken = { $host } üzerinde { $port } numaralı port kullanılamıyor: { $error }.
    .remedy = --port ile başka bir port seç (0 boş birini bulur) ya da onu kullanan programı durdur.

doctor-proxy = { $proxies ->
    [none] Sunucu hiçbir ters vekile güvenmiyor.
   *[other] Sunucu şu adresteki ters vekile güveniyor: { $proxies }.
}
doctor-proxy-unnamed = Sunucunun adı { $hosts }, ama hiçbir ters vekile güvenmiyor. Bir vekilin arkasında bütün oyuncular onun sınırlarını paylaşır.
    .remedy = Önünde bir ters vekil varsa FOURKINGS_PROXIES değerini onun adresine ayarla. Yoksa bunu önemseme.

doctor-games = { $installed ->
    [0] { $count } oyun var.
   *[other] { $count } oyun var, { $installed } tanesi başka paketlerden.
}
doctor-games-left-out = Başka paketten bir oyun dışarıda bırakıldı: { $faults }.
    .remedy = O paketi onar ya da kaldır. Öteki bütün oyunlar çalışır.
doctor-games-wordless = Başka paketten bir oyunun cümleleri eksik: { $missing }.
    .remedy = Oynanabilir, ama eksik cümlelerin yerine kimliklerini gösterir. Onları i18n klasörüne ekle.
doctor-games-page = Başka bir paketin kural sayfası gösterilemiyor: { $fault }.
    .remedy = Sayfayı düzeltin ya da yazarından isteyin. Oyun oynanabilir.
doctor-games-partly = Başka paketlerden oyunların isteğe bağlı parçaları eksik: { $missing }.
    .remedy = Onlarsız da oynanır. Her parçanın ne işe yaradığını docs/add-a-game.md anlatır.
